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

  /// The first dishes' names, for a menu that describes itself with no words.
  private func summary(of sections: [MenuSectionViewModel]) -> String? {
    let names = sections.lazy.flatMap(\.items).prefix(6).map(\.name.text)
    return names.isEmpty ? nil : presentation.list(Array(names))
  }
}
