import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

@Suite struct NavigationTests {
  @Test(
    "A page is named by its path, its file or its address",
    arguments: [
      "about", "/about/", "about.md", "pages/about.md", "./about", "/about/index.html", "about/",
    ])
  func readsPlaces(text: String) {
    #expect(site("nav: {order: ['\(text)']}").value.navigation.order == [.place("about")])
  }

  @Test func readsEveryKey() {
    let checked = site(
      """
      nav:
        order: [menus/dinner.yaml, {name: {en: Shop, it: Negozio}, url: "https://shop.example/"}]
        hide: legal/privacy
        footer: [legal/index.md]
        reservations: true
      restaurant: {acceptsReservations: "https://book.example"}
      logo: {src: assets/logo.svg, alt: Rosa}
      social: {Mastodon: "https://social.example/@x"}
      """)
    #expect(checked.diagnostics == [])
    let navigation = checked.value.navigation
    #expect(navigation.places == ["menus/dinner", "legal", "legal/privacy"])
    #expect(navigation.showsReservations)
    #expect(checked.value.logo?.source == "assets/logo.svg")
    #expect(checked.value.profiles == [SiteLink(name: Label("Mastodon"), url: "https://social.example/@x")])
  }

  @Test(
    "What is written badly is reported where it is",
    arguments: [
      ("nav: [about]", "1:6 error value.type: write nav: {order: [about]}"),
      ("nav: {order: [a, a]}", "1:18 warning nav.duplicate: keep only the first"),
      ("nav: {hide: [a, /a/]}", "1:17 warning nav.duplicate: keep only the first"),
      ("nav: {order: [a], hide: [a.md]}", "1:26 error nav.hidden: remove it from one of the lists"),
      ("nav: {order: [/]}", "1:15 error nav.home: remove it: the site's name already links to the home page"),
      (
        "nav: {order: ['https://a.example']}",
        "1:15 error nav.no-name: write {name: Shop, url: \"https://a.example\"}"
      ),
      ("nav: {order: [{name: Shop}]}", "1:15 error value.type: write {name: Shop, url: \"https://example.org/\"}"),
      (
        "nav: {order: [{name: Shop, url: shop.example}]}",
        "1:33 error url.invalid: write one such as https://example.org/"
      ),
      (
        "nav: {reservations: true}",
        "1:21 warning nav.reservations: "
          + "write acceptsReservations: https://… below restaurant, or remove reservations"
      ),
      ("nav: {oder: [a]}", "1:7 warning key.unknown: write order"),
      ("social: {x: '@x'}", "1:13 error url.invalid: write one such as https://example.org/"),
      ("social: ['https://u:p@x.example']", "1:10 error url.invalid: write https://x.example"),
      ("logo: {alt: Rosa}", "1:7 error image.source: "),
    ])
  func reportsFaults(text: String, wanted: String) {
    let found = site(text).diagnostics.map(inWords).joined(separator: " | ")
    #expect(found == wanted || wanted.hasSuffix("image.source: ") && found.hasPrefix("1:7 error image"))
  }

  private func site(_ text: String) -> Checked<Site> {
    parseSite(SourceFile(path: "Content/site.yaml", text: text))
  }
}

/// Front matter for news and for templates of a theme.
@Suite struct PageKeyTests {
  @Test func readsEveryKey() throws {
    let checked = page("date: 2026-03-02\nnav: false\ntemplate: wide\nextra: {author: Rosa, year: 1987}")
    #expect(checked.diagnostics == [])
    let page = try #require(checked.value)
    #expect(page.date?.iso == "2026-03-02")
    #expect(!page.isInNavigation)
    #expect(page.template == "wide")
    #expect(page.extra.map { "\($0.name)=\($0.value.first.value)" } == ["author=Rosa", "year=1987"])
  }

  @Test(
    "What is written badly is an error with the right way to write it",
    arguments: [
      ("date: 23.11.2026", "2:7 error date.invalid: write year, month and day, such as 2026-11-23"),
      ("date: 2026-2-3", "2:7 error date.invalid: write year, month and day, such as 2026-02-03"),
      ("date: 03/04/2026", "2:7 error date.invalid: write year, month and day, such as 2026-03-02"),
      ("date: 11/23/2026", "2:7 error date.invalid: write year, month and day, such as 2026-11-23"),
      ("date: yesterday", "2:7 error date.invalid: write year, month and day, such as 2026-03-02"),
      ("template: wid", "2:11 error page.template: write wide"),
      (
        "template: poster",
        "2:11 error page.template: add templates/pages/poster.mustache to the theme, or remove the key"
      ),
      ("extra: Rosa", "2:8 error value.type: write extra: {wine: Chianti}"),
      ("extra: {a b: Rosa}", "2:9 error extra.name: write a-b"),
      ("extra: {1st: Rosa}", "2:9 error extra.name: write letters, digits, - and _, a letter first"),
      ("extra: {a: [1]}", "2:12 error value.type: write text in quotes"),
      ("extra: {a: {xx1: b}}", "2:13 error language.unknown: write a BCP 47 tag, such as en or pt-BR"),
    ])
  func reportsFaults(text: String, wanted: String) {
    #expect(page(text).diagnostics.map(inWords).joined(separator: " | ") == wanted)
  }

  private func page(_ keys: String) -> Checked<MarkdownPage?> {
    parsePage(
      SourceFile(path: "Content/pages/a.md", text: "---\n\(keys)\n---\nText\n"), path: "a", site: Site(),
      templates: ["narrow", "wide"])
  }
}

/// Formats a diagnostic as `line:column severity id: hint`.
private func inWords(_ diagnostic: Diagnostic) -> String {
  guard case .line(let place) = diagnostic.place else { return diagnostic.id }
  return "\(place.line):\(place.column) \(diagnostic.severity) \(diagnostic.id): \(diagnostic.hint ?? "")"
}
