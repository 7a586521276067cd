import Synchronization
import MenugenText

/// A source file: its path and bytes.
package struct SourceFile: Sendable {
  /// The path from the working directory: `Content/menus/dinner.json`.
  package let path: String
  package let bytes: [UInt8]
  private let lines = LazyLineIndex()

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The file without the mark that some editors write at the beginning of UTF-8.
  package var withoutByteOrderMark: SourceFile {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? SourceFile(path: path, bytes: Array(bytes.dropFirst(3))) : self
  }

  /// The location of the first byte that isn't valid UTF-8; `nil` if there is none.
  package var firstInvalidUTF8: SourceLocation? {
    guard let index = MenugenText.firstInvalidUTF8(in: bytes.span) else { return nil }
    return location(of: index..<index + 1)
  }
}

extension SourceFile {
  /// The location of a byte range, cut at the end of its first line.
  ///
  /// Takes a binary search over an index of lines, which is built once.
  package func location(of range: Range<Int>) -> SourceLocation {
    lines.with(bytes) { index, bytes in
      let start = min(max(range.lowerBound, 0), bytes.count)
      let line = index.line(at: start, in: bytes)
      let end = index.lineEnd(after: start, lineStart: line.start, in: bytes)
      return SourceLocation(
        file: path, line: line.number, column: start - line.start + 1,
        endColumn: max(min(range.upperBound, end), start + 1) - line.start + 1,
        excerpt: SourceExcerpt(line: line.start..<end, around: start..<max(range.upperBound, start), in: bytes))
    }
  }
}

/// A file's line index, built on first use.
private final class LazyLineIndex: Sendable {
  private let index = Mutex<LineIndex?>(nil)

  func with<Result>(
    _ bytes: [UInt8], _ body: (LineIndex, Span<UInt8>) -> Result
  ) -> Result {
    let index = index.withLock { known in
      if let known { return known }
      let made = LineIndex(bytes.span)
      known = made
      return made
    }
    return body(index, bytes.span)
  }
}
