package import MenugenDomain
package import MenugenViewModels

extension ReportValue {
  /// A ledger's sums for `report.json`; missing values are omitted.
  package static func report(
    _ ledger: Ledger, _ report: LedgerReport, inputs: [ReportInput] = [],
    selection: LedgerSelection = LedgerSelection(), extract: ReportExtract = ReportExtract(),
    comparison: LedgerComparison? = nil, dishes: (rows: ReportValue, leftOut: Int)? = nil,
    missingReceipts: ReportValue? = nil, monthEnds: ReportValue? = nil, forecast: ReportValue? = nil
  ) -> ReportValue {
    let length = report.length.rawValue
    let periodName = length.prefix(1).uppercased() + length.dropFirst()
    let (totals, budgets) = (report.totalsTable, report.budgetTable(ledger.budgets))
    let cashFlow = report.cashFlowTables
    var sections = [
      Member("byAccount", .object(named(report.byAccount))),
      Member("byCategory", .object(named(report.byCategory))),
      Member("byCurrency", .object(column(totals, .total))),
      // Without any dates there are no periods.
      Member("by\(periodName)Category", .object(report.period == nil ? [] : periodCells(report))),
      Member(
        "cashFlow", .object(cashFlow.flatMap { rows($0, only: [.opening, .moneyIn, .moneyOut, .transfers, .closing]) })),
      Member("count", .number(report.count)),
      Member("inputs", .object(inputs.map { Member($0.path, .text("sha256:\($0.sha256)")) })),
      Member("ledger", .text(ledger.id)),
      Member("register", .register),
      Member("statistics", .object(rows(report.statisticsTable))),
    ]
    func add(_ name: String, _ members: [Member]) {
      if !members.isEmpty { sections.append(Member(name, .object(members))) }
    }
    add("periodFigures", cashFlow.flatMap { rows($0) })
    if report.hasCategoryTree { add("categoryTree", branches(report.categoryTable)) }
    if report.hasAccountTree { add("accountTree", branches(report.accountTable)) }
    if report.hasCategories {
      add("categoryFigures", rows(report.categoryTable))
      add("by\(periodName)CategoryTree", report.matrices.flatMap(treeCells))
    }
    let lastPeriods = report.hasCategories ? LedgerComparison(lastOf: report) : nil
    if let compared = comparison ?? lastPeriods { sections += member(compared) }
    if !ledger.accounts.isEmpty { add("accountFigures", rows(report.accountTable)) }
    if extract.shows(.payees) { add("payees", rows(report.nameTable(of: ledger.movements))) }
    if extract.shows(.tags) { add("tags", rows(report.tagTable(of: ledger.movements))) }
    add("pending", rows(report.pendingTable(of: ledger)))
    if report.hasOpenings, !report.currencies.isEmpty {
      add("openingBalance", column(totals, .opening))
      add("closingBalance", column(totals, .closing))
    }
    if report.hasOpenings, !ledger.accounts.isEmpty {
      add("accountBalances", report.accounts.map { balances($0, hasTransfers: report.hasTransfers) })
    }
    func isTotal(_ row: LedgerTable.Row) -> Bool { if case .budget(_, .all) = row.subject { true } else { false } }
    add("budget", rows(budgets) { !isTotal($0) })
    add("budgetTotal", rows(budgets, where: isTotal))
    func isWhole(_ row: LedgerTable.Row) -> Bool { if case .vat(.all, _) = row.subject { true } else { false } }
    add("vat", report.vatTables.flatMap { rows($0) { !isWhole($0) } })
    add("vatTotal", report.vatTables.flatMap { rows($0, where: isWhole) })
    if let dishes {
      sections.append(Member("dishes", dishes.rows))
      if dishes.leftOut > 0 { sections.append(Member("dishesLeftOut", .number(dishes.leftOut))) }
    }
    if let missingReceipts { sections.append(Member("missingReceipts", missingReceipts)) }
    if let monthEnds { sections.append(Member("monthEnds", monthEnds)) }
    if let forecast { sections.append(Member("forecast", forecast)) }
    if !ledger.budgetsLeftOut.isEmpty {
      sections.append(Member("budgetLeftOut", .list(ledger.budgetsLeftOut.map(ReportValue.text))))
    }
    if let total = report.converted { sections.append(Member("converted", converted(total))) }
    add("selection", selection.members + extract.members)
    if ledger.undatedLeftOut > 0 { sections.append(Member("undatedLeftOut", .number(ledger.undatedLeftOut))) }
    if let names = extract.section.memberNames(length: periodName) { sections.removeAll { !names.contains($0.name) } }
    return .object(sections)
  }
}

