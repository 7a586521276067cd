import MenugenDiagnostics
import Testing

/// `prices` in `site.yaml`, on public pages and in data.
@Suite struct PriceStyleSiteTests {
  private static let menu = """
    name: D
    sections: [{name: A, items: [{name: Soup, price: 12, allergens: []}, {name: Stew, price: "12.50", allergens: []}]}]
    """

  private static let site = SiteInMemory([
    "site.yaml": "currency: EUR\nlanguage: de\nprices: {decimals: auto, symbol: none}\n", "menus/d.yaml": menu,
    "movements/club.csv": "date,name,amount\n2026-01-02,A,12\n",
  ])

  @Test("Menus have prices in the site's style")
  func stylesMenus() throws {
    let text = Self.site["site/menus/d/menu.txt"]
    #expect(text.contains("... 12\n") && text.contains("... 12,50\n"), "\(text)")
    #expect(!Self.site["site/menus/d/index.html"].contains("12,00"))
  }

  @Test("Structured data and menu.json are exact")
  func keepsData() {
    #expect(Self.site["site/menus/d/menu.json"].contains(#""price":"12.00","currency":"EUR""#))
    #expect(Self.site["site/menus/d/index.html"].contains(#""price":"12.00","priceCurrency":"EUR""#))
  }

  @Test("Reports are exact")
  func keepsReports() {
    #expect(Self.site["reports/club/report.txt"].contains("12,00\u{A0}€"))
  }
}
