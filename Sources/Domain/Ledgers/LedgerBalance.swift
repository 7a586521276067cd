/// The key of a balance: an account in one currency.
package struct BalanceKey: Sendable, Hashable {
  package var account: Int32?
  package var currency: Currency

  package init(account: Int32?, currency: Currency) {
    self.account = account
    self.currency = currency
  }
}

/// The balance of an account, or of all accounts.
package struct AccountBalance: Sendable, Hashable {
  /// An index into the ledger's accounts; `nil` for all accounts.
  package var account: Int32?
  package var money: Money

  package init(account: Int32? = nil, _ money: Money) {
    self.account = account
    self.money = money
  }
}

extension Ledger {
  /// The key of the balance that a movement changes.
  package func balanceKey(of movement: Movement) -> BalanceKey {
    BalanceKey(account: movement.account, currency: movement.currency)
  }

  /// The balance of each account and currency before the first movement.
  ///
  /// An opening balance that names none of several accounts has the key `nil`.
  package var openingBalances: [BalanceKey: Int128] {
    var balances = broughtForward
    for opening in openings {
      let key = BalanceKey(account: opening.account, currency: opening.money.currency)
      balances[key, default: 0] += Int128(opening.money.minorUnits)
    }
    return balances
  }

  /// Whether any opening balance is known, even of an excluded account. Missing ones are then 0.
  package var hasOpenings: Bool { hasBalances && (leavesOutBalances || !openings.isEmpty || !broughtForward.isEmpty) }
}
