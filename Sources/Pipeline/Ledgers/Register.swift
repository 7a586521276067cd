package import Domain

/// Walks a ledger in order and keeps its balances: what stood before and all that came after, in each account and currency.
package struct Register {
  package struct Entry {
    package var movement: Movement
    /// After the movement, of its account, in its currency's minor units.
    package var balance: Int128
  }

  private var balances: [BalanceKey: Int128]
  /// Accounts and currencies are few, and mostly the same as before.
  private var lastKey: BalanceKey?
  private var lastBalance: Int128 = 0

  package init(_ ledger: Ledger) {
    balances = ledger.openingBalances
  }

  package mutating func next(_ movement: Movement) -> Entry {
    let key = BalanceKey(account: movement.account, currency: movement.currency)
    if key != lastKey {
      if let lastKey { balances[lastKey] = lastBalance }
      lastKey = key
      lastBalance = balances[key] ?? 0
    }
    lastBalance += Int128(movement.minorUnits)
    return Entry(movement: movement, balance: lastBalance)
  }

  /// What all accounts together hold now in a currency.
  package func total(in currency: Currency) -> Int128 {
    var total = lastKey?.currency == currency ? lastBalance : 0
    for (key, balance) in balances where key.currency == currency && key != lastKey { total += balance }
    return total
  }

  /// What an account holds now.
  package func balance(of key: BalanceKey) -> Int128 { key == lastKey ? lastBalance : balances[key] ?? 0 }
}
