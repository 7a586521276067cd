import MenugenCCMark
import MenugenDiagnostics
import MenugenDomain
import Foundation
import Testing

@testable import MenugenMarkdown

@Suite struct MarkdownReaderTests {
  @Test func readsADescription() {
    let (markup, diagnostics) = read("Tomato, **mozzarella** & _basil_.\n\nFrom [Marco](https://marco.example/).")
    #expect(
      markup.html
        == "<p>Tomato, <strong>mozzarella</strong> &amp; <em>basil</em>.</p>\n"
        + "<p>From <a href=\"https://marco.example/\">Marco</a>.</p>\n")
    #expect(markup.plain == "Tomato, mozzarella & basil.\nFrom Marco.")
    #expect(markup.links.map(\.destination) == ["https://marco.example/"])
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: commonMarkExamples)
  func writesTheHTMLOfLibcmark(text: String) {
    let (markup, diagnostics) = read(text)
    // libcmark leaves the URL of such a link empty.
    if !diagnostics.contains(where: { $0.id == "markdown.link" }) { #expect(isLibcmarks(markup.html, of: text)) }
    #expect(read(text, allowsUnsafe: true).0.html == libcmark(text, options: CMARK_OPT_UNSAFE))
  }

  @Test(
    "A table, which CommonMark doesn't have, is reported once and shown as written",
    arguments: [
      ("| Day | Dish |\n|---|---|\n| Mon | Soup |", true), ("Day | Dish\n--- | :-:\nMon | Soup", true),
      ("intro\n\n> | a |\n> |---|", true), ("text\n| a | b |\n|:--|--:|", true), ("- | a | b |\n  |---|---|", true),
      ("| a | b |", false), ("| a | b |\n|---|", false), ("```\n| a | b |\n|---|---|\n```", false),
      ("a\n---", false), ("a | b\n\n--- | ---", false), ("    | a |\n    |---|", false), ("|", false), ("|\n|", false),
      ("| a |\n| - |", true), ("| a |\n| x |", false),
    ])
  func reportsTables(text: String, isTable: Bool) {
    let (markup, diagnostics) = read(text)
    #expect(diagnostics.map(\.id) == (isTable ? ["markdown.table"] : []))
    #expect(isLibcmarks(markup.html, of: text))
  }

  /// Texts reuse an arena: a large one must not affect a small one.
  @Test func readsLargeAndSmallTextsInTurn() {
    for count in [1, 3000, 2, 20_000, 1] {
      let text = Array(repeating: "*one* [two](three) `four`", count: count).joined(separator: "\n\n")
      let line = "<p><em>one</em> <a href=\"three\">two</a> <code>four</code></p>\n"
      #expect(read(text).0.html == String(repeating: line, count: count))
    }
  }

  @Test func writesTheHTMLOfLibcmarkForRandomText() {
    var random = SplitMix64(seed: 2026)
    for _ in 0..<4000 {
      let text = randomMarkdown(&random)
      guard !hasControls(libcmark(text)) else { continue }
      #expect(isLibcmarks(read(text).0.html, of: text), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("</script>", ""), ("<div>\n<p>x</p>\n</div>", ""), ("<b><i>", ""), ("> <b></b>\n\n- <hr>", ""),
    ("<!-- later -->", ""),
    ("a <b>bold</b> word", "<p>a bold word</p>\n"), ("<div>\n\n---", "<hr />\n"),
    ("<i>![](a.png)</i>", "<p><img src=\"a.png\" alt=\"\" /></p>\n"),
  ])
  func leavesNothingWhereRawHTMLStood(text: String, html: String) {
    #expect(read(text).0.html == html)
  }

  @Test(arguments: [
    "A plain line", "It's \"hot\" > mild, (really)", "Ends in spaces   ", "Ends in lines\n\n", "Größe – «ottimo» 菜单 🍕",
    "a - b + c # d = e ~ f", "1. looks like a list", "42 g", "(bracketed]", "é first", "\u{FEFF}marked", "Dots...",
    "a:b javascript:alert(1)", "", " ", "\n", " indented", "Tab\there",
  ])
  func readsPlainTextAsLibcmarkDoes(text: String) {
    #expect(read(text).0.html == libcmark(text))
  }

  @Test func readsRandomPlainTextAsLibcmarkDoes() {
    var random = SplitMix64(seed: 7)
    let letters = Array("abzAZ019 .,:;-+=#~'\"()]{}|^$%/?@>éø菜🍕\u{A0}\u{2028}".unicodeScalars)
    for _ in 0..<4000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        text.unicodeScalars.append(letters.randomElement(using: &random)!)
      }
      #expect(read(text).0.html == libcmark(text), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("one\ntwo", "one two"), ("one  \ntwo", "one\ntwo"), ("# Title\n\nText", "Title\nText"),
    ("- a\n- b\n  - c", "a\nb\nc"), ("`x < y` &amp; z", "x < y & z"), ("![a pizza](p.png) hot", "a pizza hot"),
    ("> said\n\n---\n\nend", "said\nend"), ("```\ncode\n```", "code"), ("a <b>bold</b> word", "a bold word"),
    ("<div>\nhidden\n</div>\n\nshown", "shown"), ("\\*not\\*", "*not*"), ("", ""), ("   \n", ""),
    ("1. first\n\n2. second", "first\nsecond"), ("caf&eacute; &#x1F355;", "café 🍕"),
  ])
  func keepsTheWordsAsPlainText(text: String, plain: String) {
    #expect(read(text).0.plain == plain)
  }

  @Test func lowersHeadingsBelowTheOneTheyStandUnder() {
    var reporter = Reporter(SourceFile(path: "menu.yaml", text: ""))
    let markup = MarkdownReader().read(
      "# One\n\nTwo\n---\n\n##### Five", headingOffset: 3, at: 0..<0, reporter: &reporter)
    #expect(markup.html == "<h4>One</h4>\n<h5>Two</h5>\n<h6>Five</h6>\n")
  }

  @Test(arguments: [
    ("### a", [2]), ("## a\n# b", [2, 2]), ("# a\n### b\n##### c\n### d\n# e", [2, 3, 4, 3, 2]),
    ("### a\n## b\n#### c", [2, 2, 3]), ("> #### a\n\n###### b", [2, 3]),
  ])
  func beginsRightBelowAndSkipsNoLevel(text: String, levels: [Int]) {
    var reporter = Reporter(SourceFile(path: "menu.yaml", text: ""))
    let markup = MarkdownReader().read(text, headingOffset: 1, at: 0..<0, reporter: &reporter)
    #expect(markup.html.matches(of: #/<h([1-6])>/#).compactMap { Int($0.1) } == levels)
    #expect(markup.hasHeadings)
    let moved = Markup.headings(of: markup.html, under: 4)
    #expect(moved.matches(of: #/<h([1-6])>/#).compactMap { Int($0.1) } == levels.map { min(6, $0 + 3) })
    #expect(
      moved.matches(of: #/<\/h([1-6])>/#).compactMap { Int($0.1) }.sorted() == levels.map { min(6, $0 + 3) }.sorted())
    #expect(Markup.headings(of: moved, under: 1).count == markup.html.count)
  }

  @Test func knowsATextWithoutHeadings() {
    #expect(!read("a\n\n`<h2>`").0.hasHeadings)
    #expect(Markup.headings(of: "<p>&lt;h2&gt;</p><hr />\n<h", under: 3) == "<p>&lt;h2&gt;</p><hr />\n<h")
  }

  @Test func showsControlCharactersAsReplacements() {
    #expect(read("a\u{1}b & \u{7F}\u{9B}c &#x1B;").0.html == "<p>a\u{FFFD}b &amp; \u{FFFD}\u{FFFD}c \u{FFFD}</p>\n")
  }
}

