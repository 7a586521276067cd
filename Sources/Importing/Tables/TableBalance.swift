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
  /// The rows with a balance that a text marks as pending.
  private var marked: [BalanceRow] = []

  init(_ key: AccountKey) { self.key = key }

  var isEmpty: Bool { rows.isEmpty }

  /// - Parameter balance: The balance after the entry, if the row has one.
  mutating func add(_ entry: StatementEntry, _ balance: Int64?) {
    rows.append(BalanceRow(entry, balance))
  }

  /// Adds a row that isn't booked by a text alone, although it has a balance.
  mutating func addMarked(_ entry: StatementEntry, _ balance: Int64) { marked.append(BalanceRow(entry, balance)) }

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
    // A day that ends as it began may be in either order.
    let isEitherOrder = first == last && BalanceGap.first(in: proved.reversed()[...]) == nil
    if statement.gap != nil || isEitherOrder && proved.allSatisfy({ $0.balance != nil }) {
      do throws(BalanceGap) {
        chain = try BalanceChain(byDays: proved)
        statement.gap?.isWithinDay = true
      } catch {
        statement.gap = error
        statement.gap?.markedLine = marked.first { error.isExplained(by: $0) }.map { Int($0.line) }
      }
    }
    statement.possibleOpenings = chain.possibleOpenings
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

  init(_ entry: StatementEntry, _ balance: Int64?) {
    (amount, self.balance, date, line) = (entry.minorUnits, balance, entry.date, entry.line)
  }

  var before: Int128? { balance.map { Int128($0) - Int128(amount) } }
}

/// The balances that rows lead to, from the earlier to the later.
private struct BalanceChain {
  var opening: Int128?
  var closing: Int64?
  /// The opening balances that are possible, if there are several.
  var possibleOpenings: [Int128] = []
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
  ///
  /// All balances follow from the opening one, of which each day leaves those that it can follow from.
  init(byDays rows: ArraySlice<BalanceRow>) throws(BalanceGap) {
    var days: [BalanceDay] = []
    var sum: Int128 = 0
    while let first = rows[(days.last?.rows.endIndex ?? rows.startIndex)...].first {
      let rest = rows[(days.last?.rows.endIndex ?? rows.startIndex)...]
      days.append(BalanceDay(rest.prefix { $0.date == first.date }, sumBefore: sum))
      sum += days.last?.sum ?? 0
    }
    guard let known = days.first(where: { $0.blankCount == 0 }) ?? days.first(where: { !$0.starts.isEmpty }) else {
      return
    }
    if known.starts.isEmpty { throw BalanceGap(before: [], known, in: rows) }
    var openings = Set(known.starts.map { $0 - known.sumBefore })
    for day in days {
      let left = openings.filter { day.canBegin(with: $0 + day.sumBefore) }
      if left.isEmpty { throw BalanceGap(before: openings.map { $0 + day.sumBefore }.sorted(), day, in: rows) }
      openings = left
    }
    guard openings.count == 1, let opening = openings.first else {
      possibleOpenings = openings.sorted()
      return
    }
    self.opening = opening
    closing = Int64(exactly: opening + sum)
    for (day, next) in zip(days, days.dropFirst()) {
      guard let last = day.rows.last?.date, let first = next.rows.first?.date else { continue }
      if let units = Int64(exactly: opening + next.sumBefore) { end(last, before: first, units) }
    }
  }

  private mutating func end(_ date: CalendarDate, before next: CalendarDate, _ units: Int64) {
    let month = Period(of: date, .month)
    guard month != Period(of: next, .month), let day = month.lastDay else { return }
    monthEnds.append(BalanceClaim(date: day, units: units))
  }
}

/// The rows of a day, which may be in another order than the bank's.
private struct BalanceDay {
  let rows: ArraySlice<BalanceRow>
  /// The amounts of all rows before the day.
  let sumBefore: Int128
  let sum: Int128
  /// The number of rows without a balance.
  let blankCount: Int
  /// The balances that the day may begin with; with blanks, that of the order of the file.
  let starts: Set<Int128>

  init(_ rows: ArraySlice<BalanceRow>, sumBefore: Int128) {
    (self.rows, self.sumBefore) = (rows, sumBefore)
    sum = rows.reduce(0) { $0 + Int128($1.amount) }
    blankCount = rows.count { $0.balance == nil }
    if blankCount == 0 {
      starts = BalanceSteps(rows).starts
    } else if let first = rows.firstIndex(where: { $0.balance != nil }), let before = rows[first].before {
      starts = [rows[..<first].reduce(before) { $0 - Int128($1.amount) }]
    } else {
      starts = []
    }
  }

