/// A table of a ledger's report: rows of numbers in named columns.
///
/// Shared by text, pages and `report.json`. Categories by period are a `LedgerMatrix`.
package struct LedgerTable: Sendable {
  /// The table. The raw value is the key of its title among the theme's phrases.
  package enum Name: String, Sendable {
    case totals, statistics, pending, byCategory, byAccount, byName, byTag, cashFlow, comparison, budget, vat
  }

  /// A column. Its numbers are movements for `count`, otherwise minor units. The raw value is the key of its title.
  package enum Column: String, Sendable {
    case count, opening, moneyIn, moneyOut, transfers, total, closing, change, average, largestIn, largestOut
    /// The balance without pending movements.
    case booked
    /// The last two periods, whose names are the titles.
    case before, after
    /// The change in tenths of a percent of what was before; none where that is zero.
    case percent
    case limit = "budget"
    /// What earlier periods left of a budget.
    case carried = "broughtForward"
    case spent, left
    /// Net amounts and VAT of income and expenses.
    case netIn, outputTax, netOut, inputTax, taxDue
  }

  /// The subject of a row, besides its currency.
  package enum Subject: Sendable, Hashable {
    case total
    case place(TreePlace)
    case name(String)
    /// An account without those below it; `nil` for movements without one.
    case account(String?)
    /// `nil` for undated movements.
    case period(Period?)
    case budget(category: String, Span)
    case vat(VATSpan, VATLine)

    /// What a budget's row covers: a period, all periods, or spending outside any limit.
    package enum Span: Sendable, Hashable { case period(Period), all, undated, otherCurrency }

    /// What a row of VAT covers: a period, undated movements (`nil`), or all.
    package enum VATSpan: Sendable, Hashable { case period(Period?), all }
    /// A rate, movements without VAT, or both.
    package enum VATLine: Sendable, Hashable { case rate(VATRate), untaxed, total }
  }

  package struct Row: Sendable, Hashable {
    package var subject: Subject
    package var currency: Currency
    /// A number for each column; `nil` for none.
    package var cells: [Int128?]
  }

  package let name: Name
  /// The currency in the title.
  package let currency: Currency?
  package let columns: [Column]
  package internal(set) var rows: [Row]
  /// The number of rows that are left out; see `arranged`.
  package internal(set) var hiddenCount = 0

  /// Whether a row of budgets has more spending than its limit. More income than a target isn't.
  package func isOverspent(_ row: Row) -> Bool {
    guard let spent = columns.firstIndex(of: .spent), let left = columns.firstIndex(of: .left) else { return false }
    return row.cells[spent] != nil && row.cells[left] ?? 0 < 0
  }

  /// The sum of a column's cells in a currency.
  package func sum(_ column: Column, in currency: Currency) -> Int128 {
    guard let place = columns.firstIndex(of: column) else { return 0 }
    return rows.lazy.filter { $0.currency == currency }.reduce(0) { $0 + ($1.cells[place] ?? 0) }
  }
}

extension LedgerTable {
  static let comparisonColumns: [Column] = [.before, .after, .change, .percent]

  /// The cells of two sums. The percentage has the sign of the change, and is rounded half to even.
  static func comparison(_ before: Int128, _ after: Int128) -> [Int128?] {
    let change = after - before
    let (thousandfold, overflow) = change.multipliedReportingOverflow(by: 1_000)
    let hasPercentage = before != 0 && !overflow
    return [
      before, after, change, hasPercentage ? divideHalfEven(thousandfold, by: before < 0 ? -before : before) : nil,
    ]
  }
}

extension LedgerReport {
  var sums: [LedgerTable.Column] {
    hasTransfers ? [.moneyIn, .moneyOut, .transfers, .total] : [.moneyIn, .moneyOut, .total]
  }

  package var totalsTable: LedgerTable {
    let columns = hasOpenings ? [.opening] + sums + [.closing] : sums
    return LedgerTable(
      name: .totals, currency: nil, columns: columns,
      rows: totals.map { row(.total, $0.currency, $0.sum, opening: $0.opening, columns) })
  }

  package var statisticsTable: LedgerTable {
    let columns: [LedgerTable.Column] =
      [.count, .average, .moneyIn, .moneyOut] + (hasTransfers ? [.transfers] : []) + [.largestIn, .largestOut]
    return LedgerTable(
      name: .statistics, currency: nil, columns: columns, rows: totals.map { row(.total, $0.currency, $0.sum, columns) }
    )
  }

  package var categoryTable: LedgerTable {
    let columns = [.count] + sums
    return LedgerTable(
      name: .byCategory, currency: nil, columns: columns,
      rows: categoryTree.map { row(.place($0.place), $0.currency, $0.sum, columns) })
  }

  package var accountTable: LedgerTable {
    // Without opening balances, an account's balance is its total.
    let columns = hasOpenings ? [.count, .opening] + sums + [.closing] : [.count] + sums
    return LedgerTable(
      name: .byAccount, currency: nil, columns: columns,
      rows: accountTree.map { row(.place($0.place), $0.currency, $0.sum, opening: $0.opening, columns) })
  }

