import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

@Suite struct MarkdownPageTests {
  @Test func readsFrontMatterAndText() throws {
    let checked = page(
      """
      ---
      title: "About us"
      description: Who bakes here
      language: it
      order: 2
      ---
      ## Since 1978

      Read about [allergens](allergens.md).

      """)
    let page = try #require(checked.value)
    #expect(checked.diagnostics.isEmpty)
    #expect(page.path == "about")
    #expect(page.title == "About us")
    #expect(page.description == "Who bakes here")
    #expect(page.language.code == "it")
    #expect(page.order == 2)
    #expect(
      page.body.html
        == "<h2 id=\"since-1978\">Since 1978</h2>\n<p>Read about <a href=\"allergens.md\">allergens</a>.</p>\n")
    #expect(page.body.links.map(\.destination) == ["allergens.md"])
  }

  @Test(arguments: [
    ("---\ntitle: Given\n---\n# Heading\n", "Given"), ("# The *best* pizza\n\ntext", "The best pizza"),
    ("text\n\n## Later\n", "Later"), ("just text", "Opening hours"), ("", "Opening hours"),
    ("---\ntitle: 18:00\n---\n", "18:00"), ("---\ntitle:\n---\n# Heading", "Heading"),
    ("---\ntitle: ''\n---\n#\n", "Opening hours"), ("\u{FEFF}---\ntitle: Marked\n---\n", "Marked"),
    ("# a&#10;", "a"), ("# &NewLine;", "Opening hours"), ("# &#10;\n\n# b &#10;&#10; c", "b   c"),
    ("a\\\nb\n===\n", "a b"), ("x\n\n# &#10;a&#10;\n", "a"),
    ("---\r\ntitle: Windows\r\n---\r\ntext\r\n", "Windows"), ("---\ntitle: Dots\n...\ntext", "Dots"),
  ])
  func hasATitleInAnyCase(text: String, title: String) {
    let checked = parsePage(SourceFile(path: "p.md", text: text), path: "info/opening-hours", site: Site())
    #expect(checked.value?.title == title)
    #expect(checked.diagnostics.isEmpty)
  }

  @Test(arguments: ["---\ndraft: true\n---\ntext", "---\ndraft: true\n---\n<script>x</script>"])
  func leavesDraftsOutInSilence(text: String) {
    let checked = page(text)
    #expect(checked.value?.isDraft == true && checked.value?.body.html == "")
    #expect(checked.diagnostics.isEmpty)
  }

  @Test(
    "Front matter that isn't recognised is an error, so that no draft is published",
    arguments: [
      ("\n@", "2:1"), ("\n \r\n@", "3:1"), (" @", "1:1"), ("\t@", "1:1"), ("\u{A0}@", "1:1"), ("\u{200B}@", "1:1"),
      ("\u{FEFF}\n@", "2:1"), ("\u{FEFF}\u{FEFF}@", "1:4"), ("-@", "1:1"),
    ])
  func refusesFrontMatterAfterOtherThings(start: String, place: String) {
    for keys in [
      "title: x\ndraft: true", "draft: true", "# note\n\ntitle:\n  x\norder: 1", "names:\n- a\ndescription: b",
    ] {
      for lineEnd in ["\n", "\r\n"] {
        let text = start.replacing("@", with: "---\n\(keys)\n---\ntext\n").replacing("\n", with: lineEnd)
        let checked = page(text)
        #expect(checked.value == nil)
        #expect(checked.diagnostics.map(\.brief) == ["front-matter.unrecognized \(place)"], "\(text)")
      }
    }
  }

  @Test(
    "Front matter between other lines is an error",
    arguments: [
      "----", "–––", "—", "—-", "--", "- - -", "+++", "===", "--- yaml", "---\u{A0}", "---\u{200B}", "---yaml",
      "--- # about",
    ])
  func refusesOtherFences(fence: String) {
    for keys in ["title: x\ndraft: true", "draft = true\ntitle = \"x\"", "Title: x\nDraft: true", "draft : true"] {
      let checked = page("\(fence)\n\(keys)\n\(fence)\n\ntext\n")
      #expect(checked.value == nil)
      #expect(checked.diagnostics.map(\.brief) == ["front-matter.unrecognized 1:1"], "\(fence) \(keys)")
      #expect(checked.diagnostics.first?.hint?.contains("---") == true)
    }
  }

  @Test("Line ends of CR alone, and a draft without an opening line, are errors")
  func refusesOtherLineEnds() {
    let checked = page("---\rtitle: x\rdraft: true\r---\rtext\r")
    #expect(checked.value == nil)
    #expect(checked.diagnostics.first?.hint == "save the file with line ends LF or CRLF")
    #expect(page("title: x\ndraft: true\n---\ntext").diagnostics.map(\.brief) == ["front-matter.unrecognized 1:1"])
  }

  @Test(
    "A page that begins with a thematic break or with text has no front matter",
    arguments: [
      "----\n\nWe bake.\n", "\n---\n\nWe bake.\n", " ---\nWe bake: daily.\n", "- - -\n# Title: us\n",
      "***\ntitle: x\n***\n",
      "___\n\ntitle: x\n", "+++\n", "--\n", "—\nOur bread: rye.\n", "title: x\n\ntext\n",
      "Description: good\n---\ntext\n",
      "draft: 4.50 a glass\n", "----\nDescription: ours\n\ntext\n", "----\nWho writes\ntitle: x\n",
      "```yaml\ntitle: x\n```\n",
      "- title: x\n", "----\nhttps://example.org/title: x\n", "", "\n\n", "-", "\r",
    ])
  func leavesThematicBreaks(text: String) {
    let checked = page(text)
    #expect(checked.value != nil)
    #expect(checked.diagnostics.filter { $0.severity == .error } == [])
  }

  @Test(
    "A heading's id is the one that code hosts give it",
    arguments: [
      ("alcohol.range", "alcoholrange"), ("1. The *content* folder", "1-the-content-folder"),
      ("The site's settings", "the-sites-settings"), ("`--keep-going` & `a_b`", "--keep-going--a_b"),
      ("Crème Brûlée", "crème-brûlée"), ("ПИЦЦА 10", "пицца-10"), ("![picture](assets/a.png) Oven", "-oven"),
      ("a<b>\"x\"</b>", "ax"), ("日本 [link](about.md)", "日本-link"), ("İ", "i\u{307}"),
    ])
  func hasHeadingIDs(heading: String, id: String) {
    let html = page("text\n\n## \(heading)\n").value?.body.html
    #expect(html?.contains("<h2 id=\"\(id)\">") == true, "\(html ?? "")")
  }

  @Test("No two headings of a page have one id, and one without a word has none")
  func hasHeadingIDsOnce() {
    let html = page("# A\n## A\n## A-1\n## A\n## Content\n## !\n## &NewLine;\n## -\n").value?.body.html ?? ""
    let ids = html.matches(of: #/<h[1-6](?: id="([^"]*)")?>/#).map { $0.1.map(String.init) }
    #expect(ids == ["a", "a-1", "a-1-1", "a-2", "content-1", nil, nil, nil])
  }

  @Test func hasOneFirstHeading() {
    #expect(page("# Own\n\n## Part").value?.body.html == #"<h1 id="own">Own</h1>\#n<h2 id="part">Part</h2>\#n"#)
    #expect(
      page("# Own\n\n### Part\n\n# Other").value?.body.html
        == #"<h1 id="own">Own</h1>\#n<h2 id="part">Part</h2>\#n<h2 id="other">Other</h2>\#n"#)
    #expect(page("#### Part").value?.body.html == #"<h2 id="part">Part</h2>\#n"#)
    let lowered = page("Intro <b>x</b>\n\n# One\n\n## Two")
    #expect(lowered.value?.body.html.contains(#"<h2 id="one">One</h2>\#n<h3 id="two">Two</h3>"#) == true)
    #expect(lowered.diagnostics.map(\.id) == ["markdown.html", "markdown.html"])
  }

  @Test(arguments: [
    ("---\ntitel: x\n---\n", "2:1 warning key.unknown: write title"),
    ("---\ntitle: x\norder: first\n---\n", "3:8 error number.range: write a whole number from -9999 to 9999"),
    ("---\ndraft: maybe\n---\n", "2:8 error value.type: write true or false"),
    ("---\nlanguage: english language\n---\n", "2:11 error language.unknown: write a BCP 47 tag, such as en or pt-BR"),
    ("---\nlanguage: fr\n---\n", "2:11 warning page.language: add fr to languages in site.yaml"),
    ("---\n- a\n---\n", "2:1 error value.type: write keys such as title: About us"),
    (
      "---\ntitle: x\n\ntext",
      "1:1 error front-matter.unclosed: write --- on its own line after the last key; for a horizontal rule, write ***"
    ),
    (
      "---\ntitle: x\n---\n\na\n\n<b>\n",
      "7:1 warning markdown.html: write Markdown instead, \\< for a '<', or allow raw HTML with 'markdown: {unsafe: true}' in site.yaml"
    ),
    (
      "---\ntitle: x\n---\n[a](javascript:b)",
      "4:1 warning markdown.link: link to a page of this site or to an https: address"
    ),
  ])
  func reportsWhatIsWrongWhereItStands(text: String, expected: String) {
    #expect(page(text).diagnostics.map(inWords) == [expected])
  }

  @Test func takesAPageInARegionsLanguageForOneOfTheSites() {
    let checked = page("---\nlanguage: it-CH\n---\n")
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.value?.language.code == "it-CH")
  }

  @Test func reportsOfYAMLErrorsInThePagesOwnLines() {
    let diagnostics = page("---\ntitle: \"open\ndraft: false\n---\ntext").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first.map(inWords)?.contains("error yaml.") == true)
  }

  @Test func reportsWhereTextIsNoUTF8() {
    let bytes = Array("---\ntitle: x\n---\ncaf".utf8) + [0xE9] + Array(" ok".utf8)
    let checked = parsePage(SourceFile(path: "p.md", bytes: bytes), path: "p", site: site)
    #expect(checked.diagnostics.map(inWords) == ["4:4 error markdown.encoding: save the file as UTF-8"])
    #expect(checked.value?.body.plain == "caf\u{FFFD} ok")
  }

  @Test(arguments: ["a/../b", "", "a//b"])
  func refusesPathsThatLeadElsewhere(path: String) {
    let checked = parsePage(SourceFile(path: "p.md", text: "x"), path: path, site: site)
    #expect(checked.value == nil)
    #expect(checked.diagnostics.map(\.id) == ["id.invalid"])
  }
}

private var site: Site {
  var site = Site()
  site.languages = [.english, LanguageTag("it")!]
  return site
}

private func page(_ text: String) -> Checked<MarkdownPage?> {
  parsePage(SourceFile(path: "Content/pages/about.md", text: text), path: "about", site: site)
}

/// Formats a diagnostic as `line:column severity id: hint`.
private func inWords(_ diagnostic: Diagnostic) -> String {
  guard case .line(let place) = diagnostic.place else { return diagnostic.id }
  return "\(place.line):\(place.column) \(diagnostic.severity) \(diagnostic.id): \(diagnostic.hint ?? "")"
}
