package import MenugenDomain

/// Tracks the running balance of each account and currency over a ledger's movements.
package struct Register {
  package struct Entry {
    package var movement: Movement
    /// The balance of its account after the movement, in its currency's minor units.
    package var balance: Int128
  }

  /// The balances other than zero.
  private var balances: [BalanceKey: Int128]
  /// The balances of all accounts together.
  private var totals: [Currency: Int128] = [:]
  /// The values of the last movement: the next one mostly has the same key.
  private var lastKey: BalanceKey?
  private var lastBalance: Int128 = 0
  private var lastTotal: Int128 = 0

  package init(_ report: LedgerReport) {
    balances = report.openings.filter { $0.value != 0 }
    for (key, balance) in balances { totals[key.currency, default: 0] += balance }
  }

  package mutating func next(_ movement: Movement) -> Entry {
    let key = BalanceKey(account: movement.account, currency: movement.currency)
    if key != lastKey { turn(to: key) }
    lastBalance += Int128(movement.minorUnits)
    lastTotal += Int128(movement.minorUnits)
    return Entry(movement: movement, balance: lastBalance)
  }

  private mutating func turn(to key: BalanceKey) {
    if let lastKey { balances[lastKey] = lastBalance == 0 ? nil : lastBalance }
    if lastKey?.currency != key.currency {
      if let lastKey { totals[lastKey.currency] = lastTotal }
      lastTotal = totals[key.currency] ?? 0
    }
    lastKey = key
    lastBalance = balances[key] ?? 0
  }

  /// The current balance of all accounts in a currency.
  package func total(in currency: Currency) -> Int128 {
    lastKey?.currency == currency ? lastTotal : totals[currency] ?? 0
  }

  /// The accounts and currencies with a nonzero balance; `nil` if there are more than `limit`.
  package func heldKeys(limit: Int) -> Set<BalanceKey>? {
    var keys: Set<BalanceKey> = []
    if let lastKey, lastBalance != 0 { keys.insert(lastKey) }
    for key in balances.keys where key != lastKey {
      if keys.count == limit { return nil }
      keys.insert(key)
    }
    return keys
  }

  /// The current balance of an account.
  package func balance(of key: BalanceKey) -> Int128 { key == lastKey ? lastBalance : balances[key] ?? 0 }
}
