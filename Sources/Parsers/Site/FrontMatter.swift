import MenugenText
import MenugenDiagnostics
import MenugenSyntax

/// The parts of a page's file: YAML front matter between lines of `---`, and Markdown.
struct FrontMatter {
  /// The file up to the closing line. YAML reads the first `---` as the start of a document, so that locations remain
  /// valid. `nil` without front matter.
  var yaml: SourceFile?
  /// The bytes of the text.
  var body: Range<Int>

  /// Returns `nil` if the front matter isn't closed.
  init?(of file: SourceFile) {
    let bytes = file.bytes
    let start = startOfText(in: bytes.span)
    guard let opening = lineEnd(of: "---", in: bytes, at: start) else {
      body = start..<bytes.count
      return
    }
    var line = opening
    while line < bytes.count {
      if let end = lineEnd(of: "---", in: bytes, at: line) ?? lineEnd(of: "...", in: bytes, at: line) {
        yaml = SourceFile(path: file.path, bytes: Array(bytes[..<line]))
        body = end..<bytes.count
        return
      }
      line = bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return nil
  }
}

/// The start of the next line, if this one contains the marker and only white space after it.
private func lineEnd(of marker: StaticString, in bytes: [UInt8], at start: Int) -> Int? {
  let count = marker.utf8CodeUnitCount
  guard bytes.count - start >= count else { return nil }
  guard bytes.span[start...].starts(with: marker) else { return nil }
  var index = start + count
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "\n"): return index + 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
    default: return nil
    }
  }
  return index
}
