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
  /// The first and the last row with a balance.
  private var first: Row?
  private var last: Row?
  /// The sum of the rows from the one after `first` to `last`.
  private var inner: Int128 = 0
  /// The sums of the rows without a balance before `first`, and after `last`.
  private var leading: Int128 = 0
  private var trailing: Int128 = 0
  private var days: (first: CalendarDate, last: CalendarDate)?
  private var line: UInt32 = 1
  private var isAscending = true
  private var isDescending = true
  /// The first gap if the latest row comes last, and if it comes first.
  private var ascendingGap: BalanceGap?
  private var descendingGap: BalanceGap?
  /// The balances at the ends of months, of which the table has a later row.
  private var monthEnds: [BalanceClaim] = []

  private struct Row {
    var amount: Int64
    var balance: Int64
    var date: CalendarDate
    var line: UInt32
  }

  init(_ key: AccountKey) { self.key = key }

  /// - Parameter balance: The balance after the entry, if the row has one.
  mutating func add(_ entry: StatementEntry, _ balance: Int64?) {
    if let previous = days?.last {
      isAscending = isAscending && previous <= entry.date
      isDescending = isDescending && previous >= entry.date
    } else {
      line = entry.line
    }
    days = (days?.first ?? entry.date, entry.date)
    guard let balance else {
      if first == nil { leading += Int128(entry.minorUnits) } else { trailing += Int128(entry.minorUnits) }
      return
    }
    let row = Row(amount: entry.minorUnits, balance: balance, date: entry.date, line: entry.line)
    if let last { compare(last, row) } else { first = row }
    if last != nil { inner += trailing + Int128(row.amount) }
    trailing = 0
    last = row
  }

  private mutating func compare(_ upper: Row, _ lower: Row) {
    if ascendingGap == nil {
      ascendingGap = BalanceGap(upper.balance, trailing + Int128(lower.amount), lower.balance, upper.line, lower.line)
    }
    if descendingGap == nil {
      descendingGap = BalanceGap(lower.balance, trailing + Int128(upper.amount), upper.balance, lower.line, upper.line)
    }
    let earlier = upper.date <= lower.date ? upper : lower
    let month = Period(of: earlier.date, .month)
    // A row between them may have no balance.
    guard month != Period(of: max(upper.date, lower.date), .month), trailing == 0, let day = month.lastDay else {
      return
    }
    monthEnds.append(BalanceClaim(date: day, units: earlier.balance))
  }

  /// The statement of the rows; without balances if no row has one.
  func statement() -> Statement {
    var statement = Statement(
      label: "balance column", account: key.account, currency: key.currency, document: 0, line: Int(line))
    statement.openingDate = days.map { min($0.first, $0.last) }
    guard let first, let last, let days else {
      statement.sum = leading
      return statement
    }
    // On a single day, the order that has no gap, or else the one that adds up.
    let isReversed =
      days.first == days.last
      ? ascendingGap != nil && (descendingGap == nil || Int128(first.balance) + inner != Int128(last.balance))
      : days.first > days.last
    let outer = isReversed ? trailing : leading
    let (earliest, latest) = isReversed ? (last, first) : (first, last)
    statement.sum = outer + inner + Int128(first.amount)
    statement.opening = Int64(exactly: Int128(earliest.balance) - Int128(earliest.amount) - outer)
    statement.closing = latest.balance
    (statement.isTable, statement.isReversed) = (true, isReversed)
    statement.gap = isReversed ? descendingGap : ascendingGap
    if isAscending || isDescending { statement.claims = isReversed ? monthEnds.reversed() : monthEnds }
    // Later entries of the day may follow in the next file.
    statement.claims.append(BalanceClaim(date: latest.date, units: latest.balance, isInterim: true))
    return statement
  }
}

/// Two rows whose balances don't follow from each other.
struct BalanceGap: Sendable {
  var before: Int64
  /// The amounts of the rows after the first balance up to the second.
  var amount: Int128
  var after: Int64
  /// The lines of the earlier and the later row.
  var lines: (earlier: UInt32, later: UInt32)

  /// Returns `nil` if the balance and the amount lead to the next balance.
  init?(_ before: Int64, _ amount: Int128, _ after: Int64, _ earlier: UInt32, _ later: UInt32) {
    if Int128(before) + amount == Int128(after) { return nil }
    (self.before, self.amount, self.after, lines) = (before, amount, after, (earlier, later))
  }

  var line: Int { Int(max(lines.earlier, lines.later)) }
  var difference: Int128 { Int128(after) - Int128(before) - amount }
}
