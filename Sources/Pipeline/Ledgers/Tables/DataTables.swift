import MenugenDomain
package import MenugenViewModels

/// The tables of a report's sections for CSV.
extension ReportPresenter {
  /// Returns the table of a section; `nil` for the register, which is written row by row.
  package func dataTable() -> DataTable? {
    switch extract.section {
    case .register, .all, .transfers: nil
    case .summary: summaryData()
    case .categories: data([report.hasCategories ? report.categoryTable : nil], keys: ["category", "part"])
    case .accounts: data([ledger.accounts.isEmpty ? nil : report.accountTable], keys: ["account", "part"])
    case .payees: data([report.nameTable(of: ledger.movements)], keys: ["name"])
    case .tags: data([report.tagTable(of: ledger.movements)], keys: ["tag"])
    case .cashFlow: data(report.cashFlowTables, keys: ["period"])
    case .compare: data(comparison?.tables ?? [], keys: ["category", "part"])
    case .budget: data([report.budgetTable(ledger.budgets)], keys: ["category", "period"])
    case .vat: data(report.vatTables, keys: ["period", "rate"])
    case .dishes: dishData()
    case .missingReceipts: missingReceiptData()
    case .monthEnds: monthEndData()
    case .forecast: forecastData()
    case .matrix: matrixData()
    }
  }

  private func data(_ tables: [LedgerTable?], keys: [String]) -> DataTable {
    let tables = tables.compactMap { $0?.arranged(extract) }
    let columns = tables.first?.columns ?? []
    return DataTable(
      columns: keys + ["currency"] + columns.map(name),
      rows: tables.flatMap { table in
        table.rows.map { row in
          self.keys(of: row) + [.text(row.currency.code)] + cells(row, table.columns)
        }
      })
  }

  /// The totals and statistics of each currency in one row.
  private func summaryData() -> DataTable {
    let (totals, statistics) = (report.totalsTable, report.statisticsTable)
    let others = statistics.columns.filter { !totals.columns.contains($0) }
    let pending = report.pendingTable(of: ledger)
    return DataTable(
      columns: ["currency"] + (totals.columns + others).map(name) + (pending.rows.isEmpty ? [] : ["pending"]),
      rows: zip(totals.rows, statistics.rows).map { total, figures in
        let more = zip(cells(figures, statistics.columns), statistics.columns).filter { others.contains($1) }.map(\.0)
        let sum = pending.sum(.total, in: total.currency)
        return [.text(total.currency.code)] + cells(total, totals.columns) + more
          + (pending.rows.isEmpty ? [] : [amount(sum, total.currency)])
      })
  }

  private func matrixData() -> DataTable {
    let matrices = report.hasCategories ? report.matrices.filter { !$0.rows.isEmpty } : []
    let columns = report.periods.map(Optional.some) + (matrices.contains { $0.columns.contains(nil) } ? [nil] : [])
    return DataTable(
      columns: ["category", "part", "currency"] + columns.map { $0?.iso ?? "undated" } + ["total"],
      rows: matrices.flatMap { matrix in
        matrix.rows(in: matrix.columns.indices, extract).shown.map { row in
          // Undated movements come last in both, so the places agree.
          var sums = [Int128](repeating: 0, count: columns.count)
          for cell in row.cells { sums[cell.column] = cell.sum }
          return keys(of: row.place) + [.text(matrix.currency.code)]
            + (sums + [sums.reduce(0, +)]).map { amount($0, matrix.currency) }
        }
      })
  }

  private func cells(_ row: LedgerTable.Row, _ columns: [LedgerTable.Column]) -> [DataTable.Cell] {
    zip(row.cells, columns).map { cell, column in
      guard let cell else { return .empty }
      return switch column {
      case .count: .number(Int(clamping: cell))
      case .percent: .amount(DecimalAmount(cell, decimals: 1))
      default: amount(cell, row.currency)
      }
    }
  }

  private func amount(_ units: Int128, _ currency: Currency) -> DataTable.Cell {
    .amount(DecimalAmount(units, decimals: currency.exponent))
  }

  /// The cells that identify a row, besides its currency. An account or category has `all` or `own` as its part.
  private func keys(of row: LedgerTable.Row) -> [DataTable.Cell] {
    switch row.subject {
    case .total: [.empty, .text("total")]
    case .place(let place): keys(of: place)
    case .name(let name): [.text(name)]
    case .account(let account): [account.map { .text($0) } ?? .empty]
    case .period(let period): [.text(period?.iso ?? "undated")]
    case .budget(let category, let span):
      switch span {
      case .period(let period): [.text(category), .text(period.iso)]
      case .all: [.text(category), .text("total")]
      case .undated: [.text(category), .text("undated")]
      case .otherCurrency: [.text(category), .text("notCounted")]
      }
    case .vat(.period(let period), let line): [.text(period?.iso ?? "undated"), .text(line.key)]
    case .vat(.all, let line): [.text("total"), .text(line.key)]
    }
  }

  private func keys(of place: TreePlace) -> [DataTable.Cell] {
    [place.path.map { .text($0.text) } ?? .empty, .text(place.isOwn ? "own" : "all")]
  }

  /// The name in JSON; the periods of a comparison are the titles of their columns.
  private func name(of column: LedgerTable.Column) -> String {
    switch column {
    case .before: comparison?.before.iso ?? column.member
    case .after: comparison?.after.iso ?? column.member
    default: column.member
    }
  }
}
