import MenugenDomain
import MenugenLocalization
import MenugenViewModels

/// The tables of a report, each from one part of the ledger's sums.
extension ReportPresenter {
  func tables() -> [ReportTable] {
    let matrices = LedgerMatrix.all(of: ledger, report)
    var tables = [totals()]
    if !ledger.movements.isEmpty { tables.append(statistics()) }
    if case let largest = largest().table, !largest.rows.isEmpty { tables.append(largest) }
    if let converted = ConvertedTotal(ledger, into: ledger.currency, rates: presentation.site.rates) {
      tables.append(table(converted))
    }
    if hasCategories { tables.append(categories()) }
    if !ledger.accounts.isEmpty, case let accounts = accounts(), !accounts.rows.isEmpty { tables.append(accounts) }
    tables += matrices.map { cashFlow($0, isOnlyOne: matrices.count == 1) }
    if hasCategories {
      tables += matrices.compactMap(comparison)
      tables += matrices.filter { !$0.rows.isEmpty }.flatMap(parts)
    }
    return tables + budgets()
  }

  /// The tables that a ledger's page has as the report has them; that of accounts comes first.
  func tablesBesideTotals() -> [ReportTable] {
    let matrices = LedgerMatrix.all(of: ledger, report)
    let converted = ConvertedTotal(ledger, into: ledger.currency, rates: presentation.site.rates).map(table)
    let largestTable = [largest().table].filter { !$0.rows.isEmpty }
    let accounts = ledger.accounts.isEmpty ? [] : [accounts()].filter { !$0.rows.isEmpty }
    return accounts + (ledger.movements.isEmpty ? [] : [statistics()]) + largestTable
      + (converted.map { [$0] } ?? [])
      + (hasCategories ? matrices.compactMap(comparison) : []) + budgets()
  }

  private func budgets() -> [ReportTable] {
    let figures = report.figures(of: ledger.budgets)
    // What is in no month, and what is in another currency, is in none of the limits.
    let unlimited =
      report.undatedSpending(of: ledger.budgets).map { (word("undated"), $0) }
      + report.uncountedSpending(of: ledger.budgets).map { (word("notCounted"), $0) }
    return figures.isEmpty && unlimited.isEmpty ? [] : [table(figures, unlimited: unlimited)]
  }

  private func totals() -> ReportTable {
    let hasOpening = ledger.hasOpenings
    var columns: [ReportTable.Column] = [.init(word("currency"), .word)]
    if hasOpening { columns.append(.init(word("opening"), .figure)) }
    columns += ["moneyIn", "moneyOut", "total"].map { .init(word($0), .figure) }
    if hasOpening { columns.append(.init(word("closing"), .figure)) }
    return ReportTable(
      word("totals"), columns,
      rows: Currency.ofTotals(ledger, report).map { currency in
        let sum = report.byCurrency.first { $0.currency == currency }?.sum ?? LedgerReport.Sum()
        let middle = [sum.moneyIn, sum.moneyOut, sum.total].map { text($0, currency) }
        guard hasOpening, let opening = ledger.opening(in: currency) else { return [currency.code] + middle }
        return [currency.code, text(opening, currency)] + middle + [text(opening + sum.total, currency)]
      })
  }

  private func statistics() -> ReportTable {
    ReportTable(
      word("statistics"),
      [.init(word("currency"), .word)]
        + ["count", "average"].map { .init(word($0), .figure) },
      rows: Currency.ofTotals(ledger, report).map { currency in
        let sum = report.byCurrency.first { $0.currency == currency }?.sum ?? LedgerReport.Sum()
        return [currency.code, presentation.number(sum.count), text(sum.average, currency)]
      })
  }

  /// The largest movements in and out, a row each, and their places in the ledger: of equal ones the first.
  func largest() -> (table: ReportTable, places: [Int]) {
    let found = report.byCurrency.flatMap { row in
      [row.sum.largestIn, row.sum.largestOut].compactMap { units -> Int? in
        if units == 0 { return nil }
        return ledger.movements.firstIndex { $0.minorUnits == units && $0.currency == row.currency }
      }
    }
    let isDated = report.period != nil
    let table = ReportTable(
      "\(word("largestIn")) · \(word("largestOut"))",
      [.init(word("name"), .name)] + (isDated ? [.init(word("date"), .word)] : [])
        + ["largestIn", "largestOut"].map { .init(word($0), .figure) },
      rows: found.map { place in
        let movement = ledger.movements[place]
        let name = movement.name.isEmpty ? presentation.phrases.unnamed : movement.name
        let amount = presentation.priceText(movement.money)
        return [name] + (isDated ? [movement.date?.iso ?? word("undated")] : [])
          + (movement.minorUnits < 0 ? ["", amount] : [amount, ""])
      })
    return (table, found)
  }

