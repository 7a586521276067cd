import MenugenText
import MenugenDiagnostics

/// Recovery from invalid JSON: reports what it looks like, and skips it.
extension JSONReader {
  /// Reads `true`, `false` or `null`, or reports an invalid value.
  mutating func readWord() {
    let start = index
    for (word, kind) in [("true", ValueKind.bool), ("false", .bool), ("null", .null)] as [(StaticString, ValueKind)] {
      let wordEnd = start + word.utf8CodeUnitCount
      guard wordEnd <= end, bytes[start..<wordEnd].isWord(word),
        wordEnd == end || endsToken(bytes[wordEnd])
      else { continue }
      index = wordEnd
      return tape.append(kind, start..<wordEnd, text: start..<wordEnd)
    }
    if readLooseString() { return }
    skipBadToken()
    let token = excerpt(start..<index)
    switch bytes[start] {
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      reportNumber(start..<index)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...0xFF:
      if token == "NaN" || token == "Infinity" {
        reportNumber(start..<index)
      } else if utf8SequenceLength(in: bytes, at: start, end: end) == 0 {
        findings.report(.invalidUTF8(.json), at: start..<index)
      } else {
        findings.report(.unknownJSONWord(token), at: start..<index)
      }
    default:
      findings.report(.unexpected(characterName(at: start), expected: .value), at: start..<index)
    }
    tape.append(.invalid, start..<index, text: start..<index)
  }

  mutating func readBadNumber() {
    let start = index
    skipBadToken()
    reportNumber(start..<index)
    tape.append(.invalid, start..<index, text: start..<index)
  }

  private mutating func reportNumber(_ range: Range<Int>) {
    findings.report(.jsonNumber(excerpt(range), fault(ofNumber: range)), at: range)
  }

  private func fault(ofNumber range: Range<Int>) -> DiagnosticMessage.NumberFault {
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    let first = range.lowerBound + (isNegative ? 1 : 0)
    guard first < range.upperBound else { return .noDigits }
    let rest = bytes[first..<range.upperBound]
    if bytes[first] == UInt8(ascii: "+") { return .plusSign }
    if bytes[first] == UInt8(ascii: ".") { return .leadingPoint }
    if rest.last == UInt8(ascii: ".") { return .trailingPoint }
    guard rest.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) else { return .notDigits }
    if rest.count(where: { $0 == UInt8(ascii: ".") }) > 1 { return .severalPoints }
    return .leadingZeros
  }
}

// MARK: - Other quotes, and none

extension JSONReader {
  /// Reads a key without double quotes. Returns false after reporting that there is none.
  mutating func readLooseKey() -> Bool {
    if readLooseString() { return true }
    let start = index
    while index < end, !endsToken(bytes[index]), !isPunctuation(bytes[index]) { index += 1 }
    guard index > start else {
      findings.report(
        .unexpected(characterName(at: start), expected: .key),
        at: start..<start + max(1, utf8SequenceLength(in: bytes, at: start, end: end)))
      return false
    }
    let range = start..<index
    findings.report(.unquotedKey(excerpt(range)), at: range)
    tape.append(.string, range, text: range)
    return true
  }

  /// Reads text in single or curly quotes, if they are closed on the same line.
  private mutating func readLooseString() -> Bool {
    let start = index
    let quotes: [StaticString] = ["'", "“", "”", "„", "‘", "’", "`"]
    guard let opening = quotes.first(where: { hasPrefix($0, at: start) }) else { return false }
    let isSingle = opening.utf8CodeUnitCount == 1
    let textStart = start + opening.utf8CodeUnitCount
    guard let close = closingQuote(isSingle: isSingle, from: textStart) else { return false }
    index = close.upperBound
    findings.report(.wrongQuotes(isSingle: isSingle), at: start..<index)
    let text = bytes[textStart..<close.lowerBound]
    let decoded = tape.texts.count
    tape.texts.append(contentsOf: String(decoding: text, as: UTF8.self).utf8)
    tape.append(.string, start..<index, decodedFrom: decoded)
    return true
  }

  /// The next closing quote other than `"`, on the same line and nearby.
  private mutating func closingQuote(isSingle: Bool, from start: Int) -> Range<Int>? {
    let closing: [StaticString] = isSingle ? ["'", "`"] : ["”", "“", "’"]
    // A failed search isn't repeated from the next quote.
    var place = max(start, isSingle ? searchedForSingle : searchedForCurly)
    let limit = min(end, start + 1_000)
    while place < limit, bytes[place] != UInt8(ascii: "\n") {
      if let quote = closing.first(where: { hasPrefix($0, at: place) }) {
        return place..<place + quote.utf8CodeUnitCount
      }
      place += 1
    }
    if isSingle { searchedForSingle = place } else { searchedForCurly = place }
    return nil
  }

  private func hasPrefix(_ text: StaticString, at start: Int) -> Bool {
    let textEnd = start + text.utf8CodeUnitCount
    return textEnd <= end && bytes[start..<textEnd].isWord(text)
  }
}

// MARK: - Passing over

