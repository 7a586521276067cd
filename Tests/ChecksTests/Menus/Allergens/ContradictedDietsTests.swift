import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// Diets that an allergen of the item or of an option contradicts.
@Suite struct ContradictedDietsTests {
  @Test func holdsADietAgainstWhatADishComesWith() {
    let text = #"""
      {"name": "M", "currency": "EUR",
       "optionGroups": [
        {"id": "base", "name": "Base", "min": 1, "options": [
         {"name": "Wheat", "allergens": ["gluten.wheat"], "default": true}, {"name": "Rice", "allergens": []}]},
        {"id": "cheese", "name": "Cheese", "min": 1, "options": [
         {"name": "Feta", "allergens": ["milk"]}, {"name": "Brie", "allergens": ["milk"]},
         {"name": "Tofu", "allergens": [], "status": "hidden"}]},
        {"id": "dips", "name": "Dips", "options": [{"name": "Aioli", "allergens": ["eggs"]}]}],
       "sections": [{"name": "S", "optionGroups": "base", "items": [
        {"name": "Bowl", "allergens": [], "diets": ["gluten-free"], "optionGroups": ["dips"]},
        {"name": "Salad", "allergens": [], "diets": ["vegan"], "optionGroups": ["cheese", "dips"]}]}]}
      """#
    let found = parseMenu(SourceFile(path: "m.json", text: text), site: Site()).diagnostics
      .filter { $0.id == "diet.contradicts-allergen" }
    #expect(
      found.map(\.message) == [
        "'Bowl' is gluten-free, but contains gluten.wheat with 'Wheat'",
        "'Salad' is vegan, but contains milk with any 'Cheese'",
      ])
  }

  @Test("A contradicted diet is reported at its place, with the reason") func locatesContradictedDiet() {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "currency": "EUR", "sections": [{"name": "S", "items": [
          {"name": "A", "price": 1, "diets": ["halal", "vegan"], "allergens": ["milk", "eggs", "gluten"]},
          {"name": "B", "price": 1, "tags": ["new", "vegan"], "allergens": ["fish"]},
          {"name": "C", "diets": "vegetarian", "allergens": [], "sizes": [{"name": "S", "price": 1},
            {"name": "L", "price": 2, "allergens": ["fish"]}], "optionGroups": "g"}]}],
         "optionGroups": [{"id": "g", "options": [{"name": "Aioli", "diets": ["vegan"], "allergens": ["eggs"]}]}]}
        """#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map { "\($0.brief): \($0.message)" } == [
        "diet.contradicts-allergen 2:49: 'A' is vegan, but contains eggs and milk",
        "diet.contradicts-allergen 3:46: 'B' is vegan, but contains fish",
        "diet.contradicts-allergen 4:27: 'C' is vegetarian, but contains fish as 'L'",
        "diet.contradicts-allergen 6:72: 'Aioli' is vegan, but contains eggs",
      ])
  }

  /// Traces contradict "gluten-free", but not "vegan".
  @Test func warnsOfTracesOfWhatADietPromisesToBeWithout() {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, diets: [gluten-free], allergens: {gluten: may-contain}}
        - {name: B, diets: [lactose-free, vegan], allergens: {milk: may-contain, eggs: may-contain}}
        """)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.message) == [
        "'A' is gluten-free, but may contain gluten"
      ])
  }

  @Test("Lactose-free milk and gluten-free oats are lawful, other cereals aren't")
  func takesLawfulCombinations() {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, diets: [lactose-free], allergens: [milk]}
        - {name: B, diets: [gluten-free], allergens: [gluten.oats]}
        - {name: C, diets: [gluten-free], allergens: {gluten.oats: may-contain}}
        - {name: D, diets: [gluten-free], allergens: [gluten.oats, gluten.rye]}
        - {name: E, diets: [gluten-free], allergens: [gluten, gluten.oats]}
        - {name: F, diets: [lactose-free, vegan], allergens: [milk]}
        """)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.message) == [
        "'D' is gluten-free, but contains gluten.rye", "'E' is gluten-free, but contains gluten",
        "'F' is vegan, but contains milk",
      ])
  }

  @Test func countsWhatAnIngredientDeclares() {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, diets: [gluten-free], allergens: [], ingredients: [{name: Bread, allergens: [gluten.rye]}]}
        - {name: B, diets: [vegan], ingredients: [{name: Cheese, allergens: [milk]}]}
        - {name: C, diets: [gluten-free], allergens: [], ingredients: [{name: Oats, allergens: [], mayContain: [gluten]}]}
        - {name: D, diets: [vegan], allergens: [milk], ingredients: [{name: Cheese, allergens: [milk]}]}
        """)
    #expect(
      contradictions(file) == [
        "'A' is gluten-free, but contains gluten.rye", "'B' is vegan, but contains milk",
        "'C' is gluten-free, but may contain gluten", "'D' is vegan, but contains milk",
      ])
  }

  @Test func countsTracesInWhatMustBeChosen() {
    let file = SourceFile(
      path: "m.yaml",
      text: """
        name: M
        optionGroups:
        - {id: bread, name: Bread, min: 1, options: [{name: Rolls, allergens: {gluten: may-contain}}, {name: Rye, allergens: [gluten.rye]}]}
        - {id: dip, name: Dip, options: [{name: Sauce, default: true, allergens: {gluten: may-contain}}]}
        - {id: side, name: Side, min: 1, options: [{name: Rice, allergens: [], status: sold-out}, {name: Pasta, allergens: [gluten]}]}
        sections:
        - name: S
          items:
          - {name: A, diets: [gluten-free], allergens: [], optionGroups: [bread]}
          - {name: B, diets: [gluten-free], allergens: [], optionGroups: [dip]}
          - {name: C, diets: [gluten-free], allergens: [], optionGroups: [side]}
        """)
    #expect(
      contradictions(file) == [
        "'A' is gluten-free, but may contain gluten with any 'Bread'",
        "'B' is gluten-free, but may contain gluten with 'Sauce'",
        "'C' is gluten-free, but contains gluten with any 'Side'",
      ])
  }

  private func contradictions(_ file: SourceFile) -> [String] {
    parseMenu(file, site: Site()).diagnostics.filter { $0.id == "diet.contradicts-allergen" }.map(\.message)
  }
}
