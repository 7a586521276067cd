import Foundation
import Testing

/// Items' longer texts in separate files.
@Suite struct MenuBodyTests {
  private static let menu = """
    name: Dinner
    sections:
    - name: Soups
      items:
      - {id: about, name: nope.md, price: 1, allergens: [], description: "[b](nope.md)"}
      - {id: pea, name: Pea, price: 1, allergens: [], body: "[c](gone.md)"}

    """

  @Test func reportsOfABrokenLinkWhereItIsWritten() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/menus/dinner.yaml": Self.menu,
      "Content/menus/dinner/about.md": "A text about\n[nope.md](nope.md), ![x](assets/no.png) and [y](<far away.md>)\n",
    ])
    let run = try menugen("check", in: folder.path)
    #expect(
      run.places == [
        "Content/menus/dinner.yaml:5:75 link.broken", "Content/menus/dinner.yaml:6:62 link.broken",
        "Content/menus/dinner/about.md:2:11 link.broken", "Content/menus/dinner/about.md:2:26 asset.missing",
        "Content/menus/dinner/about.md:2:50 link.broken",
      ])
  }

  @Test func reportsAllErrorsOfAMenuBesideATextThatIsNotUTF8() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/menus/dinner.yaml": Self.menu.replacing("price: 1,", with: "prize: 1, body: dinner/more.md,"),
    ])
    try folder.write(Data([0x41, 0xFF]), to: "Content/menus/dinner/more.md")
    let run = try menugen("check", in: folder.path)
    #expect(run.status == 1)
    #expect(run.places.contains("Content/menus/dinner/more.md:1:2 file.not-utf8"))
    #expect(run.places.contains { $0.hasSuffix("key.misspelt") })
    #expect(!run.places.contains { $0.hasSuffix("body.missing") })
  }

  @Test func reportsThatALinkLeadsToWhatHasNoPage() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/menus/a.yaml": """
      name: A
      description: "[b](/menus/b/) [c](/menus/b/pea/) [d](/menus/a/no/)"
      sections: [{name: S, items: [{id: no, name: No, price: 1, allergens: [], status: hidden}, {name: Oat, price: 1, allergens: []}]}]

      """,
      "Content/menus/b.yaml": """
      name: B
      availability: {validFrom: 2026-06-01, validThrough: 2026-08-31}
      sections: [{name: S, items: [{id: pea, name: Pea, price: 1, allergens: []}]}]

      """,
    ])
    let dated = try menugen("check", "--date", "2026-12-24", in: folder.path)
    let hints = dated.errors.split(separator: "\n").filter { $0.contains("hint:") }.map { $0.drop { $0 != "h" } }
    #expect(
      hints == Array(repeating: "hint: it has no page: on 2026-12-24 it is out of season or hidden", count: 3))
    let always = try menugen("check", in: folder.path)
    #expect(always.errors.contains("hint: it has no page because it is hidden"))
    #expect(always.places == ["Content/menus/a.yaml:2:53 link.broken"])
  }
}
