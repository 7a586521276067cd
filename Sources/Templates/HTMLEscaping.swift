package import Text

extension ByteBuffer {
  /// Text as it may stand in HTML's text and in quoted attribute values: `& < > " '` are written as references.
  package mutating func appendHTMLEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendHTMLEscaped($0) }
  }

  package mutating func appendHTMLEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    var index = 0
    while index < bytes.count {
      if isHTMLSpecial(base[index]) {
        append(UnsafeBufferPointer(start: base + start, count: index &- start))
        appendReference(to: base[index])
        start = index &+ 1
      }
      index &+= 1
    }
    append(UnsafeBufferPointer(start: base + start, count: bytes.count &- start))
  }

  private mutating func appendReference(to byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    default: append("&#39;")
    }
  }
}

/// The bytes that need a reference, one bit each: all five lie below 64, so the table is a register.
private let specialBytes: UInt64 = 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62

@inline(__always)
private func isHTMLSpecial(_ byte: UInt8) -> Bool {
  byte < 64 && specialBytes &>> UInt64(byte) & 1 == 1
}
