import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

@Suite struct MenuFaultTests {
  static let faults = [
    Fault("value.type", #"1️⃣"Dinner""#),
    Fault("value.type", #"[1️⃣1]"#),
    Fault("item.no-name", #"[1️⃣{"price": 1}]"#),
    Fault("language.unknown", #"[{"name": {1️⃣"english": "Soup"}}]"#, hint: "write en"),
    Fault("item.no-name", #"[1️⃣{"name": "", "price": 1}]"#),
    Fault("value.type", #"{"name": 1️⃣["Dinner"], "sections": []}"#),
    Fault("value.type", #"{"name": "Dinner", "sections": 1️⃣12}"#),
    Fault("value.type", #"{"name": "Dinner", "sections": [1️⃣"Pizzas"]}"#),
    Fault("value.type", #"{"name": "Dinner", "sections": [{"name": "Pizzas", "items": 1️⃣{}}]}"#),
    Fault("section.no-name", #"{"name": "Dinner", "sections": [1️⃣{"items": []}]}"#),
    Fault("key.misspelt", #"{"name": "Dinner", 1️⃣"section": []}"#, hint: "write sections"),
    Fault("key.misspelt", #"{"name": "Dinner", "sections": [{"id": "a", 1️⃣"item": []}]}"#, hint: "write items"),
    Fault("currency.unknown", #"{"name": "Dinner", "currency": 1️⃣"ERU"}"#, hint: "write EUR"),
    Fault("language.unknown", #"{"name": "Dinner", "language": 1️⃣"english"}"#),
    Fault("service.unknown", #"{"name": "Dinner", "service": ["eat-in", 1️⃣"take-away"]}"#, hint: "write takeaway"),
    Fault("date.invalid", #"{"name": "Dinner", "updated": 1️⃣"2025-02-29"}"#),
    Fault("id.invalid", #"{"id": 1️⃣"a/b", "name": "Dinner"}"#),
    Fault("source.invalid", #"{"source": 1️⃣"ftp://example.org/menu.json"}"#),
    Fault(
      "source.live-token", #"{"source": "https://example.org/", "tokenFrom": "MENUGEN_X", "live": 1️⃣true}"#),
    Fault("item.no-name", #"[1️⃣{"name": "  \t"}]"#),
    Fault(
      "section.duplicate-id",
      #"{"name": "D", "sections": [{"id": "a", "name": "A", "sections": [{"id": 1️⃣"A", "name": "B"}]}]}"#),
    Fault("id.reserved", #"{"name": "D", "sections": [{"id": 1️⃣"content", "name": "A"}]}"#),
    Fault("service.unknown", #"{"name": "Dinner", "service": [1️⃣"dine-in"]}"#, hint: "write eat-in"),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAMenu(_ fault: Fault) {
    fault.expect { file in parseMenu(file, site: Site(), rules: []).diagnostics.filter { $0.severity != .note } }
  }

  @Test func keepsTheOtherItemsOfAMenuWithErrors() throws {
    let checked = parseMenu(
      SourceFile(
        path: "menus/dinner.json",
        text: #"[{"name": "A", "price": "1,0"}, {"name": "B", "price": 2}, {"name": "C", "allergens": ["x"]}, "D"]"#),
      site: Site())
    let menu = try #require(checked.value?.content)
    #expect(menu.sections[0].items.map(\.id) == ["b", "d"])
    #expect(
      checked.diagnostics.filter { $0.severity == .error }.map(\.id) == ["price.not-a-number", "allergen.unknown"])
  }

  @Test("Sections with equal names get different ids at any depth") func sectionsWithEqualNames() throws {
    let file = SourceFile(
      path: "a.json",
      text:
        #"{"name": "D", "sections": [{"name": "Red", "sections": [{"name": "Wine"}]}, {"name": "White", "sections": [{"name": "Wine"}, {"id": "red", "name": "X"}]}]}"#
    )
    let menu = try #require(parseMenu(file, site: Site()).value?.content)
    func ids(_ section: MenuSection) -> [String] { [section.id] + section.sections.flatMap(ids) }
    #expect(menu.sections.flatMap(ids) == ["red-2", "wine", "white", "wine-2", "red"])
  }

  @Test func warnsOfAMenusOwnTextsAndOfHalfTranslatedSizes() {
    var site = Site()
    site.languages = ["en", "it"].compactMap { LanguageTag($0) }
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "Dinner", "description": {"it": "Ciao"}, "disclaimer": {"en": "VAT", "it": "IVA"}, "sections": [
         {"name": {"en": "S", "it": "S"}, "items": [
          {"name": {"en": "A", "it": "A"}, "allergens": [], "sizes": [{"name": {"en": "big"}, "price": 1}, {"name": "33 cm", "price": 1}]},
          {"name": {"en": "B", "it": "B"}, "allergens": [], "sizes": [{"name": "33 cm", "price": 1}]}]}]}
        """#)
    #expect(
      parseMenu(file, site: site).diagnostics.filter { $0.severity != .note }.map(\.message) == [
        "the menu's own texts are not translated into 'en': description",
        "the menu's own texts (name) and 1 of 2 items are not translated into 'it': 'A'",
      ])
  }

  @Test func takesWhatIsPlainlyMeant() throws {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "sections": [{"name": "S", "optionGroups": ["g", "g"], "items": [
          {"name": "A", "allergens": {"contains": ["milk"], "may-contain": ["nuts"]}, "tags": "new, vegetarian,popular"}]}],
         "optionGroups": [{"id": "g", "options": ["Olives"]}]}
        """#)
    let menu = try #require(parseMenu(file, site: Site(), rules: []).value?.content)
    let item = try #require(menu.sections.first?.items.first)
    #expect(item.allergens == .declared([DeclaredAllergen(.milk), DeclaredAllergen(.nuts, presence: .mayContain)]))
    #expect(item.tags == ["new", "popular"] && item.diets == [.vegetarian])
    #expect(menu.sections.first?.optionGroups == ["g"])
    #expect(menu.optionGroups.first?.options.map(\.name.entries[0].value) == ["Olives"])
    #expect(menu.optionGroups.first?.options.first?.allergens == .notDeclared)
  }

  @Test func warnsOfASectionsPictureWithoutWords() {
    let file = SourceFile(
      path: "a.json", text: #"{"name": "D", "sections": [{"name": "S", "image": "a.jpg"}, {"name": "T"}]}"#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.brief) == [
        "image.no-alt 1:51", "section.empty 1:37", "section.empty 1:70",
      ])
  }
}
