import MenugenDomain
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// Calls `body` with the page of each item, in the menu's order, and its path in the site.
  ///
  /// Reuses one page, as most of it is the same, and moves the items out of `menuPage`.
  package func forEachItemPage<Failure: Error>(
    of menuPage: consuming MenuPage, _ flat: FlatMenu,
    _ body: (DishPath, borrowing ItemPage) throws(Failure) -> Void
  ) throws(Failure) {
    guard let first = menuPage.sections.firstItem else { return }
    let folder = presentation.menuRoute(menuPage.id)
    // All items are in folders of the menu's folder, so their links are alike.
    let anyDish = presentation.itemRoute("-", in: folder)
    let source = MenuDataSource(flat, presentation: presentation, route: anyDish)
    var links = dishLinks(of: menuPage)
    // The first item's own link.
    var own = links.takeElement(0)
    var page = ItemPage(
      frame: frame(at: anyDish, title: "", breadcrumbs: [(menuPage.name, folder)]), item: first,
      menu: LinkViewModel(menuPage.name, url: "../"), section: LinkViewModel(menuPage.name, url: ""),
      updated: menuPage.updated, allergenNote: menuPage.allergenNote)
    let place = DishPlace(folder: folder, address: presentation.address(of: folder))
    let (id, name) = (menuPage.id, menuPage.name)
    var sections = menuPage.sections.takeItems()
    var index = 0
    for section in sections.indices {
      page.section = LinkViewModel(sections[section].name, url: "../#\(percentEncoded(path: sections[section].id))")
      let times = source.servingTimes(inSection: section)
      for row in sections[section].items.indices {
        // Move the item, as it is no longer needed there.
        swap(&page.item, &sections[section].items[row])
        let url = page.item.url
        source.move(&page.item, row: row, section: section, servedAt: times)
        page.body = source.body(ofRow: row, inSection: section, onMenuPage: page.item.body)
        page.frame.shareImageURL = page.item.image?.absoluteURL
        if index > 0 {
          swap(&page.previous, &own)
          swap(&own, &page.next)
        }
        page.next = links.takeElement(index + 1)
        describe(&page, at: place, url, of: id, name)
        try body(DishPath(menu: place.folder.folder, id: page.item.id), page)
        index += 1
      }
    }
  }

  /// Sets the title, description and URLs of an item's page.
  ///
  /// - Parameter url: The item's URL, relative to its menu.
  private func describe(
    _ page: inout ItemPage, at place: DishPlace, _ url: String, of menu: String, _ menuName: LabelViewModel
  ) {
    let id = page.item.id
    page.frame.title = pageTitle(page.item.name.text)
    page.frame.description = (page.item.description?.plain).flatMap(metaDescription) ?? menuName.text
    page.frame.canonicalURL = place.address.map { String(joining: $0, url) }
    if !languages.isEmpty {
      page.frame.languages = languageLinks(from: presentation.itemRoute(id, in: place.folder)) {
        $0.itemRoute(id, in: $0.menuRoute(menu))
      }
    }
  }

  /// A link to each item from a neighbouring one.
  private func dishLinks(of menu: MenuPage) -> [LinkViewModel?] {
    var links: [LinkViewModel?] = []
    menu.sections.forEachSection { section, _ in
      section.items.forEachInPlace { links.append(LinkViewModel($0.name, url: String(joining: "../", $0.url))) }
    }
    return links
  }
}

/// The parts of an item page's path.
package struct DishPath {
  /// The menu's folder, ending in `/`.
  package let menu: String
  package let id: String

  /// What stands behind the dish's id.
  package static var file: String { "/index.html" }

  package var text: String { String(joining: menu, id, DishPath.file) }
}

/// The parts of URLs that are the same for all items of a menu.
private struct DishPlace {
  /// The menu's page, and its absolute URL.
  let folder: Route
  let address: String?
}

extension [LinkViewModel?] {
  /// Moves a link out of the array; `nil` for an invalid index.
  fileprivate mutating func takeElement(_ index: Int) -> LinkViewModel? {
    var taken: LinkViewModel?
    if index < count { swap(&taken, &self[index]) }
    return taken
  }
}

extension [MenuSectionViewModel] {
  /// The first item in the menu's order.
  fileprivate var firstItem: MenuItemViewModel? {
    for section in self {
      if let item = section.items.first ?? section.sections.firstItem { return item }
    }
    return nil
  }
}

extension [MenuSectionViewModel] {
  /// Moves the items out of their sections, in depth-first order.
  fileprivate mutating func takeItems() -> [(id: String, name: LabelViewModel, items: [MenuItemViewModel])] {
    var taken: [(id: String, name: LabelViewModel, items: [MenuItemViewModel])] = []
    for index in indices {
      taken.append((self[index].id, self[index].name, []))
      swap(&self[index].items, &taken[taken.count - 1].items)
      taken += self[index].sections.takeItems()
    }
    return taken
  }
}
