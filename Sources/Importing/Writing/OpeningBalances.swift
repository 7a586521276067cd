import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// The opening balances of a folder's ledger, from its statements.
extension ImportResult {
  /// What to add to an existing `ledger.yaml` that has no opening balance: lines of YAML. Empty if there is nothing to add.
  package var missingOpenings: [String] {
    if target.isNew || target.isFile { return [] }
    let head = target.files.first { $0.path.hasSuffix("/" + ContentLayout.ledgerHead) }
    guard let value = head.flatMap({ readYAML($0.file).value }), value.kind == .object else { return [] }
    if let known = value.member("openingBalance"), !known.isNull { return [] }
    let currency = value.member("currency")?.string().flatMap { Currency(code: $0) } ?? store.currency
    return openingLines(in: currency)
  }

  /// What a new `ledger.yaml` has of opening balances. Empty if there is nothing to write.
  package var writtenOpenings: [String] { target.isNew && addedCount > 0 ? openingLines(in: headCurrency) : [] }

  /// The lines of `openingBalance` for a ledger whose amounts are in `currency` by default.
  func openingLines(in currency: Currency) -> [String] {
    let openings = openingBalances
    guard let first = openings.first else { return [] }
    if openings.count == 1, first.account.isEmpty, first.currency == currency {
      return ["openingBalance: \"\(first.decimal)\"  # \(first.date.iso)"]
    }
    return ["openingBalance:"]
      + openings.map { opening in
        var name = ByteBuffer()
        name.appendJSONString(opening.account)
        let account = opening.account.isEmpty ? "" : "account: \(name.text), "
        return "  - { \(account)amount: \"\(opening.decimal)\", currency: \(opening.currency.code) }"
          + "  # \(opening.date.iso)"
      }
  }

  private struct OpeningBalance {
    var account: String
    var currency: Currency
    var units: Int64
    var date: CalendarDate
    var document: Int32

    var decimal: String { decimalText(units, exponent: currency.exponent) }
  }

  /// The earliest opening balance of each account and currency. One is left out if the ledger has earlier movements.
  private var openingBalances: [OpeningBalance] {
    var earliest: [String: OpeningBalance] = [:]
    for statement in store.statements {
      guard let units = statement.opening, let date = statement.openingDate else { continue }
      let account = store.accountName(statement.account) ?? ""
      let key = "\(account) \(statement.currency.code)"
      if let known = earliest[key], known.date <= date { continue }
      earliest[key] = OpeningBalance(
        account: account, currency: statement.currency, units: units, date: date, document: statement.document)
    }
    return earliest.sorted { $0.key < $1.key }.map(\.value).filter { !isPreceded($0) }
  }

  /// Whether the ledger or another document has movements before the day of a balance.
  private func isPreceded(_ opening: OpeningBalance) -> Bool {
    let isInLedger =
      !target.isNew
      && matching.index.rows.prefix(matching.knownCount).contains { row in
        row.currency == opening.currency && row.date.map { $0 < opening.date } ?? true
      }
    return isInLedger
      || store.entries.contains { entry in
        entry.document != opening.document && entry.currency == opening.currency && entry.date < opening.date
          && (store.accountName(entry.account) ?? "") == opening.account
      }
  }
}
