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
  /// The whole line without its line end, to be printed above the caret.
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
/// Places are asked for in about the order of the file, so the last answer is where the next search starts:
/// a million diagnostics cost one walk through the file, not a million.
package struct LineFinder {
  private let file: SourceFile
  private var line = 1
  private var lineStart = 0
  /// Where the line ends, at its line feed; before the first search, nowhere.
  private var lineEnd = -1
  /// The line's text, which all places in it share: a file may be one long line with many faults.
  private var lineText = ""

  package init(_ file: SourceFile) { self.file = file }

  /// The place of a byte range; a range that spans lines is cut at the end of its first.
  package mutating func location(of range: Range<Int>) -> SourceLocation {
    let start = min(max(range.lowerBound, 0), file.bytes.count)
    if start < lineStart {
      line = 1
      lineStart = 0
      lineEnd = -1
    }
    if start > lineEnd { findLine(of: start) }
    let end = max(min(range.upperBound, textEnd), start + 1)
    return SourceLocation(
      file: file.path, line: line, column: start - lineStart + 1, endColumn: end - lineStart + 1, lineText: lineText)
  }

  /// The line's end without the carriage return of a line feed.
  private var textEnd: Int {
    lineEnd > lineStart && file.bytes[lineEnd - 1] == UInt8(ascii: "\r") ? lineEnd - 1 : lineEnd
  }

  private mutating func findLine(of start: Int) {
    file.bytes.withUnsafeBufferPointer { bytes in
      var index = max(lineStart, lineEnd)
      while index < start {
        if bytes[index] == UInt8(ascii: "\n") {
          line += 1
          lineStart = index + 1
        }
        index += 1
      }
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      lineEnd = index
    }
    lineText = String(decoding: file.bytes[lineStart..<textEnd], as: UTF8.self)
  }
}
