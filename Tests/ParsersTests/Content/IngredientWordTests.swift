import Diagnostics
import Domain
import Testing

@testable import Parsers

/// A list of ingredients and the declaration beside it must not contradict each other.
@Suite struct IngredientWordTests {
  private func warnings(_ keys: String) -> [String] {
    let file = SourceFile(path: "a.yaml", text: "- {name: A, price: 1, \(keys)}")
    let rule = MenuRule.ingredientWords { text, _ in text.contains("nuts") ? [(.nuts, "nuts")] : [] }
    return parseMenu(file, site: Site(), rules: [rule]).diagnostics.filter { $0.severity == .warning }.map(\.id)
  }

  @Test func warnsOfWhatIsInADishThatMayOnlyContainIt() {
    #expect(warnings("allergens: {nuts: may-contain}, ingredients: 'Flour, nuts'") == ["ingredient.allergen-word"])
    #expect(warnings("allergens: [milk], ingredients: 'Flour, nuts'") == ["ingredient.allergen-word"])
    #expect(warnings("allergens: [nuts], ingredients: 'Flour, nuts'") == [])
  }

  @Test func takesMayContainForNoMoreThanItSays() {
    let label = "ingredients: 'Flour. May contain traces of nuts.'"
    #expect(warnings("allergens: {nuts: may-contain}, \(label)") == [])
    #expect(warnings("allergens: [], mayContain: [nuts], \(label)") == [])
    #expect(warnings("allergens: [milk], \(label)") == ["ingredient.allergen-word"])
  }
}
