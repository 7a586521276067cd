import MenugenText

/// Whether a plain scalar is null in YAML 1.2's core schema (10.3.2).

func isCoreNull(_ text: Span<UInt8>) -> Bool {
  text.isEmpty || text.isWord("~") || text.isWord("null") || text.isWord("Null") || text.isWord("NULL")
}

func coreBool(_ text: Span<UInt8>) -> Bool? {
  if text.isWord("true") || text.isWord("True") || text.isWord("TRUE") { return true }
  if text.isWord("false") || text.isWord("False") || text.isWord("FALSE") { return false }
  return nil
}

/// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
func isCoreNumber(_ text: Span<UInt8>) -> Bool {
  var index = 0
  func digits() -> Int {
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return index - start
  }
  func skip(_ one: UInt8, _ other: UInt8) -> Bool {
    guard index < text.count, text[index] == one || text[index] == other else { return false }
    index += 1
    return true
  }
  _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
  let whole = digits()
  let fraction = skip(UInt8(ascii: "."), UInt8(ascii: ".")) ? digits() : 0
  guard whole > 0 || fraction > 0 else { return false }
  if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
    _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
    guard digits() > 0 else { return false }
  }
  return index == text.count
}

/// `0x[0-9a-fA-F]+` or `0o[0-7]+`
func isCoreRadixInteger(_ text: Span<UInt8>) -> Bool {
  guard text.count > 2, text[0] == UInt8(ascii: "0") else { return false }
  switch text[1] {
  case UInt8(ascii: "o"): return text[2...].allSatisfy { $0 &- UInt8(ascii: "0") < 8 }
  case UInt8(ascii: "x"): return text[2...].allSatisfy { isDigit($0) || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
  default: return false
  }
}

/// The number in JSON's notation: `0.5` for `.5`, `5` for `5.` and `+5`, `16` for `0x10`.
///
/// `nil` if it is already in that notation, isn't a number, or has more than 128 bits in hexadecimal or octal.
func decimalNotation(ofCoreNumber text: Span<UInt8>) -> String? {
  if isCoreRadixInteger(text) {
    let digits = String(decoding: text[2...], as: UTF8.self)
    return UInt128(digits, radix: text[1] == UInt8(ascii: "x") ? 16 : 8).map { String($0) }
  }
  func hasDigit(at index: Int) -> Bool { text.indices.contains(index) && isDigit(text[index]) }
  let point = UInt8(ascii: ".")
  let isBare = text.indices.contains { text[$0] == point && !(hasDigit(at: $0 - 1) && hasDigit(at: $0 + 1)) }
  guard isBare || text.first == UInt8(ascii: "+"), isCoreNumber(text) else { return nil }
  var decimal: [UInt8] = []
  for index in text.indices {
    let byte = text[index]
    if index == 0, byte == UInt8(ascii: "+") { continue }
    if byte == point, !hasDigit(at: index - 1) { decimal.append(UInt8(ascii: "0")) }
    if byte != point || hasDigit(at: index + 1) { decimal.append(byte) }
  }
  return String(decoding: decimal, as: UTF8.self)
}

@inline(__always)
package func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
