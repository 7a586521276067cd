import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// Ingredients that contradict the declared allergens.
@Suite struct IngredientWordTests {
  private func warnings(_ keys: String) -> [String] {
    let file = SourceFile(path: "a.yaml", text: "- {name: A, price: 1, \(keys)}")
    let rule = MenuRule.ingredientWords { text, _ in
      var found: [NamedAllergen] = []
      if text.contains("nuts") { found.append(NamedAllergen(.nuts, word: "nuts")) }
      for kind in ["hazelnut", "almond", "wheat", "rye"] where text.contains("\(kind)s") {
        found.append(NamedAllergen(kind.count > 5 ? .nuts : .gluten, kind: kind, word: "\(kind)s"))
      }
      return found
    }
    return parseMenu(file, site: Site(), rules: [rule]).diagnostics.filter { $0.severity == .warning }.map(\.id)
  }

  @Test func warnsOfWhatIsInADishThatMayOnlyContainIt() {
    #expect(warnings("allergens: {nuts: may-contain}, ingredients: 'Flour, nuts'") == ["ingredient.allergen-word"])
    #expect(warnings("allergens: [milk], ingredients: 'Flour, nuts'") == ["ingredient.allergen-word"])
    #expect(warnings("allergens: [nuts], ingredients: 'Flour, nuts'") == [])
  }

  @Test func warnsOfAnotherKindThanTheOneThatIsDeclared() {
    #expect(warnings("allergens: [nuts.almond], ingredients: 'hazelnuts'") == ["ingredient.allergen-word"])
    #expect(warnings("allergens: [gluten.rye], ingredients: 'wheats'") == ["ingredient.allergen-word"])
    #expect(warnings("allergens: [nuts.almond, nuts.hazelnut], ingredients: 'hazelnuts, almonds'") == [])
    #expect(warnings("allergens: [nuts], ingredients: 'hazelnuts, almonds'") == [], "all nuts, whichever")
    #expect(warnings("allergens: [gluten.spelt], ingredients: 'wheats'") == [], "spelt is wheat")
    #expect(warnings("allergens: [milk], ingredients: 'hazelnuts, almonds'") == ["ingredient.allergen-word"])
  }

  @Test func takesMayContainForNoMoreThanItSays() {
    let label = "ingredients: 'Flour. May contain traces of nuts.'"
    #expect(warnings("allergens: {nuts: may-contain}, \(label)") == [])
    #expect(warnings("allergens: [], mayContain: [nuts], \(label)") == [])
    #expect(warnings("allergens: [milk], \(label)") == ["ingredient.allergen-word"])
  }
}

/// Declared allergens that are not emphasized in the ingredients.
@Suite struct IngredientNameTests {
  private func warnings(_ keys: String, languages: [String] = ["en"]) -> [String] {
    let file = SourceFile(path: "a.yaml", text: "- {name: A, price: 1, \(keys)}")
    var site = Site()
    site.languages = languages.compactMap { LanguageTag($0) }
    let words: [(word: String, allergen: Allergen)] = [("nuts", .nuts), ("milk", .milk), ("Latte", .milk)]
    let rule = MenuRule.ingredientNames { text, language in
      words.filter { text.contains($0.word) && ($0.word == "Latte") == (language.code == "it") }.map {
        NamedAllergen($0.allergen, word: $0.word)
      }
    }
    return parseMenu(file, site: site, rules: [rule]).diagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  private func warning(_ allergens: String, _ place: String = "") -> [String] {
    ["'A' declares \(allergens), but its ingredients\(place) name nothing that is known to have it"]
  }

  @Test func warnsOfAnAllergenThatNoIngredientSetsOff() {
    #expect(warnings("allergens: [fish, milk], ingredients: 'Water, stock, milk'") == warning("fish"))
    #expect(warnings("allergens: [fish, milk], ingredients: [Water]") == warning("fish, milk"))
    #expect(warnings("allergens: [milk], ingredients: [{name: Cheese, allergens: [milk]}]") == [])
    #expect(warnings("allergens: [nuts.almond], ingredients: 'Pine nuts'") == [])
  }

  @Test func takesOnlyWhatIsMarkedWhereAnythingIs() {
    #expect(warnings("allergens: [nuts, milk], ingredients: '**milk**, nuts'") == warning("nuts"))
    // An unknown word may be a kind of any allergen.
    #expect(warnings("allergens: [nuts, milk], ingredients: '**Pralines**, milk'") == [])
  }

  @Test func saysNothingOfWhatIsNotDeclaredToBeInThere() {
    #expect(warnings("ingredients: Water") == [])
    #expect(warnings("allergens: [milk]") == [])
    #expect(warnings("allergens: {milk: may-contain}, ingredients: Water") == [])
    #expect(warnings("status: hidden, allergens: [milk], ingredients: Water") == [])
  }

  @Test func looksAtEachLanguageOfTheSite() {
    let both = ["en", "it"]
    #expect(
      warnings("allergens: [milk], ingredients: {en: Water, it: Latte}", languages: both) == warning("milk", " in 'en'")
    )
    #expect(warnings("allergens: [milk], ingredients: {en: milk, it: Latte}", languages: both) == [])
    // A fallback text is checked in its own language.
    #expect(warnings("allergens: [milk], ingredients: {en: milk}", languages: both) == [])
    #expect(warnings("allergens: [milk], ingredients: {en: milk, it: Acqua}") == [])
  }
}
