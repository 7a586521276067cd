import MenugenDiagnostics
import Foundation
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// An order without any choice, in all formats of a menu.
@Suite struct DefaultChoiceTests {
  private func site(_ menu: String, _ settings: String = "") async throws -> BuiltSite {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "name: X\ncurrency: EUR\nbaseURL: https://example.org/\n\(settings)",
      "Content/menus/m.yaml": menu,
    ])
    return try await BuiltSite(content: folder.place("Content"))
  }

  private let bowls = """
    name: M
    optionGroups:
    - {id: cheese, name: Cheese, options: [{name: Feta, default: true, allergens: [milk]}, {name: Tofu, allergens: [soybeans]}]}
    - {id: sauce, name: Sauce, min: 1, options: [{name: Tahini, allergens: [sesame]}]}
    sections:
    - name: S
      items:
      - {id: bowl, name: Bowl, price: 9, allergens: [], diets: [vegan, vegetarian], optionGroups: [cheese]}
      - {id: wrap, name: Wrap, price: 8, allergens: [], optionGroups: [sauce]}
      - {id: soup, name: Soup, price: 7, allergens: [], diets: [vegan]}
    """

  @Test("Every form counts a default choice's allergens as the dish's")
  func countsDefaultsInEveryForm() async throws {
    let site = try await site(bowls)
    #expect(site.diagnostics.map(\.id).contains("diet.contradicts-allergen"))
    for page in ["menus/m/index.html", "menus/m/print.html", "menus/m/menu.txt"] {
      let text = try site.text("site/\(page)")
      #expect(text.contains("Contains: milk"), "\(page)")
      #expect(text.contains("With choices: soybeans"), "\(page)")
      #expect(text.contains("Contains: sesame"), "\(page)")
      #expect(text.components(separatedBy: "None of the 14").count == 2, "the soup alone, in \(page)")
    }
    let bowl = try site.text("site/menus/m/bowl/index.html")
    #expect(bowl.contains("Contains: milk"))
    #expect(!bowl.contains(">Vegan") && bowl.contains(">Vegetarian.<"))
    #expect(!bowl.contains("VeganDiet") && bowl.contains("VegetarianDiet"))
    let data = try JSONSerialization.jsonObject(with: #require(site.files["site/menus/m/menu.json"])) as? [String: Any]
    let items = try #require((data?["sections"] as? [[String: Any]])?.first?["items"] as? [[String: Any]])
    #expect(
      items.map { $0["allergens"] as? [String: String] } == [["milk": "contains"], ["sesame": "contains"], [:]])
    #expect(items.map { $0["diets"] as? [String] } == [["vegetarian"], nil, ["vegan"]])
    let table = try site.text("site/menus/m/allergens.txt").split(separator: "\n")
    #expect(table.first { $0.hasPrefix("Bowl") }?.filter { "●◐–?".contains($0) } == "–––––◐●–––––––")
    #expect(table.first { $0.hasPrefix("Wrap") }?.filter { "●◐–?".contains($0) } == "––––––––––●–––")
    let cells = try site.text("site/menus/m/allergens.html").components(separatedBy: "Wrap")[1]
    #expect(cells.components(separatedBy: "Soup")[0].contains("●"))
  }

  @Test("A menu that declares nothing says so once", arguments: ["words", "numbers", "none"])
  func saysOnceThatNothingIsDeclared(codes: String) async throws {
    let site = try await site(
      """
      name: M
      optionGroups:
      - {id: sauce, name: Sauce, min: 1, options: [Pesto, Aioli]}
      - {id: side, name: Side, options: [Chips, {name: Salad, default: true}]}
      sections:
      - name: S
        optionGroups: [side]
        items:
        - {id: a, name: A, price: 9, optionGroups: [sauce]}
        - {id: b, name: B, price: 8}
        - {id: c, name: C, price: 7}
      """, "allergenCodes: \(codes)")
    func count(_ path: String) throws -> Int {
      try site.text("site/menus/m/\(path)").components(separatedBy: "Allergens not declared").count - 1
    }
    for path in ["index.html", "print.html", "menu.txt", "a/index.html", "b/index.html", "allergens.html"] {
      #expect(try count(path) == 1, "\(path)")
    }
  }

  @Test("Choices that don't declare theirs say so beside dishes that do")
  func saysWhichChoicesAreUndeclared() async throws {
    let site = try await site(
      """
      name: M
      optionGroups:
      - {id: sauce, name: Sauce, options: [Pesto, {name: Aioli, allergens: [eggs]}]}
      sections:
      - name: S
        items:
        - {id: a, name: A, price: 9, allergens: [], optionGroups: [sauce]}
        - {id: b, name: B, price: 8, optionGroups: [sauce]}
      """)
    let a = try site.text("site/menus/m/a/index.html")
    #expect(a.contains("With choices: eggs · Allergens not declared"))
    #expect(a.components(separatedBy: "Allergens not declared").count == 3, "at the dish and at the pesto")
  }
}
