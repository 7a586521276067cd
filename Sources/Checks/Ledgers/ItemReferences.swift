package import MenugenDiagnostics
import MenugenText

/// Compares the items that movements name with the items of the menus.
package struct ItemReferences: Sendable {
  private let isKnown: @Sendable (String) -> Bool
  private let all: @Sendable () -> [String]
  private let unusableMenus: Set<String>

  /// - Parameters:
  ///   - isKnown: Whether a menu has the item: `dinner/margherita`.
  ///   - all: Returns every item, for hints.
  ///   - unusableMenus: The ids of menus with errors: their items are unknown, and not reported.
  package init(
    isKnown: @escaping @Sendable (String) -> Bool, all: @escaping @Sendable () -> [String], unusableMenus: Set<String>
  ) {
    self.isKnown = isKnown
    self.all = all
    self.unusableMenus = unusableMenus
  }

  /// An error for each item that no menu has.
  ///
  /// - Parameter file: Returns a file by its path.
  package func unknown(in origins: Origins?, file: (String) -> SourceFile?) -> [Diagnostic] {
    guard let origins else { return [] }
    return ([origins] + origins.parts).flatMap { origins -> [Diagnostic] in
      let unknown = origins.references.filter { reference in
        !isKnown(reference.word) && !unusableMenus.contains(String(reference.word.prefix { $0 != "/" }))
      }
      guard !unknown.isEmpty, let file = file(origins.path) else { return [] }
      var nearest = NearestNames(all())
      return unknown.map { reference in
        Diagnostic(
          .unknownItem(reference.word, nearest: nearest.name(nearestTo: reference.word)),
          at: origins.place(of: reference.range, in: file))
      }
    }
  }
}
