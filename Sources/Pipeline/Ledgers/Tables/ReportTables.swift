import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// The tables of a report in words.
extension ReportPresenter {
  package func tables() -> [ReportTable] {
    func part(_ section: ReportSection, _ tables: () -> [ReportTable]) -> [ReportTable] {
      extract.shows(section) ? tables() : []
    }
    let overview =
      extract.section == .all
      ? overview() : extract.section == .summary ? report.converted.map { [table($0)] } ?? [] : []
    return part(.summary) { [text(report.totalsTable)] + pending() } + overview
      + part(.categories) { report.hasCategories ? [text(report.categoryTable)] : [] }
      + part(.accounts, accounts) + part(.payees) { [text(report.nameTable(of: ledger.movements))] }
      + part(.tags, tags)
      + part(.cashFlow) { report.cashFlowTables.map { text($0) } }
      + part(.compare, comparisons) + part(.matrix, matrices) + part(.budget, budgets)
      + part(.vat, vat) + part(.dishes, dishTables)
      + part(.missingReceipts) { [missingReceipts].filter { !$0.rows.isEmpty } }
      + part(.monthEnds) { monthEnds.isEmpty ? [] : [monthEndTable] } + part(.forecast, forecastTables)
  }

  private func matrices() -> [ReportTable] {
    report.hasCategories ? report.matrices.filter { !$0.rows.isEmpty }.flatMap(parts) : []
  }

  /// Returns the tables that a ledger's page shares with the report, accounts first.
  func tablesBesideTotals() -> [ReportTable] {
    accounts() + pending() + overview() + comparisons() + budgets() + budgetMatrices() + vat()
      + dishTables() + (monthEnds.isEmpty ? [] : [monthEndTable]) + [missingReceipts].filter { !$0.rows.isEmpty }
  }

  /// Statistics, the largest movements, and what everything comes to in one currency.
  private func overview() -> [ReportTable] {
    (ledger.movements.isEmpty ? [] : [statistics])
      + (report.largest.isEmpty ? [] : [largest]) + (report.converted.map { [table($0)] } ?? [])
  }

  private var statistics: ReportTable {
    var table = text(report.statisticsTable, columns: [.count, .average])
    if report.hasTransfers {
      table.note = [table.note, word("averageNote")].compactMap(\.self).joined(separator: "\n")
    }
    return table
  }

  private func accounts() -> [ReportTable] {
    ledger.accounts.isEmpty ? [] : [text(report.accountTable)].filter { !$0.rows.isEmpty }
  }

  private func comparisons() -> [ReportTable] {
    (comparison?.tables ?? []).map { text($0) }
  }

  private func budgets() -> [ReportTable] {
    [text(report.budgetTable(ledger.budgets))].filter { !$0.rows.isEmpty }
      + (extract.section == .budget ? budgetMatrices() : [])
  }

  private func tags() -> [ReportTable] {
    noted(text(report.tagTable(of: ledger.movements)), "tagNote")
  }

  /// The movements that the bank hasn't booked, which the totals include.
  private func pending() -> [ReportTable] { noted(text(report.pendingTable(of: ledger)), "pendingNote") }

  /// Returns the table with a note below it; none if it is empty.
  private func noted(_ table: ReportTable, _ key: String) -> [ReportTable] {
    if table.rows.isEmpty { return [] }
    var table = table
    table.note = [table.note, word(key)].compactMap(\.self).joined(separator: "\n")
    return [table]
  }

  private func vat() -> [ReportTable] {
    report.vatTables.map { table in
      var shown = text(table)
      shown.note = [shown.note, word("vatNote")].compactMap(\.self).joined(separator: "\n")
      return shown
    }
  }

  /// - Parameter columns: The columns that are shown; all by default.
  private func text(_ table: LedgerTable, columns: [LedgerTable.Column]? = nil) -> ReportTable {
    let table = table.arranged(extract)
    let columns = columns ?? table.columns
    let places = columns.compactMap { table.columns.firstIndex(of: $0) }
    var shown = ReportTable(
      word(table.name.rawValue) + (table.currency.map { " " + $0.code } ?? ""),
      labelColumns(of: table.name) + columns.map { .init(title(of: $0), .figure) },
      rows: table.rows.map { row in
        texts(of: row, in: table.name)
          + places.map { place in
            guard let cell = row.cells[place] else { return "" }
            return switch table.columns[place] {
            case .count: presentation.number(Int(clamping: cell))
            case .percent: presentation.locale.percent(scaled: Int64(clamping: cell), scale: 1)
            default: text(cell, row.currency)
            }
          }
      }, note: hiddenNote(table.hiddenCount))
    if table.name == .budget {
      let overspent = table.rows.map(table.isOverspent)
      shown.remarks = overspent.map { isOverspent in
        isOverspent ? shown.columns.dropLast().map { _ in nil } + [word("overspent")] : []
      }
    }
    return shown
  }

  private func labelColumns(of name: LedgerTable.Name) -> [ReportTable.Column] {
    switch name {
    case .totals, .statistics: [.init(word("currency"), .word)]
    case .byCategory, .comparison: [.init(word("category"), .path)]
    case .byAccount: [.init(word("account"), .path)]
    case .byName: [.init(word("name"), .name)]
    case .byTag: [.init(word("tag"), .name)]
    case .pending: [.init(word(ledger.accounts.isEmpty ? "currency" : "account"), .path)]
    case .cashFlow: [.init(word("period"), .word)]
    case .budget: [.init(word("category"), .path), .init(word("period"), .word)]
    case .vat: [.init(word("period"), .word), .init(word("vatRate"), .word)]
    }
  }

