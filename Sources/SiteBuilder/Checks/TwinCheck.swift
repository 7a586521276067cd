import MenugenDiagnostics
import MenugenText

/// Two files with one id want the same pages: an error at the later one, which names both.
///
/// Ids that differ in case alone are one id: some disks can't hold both.
struct TwinCheck {
  let tree: ContentTree
  let kind: String
  /// Where a file says its id; asked for files with an error alone.
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
