package import MenugenDiagnostics
package import MenugenDomain

/// A ledger's accounts, for the comparison with those of other ledgers.
package struct ChainedLedger: Sendable {
  package var id: String
  package var place: Diagnostic.Place
  package var spans: [AccountSpan]

  package init(id: String, place: Diagnostic.Place, spans: [AccountSpan]) {
    (self.id, self.place, self.spans) = (id, place, spans)
  }
}

/// Warns of an account whose opening balance in a ledger isn't its closing balance in the ledger before.
///
/// Ledgers are a chain for an account if they give it the same name, and its movements in one end before those in the
/// other begin, by at most a year. Ledgers whose days overlap aren't compared, nor is an account without an opening balance.
package func brokenChains(_ ledgers: [ChainedLedger]) -> [Diagnostic] {
  struct Key: Hashable {
    let account: CategoryPath
    let currency: Currency
  }
  struct Link {
    let ledger: Int
    let span: AccountSpan
  }
  var chains: [Key: [Link]] = [:]
  for (place, ledger) in ledgers.enumerated() {
    for span in ledger.spans {
      chains[Key(account: CategoryPath(span.account), currency: span.currency), default: []]
        .append(Link(ledger: place, span: span))
    }
  }
  let faults = chains.values.flatMap { links -> [(ledger: Int, account: String, Diagnostic)] in
    let links = links.sorted { ($0.span.first, $0.span.last, $0.ledger) < ($1.span.first, $1.span.last, $1.ledger) }
    // Two spellings of a name in one ledger have separate sums.
    if Set(links.map(\.ledger)).count < links.count { return [] }
    return zip(links, links.dropFirst()).compactMap { before, after in
      let days = after.span.first.daysSinceEpoch - before.span.last.daysSinceEpoch
      guard days > 0, days <= longestGap, let opening = after.span.opening, opening != before.span.closing else {
        return nil
      }
      func text(_ units: Int128) -> String { decimalText(units, exponent: after.span.currency.exponent) }
      let message = DiagnosticMessage.brokenChain(
        account: after.span.account, in: ledgers[after.ledger].id, opening: text(opening),
        before: ledgers[before.ledger].id, closing: text(before.span.closing),
        off: text(opening - before.span.closing), after.span.currency.code)
      return (after.ledger, after.span.account, Diagnostic(message, at: ledgers[after.ledger].place))
    }
  }
  return faults.sorted { ($0.ledger, $0.account) < ($1.ledger, $1.account) }.map(\.2)
}

/// The most days between two ledgers of a chain.
private let longestGap = 366
