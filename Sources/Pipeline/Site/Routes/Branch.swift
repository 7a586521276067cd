package import MenugenDomain
import MenugenText

/// A location's own pages: those that differ from the site's.
package struct Branch: Sendable {
  package let id: String
  package let name: Label
  /// The menus with own pages, by id.
  package let menus: [String: Pages]
  /// The ids of the site's menus that the location doesn't have.
  package let hiddenMenus: Set<String>

  /// A menu's own pages.
  package struct Pages: Sendable {
    /// The ids of the items with an own page.
    package var items: Set<String>
    /// Whether the site's allergen table is also the location's.
    package var sharesAllergens: Bool

    package init(items: Set<String>, sharesAllergens: Bool) {
      self.items = items
      self.sharesAllergens = sharesAllergens
    }
  }

  package init(id: String, name: Label, menus: [String: Pages], hiddenMenus: Set<String>) {
    self.id = id
    self.name = name
    self.menus = menus
    self.hiddenMenus = hiddenMenus
  }

  func hasPage(ofItem item: String, on menu: String) -> Bool { menus[menu]?.items.contains(item) ?? false }

  /// The id of the menu with own pages in a folder.
  func menu(at route: Route) -> String? {
    let parts = route.folder.split(separator: "/").suffix(3)
    guard parts.count == 3, parts.first.map({ $0 == id }) ?? false, let menu = parts.last.map(String.init) else {
      return nil
    }
    return menus[menu] == nil ? nil : menu
  }
}
