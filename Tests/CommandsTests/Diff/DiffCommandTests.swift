import Foundation
import Testing

/// `menugen diff`: what guests see differently.
@Suite struct DiffCommandTests {
  private static let menu = """
    name: Dinner
    sections:
    - name: Pizzas
      items:
      - {id: margherita, name: Margherita, sizes: [{id: small, name: 26 cm, price: 7.50}], allergens: [gluten, milk]}
      - {id: marinara, name: Marinara, price: 6.80}

    """
  private static let changed = menu.replacing("7.50", with: "8.00").replacing(
    "name: Marinara, price: 6.80}", with: "name: Marinara, price: 6.80, allergens: {nuts.almond: may-contain}}")

  private let folder: TemporaryFolder

  init() throws {
    let site = "currency: EUR\n"
    folder = try TemporaryFolder([
      "Old/site.yaml": site, "Old/menus/dinner.yaml": Self.menu, "Content/site.yaml": site,
      "Content/menus/dinner.yaml": Self.changed, "old.yaml": Self.menu,
    ])
  }

  private static let text = """
    Allergens
      dinner: item marinara (Marinara): not declared → may-contain nuts.almond

    dinner
      item margherita (Margherita): price.small: 7.50 EUR → 8.00 EUR

    2 differences in 1 menu, 1 of allergens

    """

  @Test("Allergens come first, then the menus; the exit code is 0") func printsText() throws {
    let run = try menugen("diff", "Old", "Content", in: folder.path)
    #expect(run.status == 0 && run.output == Self.text && run.allErrors == "", "\(run.output)\(run.allErrors)")
  }

  @Test(
    "A menu file is compared with the menu of its id, another file with the only menu, in the same currency",
    arguments: [
      ("Old/menus/dinner.yaml", "Content"), ("old.yaml", "Content/menus/dinner.yaml"), ("old.yaml", "Content"),
    ])
  func comparesFiles(_ old: String, _ new: String) throws {
    let run = try menugen("diff", old, new, in: folder.path)
    #expect(run.status == 0 && run.output == Self.text && run.allErrors == "", "\(run.output)\(run.allErrors)")
  }