// MARK: - Links

@Suite struct MarkdownLinkTests {
  @Test func findsEveryLinkInItsPlace() {
    let (markup, _) = read("[a](/about/ 'T') ![p](assets/ä&b.jpg) <https://x.example/?q=1> [r]\n\n[r]: about.md\n")
    #expect(
      markup.links.map(\.destination) == ["/about/", "assets/ä&b.jpg", "https://x.example/?q=1", "about.md"])
    #expect(markup.links.map(\.isImage) == [false, true, false, false])
    let places = markup.links.map { String(Array(markup.html.utf8)[$0.place].map { Character(UnicodeScalar($0)) }) }
    #expect(places == ["/about/", "assets/%C3%A4&amp;b.jpg", "https://x.example/?q=1", "about.md"])
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](<javascript:alert(1)>)", "<javascript:alert(1)>",
    "[x](javascript&colon;alert(1))", "[x](&#106;avascript:alert(1))", "[x](&#x6A;avascript:alert(1))",
    "[x](java\\script:alert(1))", "[x](  javascript:alert(1))", "[x](&#9;javascript:alert(1))",
    "[x](java&Tab;script:alert(1))", "[x](java&NewLine;script:alert(1))", "[x](&#1;javascript:alert(1))",
    "[x](&nbsp;javascript:alert(1))", "[x](vbscript:msgbox(1))", "[x](VBSCRIPT:msgbox(1))", "[x](file:///etc/passwd)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)", "[x](DATA:text/html,<script>)",
    "![x](data:image/svg+xml;base64,PHN2Zz4=)",
    "![x](javascript:alert(1))", "[x]\n\n[x]: javascript:alert(1)", "[x](javascript:alert(1) 'title')",
    "[x](<java\tscript:alert(1)>)", "[x](\u{1}javascript:alert(1))", "[x](j\u{200B}avascript:alert(1))",
    "[x](http://a.example/\" onclick=\"alert(1))", "[x](<http://a.example/\" onclick=\"alert(1)>)",
    "![\" onerror=\"alert(1)](a.png)", "[x](a 'title\" onclick=\"alert(1)')", "<script>alert(1)</script>",
    "a <script>alert(1)</script>", "<img src=x onerror=alert(1)>", "a <img src=x onerror=alert(1)>",
    "<iframe src='javascript:alert(1)'></iframe>", "<!-- --> <b>", "<!--><script>alert(1)</script>-->",
    "<![CDATA[<script>alert(1)</script>]]>", "<?php ?><script>", "```\"><script>\n```", "``` a\"onclick=x\nb\n```",
    "<a@b.example\"onclick=x>", "![<script>](x)", "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])
  func keepsHostileTextInert(text: String) throws {
    let html = read(text).0.html
    for tag in tags(html) {
      #expect(safeTags.contains(tag.name), "\(html)")
      for (name, value) in tag.attributes {
        #expect(["href", "src", "alt", "title", "class", "start"].contains(name), "\(html)")
        // Browsers strip surrounding controls, and tabs and line ends, before looking for a scheme (WHATWG URL).
        let seen = value.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "\u{0}"..."\u{20}"))
          .filter { !"\t\r\n".contains($0) }
        if name == "href" || name == "src" {
          for scheme in ["javascript:", "vbscript:", "file:", "data:"] { #expect(!seen.hasPrefix(scheme), "\(html)") }
        }
      }
    }
  }

  @Test func keepsTheWordsOfALinkThatIsLeftOut() {
    #expect(
      read("Ask [*Marco*](javascript:alert(1) 'now') or ![the oven](file:///oven.png).").0.html
        == "<p>Ask <em>Marco</em> or the oven.</p>\n")
    #expect(read("<javascript:alert(1)>").0.html == "<p>javascript:alert(1)</p>\n")
  }

  @Test(arguments: ["png", "gif", "jpeg", "webp"])
  func letsPicturesInDataThrough(kind: String) {
    #expect(read("![x](data:image/\(kind);base64,AAAA)").0.html.contains("src=\"data:image/\(kind);base64,AAAA\""))
  }

  @Test func saysWhatIsLeftOutAndWhere() {
    let body = "fine\n\n<script>alert(1)</script>\n\na\n[b](javascript:x) c\n"
    let file = SourceFile(path: "pages/about.md", text: "---\n---\n" + body)
    var reporter = Reporter(file)
    _ = MarkdownReader().read(body, at: 8..<file.bytes.count, isVerbatim: true, reporter: &reporter)
    let found = reporter.diagnostics.map { diagnostic -> String in
      guard case .line(let place) = diagnostic.place else { return "" }
      return "\(place.line) \(diagnostic.severity.rawValue) \(diagnostic.id)"
    }
    #expect(found == ["5 warning markdown.html", "8 warning markdown.link"])
  }

  @Test(
    "Text that a block of HTML takes away with a comment is reported",
    arguments: [
      "<!-- wp:paragraph --><p>We opened in 1987.</p>\n", "<!-- note --> Third.\n", "<!-- never closed\n\ntext\n",
      "<!--\n",
      "<!-- a --> <!-- b --> c\n",
    ])
  func reportsTextBesideComments(text: String) {
    #expect(read(text).1.count == 1)
  }

  @Test func staysSilentAboutCommentsAndWhereAllIsAllowed() {
    #expect(read("<!-- to do -->\n\ntext").1.isEmpty)
    #expect(read("  <!-- to do -->  \n").1.isEmpty)
    #expect(read("a <!-- b --> c\n\n<!-- d\n\n e --> <!-- f --> \n\ng").1.isEmpty)
    #expect(read("<b>x</b> [y](javascript:z)", allowsUnsafe: true).1.isEmpty)
  }
}

