import Testing

/// The picture of pages for messages and other sites, and which pages name it.
@Suite struct SharePageTests {
  private static let menu =
    "name: {en: Dinner, it: Cena}\nsections: [{name: A, items: [{id: b, name: B, price: 1, allergens: []}]}]\n"
  private static let site = "name: Da Rosa\nbaseURL: https://rosa.example/bar/\ncurrency: EUR\nlanguages: [en, it]\n"

  private func tags(_ page: String) -> [String: String] {
    Dictionary(
      page.matches(of: #/<meta property="og:image(:[a-z]+)?" content="([^"]*)">/#).map {
        (String($0.1 ?? ""), String($0.2))
      }, uniquingKeysWith: { one, _ in one })
  }

  @Test("A menu, its dishes and the home page name a drawn picture, which is published in each language")
  func names() {
    let site = SiteInMemory(["site.yaml": Self.site, "menus/dinner.yaml": Self.menu])
    #expect(site.ids == ["label.untranslated"])
    for (page, picture, name) in [
      ("", "share.png", "Da Rosa"), ("menus/dinner/", "menus/dinner/share.png", "Dinner"),
      ("menus/dinner/b/", "menus/dinner/share.png", "Dinner"),
      ("it/menus/dinner/", "it/menus/dinner/share.png", "Cena"),
    ] {
      #expect(
        tags(site["site/\(page)index.html"]) == [
          "": "https://rosa.example/bar/\(picture)", ":width": "1200", ":height": "630", ":alt": name,
        ], "\(page)")
      #expect(site.files["site/\(picture)"]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true, "\(picture)")
    }
    // Files that are written after a picture, whose last byte is no line's end.
    #expect(site["site/manifest.webmanifest"].hasPrefix("{\"name\""))
    #expect(site["site/it/manifest.webmanifest"].hasPrefix("{\"name\""))
    #expect(site.files["site/menus/dinner/share.png"] != site.files["site/it/menus/dinner/share.png"])
  }

  @Test("A site without an address has no pictures, because others need their address")
  func needsAnAddress() {
    let site = SiteInMemory(["menus/dinner.yaml": Self.menu])
    #expect(!site.files.keys.contains { $0.hasSuffix("share.png") })
    #expect(tags(site["site/menus/dinner/index.html"]) == [:])
  }

  @Test("A photograph is preferred, with its size and its text")
  func prefersPhotographs() {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"><rect width=\"1\" height=\"1\"/></svg>"
    let site = SiteInMemory([
      "site.yaml": Self.site + "restaurant: {name: Rosa, image: {src: assets/a.svg, alt: {en: Oven, it: Forno}}}\n",
      "assets/a.svg": drawing,
      "menus/dinner.yaml": Self.menu.replacing("price: 1,", with: "price: 1, image: assets/a.svg,"),
    ])
    #expect(
      tags(site["site/index.html"]) == [
        "": "https://rosa.example/bar/assets/a.svg", ":width": "40", ":height": "30", ":alt": "Oven",
      ])
    #expect(tags(site["site/menus/dinner/b/index.html"])[""] == "https://rosa.example/bar/assets/a.svg")
    #expect(site.files["site/share.png"] == nil && site.files["site/menus/dinner/share.png"] != nil)
  }
}
