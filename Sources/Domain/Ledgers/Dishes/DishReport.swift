/// What the dishes of each menu earn: the movements with an item and a quantity, without transfers.
///
/// Dishes are sorted into quadrants as in Kasavana and Smith, *Menu Engineering* (1982).
package struct DishReport: Sendable {
  /// The least number of units of a menu for quadrants.
  package static let leastUnits = 100

  package struct Dish: Sendable, Hashable {
    /// The ids of the menu and the item: `dinner/margherita`.
    package var reference: String
    /// In millionths. Returned ones are subtracted.
    package var units: Int128 = 0
    /// Without VAT, in minor units.
    package var revenue: Int128 = 0
    /// Of one unit, in minor units; `nil` if the menu has none in this currency.
    package var cost: Int64?
    /// Revenue less the cost of all units, in millionths of minor units; `nil` without a cost.
    fileprivate var exactContribution: Int128?
    /// Among the dishes of the menu; `nil` without a cost, or with too few units.
    package var quadrant: Quadrant?

    /// Revenue less the cost of all units, rounded half to even; `nil` without a cost.
    package var contribution: Int128? { exactContribution.map { divideHalfEven($0, by: million) } }

    /// The contribution of one unit, rounded once, half to even; `nil` without a cost or units.
    package var contributionPerUnit: Int128? {
      guard let exactContribution, units > 0 else { return nil }
      return divideHalfEven(exactContribution, by: units)
    }
  }

  /// The dishes of a menu that were sold in one currency.
  package struct Group: Sendable, Hashable {
    package var menu: String
    package var currency: Currency
    /// By reference.
    package var dishes: [Dish]

    /// In millionths.
    package var units: Int128 { dishes.reduce(0) { $0 + $1.units } }
    package var revenue: Int128 { dishes.reduce(0) { $0 + $1.revenue } }
    /// Whether there are enough units for quadrants.
    package var isEnough: Bool { units >= Int128(DishReport.leastUnits) * million }

    /// Returns a dish's share of the units in tenths of a percent, rounded; `nil` without any units.
    package func share(of dish: Dish) -> Int? {
      units > 0 ? Int(clamping: divideHalfEven(dish.units * 1_000, by: units)) : nil
    }
  }

  /// Whether a dish is popular and profitable. The raw value is the key of its name among the theme's phrases.
  package enum Quadrant: String, Sendable {
    /// Popular and profitable.
    case star
    /// Popular alone.
    case plowhorse
    /// Profitable alone.
    case puzzle
    case dog
  }

  /// By menu and currency.
  package let groups: [Group]
  /// The number of movements with an item and without a readable quantity, which are left out.
  package let leftOut: Int

  /// - Parameter costs: The cost of a unit, by the ids of menu and item.
  package init(_ ledger: Ledger, costs: [String: Money]) {
    var dishes: [Key: Dish] = [:]
    var leftOut = 0
    for movement in ledger.movements where !movement.isTransfer {
      guard let details = movement.details, let item = details.item else { continue }
      guard let quantity = details.quantity, let units = try? Quantity(written: quantity).millionths else {
        leftOut += 1
        continue
      }
      let tax = ledger.vatRate(of: movement)?.tax(in: movement.minorUnits) ?? 0
      var dish = dishes[Key(item: item, currency: movement.currency)] ?? Dish(reference: item)
      // An amount below zero is a refund, whether its quantity has a sign or not.
      dish.units += movement.minorUnits < 0 ? -Int128(units.magnitude) : units
      dish.revenue += Int128(movement.minorUnits) - Int128(tax)
      dishes[Key(item: item, currency: movement.currency)] = dish
    }
    self.leftOut = leftOut
    var groups: [Key: Group] = [:]
    for (key, dish) in dishes.sorted(by: { $0.key.item < $1.key.item }) {
      var dish = dish
      if let cost = costs[key.item], cost.currency == key.currency { dish.setCost(cost.minorUnits) }
      let menu = Key(item: String(key.item.prefix { $0 != "/" }), currency: key.currency)
      groups[menu, default: Group(menu: menu.item, currency: key.currency, dishes: [])].dishes.append(dish)
    }
    self.groups = groups.values.sorted { ($0.menu, $0.currency.code) < ($1.menu, $1.currency.code) }.map {
      var group = $0
      group.setQuadrants()
      return group
    }
  }

  private struct Key: Hashable {
    var item: String
    var currency: Currency
  }
}

private let million: Int128 = 1_000_000

extension DishReport.Dish {
  fileprivate mutating func setCost(_ cost: Int64) {
    self.cost = cost
    let whole = units.multipliedReportingOverflow(by: Int128(cost))
    let scaled = revenue.multipliedReportingOverflow(by: million)
    let (exact, isTooLarge) = scaled.partialValue.subtractingReportingOverflow(whole.partialValue)
    if !whole.overflow, !scaled.overflow, !isTooLarge { exactContribution = exact }
  }
}

extension DishReport.Group {
  /// Compares each dish with 70 % of an equal share of the units, and with the average contribution of a unit.
  fileprivate mutating func setQuadrants() {
    if !isEnough { return }
    let units = units
    let costed = dishes.filter { $0.exactContribution != nil }
    let costedUnits = costed.reduce(0) { $0 + $1.units }
    var (contribution, isTooLarge) = (Int128(0), false)
    for dish in costed where !isTooLarge {
      (contribution, isTooLarge) = contribution.addingReportingOverflow(dish.exactContribution ?? 0)
    }
    guard costedUnits > 0, !isTooLarge else { return }
    for place in dishes.indices {
      guard let own = dishes[place].exactContribution, dishes[place].units > 0 else { continue }
      let isPopular = dishes[place].units * 10 * Int128(dishes.count) >= units * 7
      // own ÷ units ≥ contribution ÷ costed units, as products: quotients would be rounded.
      let (left, right) = (
        own.multipliedFullWidth(by: costedUnits), contribution.multipliedFullWidth(by: dishes[place].units)
      )
      let isProfitable = (left.high, left.low) >= (right.high, right.low)
      dishes[place].quadrant = isPopular ? (isProfitable ? .star : .plowhorse) : isProfitable ? .puzzle : .dog
    }
  }
}
