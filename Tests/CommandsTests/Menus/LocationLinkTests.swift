import MenugenDiagnostics
import Testing

/// Links to the pages of locations, and from them.
@Suite struct LocationLinkTests {
  private static let content = [
    "site.yaml": "currency: EUR\nlanguages: [en, it]\nbaseURL: https://rosa.example/\n",
    "menus/dinner.yaml": """
    name: Dinner
    description: "[a](#pizzas) [b](#no-section)"
    sections:
      - name: Pizzas
        items:
          - {id: alba, name: Alba, price: 1, allergens: [], description: "[d](#pizzas)"}
          - {id: bari, name: Bari, price: 1, allergens: []}
    """,
    "menus/lunch.yaml": "name: Lunch\nsections: [{name: Soup, items: [{name: Minestrone, price: 1, allergens: []}]}]\n",
    "locations/ostia.yaml": "name: Ostia\nitems: {alba: 2}\n",
    "locations/linz.yaml": "name: Linz\nlanguages: [it]\nitems: {alba: 3}\n",
  ]

  private static func site(_ content: [String: String]) -> SiteInMemory {
    SiteInMemory(Self.content.merging(content) { $1 })
  }

  @Test(
    "A link to a location's page or file that doesn't exist, or not in a language that shows it, is a warning",
    arguments: [
      ("/ostia/", nil), ("/ostia/index.html", nil), ("/it/ostia/", nil), ("/it/", nil), ("/it/about/", nil),
      ("/it/menus/dinner/", nil), ("/it/menus/dinner/alba/", nil), ("/ostia/menus/dinner/", nil),
      ("/ostia/menus/dinner/menu.txt", nil), ("/ostia/menus/dinner/print.html", nil),
      ("/ostia/menus/dinner/tent.html", nil), ("/ostia/menus/dinner/menu.json", nil),
      ("/ostia/menus/dinner/alba/", nil), ("/it/linz/", nil), ("/it/linz/menus/dinner/", nil),
      ("/ostia/menus/dinner/bari/", "link.broken"), ("/ostia/menus/lunch/", "link.broken"),
      ("/ostia/menus/dinner/allergens.html", "link.broken"), ("/ostia/menus/dinner/share.png", "link.broken"),
      ("/ostia/about/", "link.broken"), ("/it/nowhere/", "link.broken"), ("/it/sitemap.xml", "link.broken"),
      ("/linz/", "link.broken"), ("/linz/menus/dinner/", "link.broken"), ("/linz/menus/dinner/menu.txt", "link.broken"),
      ("/ostia/#content", nil), ("/ostia/#nope", "link.fragment"), ("/ostia/menus/dinner/#pizzas", nil),
      ("/ostia/menus/dinner/#nope", "link.fragment"), ("/it/linz/#nope", "link.fragment"),
    ] as [(String, String?)])
  func checksLinks(_ link: String, _ id: String?) {
    let site = Self.site(["pages/about.md": "---\ntitle: About\n---\n[x](\(link))\n"])
    let found = site.diagnostics.filter { $0.file?.hasSuffix("about.md") ?? false }.map(\.id)
    #expect(found == [id].compactMap(\.self), "\(site.diagnostics)")
  }

  @Test("A page of one language may link to a location that has pages in this language only")
  func ofOneLanguage() {
    let pages = [
      "pages/about.md": "---\ntitle: About\n---\nUs.\n", "pages/about.it.md": "---\ntitle: Noi\n---\n[x](/linz/)\n",
    ]
    #expect(!Self.site(pages).ids.contains("link.broken"))
    let shown = Self.site(["pages/about.md": "---\ntitle: About\n---\n[x](/linz/)\n"])
    let found = shown.diagnostics.first { $0.id == "link.broken" }
    #expect(found?.message == "broken link: '/linz/' doesn't exist in 'en'")
    #expect(found?.hint == "write /it/linz/, as the page exists in 'it' only")
  }

  @Test("The same holds for locations of a table") func ofTable() {
    var content = Self.content.merging(["locations.csv": "id,alba.price\nostia,2\n"]) { $1 }
    (content["locations/ostia.yaml"], content["locations/linz.yaml"]) = (nil, nil)
    content["pages/about.md"] =
      "---\ntitle: About\n---\n[x](/ostia/menus/dinner/#nope) [y](/ostia/menus/dinner/menu.txt)\n"
    let site = SiteInMemory(content)
    #expect(site.ids.count { $0 == "link.fragment" } == 2 && !site.ids.contains("link.broken"), "\(site.diagnostics)")
  }

  @Test("A link to a section in a menu's text leads to the section on a location's own page")
  func sections() {
    let site = Self.site([:])
    #expect(site["site/ostia/menus/dinner/index.html"].contains("<a href=\"#pizzas\">a</a>"))
    #expect(site["site/ostia/menus/dinner/alba/index.html"].contains("<a href=\"../#pizzas\">d</a>"))
    #expect(site["site/it/linz/menus/dinner/index.html"].contains("<a href=\"#pizzas\">a</a>"))
  }

  @Test("The sections of a printed menu have the ids that its texts link to", arguments: ["default", "trattoria"])
  func printed(_ theme: String) {
    let site = Self.site(["site.yaml": "currency: EUR\ntheme: \(theme)\n", "locations/linz.yaml": "name: Linz\n"])
    for place in ["site", "site/ostia"] {
      let page = site["\(place)/menus/dinner/print.html"]
      #expect(page.contains("href=\"#pizzas\"") && page.contains("id=\"pizzas\""), "\(place)")
    }
  }
}