  /// Money in and out by period: a table for each currency.
  package var cashFlowTables: [LedgerTable] {
    matrices.map { matrix in
      let columns =
        matrix.flows.first?.opening == nil
        ? [.count] + sums + [.change] : [.count, .opening] + sums + [.closing, .change]
      return LedgerTable(
        name: .cashFlow, currency: matrices.count == 1 ? nil : matrix.currency, columns: columns,
        rows: matrix.flows.map {
          row(.period($0.period), matrix.currency, $0.sum, opening: $0.opening, change: $0.change, columns)
        })
    }
  }

  /// The comparison of the last two periods: a table for each currency with categories and their total. Empty without
  /// two consecutive periods.
  package var comparisonTables: [LedgerTable] {
    if lastPeriods == nil { return [] }
    let (before, after) = (periods.count - 2, periods.count - 1)
    func row(_ subject: LedgerTable.Subject, _ matrix: LedgerMatrix, _ sum: (Int) -> Int128) -> LedgerTable.Row {
      .init(subject: subject, currency: matrix.currency, cells: LedgerTable.comparison(sum(before), sum(after)))
    }
    return matrices.filter { !$0.rows.isEmpty }.map { matrix in
      LedgerTable(
        name: .comparison, currency: matrix.currency, columns: LedgerTable.comparisonColumns,
        rows: matrix.rows.filter { $0.sum(before) != 0 || $0.sum(after) != 0 }
          .map { row(.place($0.place), matrix, $0.sum) } + [row(.total, matrix) { matrix.flows[$0].sum.total }])
    }
  }

  /// Each budget by period and in total, then spending outside any limit: undated, and in other currencies.
  package func budgetTable(_ budgets: [Budget]) -> LedgerTable {
    let figures = figures(of: budgets)
    let totals = Dictionary(
      budgetTotals(of: budgets).map { ($0.category, $0) }, uniquingKeysWith: { first, _ in first })
    let columns: [LedgerTable.Column] =
      (budgets.contains(where: \.rollsOver) ? [.carried] : []) + [.limit]
      + (budgets.allSatisfy(\.isIncome) && !budgets.isEmpty ? [] : [.spent])
      + (budgets.contains(where: \.isIncome) ? [.moneyIn] : []) + [.left]
    func row(
      _ category: String, _ span: LedgerTable.Subject.Span, _ currency: Currency, _ limit: Int128?, _ spent: Int128,
      isIncome: Bool, carried: Int128? = nil
    ) -> LedgerTable.Row {
      .init(
        subject: .budget(category: category, span), currency: currency,
        cells: columns.map { column in
          switch column {
          case .carried: carried
          case .limit: limit
          case .spent: isIncome ? nil : spent
          case .moneyIn: isIncome ? spent : nil
          default: limit.map { (carried ?? 0) + $0 - spent }
          }
        })
    }
    var rows: [LedgerTable.Row] = []
    for (place, figure) in figures.enumerated() {
      rows.append(
        row(
          figure.category, .period(figure.period), figure.currency, figure.limit, figure.spent,
          isIncome: figure.isIncome, carried: figure.carried))
      let isLast = place + 1 == figures.count || figures[place + 1].category != figure.category
      guard isLast, let total = totals[figure.category] else { continue }
      rows.append(row(total.category, .all, total.currency, total.limit, total.spent, isIncome: total.isIncome))
    }
    rows += undatedSpending(of: budgets).map {
      row($0.category, .undated, $0.currency, nil, $0.spent, isIncome: $0.isIncome)
    }
    rows += uncountedSpending(of: budgets).map {
      row($0.category, .otherCurrency, $0.currency, nil, $0.spent, isIncome: $0.isIncome)
    }
    return LedgerTable(name: .budget, currency: nil, columns: columns, rows: rows)
  }

  func row(
    _ subject: LedgerTable.Subject, _ currency: Currency, _ sum: Sum, opening: Int128? = nil, change: Int128? = nil,
    booked: Int128? = nil, _ columns: [LedgerTable.Column]
  ) -> LedgerTable.Row {
    .init(
      subject: subject, currency: currency,
      cells: columns.map { column in
        switch column {
        case .count: Int128(sum.count)
        case .moneyIn: sum.moneyIn
        case .moneyOut: sum.moneyOut
        case .transfers: sum.transfers
        case .total: sum.total
        case .average: sum.average
        case .largestIn: Int128(sum.largestIn)
        case .largestOut: Int128(sum.largestOut)
        case .opening: opening
        case .closing: opening.map { $0 + sum.total }
        case .change: change
        case .booked: booked
        case .before, .after, .percent, .limit, .carried, .spent, .left, .netIn, .outputTax, .netOut, .inputTax,
          .taxDue:
          nil
        }
      })
  }
}
