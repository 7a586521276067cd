import MenugenText

/// Finds the account that the lines above a table name: `Konto: DE02 1203 …`, `"Account Number","1234567"`, or an IBAN
/// alone. `nil` if they name none, or several.
///
/// - Parameters:
///   - rows: The table from its first line.
///   - header: The line of its header.
func accountAbove(_ rows: TableRows, header: Int) -> [UInt8]? {
  var rows = rows
  var found: Set<String> = []
  while header > 1, rows.next(), rows.line < header, !rows.isCutOff {
    let texts = rows.cells.indices.map { trimmed(rows.text($0)) }.filter { !$0.isEmpty }
    for (place, text) in texts.enumerated() {
      let next = place + 1 < texts.count ? texts[place + 1] : nil
      if let account = named(text, next: next) ?? (isIBAN(text) ? text : nil) {
        found.insert(account.filter { !$0.isWhitespace })
      }
    }
  }
  return found.count == 1 ? found.first.map { Array($0.utf8) } : nil
}

/// The number that a cell names as an account's, in itself or in the next one.
private func named(_ text: String, next: String?) -> String? {
  let parts = split(text)
  let words = columnKey(parts.name).split { !$0.isLetter }
  guard words.contains(where: { accountWords.contains(String($0)) }),
    words.allSatisfy({ accountWords.contains(String($0)) || otherWords.contains(String($0)) })
  else { return nil }
  return (parts.number ?? next).map(withoutName).flatMap { isNumber($0) ? $0 : nil }
}

/// The number after an account's name, as in `Girokonto DE02 1203 0000 0000 2020 51`.
private func withoutName(_ text: String) -> String {
  let words = text.split(separator: " ")
  return words.drop { word in !word.contains(where: \.isNumber) }.joined(separator: " ")
}

/// A name and what follows its colon or `n°`.
private func split(_ text: String) -> (name: String, number: String?) {
  for mark in [":", "n°", "nº", "N°"] {
    guard let range = text.firstRange(of: mark) else { continue }
    let number = trimmed(String(text[range.upperBound...]))
    return (String(text[..<range.lowerBound]), number.isEmpty ? nil : number)
  }
  return (text, nil)
}

/// What banks call an account.
private let accountWords: Set<String> = [
  "account", "acct", "iban", "konto", "kontonummer", "kontonr", "girokonto", "tagesgeldkonto", "auftragskonto",
  "compte",
  "conto", "cuenta", "rekening", "rekeningnummer", "conta", "rachunek", "rachunku", "hesap",
]

/// Words beside these.
private let otherWords: Set<String> = [
  "number", "no", "nr", "num", "n", "nummer", "numéro", "numero", "número", "id", "de", "di", "du", "da", "d", "dépôt",
  "depot", "carte", "courant", "chèques", "corrente", "corriente", "bancario", "bancaire", "bankowy", "bankowego",
  "numer", "numarası",
]

/// Whether a text is a number of an account: letters, digits, and marks of groups and of hidden digits.
private func isNumber(_ text: String) -> Bool {
  let digits = text.count { $0.isASCII && $0.isNumber }
  let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || " .-*•".contains($0) }
  return isPlain && digits >= 4 && text.count <= 44 && WrittenDate(text.utf8.span) == nil
}

/// Whether a text is an IBAN with its check digits (ISO 13616).
private func isIBAN(_ text: String) -> Bool {
  let bytes = text.utf8.filter { $0 != 0x20 }
  guard (15...34).contains(bytes.count), bytes.prefix(2).allSatisfy({ $0 &- 0x41 < 26 }),
    bytes[2..<4].allSatisfy({ $0 &- 0x30 < 10 })
  else { return false }
  var rest = 0
  for byte in bytes[4...] + bytes[..<4] {
    switch byte {
    case 0x30...0x39: rest = (rest * 10 + Int(byte - 0x30)) % 97
    case 0x41...0x5A: rest = (rest * 100 + Int(byte - 0x41) + 10) % 97
    default: return false
    }
  }
  return rest == 1
}

private func trimmed(_ text: String) -> String {
  let text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  return String(text.reversed().drop(while: \.isWhitespace).reversed())
}
