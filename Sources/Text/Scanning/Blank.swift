/// Whether a text has nothing to be read: it counts as absent. What is neither space nor ignorable (UAX #44) can be seen.
package func isBlank(_ text: some StringProtocol) -> Bool {
  // Nearly all texts begin with what can be seen.
  if let first = text.utf8.first, (0x21...0x7E).contains(first) { return false }
  return text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    || text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
}

/// The same, without asking what kind of text it is: that cost as much as reading the text.
package func isBlank(_ text: String) -> Bool {
  if let first = text.utf8.first, (0x21...0x7E).contains(first) { return false }
  return isBlank(text[...])
}

/// The same of a text's UTF-8 bytes.
package func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  if let first = bytes.first, (0x21...0x7E).contains(first) { return false }
  return isBlank(String(decoding: bytes, as: UTF8.self))
}
