/// A part of a ledger's report that can be asked for alone.
package enum ReportSection: String, Sendable, CaseIterable {
  case summary, register, categories, matrix, budget
  case cashFlow = "cash-flow"
  case compare, accounts, payees, tags, vat, dishes
  case missingReceipts = "missing-receipts"
  case monthEnds = "month-ends"
  case forecast
  /// Of all ledgers together.
  case transfers
  case all

  /// The sections that a whole report leaves out, as they may have very many rows.
  private static let separate: Set<ReportSection> = [
    .payees, .tags, .dishes, .missingReceipts, .monthEnds, .forecast, .transfers,
  ]

  /// Whether it has the rows of another section, too.
  package func shows(_ part: ReportSection) -> Bool {
    self == part || self == .all && !ReportSection.separate.contains(part)
  }

  /// The orders that its rows may have.
  package var orders: [RowOrder] {
    switch self {
    case .summary, .vat, .missingReceipts, .monthEnds, .forecast, .transfers: []
    case .register: [.date, .newest, .amount, .name, .category, .account]
    case .categories, .accounts, .payees, .tags, .dishes: [.name, .amount, .count]
    case .matrix, .budget, .compare: [.name, .amount]
    case .cashFlow: [.date, .newest, .amount, .count]
    case .all: RowOrder.allCases
    }
  }
}

/// The order of rows. Amounts of different currencies aren't compared: each currency has its own rows.
package enum RowOrder: String, Sendable, CaseIterable {
  case date, newest
  /// The largest first, whether in or out.
  case amount
  case name, category, account
  /// The most movements first.
  case count
}

/// Which rows of a report are shown, and in what order. Totals always cover the whole selection.
package struct ReportExtract: Sendable, Hashable {
  package var section: ReportSection
  package var order: RowOrder?
  /// The maximum number of rows of a table.
  package var limit: Int?
  /// The levels of trees that have rows.
  package var depth: Int?

  package init(_ section: ReportSection = .all, order: RowOrder? = nil, limit: Int? = nil, depth: Int? = nil) {
    self.section = section
    self.order = order
    self.limit = limit
    self.depth = depth
  }

  package func shows(_ part: ReportSection) -> Bool { section.shows(part) }
}

extension Ledger {
  /// Returns the ledger with its movements in another order, or only the first of them. Then it has no balances: those
  /// of an account need all its movements, by date.
  package func arranged(_ extract: ReportExtract) -> Ledger {
    let order = extract.order.flatMap { $0 == .date || $0 == .count ? nil : $0 }
    let isCut = extract.limit.map { $0 < movements.count } ?? false
    guard order != nil || isCut else { return self }
    var ledger = self
    if let order { ledger.movements = sorted(by: order) }
    if let limit = extract.limit { ledger.movements = Array(ledger.movements.prefix(limit)) }
    ledger.hasBalances = false
    (ledger.openings, ledger.closings, ledger.broughtForward, ledger.budgets) = ([], [], [:], [])
    ledger.datedBalances = []
    return ledger
  }

  /// Equal movements stay in the ledger's order.
  private func sorted(by order: RowOrder) -> [Movement] {
    func sorted(_ isBefore: (Movement, Movement) -> Bool?) -> [Movement] {
      let order = movements.indices.sorted { isBefore(movements[$0], movements[$1]) ?? ($0 < $1) }
      return order.map { movements[$0] }
    }
    func byName(_ name: (Movement) -> String?) -> [Movement] {
      sorted { left, right in
        let (left, right) = (name(left), name(right))
        if left == right { return nil }
        guard let left, let right else { return left != nil }
        return left < right
      }
    }
    switch order {
    case .date, .count: return movements
    case .newest:
      return sorted { left, right in
        if left.date == right.date { return nil }
        guard let left = left.date, let right = right.date else { return left.date != nil }
        return left > right
      }
    case .amount:
      return sorted { left, right in
        if left.currency != right.currency { return left.currency.code < right.currency.code }
        let (left, right) = (left.minorUnits.magnitude, right.minorUnits.magnitude)
        return left == right ? nil : left > right
      }
    case .name: return byName(\.name)
    case .category: return byName { category(of: $0) }
    case .account: return byName { account(of: $0) }
    }
  }
}

extension LedgerTable {
  /// Returns the table with its rows in another order, down to a level of its tree, or only the first of them.
  ///
  /// A tree stays one: each row is followed by those below it. Totals stay last.
  package func arranged(_ extract: ReportExtract) -> LedgerTable {
    var rows = rows.filter { !$0.subject.isTotal }
    let totals = self.rows.filter(\.subject.isTotal)
    if let depth = extract.depth {
      rows.removeAll { if case .place(let place) = $0.subject { place.depth >= depth } else { false } }
    }
    if let rank = rank(extract.order) { rows = sortedTrees(rows, by: rank) }
    if extract.order == .newest, name == .cashFlow { rows = newest(rows) }
    let shown = extract.limit.map { Array(rows.prefix($0)) } ?? rows
    var table = self
    table.rows = shown + totals
    table.hiddenCount = rows.count - shown.count
    return table
  }

  /// Undated movements come last.
  private func newest(_ rows: [Row]) -> [Row] {
    func isDated(_ row: Row) -> Bool { row.subject != .period(nil) }
    return rows.filter(isDated).reversed() + rows.filter { !isDated($0) }
  }

  /// The number that rows are sorted by, the largest first; `nil` to keep their order.
  private func rank(_ order: RowOrder?) -> ((Row) -> UInt128)? {
    let wanted: [Column]
    switch order {
    case .amount: wanted = [.total, .spent, .change]
    case .count: wanted = [.count]
    default: return nil
    }
    guard let place = wanted.lazy.compactMap({ columns.firstIndex(of: $0) }).first else { return nil }
    return { $0.cells[place]?.magnitude ?? 0 }
  }

  /// Sorts the rows of each currency, and those below a row among themselves.
  private func sortedTrees(_ rows: [Row], by rank: (Row) -> UInt128) -> [Row] {
    let currencies = Set(rows.map(\.currency)).sorted { $0.code < $1.code }
    return currencies.flatMap { currency in
      sortedForest(
        rows.filter { $0.currency == currency },
        depth: { if case .place(let place) = $0.subject { place.depth } else { 0 } }, by: rank)
    }
  }
}

extension LedgerTable.Subject {
  /// Whether it covers the whole selection.
  fileprivate var isTotal: Bool {
    switch self {
    case .total, .vat(.all, _): true
    default: false
    }
  }
}

/// Sorts the rows of a forest in preorder: siblings by rank, each followed by its descendants.
///
/// - Parameter depth: A row's depth; its parent is the nearest row above it with a smaller one.
func sortedForest<Row>(_ rows: [Row], depth: (Row) -> Int, by rank: (Row) -> UInt128) -> [Row] {
  var children: [[Int]] = Array(repeating: [], count: rows.count)
  var roots: [Int] = []
  var line: [Int] = []
  for (place, row) in rows.enumerated() {
    while let last = line.last, depth(rows[last]) >= depth(row) { line.removeLast() }
    if let parent = line.last { children[parent].append(place) } else { roots.append(place) }
    line.append(place)
  }
  func sorted(_ places: [Int]) -> [Int] {
    places.sorted { left, right in
      let ranks = (rank(rows[left]), rank(rows[right]))
      return ranks.0 == ranks.1 ? left < right : ranks.0 > ranks.1
    }
  }
  var result: [Row] = []
  var steps = Array(sorted(roots).reversed())
  while let place = steps.popLast() {
    result.append(rows[place])
    steps += sorted(children[place]).reversed()
  }
  return result
}
