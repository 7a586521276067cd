/// The figures of a register's page, read from its HTML and recomputed.
struct RegisterFigures {
  struct Key: Hashable {
    /// Empty for movements without an account, and if only the total of accounts is shown.
    var account: String
    var currency: String
  }

  struct Carried: Equatable {
    /// The sum of the rows so far; `nil` if the page doesn't have it.
    var sum: Int128?
    var balance: Int128?
  }

  /// The amounts brought forward, and carried forward.
  private(set) var opening: [Key: Carried] = [:]
  private(set) var closing: [Key: Carried] = [:]
  /// The sums of the rows.
  private(set) var rows: [Key: Int128] = [:]
  /// The totals of the register, on its last page.
  private(set) var totals: [String: Int128] = [:]
  /// Whether accounts are listed individually.
  private(set) var listsAccounts = true
  private(set) var rowCount = 0
  private(set) var sheetCount = 0
  /// The inconsistencies found.
  private(set) var faults: [String] = []

  private var pageTotals: [String: Int128] = [:]
  /// Whether several accounts or currencies have the same text, so that their balances can't be distinguished.
  private var isAmbiguous = false
  private var running: [Key: Int128] = [:]
  /// The figure of a group, which counts as a row if the group has none.
  private var group: (key: Key, units: Int128)?
  private let amountColumn: Int
  private let balanceColumn, accountColumn: Int?

  /// Returns `nil` for a table that isn't a register in the default theme's form.
  init?(_ table: PageTable) {
    guard table.attributes.contains("ledger register") else { return nil }
    let head = table.head
    let figures = head.indices.filter { head[$0].attributes.contains("figure") }
    guard let amount = figures.first, figures.count <= 2 else { return nil }
    amountColumn = amount
    balanceColumn = figures.count > 1 ? figures[1] : nil
    accountColumn = head.firstIndex { $0.attributes.contains("\"account\"") }
    listsAccounts = !table.rows.contains {
      !$0.body.contains("sheet") && PageTable.value(of: "data-account", in: $0.attributes) == "all"
    }
    var sheets: [PageTable.Row] = []
    for row in table.rows where row.part != .head {
      guard row.cells.count == head.count else { return nil }
      if row.body.contains("sheet") {
        sheets.append(row)
        continue
      }
      check(sheets)
      sheets = []
      take(row)
    }
    check(sheets)
    endGroup()
    checkFoot()
  }

  /// The balances of all accounts in each currency.
  static func balances(_ carried: [Key: Carried]) -> [String: Int128] {
    var sums: [String: Int128] = [:]
    for (key, carried) in carried { sums[key.currency, default: 0] += carried.balance ?? 0 }
    return sums
  }

  // MARK: - Rows

  private mutating func take(_ row: PageTable.Row) {
    let amount = ReadAmount(row.cells[amountColumn].text)
    let balance = balanceColumn.flatMap { ReadAmount(row.cells[$0].text) }
    guard let currency = (amount ?? balance)?.currency else { return }
    let key = Key(account: account(of: row), currency: currency)
    switch PageTable.value(of: "data-row", in: row.attributes) {
    case "opening":
      if opening.updateValue(Carried(sum: amount?.units, balance: balance?.units), forKey: key) != nil {
        isAmbiguous = true
      }
      running[key] = balance?.units
    case "closing":
      if closing.updateValue(Carried(sum: amount?.units, balance: balance?.units), forKey: key) != nil {
        isAmbiguous = true
      }
    case "page": pageTotals[currency, default: 0] += amount?.units ?? 0
    case "total": totals[currency, default: 0] += amount?.units ?? 0
    default: takeMovement(row, key, amount?.units ?? 0, balance?.units)
    }
  }

