/// What a balance is kept of: an account in one currency.
package struct BalanceKey: Sendable, Hashable {
  package var account: Int32?
  package var currency: Currency

  package init(account: Int32?, currency: Currency) {
    self.account = account
    self.currency = currency
  }
}

extension Ledger {
  /// The balance that a movement changes. A ledger that names no more than one account is one account.
  package func balanceKey(of movement: Movement) -> BalanceKey {
    BalanceKey(account: accounts.count == 1 ? 0 : movement.account, currency: movement.currency)
  }

  /// What stood in each account and currency before the first movement.
  ///
  /// The opening balance is the account's where there is one; of several, nobody says whose it is, and it stands by itself.
  package var openingBalances: [BalanceKey: Int128] {
    var balances = broughtForward
    if let openingBalance {
      let key = BalanceKey(account: accounts.count == 1 ? 0 : nil, currency: openingBalance.currency)
      balances[key, default: 0] += Int128(openingBalance.minorUnits)
    }
    return balances
  }

  /// What stood in a currency before the first movement, over all accounts; `nil` where nobody says.
  package func opening(in currency: Currency) -> Int128? {
    let balances = openingBalances.filter { $0.key.currency == currency }
    return balances.isEmpty ? nil : balances.values.reduce(0, +)
  }
}
