import MenugenText
import MenugenDiagnostics

extension JSONReader {
  /// Reads a string, whose opening quote is at this byte.
  @inline(__always)
  mutating func readString() {
    let start = index
    var place = start + 1
    while true {
      place = endOfPlainASCII(from: place)
      guard place < end else { break }
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        index = place + 1
        return tape.appendQuoted(from: start, to: index)
      }
      guard byte >= 0x80 else { break }
      let length = utf8SequenceLength(in: bytes, at: place, end: end)
      guard length > 0 else { break }
      place += length
    }
    readDecodedString(from: start, plainTo: place)
  }

  /// The index of the first byte that is a quote, a backslash, a control character or not ASCII.
  ///
  /// Tests eight bytes at a time: this loop dominates the time to read a large ledger.
  @inline(__always)
  func endOfPlainASCII(from start: Int) -> Int {
    var place = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while place &+ 8 <= end {
      let word = UInt64(littleEndian: bytes.load(at: place, as: UInt64.self))
      // Sets the high bit of each byte that is zero after the XOR, or below a space. May also set that of non-ASCII
      // bytes, which are searched anyway, and of higher bytes; the lowest one is exact.
      let wrapped =
        ((word ^ (ones &* 0x22)) &- ones) | ((word ^ (ones &* 0x5C)) &- ones) | (word &- (ones &* 0x20))
      let found = (wrapped | word) & (ones &* 0x80)
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < end {
      let byte = bytes[place]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      place += 1
    }
    return place
  }

  /// Reads a string that has escapes or errors.
  @inline(never)
  private mutating func readDecodedString(from start: Int, plainTo: Int) {
    let decoded = tape.texts.count
    tape.texts.append(contentsOf: bytes[start + 1..<plainTo])
    index = plainTo
    var hasBadUTF8 = false
    var hasControl = false
    var hasSeveralLines = false
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return tape.append(.string, start..<index, decodedFrom: decoded)
      case UInt8(ascii: "\\"):
        readEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !hasSeveralLines, isStringUnclosed() { return endUnclosedString(from: start, decodedFrom: decoded) }
        hasSeveralLines = true
        fallthrough
      case 0..<0x20:
        if !hasControl { reportControlCharacter() }
        hasControl = true
        tape.texts.append(byte)
        index += 1
      default:
        let length = utf8SequenceLength(in: bytes, at: index, end: end)
        if length == 0 {
          if !hasBadUTF8 { reportBadUTF8() }
          hasBadUTF8 = true
          tape.texts.append(contentsOf: [0xEF, 0xBF, 0xBD])
        } else {
          tape.texts.append(contentsOf: bytes[index..<index + length])
        }
        index += max(length, 1)
      }
    }
    isCutOff = true
    findings.report(.unclosed("text", closedBy: "\""), at: start..<endOfLine(from: start))
    tape.append(.string, start..<index, decodedFrom: decoded)
  }

  /// Whether the closing quote is missing at the end of a line: the next line begins like a member or an end.
  private func isStringUnclosed() -> Bool {
    var next = index
    while next < end, isSpace(bytes[next]) { next += 1 }
    guard next < end else { return true }
    return bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "]") || bytes[next] == UInt8(ascii: "}")
  }

  private mutating func endUnclosedString(from start: Int, decodedFrom decoded: Int) {
    // A comma at the end of the line was meant to follow the quote.
    var close = index
    while close > start + 1, isSpace(bytes[close - 1]) { close -= 1 }
    if close > start + 1, bytes[close - 1] == UInt8(ascii: ",") {
      index = close - 1
      if let comma = tape.texts.lastIndex(of: UInt8(ascii: ",")), comma >= decoded {
        tape.texts.removeSubrange(comma...)
      }
    }
    findings.report(.unclosed("text", closedBy: "\"", onLine: true), at: start..<index)
    tape.append(.string, start..<index, decodedFrom: decoded)
  }
}

// MARK: - Escapes

extension JSONReader {
  private mutating func readEscape() {
    let start = index
    guard index + 1 < end else {
      index = end
      return
    }
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): tape.texts.append(bytes[start + 1])
    case UInt8(ascii: "b"): tape.texts.append(0x08)
    case UInt8(ascii: "f"): tape.texts.append(0x0C)
    case UInt8(ascii: "n"): tape.texts.append(0x0A)
    case UInt8(ascii: "r"): tape.texts.append(0x0D)
    case UInt8(ascii: "t"): tape.texts.append(0x09)
    case UInt8(ascii: "u"): readUnicodeEscape(from: start)
    default:
      index = start + 1
      let length = bytes[index] < 0x20 ? 0 : max(1, utf8SequenceLength(in: bytes, at: index, end: end))
      findings.report(.unknownEscape(excerpt(start..<index + length)), at: start..<index + length)
    }
  }

  private mutating func readUnicodeEscape(from start: Int) {
    guard let unit = hexDigits(at: start + 2) else {
      findings.report(.incompleteEscape, at: start..<start + 2)
      return
    }
    index = start + 6
    if let scalar = Unicode.Scalar(unit) { return appendScalar(scalar) }
    if unit < 0xDC00, index + 1 < end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
      let low = hexDigits(at: index + 2), 0xDC00..<0xE000 ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      index += 6
      return appendScalar(scalar)
    }
    findings.report(.loneSurrogate(excerpt(start..<index)), at: start..<index)
    appendScalar("\u{FFFD}")
  }

  private func hexDigits(at start: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for place in start..<start + 4 {
      guard let digit = hexDigit(bytes[place]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private mutating func appendScalar(_ scalar: Unicode.Scalar) {
    tape.texts.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
  }

  private mutating func reportControlCharacter() {
    let isLineEnd = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
    let isTab = bytes[index] == UInt8(ascii: "\t")
    findings.report(isLineEnd ? .lineBreakInText : isTab ? .tabInText : .controlCharacter(.json), at: index..<index + 1)
  }

  private mutating func reportBadUTF8() {
    findings.report(.invalidUTF8(.json), at: index..<index + 1)
  }
}

private func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

// MARK: - Numbers

extension JSONReader {
  /// `-? ( 0 | [1-9] [0-9]* ) ( \. [0-9]+ )? ( [eE] [+-]? [0-9]+ )?` (RFC 8259, section 6).
  @inline(__always)
  mutating func readNumber() {
    let start = index
    var place = start
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let whole = place
    place = skipDigits(from: place)
    var isGood = place > whole && !(bytes[whole] == UInt8(ascii: "0") && place > whole + 1)
    if place < end, bytes[place] == UInt8(ascii: ".") {
      let fraction = place + 1
      place = skipDigits(from: fraction)
      isGood = isGood && place > fraction
    }
    if place < end, bytes[place] | 0x20 == UInt8(ascii: "e") {
      var exponent = place + 1
      if exponent < end, bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-") { exponent += 1 }
      place = skipDigits(from: exponent)
      isGood = isGood && place > exponent
    }
    guard isGood, place == end || endsToken(bytes[place]) || foreignSpaceLength(at: place) > 0 else {
      return readBadNumber()
    }
    index = place
    tape.append(.number, start..<place, text: start..<place)
  }

  @inline(__always)
  func skipDigits(from start: Int) -> Int {
    var place = start
    while place < end, isDigit(bytes[place]) { place += 1 }
    return place
  }

  /// Whether a number or word may end before this byte.
  @inline(__always)
  func endsToken(_ byte: UInt8) -> Bool {
    isSeparator(byte) || isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
  }
}
