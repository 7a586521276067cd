import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// Front matter that `FrontMatter` doesn't recognize, such as between lines of `----`: a draft would be published.
struct UnrecognizedFrontMatter {
  let fault: DiagnosticMessage.FrontMatterFault
  /// The first line with text.
  let range: Range<Int>

  /// Returns `nil` for a page that begins with text or a thematic break.
  init?(in file: SourceFile, keys: [String]) {
    let bytes = file.bytes
    let start = startOfText(in: bytes.span)
    // CR alone is accepted as a line end, as it is one of the faults.
    let lines = bytes[start...].prefix(4096).split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }.filter { line in
      // Between CR and LF there is no line.
      !line.isEmpty || line.startIndex == start || line.startIndex == bytes.count
        || bytes[line.startIndex - 1] != UInt8(ascii: "\r") || bytes[line.startIndex] != UInt8(ascii: "\n")
    }
    guard let first = lines.first(where: { !trimmed($0).isEmpty }) else { return nil }
    let opening = trimmed(first)
    range = first.startIndex..<first.endIndex
    guard isNearlyFence(opening) else {
      let isDraft = writtenKeys(in: lines.drop { $0.startIndex < first.startIndex }).keys
        .contains { $0.name.lowercased() == "draft" && $0.value.lowercased() == "true" }
      guard isDraft else { return nil }
      fault = .noOpeningLine
      return
    }
    let (written, isClosed) = writtenKeys(in: lines.drop { $0.startIndex <= first.startIndex })
    guard written.contains(where: { keys.contains(isClosed ? $0.name.lowercased() : $0.name) }) else { return nil }
    if opening == "---", first.startIndex == start, first.allSatisfy({ $0 < 0x80 }) {
      fault = .lineEnds
    } else if opening == "---" {
      fault = .notAtStart
    } else {
      fault = .otherOpeningLine
    }
  }
}

/// The keys at the start of the lines, up to the first line that isn't front matter, and whether that is a closing
/// line.
private func writtenKeys(
  in lines: ArraySlice<ArraySlice<UInt8>>
) -> (keys: [(name: String, value: String)], isClosed: Bool) {
  var keys: [(name: String, value: String)] = []
  for line in lines {
    let text = trimmed(line)
    if text.isEmpty, keys.isEmpty { continue }
    if isNearlyFence(text) { return (keys, true) }
    // A comment, or part of the preceding value.
    if text.hasPrefix("#") || !keys.isEmpty && (text.hasPrefix("- ") || line.first == UInt8(ascii: " ")) { continue }
    guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "=" }) else { break }
    let name = trimmed(text[..<mark].utf8)
    let rest = text[text.index(after: mark)...]
    guard !name.isEmpty, !name.contains(" "), text[mark] == "=" || rest.isEmpty || rest.hasPrefix(" ") else { break }
    keys.append((name, trimmed(rest.utf8)))
  }
  return (keys, false)
}

/// Whether a line is similar to `---`: `----`, `–––`, `—`, `- - -`, `+++`, `--- yaml`.
private func isNearlyFence(_ line: String) -> Bool {
  if line.hasPrefix("---") { return true }
  let marks = line.unicodeScalars.filter { $0 != " " }
  return marks.allSatisfy { $0 == "+" || $0 == "=" || $0.properties.isDash }
    && (marks.count > 1 || line == "—" || line == "–")
}

/// A line without white space and invisible characters at both ends.
private func trimmed(_ line: some Collection<UInt8>) -> String {
  func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
  var scalars = Substring(decoding: line, as: UTF8.self).unicodeScalars.drop(while: isUnseen)
  while let last = scalars.last, isUnseen(last) { scalars.removeLast() }
  return String(scalars)
}
