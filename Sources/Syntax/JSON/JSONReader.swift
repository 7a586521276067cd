package import MenugenDiagnostics

/// Reads a JSON file strictly by RFC 8259.
///
/// Continues after an error where possible, leaving `.invalid` for ambiguous values. The value is `nil` if nothing
/// could be read. Skips a byte order mark.
package func readJSON(_ file: SourceFile) -> Checked<Value?> {
  guard !isTooLarge(file) else { return Checked(nil, [tooLarge(file)]) }
  var reader = JSONReader(file.bytes.span)
  let isRead = reader.readDocument()
  let value =
    isRead && reader.tape.nodes[0].kind != .invalid
    ? Value(tree: Tree(bytes: file.bytes, tape: reader.tape), index: 0) : nil
  return Checked(value, reader.findings.diagnostics(in: file))
}

/// Parses JSON in one pass onto a tape.
struct JSONReader: ~Copyable, ~Escapable {
  /// The maximum nesting depth of arrays and objects.
  static let deepest = 128

  let bytes: Span<UInt8>
  /// The end of the file, or of the line in NDJSON.
  var end: Int
  var index: Int
  var tape = Tape()
  var keys = ObjectKeyTracker()
  var findings = Findings()
  /// Whether each line contains a value.
  private var isInLine = false
  /// Whether the input ended inside a value, which is reported only once.
  var isCutOff = false
  /// Whether the comma before the next element was read, because a missing `}` closed an object.
  private var hasReadComma = false
  /// Whether the innermost truncated array or object was omitted, as its missing members aren't errors.
  private var hasDroppedPart = false
  /// The member of the top-level object whose array is skipped, to be read by records; and its range.
  var recordsKey: StaticString?
  private(set) var recordsRange: Range<Int>?
  /// The end of that array, if it was already read, and whether the input ended in it.
  var recordsEnd: (index: Int, isCutOff: Bool)?
  /// How far closing single and curly quotes were searched without success.
  var searchedForSingle = 0
  var searchedForCurly = 0
  private(set) var depth = 0
  private var openArrays = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    index = startOfText(in: bytes)
  }

  /// Reads the value of a file. Returns false if there is none.
  mutating func readDocument() -> Bool {
    guard beginDocument() else { return false }
    readValue()
    endDocument()
    return true
  }

  /// Finds the first byte of a value. Returns false if there is none.
  mutating func beginDocument() -> Bool {
    if isUTF16(bytes) {
      findings.report(.notUTF8(.json), at: 0..<2)
      return false
    }
    skipSpace()
    guard index < end else {
      findings.report(.emptyJSON, at: index..<index)
      return false
    }
    return true
  }

  /// Reports text after the value.
  mutating func endDocument() {
    guard !isCutOff else { return }
    skipSpace()
    guard index < end else { return }
    findings.report(.textAfterJSON(isLine: isInLine), at: index..<endOfLine(from: index))
  }
}

// MARK: - Values

extension JSONReader {
  /// Reads the value at this byte, which isn't a space.
  mutating func readValue() {
    switch bytes[index] {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "{"): readContainer(.object)
    case UInt8(ascii: "["): readContainer(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    default: readWord()
    }
  }

  private mutating func readContainer(_ kind: ValueKind) {
    guard depth < Self.deepest else { return skipTooDeep() }
    if kind == .array, depth == 1, isRecords() { return skipRecords() }
    depth += 1
    if kind == .array { openArrays += 1 }
    let node = tape.open(kind, at: index)
    let count = kind == .array ? readElements() : readMembers()
    tape.close(node, at: index, count: count)
    if isCutOff, !hasDroppedPart { dropPart(node) }
    if kind == .array { openArrays -= 1 }
    depth -= 1
  }

  private mutating func dropPart(_ node: Int) {
    hasDroppedPart = true
    tape.nodes.truncate(to: node + 1)
    tape.nodes[node].kind = .invalid
  }

  private mutating func readElements() -> Int {
    let opening = index
    var count = 0
    index += 1
    var comma: Int?
    while readOn(to: .array, from: opening, behind: comma) {
      readValue()
      count += 1
      if isCutOff { break }
      comma = readComma()
    }
    return count
  }

