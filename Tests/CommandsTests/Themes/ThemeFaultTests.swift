import MenugenDiagnostics
import MenugenRenderers
import Testing

@testable import MenugenSiteBuilder

/// Faults of a theme that browsers and menugen would pass over in silence.
@Suite struct ThemeFaultTests {
  /// The warnings of a theme, each with its line and hint.
  private func faults(_ files: [String: String]) -> [String] {
    let themes = Dictionary(uniqueKeysWithValues: files.map { ("own/\($0.key)", $0.value) })
    let site = SiteInMemory(["site.yaml": "name: Rosa\ntheme: own\nbaseURL: https://x.example/\n"], themes: themes)
    return site.diagnostics.map { diagnostic in
      var place = diagnostic.file ?? ""
      if case .line(let location) = diagnostic.place { place += ":\(location.line):\(location.column)" }
      return "\(place) \(diagnostic.id) \(diagnostic.hint ?? "")"
    }
  }

  @Test("Every template of an embedded theme, its own and inherited, compiles", arguments: EmbeddedTheme.allCases)
  func compilesEmbeddedThemes(theme: EmbeddedTheme) {
    // With a template that isn't embedded, all are compiled.
    let site = SiteInMemory(
      ["site.yaml": "name: Rosa\ntheme: \(theme.rawValue)\nbaseURL: https://x.example/\n"],
      themes: ["\(theme.rawValue)/templates/pages/plain.mustache": "{{title.text}}"])
    #expect(site.ids == [])
  }

  @Test("Beside a template with an error, the templates of pages aren't missed")
  func knowsNoTemplatesOfBrokenThemes() {
    let site = SiteInMemory(
      ["site.yaml": "theme: own\nbaseURL: https://x.example/\n", "pages/about.md": "---\ntemplate: wide\n---\n# A\n"],
      themes: [
        "own/templates/pages/wide.mustache": "{{title.text}}", "own/templates/hooks/footer.mustache": "{{oops}}",
      ])
    #expect(site.ids == ["template.unknown-name"])
  }

