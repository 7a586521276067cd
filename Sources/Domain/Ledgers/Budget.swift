/// A monthly spending limit for a category, including those below it; or what should come in.
package struct Budget: Sendable, Hashable {
  package var category: String
  /// Of spending, or the target of income.
  package var limit: Money
  /// Whether what is left of a period, or missing, is added to the next one.
  package var rollsOver: Bool
  package var isIncome: Bool

  package init(category: String, limit: Money, rollsOver: Bool = false, isIncome: Bool = false) {
    self.category = category
    self.limit = limit
    self.rollsOver = rollsOver
    self.isIncome = isIncome
  }

  /// The spending, or the income, of a net amount.
  fileprivate func spent(_ net: Int128) -> Int128 { isIncome ? net : -net }
}

/// A budget and the spending in one period.
package struct BudgetFigure: Sendable, Hashable {
  package var category: String
  package var period: Period
  package var currency: Currency
  /// The monthly limit times the period's months.
  package var limit: Int128
  /// What was left of earlier periods; `nil` for a budget that doesn't roll over.
  package var carried: Int128?
  /// Money out minus money in, without transfers; of a target, money in minus money out.
  package var spent: Int128
  package var isIncome = false
  package var left: Int128 { (carried ?? 0) + limit - spent }
  /// Whether more went out than the limit. More income than a target isn't.
  package var isOverspent: Bool { !isIncome && left < 0 }
}

extension LedgerReport {
  /// Undated spending by budget, omitting budgets without any. It is in no period, so in no `BudgetFigure`.
  package func undatedSpending(
    of budgets: [Budget]
  ) -> [(category: String, currency: Currency, spent: Int128, isIncome: Bool)] {
    spending(of: budgets) { $0.key.period == nil && $0.currency == $1 }
  }

  /// Spending by budget in currencies other than its limit's. It is in no `BudgetFigure`.
  package func uncountedSpending(
    of budgets: [Budget]
  ) -> [(category: String, currency: Currency, spent: Int128, isIncome: Bool)] {
    spending(of: budgets) { $0.currency != $1 }
  }

  /// The sums of each budget's cells that match, by currency.
  private func spending(
    of budgets: [Budget], where isPart: (_ cell: Row<Cell>, _ currency: Currency) -> Bool
  ) -> [(category: String, currency: Currency, spent: Int128, isIncome: Bool)] {
    guard length.months != nil, !budgets.isEmpty else { return [] }
    let table = BudgetTable(budgets)
    var sums = [[Currency: Int128]](repeating: [:], count: table.budgets.count)
    for cell in cells {
      for place in table.places(of: cell.key.category) where isPart(cell, table.budgets[place].limit.currency) {
        sums[place][cell.currency, default: 0] += table.budgets[place].spent(cell.sum.net)
      }
    }
    return zip(table.budgets, sums).flatMap { budget, spent in
      spent.sorted { $0.key.code < $1.key.code }.map { (budget.category, $0.key, $0.value, budget.isIncome) }
    }
  }

  /// Each budget in each period. There are no weekly budgets: a week may belong to two months.
  ///
  /// Above `budgetFigureLimit`, periods without movements are omitted, except the last one of a budget without any.
  package func figures(of budgets: [Budget]) -> [BudgetFigure] {
    guard let months = length.months, !budgets.isEmpty else { return [] }
    let (budgets, sums) = spendingByPeriod(of: budgets)
    let isWhole = periods.count <= LedgerReport.budgetFigureLimit / budgets.count
    return zip(budgets, sums).flatMap { budget, spent in
      let limit = Int128(budget.limit.minorUnits) * Int128(months)
      var carried: Int128 = 0
      var previous: Period?
      return (isWhole ? periods : spent.isEmpty ? periods.suffix(1) : spent.keys.sorted()).map { period in
        if let first = periods.first {
          // Periods without spending between those listed leave their whole limits.
          let skipped = previous.map { period.distance(from: $0) - 1 } ?? period.distance(from: first)
          carried += Int128(max(0, skipped)) * limit
        }
        previous = period
        let figure = BudgetFigure(
          category: budget.category, period: period, currency: budget.limit.currency, limit: limit,
          carried: budget.rollsOver ? carried : nil, spent: spent[period] ?? 0, isIncome: budget.isIncome)
        carried += limit - figure.spent
        return figure
      }
    }
  }

  /// The maximum number of figures: a thousand budgets in ten years of months.
  static let budgetFigureLimit = 120_000

  /// The totals of each budget over all periods; empty if there is only one.
  package func budgetTotals(
    of budgets: [Budget]
  ) -> [(category: String, currency: Currency, limit: Int128, spent: Int128, isIncome: Bool)] {
    guard let months = length.months, !budgets.isEmpty, periods.count > 1 else { return [] }
    let (budgets, sums) = spendingByPeriod(of: budgets)
    return zip(budgets, sums).map { budget, spent in
      (
        budget.category, budget.limit.currency,
        Int128(budget.limit.minorUnits) * Int128(months) * Int128(periods.count), spent.values.reduce(0, +),
        budget.isIncome
      )
    }
  }

  /// The sorted budgets and the spending of each by period, omitting periods without any.
  private func spendingByPeriod(of budgets: [Budget]) -> (budgets: [Budget], sums: [[Period: Int128]]) {
    let table = BudgetTable(budgets)
    var sums = [[Period: Int128]](repeating: [:], count: table.budgets.count)
    for cell in cells {
      guard let period = cell.key.period else { continue }
      for place in table.places(of: cell.key.category) where table.budgets[place].limit.currency == cell.currency {
        sums[place][period, default: 0] += table.budgets[place].spent(cell.sum.net)
      }
    }
    return (table.budgets, sums)
  }
}

/// Budgets sorted by category, and the budgets that apply to a category.
private struct BudgetTable {
  let budgets: [Budget]
  private var placesByPath: [CategoryPath: [Int]] = [:]
  /// Results by category: a category occurs in many cells.
  private let known = Known()

  private final class Known {
    var places: [String: [Int]] = [:]
  }

  init(_ budgets: [Budget]) {
    let sorted = budgets.map { (path: CategoryPath($0.category), budget: $0) }.sorted { $0.path < $1.path }
    self.budgets = sorted.map(\.budget)
    for (place, entry) in sorted.enumerated() { placesByPath[entry.path, default: []].append(place) }
  }

  /// The budgets of a category and its ancestors.
  func places(of category: String?) -> [Int] {
    guard let category else { return [] }
    if let places = known.places[category] { return places }
    let places = CategoryPath(category).line.flatMap { placesByPath[$0, default: []] }
    known.places[category] = places
    return places
  }
}
