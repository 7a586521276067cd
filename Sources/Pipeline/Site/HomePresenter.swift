package import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

extension FramePresenter {
  /// The home page: the restaurant, a card for each menu, and links that don't fit into the header.
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
        counterpart: \.homeRoute),
      name: presentation.label(site.name, in: site.language), description: description, restaurant: restaurant,
      menus: menus.map { card($0, at: route) })
    if let image = restaurant?.image, image.absoluteURL != nil {
      page.frame.share(image)
    } else {
      page.frame.shareDrawing(at: shareAddress(of: route), of: page.name.text)
    }
    page.reports = reports.map {
      LinkViewModel(presentation.label($0.title, in: $0.language), url: route.link(to: $0.route))
    }
    page.pages = navigation.otherPages.map { presentation.link($0, at: route) }
    // A site of only Markdown pages needs no menus.
    let isOfPages = site.restaurant == nil && !navigation.entries.isEmpty
    if menus.isEmpty, !isOfPages { page.notice = presentation.notice(.empty) }
    return page
  }

  func card(_ menu: MenuSummary, at route: Route) -> MenuCardViewModel {
    MenuCardViewModel(
      name: presentation.label(menu.name, in: menu.language), url: route.link(to: presentation.menuRoute(menu.id)),
      description: menu.description.map { presentation.label($0, in: menu.language) },
      count: menu.missing.map { presentation.notice(for: $0).message }
        ?? presentation.phrases.dishCount(menu.items.count, text: presentation.number(menu.items.count)),
      availability: presentation.availability(menu.availability))
  }

}
