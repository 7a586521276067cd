package import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// Compares locations with the site and its master menus.
package struct LocationCheck: Sendable {
  let site: Site
  let menus: [String]
  private let menusOfItem: [String: [String]]
  let unusableMenus: Set<String>
  let menu: @Sendable (String) -> Menu?

  /// - Parameters:
  ///   - menus: The ids of all menus.
  ///   - menusOfItem: The ids of the menus that have an item, by the item's id.
  ///   - unusableMenus: The ids of menus with errors: their items are unknown, and not reported.
  ///   - menu: Returns a menu by its id.
  package init(
    site: Site, menus: [String], menusOfItem: [String: [String]], unusableMenus: Set<String>,
    menu: @escaping @Sendable (String) -> Menu?
  ) {
    self.site = site
    self.menus = menus
    self.menusOfItem = menusOfItem
    self.unusableMenus = unusableMenus
    self.menu = menu
  }

  /// Returns the errors of a location in its file.
  package func faults(_ location: Location, _ places: LocationPlaces, in file: SourceFile) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    func report(_ message: DiagnosticMessage, at range: Range<Int>?) {
      faults.append(Diagnostic(message, at: range.map { .line(file.location(of: $0)) } ?? .file(file.path)))
    }
    for (language, range) in zip(location.languages, places.languages) where !site.languages.contains(language) {
      let known = site.languages.map(\.code).joined(separator: ", ")
      report(.locationLanguage(language.code, location: location.id, languages: known), at: range)
    }
    for (override, range) in zip(location.menus, places.menus) where !isKnown(override.menu) {
      report(.unknownMenu(override.menu, location: location.id, nearest: nearest(to: override.menu, menus)), at: range)
    }
    for (override, place) in zip(location.items, places.items) {
      for (message, range) in self.faults(override, place, location) { report(message, at: range) }
    }
    for (override, place) in zip(location.options, places.options) {
      for (message, range) in optionFaults(override, place, location) { report(message, at: range) }
    }
    if faults.isEmpty {
      for (message, range) in negativeTotals(at: location, places, in: file) { report(message, at: range) }
    }
    if let currency = location.currency, faults.isEmpty {
      for message in otherPrices(at: location, than: currency) { report(message, at: places.currency) }
    }
    for (message, range) in neverServed(at: location, places) { report(message, at: range) }
    return faults
  }

  func isKnown(_ menu: String) -> Bool { menus.contains(menu) || unusableMenus.contains(menu) }

  func nearest(to word: String, _ names: some Sequence<String>) -> String? {
    var names = NearestNames(names.sorted())
    return names.name(nearestTo: word)
  }

  private func faults(
    _ override: Location.ItemOverride, _ place: LocationPlaces.Item, _ location: Location
  ) -> [(DiagnosticMessage, Range<Int>)] {
    if let menu = override.menu, !isKnown(menu) {
      return [(.unknownMenu(menu, location: location.id, nearest: nearest(to: menu, menus)), place.id)]
    }
    let all = menusOfItem[override.item, default: []]
    let found = override.menu.map { menu in all.filter { $0 == menu } } ?? all
    if found.isEmpty {
      if override.menu.map(unusableMenus.contains) ?? !unusableMenus.isEmpty { return [] }
      let written = override.menu.map { "\($0)/\(override.item)" } ?? override.item
      let known = override.menu.map { menu in
        menusOfItem.filter { $0.value.contains(menu) }.keys.map { "\(menu)/\($0)" }
      }
      return [
        (
          .unknownItem(written, location: location.id, nearest: nearest(to: written, known ?? Array(menusOfItem.keys))),
          place.id
        )
      ]
    }
    var faults: [(DiagnosticMessage, Range<Int>)] = []
    for item in found.lazy.compactMap({ self.menu($0)?.item(override.item) }) {
      if override.price != nil, let size = item.sizes.first {
        faults.append((.locationPriceOfSizes(item.id, location: location.id, size: size.id), place.price ?? place.id))
      }
      let sizes = item.sizes.map(\.id)
      for (size, range) in zip(override.sizes, place.sizes) where !sizes.contains(size.size) {
        let message: DiagnosticMessage =
          sizes.isEmpty
          ? .locationSizesOfPrice(item.id, location: location.id)
          : .unknownSize(size.size, of: item.id, location: location.id, nearest: nearest(to: size.size, sizes))
        faults.append((message, range))
      }
      guard location.currency == nil, let master = item.currency else { continue }
      var prices =
        [override.price.map { ($0.amount, place.price ?? place.id) }].compactMap(\.self)
        + zip(override.sizes.map(\.price.amount), place.sizes)
      if let deposit = override.deposit { prices.append((deposit, place.deposit ?? place.id)) }
      for (price, range) in prices {
        guard let currency = price?.currency, currency != master else { continue }
        faults.append(
          (.locationCurrency(currency.code, of: item.id, location: location.id, master: master.code), range))
      }
      if !faults.isEmpty { break }
    }
    return faults
  }

  /// What is never served at a location, but is on the master menu.
  private func neverServed(at location: Location, _ places: LocationPlaces) -> [(DiagnosticMessage, Range<Int>?)] {
    guard
      location.menus.contains(where: { $0.availability != nil })
        || location.items.contains(where: { $0.availability != nil })
    else { return [] }
    return menus.flatMap { id -> [(DiagnosticMessage, Range<Int>?)] in
      guard let master = menu(id), let branch = master.branch(at: location)?.menu else { return [] }
      let known = Set(master.neverServed.map(\.place))
      let ofMenu = Array(zip(location.menus, places.menus)).last { $0.0.menu == id && $0.0.availability != nil }?.1
      return branch.neverServed.compactMap { thing in
        if known.contains(thing.place) || thing.item?.status == .hidden { return nil }
        let ofItem = Array(zip(location.items, places.items)).last { override, _ in
          override.item == thing.item?.id && override.availability != nil && (override.menu ?? id) == id
        }?.1
        return (thing.message, ofItem?.id ?? ofMenu)
      }
    }
  }

  /// The prices in another currency than a location's, by menu.
  private func otherPrices(at location: Location, than currency: Currency) -> [DiagnosticMessage] {
    menus.compactMap { id in
      guard let menu = menu(id)?.branch(at: location)?.menu else { return nil }
      let others = menu.pricedThings.filter { $0.currency != currency }.map(\.name)
      if others.isEmpty { return nil }
      let more = others.count > Self.shownNames ? " and \(others.count - Self.shownNames) more" : ""
      return .locationWithoutPrices(
        location.id, currency: currency.code, menu: id,
        others.prefix(Self.shownNames).joined(separator: ", ") + more)
    }
  }

  private static let shownNames = 10
}

