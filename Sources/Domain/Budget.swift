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
    guard length.months != nil else { return [] }
    return budgets.sorted { CategoryPath($0.category) < CategoryPath($1.category) }.flatMap { budget in
      let path = CategoryPath(budget.category)
      var spent: [Currency: Int128] = [:]
      for cell in cells where isPart(cell, budget.limit.currency) {
        guard let category = cell.key.category, path.contains(CategoryPath(category)) else { continue }
        spent[cell.currency, default: 0] -= cell.sum.total
      }
      return spent.sorted { $0.key.code < $1.key.code }.map { (budget.category, $0.key, $0.value) }
    }
  }

  /// Each budget in each period. Weeks have no budget: they are no part of one month.
  package func figures(of budgets: [Budget]) -> [BudgetFigure] {
    guard let months = length.months, !budgets.isEmpty else { return [] }
    return budgets.sorted { CategoryPath($0.category) < CategoryPath($1.category) }.flatMap { budget in
      let path = CategoryPath(budget.category)
      var spent: [Period: Int128] = [:]
      for cell in cells where cell.currency == budget.limit.currency {
        guard let period = cell.key.period, let category = cell.key.category, path.contains(CategoryPath(category))
        else { continue }
        spent[period, default: 0] -= cell.sum.total
      }
      return periods.map {
        BudgetFigure(
          category: budget.category, period: $0, currency: budget.limit.currency,
          limit: Int128(budget.limit.minorUnits) * Int128(months), spent: spent[$0] ?? 0)
      }
    }
  }

  /// Each budget over all periods, where there are several.
  package func budgetTotals(
    of budgets: [Budget]
  ) -> [(category: String, currency: Currency, limit: Int128, spent: Int128)] {
    let figures = figures(of: budgets)
    return budgets.sorted { CategoryPath($0.category) < CategoryPath($1.category) }.compactMap { budget in
      let all = figures.filter { $0.category == budget.category }
      guard all.count > 1 else { return nil }
      return (
        budget.category, budget.limit.currency, all.reduce(0) { $0 + $1.limit }, all.reduce(0) { $0 + $1.spent }
      )
    }
  }
}