  private mutating func takeMovement(_ row: PageTable.Row, _ key: Key, _ units: Int128, _ balance: Int128?) {
    if row.attributes.contains("group") {
      endGroup()
      // Sums of groups aren't rows.
      if !row.attributes.contains("sum") { group = (key, units) }
      return
    }
    group = nil
    rowCount += 1
    rows[key, default: 0] += units
    running[key, default: 0] += units
    if let balance, listsAccounts, !isAmbiguous, running[key] != balance {
      faults.append("the balance after '\(name(of: row))' is \(balance), but the rows add up to \(running[key] ?? 0)")
      running[key] = balance
    }
  }

  private mutating func endGroup() {
    if let group { rows[group.key, default: 0] += group.units }
    group = nil
  }

  private func account(of row: PageTable.Row) -> String {
    guard listsAccounts, let accountColumn, PageTable.value(of: "data-account", in: row.attributes) == nil else {
      return ""
    }
    return row.cells[accountColumn].text
  }

  private func name(of row: PageTable.Row) -> String {
    row.cells.first { $0.attributes.contains("scope=\"row\"") }?.text ?? ""
  }

  // MARK: - Sums

  /// Checks the sums carried between sheets: in each currency the sum of the rows so far, and the balance of all
  /// accounts.
  private mutating func check(_ sheets: [PageTable.Row]) {
    if sheets.isEmpty { return }
    endGroup()
    sheetCount += 1
    let (sums, balances) = (sums(), Self.balances(opening))
    let rows = byCurrency(rows)
    for row in sheets {
      if let amount = ReadAmount(row.cells[amountColumn].text), amount.units != sums[amount.currency] ?? 0 {
        faults.append("a sheet carries the sum \(amount.units), but the rows add up to \(sums[amount.currency] ?? 0)")
      }
      if let balance = balanceColumn.flatMap({ ReadAmount(row.cells[$0].text) }) {
        let known = balances[balance.currency, default: 0] + rows[balance.currency, default: 0]
        if balance.units != known {
          faults.append("a sheet carries the balance \(balance.units), but the rows add up to \(known)")
        }
      }
    }
  }

  private mutating func checkFoot() {
    let rowSums = byCurrency(rows)
    if !pageTotals.isEmpty { compare(pageTotals, with: rowSums, "the total of this page") }
    if !totals.isEmpty { compare(totals, with: sums(), "the total") }
    if closing.isEmpty { return }
    // If texts are ambiguous, only the sums are checked.
    for key in Set(closing.keys).union(opening.keys).union(rows.keys).sorted(by: {
      ($0.account, $0.currency) < ($1.account, $1.currency)
    })
    where !isAmbiguous {
      let (before, after, units) = (opening[key], closing[key], rows[key, default: 0])
      let name = key.account.isEmpty ? key.currency : "\(key.account) \(key.currency)"
      if balanceColumn != nil, after?.balance ?? 0 != (before?.balance ?? 0) + units {
        faults.append(
          "the closing balance '\(name)' is \(after?.balance ?? 0), but the rows add up to \((before?.balance ?? 0) + units)"
        )
      }
      if let sum = after?.sum, sum != (before?.sum ?? 0) + units {
        faults.append("'\(name)' carries the sum \(sum) forward, but the rows add up to \((before?.sum ?? 0) + units)")
      }
    }
  }

  /// The sums in each currency so far, including previous pages.
  private func sums() -> [String: Int128] {
    var sums = byCurrency(rows)
    for (key, carried) in opening { sums[key.currency, default: 0] += carried.sum ?? 0 }
    return sums
  }

  private func byCurrency(_ figures: [Key: Int128]) -> [String: Int128] {
    var sums: [String: Int128] = [:]
    for (key, units) in figures { sums[key.currency, default: 0] += units }
    return sums
  }

  private mutating func compare(_ said: [String: Int128], with known: [String: Int128], _ name: String) {
    for currency in Set(said.keys).union(known.keys).sorted() where said[currency] ?? 0 != known[currency] ?? 0 {
      faults.append(
        "\(name) in \(currency) is \(said[currency] ?? 0), but the rows add up to \(known[currency] ?? 0)")
    }
  }
}
