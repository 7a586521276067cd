package import MenugenDomain
import MenugenLocalization
import MenugenText
import MenugenViewModels

/// The links in the header and footer of every page of a language, and its feeds.
package struct Navigation: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package var title: Label
    package var language: LanguageTag
    package var target: Target

    package init(title: Label, language: LanguageTag, route: Route) {
      self.init(title: title, language: language, target: .page(route))
    }

    package init(title: Label, language: LanguageTag, target: Target) {
      self.title = title
      self.language = language
      self.target = target
    }
  }

  package enum Target: Sendable, Equatable {
    case page(Route)
    case address(String)
  }

  package var entries: [Entry]
  package var footer: [Entry] = []
  /// The feeds of dated pages.
  package var feeds: [Entry] = []
  /// The pages that neither the header nor the footer has, for the home page.
  package var otherPages: [Entry] = []

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// The name of the list of locations in the site's settings.
  package static let locations = OutputLayout.name(OutputLayout.locations)
  /// The maximum number of menus in the header.
  package static let menuLimit = 5
  /// The maximum number of Markdown pages in the header; the home page links to the rest.
  package static let pageLimit = 8
}

extension Navigation {
  /// Arranges the menus and pages of a language as the site's settings say.
  ///
  /// - Parameters:
  ///   - menus: The menus that are served, by id.
  ///   - showsMenus: Whether the header has the menus that the settings don't name.
  ///   - hasLocations: Whether there is a list of locations.
  package init(
    of presentation: Presentation, menus: [(id: String, name: Label, language: LanguageTag)], showsMenus: Bool,
    hasLocations: Bool = false, pages: PageSet
  ) {
    let settings = presentation.site.navigation
    let menuEntries = menus.map { menu in
      (
        key: OutputLayout.menus + menu.id,
        entry: Entry(title: menu.name, language: menu.language, route: presentation.menuRoute(menu.id))
      )
    }
    let pageEntries = pages.listed(in: presentation.language).map { page in
      (
        key: page.path,
        entry: Entry(title: page.title, language: page.language, route: presentation.pageRoute(page.path))
      )
    }
    let locations =
      hasLocations
      ? [
        (
          key: Self.locations,
          entry: Entry(
            title: Label(presentation.phrases.required("locations")), language: presentation.wordsTag,
            route: presentation.locationsRoute())
        )
      ] : []
    let known = Dictionary((menuEntries + locations + pageEntries).map { ($0.key, $0.entry) }, uniquingKeysWith: { $1 })
    /// A page goes before a menu of the same name.
    func key(_ place: String) -> String { known[place] == nil ? OutputLayout.menus + place : place }
    func entry(_ setting: SiteNavigation.Entry) -> Entry? {
      switch setting {
      case .link(let link): Entry(title: link.name, language: presentation.site.language, target: .address(link.url))
      case .place(let place):
        // A page that is left out of the navigation can still be named.
        known[key(place)]
          ?? pages.page(place, in: presentation.language).map { page in
            Entry(title: Label(page.title), language: page.language, route: presentation.pageRoute(place))
          }
      }
    }
    let named = Set(settings.places.map(key))
    let otherMenus = showsMenus ? menuEntries.filter { !named.contains($0.key) } : []
    let otherPages = pageEntries.filter { !named.contains($0.key) }
    self.init(settings.order.compactMap(entry))
    entries +=
      (otherMenus + locations.filter { !named.contains($0.key) }).map(\.entry)
      + otherPages.prefix(Self.pageLimit).map(\.entry)
    self.otherPages = otherPages.dropFirst(Self.pageLimit).map(\.entry)
    footer = settings.footer.compactMap(entry)
    if settings.showsReservations, let address = presentation.site.restaurant?.reservationsAddress {
      let title = Label(presentation.phrases.required("reserve"))
      entries.append(Entry(title: title, language: presentation.wordsTag, target: .address(address)))
    }
    if presentation.site.baseURL != nil {
      feeds = pages.lists.filter { !pages.datedPages(in: $0, for: presentation.language).isEmpty }.map { folder in
        let own = pages.page(folder, in: presentation.language)
        return Entry(
          title: Label(own?.title ?? title(ofPath: folder)), language: own?.language ?? presentation.site.language,
          route: presentation.feedRoute(folder))
      }
    }
  }
}

extension Presentation {
  /// The language of the theme's phrases.
  var wordsTag: LanguageTag { wordsLanguage ?? language }

  /// A link on the page at `route`.
  func link(_ entry: Navigation.Entry, at route: Route) -> LinkViewModel {
    switch entry.target {
    case .page(let target):
      LinkViewModel(label(entry.title, in: entry.language), url: route.link(to: target), isCurrent: target == route)
    case .address(let address): LinkViewModel(label(entry.title, in: entry.language), url: address)
    }
  }
}
