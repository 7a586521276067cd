import MenugenDomain
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// Makes the pages of a menu's items, or those that a location has itself, in the menu's order, and calls `body` with each and its path in the site.
  package func forEachItemPage<Failure: Error>(
    of menuPage: MenuPage, _ flat: MenuOutline,
    _ body: (DishPath, borrowing ItemPage) throws(Failure) -> Void
  ) throws(Failure) {
    let folder = presentation.menuRoute(menuPage.id)
    // Item pages are all one folder below the menu, so they have the same links.
    let anyItem = presentation.itemRoute("-", in: folder)
    let source = MenuDataSource(flat, presentation: presentation, route: anyItem)
    let links = dishLinks(of: menuPage)
    let frame = frame(at: anyItem, title: "", breadcrumbs: [(menuPage.name, folder)])
    let place = DishPlace(folder: folder, address: presentation.address(of: folder))
    let menuURL = anyItem.link(to: folder)
    let menuPicture = shareAddress(of: presentation.masterMenuRoute(menuPage.id))
    var index = 0
    try menuPage.sections.forEachSection { section, number throws(Failure) in
      let sectionLink = LinkViewModel(section.name, url: "\(menuURL)#\(percentEncoded(path: section.id))")
      for row in section.items.indices {
        if let branch = presentation.branch, !branch.hasPage(ofItem: section.items[row].id, on: menuPage.id) {
          index += 1
          continue
        }
        guard let item = source.itemOnOwnPage(forRow: row, inSection: number) else { continue }
        var page = ItemPage(
          frame: frame, item: item, menu: LinkViewModel(menuPage.name, url: menuURL), section: sectionLink,
          updated: menuPage.updated, allergenNote: menuPage.allergenNote)
        page.body = item.body
        page.currencySymbol = menuPage.currencySymbol
        if let image = item.image, image.absoluteURL != nil {
          page.frame.share(image)
        } else {
          page.frame.shareDrawing(at: menuPicture, of: menuPage.name.text)
        }
        if index > 0 { page.previous = links[index - 1] }
        if index + 1 < links.count { page.next = links[index + 1] }
        describe(&page, at: place, section.items[row].url, of: menuPage.id, menuPage.name)
        try body(DishPath(menu: place.folder.folder, id: item.id), page)
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
    page.frame.headingWidth = headingWidthText(of: page.item.name.text)
    page.frame.description = (page.item.description?.plain).flatMap(metaDescription) ?? menuName.text
    page.frame.canonicalURL = place.address.map { String(joining: $0, url) }
    if !languages.isEmpty {
      page.frame.languages = languageLinks(from: presentation.itemRoute(id, in: place.folder)) {
        $0.itemRoute(id, in: $0.menuRoute(menu))
      }
    }
  }

  /// A link to each item from a neighbouring one.
  private func dishLinks(of menu: MenuPage) -> [LinkViewModel] {
    var links: [LinkViewModel] = []
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

  /// The path after the item's id.
  package static let file = "/" + OutputLayout.index

  package var text: String { String(joining: menu, id, DishPath.file) }
}

/// The parts of URLs that are the same for all items of a menu.
private struct DishPlace {
  /// The menu's page, and its absolute URL.
  let folder: Route
  let address: String?
}
