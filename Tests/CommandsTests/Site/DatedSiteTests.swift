import Testing

/// A site with a fixed date has no content out of season, and no links to it.
@Suite struct DatedSiteTests {
  private static let content = [
    "Content/site.yaml": "name: Osteria\ncurrency: EUR\nbaseURL: https://example.org/\nlanguages: [en, it]\n",
    "Content/menus/summer.yaml": """
    name: {en: Summer, it: Estate}
    sections:
    - {name: {en: Ice, it: Gelato}, availability: {validFrom: 2026-06-01, validThrough: 2026-08-31},
       items: [{id: lemon, name: {en: Lemon, it: Limone}, price: 2, allergens: []}]}

    """,
    "Content/menus/always.yaml": """
    name: {en: Always, it: Sempre}
    sections:
    - {name: {en: Soups, it: Zuppe}, items: [{id: pea, name: {en: Pea, it: Piselli}, price: 4, allergens: []},
       {id: gazpacho, name: {en: Gazpacho, it: Gazpacho}, price: 5, allergens: [], availability: {validFrom: 2026-06-01, validThrough: 2026-08-31}}]}
    - {name: {en: Cold, it: Freddi}, items: [{id: cucumber, name: {en: Cucumber, it: Cetriolo}, price: 5, allergens: [],
       availability: {validFrom: 2026-06-01, validThrough: 2026-08-31}}]}

    """,
  ]

  @Test func reportsNothingOfAMenuThatADayEmpties() throws {
    let folder = try TemporaryFolder(Self.content)
    #expect(try menugen("build", in: folder.path).status == 0)
    let summer = try folder.tree("Output")
    #expect(summer.keys.contains("site/it/menus/summer/lemon/index.html"))
    // On another day, pages of the previous season are removed.
    let run = try menugen("build", "--date", "2026-12-24", in: folder.path)
    #expect(run.status == 0 && run.places == [], "\(run.errors)")
    let winter = try folder.tree("Output")
    #expect(
      Set(summer.keys).subtracting(winter.keys).allSatisfy { path in
        ["summer", "gazpacho", "cucumber"].contains { path.contains($0) }
      })
    for (path, bytes) in winter {
      #expect(!["summer", "gazpacho", "cucumber"].contains { path.contains($0) }, "\(path)")
      let text = String(decoding: bytes, as: UTF8.self)
      for word in ["Summer", "Estate", "summer", "lemon", "azpacho", "ucumber", "Cetriolo", "Freddi"] {
        #expect(!text.contains(word), "\(path) tells of \(word)")
      }
    }
    let sitemap = try folder.text("Output/site/sitemap.xml")
    #expect(sitemap.matches(of: #/<loc>/#).count == 6, "two languages of home, a menu and its dish")
    #expect(try folder.text("Output/site/menus/always/menu.json").contains(#""id":"pea""#))
    #expect(try folder.text("Output/site/index.html").contains("1 dish"))
  }

  @Test func saysThatThereIsNothingWhereNoMenuIsLeft() throws {
    let folder = try TemporaryFolder(Self.content.filter { !$0.key.hasSuffix("always.yaml") })
    let run = try menugen("build", "--date", "2026-12-24", in: folder.path)
    #expect(run.status == 0 && run.places == [], "\(run.errors)")
    let files = try folder.tree("Output")
    #expect(!files.keys.contains { $0.contains("menus/") })
    #expect(try folder.text("Output/site/index.html").contains("Nothing here yet"))
    #expect(try folder.text("Output/site/sitemap.xml").matches(of: #/<loc>/#).count == 2)
  }
}
