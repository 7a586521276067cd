import MenugenDiagnostics
import Testing

/// The ink of `site.yaml` in the style sheet of a theme.
@Suite struct InkTests {
  @Test("A theme's inks end with the site's colours, light, dark and in print")
  func tintsTheTheme() throws {
    let style = try #require(site("theme: own\nink: mare", inks: "a {}").asset("ink.css"))
    #expect(
      style.hasSuffix(
        """
        a {}
        :root { --ink: #063c82; --soft: #2e558e; --line: #a2c0eb; --paper: #eef5ff; }
        @media (prefers-color-scheme: dark) { \
        :root { --ink: #dbe9fe; --soft: #aabfde; --line: #334868; --paper: #091322; } }
        @media print { :root { --ink: #063c82; --soft: #063c82; --line: #a2c0eb; --paper: #ffffff; } }

        """))
  }

  @Test("A theme's inks have the site's address, for sheets of paper, after its colours")
  func hasTheAddress() throws {
    let site = SiteInMemory(["site.yaml": "baseURL: https://rosa.example/bar\nink: mare"])
    #expect(try #require(site.asset("ink.css")).hasSuffix("\n:root { --address: \"https://rosa.example/bar/\"; }\n"))
    #expect(try !#require(SiteInMemory([:]).asset("ink.css")).contains("--address: "))
  }

  @Test("The script of menus that refresh themselves is published only with one, and a theme's own always")
  func leavesOutTheScript() {
    let menu = "menus/dinner.yaml"
    #expect(SiteInMemory([menu: "name: Dinner\n"]).asset("live.js") == nil)
    #expect(SiteInMemory([menu: "name: Dinner\n"]).asset("menu.js") != nil)
    let own = SiteInMemory(["site.yaml": "theme: own"], themes: ["own/assets/live.js": "own()"])
    #expect(own.asset("live.js") == "own()")
    let live = SiteInMemory([menu: "name: Dinner\nsource: https://till.example/menu.json\nlive: true\n"])
    #expect(live.asset("live.js") != nil)
  }

  @Test("The browser's bars have the colour of the paper")
  func setsTheThemeColor() {
    let page = SiteInMemory(["site.yaml": "ink: mare\npaper: '#fff'"])["site/index.html"]
    #expect(page.contains(##"<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">"##))
    #expect(page.contains(##"<meta name="theme-color" content="#091322" media="(prefers-color-scheme: dark)">"##))
  }

  @Test("A site without ink and paper keeps the theme's own inks")
  func keepsTheThemes() throws {
    #expect(try #require(site("theme: own", inks: "a {}").asset("ink.css")).hasSuffix("\na {}"))
  }

  @Test("A style sheet adds to that of the theme below, unless the theme replaces it")
  func addsStyles() throws {
    let content = ["site.yaml": "theme: own"]
    let added = SiteInMemory(content, themes: ["own/assets/menu.css": "a {}", "own/assets/new.css": "b {}"])
    let style = try #require(added.asset("menu.css"))
    #expect(style.hasSuffix("\na {}") && style.utf8.count > 1_000)
    #expect(added.asset("new.css") == "b {}")
    let replaced = SiteInMemory(
      content, themes: ["own/assets/menu.css": "a {}", "own/theme.yaml": "css: replace"])
    #expect(replaced.asset("menu.css") == "a {}")
    #expect(replaced.diagnostics.map(\.id) == added.diagnostics.map(\.id))
  }

  @Test("A theme without inks ignores ink with a warning")
  func warns() {
    #expect(SiteInMemory(["site.yaml": "theme: trattoria\nink: mare"]).ids == ["ink.unused"])
    #expect(SiteInMemory(["site.yaml": "ink: mare"]).ids == [])
  }

  private func site(_ settings: String, inks: String) -> SiteInMemory {
    SiteInMemory(["site.yaml": settings], themes: ["own/assets/ink.css": inks])
  }
}
