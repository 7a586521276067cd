package import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// Returns the presenter of a location's pages.
  ///
  /// - Parameters:
  ///   - own: The location's presentation in the same language.
  ///   - languages: Its presentations in all its languages.
  package func frames(ofBranch own: Presentation, languages: [Presentation]) -> FramePresenter {
    FramePresenter(
      own, navigation: navigation.relinked(from: presentation, to: own), languages: languages,
      themeFolder: themeFolder, printMetrics: printMetrics, origins: origins)
  }

  /// A location's home page.
  ///
  /// - Parameter menus: The menus it serves.
  package func branchPage(_ branch: Branch, menus: [MenuSummary]) -> HomePage {
    let route = presentation.locationRoute(branch.id)
    let name = presentation.label(branch.name, in: presentation.site.language)
    var restaurant = presentation.restaurant(at: route)
    restaurant?.name = name
    restaurant?.ownName = nil
    let lines = restaurant?.addressLines.map(\.text).joined(separator: ", ") ?? ""
    var page = HomePage(
      frame: frame(
        at: route, title: "",
        description: restaurant?.description?.plain ?? (lines.isEmpty ? nil : lines),
        counterpart: { $0.locationRoute(branch.id) }),
      name: name, restaurant: restaurant, menus: menus.map { card($0, at: route) })
    page.frame.title = siteTitle == name.text ? siteTitle : "\(name.text) · \(siteTitle)"
    page.frame.headingWidth = headingWidthText(of: name.text)
    if let image = restaurant?.image, image.absoluteURL != nil {
      page.frame.share(image)
    } else {
      page.frame.shareDrawing(at: shareAddress(of: presentation.homeRoute), of: siteTitle)
    }
    if menus.isEmpty { page.notice = presentation.notice(.empty) }
    return page
  }

  /// The pages between the home page and a location's page at `route`.
  func crumbs(toBranchPageAt route: Route) -> [(LabelViewModel, Route)] {
    guard let branch = presentation.branch else { return [] }
    let list = (LabelViewModel(presentation.phrases.required("locations")), presentation.locationsRoute())
    let home = presentation.locationRoute(branch.id)
    return route == home ? [list] : [list, (presentation.label(branch.name, in: presentation.site.language), home)]
  }
}

// MARK: - The list

extension FramePresenter {
  /// The list of all locations, in one or several pages.
  package func locationsPages(_ locations: [LocationSummary]) -> [(route: Route, page: LocationsPage)] {
    let title = presentation.phrases.required("locations")
    let (count, limit) = (presentation.pages(of: locations), Presentation.locationLimit)
    return (0..<count).map { index in
      let route = presentation.locationsRoute(page: index)
      let part = pageOf(index, count)
      let shown = locations[index * limit..<min((index + 1) * limit, locations.count)]
      var page = LocationsPage(
        frame: frame(
          at: route, title: [title, part].compactMap(\.self).joined(separator: " · "),
          counterpart: { $0.locationsRoute(page: index) }),
        title: title, part: part, locations: shown.map { card($0, at: route) })
      page.frame.headingWidth = headingWidthText(of: title)
      if count > 1 {
        page.pages = presentation.pageLinks(at: index, of: count) { presentation.locationsRoute(page: $0) }
      }
      return (route, page)
    }
  }

  private func card(_ location: LocationSummary, at route: Route) -> LocationCardViewModel {
    // A location without this language is linked in its first one.
    let code = presentation.language.code
    let other = location.languages.contains(code) ? code : location.languages.first
    let address = location.address.map(presentation.addressLines) ?? []
    let target = languages.first { $0.language.code == other } ?? presentation
    return LocationCardViewModel(
      link: LinkViewModel(
        presentation.label(location.name, in: presentation.site.language),
        url: route.link(to: target.locationRoute(location.id))),
      address: address.isEmpty ? nil : presentation.addressLabel(address.joined(separator: ", ")),
      mapURL: location.map, telephone: location.telephone,
      telephoneURL: location.telephone.map(presentation.telephoneURL))
  }
}

extension Presentation {
  /// The maximum number of locations on a page of their list.
  fileprivate static let locationLimit = 500

  /// The number of pages of the list of locations.
  package func pages(of locations: [LocationSummary]) -> Int {
    max(1, (locations.count + Self.locationLimit - 1) / Self.locationLimit)
  }

  /// A link to a location's map; a search for its address if the content has none.
  package func mapLink(of restaurant: Restaurant) -> String? {
    if let map = mapURL(of: restaurant) { return map }
    let lines = restaurant.address.map(addressLines) ?? []
    let words = (lines + [restaurant.address?.addressCountry].compactMap(\.self)).joined(separator: ", ")
    if lines.isEmpty { return nil }
    let query = percentEncoded(path: words).map { $0 == "&" ? "%26" : $0 == "+" ? "%2B" : String($0) }.joined()
    return "https://www.openstreetmap.org/search?query=\(query)"
  }
}

extension Navigation {
  /// The links on the pages of a location: to its own menus, and to none that it doesn't have.
  fileprivate func relinked(from site: Presentation, to own: Presentation) -> Navigation {
    guard let branch = own.branch else { return self }
    let hidden = Set(branch.hiddenMenus.map(site.menuRoute))
    let changed = Dictionary(uniqueKeysWithValues: branch.menus.keys.map { (site.menuRoute($0), own.menuRoute($0)) })
    func relinked(_ entry: Entry) -> Entry? {
      guard case .page(let route) = entry.target else { return entry }
      if hidden.contains(route) { return nil }
      return changed[route].map { Entry(title: entry.title, language: entry.language, route: $0) } ?? entry
    }
    var navigation = self
    navigation.entries = entries.compactMap(relinked)
    navigation.footer = footer.compactMap(relinked)
    return navigation
  }
}
