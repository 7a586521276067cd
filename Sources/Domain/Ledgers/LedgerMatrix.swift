/// Categories by period in one currency, and the cash flow by period.
package struct LedgerMatrix: Sendable {
  package struct Row: Sendable, Hashable {
    package var place: TreePlace
    /// The sums of the columns with movements, in order. Most categories have movements in few periods.
    package var cells: [Cell]

    package func sum(_ column: Int) -> Int128 {
      let place = cells.firstPlace { $0.column >= column }
      return place < cells.count && cells[place].column == column ? cells[place].sum : 0
    }
  }

  package struct Cell: Sendable, Hashable {
    package var column: Int
    package var sum: Int128
  }

  /// A period's cash flow: opening + in + out = closing, if balances are known.
  package struct Flow: Sendable, Hashable {
    /// `nil` for undated movements, which come last.
    package var period: Period?
    package var opening: Int128?
    package var sum: LedgerReport.Sum
    package var closing: Int128? { opening.map { $0 + sum.total } }
    /// The difference from the preceding period; `nil` for the first.
    package var change: Int128?
  }

  /// Returns the categories with movements in a range of columns, and their cells.
  package func rows(in columns: Range<Int>) -> [(place: TreePlace, cells: ArraySlice<Cell>)] {
    rows.compactMap { row in
      let start = row.cells.firstPlace { $0.column >= columns.lowerBound }
      let cells = row.cells[start...].prefix { $0.column < columns.upperBound }
      return cells.isEmpty ? nil : (row.place, cells)
    }
  }

  /// Returns the rows of an extract in a range of columns, and the number of those that it leaves out.
  package func rows(
    in columns: Range<Int>, _ extract: ReportExtract
  ) -> (shown: [(place: TreePlace, cells: ArraySlice<Cell>)], hiddenCount: Int) {
    var rows = rows(in: columns)
    if let depth = extract.depth { rows.removeAll { $0.place.depth >= depth } }
    if extract.order == .amount {
      rows = sortedForest(rows, depth: { $0.place.depth }, by: { $0.cells.reduce(0) { $0 + $1.sum }.magnitude })
    }
    let shown = extract.limit.map { Array(rows.prefix($0)) } ?? rows
    return (shown, rows.count - shown.count)
  }

  package let currency: Currency
  /// The report's periods in order; then `nil`, if there are undated movements in this currency.
  package let columns: [Period?]
  /// Categories including their descendants, as in the category tree.
  package let rows: [Row]
  /// A flow for each column, with the column's total.
  package let flows: [Flow]

  /// - Parameters:
  ///   - cells: The report's cells in its order.
  ///   - opening: The balance before the first movement; `nil` if unknown.
  init(
    _ cells: [LedgerReport.Row<LedgerReport.Cell>], _ periods: [Period], _ tree: TreeRows, currency: Currency,
    opening: Int128?
  ) {
    let cells = cells.filter { $0.currency == currency }
    var columns = periods.map(Optional.some)
    if cells.last.map({ $0.key.period == nil }) ?? false { columns.append(nil) }
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
    self.rows = zip(tree.places, rows).filter { !$1.isEmpty }.map { Row(place: $0, cells: $1) }
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
  }
}
