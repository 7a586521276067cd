package import MenugenDomain
import Synchronization

/// The items of all menus, to resolve references such as `menu/item`.
package final class DishIndex: Sendable {
  private let menus: [String: MenuSummary]
  /// What a unit costs to make, by the ids of menu and item.
  package let costs: [String: Money]
  /// The items of menus that were requested.
  private let known = Mutex<[String: Dishes]>([:])

  private struct Dishes {
    var items: Set<String>
    var unlisted: Set<String>
  }

  package init(_ menus: some Sequence<MenuSummary>) {
    self.menus = Dictionary(menus.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var costs: [String: Money] = [:]
    for menu in self.menus.values {
      for cost in menu.costs { costs["\(menu.id)/\(cost.item)"] = cost.money }
    }
    self.costs = costs
  }

  /// Whether the item has a page.
  package func contains(_ reference: String) -> Bool {
    find(reference) { menu, item in menu.items.contains(item) }
  }

  /// Whether a menu has the item, with or without a page.
  package func knows(_ reference: String) -> Bool {
    find(reference) { menu, item in menu.items.contains(item) || menu.unlisted.contains(item) }
  }

  private func find(_ reference: String, _ isFound: (Dishes, String) -> Bool) -> Bool {
    guard let slash = reference.firstIndex(of: "/"), let menu = menus[String(reference[..<slash])] else { return false }
    let item = String(reference[reference.index(after: slash)...])
    return known.withLock { known in
      if known[menu.id] == nil {
        known[menu.id] = Dishes(items: Set(menu.items), unlisted: Set(menu.unlisted))
      }
      return known[menu.id].map { isFound($0, item) } ?? false
    }
  }

  /// Whether a menu or item exists without a page, because it is hidden or out of season.
  package func isUnlisted(_ reference: String) -> Bool {
    menus[reference].map { !$0.isServed } ?? (knows(reference) && !contains(reference))
  }

  /// Every item with a page.
  package var listed: [String] { menus.values.flatMap { menu in menu.items.map { "\(menu.id)/\($0)" } }.sorted() }

  package func hasMenu(_ id: String) -> Bool { menus[id]?.isServed == true }

  /// All references, for spelling suggestions.
  package var references: [String] {
    menus.values.flatMap { menu in (menu.items + menu.unlisted).map { "\(menu.id)/\($0)" } }.sorted()
  }
}
