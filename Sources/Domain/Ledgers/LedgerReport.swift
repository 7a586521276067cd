/// A ledger's exact sums by currency, category, account and period.
///
/// Currencies are never added together. Sums of 2^63 amounts of 64 bits can't overflow 128 bits.
package struct LedgerReport: Sendable {
  /// The sum of movements in one currency, in minor units.
  package struct Sum: Sendable, Hashable {
    package var count = 0
    /// The sum of positive amounts, without transfers.
    package var moneyIn: Int128 = 0
    /// The sum of negative amounts, as a negative number, without transfers.
    package var moneyOut: Int128 = 0
    /// The sum and the number of transfers between own accounts, which are neither income nor expense.
    package var transfers: Int128 = 0
    package var transferCount = 0
    /// The largest positive amount, without transfers; 0 if there is none.
    package var largestIn: Int64 = 0
    /// The largest negative amount, as a negative number; 0 if there is none.
    package var largestOut: Int64 = 0

    /// Income less expense.
    package var net: Int128 { moneyIn + moneyOut }

    /// The change of the balance, with transfers.
    package var total: Int128 { net + transfers }

    /// The average of the movements that aren't transfers, rounded half to even; 0 without any.
    package var average: Int128 {
      count == transferCount ? 0 : divideHalfEven(net, by: Int128(count - transferCount))
    }

    package init() {}

    mutating func add(_ amount: Int64, isTransfer: Bool = false) {
      count += 1
      if isTransfer {
        transfers += Int128(amount)
        transferCount += 1
      } else if amount < 0 {
        moneyOut += Int128(amount)
        if amount < largestOut { largestOut = amount }
      } else {
        moneyIn += Int128(amount)
        if amount > largestIn { largestIn = amount }
      }
    }

    package static func += (sum: inout Sum, other: Sum) {
      sum.count += other.count
      sum.moneyIn += other.moneyIn
      sum.moneyOut += other.moneyOut
      sum.transfers += other.transfers
      sum.transferCount += other.transferCount
      sum.largestIn = max(sum.largestIn, other.largestIn)
      sum.largestOut = min(sum.largestOut, other.largestOut)
    }
  }

  /// The sum of the movements with one key; a missing value in the key is `nil`.
  package struct Row<Key: Hashable & Sendable>: Sendable, Hashable {
    package var key: Key
    package var currency: Currency
    package var sum: Sum

    package init(key: Key, currency: Currency, sum: Sum) {
      self.key = key
      self.currency = currency
      self.sum = sum
    }
  }

  /// A category in a period; `nil` for movements without one.
  package struct Cell: Sendable, Hashable {
    package var period: Period?
    package var category: String?
  }

  /// The sum of a currency, with the balance of all accounts before and after; `nil` if balances are unknown.
  package struct Total: Sendable, Hashable {
    package var currency: Currency
    package var sum: Sum
    package var opening: Int128?
    package var closing: Int128? { opening.map { $0 + sum.total } }
  }

  /// The total of a currency; `nil` if there is none.
  package func total(in currency: Currency) -> Total? { totals.first { $0.currency == currency } }

  /// The last two periods, if they are consecutive.
  package var lastPeriods: (before: Period, after: Period)? {
    guard let after = periods.last, let before = periods.dropLast().last, before == after.previous else { return nil }
    return (before, after)
  }

  package var hasCategories: Bool { byCategory.contains { $0.key != nil } }

  package let count: Int
  /// Whether tables have a column of transfers.
  package let hasTransfers: Bool
  /// Net amounts and VAT; empty if no movement has VAT.
  package let vat: [VATRow]
  package let length: PeriodLength
  package let byCurrency: [Row<Currency>]
  /// Sorted by name, then currency code, as are all rows; a missing name comes last.
  package let byCategory: [Row<String?>]
  package let byAccount: [Row<String?>]
  /// The balance of each account before the first movement, in each currency.
  package let openings: [BalanceKey: Int128]
  /// The places of the largest movement in and out of each currency, the first of equal ones.
  package let largest: [Int]
  /// The total in the ledger's currency; `nil` without exchange rates.
  package let converted: ConvertedTotal?
  /// Whether any opening balance is known. Missing ones are then 0.
  package let hasOpenings: Bool
  /// The currencies of movements and opening balances, by code.
  package let currencies: [Currency]
  /// The total of each currency; for a ledger without any, 0 in its own currency.
  package let totals: [Total]
  /// Each account in each currency, by name. Amounts without an account come last.
  package let accounts: [AccountFlow]
  /// The account tree: each row includes its descendants, parents before their children.
  package let accountTree: [AccountBranch]
  /// The dated movements.
  package let byPeriod: [Row<Period>]
  /// Every period from the ledger's first day to its last, including periods without movements.
  ///
  /// Above `periodLimit`, the periods from the first movement to the last; if those are too many, only periods with
  /// movements.
  package let periods: [Period]
  /// Every category in every period, including missing ones.
  package let cells: [Row<Cell>]
  /// The ledger's spelling of its categories, accounts and their ancestors, with or without sums.
  package let categoryNames: TreeNames
  package let accountNames: TreeNames
  /// The rows of the trees of categories and accounts.
  package let categoryRows: TreeRows
  package let accountRows: TreeRows
  /// The category tree: each row includes its descendants, parents before their children.
  package let categoryTree: [CategoryBranch]
  /// Categories by period: a matrix for each currency with movements and, if days are selected, with an opening
  /// balance. Empty without periods.
  package let matrices: [LedgerMatrix]
  /// The first and last day with a movement.
  package let period: ClosedRange<CalendarDate>?

  /// The sums of undated movements.
  package var undated: [Row<Currency>] {
    merged(cells.filter { $0.key.period == nil }) { $0.currency }.sorted { $0.currency.code < $1.currency.code }
  }

  /// Whether a period has any movement.
  package func hasMovements(in period: Period) -> Bool {
    let place = byPeriod.firstPlace { $0.key >= period }
    return place < byPeriod.count && byPeriod[place].key == period
  }

  /// A hundred years of months.
  static let periodLimit = 1_200

  /// - Parameter rates: Exchange rates for the total in the ledger's currency.
  package init(_ ledger: Ledger, by length: PeriodLength = .month, rates: [ExchangeRate] = []) {
    var accounts = SumTable()
    var table = SumTable()
    var periods = PeriodTable(length, fiscalYear: ledger.fiscalYear)
    let hasTransfers = ledger.hasTransfers
    for movement in ledger.movements {
      let isTransfer = hasTransfers && movement.isTransfer
      accounts.add(movement.minorUnits, movement.currency, name: movement.account, isTransfer: isTransfer)
      let period = movement.date.map { periods.place(of: $0) + 1 } ?? 0
      table.add(
        movement.minorUnits, movement.currency, name: movement.category, period: period, isTransfer: isTransfer)
    }
    count = ledger.movements.count
    self.hasTransfers = hasTransfers
    vat = LedgerReport.vat(of: ledger, by: length)
    self.length = length
    let cells = table.entries.map { entry in
      Row(
        key: Cell(
          period: entry.key.period.map { periods.periods[$0] }, category: entry.key.name.map { ledger.categories[$0] }),
        currency: entry.currency, sum: entry.sum)
    }
    self.cells = cells.sorted {
      $0.key.period == $1.key.period
        ? isBefore($0.key.category, $1.key.category, $0.currency, $1.currency)
        : isBefore($0.key.period, $1.key.period)
    }
    byAccount = accounts.entries
      .map { Row(key: $0.key.name.map { ledger.accounts[$0] }, currency: $0.currency, sum: $0.sum) }
      .sorted { isBefore($0.key, $1.key, $0.currency, $1.currency) }
    byCategory = merged(cells) { $0.key.category }.sorted { isBefore($0.key, $1.key, $0.currency, $1.currency) }
    byCurrency = merged(cells) { $0.currency }.sorted { $0.currency.code < $1.currency.code }
    byPeriod = merged(cells.filter { $0.key.period != nil }) { $0.key.period }
      .compactMap { row in row.key.map { Row(key: $0, currency: row.currency, sum: row.sum) } }
      .sorted { ($0.key, $0.currency.code) < ($1.key, $1.currency.code) }
    period = periods.span
    self.periods = periods.all(from: ledger.firstDay, to: ledger.lastDay)
    categoryNames = TreeNames(ledger.categories)
    accountNames = TreeNames(ledger.accounts)
    categoryRows = TreeRows(categoryNames, of: byCategory.lazy.map(\.key))
    largest = byCurrency.flatMap { row in
      [row.sum.largestIn, row.sum.largestOut].filter { $0 != 0 }.compactMap { units in
        ledger.movements.firstIndex {
          $0.minorUnits == units && $0.currency == row.currency && !(hasTransfers && $0.isTransfer)
        }
      }
    }
    converted = ConvertedTotal(ledger, into: ledger.currency, rates: rates)
    openings = ledger.openingBalances
    hasOpenings = ledger.hasOpenings
    currencies = Set(byCurrency.map(\.currency)).union(openings.keys.map(\.currency)).sorted { $0.code < $1.code }
    var totals = (currencies.isEmpty ? [ledger.currency] : currencies).map {
      Total(currency: $0, sum: Sum(), opening: ledger.hasBalances ? 0 : nil)
    }
    for (key, units) in openings {
      for place in totals.indices where totals[place].currency == key.currency { totals[place].opening? += units }
    }
    for row in byCurrency {
      for place in totals.indices where totals[place].currency == row.currency { totals[place].sum = row.sum }
    }
    self.totals = totals
    // Accounts with only an opening balance have a row: it counts in their parents' balances.
    accountRows = TreeRows(
      accountNames, of: byAccount.map(\.key) + openings.keys.map { key in key.account.map { ledger.accounts[Int($0)] } }
    )
    self.accounts = ledger.accountFlows(byAccount, openings)
    accountTree = ledger.accountTree(self.accounts, accountRows)
    categoryTree = LedgerReport.tree(byCategory, categoryRows)
    let isWhole = ledger.firstDay == nil && ledger.lastDay == nil
    let (cellRows, columns, categories) = (self.cells, self.periods, categoryRows)
    matrices = (columns.isEmpty ? [] : totals).filter { !isWhole || $0.sum.count > 0 }.map {
      LedgerMatrix(cellRows, columns, categories, currency: $0.currency, opening: $0.opening)
    }
  }
}

