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

  /// The balances of days to add to a `balances.yaml` that a person has changed.
  package var missingBalances: [String] { balances?.missingLines ?? [] }

  /// What a new `ledger.yaml` has of opening balances. Empty if there is nothing to write.
  package var writtenOpenings: [String] { target.isNew && addedCount > 0 ? openingLines(in: headCurrency) : [] }

  /// The folder's `ledger.yaml` with the opening balances of earlier statements, if an import wrote those that it has: lines
  /// that end with their days. All other lines stay.
  var headWithOpenings: (path: String, bytes: [UInt8])? {
    guard !target.isNew, !target.isFile, addedCount > 0,
      let (path, file) = target.files.first(where: { $0.path.hasSuffix("/" + ContentLayout.ledgerHead) }),
      let value = readYAML(file).value, let written = value.member("openingBalance")
    else { return nil }
    var lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("openingBalance:") }) else { return nil }
    let isList = lines[start] == "openingBalance:"
    let listed = isList ? lines[(start + 1)...].prefix { $0.hasPrefix("  - { ") } : lines[start...start]
    let values = isList ? Array(written.elements) : [written]
    guard values.count == listed.count, !values.isEmpty else { return nil }
    let currency = value.member("currency")?.string().flatMap { Currency(code: $0) } ?? store.currency
    var openings: [OpeningBalance] = []
    for (value, line) in zip(values, listed) {
      let own = value.member("currency")?.string().flatMap { Currency(code: $0) } ?? currency
      guard let date = CalendarDate(line.suffix(10).utf8.span), line.dropLast(10).hasSuffix("  # "),
        let digits = (isList ? value.member("amount") : value)?.written,
        let units = try? Money(written: digits, currency: own).minorUnits
      else { return nil }
      openings.append(
        OpeningBalance(
          account: value.member("account")?.string() ?? "", currency: own, units: units, date: date, document: -1))
    }
    let known = openings
    for opening in openingBalances {
      let place = openings.firstIndex { $0.account == opening.account && $0.currency == opening.currency }
      if let place {
        if opening.date < openings[place].date { openings[place] = opening }
      } else {
        openings.append(opening)
      }
    }
    if known == openings { return nil }
    lines.replaceSubrange(start..<listed.endIndex, with: openingLines(of: openings, in: currency))
    return (path, Array(lines.joined(separator: "\n").utf8))
  }

  /// The lines of `openingBalance` for a ledger whose amounts are in `currency` by default.
  func openingLines(in currency: Currency) -> [String] { openingLines(of: openingBalances, in: currency) }

  private func openingLines(of openings: [OpeningBalance], in currency: Currency) -> [String] {
    let openings = openings.sorted { ($0.account, $0.currency.code) < ($1.account, $1.currency.code) }
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

  private struct OpeningBalance: Equatable {
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
        // A movement without an account may be of any.
        row.currency == opening.currency && [nil, opening.account].contains(store.accountName(row.account))
          && row.date.map { $0 < opening.date } ?? true
      }
    return isInLedger
      || store.entries.contains { entry in
        entry.document != opening.document && entry.currency == opening.currency && entry.date < opening.date
          && (store.accountName(entry.account) ?? "") == opening.account
      }
  }
}
