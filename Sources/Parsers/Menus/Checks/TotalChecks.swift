import MenugenDomain

/// Warns of options that make the price of an item negative.
///
/// One warning for each option, for the first item that has it.
@Sendable func findTotalsBelowZero(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  let groups = zip(checked.menu.optionGroups, checked.groupPlaces).filter {
    $0.0.options.contains(where: \.isReduction)
  }
  if groups.isEmpty { return [] }
  var findings: [MenuFinding] = []
  var told: Set<String> = []
  checked.forEachItem { item, _, shared in
    for (group, places) in groups where (shared + item.optionGroups).contains(group.id) {
      for (index, option) in group.options.enumerated() where option.isReduction && option.status != .hidden {
        guard let total = item.lowestTotal(with: option.price), total < 0,
          told.insert("\(group.id)/\(option.id)").inserted
        else { continue }
        findings.append(
          MenuFinding(
            message: "'\(option.name.first.value)' takes the price of '\(item.shownName)' below zero",
            hint: "take less off, or write a group of its own for dearer dishes",
            range: places.options.indices.contains(index) ? places.options[index].option : places.group))
      }
    }
  }
  return findings
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
  /// The lowest price with an option, in minor units; `nil` if unknown.
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
  /// `nil` for market prices, overflow and different currencies.
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
