/// A fast path for members as written by programs.
extension JSONReader {
  /// Reads members with the expected keys and simple values, as long as a comma or the object's end follows. Stops
  /// before the first other member; returns false if that is the one at this byte.
  ///
  /// Simple values are text without escapes, lists of these, and numbers.
  @inline(__always)
  mutating func readExpectedMembers(_ count: inout Int, _ comma: inout Int?) -> Bool {
    let known = count
    while let colon = keys.endOfExpectedKey(at: index, in: bytes, end: end) {
      let value = endOfSpace(from: colon &+ 1)
      guard value < end else { break }
      let node = tape.nodes.count
      var valueEnd = 0
      if bytes[value] == UInt8(ascii: "\"") {
        let quote = endOfPlainASCII(from: value &+ 1)
        guard quote < end, bytes[quote] == UInt8(ascii: "\"") else { break }
        valueEnd = quote &+ 1
        tape.appendMember(keyFrom: index, to: colon, textFrom: value, to: valueEnd)
      } else {
        tape.appendQuoted(from: index, to: colon)
        valueEnd = bytes[value] == UInt8(ascii: "[") ? appendPlainTexts(at: value) : appendPlainNumber(at: value)
      }
      let next = endOfSpace(from: valueEnd)
      guard valueEnd > 0, next < end, bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}") else {
        tape.nodes.truncate(to: node)
        break
      }
      keys.addExpected(node)
      count &+= 1
      if bytes[next] == UInt8(ascii: "}") {
        index = next
        comma = nil
        break
      }
      index = endOfSpace(from: next &+ 1)
      comma = next
    }
    return count > known
  }

  /// Appends the list that begins at this byte, if it contains only text without escapes. Returns its end, or 0, in
  /// which case the caller must remove what was appended.
  @inline(__always)
  private mutating func appendPlainTexts(at start: Int) -> Int {
    // A list in the top-level object may have to be skipped; too deep nesting must be reported.
    guard depth > 1, depth < Self.deepest else { return 0 }
    let list = tape.open(.array, at: start)
    var place = endOfSpace(from: start &+ 1)
    var count = 0
    if place < end, bytes[place] == UInt8(ascii: "]") {
      tape.close(list, at: place &+ 1, count: 0)
      return place &+ 1
    }
    while place < end, bytes[place] == UInt8(ascii: "\"") {
      let quote = endOfPlainASCII(from: place &+ 1)
      guard quote < end, bytes[quote] == UInt8(ascii: "\"") else { return 0 }
      tape.appendQuoted(from: place, to: quote &+ 1)
      count &+= 1
      place = endOfSpace(from: quote &+ 1)
      guard place < end else { return 0 }
      if bytes[place] == UInt8(ascii: "]") {
        tape.close(list, at: place &+ 1, count: count)
        return place &+ 1
      }
      guard bytes[place] == UInt8(ascii: ",") else { return 0 }
      place = endOfSpace(from: place &+ 1)
    }
    return 0
  }

  /// Appends the number that begins at this byte, if it has no exponent. Returns its end, or 0.
  @inline(__always)
  private mutating func appendPlainNumber(at start: Int) -> Int {
    let whole = bytes[start] == UInt8(ascii: "-") ? start &+ 1 : start
    var place = skipDigits(from: whole)
    guard place > whole, bytes[whole] != UInt8(ascii: "0") || place == whole &+ 1 else { return 0 }
    if place < end, bytes[place] == UInt8(ascii: ".") {
      let fraction = place &+ 1
      place = skipDigits(from: fraction)
      guard place > fraction else { return 0 }
    }
    tape.append(.number, start..<place, text: start..<place)
    return place
  }

  /// Reads the key at this byte, if it is the expected one.
  @inline(__always)
  mutating func readExpectedKey() -> Bool {
    guard let colon = keys.endOfExpectedKey(at: index, in: bytes, end: end) else { return false }
    keys.addExpected(tape.nodes.count)
    tape.appendQuoted(from: index, to: colon)
    index = colon
    return true
  }
}
