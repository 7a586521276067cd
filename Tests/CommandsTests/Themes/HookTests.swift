import MenugenDiagnostics
import Testing

/// The hooks of a theme, which public pages alone have.
@Suite struct HookTests {
  private static let hooks = ["head", "header", "footer", "after-menu"]

  private static let themes = Dictionary(
    uniqueKeysWithValues: hooks.map { ("own/templates/hooks/\($0).mustache", "<!-- hook \($0) -->\n") })

  private static let content = [
    "site.yaml": "name: X\ncurrency: EUR\ntheme: own\nbaseURL: https://x.example\nmovements: {detailPages: always}\n",
    "menus/dinner.yaml": "name: D\nsections: [{name: A, items: [{name: B, price: 1, allergens: []}]}]\n",
    "movements/bank.csv":
      "id,date,name,amount,category,account\n1,2026-01-02,A,1,sales/food,assets/bank\n2,2026-02-02,B,-2,costs,assets/bank\n",
    "movements/club.yaml": "visibility: public\nmovements: [{name: C, amount: 3, date: 2026-03-01, category: fees}]\n",
    "goals/save.yaml": "ledger: bank\ngoal: 10\n", "goals/walk.yaml": "goal: 10\nsteps: 3\nstarted: true\n",
    "pages/about.md": "Text\n",
  ]

  @Test("No page below reports/ has a hook, whatever its kind")
  func keepsHooksFromReports() {
    let site = SiteInMemory(Self.content, themes: Self.themes)
    #expect(!site.diagnostics.contains { $0.severity == .error })
    let pages = site.files.keys.filter { $0.hasPrefix("reports/") && $0.hasSuffix(".html") }
    // The list, a ledger, its months, categories, accounts and movements, and a goal.
    for place in [
      "index.html", "bank/index.html", "bank/2026-01/", "categories/", "accounts/", "movements/1/", "goals/save/",
    ] {
      #expect(pages.contains { $0.contains(place) }, "\(place) in \(pages.sorted())")
    }
    for page in pages { #expect(!site[page].contains("<!-- hook"), "\(page)") }
  }

  @Test("Every public page has the hooks of its head, header and footer", arguments: ["head", "header", "footer"])
  func hasHooks(hook: String) {
    let site = SiteInMemory(Self.content, themes: Self.themes)
    let pages = site.files.keys.filter {
      $0.hasPrefix("site/") && $0.hasSuffix(".html") && !["/print.html", "/tent.html"].contains(where: $0.hasSuffix)
    }
    #expect(pages.count > 10)
    for page in pages { #expect(site[page].contains("<!-- hook \(hook) -->"), "\(page)") }
  }

  @Test("A menu's page has the hook after its dishes")
  func hasAHookAfterTheMenu() {
    let site = SiteInMemory(Self.content, themes: Self.themes)
    #expect(site["site/menus/dinner/index.html"].contains("<!-- hook after-menu -->"))
    #expect(!site["site/index.html"].contains("hook after-menu"))
  }

  @Test("Public pages may load from the theme's origins, and reports from no other site")
  func allowsOrigins() {
    let themes = Self.themes.merging(["own/theme.yaml": "origins: https://stats.example/"]) { $1 }
    let site = SiteInMemory(Self.content, themes: themes)
    #expect(site["site/index.html"].contains("script-src &#39;self&#39; https://stats.example;"))
    #expect(site["site/index.html"].contains("connect-src &#39;self&#39; https://stats.example;"))
    for page in site.files.keys where page.hasPrefix("reports/") { #expect(!site[page].contains("stats.example")) }
  }

  @Test("The hooks of the default theme are empty")
  func areEmpty() {
    let site = SiteInMemory(Self.content.merging(["site.yaml": "currency: EUR"]) { $1 })
    #expect(!site["site/index.html"].contains("hook"))
  }
}