  /// Whether an order of the rows leads from a balance to each row's. Several rows without one must be in the file's order.
  func canBegin(with start: Int128) -> Bool {
    if blankCount == 0 { return starts.contains(start) }
    if blankCount == 1, let blank = rows.first(where: { $0.balance == nil }) {
      return BalanceSteps(rows).starts(adding: Int128(blank.amount), from: start, to: start + sum).contains(start)
    }
    var balance = start
    return rows.allSatisfy { row in
      balance += Int128(row.amount)
      return row.balance.map { Int128($0) == balance } ?? true
    }
  }
}

/// Steps from the balance before a row to the one after, in any order.
private struct BalanceSteps {
  /// How often each balance is left, minus how often it is reached.
  private var departures: [Int128: Int] = [:]
  /// A balance that each balance is connected with; itself for one of each group.
  private var parents: [Int128: Int128] = [:]

  init(_ rows: ArraySlice<BalanceRow>) {
    for row in rows {
      if let before = row.before, let after = row.balance { add(before, Int128(after)) }
    }
  }

  private mutating func add(_ before: Int128, _ after: Int128) {
    departures[before, default: 0] += 1
    departures[after, default: 0] -= 1
    let (root, other) = (root(of: before), root(of: after))
    parents[root] = other
  }

  private mutating func root(of balance: Int128) -> Int128 {
    var balance = balance
    while let parent = parents[balance], parent != balance {
      let next = parents[parent] ?? parent
      parents[balance] = next
      balance = next
    }
    parents[balance] = balance
    return balance
  }

  /// The balances from which all steps can be taken: each of a circle, else at most one.
  ///
  /// They can if all balances are connected, and each but the first and the last is reached as often as it is left.
  var starts: Set<Int128> {
    guard parents.count(where: { $0.key == $0.value }) == 1 else { return [] }
    let ends = departures.filter { $0.value != 0 }
    if ends.isEmpty { return Set(departures.keys) }
    guard ends.count == 2, let first = ends.first(where: { $0.value == 1 }) else { return [] }
    return [first.key]
  }

  /// Those with one more step of an amount, where it leads from one balance to another.
  func starts(adding amount: Int128, from start: Int128, to end: Int128) -> Set<Int128> {
    var (open, steps) = (departures, self)
    open[start, default: 0] -= 1
    open[end, default: 0] += 1
    let before = open.first { $0.value == -1 }?.key ?? start
    steps.add(before, before + amount)
    return steps.starts
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
  /// The line of a row there that a text marks as pending.
  var markedLine: Int?

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

  /// The gap between the rows before a day and the day's.
  ///
  /// - Parameter balances: The balances that the day may begin with by the rows before it.
  fileprivate init(before balances: [Int128], _ day: BalanceDay, in rows: ArraySlice<BalanceRow>) {
    let inOrder = BalanceGap.first(in: day.rows)
    guard var earlier = rows[..<day.rows.startIndex].last, let lowest = balances.first else {
      self = inOrder ?? BalanceGap.first(in: rows) ?? BalanceGap(before: balances.first ?? 0, day, day.rows.first)
      return
    }
    let before = balances.first { $0 == earlier.balance.map { Int128($0) } } ?? lowest
    earlier.balance = Int64(exactly: before)
    let isByRow = day.starts.isEmpty || day.blankCount > 0 || inOrder == nil
    let gap = isByRow ? BalanceGap.first(in: [earlier] + day.rows) : nil
    self = gap ?? BalanceGap(before: before, day, earlier)
  }

  private init(before: Int128, _ day: BalanceDay, _ earlier: BalanceRow?) {
    let line = day.rows.first?.line ?? 0
    self.init(
      before: before, amount: day.sum, after: (day.starts.min() ?? before) + day.sum,
      lines: (earlier?.line ?? line, line))
  }

  /// Whether a row that was left out is between the gap's lines, or has the amount that is missing.
  fileprivate func isExplained(by row: BalanceRow) -> Bool {
    let (first, last) = (min(lines.earlier, lines.later), max(lines.earlier, lines.later))
    return first < row.line && row.line < last || Int128(row.amount) == difference
  }

  private init(before: Int128, amount: Int128, after: Int128, lines: (earlier: UInt32, later: UInt32)) {
    (self.before, self.amount, self.after, self.lines) = (before, amount, after, lines)
  }
}
