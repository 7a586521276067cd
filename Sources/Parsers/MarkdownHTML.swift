import Text

extension ByteBuffer {
  /// A literal of a Markdown tree as libcmark writes it: `& < > "` become character references, an apostrophe stays.
  ///
  /// Control characters, which HTML forbids even as references, and those that reorder text become U+FFFD.
  mutating func appendMarkdownText(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard isEscaped(byte) else {
        index += 1
        continue
      }
      // 0xC2 leads U+0080 to U+00BF, of which those below U+00A0 are controls.
      let isC1 = byte == 0xC2
      if isC1, index + 1 == bytes.count || bytes[index + 1] >= 0xA0 {
        index += 1
        continue
      }
      let isE2 = byte == 0xE2
      if isE2, !isReordering(bytes, at: index) {
        index += 1
        continue
      }
      append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: append("\u{FFFD}")
      }
      index += isC1 ? 2 : isE2 ? 3 : 1
      start = index
    }
    append(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// A destination as libcmark writes it in `href` and `src`: what a URL can't hold is percent-encoded, `&` and `'` are
  /// character references, and a `%` stands, since it may have been encoded already.
  mutating func appendMarkdownDestination(_ bytes: UnsafeBufferPointer<UInt8>) {
    let digits: StaticString = "0123456789ABCDEF"
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "#")...UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "?"),
        UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(digits.utf8Start[Int(byte >> 4)])
        append(digits.utf8Start[Int(byte & 15)])
      }
    }
  }
}

/// One bit a byte below 64: `" & < >` and the control characters but tab, line feed and carriage return.
private let escapedBelow64: UInt64 =
  1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E | (0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D))

@inline(__always)
private func isEscaped(_ byte: UInt8) -> Bool {
  byte < 64 ? escapedBelow64 & (1 << UInt64(byte)) != 0 : byte == 0x7F || byte == 0xC2 || byte == 0xE2
}
