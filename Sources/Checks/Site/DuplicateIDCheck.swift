package import MenugenDiagnostics
import MenugenText

/// Finds files of one kind with the same id: their pages would have the same path.
///
/// Ids that differ only in case are the same: some disks can't hold both.
package struct DuplicateIDCheck {
  /// A file and its id.
  package struct File {
    /// As messages show it.
    let path: String
    let id: String?
    /// Returns the place of the id; called for duplicates only.
    let place: () -> Diagnostic.Place

    /// - Parameter id: `nil` if the id is unknown.
    package init(_ path: String, id: String?, place: @escaping () -> Diagnostic.Place) {
      self.path = path
      self.id = id
      self.place = place
    }
  }

  private let kind: String

  /// - Parameter kind: `menu`, `ledger` or `goal`.
  package init(_ kind: String) { self.kind = kind }

  /// An error at each file but the first, which names both.
  package func duplicates(among files: [File]) -> [Diagnostic] {
    var first: [String: String] = [:]
    return files.compactMap { file in
      guard let id = file.id else { return nil }
      let key = collisionKey(id)
      guard let other = first[key] else {
        first[key] = file.path
        return nil
      }
      return Diagnostic(.duplicateID(id, of: kind, in: other, and: file.path), at: file.place())
    }
  }
}
