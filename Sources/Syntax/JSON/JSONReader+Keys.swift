import MenugenText
import MenugenDiagnostics

extension JSONReader {
  /// Reads the key that begins at this byte. Returns false after reporting that there is none.
  mutating func readKey() -> Bool {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "\""):
      readString()
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      reportKeyNotString()
      return false
    default:
      guard readLooseKey() else { return false }
    }
    if isCutOff {
      _ = tape.nodes.removeLast()
      return false
    }
    if keys.add(to: tape, source: bytes) { reportRepeatedKey(tape.nodes.count - 1) }
    return index > start
  }

  /// Reads the colon and the value after a key.
  @inline(__always)
  mutating func readMemberValue() {
    let keyEnd = index
    skipSpace()
    if index < end, bytes[index] == UInt8(ascii: ":") {
      index += 1
      skipSpace()
      if index < end, !isSeparator(bytes[index]) { return readValue() }
    }
    readMissingMemberValue(behind: keyEnd)
  }

  @inline(never)
  private mutating func readMissingMemberValue(behind keyEnd: Int) {
    let key = tape.nodes.count - 1
    if index < end, !isSeparator(bytes[index]) {
      findings.report(.missingColon(afterKey: text(of: key)), at: keyEnd..<keyEnd)
      while index < end, bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: ">") { index += 1 }
      skipSpace()
      if index < end, !isSeparator(bytes[index]) { return readValue() }
    } else if index < end {
      findings.report(.missingValue(ofKey: text(of: key)), at: tape.nodes[key].range)
    }
    tape.append(.invalid, index..<index, text: index..<index)
  }

  mutating func reportRepeatedKey(_ node: Int) {
    findings.report(.duplicateKey(text(of: node), .json), at: tape.nodes[node].range)
  }

  private mutating func reportKeyNotString() {
    let start = index
    var isDecimalComma = false
    if isDigit(bytes[start]) {
      skipBadToken()
      isDecimalComma = start >= 2 && bytes[start - 1] == UInt8(ascii: ",") && isDigit(bytes[start - 2])
    } else {
      index += 1
    }
    findings.report(.keyNotText(isDecimalComma: isDecimalComma), at: start..<index)
    index = start
  }
}

// MARK: - Spaces and separators

extension JSONReader {
  @inline(__always)
  mutating func skipSpace() {
    while true {
      index = endOfSpace(from: index)
      guard index < end else { return }
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "#"), 0x80...0xFF, 0x0B, 0x0C:
        guard skipForeignSpace() else { return }
      default: return
      }
    }
  }

  /// The end of JSON's white space. Tests eight spaces at a time.
  @inline(__always)
  func endOfSpace(from start: Int) -> Int {
    // Usually there is none, or one.
    if start < end, bytes[start] > UInt8(ascii: " ") { return start }
    guard start < end, isSpace(bytes[start]) else { return start }
    var place = start &+ 1
    if place < end, bytes[place] > UInt8(ascii: " ") { return place }
    while place &+ 8 <= end {
      let word = UInt64(littleEndian: bytes.load(at: place, as: UInt64.self))
      // The lowest different bit is in the first byte that isn't a space.
      place &+= (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
      guard place < end else { return place }
      if bytes[place] == UInt8(ascii: " ") { continue }
      guard isSpace(bytes[place]) else { return place }
      place &+= 1
    }
    while place < end, isSpace(bytes[place]) { place &+= 1 }
    return place
  }

  /// Whether an array or object continues or ends here.
  @inline(__always)
  func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  @inline(__always)
  func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
