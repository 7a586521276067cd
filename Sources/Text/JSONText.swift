extension ByteBuffer {
  /// A JSON string with its quotes (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: String) {
    var text = text
    text.withUTF8 { appendJSONString($0) }
  }

  /// The bytes of a UTF-8 text as a JSON string with its quotes.
  package mutating func appendJSONString(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    appendJSONEscaped(bytes, escapingAngleBrackets: false)
    append(UInt8(ascii: "\""))
  }

  /// As `appendJSONString`, and safe inside `<script>`: `<`, `>` and `&` are written as `\u003c`, `\u003e`, `\u0026`.
  package mutating func appendScriptSafeJSONString(_ text: String) {
    var text = text
    append(UInt8(ascii: "\""))
    text.withUTF8 { appendJSONEscaped($0, escapingAngleBrackets: true) }
    append(UInt8(ascii: "\""))
  }

  /// What acts instead of being shown is escaped too, also where the RFC lets it stand: C1 controls and the characters
  /// that separate lines or reorder text. A terminal that the JSON is printed on stays as it is.
  private mutating func appendJSONEscaped(_ bytes: UnsafeBufferPointer<UInt8>, escapingAngleBrackets: Bool) {
    var start = 0
    var index = endOfPlainBytes(bytes, from: 0)
    if index == bytes.count { return append(bytes) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0xC2, let scalar = actingScalar(bytes, at: index) {
        append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        appendJSONEscape(scalar)
        index += byte == 0xC2 ? 2 : 3
        start = index
        continue
      }
      let needsEscape =
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
        || (escapingAngleBrackets
          && (byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")))
      if needsEscape {
        append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        appendJSONEscape(byte)
        start = index + 1
      }
      index += 1
    }
    append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  /// U+0080–U+009F, U+2028–U+202E and U+2066–U+2069.
  @inline(__always)
  private func actingScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
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
    for shift in [12, 8, 4, 0] as [UInt16] { append(digits.utf8Start[Int(unit >> shift & 15)]) }
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