extension LedgerReport {
  /// Every account in every period, like `cells` for categories.
  package func accountCells(of ledger: Ledger) -> [Row<Cell>] {
    var table = SumTable()
    var periods = PeriodTable(length, fiscalYear: ledger.fiscalYear)
    for movement in ledger.movements {
      let period = movement.date.map { periods.place(of: $0) + 1 } ?? 0
      table.add(
        movement.minorUnits, movement.currency, name: movement.account, period: period,
        isTransfer: hasTransfers && movement.isTransfer)
    }
    return table.entries.map { entry in
      Row(
        key: Cell(
          period: entry.key.period.map { periods.periods[$0] }, category: entry.key.name.map { ledger.accounts[$0] }),
        currency: entry.currency, sum: entry.sum)
    }
  }
}

/// The distinct periods of a ledger's days. The last lookup is cached.
private struct PeriodTable {
  let length: PeriodLength
  private(set) var periods: [Period] = []
  private var places: [Period: UInt32] = [:]
  private var lastDate: CalendarDate?
  private var lastPlace: UInt32 = 0
  private var first: CalendarDate?
  private var last: CalendarDate?

  private let fiscalYear: MonthDay

  init(_ length: PeriodLength, fiscalYear: MonthDay) { (self.length, self.fiscalYear) = (length, fiscalYear) }

