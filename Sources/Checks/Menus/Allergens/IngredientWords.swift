import MenugenDiagnostics
package import MenugenDomain

extension MenuRule {
  /// Ingredients whose words name an allergen that the item doesn't declare.
  ///
  /// - Parameter find: Returns the allergens that a text in a language names, each with the word that does.
  package static func ingredientWords(
    _ find: @escaping @Sendable (String, LanguageTag) -> [NamedAllergen]
  ) -> MenuRule {
    MenuRule(traits: .ingredients) { checked in
      var findings: [Finding] = []
      checked.forEachItem { item, index in
        // Other rules report items without a declaration, and items that mark an allergen and declare none.
        guard !item.ingredients.isEmpty, item.allergens.isDeclared || item.hasSizeAllergens,
          !item.ingredients.contains(where: \.isMarked)
        else { return }
        var reported: Set<String> = []
        for ingredient in item.ingredients where !ingredient.isDeclared {
          for entry in ingredient.name.entries {
            let text = entry.value.map(\.text).joined()
            for named in find(text, entry.language ?? checked.menu.language) {
              guard let allergen = item.undeclaredWord(of: named, presence(in: text)) else { continue }
              if !reported.insert(allergen).inserted { continue }
              findings.append(
                Finding(
                  .undeclaredAllergenWord(named.word, in: item.shownName, allergen),
                  at: checked.places.items[index].ingredients))
            }
          }
        }
      }
      return findings
    }
  }
}

extension MenuItem {
  /// The word of an allergen that neither the item nor one of its sizes declares; `nil` if one does.
  func undeclaredWord(of named: NamedAllergen, _ presence: DeclaredAllergen.Presence) -> String? {
    func isDeclared(_ kind: String?) -> Bool {
      hasAnywhere(DeclaredAllergen(named.allergen, kind: kind, presence: presence))
    }
    let kinds = named.kind.map { wheats.contains($0) ? wheats : [$0] } ?? [nil]
    if kinds.contains(where: isDeclared) { return nil }
    // If the allergen is declared, its kind is what differs.
    return isDeclared(nil) ? DeclaredAllergen(named.allergen, kind: named.kind).word : named.allergen.rawValue
  }
}

/// Spelt and khorasan are wheat (Regulation 1169/2011, Annex II, point 1): each of the three declares the others.
private let wheats: [String?] = ["wheat", "spelt", "khorasan"]

/// The presence that a text claims: "may contain traces of nuts" asks for no more than "may contain".
private func presence(in ingredients: String) -> DeclaredAllergen.Presence {
  let text = ingredients.lowercased()
  return precautions.contains { text.contains($0) } ? .mayContain : .contains
}

/// Words that lists of ingredients use for possible traces.
private let precautions = [
  "may contain", "traces", "spuren", "può contenere", "tracce", "peut contenir", "puede contener", "trazas",
  "pode conter",
  "vestígios", "vestigios", "sporen", "może zawierać", "śladow", "eser miktar", "следы", "可能含", "可能會含", "微量",
]
