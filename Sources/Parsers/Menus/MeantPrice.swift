import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// The format's notation for a price in words: `{"kind": "market"}` for `s.q.`, `{"amount": 8.50, "kind": "from"}` for
/// `ab 8,50`, `{"amount": 8.50, "kind": "per-unit", "unit": "100 g"}` for `8,50/100g`, `{"amount": 8, "to": 12}` for
/// `8-12`.
func meantPrice(_ written: String, _ currency: Currency) -> String? {
  let words = written.lowercased().split { $0.isWhitespace }
  let text = words.joined(separator: " ")
  if let kind = WordAliases.exact(text, for: .priceKind), kind == "market" || kind == "free" {
    return "{\"kind\": \"\(kind)\"}"
  }
  for word in PriceWords.from where text.hasPrefix(word + " ") || text.hasPrefix(word + ":") {
    if let amount = meantAmount(String(text.dropFirst(word.count + 1)), currency) { return from(amount) }
  }
  for word in PriceWords.fromBehind where text.hasSuffix(word) {
    if let amount = meantAmount(String(text.dropLast(word.count)), currency) { return from(amount) }
  }
  if let price = perUnit(text, currency) { return price }
  let ends = text.split { $0 == "-" || $0 == "–" || $0 == "/" }.map { meantAmount(String($0), currency) }
  if ends.count == 2, text.first != "-", let low = ends[0], let high = ends[1] {
    return "{\"amount\": \(low), \"to\": \(high)} for a range"
  }
  return nil
}

private func from(_ amount: String) -> String { "{\"amount\": \(amount), \"kind\": \"from\"}" }

/// Reads an amount, a slash or a word for "per", and a unit.
private func perUnit(_ text: String, _ currency: Currency) -> String? {
  for word in PriceWords.per {
    guard let (amountText, unitText) = text.halves(around: word == "/" ? word : " \(word) ") else { continue }
    let quantity = unitText.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unitWord = String(unitText.dropFirst(quantity.count).drop { $0 == " " })
    guard let amount = meantAmount(amountText, currency), quantity.isEmpty || isDecimal(quantity),
      let unit = Measure.Unit(rawValue: unitWord)?.rawValue ?? WordAliases.exact(unitWord, for: .unit),
      Measure.Unit(rawValue: unit) != nil
    else { continue }
    let measure = quantity.isEmpty ? unit : "\(quantity) \(unit)"
    return "{\"amount\": \(amount), \"kind\": \"per-unit\", \"unit\": \"\(measure)\"}"
  }
  return nil
}

extension String {
  /// The text before and after the first occurrence of a mark.
  fileprivate func halves(around mark: String) -> (String, Substring)? {
    let (bytes, wanted) = (Array(utf8), Array(mark.utf8))
    var index = 0
    while index + wanted.count <= bytes.count {
      if bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        let (first, last) = (bytes[..<index], bytes[(index + wanted.count)...])
        return (String(decoding: first, as: UTF8.self), Substring(String(decoding: last, as: UTF8.self)))
      }
      index += 1
    }
    return nil
  }
}

/// Words before an amount, in the languages of `WordAliases`, longest first.
private enum PriceWords {
  static let from = [
    "starting from", "starting at", "a partire da", "à partir de", "a partir de", "partir de", "ab preis", "von",
    "from",
    "alkaen", "från", "fra", "από", "від", "từ", "ab", "da", "dès", "desde", "vanaf", "od", "от",
  ]
  static let fromBehind = ["から", "より", "起", "부터", "alkaen", "+", "'den başlayan", "’den başlayan"]
  static let per = ["/", "pro", "je", "per", "al", "alla", "la", "le", "par", "por", "el", "za", "за", "a"]
}
