import Domain

/// What a ledger's accounts held before its first movement, added up for each place of their tree: made once, since every
/// account has a page that asks for it.
struct OpeningSums {
  private var sums: [TreePlace: [Currency: Int128]] = [:]
  private var totals: [Currency: Int128] = [:]
  let isEmpty: Bool

  init(_ balances: [BalanceKey: Int128], accounts: [String]) {
    isEmpty = balances.isEmpty
    for (key, units) in balances {
      totals[key.currency, default: 0] += units
      let account = key.account.map { CategoryPath(accounts[Int($0)]) }
      sums[.own(account), default: [:]][key.currency, default: 0] += units
      for path in account?.line ?? [] { sums[.branch(path), default: [:]][key.currency, default: 0] += units }
    }
  }

  /// What a place held; without one, all accounts together.
  func units(of place: TreePlace?, in currency: Currency) -> Int128 {
    (place.map { sums[$0] ?? [:] } ?? totals)[currency] ?? 0
  }
}
