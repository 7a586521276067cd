/// One currency's categories by periods, with the totals of rows and columns; and what came in and went out by period.
package struct LedgerMatrix: Sendable {
  package struct Row: Sendable, Hashable {
    /// A category with all below it; `nil` for movements that name none.
    package var category: CategoryPath?
    /// A sum for each of the columns.
    package var sums: [Int128]
    package var total: Int128
  }

  /// A period's cash flow: opening + in + out = closing.
  package struct Flow: Sendable, Hashable {
    /// `nil` for movements without a date, which come last.
    package var period: Period?
    package var opening: Int128
    package var sum: LedgerReport.Sum
    package var closing: Int128 { opening + sum.total }
    /// How much more, or less, than in the period right before; `nil` for the first.
    package var change: Int128?
  }

  package let currency: Currency
  /// The report's periods, in order; `nil`, for movements in this currency without a date, comes last.
  package let columns: [Period?]
  /// Categories rolled up: those above before those below.
  package let rows: [Row]
  /// A flow for each of the columns: its total is the column's.
  package let flows: [Flow]
  package let total: Int128

  /// - Parameter opening: What stood in this currency before the first movement.
  package init(_ report: LedgerReport, currency: Currency, opening: Int128) {
    let cells = report.cells.filter { $0.currency == currency }
    var columns = report.periods.map(Optional.some)
    if cells.last.map({ $0.key.period == nil }) ?? false { columns.append(nil) }
    var rows: [CategoryPath?: [Int128]] = [:]
    var sums = [LedgerReport.Sum](repeating: .init(), count: columns.count)
    var column = 0
    for cell in cells {
      while columns[column] != cell.key.period { column += 1 }
      sums[column] += cell.sum
      let line = cell.key.category.map { report.categoryNames.line(of: $0).map(Optional.some) } ?? [nil]
      for path in line {
        rows[path, default: [Int128](repeating: 0, count: columns.count)][column] += cell.sum.total
      }
    }
    self.currency = currency
    self.columns = columns
    self.rows =
      rows.map { Row(category: $0.key, sums: $0.value, total: $0.value.reduce(0, +)) }
      .sorted { left, right in
        guard let path = left.category, let other = right.category else { return left.category != nil }
        return path < other
      }
    var balance = opening
    var flows: [Flow] = []
    for (period, sum) in zip(columns, sums) {
      var flow = Flow(period: period, opening: balance, sum: sum)
      if let period, let last = flows.last {
        flow.change = sum.total - (last.period == period.previous ? last.sum.total : 0)
      }
      flows.append(flow)
      balance += sum.total
    }
    self.flows = flows
    total = balance - opening
  }
}
