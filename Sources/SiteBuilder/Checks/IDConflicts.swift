import MenugenDiagnostics
import MenugenText

/// Menus and ledgers with duplicate ids, in a build that continues after errors. None of them is published; an error
/// page replaces them.
struct IDConflicts: Sendable {
  /// The files whose content is withheld.
  private var withheld: Set<String> = []
  /// The files without even an error page, because another file's page has the same path.
  private var silent: Set<String> = []
  /// The diagnostics of the conflicts.
  private(set) var diagnostics: [Diagnostic] = []

  /// How a file is published.
  enum Treatment: Int {
    case whole, placeholder, nothing
  }

  var isEmpty: Bool { withheld.isEmpty && silent.isEmpty }

  func treatment(of path: String) -> Treatment {
    silent.contains(path) ? .nothing : withheld.contains(path) ? .placeholder : .whole
  }

  /// Adds the conflicts among files of one kind.
  ///
  /// - Parameters:
  ///   - files: The files with their ids, and whether they are free of errors.
  ///   - diagnostics: The errors that report the conflicts.
  mutating func add(_ files: [(path: String, id: String, isSound: Bool)], _ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    for group in Dictionary(grouping: files, by: { collisionKey($0.id) }).values where group.count > 1 {
      let sound = group.filter(\.isSound)
      if sound.count > 1 { withheld.formUnion(sound.map(\.path)) }
      let page = (sound.first ?? group.first)?.path
      silent.formUnion(group.map(\.path).filter { $0 != page })
    }
  }
}
