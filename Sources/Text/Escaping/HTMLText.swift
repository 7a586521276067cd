extension ByteBuffer {
  /// Appends text as HTML, for use between tags and in quoted attributes.
  ///
  /// Escapes `& < > " '`. Replaces by U+FFFD control characters other than tab, line feed and carriage return, which
  /// HTML forbids (WHATWG HTML, "preprocessing the input stream"), and bidirectional embeddings and overrides (UAX #9).
  package mutating func appendHTML(_ text: String) {
    text.withSpan { appendHTML($0) }
  }

  /// Appends UTF-8 text as HTML.
  @inline(__always)
  package mutating func appendHTML(_ bytes: Span<UInt8>) {
    let plain = appendPlain(bytes)
    if plain < bytes.count { appendHTML(bytes, from: plain, escapesApostrophes: true) }
  }

  /// Appends text as HTML for use between tags and in double quotes only; apostrophes aren't escaped.
  package mutating func appendHTMLWithApostrophes(_ bytes: Span<UInt8>) {
    let plain = appendPlain(bytes)
    if plain < bytes.count { appendHTML(bytes, from: plain, escapesApostrophes: false) }
  }

  // A separate function, so that the fast path can be inlined.
  @inline(never)
  private mutating func appendHTML(
    _ bytes: Span<UInt8>, from start: Int, escapesApostrophes: Bool
  ) {
    append(bytes, from: start) { bytes, index, output in
      let byte = bytes[index]
      guard isSpecialInHTML(byte), escapesApostrophes || byte != UInt8(ascii: "'") else { return 0 }
      var length = 1
      switch byte {
      case UInt8(ascii: "&"): output.append("&amp;")
      case UInt8(ascii: "<"): output.append("&lt;")
      case UInt8(ascii: ">"): output.append("&gt;")
      case UInt8(ascii: "\""): output.append("&quot;")
      case UInt8(ascii: "'"): output.append("&#39;")
      default:
        // 0xC2 begins U+0080–U+00BF, of which only those below U+00A0 are controls.
        if byte == 0xC2 {
          guard index + 1 < bytes.count, bytes[index + 1] < 0xA0 else { return 0 }
          length = 2
        } else if byte == 0xE2 {
          guard isReordering(bytes, at: index) else { return 0 }
          length = 3
        }
        output.append("\u{FFFD}")
      }
      return length
    }
  }
}

/// One bit for each special byte below 64: the escaped five, and controls other than tab, line feed and carriage
/// return.
private let specialBelow64: UInt64 =
  1 << 0x26 | 1 << 0x3C | 1 << 0x3E | 1 << 0x22 | 1 << 0x27
  | (0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D))

@inline(__always)
private func isSpecialInHTML(_ byte: UInt8) -> Bool {
  byte < 64 ? specialBelow64 & (1 << UInt64(byte)) != 0 : byte == 0x7F || byte == 0xC2 || byte == 0xE2
}

/// Whether U+202A–U+202E is here; the first byte is 0xE2.
package func isReordering(_ bytes: Span<UInt8>, at index: Int) -> Bool {
  index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(bytes[index + 2])
}
