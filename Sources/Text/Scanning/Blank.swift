/// Whether a text has nothing visible: only white space and ignorable characters (UAX #44).
package func isBlank(_ text: some StringProtocol) -> Bool {
  // Fast path for texts that begin with a visible ASCII character.
  if let first = text.utf8.first, (0x21...0x7E).contains(first) { return false }
  return text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    || text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
}

/// As the generic function, specialized for speed.
package func isBlank(_ text: String) -> Bool {
  if let first = text.utf8.first, (0x21...0x7E).contains(first) { return false }
  return isBlank(text[...])
}

/// As above, for UTF-8 bytes.
package func isBlank(_ bytes: Span<UInt8>) -> Bool {
  if let first = bytes.first, (0x21...0x7E).contains(first) { return false }
  return isBlank(String(decoding: bytes, as: UTF8.self))
}
