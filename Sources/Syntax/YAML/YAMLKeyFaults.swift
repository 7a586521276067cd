import MenugenText
import MenugenDiagnostics

/// A syntax error in a line that should begin with a key and a colon.
struct YAMLKeyFault {
  var message: DiagnosticMessage
  /// The bytes to mark.
  var range: Range<Int>
}

/// Explains text that YAML can't read as a key: a missing colon, or a special space.
///
/// - Returns: `nil` if the line isn't a plain key.
func yamlKeyFault(from start: Int, in bytes: Span<UInt8>) -> YAMLKeyFault? {
  if let space = specialSpace(at: start, in: bytes) {
    return YAMLKeyFault(message: .spaceInIndentation(space.name), range: start..<start + space.length)
  }
  let line =
    start..<(bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { start + $0 }
    ?? bytes.count)
  var word = start
  while word < line.upperBound, isKeyByte(bytes[word]) { word += 1 }
  guard word > start else { return nil }
  let key = String(decoding: bytes[start..<word], as: UTF8.self)
  var value = word
  var fault = DiagnosticMessage.KeyFault.missingColon
  var range = start..<word
  if value < line.upperBound, bytes[value] == UInt8(ascii: ":") {
    value += 1
    if let space = specialSpace(at: value, in: bytes) {
      fault = .specialSpace(space.name)
      range = value..<value + space.length
      value += space.length
    } else {
      // `https://…` isn't a key.
      guard value < line.upperBound, bytes[value] != UInt8(ascii: "/") else { return nil }
      fault = .missingSpace
      range = start..<value
    }
  } else if let space = specialSpace(at: value, in: bytes) {
    value += space.length
  } else if value < line.upperBound, bytes[value] != UInt8(ascii: " ") {
    return nil
  }
  while value < line.upperBound, bytes[value] == UInt8(ascii: " ") { value += 1 }
  var end = line.upperBound
  while end > value, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
  let rest = bytes[value..<end]
  // Show only short values in the hint.
  let isShown = rest.count <= 40 && !rest.contains(UInt8(ascii: ":")) && !rest.contains(UInt8(ascii: "#"))
  let written = rest.isEmpty ? "\(key):" : "\(key): \(isShown ? String(decoding: rest, as: UTF8.self) : "…")"
  return YAMLKeyFault(message: .key(key, fault, meant: written), range: range)
}

/// The start of the line before a `:`, if that line seems to be the first key of a mapping and lacks its colon: `- name
/// "A"` before `price: 8.50`. `nil` for text that merely continues.
///
/// - Parameter colon: Where libyaml found a `:` without a key.
func yamlKeyWithoutColon(before colon: Int, in bytes: Span<UInt8>, start: Int) -> Int? {
  let (lineFeed, blank, dash) = (UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "-"))
  func lineStart(before place: Int) -> Int {
    var place = place
    while place > start, bytes[place - 1] != lineFeed { place -= 1 }
    return place
  }
  let line = lineStart(before: colon)
  guard line > start else { return nil }
  let key = bytes[line..<colon].firstIndex { $0 != blank }.map { line + $0 } ?? colon
  guard bytes[key..<colon].allSatisfy(isKeyByte) else { return nil }
  let previous = lineStart(before: line - 1)
  var first = previous
  while first < line, bytes[first] == blank || bytes[first] == dash && bytes[first + 1] == blank { first += 1 }
  guard first < line, first - previous == key - line else { return nil }
  if bytes[previous..<first].contains(dash) { return first }
  guard previous > start else { return nil }
  let outer = bytes[lineStart(before: previous - 1)..<previous]
  return outer.lastIndex { $0 > blank }.map { outer[$0] } == UInt8(ascii: ":") ? first : nil
}

/// The name and length of a space that YAML doesn't treat as one.
func specialSpace(at place: Int, in bytes: Span<UInt8>) -> (name: String, length: Int)? {
  let text = bytes[min(place, bytes.count)...]
  if text.starts(with: "\u{A0}") { return ("no-break space", 2) }
  if text.starts(with: "\u{202F}") { return ("narrow no-break space", 3) }
  if text.starts(with: "\u{3000}") { return ("wide space", 3) }
  if text.starts(with: "\u{2003}") { return ("em space", 3) }
  if text.starts(with: "\u{2009}") { return ("thin space", 3) }
  if text.starts(with: "\u{200B}") { return ("zero-width space", 3) }
  if text.starts(with: "\u{200D}") { return ("zero-width joiner", 3) }
  if text.starts(with: "\u{2060}") { return ("word joiner", 3) }
  if text.starts(with: "\u{FEFF}") { return ("zero-width space", 3) }
  return nil
}

/// Letters, digits, `-` and `_`, as in the keys of content files.
package func isKeyByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
}