extension JSONReader {
  /// Skips comments and spaces that JSON doesn't allow. Returns false if there are none.
  @inline(never)
  mutating func skipForeignSpace() -> Bool {
    let start = index
    if bytes[start] == UInt8(ascii: "#") || hasPrefix("//", at: start) {
      index = endOfLine(from: start)
    } else if hasPrefix("/*", at: start) {
      index = start + 2
      while index < end, !hasPrefix("*/", at: index) { index += 1 }
      if index == end { isCutOff = true }
      index = min(index + 2, end)
    } else {
      return skipForeignWhitespace()
    }
    findings.report(.commentInJSON, at: start..<index)
    return true
  }

  private mutating func skipForeignWhitespace() -> Bool {
    let start = index
    while index < end {
      let length = foreignSpaceLength(at: index)
      if length == 0 { break }
      index += length
    }
    guard index > start else { return false }
    findings.report(.specialSpace(characterName(at: start)), at: start..<index)
    return true
  }

  /// The length of a space other than JSON's four; 0 if there is none.
  @inline(never)
  func foreignSpaceLength(at place: Int) -> Int {
    let length = utf8SequenceLength(in: bytes, at: place, end: end)
    guard length > 0, !isSpace(bytes[place]),
      let scalar = String(decoding: bytes[place..<place + length], as: UTF8.self).unicodeScalars.first
    else { return 0 }
    return scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}" ? length : 0
  }

  /// Skips an invalid word or number, up to where a value can end.
  mutating func skipBadToken() {
    let start = index
    while index < end, !isSeparator(bytes[index]), bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\""),
      bytes[index] != UInt8(ascii: "["), bytes[index] != UInt8(ascii: "{")
    {
      if hasPrefix("//", at: index) || hasPrefix("/*", at: index) || bytes[index] == UInt8(ascii: "#") { break }
      index += 1
    }
    if index == start { index += max(1, utf8SequenceLength(in: bytes, at: index, end: end)) }
    while index > start + 1, isSpace(bytes[index - 1]) { index -= 1 }
  }

  /// Skips to the next comma or end of this array or object, including nested ones.
  mutating func skipToSeparator() {
    while index < end, !isSeparator(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): skipBalanced()
      case UInt8(ascii: "\""): skipString()
      default: index += 1
      }
    }
  }

  /// Skips an array or object. Returns false if it isn't closed.
  @discardableResult
  mutating func skipBalanced() -> Bool {
    var open = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        open -= 1
        index += 1
        if open == 0 { return true }
      case UInt8(ascii: "\""): skipString()
      default: index += 1
      }
    }
    return false
  }

  private mutating func skipString() {
    index += 1
    while index < end {
      index = endOfPlainASCII(from: index)
      guard index < end else { return }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): index = min(index + 2, end)
      default: index += 1
      }
    }
  }

  mutating func skipTooDeep() {
    let start = index
    findings.report(.nestedTooDeep("arrays and objects", levels: Self.deepest, .json), at: start..<start + 1)
    if !skipBalanced() { isCutOff = true }
    tape.append(.invalid, start..<index, text: start..<start)
  }

  mutating func skipCommas() {
    while index < end, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  func endOfLine(from start: Int) -> Int {
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
    return place
  }
}

// MARK: - Words for what was found

extension JSONReader {
  mutating func reportUnclosed(_ kind: ValueKind, from opening: Int) {
    findings.report(.unclosed(kind.noun, closedBy: closer(of: kind)), at: opening..<opening + 1)
  }

  mutating func reportTrailingComma(_ comma: Int) {
    findings.report(.trailingComma, at: comma..<comma + 1)
  }

  /// Whether a value, or an invalid one that `readWord` reports, can begin with this byte.
  func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "'"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: ";"),
      0..<0x20:
      true
    default: false
    }
  }

  func character(at place: Int) -> String {
    excerpt(place..<min(end, place + max(1, utf8SequenceLength(in: bytes, at: place, end: end))))
  }

  /// A character as shown in a message; an invisible one by its code point.
  func characterName(at place: Int) -> String {
    let text = character(at: place)
    guard let scalar = text.unicodeScalars.first,
      scalar.value <= 0x20 || scalar.value >= 0x7F && !scalar.properties.isAlphabetic
    else { return "'\(text)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }

  /// An excerpt of the file for a message.
  func excerpt(_ range: Range<Int>) -> String { messageText(bytes[range]) }

  func text(of node: Int) -> String { tape.withText(node, source: bytes, messageText) }

  func closer(of kind: ValueKind) -> String { kind == .array ? "]" : "}" }
}

/// Text of a file, truncated for a message.
func messageText(_ text: Span<UInt8>) -> String {
  guard text.count > 60 else { return String(decoding: text, as: UTF8.self) }
  var cut = 57
  while cut > 0, text[cut] & 0xC0 == 0x80 { cut -= 1 }
  return String(decoding: text[..<cut], as: UTF8.self) + "…"
}

extension ValueKind {
  /// The kind's name in messages.
  package var noun: String {
    switch self {
    case .invalid: "value"
    case .null: "null"
    case .bool: "true or false"
    case .number: "number"
    case .string, .plain: "text"
    case .array: "array"
    case .object: "object"
    }
  }
}
