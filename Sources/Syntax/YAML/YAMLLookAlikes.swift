import MenugenDiagnostics
import MenugenText

/// Finds a character that looks like the dash of an entry, in the line of a syntax error or the one above.
///
/// Such an entry is text or a key for YAML, so libyaml finds an error only in its second line.
///
/// - Parameter place: Where libyaml found the error.
func yamlLookAlike(upTo place: Int, in bytes: Span<UInt8>, start: Int) -> YAMLKeyFault? {
  var end = min(place, bytes.count)
  for _ in 0..<2 {
    var line = end
    while line > start, !isLineEnd(bytes[line - 1]) { line -= 1 }
    if let fault = lookAlike(inLineAt: line, of: bytes) { return fault }
    // Skip empty lines.
    while line > start, bytes[line - 1] <= UInt8(ascii: " ") { line -= 1 }
    guard line > start else { return nil }
    end = line
  }
  return nil
}

private func lookAlike(inLineAt line: Int, of bytes: Span<UInt8>) -> YAMLKeyFault? {
  var first = line
  while first < bytes.count, bytes[first] == UInt8(ascii: " ") { first += 1 }
  guard first < bytes.count else { return nil }
  let text = bytes[first...]
  if bytes[first] == UInt8(ascii: "-") {
    var end = first + 1
    while end < bytes.count, isKeyByte(bytes[end]) { end += 1 }
    guard end > first + 1, end < bytes.count, bytes[end] == UInt8(ascii: ":"), bytes[first + 1] != UInt8(ascii: "-")
    else { return nil }
    let key = String(decoding: bytes[first + 1..<end], as: UTF8.self)
    return YAMLKeyFault(message: .missingSpaceAfterDash(before: key), range: first..<first + 1)
  }
  // A line of a text may begin with a dash.
  guard hasKey(inLineAt: first, of: bytes) else { return nil }
  for dash in dashes where text.starts(with: dash.character) {
    let length = dash.character.utf8CodeUnitCount
    return YAMLKeyFault(
      message: .dashLookAlike(dash.character.description, name: dash.name), range: first..<first + length)
  }
  return nil
}

/// Whether a line has a colon before a space or its end.
private func hasKey(inLineAt first: Int, of bytes: Span<UInt8>) -> Bool {
  var place = first
  while place < bytes.count, !isLineEnd(bytes[place]) {
    if bytes[place] == UInt8(ascii: ":"), place + 1 == bytes.count || bytes[place + 1] <= UInt8(ascii: " ") {
      return true
    }
    place += 1
  }
  return false
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

private let dashes: [(character: StaticString, name: String)] = [
  ("\u{2013}", "en dash"), ("\u{2014}", "em dash"), ("\u{2212}", "minus sign"), ("\u{2010}", "Unicode hyphen"),
  ("\u{2011}", "no-break hyphen"), ("\u{2012}", "figure dash"), ("\u{2022}", "bullet"), ("\u{00B7}", "middle dot"),
  ("\u{25E6}", "white bullet"), ("\u{2023}", "triangular bullet"), ("\u{FF0D}", "wide hyphen"),
]
