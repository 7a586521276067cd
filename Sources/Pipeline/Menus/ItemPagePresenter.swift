package import Domain
import Text
package import ViewModels

extension FramePresenter {
  /// Makes the pages of a menu's dishes, in the menu's order, each with the dishes before and after it.
  ///
  /// `body` is handed one page at a time, and the next one is made in its place: most of what the dishes of a menu show
  /// is the same.
  package func forEachItemPage<Failure: Error>(
    of menuPage: MenuPage, _ menu: Menu, _ body: (Route, borrowing ItemPage) throws(Failure) -> Void
  ) throws(Failure) {
    guard let first = menuPage.sections.firstItem else { return }
    let folder = presentation.menuRoute(menu.id)
    // All dishes stand one folder below the menu, and so link alike.
    let anyDish = presentation.itemRoute("-", in: folder)
    let source = MenuDataSource(menu, presentation: presentation, route: anyDish)
    let neighbours = dishLinks(of: menuPage)
    var page = ItemPage(
      frame: frame(at: anyDish, title: "", breadcrumbs: [(menuPage.name, folder)]), item: first,
      menu: LinkViewModel(menuPage.name, url: "../"), section: LinkViewModel(menuPage.name, url: ""),
      updated: menuPage.updated, allergenNote: menuPage.allergenNote)
    var index = 0
    try menuPage.sections.forEachSection { heading, section throws(Failure) in
      page.section = LinkViewModel(heading.name, url: "../#\(percentEncoded(path: heading.id))")
      for row in heading.items.indices {
        page.item = heading.items.withElement(row) { known in
          source.item(forRow: row, inSection: section, onMenuPage: known)
        }
        page.body = source.body(ofRow: row, inSection: section, onMenuPage: page.item.body)
        page.frame.shareImageURL = page.item.image?.absoluteURL
        page.previous = index > 0 ? neighbours[index - 1] : nil
        page.next = index + 1 < neighbours.count ? neighbours[index + 1] : nil
        let route = presentation.itemRoute(page.item.id, in: folder)
        describe(&page, at: route, of: menuPage)
        try body(route, page)
        index += 1
      }
    }
  }

  /// Its own title, description and addresses.
  private func describe(_ page: inout ItemPage, at route: Route, of menu: MenuPage) {
    let (id, menuID) = (page.item.id, menu.id)
    page.frame.title = pageTitle(page.item.name.text)
    page.frame.description = (page.item.description?.plain).flatMap(metaDescription) ?? menu.name.text
    page.frame.canonicalURL = presentation.address(of: route)
    page.frame.languages = languageLinks(from: route) { $0.itemRoute(id, in: $0.menuRoute(menuID)) }
  }

  /// A link to each dish from beside it.
  private func dishLinks(of menu: MenuPage) -> [LinkViewModel] {
    var links: [LinkViewModel] = []
    menu.sections.forEachSection { section, _ in
      section.items.forEachInPlace { links.append(LinkViewModel($0.name, url: "../" + $0.url)) }
    }
    return links
  }
}

extension [MenuSectionViewModel] {
  /// The first dish in the menu's order.
  fileprivate var firstItem: MenuItemViewModel? {
    for section in self {
      if let item = section.items.first ?? section.sections.firstItem { return item }
    }
    return nil
  }
}
