/// Members as programs write them.
extension JSONReader {
  /// Reads members for as long as they have the keys of the object before and plain values, and a comma or the object's
  /// end follows: nearly all of a file that a program wrote, at a third of what it costs to be ready for anything.
  /// It stops before the first that is otherwise. False when that is the one at this byte.
  ///
  /// Plain are text without escapes, lists of it, and numbers.
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

  /// Appends the list that begins at this byte, if it holds nothing but text without escapes. Says where it ends, or 0:
  /// then what has been appended is to be taken off.
  @inline(__always)
  private mutating func appendPlainTexts(at start: Int) -> Int {
    // What stands in the file's own object may have to be passed over, and what is too deep is told.
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

  /// Appends the number that begins at this byte, if it has no exponent. Says where it ends, or 0.
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

  /// Reads the key at this byte, if it is that of the object before: of a member that isn't plain.
  @inline(__always)
  mutating func readExpectedKey() -> Bool {
    guard let colon = keys.endOfExpectedKey(at: index, in: bytes, end: end) else { return false }
    keys.addExpected(tape.nodes.count)
    tape.appendQuoted(from: index, to: colon)
    index = colon
    return true
  }
}
