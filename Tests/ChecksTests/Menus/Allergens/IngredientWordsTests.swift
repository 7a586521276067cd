import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Ingredients whose words name an allergen that the item doesn't declare.
@Suite struct IngredientWordsTests {
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