  @Test("A published site, its folder and its menu.json compare with content") func comparesPublished() throws {
    #expect(try menugen("build", "--content", "Old", in: folder.path).status == 0)
    for old in ["Output", "Output/site", "Output/site/menus/dinner/menu.json"] {
      let run = try menugen("diff", old, "Content", in: folder.path)
      #expect(
        run.status == 0 && run.output == Self.text && run.allErrors == "", "\(old): \(run.output)\(run.allErrors)")
      #expect(try menugen("diff", old, "Old", in: folder.path).output == "No differences in 1 menu\n")
    }
  }

  @Test("The menus of locations in a published site aren't compared", arguments: ["alpha", "ostia"])
  func skipsLocations(_ id: String) throws {
    try folder.write("currency: EUR\nlanguages: [en, it]\n", to: "Content/site.yaml")
    try folder.write("items: {margherita: {hidden: true}, marinara: 9}\n", to: "Content/locations/\(id).yaml")
    try folder.write("languages: [it]\nitems: {marinara: 8}\n", to: "Content/locations/beta.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    for (old, new) in [("Output/site", "Output"), ("Output", "Content"), ("Content", "Output/site")] {
      let run = try menugen("diff", old, new, in: folder.path)
      #expect(run.output == "No differences in 1 menu\n" && run.status == 0, "\(old) \(new): \(run.output)")
    }
    let branch = try menugen("diff", "Output/site/\(id)/menus/dinner/menu.json", "Content", in: folder.path)
    #expect(branch.output.contains("margherita"), "\(branch.output)")
  }

  @Test("A file without a currency is compared in dollars, and a note says so") func notesMissingCurrency() throws {
    try folder.write(Self.changed, to: "new.yaml")
    let run = try menugen("diff", "old.yaml", "new.yaml", "--content", "None", in: folder.path)
    #expect(run.status == 0 && run.output.contains("7.50 USD → 8.00 USD"), "\(run.output)")
    #expect(run.allErrors.contains("no currency given, so amounts are in US dollars"), "\(run.allErrors)")
  }

  @Test("An added choice with allergens comes first, and a missing value is none") func printsChoices() throws {
    let menu = """
      optionGroups: [{id: g, name: Extras, options: [{name: Oil, allergens: []}]}]
      sections: [{name: S, items: [{name: Soup, price: 1, description: Hot, allergens: [milk], optionGroups: [g]}]}]

      """
    try folder.write(menu, to: "Old/menus/dinner.yaml")
    try folder.write(
      menu.replacing("allergens: []}]", with: "allergens: []}, {name: Feta, allergens: [milk]}]")
        .replacing(" description: Hot,", with: ""), to: "Content/menus/dinner.yaml")
    let run = try menugen("diff", "Old", "Content", in: folder.path)
    #expect(
      run.output == """
        Allergens
          dinner: added option g/feta (Feta): contains milk

        dinner
          item soup (Soup): description: Hot → none

        2 differences in 1 menu, 1 of allergens

        """, "\(run.output)")
  }

  @Test("A file of settings isn't compared as a menu") func refusesSettings() throws {
    let run = try menugen("diff", "Old/site.yaml", "Content", in: folder.path)
    #expect(run.status == 64 && run.output == "" && run.allErrors.contains("Old/site.yaml has the settings of a site"))
  }

  @Test("JSON is an array of changes with their values") func printsJSON() throws {
    let run = try menugen("diff", "Old", "Content", "--format", "json", in: folder.path)
    let changes = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: String]])
    #expect(
      changes == [
        [
          "change": "changed", "menu": "dinner", "name": "Margherita", "item": "margherita", "field": "price.small",
          "before": "7.50 EUR", "after": "8.00 EUR",
        ],
        [
          "change": "changed", "menu": "dinner", "name": "Marinara", "item": "marinara", "field": "allergens",
          "before": "not declared", "after": "may-contain nuts.almond",
        ],
      ])
    #expect(try menugen("diff", "Old", "Old", "--format", "json", in: folder.path).output == "[]\n")
  }

  @Test("Errors of content are printed, and the rest is compared") func continuesAfterErrors() throws {
    try folder.write(Self.changed.replacing("[gluten, milk]", with: "[gluten, mlk]"), to: "Content/menus/dinner.yaml")
    try folder.write("- {name: [\n", to: "Content/menus/lunch.yaml")
    let run = try menugen("diff", "Old", "Content", in: folder.path)
    #expect(run.status == 0 && run.ids.contains("allergen.unknown") && run.ids.contains("yaml.syntax"), "\(run.errors)")
    #expect(run.output.contains("marinara (Marinara): not declared → may-contain nuts.almond"))
    // An item with an error isn't known to be removed.
    #expect(run.output.contains("not compared: item margherita (Margherita), as the menu has errors\n"))
    #expect(run.output.contains("lunch\n  not compared: it can't be read on one side\n"))
    #expect(run.output.hasSuffix("\n1 difference in 2 menus, 1 of allergens, 2 not compared\n"), "\(run.output)")
  }

  @Test("A missing file ends with 74, what isn't a menu with 64, and both print no result")
  func refusesOtherArguments() throws {
    try folder.write("Buon appetito!\n", to: "note.txt")
    try folder.write("x", to: "empty/x")
    try folder.write("- {name: Tea}\n", to: "Content/menus/lunch.yaml")
    for (old, status, words) in [
      ("None", 74, "None"), ("note.txt", 64, "not a menu file"), ("empty", 64, "neither menus/ nor site.yaml"),
      (".", 64, "did you mean Content?"), ("", 64, "<old> is empty"), ("old.yaml", 64, "has no menu 'old'"),
    ] {
      let run = try menugen("diff", old, "Content", in: folder.path)
      #expect(
        run.status == Int32(status) && run.output == "" && run.allErrors.contains(words), "\(old): \(run.allErrors)")
    }
    #expect(try menugen("diff", "Old", in: folder.path).status == 64)
    #expect(try menugen("diff", "Old", "Content", "--format", "csv", in: folder.path).status == 64)
  }

  @Test("Control characters and line ends of content can't disturb the output") func sanitizesOutput() throws {
    try folder.write(
      Self.menu.replacing("name: Marinara", with: #"name: "Ma\nri\e[31mnara\u202E""#), to: "Content/menus/dinner.yaml")
    let run = try menugen("diff", "Old", "Content", in: folder.path)
    #expect(run.output.contains("name: Marinara → Ma ri\u{FFFD}[31mnara\u{FFFD}\n"), "\(run.output)")
  }
}
