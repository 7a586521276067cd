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

  private mutating func appendJSONEscaped(_ bytes: UnsafeBufferPointer<UInt8>, escapingAngleBrackets: Bool) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
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

  private mutating func appendJSONEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    default:
      let digits: StaticString = "0123456789abcdef"
      append("\\u00")
      append(digits.utf8Start[Int(byte >> 4)])
      append(digits.utf8Start[Int(byte & 15)])
    }
  }
}
