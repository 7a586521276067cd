import MenugenDomain
import MenugenViewModels

extension ReportPresenter {
  /// What is left of each budget by period: a table for each currency and six periods. Below zero, it is overspent.
  func budgetMatrices() -> [ReportTable] {
    let figures = report.figures(of: ledger.budgets)
    let currencies = Set(figures.map(\.currency)).sorted { $0.code < $1.code }
    return currencies.flatMap { currency -> [ReportTable] in
      let rows = BudgetMatrix(figures.filter { $0.currency == currency })
      if rows.periods.count < 2 { return [] }
      return stride(from: 0, to: rows.periods.count, by: BudgetMatrix.width).map { start in
        let end = min(start + BudgetMatrix.width, rows.periods.count)
        return table(rows, rows.periods[start..<end], currency)
      }
    }
  }

  private func table(_ matrix: BudgetMatrix, _ periods: ArraySlice<Period>, _ currency: Currency) -> ReportTable {
    var title = "\(word("budget")) · \(word("left"))"
    // Distinct titles, for screen readers.
    if periods.count < matrix.periods.count, let first = periods.first, let last = periods.last {
      title += first == last ? " · \(first.iso)" : " · \(first.iso) – \(last.iso)"
    }
    var table = ReportTable(
      "\(title) \(currency.code)",
      [.init(word("category"), .path)] + periods.map { .init($0.iso, .figure) })
    for row in matrix.rows {
      let figures = periods.map { row[$0] }
      // With very many periods, a budget has only those with spending.
      guard let known = figures.lazy.compactMap(\.self).first else { continue }
      let name = presentation.shown(known.category) + (known.isIncome ? " · \(word("moneyIn"))" : "")
      table.rows.append([name] + figures.map { $0.map { text($0.left, currency) } ?? "" })
      table.remarks.append([nil] + figures.map { $0.flatMap { $0.isOverspent ? word("overspent") : nil } })
    }
    return table
  }
}

/// The figures of budgets in one currency.
private struct BudgetMatrix {
  /// The most periods beside each other.
  static let width = 6

  let periods: [Period]
  /// The figures of each budget, in the order of budgets.
  private(set) var rows: [[Period: BudgetFigure]] = []

  init(_ figures: [BudgetFigure]) {
    periods = Set(figures.map(\.period)).sorted()
    var category: String?
    for figure in figures {
      if figure.category != category { rows.append([:]) }
      category = figure.category
      rows[rows.count - 1][figure.period] = figure
    }
  }
}
