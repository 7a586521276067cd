import MenugenDiagnostics
import MenugenText

/// Reports duplicate ids of files at the later one, naming both.
///
/// Ids that differ only in case are duplicates, as some file systems ignore case.
struct TwinCheck {
  let tree: ContentTree
  let kind: String
  /// The location of a file's id, for files with an error.
  let place: (SourceFile) -> Diagnostic.Place?

  func twins(among files: [(path: String, id: String?)]) -> [Diagnostic] {
    var first: [String: String] = [:]
    return files.compactMap { path, id in
      guard let id else { return nil }
      guard let other = first[collisionKey(id)] else {
        first[collisionKey(id)] = path
        return nil
      }
      let shown = tree.shown(path)
      return Diagnostic(
        .error, "\(kind).duplicate-id", "two files have the \(kind) '\(id)': \(tree.shown(other)) and \(shown)",
        hint: "write another id in one of them", at: (try? tree.read(path)).flatMap(place) ?? .file(shown))
    }
  }
}
