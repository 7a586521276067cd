package import Domain
import Text
package import ViewModels

extension FramePresenter {
  /// A menu's page, made by walking its data source.
  package func menuPage(_ menu: Menu) -> MenuPage {
    let route = presentation.menuRoute(menu.id)
    let source = MenuDataSource(menu, presentation: presentation, route: route, choices: .ownOnly)
    let sections = (0..<source.numberOfSections).compactMap { index -> MenuSectionViewModel? in
      guard var section = source.header(forSection: index) else { return nil }
      section.items = (0..<source.numberOfRows(inSection: index)).compactMap {
        source.item(forRow: $0, inSection: index)
      }
      return section
    }
    let name = presentation.label(menu.name, in: menu.language)
    let description = presentation.markup(menu.description, in: menu.language, at: route)
    var page = MenuPage(
      frame: frame(
        at: route, title: name.text, description: description?.plain ?? summary(of: sections),
        twin: { $0.menuRoute(menu.id) }),
      id: menu.id, name: name, description: description, updated: menu.updated.map(presentation.updated),
      services: presentation.services(menu.services), availability: presentation.availability(menu.availability),
      sections: sections)
    if menu.isElsewhere {
      page.notice = presentation.notice(.loading)
      return page
    }
    page.showsContents = sections.count { !$0.isNested } > 2
    page.disclaimer = presentation.markup(menu.disclaimer, in: menu.language, at: route)
    page.allergenNote = presentation.phrases.allergenNote
    page.legend = presentation.allergenLegend()
    page.serviceKeys = menu.services.map(\.rawValue)
    if presentation.site.allergenCodes == .none {
      page.allergenTable = LinkViewModel(
        LabelViewModel(presentation.phrases.required("allergenTable")), url: "allergens.html")
    }
    page.formats = [
      LinkViewModel(LabelViewModel(presentation.phrases.required("allergenTable")), url: "allergens.html"),
      LinkViewModel(LabelViewModel(presentation.phrases.required("printPage")), url: "print.html"),
      LinkViewModel(LabelViewModel(presentation.phrases.required("plainText")), url: "menu.txt"),
      LinkViewModel(LabelViewModel("JSON"), url: "menu.json"),
    ]
    if sections.allSatisfy(\.items.isEmpty) { page.notice = presentation.notice(.empty) }
    return page
  }

  /// The menu for paper, from its page. Its code is a file of its own, which the address is written into.
  package func printPage(_ page: MenuPage) -> PrintPage {
    PrintPage(
      menu: page,
      code: page.frame.canonicalURL.map { address in
        let route = presentation.menuRoute(page.id)
        return ImageViewModel(url: route.link(to: presentation.codeRoute(page.id)), alternativeText: address)
      })
  }

  /// The pages of a menu's dishes, in the menu's order, each with the dishes before and after it.
  package func itemPages(of page: MenuPage, _ menu: Menu) -> ItemPages {
    ItemPages(page: page, menu: menu, presenter: self)
  }

  /// The first dishes' names, for a menu that describes itself with no words.
  private func summary(of sections: [MenuSectionViewModel]) -> String? {
    let names = sections.lazy.flatMap(\.items).prefix(6).map(\.name.text)
    return names.isEmpty ? nil : presentation.list(Array(names))
  }
}

/// The pages of one menu's dishes, made one at a time so that they can be written one at a time.
package struct ItemPages: Sequence {
  fileprivate let page: MenuPage
  fileprivate let menu: Menu
  fileprivate let presenter: FramePresenter

  package func makeIterator() -> Iterator { Iterator(self) }

  package struct Iterator: IteratorProtocol {
    private let pages: ItemPages
    private let rows: [(section: Int, row: Int)]
    private var index = 0
    /// The dishes as they stand one folder deeper than the menu: all dish pages of a menu link alike.
    private let source: MenuDataSource
    /// The frame that all dishes of this menu share, but for their own words and address.
    private let frame: PageFrame

    fileprivate init(_ pages: ItemPages) {
      self.pages = pages
      rows = pages.page.sections.enumerated().flatMap { section, model in
        model.items.indices.map { (section, $0) }
      }
      let presentation = pages.presenter.presentation
      let anyDish = presentation.itemRoute(pages.menu.id, "-")
      source = MenuDataSource(pages.menu, presentation: presentation, route: anyDish)
      frame = pages.presenter.frame(
        at: anyDish, title: "", breadcrumbs: [(pages.page.name, presentation.menuRoute(pages.menu.id))])
    }

    package mutating func next() -> (route: Route, page: ItemPage)? {
      guard index < rows.count else { return nil }
      defer { index += 1 }
      let (sectionIndex, row) = rows[index]
      let section = pages.page.sections[sectionIndex]
      let item = source.item(forRow: row, inSection: sectionIndex, onMenuPage: section.items[row])
      let route = pages.presenter.presentation.itemRoute(pages.menu.id, item.id)
      let page = ItemPage(
        frame: itemFrame(item, at: route), item: item, menu: LinkViewModel(pages.page.name, url: "../"),
        section: LinkViewModel(section.name, url: "../#\(percentEncoded(path: section.id))"),
        updated: pages.page.updated, body: source.body(ofRow: row, inSection: sectionIndex),
        allergenNote: pages.page.allergenNote, previous: index > 0 ? neighbour(rows[index - 1]) : nil,
        next: index + 1 < rows.count ? neighbour(rows[index + 1]) : nil)
      return (route, page)
    }

    private func itemFrame(_ item: MenuItemViewModel, at route: Route) -> PageFrame {
      let presenter = pages.presenter
      let menu = pages.menu.id
      var frame = frame
      frame.title = presenter.pageTitle(item.name.text)
      frame.description = (item.description?.plain).flatMap(metaDescription) ?? pages.page.name.text
      frame.canonicalURL = presenter.presentation.site.baseURL.map { $0 + route.absolutePath }
      frame.languages = presenter.languageLinks(from: route) { $0.itemRoute(menu, item.id) }
      return frame
    }

    /// All dishes of a menu stand beside each other, one folder below the menu that links to them.
    private func neighbour(_ place: (section: Int, row: Int)) -> LinkViewModel {
      let item = pages.page.sections[place.section].items[place.row]
      return LinkViewModel(item.name, url: "../" + item.url)
    }
  }
}
