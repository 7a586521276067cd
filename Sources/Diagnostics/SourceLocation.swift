import MenugenText

/// A location in a source file: lines and columns from 1, columns in UTF-8 bytes.
package struct SourceLocation: Sendable, Hashable {
  package var file: String
  package var line: Int
  package var column: Int
  /// The column after the last byte, on the same line; at least `column + 1`.
  package var endColumn: Int
  /// The text shown above the caret.
  package var excerpt: SourceExcerpt

  package init(file: String, line: Int, column: Int, endColumn: Int, excerpt: SourceExcerpt) {
    self.file = file
    self.line = line
    self.column = column
    self.endColumn = endColumn
    self.excerpt = excerpt
  }

  /// The place as messages name it: `Content/menus/dinner.json:12:3`.
  var text: String { "\(file):\(line):\(column)" }
}

/// A line without its line end, or the part of a long line around a location.
///
/// Limited in size, as a file may have megabytes in a line, and thousands of diagnostics.
package struct SourceExcerpt: Sendable, Hashable {
  package var text: String
  /// The number of bytes of the line before the text.
  package var start: Int
  /// Whether the line continues after the text.
  package var isCut: Bool

  package init(text: String, start: Int = 0, isCut: Bool = false) {
    self.text = text
    self.start = start
    self.isCut = isCut
  }

  private static let longest = 160
  private static let before = 60

  /// - Parameters:
  ///  - line: The bytes of the line, with or without a carriage return.
  ///  - place: The marked bytes, which begin in the line.
  init(line: Range<Int>, around place: Range<Int>, in bytes: Span<UInt8>) {
    var (from, to) = (line.lowerBound, line.upperBound)
    if line.count > Self.longest {
      from = max(from, place.lowerBound - Self.before)
      to = min(to, max(from + Self.longest, min(place.upperBound, place.lowerBound + Self.longest - Self.before)))
      // A character has at most four bytes.
      for _ in 0..<3 where from > line.lowerBound && bytes[from] & 0xC0 == 0x80 { from -= 1 }
      for _ in 0..<3 where to < line.upperBound && bytes[to] & 0xC0 == 0x80 { to += 1 }
    }
    self.init(
      text: String(decoding: bytes[from..<to], as: UTF8.self), start: from - line.lowerBound,
      isCut: to < line.upperBound)
  }
}

/// The starts of a file's lines, sampled every few thousand bytes.
struct LineIndex {
  /// The number and start of the line at the first byte of a block.
  private struct Block {
    var line: UInt32
    var lineStart: Int
  }

  private static let blockSize = 4096
  private let blocks: [Block]

  init(_ bytes: Span<UInt8>) {
    var blocks: [Block] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var block = Block(line: 1, lineStart: 0)
    for start in stride(from: 0, to: bytes.count + 1, by: Self.blockSize) {
      blocks.append(block)
      let end = min(start + Self.blockSize, bytes.count)
      let passed = count(of: UInt8(ascii: "\n"), in: bytes, from: start, to: end)
      guard passed > 0 else { continue }
      block.line += UInt32(passed)
      block.lineStart = start + (bytes[start..<end].lastIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
    }
    self.blocks = blocks
  }

  /// The number and start of the line that contains a byte.
  func line(at place: Int, in bytes: Span<UInt8>) -> (number: Int, start: Int) {
    let block = blocks[place / Self.blockSize]
    let blockStart = place / Self.blockSize * Self.blockSize
    let passed = count(of: UInt8(ascii: "\n"), in: bytes, from: blockStart, to: place)
    guard passed > 0 else { return (Int(block.line), block.lineStart) }
    let last = bytes[blockStart..<place].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return (Int(block.line) + passed, blockStart + last + 1)
  }

  /// The end of the line that contains a byte, before its line feed or carriage return and line feed.
  func lineEnd(after place: Int, lineStart: Int, in bytes: Span<UInt8>) -> Int {
    // The line ends in the block before the first that begins in a later line.
    var (low, high) = (place / Self.blockSize + 1, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].lineStart > place { high = middle } else { low = middle + 1 }
    }
    let from = max(place, (low - 1) * Self.blockSize)
    let end = firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: min(from, bytes.count), to: bytes.count)
    return end > lineStart && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }
}
