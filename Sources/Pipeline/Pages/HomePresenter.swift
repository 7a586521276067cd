package import Domain
package import ViewModels

/// What the pages of the whole site know of one menu: enough for a card, a sitemap entry and a link, and no more.
///
/// A menu that hasn't changed since the last build is known by this alone.
package struct MenuSummary: Sendable, Hashable {
  package var id: String
  package var name: Label
  package var description: Localized<String>?
  package var language: LanguageTag
  package var updated: CalendarDate?
  package var availability: [Availability]
  /// The dishes that have a page, in order.
  package var items: [String]
  /// Where its texts link to within the site, and its pictures: each once.
  package var links: [String]

  package init(
    id: String, name: Label, description: Localized<String>? = nil, language: LanguageTag, updated: CalendarDate? = nil,
    availability: [Availability] = [], items: [String] = [], links: [String] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.language = language
    self.updated = updated
    self.availability = availability
    self.items = items
    self.links = links
  }

  package init(_ menu: Menu) {
    self.init(
      id: menu.id, name: menu.name, description: menu.description?.map(\.plain), language: menu.language,
      updated: menu.updated, availability: menu.availability)
    func visit(_ section: MenuSection) {
      items += section.items.lazy.filter { $0.status != .hidden }.map(\.id)
      section.sections.forEach(visit)
    }
    menu.sections.forEach(visit)
    links = menu.links
  }

  package static func == (left: MenuSummary, right: MenuSummary) -> Bool {
    left.id == right.id && left.name == right.name && left.description == right.description
      && left.language == right.language && left.updated == right.updated && left.availability == right.availability
      && left.items == right.items && left.links == right.links
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FramePresenter {
  /// The first page: the restaurant, and a card for each menu.
  package func homePage(
    menus: [MenuSummary], reports: [(title: Label, language: LanguageTag, route: Route)]
  ) -> HomePage {
    let route = presentation.homeRoute
    let site = presentation.site
    let description = presentation.markup(site.description, in: site.language, at: route)
    let restaurant = presentation.restaurant(at: route)
    var page = HomePage(
      frame: frame(
        at: route, title: nil, description: description?.plain ?? restaurant?.description?.plain,
        twin: \.homeRoute),
      name: presentation.label(site.name, in: site.language), description: description, restaurant: restaurant,
      menus: menus.map { card($0, at: route) })
    page.reports = reports.map {
      LinkViewModel(presentation.label($0.title, in: $0.language), url: route.link(to: $0.route))
    }
    if menus.isEmpty { page.notice = presentation.notice(.empty) }
    return page
  }

  private func card(_ menu: MenuSummary, at route: Route) -> MenuCardViewModel {
    MenuCardViewModel(
      name: presentation.label(menu.name, in: menu.language), url: route.link(to: presentation.menuRoute(menu.id)),
      description: menu.description.map { presentation.label($0, in: menu.language) },
      count: presentation.phrases.dishCount(menu.items.count, text: presentation.number(menu.items.count)),
      availability: presentation.availability(menu.availability))
  }

  /// A free page.
  package func textPage(_ source: MarkdownPage, at route: Route, twin: @escaping (Presentation) -> Route?) -> TextPage {
    let title = presentation.label(Label(source.title), in: source.language)
    let body = presentation.markup(Localized(source.body), in: source.language, at: route)
    return TextPage(
      frame: frame(at: route, title: source.title, description: source.description ?? body?.plain, twin: twin),
      title: title, body: body ?? MarkupViewModel(html: "", plain: ""),
      hasOwnHeading: source.body.html.hasPrefix("<h1>"))
  }
}
