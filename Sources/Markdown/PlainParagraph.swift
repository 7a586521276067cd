package import MenugenDomain
import MenugenText

/// Returns a line of words and plain punctuation as a paragraph; `nil` for text that needs libcmark.
///
/// No byte may have a meaning inside a line of CommonMark, and the first must be a letter, which opens no block.
package func plainParagraph(_ text: Span<UInt8>) -> Markup? {
  guard let first = text.first, let last = text.last, isLetter(first), last != UInt8(ascii: " "),
    text.allSatisfy(isPlain)
  else { return nil }
  var html = ByteBuffer(capacity: text.count + 8)
  html.append("<p>")
  html.append(text)
  html.append("</p>\n")
  return Markup(html: html.text, plain: String(decoding: text, as: UTF8.self))
}

@inline(__always)
private func isLetter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  default: false
  }
}

/// Whether a byte has no special meaning in Markdown and HTML.
///
/// Excludes first bytes of letters that may also begin a control character (C2) or a bidirectional character (E2, EF).
@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."),
    UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
    UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "?"):
    true
  case 0xC2, 0xE2, 0xEF: false
  default: isLetter(byte) || byte >= 0x80
  }
}
