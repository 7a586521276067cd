import MenugenDomain

/// The opening balances of a ledger's accounts by their places in the tree: every account's page asks for its own.
struct OpeningSums {
  private var sums: [TreePlace: [Currency: Int128]] = [:]
  private var totals: [Currency: Int128] = [:]
  let isEmpty: Bool

  init(_ ledger: Ledger, _ report: LedgerReport) {
    isEmpty = !ledger.hasOpenings
    if isEmpty { return }
    for branch in ledger.accountTree(report) { sums[branch.place, default: [:]][branch.currency] = branch.opening }
    for (key, units) in ledger.openingBalances { totals[key.currency, default: 0] += units }
  }

  /// The opening balance of a place with all below it; without a place, of all accounts.
  func units(of place: TreePlace?, in currency: Currency) -> Int128 {
    (place.map { sums[$0] ?? [:] } ?? totals)[currency] ?? 0
  }
}
