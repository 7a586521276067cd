import Domain
import Testing

@testable import Parsers

/// The short way for simple texts says what libcmark says, or nothing.
@Suite struct MarkdownParagraphTests {
  @Test(arguments: [
    "A plain line", "*Slow-cooked* for 4 hours, then dressed with **chilli oil**.", "`sea salt` & salsa verde",
    "See our [allergen notes](/allergens/) before ordering.", "**Hot**!",
    "[one](a.md), [two](https://x.example/?a=b#c)",
    "Größe – «ottimo» (*bio*) 菜单", "Ends in *spaces*  \n", "`a*b[c]&amp;<d>\\`", "Wow! Such *dish*",
    "The \"best\" > the *rest*",
  ])
  func takesSimpleTexts(text: String) throws {
    var text = text
    let markup = try #require(text.withUTF8 { MarkdownParagraph.read($0) })
    #expect(markup == throughLibcmark(text))
    #expect(markup.html == libcmark(text))
  }

  @Test(arguments: [
    "", " ", "1. list", "* list", "***both***", "a*b*c", "*a b *", "* a*", "**a*", "*a**", "*é*", "*a*b", "_a_",
    "``a``",
    "` a`", "`a", "![a](b)", "[a][b]", "[a]: b", "[a](b c)", "[a](b 'c')", "[*a*](b)", "[a](javascript:b)", "[a](b(c))",
    "[a](data:b)", "&amp;", "a&b", "<b>", "a\\b", "a\nb", "a\tb", "\u{FEFF}a", "# a", "> a", "[a]()", "[](b)",
    "\"*a*\"",
  ])
  func leavesTheOthersToLibcmark(text: String) {
    var text = text
    #expect(text.withUTF8 { MarkdownParagraph.read($0) } == nil)
  }

  @Test func saysOfRandomTextsWhatLibcmarkSays() {
    let pieces = [
      "word", "a", "B2", " ", " ", "  ", "*", "**", "*so*", "**so**", "`", "`code`", "[", "](", ")", "]", "(",
      "[link](/a/)", "/path/", "https://x.example", "javascript:", ":", "&", "& ", "&amp;", "!", "?", ".", ", ", "\"",
      "'", "<", "\\", "_", "é", "\u{A0}", "。", "🍕", "1.", "-", "#", "%20", "\n", "~",
      ">", "\u{7F}", "\u{85}", "\u{202E}", "“",
    ]
    var random = SplitMix64(seed: 65)
    var taken = 0
    for _ in 0..<30_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1..<9, using: &random) { text += pieces.randomElement(using: &random)! }
      guard let markup = text.withUTF8({ MarkdownParagraph.read($0) }) else { continue }
      taken += 1
      #expect(markup == throughLibcmark(text), "\(text.debugDescription)")
    }
    #expect(taken > 3000)
  }

  /// The text as the renderer makes it of libcmark's tree.
  private func throughLibcmark(_ text: String) -> Markup {
    var text = text
    return text.withUTF8 { bytes in
      var renderer = MarkdownRenderer(allowsUnsafe: false, headingOffset: 0, capacity: bytes.count)
      return renderer.document(of: MarkdownTree(parsing: bytes)).markup
    }
  }
}
