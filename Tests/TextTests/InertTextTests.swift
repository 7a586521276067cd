import Testing
import MenugenText

@Suite struct InertTextTests {
  @Test(arguments: [
    ("Crème brûlée 日本", "Crème brûlée 日本"),
    ("a\tb\nc\r\nd\re", "a b c d e"),
    ("\u{1B}[2Jx\u{7}\u{0}\u{7F}", "\u{FFFD}[2Jx\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{9B}31m\u{85}b", "a\u{FFFD}31m b"),
    ("price \u{202E}00,5\u{2066}x\u{2069}\u{FEFF}", "price \u{FFFD}00,5\u{FFFD}x\u{FFFD}\u{FFFD}"),
    ("a\u{2028}b\u{2029}c", "a b c"),
    ("\u{A0}€\u{200F}‐\u{2030}\u{2065}", "\u{A0}€\u{200F}‐\u{2030}\u{2065}"),
    ("\u{2068}Aioli\u{2069}، \u{2068}Dip\u{2069}", "\u{2068}Aioli\u{2069}، \u{2068}Dip\u{2069}"),
    ("\u{2069}a\u{2068}", "\u{FFFD}a\u{FFFD}"), ("\u{2068}a", "\u{FFFD}a"),
    ("\u{2068}a\u{202E}b\u{2069}", "\u{2068}a\u{FFFD}b\u{2069}"),
    ("", ""),
  ])
  func makesOneInertLine(text: String, line: String) {
    #expect(Array(sanitizedLine(text).unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test func showsLineEndsWhereATextMustStayOnItsLine() {
    var buffer = ByteBuffer()
    buffer.appendVisible("a\tb\nc\u{1B}")
    #expect(buffer.text == "a\tb\u{FFFD}c\u{FFFD}")
  }
}
