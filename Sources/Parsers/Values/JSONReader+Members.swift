/// Members as programs write them.
extension JSONReader {
  /// Reads members for as long as they have the keys of the object before and text without escapes, and a comma or the
  /// object's end follows: nearly all of a file that a program wrote, at a third of what it costs to be ready for
  /// anything. It stops before the first that is otherwise. False when that is the one at this byte.
  @inline(__always)
  mutating func readExpectedMembers(_ count: inout Int, _ comma: inout Int?) -> Bool {
    let known = count
    while let colon = keys.endOfExpectedKey(at: index, in: bytes, end: end) {
      let value = endOfSpace(from: colon &+ 1)
      guard value < end, bytes[value] == UInt8(ascii: "\"") else { break }
      let quote = endOfPlainASCII(from: value &+ 1)
      guard quote < end, bytes[quote] == UInt8(ascii: "\"") else { break }
      let next = endOfSpace(from: quote &+ 1)
      guard next < end, bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}") else { break }
      keys.addExpected(tape.nodes.count)
      tape.appendMember(keyFrom: index, to: colon, textFrom: value, to: quote &+ 1)
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

  /// Reads the key at this byte, if it is that of the object before: of a member that isn't text.
  @inline(__always)
  mutating func readExpectedKey() -> Bool {
    guard let colon = keys.endOfExpectedKey(at: index, in: bytes, end: end) else { return false }
    keys.addExpected(tape.nodes.count)
    tape.appendQuoted(from: index, to: colon)
    index = colon
    return true
  }
}