  @Test("An opening or closing brace, or a comment, that is alone is reported at its place")
  func findsBraces() {
    #expect(
      faults(["assets/a.css": "h1 { color: red }\nh2 { color: red\nh3 { color: red }\n"])
        == ["Themes/own/assets/a.css:2:4 theme-css.unclosed add the missing }"])
    #expect(
      faults(["assets/ink.css": "@media print { a { b: c } } }\n p {}"])
        == ["Themes/own/assets/ink.css:1:29 theme-css.unopened remove it, or add the missing {"])
    #expect(
      faults(["assets/a.css": "p {}\n/* } *"]) == ["Themes/own/assets/a.css:2:1 theme-css.unclosed add the missing */"])
  }

  @Test(
    "Braces in strings, comments, escapes and addresses don't count",
    arguments: [
      "a::after { content: \"{\" } b { c: '}' }", "/* { */ a { b: c } /* } */", ".a\\{ { b: c }",
      "a { background: url(data:image/svg+xml,%7B{) }", "a { content: \"\\\"{\" }", "", "{}", "a { & b { c: d } }",
      "a { content: \"{\n }",
    ])
  func skipsOtherBraces(style: String) {
    #expect(faults(["assets/a.css": style]) == [])
  }

  @Test("A file that a style sheet names and the theme lacks is reported, with the nearest name")
  func findsMissingFiles() {
    let style = """
      @import "bas.css";
      @font-face { font-family: x; src: URL( 'fonts/x.woff2?v=1#y' ) format("woff2"), url(clarendom.woff2) }
      """
    #expect(
      faults(["assets/my.css": style, "assets/base.css": "a {}", "assets/quite/other.txt": ""]) == [
        "Themes/own/assets/my.css:1:10 theme-css.missing-file did you mean 'base.css'?",
        "Themes/own/assets/my.css:2:41 theme-css.missing-file add assets/fonts/x.woff2 to the theme",
        "Themes/own/assets/my.css:2:85 theme-css.missing-file did you mean 'clarendon.woff2'?",
      ])
  }

  @Test(
    "Files that exist, of the embedded theme, of the site and of others are not",
    arguments: [
      "clarendon.woff2", "./clarendon.woff2?x#y", "fonts/../clarendon.woff2", "../../assets/photo.jpg", "/x.png",
      "https://x.example/x.png", "//x.example/x.png", "data:image/png;base64,AA", "#clip", "a%20b.svg", "",
    ])
  func knowsFiles(address: String) {
    let style = "a { background: url(\(address)) }"
    let content = ["site.yaml": "name: Rosa\ntheme: own\n", "assets/photo.jpg": "x"]
    let site = SiteInMemory(
      content, themes: ["own/assets/a.css": style, "own/assets/a b.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"])
    #expect(!site.ids.contains("theme-css.missing-file"))
  }

  @Test("A file that a template loads and the theme lacks is reported, with the nearest name")
  func findsMissingFilesOfTemplates() {
    let head = """
      <script src="{{frame.themeURL}}coutn.js" defer></script><link rel="stylesheet" href='{{ frame.themeURL }}seasonal.css'>
      <link rel="stylesheet" href="{{frame.themeURL}}menu.css?v=1"><img src="{{frame.themeURL}}a%20b.svg">
      <img src="{{frame.themeURL}}{{frame.language}}.svg"><script src="{{frame.themeURL}}{{! none }}"></script>
      """
    #expect(
      faults([
        "templates/hooks/head.mustache": head, "assets/count.js": "x",
        "assets/a b.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      ]).filter { $0.contains("missing-file") } == [
        "Themes/own/templates/hooks/head.mustache:1:32 template.missing-file did you mean 'count.js'?",
        "Themes/own/templates/hooks/head.mustache:1:106 template.missing-file add assets/seasonal.css to the theme",
      ])
  }

  @Test("Text of a template outside its blocks is reported, but not blank lines and comments")
  func findsTextOutsideBlocks() {
    let inBlocks = "{{<layout}}\n  {{! A comment }}\n{{$main}}\n<p>a</p>\n{{/main}}\n\n{{/layout}}\n"
    #expect(faults(["templates/text.mustache": inBlocks]) == [])
    for text in ["<p>lost</p>", "{{#page}}{{/page}}", "{{> partials/name}}", "{{frame.title}}"] {
      let template = inBlocks.replacing("{{/main}}\n", with: "{{/main}}\n  \(text)\nmore\n")
      #expect(
        faults(["templates/text.mustache": template]).filter { $0.contains("template.ignored") } == [
          "Themes/own/templates/text.mustache:6:3 template.ignored move it into a block, such as {{$main}} … {{/main}}"
        ], "\(text)")
    }
  }

  @Test("Files and folders where menugen doesn't look are reported")
  func findsUnusedFiles() {
    #expect(
      faults([
        "style.css": "", "menu.mustache": "", "asets/a.css": "", "asets/b.css": "", "templates/text.html": "",
        "strings/english.toml": "",
      ]) == [
        "Themes/own/asets theme.unused-file did you mean 'assets'?",
        "Themes/own/menu.mustache theme.unused-file move it to templates/",
        "Themes/own/strings/english.toml theme.unused-file the name of a file of strings is a language, such as de.yaml",
        "Themes/own/style.css theme.unused-file move it to assets/",
        "Themes/own/templates/text.html theme.unused-file a template's name ends with .mustache",
      ])
    #expect(
      faults([
        "README.md": "", "LICENSE": "", "package.json": "", "src/a.scss": "", "theme.yaml": "css: add\n",
        "strings/README.md": "", "templates/NOTES.txt": "", "assets/a.bin": "x",
      ]) == [])
  }

  @Test(
    "Style sheets are published without comments, but with licences",
    arguments: [
      ("/* a */\np {}\n", "p {}\n"), ("p {}  /* a */\nb {}", "p {}\nb {}"),
      ("/*! Licence */ p {}", "/*! Licence */ p {}"),
      ("a/* x */.b {}", "a/**/.b {}"), ("a /* x */ .b {}", "a  .b {}"), ("a{/* x */b:c}", "a{b:c}"),
      ("a { content: \"/* x */\" }", "a { content: \"/* x */\" }"),
      ("a { src: url(/*x*/y) }", "a { src: url(/*x*/y) }"),
      ("p {} /* open", "p {} /* open"), ("/**/", ""), ("/*/ p {} /**/", ""),
      ("p {}\r\n/* a */\r\nb {}", "p {}\r\n\r\nb {}"),
      ("", ""),
    ])
  func removesComments(style: String, expected: String) {
    #expect(String(decoding: withoutComments(Array(style.utf8)), as: UTF8.self) == expected)
  }

  @Test("The published style sheet is that of the file without comments")
  func publishesWithoutComments() {
    let site = SiteInMemory(
      ["site.yaml": "name: R\ntheme: own\n"], themes: ["own/assets/own.css": "/* x */\np { a: b }\n"])
    #expect(site.asset("own.css") == "p { a: b }\n")
    #expect(site.asset("menu.css")?.contains("/*") == false)
  }

  @Test("Any bytes can be a style sheet")
  func readsAnyBytes() {
    let parts = ["{", "}", "/*", "*/", "\"", "'", "url(", ")", "\\", "@import", " ", "\n", "a", "\u{e9}", "(", "/"]
    var state: UInt64 = 15
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(state >> 33) % parts.count]
      }
      let scan = StyleSheetScan(Array(text.utf8))
      let ends = scan.addresses.flatMap { [$0.range.lowerBound, $0.range.upperBound - 1] }
      let offsets = scan.unclosed + scan.unopened + ends
      #expect(offsets.allSatisfy { text.utf8.indices.count > $0 }, "\(text)")
      #expect(withoutComments(Array(text.utf8)).count <= text.utf8.count, "\(text)")
      #expect(scan.unclosed.isEmpty || scan.unopened.allSatisfy { $0 < scan.unclosed[0] }, "\(text)")
    }
  }
}
