/// An item's ingredients, as a text with highlighted allergens.
package struct IngredientsViewModel: Sendable, Equatable {
  package var parts: [IngredientViewModel]
  /// The language of the text, if it differs from the page's.
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
  /// The upper-case form for plain text: `MILK`.
  package let capitals: String?
  /// The language, if it differs from that of the other parts.
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
  /// The text as written.
  package var text: String { parts.map(\.text).joined() }

  /// The text for plain text output, with allergens in capitals.
  package var plain: String { parts.map { $0.capitals ?? $0.text }.joined() }
}
