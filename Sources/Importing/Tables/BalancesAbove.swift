import MenugenDomain
import MenugenText

/// Finds the opening and the closing balance that the lines above a table name: `Anfangssaldo: 1.234,56 EUR`,
/// `Beginning balance as of 01/01/2026,,"1,234.56"`. One that is named twice with different amounts is `nil`.
///
/// - Parameters:
///   - rows: The table from its first line.
///   - header: The line of its header.
func balancesAbove(
  _ rows: TableRows, header: Int, _ mark: DecimalMark, _ currency: Currency
) -> (opening: Int64?, closing: Int64?) {
  var rows = rows
  var openings: Set<Int64> = []
  var closings: Set<Int64> = []
  while header > 1, rows.next(), rows.line < header, !rows.isCutOff {
    let texts = rows.cells.indices.map { rows.text($0) }.filter { !$0.isEmpty }
    for (place, text) in texts.enumerated() {
      let key = columnKey(text)
      let isOpening = openingWords.contains { key.hasPrefix($0) }
      guard isOpening || closingWords.contains(where: { key.hasPrefix($0) }) else { continue }
      // The amount follows a colon, or is in the next field.
      var candidates = Array(texts[(place + 1)...])
      if let colon = text.lastIndex(of: ":") { candidates.insert(String(text[text.index(after: colon)...]), at: 0) }
      guard let amount = candidates.lazy.compactMap({ amount($0, mark, currency) }).first else { continue }
      if isOpening { openings.insert(amount) } else { closings.insert(amount) }
    }
  }
  return (openings.count == 1 ? openings.first : nil, closings.count == 1 ? closings.first : nil)
}

private func amount(_ text: String, _ mark: DecimalMark, _ currency: Currency) -> Int64? {
  let amount = try? WrittenAmount(text.utf8.span, mark: mark, currency: currency)
  guard let amount, amount.currency == nil || amount.currency == currency,
    amount.sign?.isUsed(by: currency) != false
  else { return nil }
  // A date or a number of an account is no balance.
  return WrittenDate(text.utf8.span) == nil ? amount.minorUnits : nil
}

/// What banks call the balance before the first entry, and after the last one.
private let openingWords = [
  "anfangssaldo", "alter saldo", "alter kontostand", "eröffnungssaldo", "opening balance", "beginning balance",
  "starting balance", "start balance", "solde initial", "solde d'ouverture", "saldo iniziale", "saldo inicial",
  "beginsaldo", "saldo początkowe", "başlangıç bakiyesi",
]
private let closingWords = [
  "endsaldo", "neuer saldo", "neuer kontostand", "schlusssaldo", "closing balance", "ending balance", "end balance",
  "solde final", "solde de clôture", "saldo finale", "saldo final", "eindsaldo", "saldo końcowe", "kapanış bakiyesi",
]