  private func categories() -> ReportTable {
    table("byCategory", "category", report.categoryTree.map { ($0.place, $0.sum, $0.currency) })
  }

  private func accounts() -> ReportTable {
    let tree = ledger.accountTree(report)
    // Without opening balances, an account's balance is its total.
    if !ledger.hasOpenings {
      return table("byAccount", "account", tree.map { ($0.place, $0.sum, $0.currency) })
    }
    return ReportTable(
      word("byAccount"),
      [.init(word("account"), .path)]
        + ["count", "opening", "moneyIn", "moneyOut", "total", "closing"].map { .init(word($0), .figure) },
      rows: tree.map { branch in
        let amounts = [branch.opening, branch.sum.moneyIn, branch.sum.moneyOut, branch.sum.total, branch.closing]
        return [name(branch.place), presentation.number(branch.sum.count)]
          + amounts.map { $0.map { text($0, branch.currency) } ?? "" }
      })
  }

  private func table(
    _ title: String, _ column: String, _ rows: [(place: TreePlace, sum: LedgerReport.Sum, currency: Currency)]
  ) -> ReportTable {
    ReportTable(
      word(title),
      [.init(word(column), .path)]
        + ["count", "moneyIn", "moneyOut", "total"].map { .init(word($0), .figure) },
      rows: rows.map { row in
        [name(row.place), presentation.number(row.sum.count)]
          + [row.sum.moneyIn, row.sum.moneyOut, row.sum.total].map { text($0, row.currency) }
      })
  }

  /// Spaces say how deep a row stands.
  private func name(_ place: TreePlace) -> String {
    String(repeating: "  ", count: place.shownDepth) + presentation.name(of: place)
  }

  private func cashFlow(_ matrix: LedgerMatrix, isOnlyOne: Bool) -> ReportTable {
    var columns = ["count", "moneyIn", "moneyOut", "total", "change"]
    if ledger.hasBalances { columns = ["count", "opening", "moneyIn", "moneyOut", "total", "closing", "change"] }
    return ReportTable(
      word("cashFlow") + (isOnlyOne ? "" : " " + matrix.currency.code),
      [.init(word("period"), .word)] + columns.map { .init(word($0), .figure) },
      rows: matrix.flows.map { flow in
        var figures = [flow.sum.moneyIn, flow.sum.moneyOut, flow.sum.total]
        if let opening = flow.opening, let closing = flow.closing { figures = [opening] + figures + [closing] }
        return [text(flow.period), presentation.number(flow.sum.count)] + figures.map { text($0, matrix.currency) }
          + [flow.change.map { text($0, matrix.currency) } ?? ""]
      })
  }

  /// The last two periods side by side; what has no date is in neither.
  private func comparison(_ matrix: LedgerMatrix) -> ReportTable? {
    guard !matrix.rows.isEmpty, let (before, last) = matrix.lastTwo else { return nil }
    func row(_ name: String, _ before: Int128, _ now: Int128) -> [String] {
      [name] + [before, now, now - before].map { text($0, matrix.currency) }
    }
    return ReportTable(
      "\(word("comparison")) \(matrix.currency.code)",
      [.init(word("category"), .path)]
        + [text(matrix.columns[before]), text(matrix.columns[last]), word("change")].map { .init($0, .figure) },
      rows: matrix.rows.filter { $0.sum(before) != 0 || $0.sum(last) != 0 }
        .map { row(name($0.place), $0.sum(before), $0.sum(last)) }
        + [row(word("total"), matrix.flows[before].sum.total, matrix.flows[last].sum.total)])
  }

  /// A table of all periods; of many, one for each year, or for ten of them, with the categories that it has movements in.
  private func parts(_ matrix: LedgerMatrix) -> [ReportTable] {
    let title = "\(word("byPeriod")) \(matrix.currency.code)"
    if matrix.columns.count <= CategoryIndex.monthLimit + 1 {
      return [table(matrix, title, matrix.columns.indices, matrix.rows.map { ($0.place, $0.cells[...]) })]
    }
    var starts: [Int] = []
    for column in matrix.columns.indices where column == 0 || part(matrix, column) != part(matrix, column - 1) {
      starts.append(column)
    }
    var ranges = zip(starts, starts.dropFirst() + [matrix.columns.count]).map { $0..<$1 }
    // Periods by themselves, such as those of few years, stand together.
    if let last = ranges.last, last.count == 1, ranges.count > 1, matrix.columns[last.lowerBound] == nil {
      ranges.removeLast()
      ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<last.upperBound
    }
    var rows = [[(TreePlace, ArraySlice<LedgerMatrix.Cell>)]](repeating: [], count: ranges.count)
    var rangeOf = [Int](repeating: 0, count: matrix.columns.count)
    for (place, range) in ranges.enumerated() { for column in range { rangeOf[column] = place } }
    for row in matrix.rows {
      var rest = row.cells[...]
      while let first = rest.first {
        let range = rangeOf[first.column]
        let cells = rest.prefix { $0.column < ranges[range].upperBound }
        rows[range].append((row.place, cells))
        rest = rest.dropFirst(cells.count)
      }
    }
    return zip(ranges, rows).filter { !$0.1.isEmpty }.map { range, rows in
      table(matrix, "\(title) · \(part(matrix, range.lowerBound))", range, rows)
    }
  }

