import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Options that make an item cost less than nothing: one warning an option, for the first such item.
  static let negativeTotals = MenuRule { checked in
    let groups = zip(checked.menu.optionGroups, checked.places.groups).filter {
      $0.0.options.contains(where: \.isReduction)
    }
    if groups.isEmpty { return [] }
    var findings: [Finding] = []
    var reported: Set<String> = []
    checked.forEachItem { item, _, inherited in
      for (group, places) in groups where (inherited + item.optionGroups).contains(group.id) {
        for (index, option) in group.options.enumerated() where option.isReduction && option.status != .hidden {
          guard let total = item.lowestTotal(with: option.price), total < 0,
            reported.insert("\(group.id)/\(option.id)").inserted
          else { continue }
          findings.append(
            Finding(
              .negativeTotal(option: option.name.first.value, item: item.shownName),
              at: places.options.indices.contains(index) ? places.options[index].option : places.group))
        }
      }
    }
    return findings
  }
}

extension OptionGroup.Option {
  fileprivate var isReduction: Bool {
    switch price {
    case .none: false
    case .one(let money): money.minorUnits < 0
    case .perSize(let prices): prices.contains { $0.money.minorUnits < 0 }
    }
  }
}

extension MenuItem {
  /// The least that a guest pays with an option, in minor units; `nil` if the item's prices are unknown.
  fileprivate func lowestTotal(with option: OptionGroup.OptionPrice) -> Int64? {
    switch offer {
    case .none: nil
    case .price(let price):
      switch option {
      case .one(let added): price.lowestTotal(with: added)
      case .none, .perSize: nil
      }
    case .sizes(let sizes):
      sizes.compactMap { size in
        switch option {
        case .none: nil
        case .one(let added): size.price.lowestTotal(with: added)
        case .perSize(let prices):
          prices.first { $0.size == size.id }.flatMap { size.price.lowestTotal(with: $0.money) }
        }
      }.min()
    }
  }
}

extension Price {
  /// `nil` for market prices and prices per unit, for overflow, and for two currencies.
  fileprivate func lowestTotal(with added: Money) -> Int64? {
    let amounts: [Money]
    switch kind {
    case .fixed(let money), .from(let money), .range(let money, _): amounts = [money] + tiers.map(\.money)
    case .free(let currency): amounts = [Money(minorUnits: 0, currency: currency)]
    case .perUnit, .market: amounts = []
    }
    return amounts.compactMap { amount in
      guard amount.currency == added.currency else { return nil }
      let (total, isTooLarge) = amount.minorUnits.addingReportingOverflow(added.minorUnits)
      return isTooLarge ? nil : total
    }.min()
  }
}
