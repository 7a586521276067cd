/// The words and numbers of YAML 1.2's core schema (specification 10.3.2), by which plain scalars are typed.

func isCoreNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.isEmpty || text.isWord("~") || text.isWord("null") || text.isWord("Null") || text.isWord("NULL")
}

func coreBool(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
  if text.isWord("true") || text.isWord("True") || text.isWord("TRUE") { return true }
  if text.isWord("false") || text.isWord("False") || text.isWord("FALSE") { return false }
  return nil
}

/// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
func isCoreNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
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

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount, let start = baseAddress else { return count == word.utf8CodeUnitCount }
    // The word's own length is known where this is compiled into: what is left are one or two comparisons.
    return areSame(start, word.utf8Start, count: word.utf8CodeUnitCount)
  }
}
