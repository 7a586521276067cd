/// One currency's categories by periods, with the totals of rows and columns; and what came in and went out by period.
package struct LedgerMatrix: Sendable {
  package struct Row: Sendable, Hashable {
    package var place: TreePlace
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
  /// Categories rolled up, as in the tree of categories.
  package let rows: [Row]
  /// A flow for each of the columns: its total is the column's.
  package let flows: [Flow]
  package let total: Int128

  /// - Parameter opening: What stood in this currency before the first movement.
  package init(_ report: LedgerReport, currency: Currency, opening: Int128) {
    let cells = report.cells.filter { $0.currency == currency }
    var columns = report.periods.map(Optional.some)
    if cells.last.map({ $0.key.period == nil }) ?? false { columns.append(nil) }
    let tree = report.categoryRows
    var rows: [TreePlace: [Int128]] = [:]
    var sums = [LedgerReport.Sum](repeating: .init(), count: columns.count)
    var column = 0
    for cell in cells {
      while columns[column] != cell.key.period { column += 1 }
      sums[column] += cell.sum
      for place in tree.places(of: cell.key.category) {
        rows[place, default: [Int128](repeating: 0, count: columns.count)][column] += cell.sum.total
      }
    }
    self.currency = currency
    self.columns = columns
    self.rows =
      rows.map { Row(place: $0.key, sums: $0.value, total: $0.value.reduce(0, +)) }.sorted { $0.place < $1.place }
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

  /// The columns of the last two periods, where one is right behind the other; what has no date is in neither.
  package var lastTwo: (before: Int, after: Int)? {
    let last = columns.count(where: { $0 != nil }) - 1
    guard last > 0, columns[last - 1] == columns[last]?.previous else { return nil }
    return (last - 1, last)
  }
}
