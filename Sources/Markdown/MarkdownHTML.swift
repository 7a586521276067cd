import MenugenText

extension ByteBuffer {
  /// A literal of a Markdown tree as libcmark writes it: `& < > "` become character references, an apostrophe stays.
  ///
  /// Control characters, which HTML forbids even as references, and those that reorder text become U+FFFD.
  mutating func appendMarkdownText(_ bytes: UnsafeBufferPointer<UInt8>) {
    appendHTMLWithApostrophes(bytes)
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
