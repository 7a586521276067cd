import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Allergens that an ingredient declares or marks, and the item doesn't declare: guests look at the item.
  static let undeclaredIngredients = MenuRule(traits: .ingredients) { checked in
    var findings: [Finding] = []
    checked.forEachItem { item, index in
      guard !item.ingredients.isEmpty else { return }
      let range = checked.places.items[index].ingredients
      for ingredient in item.ingredients {
        for allergen in ingredient.allergens where !item.hasAnywhere(allergen) {
          let name = ingredient.name.first.value.map(\.text).joined()
          findings.append(
            Finding(.undeclaredIngredient(name, of: item.shownName, allergen: allergen.word), at: range))
        }
      }
      if item.allergens == .declared([]), !item.hasSizeAllergens,
        item.ingredients.contains(where: { $0.isMarked && $0.allergens.isEmpty })
      {
        findings.append(Finding(.markedAllergenUndeclared(of: item.shownName), at: range))
      }
    }
    return findings
  }
}
