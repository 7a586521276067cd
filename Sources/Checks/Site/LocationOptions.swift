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

extension LocationCheck {
  /// Returns a warning for each option that takes the price of an item below zero at a location, but not on the master
  /// menu.
  func negativeTotals(
    at location: Location, _ places: LocationPlaces, in file: SourceFile
  ) -> [(DiagnosticMessage, Range<Int>?)] {
    guard location.options.contains(where: { $0.price.isReduction }) || location.items.contains(where: \.hasPrice)
    else {
      return []
    }
    var found: [(DiagnosticMessage, Range<Int>?)] = []
    for id in menus {
      guard let master = menu(id), let branch = master.branch(at: location)?.menu else { continue }
      func checked(_ menu: Menu) -> CheckedMenu {
        CheckedMenu(menu, MenuPlaces(), site: site, file: file, isWrittenByLanguage: false)
      }
      var known: Set<String> = []
      checked(master).forEachNegativeTotal { known.insert("\($0.group)/\($0.option)/\($0.item)") }
      var reported: Set<String> = []
      checked(branch).forEachNegativeTotal { total in
        let group = branch.optionGroups[total.group]
        let option = group.options[total.option]
        guard !known.contains("\(total.group)/\(total.option)/\(total.item)"),
          reported.insert("\(group.id)/\(option.id)").inserted
        else { return }
        let ofOption = location.options.lastIndex {
          $0.group == group.id && $0.option == option.id && ($0.menu == nil || $0.menu == id)
        }
        let ofItem = location.items.lastIndex {
          $0.item == total.item && $0.hasPrice && ($0.menu == nil || $0.menu == id)
        }
        found.append(
          (
            .negativeTotal(option: option.name.first.value, item: total.name),
            ofOption.map { places.options[$0].option } ?? ofItem.map { places.items[$0].id }
          ))
      }
    }
    return found
  }
}

extension Location.ItemOverride {
  fileprivate var hasPrice: Bool { price != nil || !sizes.isEmpty }
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
