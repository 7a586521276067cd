/// The name of the first character of a text that looks like a space or like nothing, but isn't a plain space: `a
/// no-break space (U+00A0)`.
///
/// - Returns: `nil` for a text without one. Joiners within words and emoji aren't meant.
package func invisibleCharacter(in text: String) -> String? {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
  return text.unicodeScalars.first(where: isInvisible).map { scalar in
    let name =
      switch scalar {
      case "\u{A0}": "a no-break space"
      case "\u{202F}": "a narrow no-break space"
      case "\u{3000}": "a wide space"
      case "\u{AD}": "a soft hyphen"
      case "\u{200B}": "a zero-width space"
      case "\u{FEFF}": "a byte order mark"
      default: scalar.properties.generalCategory == .spaceSeparator ? "a special space" : "an invisible character"
      }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\(name) (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
  }
}

/// A text with plain spaces for special ones, none of them at its ends, and without invisible characters.
package func withoutInvisibleCharacters(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  let kept = text.unicodeScalars.compactMap { scalar -> Character? in
    if !isInvisible(scalar) { return Character(scalar) }
    return scalar.properties.generalCategory == .spaceSeparator ? " " : nil
  }
  return String(kept).split(separator: " ").joined(separator: " ")
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .spaceSeparator: scalar != " "
  case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
  default: false
  }
}
