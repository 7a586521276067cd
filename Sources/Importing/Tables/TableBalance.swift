import MenugenDomain

/// An account in one currency.
struct AccountKey: Hashable, Comparable {
  let account: Int32
  let currency: Currency

  static func < (a: AccountKey, b: AccountKey) -> Bool {
    (a.account, a.currency.code) < (b.account, b.currency.code)
  }
}

/// The running balance of a table for an account in one currency: from the balance before the earliest row to that after the
/// latest. The latest row comes first or last, and some rows may have no balance.
struct TableBalance {
  private let key: AccountKey
  /// The rows in the order of the file.
  private var rows: [BalanceRow] = []

  init(_ key: AccountKey) { self.key = key }

  /// - Parameter balance: The balance after the entry, if the row has one.
  mutating func add(_ entry: StatementEntry, _ balance: Int64?) {
    rows.append(BalanceRow(amount: entry.minorUnits, balance: balance, date: entry.date, line: entry.line))
  }

  /// The statement of the rows; without balances if no row has one.
  ///
  /// - Parameter column: The name of the column of balances.
  func statement(column: String) -> Statement {
    var statement = Statement(
      origin: .table(column: nil), account: key.account, currency: key.currency, document: 0,
      line: Int(rows.first?.line ?? 1))
    guard let first = rows.first?.date, let last = rows.last?.date else { return statement }
    statement.openingDate = min(first, last)
    statement.isReversed = first == last ? isOneDayReversed : first > last
    let ordered = statement.isReversed ? rows.reversed() : rows
    guard let end = ordered.lastIndex(where: { $0.balance != nil }) else {
      statement.sum = rows.reduce(0) { $0 + Int128($1.amount) }
      return statement
    }
    statement.origin = .table(column: column)
    let proved = ordered[...end]
    statement.sum = proved.reduce(0) { $0 + Int128($1.amount) }
    var chain = BalanceChain(inOrder: proved)
    statement.gap = BalanceGap.first(in: proved)
    if statement.gap != nil, proved.allSatisfy({ $0.balance != nil }) {
      do throws(BalanceGap) {
        chain = try BalanceChain(byDays: proved)
        statement.gap?.isWithinDay = true
      } catch {
        statement.gap = error
      }
    }
    statement.opening = chain.opening.flatMap { Int64(exactly: $0) }
    statement.closing = chain.closing
    let isSorted = zip(ordered, ordered.dropFirst()).allSatisfy { $0.date <= $1.date }
    if isSorted { statement.claims = chain.monthEnds }
    // Later entries of the day may follow in the next file.
    if let closing = chain.closing {
      statement.claims.append(BalanceClaim(date: ordered[end].date, units: closing, isInterim: true))
    }
    return statement
  }

  /// Whether the latest row of a single day comes first: the order without a gap, or else the one that adds up.
  private var isOneDayReversed: Bool {
    if BalanceGap.first(in: rows[...]) == nil { return false }
    if BalanceGap.first(in: rows.reversed()[...]) == nil { return true }
    let last = rows.last { $0.balance != nil }
    return rows.first { $0.balance != nil }?.before.map { $0 + rows.reduce(0) { $0 + Int128($1.amount) } }
      != last?.balance.map { Int128($0) }
  }
}

/// A row of a table, and the balance after it.
private struct BalanceRow {
  var amount: Int64
  var balance: Int64?
  var date: CalendarDate
  var line: UInt32

  var before: Int128? { balance.map { Int128($0) - Int128(amount) } }
}

/// The balances that rows lead to, from the earlier to the later.
private struct BalanceChain {
  var opening: Int128?
  var closing: Int64?
  /// The balances at the ends of months that a later row follows.
  var monthEnds: [BalanceClaim] = []

  /// Rows in the order of the bank.
  init(inOrder rows: ArraySlice<BalanceRow>) {
    var blanks: Int128 = 0
    var previous: BalanceRow?
    for row in rows {
      guard let balance = row.balance else {
        blanks += Int128(row.amount)
        continue
      }
      if let previous, let units = previous.balance {
        // A row between them may have no balance.
        if blanks == 0 { end(previous.date, before: row.date, units) }
      } else {
        opening = Int128(balance) - Int128(row.amount) - blanks
      }
      (blanks, previous, closing) = (0, row, balance)
    }
  }