extension Menu {
  fileprivate func item(_ id: String) -> MenuItem? {
    for section in sections {
      if let item = section.item(id) { return item }
    }
    return nil
  }

  /// The visible items and options with a price, the deposits, and the currency of each.
  fileprivate var pricedThings: [(name: String, currency: Currency)] {
    let options = optionGroups.flatMap { group in
      group.options.compactMap { option -> (name: String, currency: Currency)? in
        switch option.price {
        case .none: nil
        case .one(let money): ("\(group.id)/\(option.id)", money.currency)
        case .perSize(let prices): prices.first.map { ("\(group.id)/\(option.id)", $0.money.currency) }
        }
      }
    }
    return sections.flatMap(\.pricedItems) + options
  }
}

extension MenuSection {
  fileprivate func item(_ id: String) -> MenuItem? {
    if let item = items.first(where: { $0.id == id }) { return item }
    for section in sections {
      if let item = section.item(id) { return item }
    }
    return nil
  }

  fileprivate var pricedItems: [(name: String, currency: Currency)] {
    items.filter { $0.status != .hidden }.flatMap { item in
      [item.currency.map { (item.id, $0) }, item.deposit.map { ("deposit of \(item.id)", $0.currency) }]
        .compactMap(\.self)
    } + sections.flatMap(\.pricedItems)
  }
}

extension MenuItem {
  /// The currency of its first price.
  fileprivate var currency: Currency? {
    switch offer {
    case .none: nil
    case .price(let price): price.amount?.currency
    case .sizes(let sizes): sizes.lazy.compactMap { $0.price.amount?.currency }.first
    }
  }
}
