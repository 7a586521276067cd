/// What may go out in a month for a category and all below it.
package struct Budget: Sendable, Hashable {
  package var category: String
  package var limit: Money

  package init(category: String, limit: Money) {
    self.category = category
    self.limit = limit
  }
}

/// A budget against what went out in one period.
package struct BudgetFigure: Sendable, Hashable {
  package var category: String
  package var period: Period
  package var currency: Currency
  /// The month's limit, as often as the period has months.
  package var limit: Int128
  /// What went out less what came in.
  package var spent: Int128
  package var left: Int128 { limit - spent }
}

extension LedgerReport {
  /// What movements without a date spent of each budget: in no period, so that it counts in none of its figures. Budgets that no
  /// such movement is in are left out.
  package func undatedSpending(of budgets: [Budget]) -> [(category: String, currency: Currency, spent: Int128)] {
    spending(of: budgets) { $0.key.period == nil && $0.currency == $1 }
  }

  /// What was spent of each budget in other currencies than its limit's, dated or not: it counts in none of its figures.
  package func uncountedSpending(of budgets: [Budget]) -> [(category: String, currency: Currency, spent: Int128)] {
    spending(of: budgets) { $0.currency != $1 }
  }

  /// What the cells of each budget's categories come to, by currency.
  private func spending(
    of budgets: [Budget], where isPart: (_ cell: Row<Cell>, _ currency: Currency) -> Bool
  ) -> [(category: String, currency: Currency, spent: Int128)] {
    guard length.months != nil, !budgets.isEmpty else { return [] }
    let table = BudgetTable(budgets)
    var sums = [[Currency: Int128]](repeating: [:], count: table.budgets.count)
    for cell in cells {
      for place in table.places(of: cell.key.category) where isPart(cell, table.budgets[place].limit.currency) {
        sums[place][cell.currency, default: 0] -= cell.sum.total
      }
    }
    return zip(table.budgets, sums).flatMap { budget, spent in
      spent.sorted { $0.key.code < $1.key.code }.map { (budget.category, $0.key, $0.value) }
    }
  }

  /// Each budget in each period. Weeks have no budget: they are no part of one month.
  ///
  /// Of more than `budgetFigureLimit`, those of periods in which nothing was spent or came in are left out, but
  /// for the last one of a budget without any.
  package func figures(of budgets: [Budget]) -> [BudgetFigure] {
    guard let months = length.months, !budgets.isEmpty else { return [] }
    let (budgets, sums) = spendingByPeriod(of: budgets)
    let isWhole = periods.count <= LedgerReport.budgetFigureLimit / budgets.count
    return zip(budgets, sums).flatMap { budget, spent in
      (isWhole ? periods : spent.isEmpty ? periods.suffix(1) : spent.keys.sorted()).map {
        BudgetFigure(
          category: budget.category, period: $0, currency: budget.limit.currency,
          limit: Int128(budget.limit.minorUnits) * Int128(months), spent: spent[$0] ?? 0)
      }
    }
  }

  /// The most figures of budgets that a report has, whatever was spent: a thousand budgets in ten years of months.
  static let budgetFigureLimit = 120_000

  /// Each budget over all periods, where there are several.
  package func budgetTotals(
    of budgets: [Budget]
  ) -> [(category: String, currency: Currency, limit: Int128, spent: Int128)] {
    guard let months = length.months, !budgets.isEmpty, periods.count > 1 else { return [] }
    let (budgets, sums) = spendingByPeriod(of: budgets)
    return zip(budgets, sums).map { budget, spent in
      (
        budget.category, budget.limit.currency,
        Int128(budget.limit.minorUnits) * Int128(months) * Int128(periods.count), spent.values.reduce(0, +)
      )
    }
  }

  /// Budgets in order, and what was spent of each in the periods in which anything was.
  private func spendingByPeriod(of budgets: [Budget]) -> (budgets: [Budget], sums: [[Period: Int128]]) {
    let table = BudgetTable(budgets)
    var sums = [[Period: Int128]](repeating: [:], count: table.budgets.count)
    for cell in cells {
      guard let period = cell.key.period else { continue }
      for place in table.places(of: cell.key.category) where table.budgets[place].limit.currency == cell.currency {
        sums[place][period, default: 0] -= cell.sum.total
      }
    }
    return (table.budgets, sums)
  }
}

/// Budgets in the order of their categories, and which of them an amount of a category counts in.
private struct BudgetTable {
  let budgets: [Budget]
  private var placesByPath: [CategoryPath: [Int]] = [:]
  /// What was found out of a category: a ledger has few, and each in many cells.
  private let known = Known()

  private final class Known {
    var places: [String: [Int]] = [:]
  }

  init(_ budgets: [Budget]) {
    let sorted = budgets.map { (path: CategoryPath($0.category), budget: $0) }.sorted { $0.path < $1.path }
    self.budgets = sorted.map(\.budget)
    for (place, entry) in sorted.enumerated() { placesByPath[entry.path, default: []].append(place) }
  }

  /// The budgets of a category and of those above it.
  func places(of category: String?) -> [Int] {
    guard let category else { return [] }
    if let places = known.places[category] { return places }
    let places = CategoryPath(category).line.flatMap { placesByPath[$0, default: []] }
    known.places[category] = places
    return places
  }
}