  /// Rows of which the bank booked those of each day in any order. Throws the gap that no order closes.
  init(byDays rows: ArraySlice<BalanceRow>) throws(BalanceGap) {
    /// The balance so far, or those that it may be.
    var balances: Set<Int128>?
    var start = rows.startIndex
    while start < rows.endIndex {
      let day = rows[start...].prefix { $0.date == rows[start].date }
      let path = DayPath(day)
      let starts = path.map { path in balances.map { $0.intersection(path.starts) } ?? path.starts } ?? []
      if starts.isEmpty {
        // Rows in order whose day begins with another balance have no gap between two of them.
        throw BalanceGap.first(in: rows[max(start - 1, rows.startIndex)..<day.endIndex])
          ?? BalanceGap(between: rows[max(start - 1, rows.startIndex)], balances?.first ?? 0, day)
      }
      if opening == nil, starts.count == 1 { opening = starts.first }
      balances = path?.end.map { [$0] } ?? starts
      closing = balances?.count == 1 ? balances?.first.flatMap { Int64(exactly: $0) } : day.last?.balance
      start = day.endIndex
      if start < rows.endIndex, let closing { end(rows[start - 1].date, before: rows[start].date, closing) }
    }
    opening = opening ?? rows.first?.before
  }

  private mutating func end(_ date: CalendarDate, before next: CalendarDate, _ units: Int64) {
    let month = Period(of: date, .month)
    guard month != Period(of: next, .month), let day = month.lastDay else { return }
    monthEnds.append(BalanceClaim(date: day, units: units))
  }
}

/// The balances of a day, whose rows may be in another order than the bank's.
private struct DayPath {
  /// The balance before the day; each balance of a day that ends as it began.
  var starts: Set<Int128>
  /// The balance after the day; `nil` for the one before it.
  var end: Int128?

  /// Returns `nil` if no order of the rows leads from each balance to the next.
  ///
  /// A row is an edge from the balance before it to the one after. An order exists only if each balance but the first and
  /// the last is reached as often as it is left.
  init?(_ rows: ArraySlice<BalanceRow>) {
    var departures: [Int128: Int] = [:]
    for row in rows {
      guard let before = row.before, let after = row.balance else { return nil }
      departures[before, default: 0] += 1
      departures[Int128(after), default: 0] -= 1
    }
    let ends = departures.filter { $0.value != 0 }
    if ends.isEmpty {
      starts = Set(departures.keys)
      return
    }
    guard ends.count == 2, let first = ends.first(where: { $0.value == 1 }) else { return nil }
    starts = [first.key]
    end = ends.first { $0.value == -1 }?.key
  }
}

/// Two rows whose balances don't follow from each other.
struct BalanceGap: Error {
  var before: Int128
  /// The amounts of the rows after the first balance up to the second.
  var amount: Int128
  var after: Int128
  /// The lines of the earlier and the later row.
  var lines: (earlier: UInt32, later: UInt32)
  /// Whether the rows of each day add up in another order.
  var isWithinDay = false

  var line: Int { Int(max(lines.earlier, lines.later)) }
  var difference: Int128 { after - before - amount }

  /// The first gap between rows, from the earlier to the later.
  fileprivate static func first(in rows: ArraySlice<BalanceRow>) -> BalanceGap? {
    var amount: Int128 = 0
    var previous: BalanceRow?
    for row in rows {
      amount += Int128(row.amount)
      guard let balance = row.balance else { continue }
      if let previous, let before = previous.balance, Int128(before) + amount != Int128(balance) {
        return BalanceGap(
          before: Int128(before), amount: amount, after: Int128(balance), lines: (previous.line, row.line))
      }
      (amount, previous) = (0, row)
    }
    return nil
  }

  /// A gap between the balance before a day, and the day's.
  fileprivate init(between previous: BalanceRow, _ before: Int128, _ day: ArraySlice<BalanceRow>) {
    self.before = before
    amount = day.reduce(0) { $0 + Int128($1.amount) }
    after = Int128(day.last?.balance ?? 0)
    lines = (previous.line, day.first?.line ?? previous.line)
  }

  private init(before: Int128, amount: Int128, after: Int128, lines: (earlier: UInt32, later: UInt32)) {
    (self.before, self.amount, self.after, self.lines) = (before, amount, after, lines)
  }
}
