import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes inks and colours.
extension ContentDecoder {
  /// Reads the name of an ink, or a hex colour.
  mutating func ink(_ value: Value) -> Color? {
    guard let text = textOrDigits(value, "ink") else { return nil }
    if let named = NamedInk(rawValue: text) { return named.color }
    if let color = Color(hex: text) { return color }
    if meantColor(text) == nil, !text.isEmpty,
      text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " })
    {
      unknownWord(.ink, "ink", text, among: NamedInk.allCases.map(\.rawValue), at: value.range)
    } else {
      report(.invalidColor("ink", text, meant: meantColor(text)), at: value.range)
    }
    return nil
  }

  /// Reads a hex colour.
  mutating func color(_ value: Value, _ field: String) -> Color? {
    guard let text = textOrDigits(value, field) else { return nil }
    if let color = Color(hex: text) { return color }
    report(.invalidColor(field, text, meant: meantColor(text)), at: value.range)
    return nil
  }

  /// Reports a colour without quotes, which YAML reads as a comment.
  mutating func checkComment(after key: Key) {
    let line = file.bytes[key.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let rest = line.drop { [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ":"), 0x20, 0x09].contains($0) }
    let word = String(decoding: rest.prefix { $0 > 0x20 }, as: UTF8.self)
    if Color(hex: word) != nil { report(.colorIsComment(key.text, word), at: key.range) }
  }
}

/// `#06c` for `06c`, `#06c8` and `0x06c`; `nil` if no colour is meant.
private func meantColor(_ text: String) -> String? {
  var digits = text[...]
  for prefix in ["#", "0x"] where digits.hasPrefix(prefix) { digits = digits.dropFirst(prefix.count) }
  switch digits.utf8.count {
  // The last digits are the opacity.
  case 4, 8: digits = digits.dropLast(digits.utf8.count / 4)
  default: break
  }
  return Color(hex: "#\(digits)").map { _ in "#\(digits)" }
}
