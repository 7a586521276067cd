import MenugenDomain

extension ImportedBalances {
  /// The balances of tables that aren't the known ones of their days before or after other entries.
  func contradictions(_ store: borrowing StatementStore, _ matching: Matching) -> [Conflict] {
    var others: [Key: [(entry: Entry, document: Int32)]] = [:]
    for entry in known { others[Key(entry), default: []].append((entry, -1)) }
    var open: [(entry: Entry, others: [Entry], statement: Statement)] = []
    for statement in store.statements where statement.origin.isTable {
      for claim in statement.claims {
        let account = store.accountName(statement.account) ?? ""
        let entry = Entry(account: account, currency: statement.currency, claim: claim)
        // Two balances at the end of a day are compared as they are.
        let compared = (others[Key(entry)] ?? []).filter {
          $0.document != statement.document && (claim.isInterim || $0.entry.claim.isInterim)
        }
        others[Key(entry), default: []].append((entry, statement.document))
        if compared.isEmpty || compared.contains(where: { $0.entry.claim.units == claim.units }) { continue }
        open.append((entry, compared.map(\.entry), statement))
      }
    }
    if open.isEmpty { return [] }
    let sums = DaySums(matching.index.rows, store)
    let days = StatementDays(open.map { ($0.statement, $0.entry.claim.date) }, store)
    return open.compactMap { entry, others, statement in
      let owner = Key(entry).owner
      let day = entry.claim.date
      let own = days.amounts(statement, owner, day)
      let added = own.filter { matching.outcomes[$0.place] != .present }
      // The entries in between are in a statement that isn't imported yet.
      if statement.openingDate == day, added.count == own.count { return nil }
      let ownSum = own.reduce(0) { $0 + $1.units }
      let rest = sums.sum(owner, from: day.daysSinceEpoch, to: day.daysSinceEpoch) - ownSum
      let isExplained = others.contains { other in
        let difference = Int128(entry.claim.units) - Int128(other.claim.units)
        return difference == -rest || difference == added.reduce(0) { $0 + $1.units }
          || sumsOfFirst(own.map(\.units).reversed()).contains(difference)
      }
      return isExplained ? nil : others.first.map { (entry, $0, statement) }
    }
  }
}
