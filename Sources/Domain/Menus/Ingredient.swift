/// What a dish is made of: one ingredient, or several written as one text.
package struct Ingredient: Sendable, Equatable {
  /// In the languages it is written in, each as parts that make up one text.
  package var name: Localized<[Part]>
  /// What it contains by its own entry, sorted by Annex II; empty where it doesn't say.
  package var allergens: [DeclaredAllergen]
  /// Whether it has an entry of its own, be it that there are none: then its words say nothing more.
  package var isDeclared = false

  /// A run of the text; an allergen's name is told from the rest by how it is set (Regulation 1169/2011, Article 21).
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

  /// Whether its author says which of its words are allergens.
  package var isMarked: Bool { name.contains { $0.value.contains(where: \.isAllergen) } }
}

/// An allergen, or a kind of one, that a text names, and the word that does.
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

extension MenuItem {
  /// Takes what its ingredients declare for its own, where it, or each of its sizes, declares anything: a dish isn't free
  /// of what is in it, whatever its size.
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

  /// What its ingredients declare, by Annex II: of a dish that declares nothing, all that is known.
  package var ingredientAllergens: [DeclaredAllergen] { ingredients.reduce([]) { $0.joined(by: $1.allergens) } }
}

extension AllergenDeclaration {
  /// Whether it says that `allergen` is in the dish: as such, or, where a kind is named, as that kind or without one.
  package func covers(_ allergen: DeclaredAllergen) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains {
      $0.allergen == allergen.allergen && ($0.presence == .contains || allergen.presence == .mayContain)
        && ($0.kind == nil || allergen.kind == nil || $0.kind == allergen.kind)
    }
  }
}
