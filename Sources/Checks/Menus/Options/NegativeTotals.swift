import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Options that make an item cost less than nothing: one warning an option, for the first such item.
  static let negativeTotals = MenuRule { checked in
    var findings: [Finding] = []
    var reported: Set<String> = []
    checked.forEachNegativeTotal { total in
      let group = checked.menu.optionGroups[total.group]
      guard reported.insert("\(group.id)/\(group.options[total.option].id)").inserted else { return }
      let places = checked.places.groups.indices.contains(total.group) ? checked.places.groups[total.group] : nil
      let options = places?.options ?? []
      findings.append(
        Finding(
          .negativeTotal(option: group.options[total.option].name.first.value, item: total.name),
          at: options.indices.contains(total.option) ? options[total.option].option : places?.group))
    }
    return findings
  }
}

/// An option that takes the price of an item below zero.
struct NegativeTotal {
  /// The indexes of the group and of its option.
  var group: Int
  var option: Int
  /// The item's id and its name.
  var item: String
  var name: String
}

extension CheckedMenu {
  /// Visits each pair of an item and an option that costs less than nothing.
  func forEachNegativeTotal(_ body: (NegativeTotal) -> Void) {
    let groups = menu.optionGroups.enumerated().filter { $0.element.options.contains(where: \.isReduction) }
    if groups.isEmpty { return }
    forEachItem { item, _, inherited in
      for (index, group) in groups where (inherited + item.optionGroups).contains(group.id) {
        for (option, value) in group.options.enumerated() where value.isReduction && value.status != .hidden {
          guard let total = item.lowestTotal(with: value.price), total < 0 else { continue }
          body(NegativeTotal(group: index, option: option, item: item.id, name: item.shownName))
        }
      }
    }
  }
}

extension OptionGroup.Option {
  fileprivate var isReduction: Bool { price.isReduction }
}

extension OptionGroup.OptionPrice {
  /// Whether it is below zero, for any size.
  var isReduction: Bool {
    switch self {
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