  private func title(of column: LedgerTable.Column) -> String {
    switch column {
    case .before: text(comparison?.before)
    case .after: text(comparison?.after)
    case .percent: "%"
    default: word(column.rawValue)
    }
  }

  /// The cells that identify a row.
  private func texts(of row: LedgerTable.Row, in name: LedgerTable.Name) -> [String] {
    switch row.subject {
    case .total: [name == .comparison ? word("total") : row.currency.code]
    case .place(let place): [self.name(place)]
    case .name(let name): [name.isEmpty ? presentation.phrases.unnamed : name]
    case .account(let account):
      [account.map(presentation.shown) ?? presentation.name(of: .own(nil))]
    case .period(let period): [text(period)]
    case .budget(let category, let span):
      switch span {
      case .period(let period): [presentation.shown(category), text(period)]
      case .all: [presentation.shown(category), word("total")]
      case .undated: [presentation.shown(category), word("undated")]
      case .otherCurrency: [presentation.shown(category), word("notCounted")]
      }
    case .vat(let span, let line):
      [spanText(span), vatText(line)]
    }
  }

  private func spanText(_ span: LedgerTable.Subject.VATSpan) -> String {
    switch span {
    case .period(let period): text(period)
    case .all: word("total")
    }
  }

  private func vatText(_ line: LedgerTable.Subject.VATLine) -> String {
    switch line {
    case .rate(let rate): presentation.percent(rate)
    case .untaxed: word("withoutVAT")
    case .total: word("total")
    }
  }

  /// The largest movements in and out.
  var largest: ReportTable {
    let isDated = report.period != nil
    return ReportTable(
      "\(word("largestIn")) · \(word("largestOut"))",
      [.init(word("name"), .name)] + (isDated ? [.init(word("date"), .word)] : [])
        + ["largestIn", "largestOut"].map { .init(word($0), .figure) },
      rows: report.largest.map { place in
        let movement = ledger.movements[place]
        let name = movement.name.isEmpty ? presentation.phrases.unnamed : movement.name
        let amount = presentation.amountText(movement.money)
        return [name] + (isDated ? [movement.date?.iso ?? word("undated")] : [])
          + (movement.minorUnits < 0 ? ["", amount] : [amount, ""])
      })
  }

  /// A name, indented by its depth.
  private func name(_ place: TreePlace) -> String {
    String(repeating: "  ", count: place.shownDepth) + presentation.name(of: place)
  }

  /// A table of all periods; if there are many, one for each year or decade, with only the categories that have
  /// movements.
  private func parts(_ matrix: LedgerMatrix) -> [ReportTable] {
    let title = "\(word("byPeriod")) \(matrix.currency.code)"
    if matrix.columns.count <= CategoryIndex.monthLimit + 1 {
      return [table(matrix, title, matrix.columns.indices)]
    }
    var starts: [Int] = []
    for column in matrix.columns.indices where column == 0 || part(matrix, column) != part(matrix, column - 1) {
      starts.append(column)
    }
    var ranges = zip(starts, starts.dropFirst() + [matrix.columns.count]).map { $0..<$1 }
    // Merge a single undated column into the preceding table.
    if let last = ranges.last, last.count == 1, ranges.count > 1, matrix.columns[last.lowerBound] == nil {
      ranges.removeLast()
      ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<last.upperBound
    }
    return ranges.filter { matrix.flows[$0].contains { $0.sum.count > 0 } }.map { range in
      table(matrix, "\(title) · \(part(matrix, range.lowerBound))", range)
    }
  }

  /// The group of a column: a year, a decade, or undated.
  private func part(_ matrix: LedgerMatrix, _ column: Int) -> String {
    guard let period = matrix.columns[column], let day = period.firstDay else { return word("undated") }
    if period.length != .year { return String(period.iso.prefix(4)) }
    let first = Period(of: CalendarDate(year: max(1, day.year / 10 * 10), month: 1, day: 1) ?? day, .year)
    return "\(first.iso.prefix(3))0–\(first.iso.prefix(3))9"
  }

  private func table(_ matrix: LedgerMatrix, _ title: String, _ columns: Range<Int>) -> ReportTable {
    func texts(_ sums: [Int128]) -> [String] {
      (sums + [sums.reduce(0, +)]).map { text($0, matrix.currency) }
    }
    let (rows, hiddenCount) = matrix.rows(in: columns, extract)
    return ReportTable(
      title,
      [.init(word("category"), .path)] + matrix.columns[columns].map { .init($0?.iso ?? word("undated"), .figure) }
        + [.init(word("total"), .figure)],
      rows: rows.map { row in
        var sums = [Int128](repeating: 0, count: columns.count)
        for cell in row.cells { sums[cell.column - columns.lowerBound] = cell.sum }
        return [name(row.place)] + texts(sums)
      } + [[word("total")] + texts(matrix.flows[columns].map(\.sum.total))], note: hiddenNote(hiddenCount))
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
