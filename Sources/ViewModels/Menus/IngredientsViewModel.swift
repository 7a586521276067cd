/// What a dish is made of, as one run of text in which allergens are set off.
package struct IngredientsViewModel: Sendable, Equatable {
  package var parts: [IngredientViewModel]
  /// The language of the whole, where it isn't the page's.
  package let language: String?
  package let direction: String?

  package init(parts: [IngredientViewModel] = [], language: String? = nil, direction: String? = nil) {
    self.parts = parts
    self.language = language
    self.direction = direction
  }
}

package struct IngredientViewModel: Sendable, Equatable {
  package var text: String
  package var isAllergen: Bool
  /// As plain text sets an allergen off: `MILK`.
  package let capitals: String?
  /// Where its language isn't that of the parts around it.
  package let language: String?
  package let direction: String?

  package init(
    _ text: String, isAllergen: Bool = false, capitals: String? = nil, language: String? = nil, direction: String? = nil
  ) {
    self.text = text
    self.isAllergen = isAllergen
    self.capitals = capitals
    self.language = language
    self.direction = direction
  }
}

extension IngredientsViewModel {
  /// As written, for programs.
  package var text: String { parts.map(\.text).joined() }

  /// For plain text, with the allergens in capitals.
  package var plain: String { parts.map { $0.capitals ?? $0.text }.joined() }
}
