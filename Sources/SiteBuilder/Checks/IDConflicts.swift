import MenugenDiagnostics
import MenugenText

/// Menus and ledgers whose ids are the same, where a build goes on without them: none of them is published, since nobody knows
/// which one is meant. A page in their place says that there is an error.
struct IDConflicts: Sendable {
  /// The files whose content is withheld.
  private var withheld: Set<String> = []
  /// The files that have no page of their own, not even one that tells of an error: another file's page is at their place.
  private var silent: Set<String> = []
  /// What was found wrong.
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
  ///   - files: Each with its id, or the one that its name gives, and whether it has no errors.
  ///   - diagnostics: The errors that name them.
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
