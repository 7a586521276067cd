import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Declared allergens that the ingredients don't emphasise.
@Suite struct UnnamedAllergensTests {
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
    ["'A' declares \(allergens), but no known source of it is among its ingredients\(place)"]
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
