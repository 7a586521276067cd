import Testing
import MenugenText

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("Fish & chips", "Fish &amp; chips"),
    ("<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"),
    (#"" onload="x"#, "&quot; onload=&quot;x"),
    ("12,50\u{A0}€ · £3 ÿ", "12,50\u{A0}€ · £3 ÿ"),
    ("a\u{0}b\u{1B}c\u{7F}d\u{80}e\u{9F}f", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f"),
    ("a\u{202E}b\u{2068}c\u{2069}\u{200E}d – “e”", "a\u{FFFD}b\u{2068}c\u{2069}\u{200E}d – “e”"),
    ("tab\tline\nend\r", "tab\tline\nend\r"), ("", ""), ("&", "&amp;"), ("no change", "no change"),
  ])
  func escapesText(text: String, html: String) {
    var buffer = ByteBuffer()
    buffer.appendHTML(text)
    #expect(buffer.text == html)
  }

  /// Special characters at each position among eight bytes.
  @Test(arguments: [
    ("&", "&amp;"), ("é", "é"), ("\\", "\\"), ("\u{1}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"), ("–", "–"),
  ])
  func escapesAtEveryPlace(character: String, html: String) {
    for before in 0...17 {
      for after in 0...17 {
        let (start, end) = (String(repeating: "a", count: before), String(repeating: "b", count: after))
        var buffer = ByteBuffer(capacity: 1)
        buffer.appendHTML(start + character + end + character)
        #expect(buffer.text == start + html + end + html)
      }
    }
  }
}
