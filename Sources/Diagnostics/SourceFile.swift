import Synchronization
import MenugenText

/// A file that was read: where it was found and its bytes.
package struct SourceFile: Sendable {
  /// The path as a person would write it, from the folder the command ran in: `Content/menus/dinner.json`.
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

  /// The place of the first byte that is no UTF-8; `nil` when all of it is.
  package var firstInvalidUTF8: SourceLocation? {
    guard let index = bytes.withUnsafeBufferPointer({ MenugenText.firstInvalidUTF8(in: $0) }) else { return nil }
    return location(of: index..<index + 1)
  }
}

extension SourceFile {
  /// The place of a byte range; a range that spans lines is cut at the end of its first.
  ///
  /// Places may be asked for in any order: the file's lines are counted once, and each place is found in constant time
  /// but for a binary search.
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

/// A file's line index, built when the first place is asked for.
private final class LazyLineIndex: Sendable {
  private let index = Mutex<LineIndex?>(nil)

  func with<Result>(
    _ bytes: [UInt8], _ body: (LineIndex, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      let index = index.withLock { known in
        if let known { return known }
        let made = LineIndex(bytes)
        known = made
        return made
      }
      return body(index, bytes)
    }
  }
}
