/// The tables that are made from single movements: by name, by tag, and of pending ones.
extension LedgerReport {
  /// The movements of each name: of each payee and payer.
  package func nameTable(of movements: [Movement]) -> LedgerTable {
    table(.byName, of: movements) { [$0.name] }
  }

  /// The movements of each tag. One with several tags counts in each of them.
  package func tagTable(of movements: [Movement]) -> LedgerTable {
    table(.byTag, of: movements) { $0.details?.tags ?? [] }
  }

  private func table(
    _ name: LedgerTable.Name, of movements: [Movement], by names: (Movement) -> [String]
  ) -> LedgerTable {
    struct Key: Hashable { let name: String, currency: Currency }
    var sums: [Key: Sum] = [:]
    for movement in movements {
      for name in names(movement) {
        sums[Key(name: name, currency: movement.currency), default: Sum()]
          .add(movement.minorUnits, isTransfer: hasTransfers && movement.isTransfer)
      }
    }
    let columns = [.count] + self.sums
    return LedgerTable(
      name: name, currency: nil, columns: columns,
      rows: sums.sorted { ($0.key.name, $0.key.currency.code) < ($1.key.name, $1.key.currency.code) }
        .map { row(.name($0.key.name), $0.key.currency, $0.value, columns) })
  }

  /// The movements that the bank hasn't booked yet: of each account, or of all in a ledger without accounts. With
  /// opening balances, also the balance without them. Empty if all are booked.
  package func pendingTable(of ledger: Ledger) -> LedgerTable {
    let hasBooked = hasOpenings && ledger.hasBalances
    let columns = [.count] + sums + (hasBooked ? [.booked] : [])
    var table = LedgerTable(name: .pending, currency: nil, columns: columns, rows: [])
    guard ledger.hasPending else { return table }
    struct Key: Hashable { let account: String?, currency: Currency }
    var pending: [Key: Sum] = [:]
    for movement in ledger.movements where movement.isPending {
      pending[Key(account: ledger.account(of: movement), currency: movement.currency), default: Sum()]
        .add(movement.minorUnits, isTransfer: hasTransfers && movement.isTransfer)
    }
    let hasAccounts = !ledger.accounts.isEmpty
    table.rows = accounts.compactMap { flow in
      pending[Key(account: flow.account, currency: flow.currency)].map { sum in
        row(
          hasAccounts ? .account(flow.account) : .total, flow.currency, sum, booked: flow.closing - sum.total, columns)
      }
    }
    return table
  }
}