// MARK: - Hostile sizes and bytes

@Suite struct MarkdownLimitTests {
  @Test(arguments: [
    String(repeating: "![[]()", count: 50_000),
    String(repeating: "![", count: 50_000) + String(repeating: "[a](b)", count: 9_000),
    String(repeating: "- ", count: 5_000) + "a\n" + String(repeating: "\n", count: 100_000),
    String(repeating: "1. ", count: 5_000) + "a\n" + String(repeating: "\n", count: 100_000),
    (0..<600).map { String(repeating: " ", count: 2 * $0) + "- a\n" }.joined()
      + String(repeating: "\n", count: 300_000),
    String(repeating: "> ", count: 100_000), String(repeating: ">", count: 1_000) + "a",
    String(repeating: "a", count: 9 << 20),
  ])
  func showsWhatWouldTakeTooLongAsWritten(text: String) {
    let (markup, diagnostics) = read("*x*\n\n" + text)
    #expect(diagnostics.map(\.id) == ["markdown.too-complex"])
    #expect(markup.html.hasPrefix("<p>*x*\n\n"))
    #expect(markup.links.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "![a pizza](a.jpg)\n\n", count: 10_000),
    String(repeating: "- a\n\n  - b\n\n    - c\n\n", count: 5_000),
    String(repeating: "> quoted\n> text\n\n", count: 10_000), String(repeating: "-", count: 5_000) + "\n",
    "    " + String(repeating: "code\n    ", count: 20_000), String(repeating: "[", count: 60_000),
    String(repeating: "*a **a ", count: 20_000), String(repeating: "`a ``b ", count: 20_000),
    String(repeating: "<a <!-- <? ", count: 20_000), (0..<9_000).map { "[\($0)]: /u\n" }.joined(),
  ])
  func readsLongTextThatIsQuickToRead(text: String) {
    let (markup, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    #expect(isLibcmarks(markup.html, of: text))
  }

  @Test func survivesRandomBytes() {
    var random = SplitMix64(seed: 30)
    let alphabet =
      Array("[]()!*_`<>&#-+1. \n\t\\:\"'~=/ajs;\r".utf8) + [0, 0x80, 0xC2, 0xE2, 0xF0, 0x9F, 0xFF, 0xEF, 0xBB, 0xBF]
    for _ in 0..<4000 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      let (markup, _) = read(String(decoding: bytes, as: UTF8.self))
      let html = Array(markup.html.utf8)
      for link in markup.links {
        #expect(html[link.place.lowerBound - 1] == UInt8(ascii: "\""), "\(bytes)")
        #expect(html[link.place].allSatisfy { $0 != UInt8(ascii: "\"") }, "\(bytes)")
        #expect(html[link.place.upperBound] == UInt8(ascii: "\""), "\(bytes)")
      }
      for tag in tags(markup.html) { #expect(safeTags.contains(tag.name), "\(bytes)") }
    }
  }

  @Test func mendsCharactersThatLibcmarkCutsInTwo() {
    // Invalid bytes are passed to libcmark directly, as text given to `read` is always valid.
    let bytes: [UInt8] = Array("[caf".utf8) + [0xC3] + Array("](a".utf8) + [0xE2, 0x82] + Array("b) [c](d)".utf8)
    var renderer = MarkdownRenderer(allowsUnsafe: false, headingOffset: 0, capacity: bytes.count)
    let document = renderer.document(of: MarkdownTree(parsing: bytes.span))
    #expect(document.markup.html == "<p><a href=\"a%EF%BF%BDb\">caf\u{FFFD}</a> <a href=\"d\">c</a></p>\n")
    let html = Array(document.markup.html.utf8)
    #expect(
      document.markup.links.map { String(decoding: html[$0.place], as: UTF8.self) } == ["a%EF%BF%BDb", "d"])
  }
}