extension ReportSection {
  /// The members of `report.json` that belong to the section, and those of every section; `nil` for all.
  fileprivate func memberNames(length: String) -> Set<String>? {
    let own: Set<String>
    switch self {
    case .all: return nil
    case .summary: own = ["byCurrency", "statistics", "openingBalance", "closingBalance", "converted", "pending"]
    case .register: own = ["register"]
    case .categories: own = ["byCategory", "categoryTree", "categoryFigures"]
    case .matrix: own = ["by\(length)Category", "by\(length)CategoryTree"]
    case .budget: own = ["budget", "budgetTotal", "budgetLeftOut"]
    case .cashFlow: own = ["cashFlow", "periodFigures"]
    case .compare: own = ["comparison"]
    case .payees: own = ["payees"]
    case .tags: own = ["tags"]
    case .accounts: own = ["byAccount", "accountTree", "accountFigures", "accountBalances"]
    case .vat: own = ["vat", "vatTotal"]
    case .dishes: own = ["dishes", "dishesLeftOut"]
    case .missingReceipts: own = ["missingReceipts"]
    case .monthEnds: own = ["monthEnds"]
    case .forecast: own = ["forecast"]
    case .transfers: own = []
    }
    return own.union(["count", "inputs", "ledger", "selection", "undatedLeftOut"])
  }
}

private typealias Member = ReportValue.Member

/// A table's rows by key. A path's own amounts are part of its row.
private func rows(
  _ table: LedgerTable, only columns: Set<LedgerTable.Column>? = nil,
  where isWanted: (LedgerTable.Row) -> Bool = { _ in true }
) -> [Member] {
  func cells(_ row: LedgerTable.Row) -> [Member] {
    zip(table.columns, row.cells).compactMap { column, cell in
      guard let cell, columns?.contains(column) ?? true else { return nil }
      let value: ReportValue =
        switch column {
        case .count: .number(Int(clamping: cell))
        case .percent: .amount(DecimalAmount(cell, decimals: 1))
        default: amount(cell, row.currency)
        }
      return Member(column.member, value)
    }
  }
  var own: [String: ReportValue] = [:]
  for row in table.rows where row.isOwn { own[row.key] = .object(cells(row)) }
  return table.rows.compactMap { row in
    if row.isOwn || !isWanted(row) { return nil }
    let part = own.isEmpty ? nil : own[row.key]
    return Member(row.key, .object(cells(row) + (part.map { [Member("own", $0)] } ?? [])))
  }
}

/// A column of a table by row key.
private func column(
  _ table: LedgerTable, _ column: LedgerTable.Column, where isWanted: (LedgerTable.Row) -> Bool = { _ in true }
) -> [Member] {
  guard let place = table.columns.firstIndex(of: column) else { return [] }
  return table.rows.filter(isWanted).compactMap { row in
    row.cells[place].map { Member(row.key, amount($0, row.currency)) }
  }
}

/// The totals of each path including its descendants.
private func branches(_ table: LedgerTable) -> [Member] {
  column(table, .total) { if case .place(.branch) = $0.subject { true } else { false } }
}

extension LedgerTable.Row {
  /// Whether it is the own amounts of a path that has a row, too.
  fileprivate var isOwn: Bool { if case .place(.own(_?)) = subject { true } else { false } }

  /// `sales/food|EUR`, `2026-03|EUR`, `2026-03|costs/produce|EUR`; `EUR` without a name.
  fileprivate var key: String {
    switch subject {
    case .total: currency.code
    case .place(let place): place.key(currency)
    case .name(let name): name.isEmpty ? currency.code : "\(name)|\(currency.code)"
    case .account(let account): account.map { "\($0)|\(currency.code)" } ?? currency.code
    case .period(let period): "\(period.key)|\(currency.code)"
    case .budget(let category, let span):
      switch span {
      case .period(let period): "\(period.iso)|\(category)|\(currency.code)"
      case .all: "\(category)|\(currency.code)"
      case .undated: "\(Period?.none.key)|\(category)|\(currency.code)"
      case .otherCurrency: "notCounted|\(category)|\(currency.code)"
      }
    case .vat(.period(let period), let line): "\(period.key)|\(line.key)|\(currency.code)"
    case .vat(.all, let line): "\(line.key)|\(currency.code)"
    }
  }
}

extension LedgerTable.Subject.VATLine {
  /// The name in JSON and CSV.
  var key: String {
    switch self {
    case .rate(let rate): rate.decimal
    case .untaxed: "none"
    case .total: "total"
    }
  }
}

extension LedgerTable.Column {
  /// The name in JSON and CSV.
  var member: String {
    switch self {
    case .moneyIn: "in"
    case .moneyOut: "out"
    case .limit: "limit"
    default: rawValue
    }
  }
}

extension Period? {
  fileprivate var key: String { self?.iso ?? "undated" }
}