  private mutating func readMembers() -> Int {
    let opening = index
    var count = 0
    index += 1
    var comma: Int?
    let outer = keys.open()
    while readOn(to: .object, from: opening, behind: comma) {
      if bytes[index] == UInt8(ascii: "{"), openArrays > 0, comma != nil {
        // `[{"id": 1, {"id": 2}]`: a brace is missing before the comma.
        reportUnclosed(.object, from: opening)
        hasReadComma = true
        break
      }
      if readExpectedMembers(&count, &comma) { continue }
      guard readExpectedKey() || readKey() else {
        skipToSeparator()
        comma = readComma()
        continue
      }
      readMemberValue()
      count += 1
      if isCutOff { break }
      comma = readComma()
    }
    for node in keys.close(outer, tape: tape, source: bytes) { reportRepeatedKey(node) }
    return count
  }

  /// Continues with the next element or key. Returns false after the container's end.
  @inline(__always)
  private mutating func readOn(to kind: ValueKind, from opening: Int, behind comma: Int?) -> Bool {
    var comma = comma
    while true {
      skipSpace()
      guard index < end else {
        if !isCutOff { reportUnclosed(kind, from: opening) }
        isCutOff = true
        return false
      }
      switch bytes[index] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { reportTrailingComma(comma) }
        if isCloser(of: kind) {
          index += 1
          return false
        }
        if isCloserOfOuter() {
          reportUnclosed(kind, from: opening)
          return false
        }
        findings.report(
          .wrongBracket(character(at: index), in: kind.noun, closedBy: closer(of: kind)), at: index..<index + 1)
        index += 1
        comma = readComma()
      case UInt8(ascii: ","):
        findings.report(.missingValueBeforeComma, at: index..<index + 1)
        skipCommas()
        comma = nil
      default:
        return true
      }
    }
  }

  /// Reads the comma after an element or member and returns its index; `nil` at the container's end.
  @inline(__always)
  private mutating func readComma() -> Int? {
    let valueEnd = index
    skipSpace()
    guard index < end else { return nil }
    switch bytes[index] {
    case UInt8(ascii: ","):
      index += 1
      return index - 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return nil
    default:
      return readMissingComma(behind: valueEnd)
    }
  }

  private func isCloser(of kind: ValueKind) -> Bool {
    bytes[index] == (kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
  }

  /// Whether a closing bracket belongs to an outer container.
  private func isCloserOfOuter() -> Bool {
    bytes[index] == UInt8(ascii: "]") ? openArrays > 0 : depth > openArrays
  }

  @inline(never)
  private mutating func readMissingComma(behind valueEnd: Int) -> Int? {
    if hasReadComma {
      hasReadComma = false
      return index
    }
    if startsValue(bytes[index]) {
      findings.report(.missingComma, at: valueEnd..<valueEnd)
      return nil
    }
    findings.report(
      .unexpected(characterName(at: index), expected: .separator),
      at: index..<index + max(1, utf8SequenceLength(in: bytes, at: index, end: end)))
    skipToSeparator()
    if index < end, bytes[index] == UInt8(ascii: ",") { index += 1 }
    return nil
  }
}

// MARK: - Records

extension JSONReader {
  /// Reads the array at this byte, calling `body` with each element on a tape, which `body` clears.
  mutating func readRecords(isInObject: Bool, _ body: (inout Tape) -> Void) {
    depth = isInObject ? 2 : 1
    openArrays = 1
    let opening = index
    index += 1
    var comma: Int?
    while readOn(to: .array, from: opening, behind: comma) {
      readValue()
      if isCutOff { return }
      body(&tape)
      comma = readComma()
    }
  }

  /// Begins to read a line like a file.
  mutating func beginLine(_ line: Range<Int>) {
    isInLine = true
    index = line.lowerBound
    end = line.upperBound
    isCutOff = false
    hasReadComma = false
    hasDroppedPart = false
  }

  /// Whether the array that begins here is the value of `recordsKey` in the top-level object.
  private func isRecords() -> Bool {
    guard let recordsKey, recordsRange == nil, openArrays == 0 else { return false }
    return tape.withText(tape.nodes.count - 1, source: bytes) { $0.isWord(recordsKey) }
  }

  private mutating func skipRecords() {
    let start = index
    if let recordsEnd {
      (index, isCutOff) = recordsEnd
    } else if !skipBalanced() {
      isCutOff = true
    }
    recordsRange = start..<index
    tape.close(tape.open(.array, at: start), at: index, count: 0)
  }
}
