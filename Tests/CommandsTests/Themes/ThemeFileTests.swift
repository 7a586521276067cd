import MenugenDiagnostics
import MenugenTestSupport
import Testing

/// The files of a theme as editors and people leave them.
@Suite struct ThemeFileTests {
  private static let content = [
    "site.yaml": "name: X\ncurrency: EUR\ntheme: own\nbaseURL: https://x.example\n",
    "menus/dinner.yaml": "name: D\nsections: [{name: A, items: [{name: B, price: 1, allergens: []}]}]\n",
  ]

  private func build(_ themes: [String: String]) -> SiteInMemory {
    SiteInMemory(Self.content, themes: Dictionary(uniqueKeysWithValues: themes.map { ("own/\($0)", $1) }))
  }

  @Test("A byte order mark of an editor isn't published, in templates and style sheets")
  func removesByteOrderMarks() {
    let site = build([
      "templates/hooks/head.mustache": "\u{FEFF}<meta name=\"a\" content=\"b\">\n",
      "assets/ink.css": "\u{FEFF}h1 { color: red }\n",
      "assets/own.css": "\u{FEFF}h2 { color: red }\n",
    ])
    #expect(site.diagnostics.map(\.id) == [])
    let marked = site.files.keys.filter { site[$0].unicodeScalars.contains("\u{FEFF}") && !$0.hasSuffix(".woff2") }
    #expect(site["site/index.html"].contains("<meta name=\"a\"") && marked == [])
  }

  @Test(
    "A backup of an editor is neither used nor published",
    arguments: ["assets/ink.css~", "templates/menu.mustache~", "assets/a.tmp"])
  func leavesBackups(path: String) {
    let site = build([path: "secret", "assets/own.css": "h2 { color: red }\n"])
    #expect(!site.files.keys.contains { site[$0].contains("secret") })
  }

  @Test(
    "A template that no tag includes is reported, even if its name is a part of others",
    arguments: ["foo", "Menu", "partials/dis", "hooks/hea", "hooks/foo", "wide"])
  func findsUnusedTemplates(name: String) {
    #expect(build(["templates/\(name).mustache": "x\n"]).diagnostics.map(\.id) == ["template.unused"])
    let user = ["templates/\(name).mustache": "x\n", "templates/hooks/footer.mustache": "{{>  \(name) }}\n"]
    #expect(build(user).diagnostics.map(\.id) == [])
  }

  @Test("An address alone in a hook is text") func printsAddresses() {
    let site = build(["templates/hooks/footer.mustache": "{{frame.canonicalURL}}\n"])
    #expect(site.diagnostics.map(\.id) == [])
    #expect(site["site/index.html"].contains("https://x.example/\n"))
  }
}
