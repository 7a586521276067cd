/// What a balance is kept of: an account in one currency.
package struct BalanceKey: Sendable, Hashable {
  package var account: Int32?
  package var currency: Currency

  package init(account: Int32?, currency: Currency) {
    self.account = account
    self.currency = currency
  }
}

/// What an account holds; without one, all of a ledger's accounts together.
package struct AccountBalance: Sendable, Hashable {
  /// A place in the ledger's accounts.
  package var account: Int32?
  package var money: Money

  package init(account: Int32? = nil, _ money: Money) {
    self.account = account
    self.money = money
  }
}

extension Ledger {
  /// The balance that a movement changes.
  package func balanceKey(of movement: Movement) -> BalanceKey {
    BalanceKey(account: movement.account, currency: movement.currency)
  }

  /// What stood in each account and currency before the first movement.
  ///
  /// An opening balance that names none of several accounts stands by itself: nobody says whose it is.
  package var openingBalances: [BalanceKey: Int128] {
    var balances = broughtForward
    for opening in openings {
      let key = BalanceKey(account: opening.account, currency: opening.money.currency)
      balances[key, default: 0] += Int128(opening.money.minorUnits)
    }
    return balances
  }

  /// Whether any opening balance is known, also one of accounts that were left out: then every account and currency has one,
  /// 0 where the content has none.
  package var hasOpenings: Bool { hasBalances && (leavesOutBalances || !openings.isEmpty || !broughtForward.isEmpty) }

  /// The opening balance of all accounts in a currency: 0 where the content has none, `nil` where no balance is known.
  package func opening(in currency: Currency) -> Int128? {
    guard hasBalances else { return nil }
    return openingBalances.reduce(0) { $0 + ($1.key.currency == currency ? $1.value : 0) }
  }
}