  private func period(of date: CalendarDate) -> Period { Period(of: date, length, fiscalYear: fiscalYear) }

  /// All periods in order from `firstDay` to `lastDay`, by default those of the movements.
  func all(from firstDay: CalendarDate?, to lastDay: CalendarDate?) -> [Period] {
    let known = periods.sorted()
    let asked = (first: firstDay.map(period), last: lastDay.map(period))
    return every(from: asked.first ?? known.first, to: asked.last ?? known.last)
      ?? every(from: known.first, to: known.last) ?? known
  }

  /// `nil` if there are none or too many.
  private func every(from first: Period?, to last: Period?) -> [Period]? {
    guard let first, let last, first <= last, last.distance(from: first) < LedgerReport.periodLimit else { return nil }
    return Array(sequence(first: first) { $0 < last ? $0.next : nil })
  }

  var span: ClosedRange<CalendarDate>? { first.flatMap { first in last.map { first...$0 } } }

  mutating func place(of date: CalendarDate) -> UInt32 {
    if date == lastDate { return lastPlace }
    lastDate = date
    first = first.map { min($0, date) } ?? date
    last = last.map { max($0, date) } ?? date
    let period = period(of: date)
    if let known = places[period] {
      lastPlace = known
    } else {
      lastPlace = UInt32(periods.count)
      places[period] = lastPlace
      periods.append(period)
    }
    return lastPlace
  }
}

/// Merges rows of the same key and currency.
private func merged<Old, Key: Hashable>(
  _ rows: [LedgerReport.Row<Old>], _ key: (LedgerReport.Row<Old>) -> Key
) -> [LedgerReport.Row<Key>] {
  var places: [LedgerReport.Row<Key>: Int] = [:]
  var merged: [LedgerReport.Row<Key>] = []
  for row in rows {
    let empty = LedgerReport.Row(key: key(row), currency: row.currency, sum: .init())
    if let place = places[empty] {
      merged[place].sum += row.sum
    } else {
      places[empty] = merged.count
      merged.append(.init(key: empty.key, currency: row.currency, sum: row.sum))
    }
  }
  return merged
}

/// Orders `nil` last.
func isBefore<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool {
  switch (left, right) {
  case (let left?, let right?): left < right
  case (nil, _): false
  case (_?, nil): true
  }
}

private func isBefore(_ left: String?, _ right: String?, _ leftCurrency: Currency, _ rightCurrency: Currency) -> Bool {
  left == right ? leftCurrency.code < rightCurrency.code : isBefore(left, right)
}

/// A quotient rounded to the nearest integer, ties to even (ISO 80000-1, "banker's rounding").
func divideHalfEven(_ dividend: Int128, by divisor: Int128) -> Int128 {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  let (twice, half) = (remainder.magnitude * 2, divisor.magnitude)
  guard twice > half || twice == half && !quotient.isMultiple(of: 2) else { return quotient }
  return quotient + ((dividend < 0) == (divisor < 0) ? 1 : -1)
}
