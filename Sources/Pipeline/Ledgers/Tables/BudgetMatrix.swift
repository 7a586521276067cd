import MenugenDomain
import MenugenViewModels

extension ReportPresenter {
  /// What is left of each budget by period: a table for each currency and twelve periods. Below zero, it is overspent.
  func budgetMatrices() -> [ReportTable] {
    let figures = report.figures(of: ledger.budgets)
    let currencies = Set(figures.map(\.currency)).sorted { $0.code < $1.code }
    return currencies.flatMap { currency -> [ReportTable] in
      let own = figures.filter { $0.currency == currency }
      let periods = Set(own.map(\.period)).sorted()
      if periods.count < 2 { return [] }
      var left: [String: [Period: Int128]] = [:]
      var categories: [String] = []
      for figure in own {
        if left[figure.category] == nil { categories.append(figure.category) }
        left[figure.category, default: [:]][figure.period] = figure.left
      }
      return stride(from: 0, to: periods.count, by: BudgetMatrix.width).map { start in
        let columns = periods[start..<min(start + BudgetMatrix.width, periods.count)]
        return ReportTable(
          "\(word("budget")) · \(word("left")) \(currency.code)",
          [.init(word("category"), .path)] + columns.map { .init($0.iso, .figure) },
          rows: categories.map { category in
            [presentation.shown(category)] + columns.map { left[category]?[$0].map { text($0, currency) } ?? "" }
          })
      }
    }
  }
}

private enum BudgetMatrix {
  /// The most periods beside each other.
  static let width = 12
}
