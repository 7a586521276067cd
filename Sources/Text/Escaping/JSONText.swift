extension ByteBuffer {
  /// Appends a JSON string with its quotes (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: String) {
    text.withSpan { appendJSONString($0) }
  }

  /// Appends UTF-8 bytes as a JSON string with its quotes.
  package mutating func appendJSONString(_ bytes: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    appendJSONEscaped(bytes, .exact)
    append(UInt8(ascii: "\""))
  }

  /// Appends a JSON string that is safe inside `<script>`: `<`, `>` and `&` are written as `\u003c`, `\u003e`,
  /// `\u0026`.
  ///
  /// Replaces the same characters by U+FFFD as `appendHTML`.
  package mutating func appendScriptSafeJSONString(_ text: String) {
    text.withSpan { bytes in
      append(UInt8(ascii: "\""))
      appendJSONEscaped(bytes, .scriptSafe)
      append(UInt8(ascii: "\""))
    }
  }

  /// As `appendScriptSafeJSONString`, but escapes control characters instead of replacing them, so that the text is
  /// preserved.
  package mutating func appendExactScriptSafeJSONString(_ text: String) {
    text.withSpan { bytes in
      append(UInt8(ascii: "\""))
      appendJSONEscaped(bytes, .exactScriptSafe)
      append(UInt8(ascii: "\""))
    }
  }

  /// Appends the contents of a script-safe JSON string without its quotes.
  package mutating func appendScriptSafeJSON(_ text: String) {
    text.withSpan { appendJSONEscaped($0, .scriptSafe) }
  }

  /// Appends escaped text. Also escapes C1 controls, line separators and reordering characters, which could affect a
  /// terminal.
  @inline(__always)
  private mutating func appendJSONEscaped(_ bytes: Span<UInt8>, _ form: JSONForm) {
    let plain = appendPlain(bytes)
    if plain < bytes.count { appendJSON(bytes, from: plain, form) }
  }

  @inline(never)
  private mutating func appendJSON(
    _ bytes: Span<UInt8>, from start: Int, _ form: JSONForm
  ) {
    append(bytes, from: start) { bytes, index, output in
      let byte = bytes[index]
      if byte >= 0x80 {
        guard byte == 0xC2 || byte == 0xE2, let scalar = output.actingScalar(bytes, at: index) else { return 0 }
        if form == .scriptSafe, byte == 0xC2 || (0x202A...0x202E).contains(scalar) {
          output.append("\u{FFFD}")
        } else {
          output.appendJSONEscape(scalar)
        }
        return byte == 0xC2 ? 2 : 3
      }
      let needsEscape =
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
        || (form != .exact
          && (byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")))
      guard needsEscape else { return 0 }
      if form == .scriptSafe, byte < 0x20 ? !isHTMLSpace(byte) : byte == 0x7F {
        output.append("\u{FFFD}")
      } else {
        output.appendJSONEscape(byte)
      }
      return 1
    }
  }

  /// U+0080–U+009F, U+2028–U+202E and U+2066–U+2069.
  @inline(__always)
  private func actingScalar(_ bytes: Span<UInt8>, at index: Int) -> UInt16? {
    func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch (bytes[index], next(1)) {
    case (0xC2, 0x80..<0xA0): return UInt16(next(1))
    case (0xE2, 0x80) where (0xA8...0xAE).contains(next(2)): return 0x2000 + UInt16(next(2) & 0x3F)
    case (0xE2, 0x81) where (0xA6...0xA9).contains(next(2)): return 0x2040 + UInt16(next(2) & 0x3F)
    default: return nil
    }
  }

  private mutating func appendJSONEscape(_ unit: UInt16) {
    let digits: StaticString = "0123456789abcdef"
    append("\\u")
    for shift in [12, 8, 4, 0] as [UInt16] { append(digits.utf8(at: Int(unit >> shift & 15))) }
  }

  private mutating func appendJSONEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    default: appendJSONEscape(UInt16(byte))
    }
  }
}

/// Whether a JSON string is safe inside `<script>`, and whether control characters are escaped or replaced there.
private enum JSONForm { case exact, scriptSafe, exactScriptSafe }

/// Tab, line feed and carriage return: the control characters allowed in HTML.
@inline(__always)
private func isHTMLSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
