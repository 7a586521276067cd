/// One currency's categories by periods, with the totals of rows and columns; and what came in and went out by period.
package struct LedgerMatrix: Sendable {
  package struct Row: Sendable, Hashable {
    package var place: TreePlace
    /// The sums of the columns in which there are movements, in order: most categories are in few of many periods.
    package var cells: [Cell]
    package var total: Int128
    fileprivate var columnCount: Int

    /// The sum of a column.
    package func sum(_ column: Int) -> Int128 {
      var (low, high) = (0, cells.count)
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].column < column { low = middle + 1 } else { high = middle }
      }
      return low < cells.count && cells[low].column == column ? cells[low].sum : 0
    }

    /// A sum for each of the columns.
    package var sums: [Int128] {
      var sums = [Int128](repeating: 0, count: columnCount)
      for cell in cells { sums[cell.column] = cell.sum }
      return sums
    }
  }

  package struct Cell: Sendable, Hashable {
    package var column: Int
    package var sum: Int128
  }

  /// A period's cash flow: opening + in + out = closing, where balances are known.
  package struct Flow: Sendable, Hashable {
    /// `nil` for movements without a date, which come last.
    package var period: Period?
    package var opening: Int128?
    package var sum: LedgerReport.Sum
    package var closing: Int128? { opening.map { $0 + sum.total } }
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

  /// - Parameter opening: The balance in this currency before the first movement; `nil` where none is known.
  package init(_ report: LedgerReport, currency: Currency, opening: Int128?) {
    let cells = report.cells.filter { $0.currency == currency }
    var columns = report.periods.map(Optional.some)
    if cells.last.map({ $0.key.period == nil }) ?? false { columns.append(nil) }
    let tree = report.categoryRows
    var rows = [[Cell]](repeating: [], count: tree.places.count)
    var sums = [LedgerReport.Sum](repeating: .init(), count: columns.count)
    var column = 0
    for cell in cells {
      while columns[column] != cell.key.period { column += 1 }
      sums[column] += cell.sum
      for place in tree.rows(of: cell.key.category) {
        if rows[place].last?.column != column { rows[place].append(Cell(column: column, sum: 0)) }
        rows[place][rows[place].count - 1].sum += cell.sum.total
      }
    }
    self.currency = currency
    self.columns = columns
    self.rows = tree.places.indices.filter { !rows[$0].isEmpty }.map { place in
      Row(
        place: tree.places[place], cells: rows[place], total: rows[place].reduce(0) { $0 + $1.sum },
        columnCount: columns.count)
    }
    var balance = opening
    var flows: [Flow] = []
    for (period, sum) in zip(columns, sums) {
      var flow = Flow(period: period, opening: balance, sum: sum)
      if let period, let last = flows.last {
        flow.change = sum.total - (last.period == period.previous ? last.sum.total : 0)
      }
      flows.append(flow)
      balance? += sum.total
    }
    self.flows = flows
    total = sums.reduce(0) { $0 + $1.total }
  }

  /// The columns of the last two periods, where one is right behind the other; what has no date is in neither.
  package var lastTwo: (before: Int, after: Int)? {
    let last = columns.count(where: { $0 != nil }) - 1
    guard last > 0, columns[last - 1] == columns[last]?.previous else { return nil }
    return (last - 1, last)
  }
}
