import MenugenText

extension ByteBuffer {
  /// Appends text as libcmark does: escapes `& < > "`, but not apostrophes.
  ///
  /// Replaces control and bidirectional characters by U+FFFD.
  mutating func appendMarkdownText(_ bytes: Span<UInt8>) {
    appendHTMLWithApostrophes(bytes)
  }

  /// Appends a URL as libcmark does in `href` and `src`: percent-encodes what a URL can't contain except `%`, and
  /// escapes `&` and `'`.
  mutating func appendMarkdownDestination(_ bytes: Span<UInt8>) {
    let digits: StaticString = "0123456789ABCDEF"
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "#")...UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "?"),
        UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(digits.utf8(at: Int(byte >> 4)))
        append(digits.utf8(at: Int(byte & 15)))
      }
    }
  }
}

/// Whether HTML has nothing but comments. A block of HTML that begins with a comment goes on to the end of the line with
/// `-->`, and to the end of the text without that.
func hasOnlyComments(_ html: Span<UInt8>) -> Bool {
  var place = 0
  while place < html.count {
    if html[place] == 0x20 || (0x09...0x0D).contains(html[place]) {
      place += 1
    } else if html[place...].starts(with: "<!--") {
      place += 4
      while place < html.count, !html[place...].starts(with: "-->") { place += 1 }
      if place == html.count { return false }
      place += 3
    } else {
      return false
    }
  }
  return true
}
