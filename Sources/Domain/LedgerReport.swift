/// A ledger's sums: exact, by currency, category, account and month, from one walk through its movements.
///
/// Currencies are never added together. Sums are 128 bits wide: 2^63 amounts of 64 bits can't overflow them.
package struct LedgerReport: Sendable {
  /// What some movements of one currency come to, in minor units.
  package struct Sum: Sendable, Hashable {
    package var count = 0
    /// The positive amounts.
    package var moneyIn: Int128 = 0
    /// The negative amounts, as a negative number.
    package var moneyOut: Int128 = 0
    package var total: Int128 { moneyIn + moneyOut }

    package init() {}

    mutating func add(_ amount: Int64) {
      count += 1
      if amount < 0 { moneyOut += Int128(amount) } else { moneyIn += Int128(amount) }
    }
  }

  /// A sum and what it is the sum of; what a movement doesn't say is `nil`.
  package struct Row<Key: Hashable & Sendable>: Sendable, Hashable {
    package var key: Key
    package var currency: Currency
    package var sum: Sum
  }

  package struct MonthCategory: Sendable, Hashable {
    package var month: Month
    package var category: String
  }

  package let count: Int
  package let byCurrency: [Row<Currency>]
  /// Sorted by name, then currency code, as all rows are.
  package let byCategory: [Row<String?>]
  package let byAccount: [Row<String?>]
  package let byMonth: [Row<Month>]
  package let byMonthCategory: [Row<MonthCategory>]
  /// The first and the last day of a dated ledger.
  package let period: ClosedRange<CalendarDate>?

  package init(_ ledger: Ledger) {
    var currencies = SumTable()
    var categories = SumTable()
    var accounts = SumTable()
    var months = SumTable()
    var matrix = SumTable()
    var first: CalendarDate?
    var last: CalendarDate?
    for movement in ledger.movements {
      let amount = movement.minorUnits
      let currency = movement.currency
      // What isn't said has key 0.
      let category = UInt32(bitPattern: (movement.category ?? -1) &+ 1)
      currencies.add(amount, currency, 0, 0)
      categories.add(amount, currency, category, 0)
      accounts.add(amount, currency, UInt32(bitPattern: (movement.account ?? -1) &+ 1), 0)
      if let date = movement.date {
        let month = Month(of: date)
        months.add(amount, currency, 0, month.number)
        matrix.add(amount, currency, category, month.number)
        if first == nil || date < first ?? date { first = date }
        if last == nil || date > last ?? date { last = date }
      }
    }

    func name(_ names: [String], _ key: UInt32) -> String? { key == 0 ? nil : names[Int(key) - 1] }
    count = ledger.movements.count
    byCurrency = currencies.rows { _, _, currency in currency }
      .sorted { $0.currency.code < $1.currency.code }
    byCategory = categories.rows { category, _, _ in name(ledger.categories, category) }.sorted(by: nameThenCurrency)
    byAccount = accounts.rows { account, _, _ in name(ledger.accounts, account) }.sorted(by: nameThenCurrency)
    byMonth = months.rows { _, month, _ in Month(number: month) }
      .sorted { ($0.key.number, $0.currency.code) < ($1.key.number, $1.currency.code) }
    byMonthCategory = matrix.rows { category, month, _ -> MonthCategory? in
      name(ledger.categories, category).map { MonthCategory(month: Month(number: month), category: $0) }
    }
    .compactMap { row in row.key.map { Row(key: $0, currency: row.currency, sum: row.sum) } }
    .sorted {
      ($0.key.month.number, $0.key.category, $0.currency.code) < (
        $1.key.month.number, $1.key.category, $1.currency.code
      )
    }
    period = first.flatMap { first in last.map { first...$0 } }
  }
}

/// A month of a year: `2026-03`.
package struct Month: Sendable, Hashable, Comparable {
  /// Months since the year 0: 17 bits, since years run to 9999.
  let number: UInt32

  init(number: UInt32) { self.number = number }

  package init(of date: CalendarDate) { number = UInt32(date.year * 12 + date.month - 1) }

  package var year: Int { Int(number) / 12 }
  package var month: Int { Int(number) % 12 + 1 }

  /// `2026-03`.
  package var iso: String { String((firstDay?.iso ?? "").prefix(7)) }

  package var firstDay: CalendarDate? { CalendarDate(year: year, month: month, day: 1) }

  package static func < (left: Month, right: Month) -> Bool { left.number < right.number }
}

private func nameThenCurrency(_ left: LedgerReport.Row<String?>, _ right: LedgerReport.Row<String?>) -> Bool {
  // What isn't said comes last.
  switch (left.key, right.key) {
  case (let name?, let other?) where name != other: name < other
  case (nil, _?): false
  case (_?, nil): true
  default: left.currency.code < right.currency.code
  }
}

/// Sums by a small key: an open-addressed table, since a million movements each touch five of these.
private struct SumTable {
  private struct Entry {
    var key: UInt64
    var currency: Currency
    var sum: LedgerReport.Sum
  }

  private var entries: [Entry] = []
  /// Places in `entries` plus one; 0 is free.
  private var slots = [Int32](repeating: 0, count: 64)
  private var lastKey = UInt64.max
  private var lastEntry = 0

  mutating func add(_ amount: Int64, _ currency: Currency, _ name: UInt32, _ month: UInt32) {
    // A name in 32 bits, a month in 20, a currency in 12: ISO 4217 lists fewer than 200.
    let key = UInt64(name) << 32 | UInt64(month) << 12 | UInt64(currency.number)
    if key != lastKey {
      lastEntry = place(of: key, currency)
      lastKey = key
    }
    entries[lastEntry].sum.add(amount)
  }

  func rows<Key>(_ key: (_ name: UInt32, _ month: UInt32, _ currency: Currency) -> Key) -> [LedgerReport.Row<Key>] {
    entries.map { entry in
      LedgerReport.Row(
        key: key(UInt32(entry.key >> 32), UInt32(truncatingIfNeeded: entry.key >> 12) & 0xF_FFFF, entry.currency),
        currency: entry.currency, sum: entry.sum)
    }
  }

  private mutating func place(of key: UInt64, _ currency: Currency) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    var slot = SumTable.slot(of: key, in: slots.count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].key == key { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(key: key, currency: currency, sum: .init()))
    slots[slot] = Int32(entries.count)
    return entries.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = SumTable.slot(of: entry.key, in: slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// Fibonacci hashing; `count` is a power of two.
  private static func slot(of key: UInt64, in count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }
}
