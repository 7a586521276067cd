import MenugenDomain
import Testing

@testable import MenugenMarkdown

/// The fast path for plain text gives the same as libcmark, or `nil`.
@Suite struct PlainParagraphTests {
  @Test(
    "A line of plain words is taken",
    arguments: ["A plain line", "Größe, (bio) 菜单: 3/4 of 50 %", "It's - or isn't?"])
  func takesPlainWords(text: String) throws {
    let read = plainParagraph(text.utf8.span)
    let markup = try #require(read)
    #expect(markup == throughLibcmark(text))
    #expect(markup.html == libcmark(text))
  }

  @Test(
    "Whatever may mean more is left to libcmark",
    arguments: [
      "", " ", "1. list", "- list", "a ", " a", "a*b*", "_a_", "`a`", "[a](b)", "![a](b)", "&amp;", "a & b", "<b>",
      "a\\b", "a\nb", "a\tb", "\u{FEFF}a", "# a", "> a", "a\u{85}b", "a\u{202E}b", "a\u{0}b", "\"a\"", "a > b", "é",
    ])
  func leavesTheOthersToLibcmark(text: String) {
    let read = plainParagraph(text.utf8.span)
    #expect(read == nil)
  }

  @Test("Random texts read as libcmark reads them")
  func readsRandomTextsAsLibcmarkDoes() {
    let pieces = [
      "word", "a", "B2", " ", "  ", "*", "`", "](", "(", ")", "[", "/path/", "https://x.example", ":", "&", "!", "?",
      ".",
      ", ", "'", "<", "\\", "_", "é", "\u{A0}", "。", "🍕", "1.", "-", "#", "%20", "\n", "~", ">", "\u{7F}", "\u{85}",
      "\u{202E}", "“", "\u{FFFE}", "=", "|", "+", "@",
    ]
    var random = SplitMix64(seed: 65)
    var taken = 0
    for _ in 0..<30_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1..<6, using: &random) { text += pieces.randomElement(using: &random)! }
      guard let markup = plainParagraph(text.utf8.span) else { continue }
      taken += 1
      #expect(markup == throughLibcmark(text), "\(text.debugDescription)")
    }
    #expect(taken > 500)
  }

  /// The text rendered through libcmark.
  private func throughLibcmark(_ text: String) -> Markup {
    var renderer = MarkdownRenderer(allowsUnsafe: false, headingOffset: 0, capacity: text.utf8.count)
    return renderer.document(of: MarkdownTree(parsing: text.utf8.span)).markup
  }
}
