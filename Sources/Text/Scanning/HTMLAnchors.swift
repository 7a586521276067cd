/// The targets for `#fragment` links in an HTML page: each element's `id`, and the `name` of an `a`.
///
/// Skips comments, scripts and styles.
package func htmlAnchors(in html: Span<UInt8>) -> [String] {
  var reader = AnchorReader(html)
  reader.read()
  return reader.found
}

private struct AnchorReader: ~Escapable {
  private let html: Span<UInt8>
  var index = 0
  var found: [String] = []

  @_lifetime(copy html)
  init(_ html: Span<UInt8>) { self.html = html }

  mutating func read() {
    while let start = next(UInt8(ascii: "<")) {
      index = start + 1
      if starts(with: "!--") {
        skip(past: "-->")
      } else if index < html.count, isLetter(html[index]) {
        readTag()
      }
    }
  }

  private mutating func readTag() {
    let name = word { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    while index < html.count, html[index] != UInt8(ascii: ">") {
      if isSpace(html[index]) || html[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let start = index
      let key = word { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }
      let value = attributeValue()
      if let value, key == "id" || key == "name" && name == "a" { found.append(value) }
      // A stray `=` isn't part of a name.
      if index == start { index += 1 }
    }
    if name == "script" { skip(past: "</script") }
    if name == "style" { skip(past: "</style") }
  }

  /// The attribute's value after `=`, if any.
  private mutating func attributeValue() -> String? {
    var after = index
    while after < html.count, isSpace(html[after]) { after += 1 }
    guard after < html.count, html[after] == UInt8(ascii: "=") else { return nil }
    index = after + 1
    while index < html.count, isSpace(html[index]) { index += 1 }
    guard index < html.count else { return nil }
    let quote = html[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return text(taken { !isSpace($0) && $0 != UInt8(ascii: ">") })
    }
    index += 1
    let value = text(taken { $0 != quote })
    index = min(index + 1, html.count)
    return value
  }

  private mutating func taken(while belongs: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < html.count, belongs(html[index]) { index += 1 }
    return start..<index
  }

  /// A name in lower case.
  private mutating func word(while belongs: (UInt8) -> Bool) -> String {
    String(decoding: html[taken(while: belongs)], as: UTF8.self).lowercased()
  }

  /// A value with its character references decoded: numeric ones and those for escaped characters.
  private func text(_ range: Range<Int>) -> String {
    let written = String(decoding: html[range], as: UTF8.self)
    guard written.utf8.contains(UInt8(ascii: "&")) else { return written }
    var text = ""
    var rest = written[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let character = character(rest[..<end].dropFirst()) else {
        text += "&"
        rest = rest.dropFirst()
        continue
      }
      text.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private func character(_ reference: Substring) -> Unicode.Scalar? {
    switch reference {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if reference.hasPrefix("#x") || reference.hasPrefix("#X") {
        UInt32(reference.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
      } else if reference.hasPrefix("#") {
        UInt32(reference.dropFirst()).flatMap { Unicode.Scalar($0) }
      } else {
        nil
      }
    }
  }

  private func next(_ byte: UInt8) -> Int? {
    var place = index
    while place < html.count {
      if html[place] == byte { return place }
      place += 1
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool { html[index...].starts(withLowercase: text) }

  /// Skips past a lower-case text, or to the end.
  private mutating func skip(past text: StaticString) {
    while index < html.count, !starts(with: text) { index += 1 }
    index = min(index + text.utf8CodeUnitCount, html.count)
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