  /// What a column is a part of: a year, ten years, or nothing with a date.
  private func part(_ matrix: LedgerMatrix, _ column: Int) -> String {
    guard let period = matrix.columns[column], let day = period.firstDay else { return word("undated") }
    if period.length != .year { return String(period.iso.prefix(4)) }
    let first = Period(of: CalendarDate(year: max(1, day.year / 10 * 10), month: 1, day: 1) ?? day, .year)
    return "\(first.iso.prefix(3))0–\(first.iso.prefix(3))9"
  }

  private func table(
    _ matrix: LedgerMatrix, _ title: String, _ columns: Range<Int>,
    _ rows: [(place: TreePlace, cells: ArraySlice<LedgerMatrix.Cell>)]
  ) -> ReportTable {
    func texts(_ sums: [Int128]) -> [String] {
      (sums + [sums.reduce(0, +)]).map { text($0, matrix.currency) }
    }
    return ReportTable(
      title,
      [.init(word("category"), .path)] + matrix.columns[columns].map { .init($0?.iso ?? word("undated"), .figure) }
        + [.init(word("total"), .figure)],
      rows: rows.map { row in
        var sums = [Int128](repeating: 0, count: columns.count)
        for cell in row.cells { sums[cell.column - columns.lowerBound] = cell.sum }
        return [name(row.place)] + texts(sums)
      } + [[word("total")] + texts(matrix.flows[columns].map(\.sum.total))])
  }

  private func table(
    _ budgets: [BudgetFigure],
    unlimited: [(period: String, figure: (category: String, currency: Currency, spent: Int128))]
  ) -> ReportTable {
    let totals = Dictionary(
      report.budgetTotals(of: ledger.budgets).map { ($0.category, $0) }, uniquingKeysWith: { first, _ in first })
    return ReportTable(
      word("budget"),
      [.init(word("category"), .path), .init(word("period"), .word)]
        + ["budget", "spent", "left"].map { .init(word($0), .figure) },
      rows: budgets.indices.flatMap { place -> [[String]] in
        let figure = budgets[place]
        func row(_ period: String, _ limit: Int128, _ spent: Int128) -> [String] {
          [presentation.shown(figure.category), period]
            + [limit, spent, limit - spent].map { text($0, figure.currency) }
        }
        let rows = [row(text(figure.period), figure.limit, figure.spent)]
        // Behind a category's last period, what all of them come to.
        let isLast = place + 1 == budgets.count || budgets[place + 1].category != figure.category
        guard isLast, let total = totals[figure.category] else { return rows }
        return rows + [row(word("total"), total.limit, total.spent)]
      }
        + unlimited.map { [presentation.shown($1.category), $0, "", text($1.spent, $1.currency), ""] })
  }

  private func table(_ converted: ConvertedTotal) -> ReportTable {
    ReportTable(
      "\(word("converted")) \(converted.currency.code)",
      [.init(word("currency"), .word), .init(word("date"), .word)]
        + ["rate", "amount", "converted"].map { .init(word($0), .figure) },
      rows: converted.parts.map { part in
        [
          part.currency.code, part.rate?.date.iso ?? "", part.rate.map { presentation.decimal($0.decimal) } ?? "",
          text(part.sum, part.currency), part.converted.map { text($0, converted.currency) } ?? "",
        ]
      }
        + converted.gaps.map { [$0.currency.code, days(of: $0), word("noRate"), text($0.sum, $0.currency), ""] }
        + (converted.total.map { [[word("total"), "", "", "", text($0, converted.currency)]] } ?? []),
      note: word(converted.total == nil ? "noTotal" : "rounding"))
  }

  private func days(of gap: ConvertedTotal.Gap) -> String {
    guard let days = gap.days else { return word("undated") }
    if days.lowerBound == days.upperBound { return days.lowerBound.iso }
    return presentation.phrases.periodSpan(["from": days.lowerBound.iso, "to": days.upperBound.iso])
  }
}
