import MenugenTestSupport
import Testing

/// Snapshots of complete sites.
@Suite struct WholeSiteTests {
  @Test func showsEveryFieldOfAMenuInEveryLanguage() async throws {
    try await expect(
      "trattoria",
      [
        "index.html", "menus/dinner/index.html", "menus/dinner/menu.txt", "menus/dinner/allergens.html",
        "menus/dinner/allergens.txt", "menus/dinner/menu.json", "menus/dinner/margherita/index.html",
        "menus/dinner/diavola/index.html", "menus/dinner/truffle-cheese/index.html", "menus/dinner/beer/index.html",
        "menus/dinner/family-feast/index.html", "menus/dinner/print.html", "qr/dinner.svg",
        "ar/menus/dinner/print.html", "menus/drinks/menu.txt",
        "about/index.html", "legal/imprint/index.html", "404.html", "loading.html", "offline.html", "error.html",
        "sitemap.xml", "robots.txt", "it/index.html", "it/about/index.html", "it/history/index.html",
        "it/menus/dinner/index.html", "it/menus/dinner/menu.txt", "ar/404.html", "ar/index.html",
        "ar/menus/dinner/index.html", "ar/menus/dinner/menu.txt", "ar/menus/dinner/margherita/index.html",
        "ja/index.html", "ja/menus/dinner/menu.txt", "ja/menus/dinner/allergens.txt",
        "ja/menus/dinner/margherita/index.html",
      ].map { "site/\($0)" })
  }

  @Test func reportsPrivateLedgers() async throws {
    try await expect(
      "trattoria",
      [
        "index.html", "index.txt", "bank/index.html", "bank/2026-01/index.html", "bank/2026-02/index.html",
        "bank/movements/m-1/index.html", "bank/movements/2/index.html", "bank/report.txt", "bank/report.csv",
        "bank/report.json", "club/index.html", "club/report.txt",
      ].map { "reports/\($0)" })
  }

  @Test func buildsASmallSiteWithCodesAndAPublicLedger() async throws {
    try await expect(
      "kiosk",
      [
        "index.html", "404.html", "robots.txt", "menus/snacks/index.html", "menus/snacks/print.html",
        "menus/snacks/menu.txt",
        "menus/snacks/allergens.txt", "menus/snacks/frittatensuppe/index.html", "ledgers/kata/index.html",
        "ledgers/kata/movements/1/index.html", "ledgers/kata/report.txt", "ledgers/kata/report.csv",
      ].map { "site/\($0)" })
  }

  /// A QR code needs a URL: without a `baseURL` there is none.
  @Test("A site with a URL has a QR code for each menu and language") func qrCodes() async throws {
    let codes = { (site: BuiltSite) in site.files.keys.filter { $0.hasSuffix(".svg") && $0.contains("qr/") }.sorted() }
    let trees = ["site/ar/qr", "site/it/qr", "site/ja/qr", "site/qr"]
    #expect(try await codes(BuiltSite("trattoria")) == trees.flatMap { ["\($0)/dinner.svg", "\($0)/drinks.svg"] })
    #expect(try await codes(BuiltSite("kiosk")).isEmpty)
  }

  @Test func saysThatThereIsNothing() async throws {
    try await expect(
      "empty",
      [
        "site/index.html", "site/menus/none/index.html", "site/menus/none/menu.txt", "reports/nothing/index.html",
        "reports/nothing/report.txt", "reports/nothing/report.csv", "reports/nothing/report.json",
      ])
  }

  @Test("The second theme is in the binary, and has the default theme's words")
  func buildsWithTheSecondTheme() async throws {
    let site = try await BuiltSite("trattoria", theme: "trattoria")
    let assets = site.files.keys.filter { $0.hasPrefix("site/theme/") }.map { $0.split(separator: "/").last ?? "" }
    #expect(Set(assets) == ["menu.css", "print.css", "report.css"])
    for path in [
      "index.html", "menus/dinner/index.html", "menus/dinner/margherita/index.html", "menus/dinner/allergens.html",
      "menus/dinner/print.html", "ar/menus/dinner/index.html", "about/index.html", "404.html",
    ] { try expectSnapshot(of: "site/\(path)", in: site) }
    try expectSnapshot(of: "reports/bank/index.html", in: site)
  }

  private func expect(_ name: String, _ paths: [String], _ location: SourceLocation = #_sourceLocation) async throws {
    let site = try await BuiltSite(name)
    for path in paths { try expectSnapshot(of: path, in: site, location) }
  }

  private func expectSnapshot(
    of path: String, in site: BuiltSite, _ location: SourceLocation = #_sourceLocation
  ) throws {
    // The folder of the theme's assets has a hash in its name.
    let text = try site.text(path).replacing(#/\btheme\/[0-9a-f]+\//#, with: "theme/")
    MenugenTestSupport.expectSnapshot(text, at: site.snapshot(path), sourceLocation: location)
  }
}
