import MenugenDiagnostics
import Foundation
import MenugenRenderers
import Testing

/// `nav`, `logo` and `social` of `site.yaml` on pages.
@Suite struct NavigationSettingsTests {
  private static let menu = "name: Dinner\nsections: [{name: A, items: [{name: B, price: 1, allergens: []}]}]\n"

  private func site(_ settings: String, more: [String: String] = [:]) -> SiteInMemory {
    let content = [
      "site.yaml": "baseURL: https://x.example\ncurrency: EUR\n" + settings, "menus/dinner.yaml": Self.menu,
      "pages/about.md": "One\n", "pages/legal/imprint.md": "Two\n", "pages/zoo.md": "---\nnav: false\n---\nThree\n",
    ]
    return SiteInMemory(content.merging(more) { $1 })
  }

  /// The texts of the header's links.
  private func header(_ page: String) -> [String] {
    guard let start = page.range(of: "<header"), let end = page.range(of: "</header>") else { return [] }
    return links(String(page[start.upperBound..<end.lowerBound])).filter { $0 != "Menu" }
  }

  private func footer(_ page: String) -> [String] {
    page.range(of: "<footer class").map { links(String(page[$0.lowerBound...])) } ?? []
  }

  private func links(_ html: String) -> [String] {
    html.matches(of: #/<a [^>]*>([^<]*)</a>/#).map { String($0.1) }
  }

  @Test("Without settings, the header has menus, then pages that don't opt out")
  func hasADefaultOrder() {
    #expect(header(site("")["site/index.html"]) == ["Dinner", "About", "Imprint"])
  }

  @Test("The header has the entries of order first, and neither those of hide nor of footer")
  func arranges() {
    let site = site(
      """
      nav:
        order: [zoo.md, {name: Shop, url: "https://shop.example/"}, /about/]
        hide: dinner
        footer: [legal/imprint]
      """)
    #expect(site.ids == [])
    #expect(header(site["site/index.html"]) == ["Zoo", "Shop", "About"])
    #expect(footer(site["site/index.html"]) == ["Imprint"])
    #expect(site["site/about/index.html"].contains(#"<a href="../legal/imprint/">Imprint</a>"#))
    #expect(site["site/404.html"].contains(#"<a href="/legal/imprint/">Imprint</a>"#))
  }

  @Test("A link to reserve a table ends the header")
  func showsReservations() {
    let site = site("nav: {reservations: true}\nrestaurant: {acceptsReservations: https://book.example/}")
    #expect(header(site["site/about/index.html"]).last == "Reserve a table")
  }

  @Test("With many menus, the header has only those of order")
  func namesOneOfManyMenus() {
    var menus: [String: String] = [:]
    for index in 0..<7 { menus["menus/m\(index).yaml"] = "id: x\(index)\n" + Self.menu }
    #expect(
      header(site("nav: {order: [x3, menus/dinner]}", more: menus)["site/index.html"]).prefix(3) == [
        "Dinner", "Dinner", "About",
      ])
    #expect(header(site("", more: menus)["site/index.html"]).first == "About")
  }

  @Test(
    "An entry that is no page and no menu is an error with the nearest name",
    arguments: [
      ("nav: {order: [abuot]}", "write about"), ("nav: {footer: legal/imprnt}", "write legal/imprint"),
      ("nav: {hide: [menus/diner]}", "write menus/dinner"),
      ("nav: {order: [blog]}", "write a page such as about, or a menu such as menus/dinner"),
    ])
  func refusesUnknownEntries(settings: String, hint: String) throws {
    let site = site(settings)
    let error = try #require(site.diagnostics.first { $0.severity == .error })
    #expect(error.id == "nav.unknown")
    #expect(error.hint == hint)
    #expect(error.file == "Content/site.yaml")
    #expect(site.files.isEmpty)
  }

  @Test("A draft can be named in the navigation, and is left out")
  func knowsDrafts() {
    let site = site("nav: {order: [soon]}", more: ["pages/soon.md": "---\ndraft: true\n---\nX\n"])
    #expect(site.ids == [])
    #expect(header(site["site/index.html"]).first == "Dinner")
  }

  @Test("A draft's translations are drafts, unless they say otherwise")
  func leavesOutTranslationsOfDrafts() {
    for original in ["draft: true", "draft: false", "title: New"] {
      for translation in ["draft: true", "draft: false", "title: Nuovo"] {
        let site = site(
          "languages: [en, it]",
          more: [
            "pages/new.md": "---\n\(original)\n---\nnot yet\n",
            "pages/new.it.md": "---\n\(translation)\n---\nnon ancora\n",
          ])
        let isShown = translation == "draft: false" || translation != "draft: true" && original != "draft: true"
        let pages = ["site/new/index.html", "site/it/new/index.html"].map { site[$0] }
        #expect(pages.contains { $0.contains("non ancora") } == isShown, "\(original), \(translation)")
        #expect(pages.contains { $0.contains("not yet") } == (original != "draft: true"), "\(original), \(translation)")
      }
    }
  }

  @Test("A page's translation into a language that the site lacks is a warning")
  func warnsOfOtherLanguages() {
    let site = site("languages: [en, it]", more: ["pages/about.de.md": "Über uns\n", "pages/v1.5.md": "New\n"])
    #expect(site.ids.filter { $0 != "label.untranslated" } == ["page.language"])
  }

  @Test("Profiles are in the footer of public pages")
  func showsProfiles() {
    let site = site(#"social: {Mastodon: "https://social.example/@x"}"#)
    #expect(site["site/index.html"].contains(#"<a href="https://social.example/@x" rel="me">Mastodon</a>"#))
    #expect(self.site("social: https://www.social.example/x/")["site/index.html"].contains(">social.example/x</a>"))
  }

  @Test("The logo replaces the site's name, and is read as it", arguments: EmbeddedTheme.allCases)
  func showsTheLogo(theme: EmbeddedTheme) {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>"#
    let site = site("name: Rosa\nlogo: assets/logo.svg\ntheme: \(theme.rawValue)", more: ["assets/logo.svg": svg])
    #expect(site.ids == [])
    let page = site["site/about/index.html"]
    #expect(page.contains(#"src="../assets/logo.svg" alt="Rosa" width="20" height="10""#))
    #expect(site["site/index.html"].contains(#"src="assets/logo.svg" alt="Rosa" width="20" height="10""#))
    #expect(site["site/404.html"].contains(#"src="/assets/logo.svg""#))
    #expect(site.files["site/assets/logo.svg"] != nil)
    #expect(!site["reports/index.html"].contains("logo.svg"))
  }
}
