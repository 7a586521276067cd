/// An account's opening balance and its money in and out, in one currency.
package struct AccountFlow: Sendable, Hashable {
  /// `nil` for movements without an account, and for an opening balance that names none of several accounts.
  package var account: String?
  package var currency: Currency
  package var opening: Int128
  package var sum: LedgerReport.Sum

  package var closing: Int128 { opening + sum.total }
}

extension Ledger {
  /// Each account in each currency, by name, including accounts with an opening balance alone. Amounts without an
  /// account come last.
  func accountFlows(_ byAccount: [LedgerReport.Row<String?>], _ openings: [BalanceKey: Int128]) -> [AccountFlow] {
    var flows: [Key: AccountFlow] = [:]
    func add(_ account: String?, _ currency: Currency, opening: Int128, _ sum: LedgerReport.Sum) {
      let key = Key(account: account, currency: currency)
      var flow = flows[key] ?? AccountFlow(account: account, currency: currency, opening: 0, sum: .init())
      flow.opening += opening
      flow.sum += sum
      flows[key] = flow
    }
    for row in byAccount { add(row.key, row.currency, opening: 0, row.sum) }
    for (key, units) in openings {
      add(key.account.map { accounts[Int($0)] }, key.currency, opening: units, LedgerReport.Sum())
    }
    return flows.values.sorted { left, right in
      if left.account == right.account { return left.currency.code < right.currency.code }
      guard let name = left.account, let other = right.account else { return left.account != nil }
      return name < other
    }
  }

  private struct Key: Hashable {
    var account: String?
    var currency: Currency
  }
}
