import MenugenText
package import MenugenDiagnostics

/// Reads CSV by RFC 4180: the first row names the fields, and each further row becomes an object of plain scalars.
///
/// Lines may end with only a line feed. Skips empty lines and lines of commas, which spreadsheets write below a table.
/// An empty field is null, quoted or not; its `string()` is empty.
///
/// - Parameter columns: Names that the header may write in any case.
func readCSV(_ file: SourceFile, columns: [String] = [], record: (borrowing Record) -> Void) -> [Diagnostic] {
  var reader = CSVReader(file.bytes.span)
  if reader.readHeader(columns) {
    while reader.readRow() { reader.tape.handRecord(file.bytes.span, to: record) }
  }
  return reader.findings.diagnostics(in: file)
}

/// Reads one row of a table again. Returns `nil` for a row with errors, which `readRecords` reports.
///
/// - Parameters:
///   - start: The index of the row's first byte.
///   - columns: Names that the header may write in any case.
package func readRow(of file: SourceFile, at start: Int, columns: [String] = []) -> Value? {
  var value: Value?
  var reader = CSVReader(file.bytes.span)
  guard reader.readHeader(columns), reader.readRow(at: start) else { return nil }
  reader.tape.handRecord(file.bytes.span) { value = $0.value(in: file) }
  return value
}

struct CSVReader: ~Copyable, ~Escapable {
  private let bytes: Span<UInt8>
  private var index: Int
  private var columns: [Node] = []
  /// The decoded text of column names, which each row's tape begins with.
  private var columnTexts: [UInt8] = []
  var tape = Tape()
  var findings = Findings()
  /// Whether the file ended in a quoted field, which was reported: missing fields of the row aren't.
  private var isCutOff = false

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    index = startOfText(in: bytes)
  }

  /// Reads the names of the fields. Returns false if they can't be used.
  mutating func readHeader(_ names: [String] = []) -> Bool {
    if isUTF16(bytes) {
      findings.report(.notUTF8(.csv), at: 0..<2)
      return false
    }
    skipEmptyLines()
    guard index < bytes.count else { return false }
    guard isSeparatedByCommas() else { return false }
    repeat { readField() } while skipComma()
    foldNames(names)
    columns = (0..<tape.nodes.count).map { tape.nodes[$0] }
    columnTexts = tape.texts
    var keys = ObjectKeyTracker()
    let outer = keys.open()
    tape.clear()
    tape.texts = columnTexts
    var repeated: [Int] = []
    for node in columns {
      tape.nodes.append(node)
      if node.length == 0, node.kind != .invalid {
        findings.report(.emptyColumn, at: node.range)
      } else if keys.add(to: tape, source: bytes) {
        repeated.append(tape.nodes.count - 1)
      }
    }
    repeated += keys.close(outer, tape: tape, source: bytes)
    for node in repeated {
      findings.report(.duplicateColumn(tape.withText(node, source: bytes, messageText)), at: tape.nodes[node].range)
    }
    return true
  }

  /// Reads the next row with as many fields as the header onto the tape. Returns false at the end.
  mutating func readRow() -> Bool {
    while true {
      skipEmptyLines()
      guard index < bytes.count else { return false }
      if readFields() { return true }
    }
  }

  mutating func readRow(at start: Int) -> Bool {
    index = start
    return index < bytes.count && readFields()
  }

  private mutating func readFields() -> Bool {
    tape.clear()
    if !columnTexts.isEmpty { tape.texts.append(contentsOf: columnTexts) }
    let row = tape.open(.object, at: index)
    var count = 0
    var firstExtra = index..<index
    repeat {
      if count < columns.count {
        tape.nodes.append(columns[count])
        readField()
      } else {
        readField()
        let extra = tape.nodes.removeLast()
        if count == columns.count { firstExtra = extra.range }
      }
      count += 1
    } while skipComma()
    tape.close(row, at: index, count: count)
    guard count != columns.count else { return true }
    if isCutOff { return false }
    findings.report(
      .wrongFieldCount(count, header: columns.count), at: count < columns.count ? index..<index : firstExtra)
    return false
  }

  /// Whether the header is separated by commas, and not by semicolons as in locales with decimal commas.
  private mutating func isSeparatedByCommas() -> Bool {
    var counts = [Int](repeating: 0, count: Self.separators.count)
    var first = counts
    var commas = 0
    var isQuoted = false
    var place = index
    while place < bytes.count, isQuoted || !isLineEnd(bytes[place]) {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: ",") { commas += 1 }
      if !isQuoted, let found = Self.separators.firstIndex(where: { $0.byte == byte }) {
        if counts[found] == 0 { first[found] = place }
        counts[found] += 1
      }
      place += 1
    }
    guard let found = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[found] > commas else { return true }
    findings.report(.wrongSeparator(Self.separators[found].name), at: first[found]..<first[found] + 1)
    return false
  }

  private static let separators: [(byte: UInt8, name: String)] = [
    (UInt8(ascii: ";"), "semicolons"), (UInt8(ascii: "\t"), "tabs"), (UInt8(ascii: "|"), "vertical bars"),
  ]

  /// Replaces column names by those that differ only in case.
  private mutating func foldNames(_ names: [String]) {
    if names.isEmpty { return }
    for place in 0..<tape.nodes.count {
      var node = tape.nodes[place]
      guard node.kind == .plain else { continue }
      let text = tape.withText(of: node, source: bytes) { String(decoding: $0, as: UTF8.self) }
      if names.contains(text) { continue }
      let folded = text.lowercased()
      guard let name = names.first(where: { $0.lowercased() == folded }) else { continue }
      (node.text, node.length) = (
        UInt32(truncatingIfNeeded: tape.texts.count), UInt32(truncatingIfNeeded: name.utf8.count)
      )
      node.isDecoded = true
      tape.texts.append(contentsOf: name.utf8)
      tape.nodes[place] = node
    }
  }
}

