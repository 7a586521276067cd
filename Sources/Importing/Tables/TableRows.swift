import MenugenText

/// Reads the rows of a table with any delimiter. Quoted fields may have line ends.
struct TableRows {
  struct Cell {
    var start: Int
    var end: Int
    /// Whether it has doubled quotes.
    var hasQuotes = false
  }

  let bytes: [UInt8]
  let delimiter: UInt8
  private(set) var cells: [Cell] = []
  /// The line of the current row, from 1.
  private(set) var line = 0
  /// Whether the file ended in a quoted field.
  private(set) var isCutOff = false
  /// Whether the current row is ended by a line end.
  var isEnded: Bool { index < bytes.count }
  private var index = 0
  private var nextLine = 1
  private var decoded: [UInt8] = []

  init(_ bytes: [UInt8], delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
  }

  /// Reads the next row that isn't empty. Returns false at the end.
  mutating func next() -> Bool {
    cells.removeAll(keepingCapacity: true)
    while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A || index + 1 == bytes.count || bytes[index + 1] != 0x0A { nextLine += 1 }
      index += 1
    }
    guard index < bytes.count else { return false }
    line = nextLine
    repeat { readCell() } while skipDelimiter()
    return true
  }

  private mutating func skipDelimiter() -> Bool {
    guard index < bytes.count, bytes[index] == delimiter else { return false }
    index += 1
    return true
  }

  private mutating func readCell() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return readQuoted() }
    let start = index
    index = endOfCell(start)
    cells.append(Cell(start: start, end: index))
  }

  private func endOfCell(_ start: Int) -> Int {
    let span = bytes.span
    var end = start
    while end < span.count {
      let byte = span[end]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { break }
      end += 1
    }
    return end
  }

  private mutating func readQuoted() {
    index += 1
    var cell = Cell(start: index, end: index)
    while true {
      guard index < bytes.count else {
        isCutOff = true
        break
      }
      let byte = bytes[index]
      if byte == 0x0A { nextLine += 1 }
      if byte == UInt8(ascii: "\"") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else { break }
        cell.hasQuotes = true
        index += 1
      }
      index += 1
    }
    cell.end = index
    if index < bytes.count { index += 1 }
    // What follows the quote belongs to no field.
    while index < bytes.count, bytes[index] != delimiter, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    cells.append(cell)
  }

  /// The bytes of a cell without spaces at its ends; empty for a missing one.
  func range(_ column: Int) -> Range<Int> {
    guard column >= 0, column < cells.count else { return 0..<0 }
    var (start, end) = (cells[column].start, cells[column].end)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// The text of a cell.
  func text(_ column: Int) -> String {
    guard column >= 0, column < cells.count else { return "" }
    if cells[column].hasQuotes { return String(decoding: unquoted(column), as: UTF8.self) }
    return String(decoding: bytes.span[range(column)], as: UTF8.self)
  }

  func hasQuotes(_ column: Int) -> Bool { column >= 0 && column < cells.count && cells[column].hasQuotes }

  /// The bytes of a cell, with doubled quotes as one.
  func unquoted(_ column: Int) -> [UInt8] {
    var text: [UInt8] = []
    var wasQuote = false
    for index in range(column) {
      let isQuote = bytes[index] == UInt8(ascii: "\"")
      wasQuote = isQuote && !wasQuote
      if !isQuote || wasQuote { text.append(bytes[index]) }
    }
    return text
  }

  /// Whether all cells are empty.
  var isBlank: Bool { cells.indices.allSatisfy { range($0).isEmpty } }

  /// The row's first line, for messages.
  var excerpt: String {
    guard let first = cells.first, let last = cells.last else { return "" }
    let text = bytes[first.start..<min(last.end, first.start + 100)].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: text, as: UTF8.self)
  }
}
