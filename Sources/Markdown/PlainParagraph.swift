package import MenugenDomain
import MenugenText

/// Returns a text that is one line of words and plain punctuation as a paragraph, or `nil` where libcmark has to be asked.
///
/// Every byte is one that CommonMark gives no meaning inside a line, and the first is a letter, which opens no block.
package func plainParagraph(_ text: UnsafeBufferPointer<UInt8>) -> Markup? {
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

/// Whether a byte stands for itself, in Markdown and in HTML.
///
/// Of other scripts' letters those are left out whose first byte also begins a control character (C2) or a mark of
/// direction or order (E2, EF): the renderer looks at these.
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
