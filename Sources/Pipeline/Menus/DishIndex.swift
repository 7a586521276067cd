/// The dishes of all menus, for what points to them as `menu/item`.
package struct DishIndex: Sendable {
  private let menus: [String: MenuSummary]

  package init(_ menus: some Sequence<MenuSummary>) {
    self.menus = Dictionary(menus.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func contains(_ reference: String) -> Bool {
    guard let slash = reference.firstIndex(of: "/"), let menu = menus[String(reference[..<slash])] else { return false }
    return menu.items.contains(String(reference[reference.index(after: slash)...]))
  }

  package func hasMenu(_ id: String) -> Bool { menus[id] != nil }

  /// Every dish, as it would be pointed to: what a misspelt reference is compared with.
  package var references: [String] {
    menus.values.flatMap { menu in menu.items.map { "\(menu.id)/\($0)" } }.sorted()
  }
}
