/// An ingredient, or several written as one text.
package struct Ingredient: Sendable, Equatable {
  /// The text in each language, as parts to be joined.
  package var name: Localized<[Part]>
  /// The allergens that it declares, in the order of Annex II; empty if it declares none.
  package var allergens: [DeclaredAllergen]
  /// Whether it declares its allergens, even as none. If so, its text isn't searched for allergens.
  package var isDeclared = false

  /// A part of the text. Allergens must be set apart from the rest (Regulation 1169/2011, Article 21).
  package struct Part: Sendable, Equatable {
    package var text: String
    package var isAllergen: Bool

    package init(_ text: String, isAllergen: Bool = false) {
      self.text = text
      self.isAllergen = isAllergen
    }
  }

  package init(_ name: Localized<[Part]>, allergens: [DeclaredAllergen] = []) {
    self.name = name
    self.allergens = allergens
  }

  /// Whether the author marked allergens in the text.
  package var isMarked: Bool { name.contains { $0.value.contains(where: \.isAllergen) } }
}

/// An allergen found in a text, and the word that names it.
package struct NamedAllergen: Sendable, Equatable {
  package var allergen: Allergen
  package var kind: String?
  package var word: String

  package init(_ allergen: Allergen, kind: String? = nil, word: String) {
    self.allergen = allergen
    self.kind = kind
    self.word = word
  }
}

/// Returns the first word for an allergen in a text, or `nil`: in these languages, in English, and if it is unlikely to be
/// another word there, in any other; `nil` for every word of all languages.
package typealias AllergenSearch = @Sendable (_ text: String, _ languages: [LanguageTag]?) -> String?

extension MenuItem {
  /// Adds the ingredients' allergens to the item's, or to each size's, if they are declared.
  package mutating func addIngredientAllergens() {
    if case .declared(let own) = allergens {
      let all = own.joined(by: ingredientAllergens)
      if all != own { allergens = .declared(all) }
    } else if declaresCommonAllergens, case .sizes(var sizes) = offer {
      for index in sizes.indices {
        guard case .declared(let own) = sizes[index].allergens else { continue }
        sizes[index].allergens = .declared(own.joined(by: ingredientAllergens))
      }
      offer = .sizes(sizes)
    }
  }

  /// The allergens that the ingredients declare, in the order of Annex II.
  package var ingredientAllergens: [DeclaredAllergen] { ingredients.reduce([]) { $0.joined(by: $1.allergens) } }
}

extension AllergenDeclaration {
  /// Whether it declares `allergen`, of the same kind, or of any kind if either has none.
  package func covers(_ allergen: DeclaredAllergen) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains {
      $0.allergen == allergen.allergen && ($0.presence == .contains || allergen.presence == .mayContain)
        && ($0.kind == nil || allergen.kind == nil || $0.kind == allergen.kind)
    }
  }
}
