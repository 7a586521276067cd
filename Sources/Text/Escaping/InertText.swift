extension ByteBuffer {
  /// Appends text from a file so that it is safe to print: U+FFFD replaces control characters and bidirectional
  /// overrides.
  ///
  /// The text can't move the cursor, start an escape sequence, end the line or reorder surrounding text (UAX #9). Tabs,
  /// the marks LRM, RLM and ALM, and balanced first-strong isolates are kept.
  package mutating func appendVisible(_ text: String) {
    appendInert(text, tab: "\t", lineBreak: "\u{FFFD}")
  }

  /// As `appendVisible`, but for a single line: tabs and line ends become spaces.
  package mutating func appendSanitizedLine(_ text: String) {
    appendInert(text, tab: " ", lineBreak: " ")
  }

  private mutating func appendInert(_ text: String, tab: StaticString, lineBreak: StaticString) {
    text.withSpan { bytes in
      let isolatesEnd = endsItsIsolates(bytes)
      var start = 0
      var index = 0
      while index < bytes.count {
        guard let character = ControlCharacter(bytes, at: index), character.kind != .isolate || !isolatesEnd else {
          index += 1
          continue
        }
        append(bytes[start..<index])
        switch character.kind {
        case .tab: append(tab)
        case .lineBreak: append(lineBreak)
        case .control, .isolate: append("\u{FFFD}")
        }
        index += character.length
        start = index
      }
      append(bytes[start...])
    }
  }
}

/// The text as one line that is safe in a terminal and in a plain text file; see `appendSanitizedLine`.
package func sanitizedLine(_ text: String) -> String {
  if isInert(text) { return text }
  var buffer = ByteBuffer(capacity: text.utf8.count)
  buffer.appendSanitizedLine(text)
  return buffer.text
}

/// Whether the text is one line without control characters, not even tabs.
package func isInert(_ text: String) -> Bool {
  return text.withSpan { bytes in
    var index = firstActingByte(bytes, from: 0)
    while index < bytes.count {
      if ControlCharacter(bytes, at: index) != nil { return false }
      index = firstActingByte(bytes, from: index + 1)
    }
    return true
  }
}

/// Whether every first-strong isolate (U+2068) is balanced by its end (U+2069).
private func endsItsIsolates(_ bytes: Span<UInt8>) -> Bool {
  var depth = 0
  for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 && bytes[index + 1] == 0x81 {
    if bytes[index + 2] == 0xA8 { depth += 1 }
    if bytes[index + 2] == 0xA9 { depth -= 1 }
    if depth < 0 { return false }
  }
  return depth == 0
}

/// A control or bidirectional character.
private struct ControlCharacter {
  enum Kind { case tab, lineBreak, control, isolate }
  let kind: Kind
  let length: Int

  /// The character at `index` of UTF-8 bytes, if it is one.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at index: Int) {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x7F { return nil }
    func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch byte {
    case 0x09: (kind, length) = (.tab, 1)
    case 0x0A: (kind, length) = (.lineBreak, 1)
    case 0x0D: (kind, length) = (.lineBreak, next(1) == 0x0A ? 2 : 1)
    case 0x00..<0x20, 0x7F: (kind, length) = (.control, 1)
    // C1: U+0080–U+009F, of which U+0085 is "next line".
    case 0xC2 where next(1) < 0xA0: (kind, length) = (next(1) == 0x85 ? .lineBreak : .control, 2)
    // U+2028 and U+2029 separate lines; U+202A–U+202E embed and override; U+2066–U+2069 isolate.
    case 0xE2 where next(1) == 0x80 && (0xA8...0xAE).contains(next(2)):
      (kind, length) = (next(2) <= 0xA9 ? .lineBreak : .control, 3)
    case 0xE2 where next(1) == 0x81 && (0xA6...0xA9).contains(next(2)):
      (kind, length) = (next(2) >= 0xA8 ? .isolate : .control, 3)
    // U+FEFF: a byte order mark inside a text.
    case 0xEF where next(1) == 0xBB && next(2) == 0xBF: (kind, length) = (.control, 3)
    default: return nil
    }
  }
}
