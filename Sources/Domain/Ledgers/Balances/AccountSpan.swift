/// The days and balances of an account in one ledger and currency.
package struct AccountSpan: Sendable, Hashable {
  package var account: String
  package var currency: Currency
  /// The days of its first and its last movement with a date.
  package var first: CalendarDate
  package var last: CalendarDate
  /// As the ledger's file gives it; `nil` if it gives none.
  package var opening: Int128?
  /// After all movements.
  package var closing: Int128

  package init(
    account: String, currency: Currency, first: CalendarDate, last: CalendarDate, opening: Int128?, closing: Int128
  ) {
    self.account = account
    self.currency = currency
    self.first = first
    self.last = last
    self.opening = opening
    self.closing = closing
  }
}

extension Ledger {
  /// The spans of the accounts with a name and a movement with a date, by name and currency.
  package var accountSpans: [AccountSpan] {
    if accounts.isEmpty { return [] }
    var runs: [BalanceKey: Run] = [:]
    // Most movements are of the account of the one before.
    var current: (key: BalanceKey, run: Run)?
    for movement in movements {
      let key = balanceKey(of: movement)
      if key != current?.key {
        if let current { runs[current.key] = current.run }
        current = (key, runs[key] ?? Run())
      }
      current?.run.add(movement)
    }
    if let current { runs[current.key] = current.run }
    let openings = openingBalances
    let spans = runs.compactMap { key, run -> AccountSpan? in
      guard let account = key.account, let first = run.first, let last = run.last else { return nil }
      return AccountSpan(
        account: accounts[Int(account)], currency: key.currency, first: first, last: last, opening: openings[key],
        closing: (openings[key] ?? 0) + run.sum)
    }
    return spans.sorted { ($0.account, $0.currency.code) < ($1.account, $1.currency.code) }
  }

  private struct Run {
    var first: CalendarDate?
    var last: CalendarDate?
    var sum: Int128 = 0

    mutating func add(_ movement: Movement) {
      sum += Int128(movement.minorUnits)
      guard let date = movement.date else { return }
      if first == nil { first = date }
      last = date
    }
  }
}
