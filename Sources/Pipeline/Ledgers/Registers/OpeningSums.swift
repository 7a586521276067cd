import MenugenDomain

/// The opening balances of a ledger's accounts, by their place in the tree.
struct OpeningSums {
  private var sums: [TreePlace: [Currency: Int128]] = [:]
  private var totals: [Currency: Int128] = [:]
  let isEmpty: Bool

  init(_ report: LedgerReport) {
    isEmpty = !report.hasOpenings
    if isEmpty { return }
    for branch in report.accountTree { sums[branch.place, default: [:]][branch.currency] = branch.opening }
    for total in report.totals { totals[total.currency] = total.opening }
  }

  /// The opening balance of an account and its descendants; of all accounts for `nil`.
  func units(of place: TreePlace?, in currency: Currency) -> Int128 {
    (place.map { sums[$0] ?? [:] } ?? totals)[currency] ?? 0
  }
}