extension TreePlace {
  fileprivate func key(_ currency: Currency) -> String { path.map { "\($0.text)|\(currency.code)" } ?? currency.code }
}

private func amount(_ units: Int128, _ currency: Currency) -> ReportValue {
  .amount(DecimalAmount(units, decimals: currency.exponent))
}

private func named(_ rows: [LedgerReport.Row<String?>]) -> [Member] {
  rows.compactMap { row in row.key.map { Member("\($0)|\(row.currency.code)", amount(row.sum.total, row.currency)) } }
}

/// Each category in each period.
private func periodCells(_ report: LedgerReport) -> [Member] {
  report.cells.compactMap { cell in
    cell.key.category.map {
      Member("\(cell.key.period.key)|\($0)|\(cell.currency.code)", amount(cell.sum.total, cell.currency))
    }
  }
}

/// Each category including its descendants in each period.
private func treeCells(_ matrix: LedgerMatrix) -> [Member] {
  matrix.rows.filter { $0.place.path == nil || !$0.place.isOwn }.flatMap { row in
    row.cells.filter { $0.sum != 0 }.map { cell in
      Member(
        "\(matrix.columns[cell.column].key)|\(row.place.key(matrix.currency))", amount(cell.sum, matrix.currency))
    }
  }
}

private func balances(_ flow: AccountFlow, hasTransfers: Bool) -> Member {
  func amount(_ units: Int128) -> ReportValue { MenugenPipeline.amount(units, flow.currency) }
  return Member(
    (flow.account.map { $0 + "|" } ?? "") + flow.currency.code,
    .object(
      [
        Member("opening", amount(flow.opening)), Member("in", amount(flow.sum.moneyIn)),
        Member("out", amount(flow.sum.moneyOut)), Member("closing", amount(flow.closing)),
      ] + (hasTransfers ? [Member("transfers", amount(flow.sum.transfers))] : [])))
}

/// The comparison; empty without any table.
private func member(_ comparison: LedgerComparison) -> [Member] {
  let tables = comparison.tables
  if tables.isEmpty { return [] }
  return [
    Member(
      "comparison",
      .object([
        Member("before", .text(comparison.before.iso)), Member("after", .text(comparison.after.iso)),
        Member("byCategory", .object(tables.flatMap { rows($0) { $0.subject != .total } })),
        Member("byCurrency", .object(tables.flatMap { rows($0) { $0.subject == .total } })),
      ]))
  ]
}

private func converted(_ total: ConvertedTotal) -> ReportValue {
  func object(_ members: [(String, ReportValue?)]) -> ReportValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
  func text(_ text: String?) -> ReportValue? { text.map(ReportValue.text) }
  let gaps = total.gaps.map { gap in
    object([
      ("count", .number(gap.count)), ("currency", text(gap.currency.code)), ("sum", amount(gap.sum, gap.currency)),
      ("from", text(gap.days?.lowerBound.iso)), ("to", text(gap.days?.upperBound.iso)),
    ])
  }
  let parts = total.parts.map { part in
    object([
      ("converted", part.converted.map { amount($0, total.currency) }), ("currency", text(part.currency.code)),
      ("date", text(part.rate?.date.iso)), ("rate", text(part.rate?.decimal)),
      ("sum", amount(part.sum, part.currency)),
    ])
  }
  return object([
    ("currency", text(total.currency.code)), ("missing", gaps.isEmpty ? nil : .list(gaps)), ("parts", .list(parts)),
    ("rounding", text("half-even")), ("total", total.total.map { amount($0, total.currency) }),
  ])
}

extension LedgerSelection {
  /// The selection, by option names.
  fileprivate var members: [Member] {
    let fields: [(String, String?)] = [
      ("account", account), ("amount", amount?.text), ("from", from?.iso), ("search", search),
      ("to", to?.iso),
    ]
    // One is a text, as several are rare.
    let lists = [("category", categories), ("excludeCategory", excludedCategories)].filter { !$1.isEmpty }
    let tags = tags.isEmpty ? [] : [Member("tag", .list(self.tags.map(ReportValue.text)))]
    return fields.compactMap { name, value in value.map { Member(name, .text($0)) } }
      + lists.map { name, list in Member(name, list.count == 1 ? .text(list[0]) : .list(list.map(ReportValue.text))) }
      + tags
  }
}

extension ReportExtract {
  /// The section, and the order and number of rows, by option names. The depth changes no member.
  fileprivate var members: [Member] {
    (section == .all ? [] : [Member("section", .text(section.rawValue))])
      + (order.map { [Member("sort", .text($0.rawValue))] } ?? [])
      + (limit.map { [Member("limit", .number($0))] } ?? [])
  }
}