// MARK: - Fields

extension CSVReader {
  /// Reads a field onto the tape, up to the comma or the end of the line.
  @inline(__always)
  private mutating func readField() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return readQuotedField() }
    let start = index
    var isText = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ",") || isLineEnd(byte) { break }
      if byte == UInt8(ascii: "\""), isText {
        isText = false
        findings.report(.quoteInField, at: index..<index + 1)
      }
      isText = passCharacter(isText)
    }
    append(start..<index, text: start..<index, isText: isText)
  }

  private mutating func readQuotedField() {
    let start = index
    let decoded = tape.texts.count
    var pieceStart = start + 1
    var isText = true
    index += 1
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\"") else {
        isText = isLineBreak(bytes[index]) ? skipByte(isText) : passCharacter(isText)
        continue
      }
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        tape.texts.append(contentsOf: bytes[pieceStart..<index])
        index += 1
        pieceStart = index
        continue
      }
      return endQuotedField(from: start, pieceStart: pieceStart, decoded: decoded, isText: isText)
    }
    isCutOff = true
    findings.report(.unclosedField, at: start..<start + 1)
    append(start..<index, text: start..<start, isText: false)
  }

  private mutating func endQuotedField(from start: Int, pieceStart: Int, decoded: Int, isText: Bool) {
    let end = index
    var isText = isText
    if index < bytes.count, bytes[index] != UInt8(ascii: ","), !isLineEnd(bytes[index]) {
      while index < bytes.count, bytes[index] != UInt8(ascii: ","), !isLineEnd(bytes[index]) { index += 1 }
      findings.report(.textAfterQuote, at: end..<index)
      isText = false
    }
    guard tape.texts.count > decoded, isText else {
      return append(start..<end, text: pieceStart..<end - 1, isText: isText)
    }
    tape.texts.append(contentsOf: bytes[pieceStart..<end - 1])
    tape.append(.plain, start..<end, decodedFrom: decoded)
  }

  @inline(__always)
  private mutating func append(_ range: Range<Int>, text: Range<Int>, isText: Bool) {
    var node = Node(
      !isText ? .invalid : text.isEmpty ? .null : .plain, range, text: text.lowerBound, length: text.count)
    node.isField = true
    tape.nodes.append(node)
  }

  /// Skips a character of a field. Reports invalid text once for each field; returns whether the field is still valid.
  @inline(__always)
  private mutating func passCharacter(_ isText: Bool) -> Bool {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x7F || byte == UInt8(ascii: "\t") { return skipByte(isText) }
    return passUncommonCharacter(isText)
  }

  private mutating func passUncommonCharacter(_ isText: Bool) -> Bool {
    let length = utf8SequenceLength(in: bytes, at: index, end: bytes.count)
    let isControl = bytes[index] < 0x20 && bytes[index] != UInt8(ascii: "\t")
    defer { index += max(1, length) }
    guard length == 0 || isControl else { return isText }
    if isText, isControl {
      findings.report(.controlCharacter(.csv), at: index..<index + 1)
    } else if isText {
      findings.report(.invalidUTF8(.csv), at: index..<index + 1)
    }
    return false
  }

  private mutating func skipByte(_ isText: Bool) -> Bool {
    index += 1
    return isText
  }
}

// MARK: - Rows

extension CSVReader {
  @inline(__always)
  private mutating func skipComma() -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return false }
    index += 1
    return true
  }

  private mutating func skipEmptyLines() {
    while index < bytes.count {
      if isLineEnd(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: ",") {
        let start = index
        while index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
        guard index == bytes.count || isLineEnd(bytes[index]) else { return index = start }
      } else {
        return
      }
    }
  }

  /// Whether the row ends at this byte: a line feed, or the carriage return before it.
  @inline(__always)
  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: "\n"))
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
