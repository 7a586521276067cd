import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// Tags that guests read as diets.
@Suite struct DietTagTests {
  private func parse(_ tag: String) -> (item: MenuItem?, diagnostics: [Diagnostic]) {
    let text = #"[{"name": "A", "price": 1, "tags": ["\#(tag)"], "allergens": ["milk", "gluten"]}]"#
    let parsed = parseMenu(SourceFile(path: "a.json", text: text), site: Site())
    return (parsed.value?.content.sections.first?.items.first, parsed.diagnostics.filter { $0.severity == .warning })
  }

  @Test(
    "A diet's word in any language is the diet, with signs around it",
    arguments: [
      ("100% vegan", Diet.vegan), ("VEGAN 🌱", .vegan), ("🌱vegan", .vegan), ("(Vegan)", .vegan), ("vegan!", .vegan),
      ("Végétarien", .vegetarian), ("ve\u{301}ge\u{301}tarien", .vegetarian), ("sans gluten", .glutenFree),
      ("Gluten_Free", .glutenFree), ("gluten free 🌾", .glutenFree), ("laktosefrei", .lactoseFree),
      ("טבעוני", .vegan), ("ヴィーガン", .vegan), ("Χωρίς γλουτένη", .glutenFree), ("نباتي", .vegetarian),
      ("Thuần chay", .vegan), ("کم‌چرب", .lowFat),
    ])
  func readsDiets(tag: String, diet: Diet) {
    let found = parse(tag)
    #expect(found.item?.diets == [diet] && found.item?.tags == [], "\(tag)")
    #expect(
      found.diagnostics.map(\.id)
        == (diet.excludesAllergens && diet != .vegetarian ? ["diet.contradicts-allergen"] : []))
  }

  @Test(
    "A tag that may mean a diet is kept, with a warning",
    arguments: [
      "plant-based", "veggie", "vegan option", "auch vegan", "gluten free bun", "vegn", "GF", "not vegan",
      "🌱", "VG", "V+", "V", "(v)", "(ve)", "gf", "g.f.", "veganes Gericht", "vegane Speise", "Glutenfreie Pasta",
      "0% gluten", "0 % Laktose", "piatti vegani", "plats végétariens",
    ])
  func warnsOfPossibleDiets(tag: String) {
    let found = parse(tag)
    #expect(found.item?.diets == [] && found.item?.tags == [tag])
    #expect(found.diagnostics.map(\.id) == ["tag.diet"], "\(found.diagnostics)")
  }

  @Test(
    "Other tags are kept",
    arguments: [
      "new", "popular", "🌶", "100%", "spicy", "house special", "Weinempfehlung", "%", "vg 1", "veterinary", "V8",
      "gluten", "60% milk",
    ])
  func keepsOthers(tag: String) {
    let found = parse(tag)
    #expect(found.item?.diets == [] && found.item?.tags == [tag] && found.diagnostics.isEmpty, "\(found.diagnostics)")
  }
}
