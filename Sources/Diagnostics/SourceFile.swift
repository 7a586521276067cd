import Text

/// A file that was read: where it was found and its bytes.
package struct SourceFile: Sendable {
  /// The path as a person would write it, from the folder the command ran in: `Content/menus/dinner.json`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The place of the first byte that is no UTF-8; `nil` when all of it is.
  package var firstInvalidUTF8: SourceLocation? {
    guard let index = bytes.withUnsafeBufferPointer({ Text.firstInvalidUTF8(in: $0) }) else { return nil }
    var lines = LineFinder(self)
    return lines.location(of: index..<index + 1)
  }
}

/// A place in a source file, as a person counts: lines and columns from 1, columns in UTF-8 bytes.
package struct SourceLocation: Sendable, Hashable {
  package var file: String
  package var line: Int
  package var column: Int
  /// The column after the last byte; on the same line as `column`, and never before `column + 1`.
  package var endColumn: Int
  /// The whole line without its line end, to be printed above the caret; empty where it is too long to be shown.
  package var lineText: String

  package init(file: String, line: Int, column: Int, endColumn: Int, lineText: String) {
    self.file = file
    self.line = line
    self.column = column
    self.endColumn = endColumn
    self.lineText = lineText
  }
}

/// Finds lines and columns in one file.
///
/// Each search starts where the last one ended, forwards or back: places are asked for in about the order of the file,
/// so a million diagnostics cost one walk through it, not a million, even where the whole file is one line.
package struct LineFinder {
  private let file: SourceFile
  /// What is known: `position` is in the line of this number, which begins at `lineStart`.
  private var position = 0
  private var line = 1
  private var lineStart = 0

  /// A line longer than this, as in a file without line ends, is not shown: it would be copied for every diagnostic.
  private static let longestShown = 1 << 16

  package init(_ file: SourceFile) { self.file = file }

  /// The place of a byte range; a range that spans lines is cut at the end of its first.
  package mutating func location(of range: Range<Int>) -> SourceLocation {
    let start = min(max(range.lowerBound, 0), file.bytes.count)
    return file.bytes.withUnsafeBufferPointer { bytes in
      move(to: start, in: bytes)
      let limit = min(bytes.count, max(lineStart + Self.longestShown, range.upperBound))
      var lineEnd = firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start, to: max(limit, start))
      let isWhole = lineEnd == bytes.count || bytes[lineEnd] == UInt8(ascii: "\n")
      if lineEnd > lineStart, bytes[lineEnd - 1] == UInt8(ascii: "\r") { lineEnd -= 1 }
      let isShown = isWhole && lineEnd - lineStart <= Self.longestShown
      return SourceLocation(
        file: file.path, line: line, column: start - lineStart + 1,
        endColumn: max(min(range.upperBound, lineEnd), start + 1) - lineStart + 1,
        lineText: isShown ? String(decoding: bytes[lineStart..<max(lineEnd, lineStart)], as: UTF8.self) : "")
    }
  }

  private mutating func move(to start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let passed = count(of: UInt8(ascii: "\n"), in: bytes, from: min(start, position), to: max(start, position))
    line += start < position ? -passed : passed
    if passed > 0 { lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }
    position = start
  }
}
