import Foundation
import Testing

/// Builds that would remove published content.
@Suite struct RemovalTests {
  private static func menu(_ items: [String]) -> String {
    "name: Dinner\nsections:\n- name: Pizzas\n  items:\n"
      + items.map { "  - {name: \($0), price: 7.50, allergens: []}\n" }.joined()
  }

  private static let names = ["Alba", "Bruna", "Carla", "Dora", "Elsa", "Fina", "Gina", "Ida", "Lea", "Mara"]

  private static let files = [
    "Content/site.yaml": "currency: EUR\nbaseURL: https://giuseppes.example\n",
    "Content/menus/dinner.yaml": menu(names),
    "Content/menus/lunch.yaml": menu(["Alba"]).replacing("Dinner", with: "Lunch"),
    "Content/movements/bank.json": #"[{"name": "A", "amount": 1}]"#,
  ]

  private func built() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.files)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return folder
  }

  @Test(
    "A menu or a ledger that is gone stops the build", arguments: [[], ["--force"], ["--keep-going"], ["--strict"]])
  func removesNothingUnasked(options: [String]) throws {
    let folder = try built()
    let before = try folder.tree("Output")
    try folder.remove("Content/menus/lunch.yaml")
    try folder.remove("Content/movements/bank.json")
    let run = try shell("menugen build \(options.joined(separator: " "))", in: folder.path)
    #expect(run.status == 1)
    #expect(run.places == ["Content/menus/lunch.yaml menu.removed", "Content/movements/bank.json ledger.removed"])
    #expect(run.errors.contains("'lunch' (1 item)") && run.errors.contains("'bank' (1 movement)"))
    #expect(try folder.tree("Output") == before)
    // Repeating the build doesn't help.
    #expect(try menugen("build", in: folder.path).status == 1)
    let accepted = try menugen("build", "--accept-removals", in: folder.path)
    #expect(accepted.status == 0 && accepted.errors.isEmpty, "\(accepted.errors)")
    #expect(!folder.exists("Output/site/menus/lunch/index.html") && !folder.exists("Output/reports/bank/index.html"))
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  @Test("A folder of menus under another name stops the build")
  func missesARenamedFolder() throws {
    let folder = try built()
    try shell("mv Content/menus Content/_menus", in: folder.path)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1)
    #expect(run.ids == ["menu.removed", "menu.removed"])
  }

  @Test("Another id is another menu")
  func missesAMenuOfAnotherID() throws {
    let folder = try built()
    try folder.write("id: supper\n" + Self.menu(Self.names), to: "Content/menus/dinner.yaml")
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1 && run.places == ["Content/menus/dinner.yaml menu.removed"])
    #expect(run.errors.contains("restore its id"))
    // The same menu in another place is the same.
    try folder.remove("Content/menus/dinner.yaml")
    try folder.write(Self.menu(Self.names), to: "Content/menus/evening/dinner.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  @Test(
    "More than a fifth of a menu's items are not removed unasked",
    arguments: [
      (names.dropLast(2), []), (names.dropLast(3), ["menu.items-removed"]),
      ([], ["menu.items-removed", "section.empty"]),
      // Replaced items aren't lost.
      (names.dropLast(5) + ["Nora", "Olga", "Pia"], []), (names.dropLast(5) + ["Nora"], ["menu.items-removed"]),
    ] as [([String], [String])])
  func keepsItems(items: [String], ids: [String]) throws {
    let folder = try built()
    try folder.write(Self.menu(items), to: "Content/menus/dinner.yaml")
    let run = try menugen("build", in: folder.path)
    #expect(run.status == (ids.isEmpty ? 0 : 1) && run.ids.sorted() == ids, "\(run.errors)")
    if !ids.isEmpty { #expect(run.errors.contains("ida") || run.errors.contains("mara")) }
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0)
  }

  @Test("What content itself hides or puts out of season is no loss")
  func takesHiddenItemsForMeant() throws {
    let folder = try built()
    let hidden = Self.menu(Self.names).replacing("allergens: []", with: "allergens: [], status: hidden")
    try folder.write(hidden, to: "Content/menus/dinner.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write(Self.menu(Self.names), to: "Content/menus/dinner.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write(
      "availability: {validThrough: 2026-01-31}\n" + Self.menu(Self.names), to: "Content/menus/dinner.yaml")
    let run = try menugen("build", "--date", "2026-02-01", in: folder.path)
    #expect(run.status == 0 && !folder.exists("Output/site/menus/dinner/index.html"), "\(run.errors)")
    // A menu without a page can't lose one.
    try folder.remove("Content/menus/dinner.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  @Test("A menu with errors is not missed besides")
  func keepsGoingWithAMenuWithErrors() throws {
    let folder = try built()
    try folder.write("sections: [}\n", to: "Content/menus/dinner.yaml")
    try folder.write(#"[{"name": "A"}]"#, to: "Content/movements/bank.json")
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1 && run.ids.allSatisfy { !$0.hasSuffix("removed") })
    #expect(try folder.text("Output/site/menus/dinner/index.html").contains("could not be made"))
  }

  @Test("A record that can't be read is no reason to miss anything")
  func missesNothingWithoutARecord() throws {
    let folder = try built()
    try folder.remove("Content/menus/lunch.yaml")
    try folder.write("menugen", to: "Output/.menugen/manifest")
    #expect(!(try menugen("build", in: folder.path).ids.contains("menu.removed")))
  }

  @Test(
    "A price that is more than five times another one is a warning, once",
    arguments: [("37.50", false), ("37.51", true), ("1.50", false), ("1.49", true), ("75", true), ("0", false)])
  func wondersAtPrices(price: String, wonders: Bool) throws {
    let folder = try built()
    let menu = Self.menu(Self.names)
    try folder.write(
      menu.replacing("Carla, price: 7.50", with: "Carla, price: \(price)"), to: "Content/menus/dinner.yaml")
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0)
    #expect(run.places == (wonders ? ["Content/menus/dinner.yaml:7:12 price.jump"] : []))
    #expect(try menugen("build", in: folder.path).ids.isEmpty)
  }

  @Test("A price of a size is compared with that of the same size")
  func comparesSizes() throws {
    func sizes(_ prices: [String]) -> String {
      let sizes = prices.enumerated().map { "{id: s\($0.offset), name: S\($0.offset), price: \($0.element)}" }
      return "sections: [{name: A, items: [{name: B, allergens: [], sizes: [\(sizes.joined(separator: ", "))]}]}]\n"
    }
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/menus/a.yaml": sizes(["1", "9"]),
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write(sizes(["1.50", "90"]), to: "Content/menus/a.yaml")
    #expect(try menugen("build", in: folder.path).errors.contains("changed from 9.00 to 90.00"))
    try folder.write(
      sizes(["1.50", "90"]).replacing("price: 90", with: "price: {amount: 9, unit: 100 g}"), to: "Content/menus/a.yaml")
    #expect(try !menugen("build", in: folder.path).ids.contains("price.jump"))
  }
}

extension TemporaryFolder {
  fileprivate func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: place(name)) }
}
