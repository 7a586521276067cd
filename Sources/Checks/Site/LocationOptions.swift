import MenugenDiagnostics
import MenugenDomain

extension LocationCheck {
  /// Returns the errors of an option's price: its menu, group, option, sizes and currency.
  func optionFaults(
    _ override: Location.OptionOverride, _ place: LocationPlaces.Option, _ location: Location
  ) -> [(DiagnosticMessage, Range<Int>)] {
    if let menu = override.menu, !isKnown(menu) {
      return [(.unknownMenu(menu, location: location.id, nearest: nearest(to: menu, menus)), place.group)]
    }
    let all = (override.menu.map { [$0] } ?? menus).compactMap { menu($0) }
    let found = all.filter { $0.optionGroups.contains { $0.id == override.group } }
    let isUnknowable = override.menu.map(unusableMenus.contains) ?? !unusableMenus.isEmpty
    if found.isEmpty {
      if isUnknowable { return [] }
      let known = nearest(to: override.group, Set(all.flatMap { $0.optionGroups.map(\.id) }))
      return [(.unknownOption(override.group, location: location.id, nearest: known), place.group)]
    }
    let options = found.flatMap { menu in
      menu.optionGroups.filter { $0.id == override.group }.flatMap(\.options).map { (menu: menu, option: $0) }
    }
    let meant = options.filter { $0.option.id == override.option }
    if meant.isEmpty {
      if isUnknowable { return [] }
      let known = nearest(to: override.option, Set(options.map(\.option.id)))
      return [(.unknownOption(override.option, location: location.id, nearest: known), place.option)]
    }
    for (menu, option) in meant {
      let faults = faults(override, place, of: option, in: menu, location)
      if !faults.isEmpty { return faults }
    }
    return []
  }

  private func faults(
    _ override: Location.OptionOverride, _ place: LocationPlaces.Option, of option: OptionGroup.Option, in menu: Menu,
    _ location: Location
  ) -> [(DiagnosticMessage, Range<Int>)] {
    var prices: [(money: Money, range: Range<Int>)] = []
    switch override.price {
    case .none: break
    case .one(let money): prices = [(money, place.option)]
    case .perSize(let written):
      guard case .perSize = option.price else {
        return [(.locationSizesOfPrice(option.id, location: location.id), place.sizes.first ?? place.option)]
      }
      let sizes = Set(menu.sections.flatMap(\.sizes))
      for (price, range) in zip(written, place.sizes) where !sizes.contains(price.size) {
        let near = nearest(to: price.size, sizes)
        return [(.unknownSize(price.size, of: option.id, location: location.id, nearest: near), range)]
      }
      prices = zip(written.map(\.money), place.sizes).map { ($0, $1) }
    }
    guard location.currency == nil, let master = option.currency else { return [] }
    return prices.filter { $0.money.currency != master }.prefix(1).map { price in
      (
        .locationCurrency(price.money.currency.code, of: option.id, location: location.id, master: master.code),
        price.range
      )
    }
  }
}

extension MenuSection {
  /// The ids of all sizes of its items.
  fileprivate var sizes: [String] { items.flatMap { $0.sizes.map(\.id) } + sections.flatMap(\.sizes) }
}

extension OptionGroup.Option {
  /// The currency of its first price.
  fileprivate var currency: Currency? {
    switch price {
    case .none: nil
    case .one(let money): money.currency
    case .perSize(let prices): prices.first?.money.currency
    }
  }
}
