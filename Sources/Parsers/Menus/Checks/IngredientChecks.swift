import MenugenDiagnostics
package import MenugenDomain

/// Finds allergens that an ingredient declares, but its item doesn't.
@Sendable func findUndeclaredIngredients(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  checked.forEachItem { item, place in
    guard !item.ingredients.isEmpty else { return }
    for ingredient in item.ingredients {
      for allergen in ingredient.allergens
      where !item.hasAnywhere(allergen) {
        let name = ingredient.name.first.value.map(\.text).joined()
        findings.append(
          MenuFinding(
            message: "'\(name)' of '\(item.shownName)' has \(allergen.word), which the item's allergens don't say",
            hint: "add \(allergen.word) to \"allergens\"", range: checked.places[place].ingredients))
      }
    }
    if item.allergens == .declared([]), !item.hasSizeAllergens,
      item.ingredients.contains(where: { $0.isMarked && $0.allergens.isEmpty })
    {
      findings.append(
        MenuFinding(
          message: "ingredients of '\(item.shownName)' mark an allergen, but its allergens say that there are none",
          hint: "add it to \"allergens\", or take the ** away", range: checked.places[place].ingredients))
    }
  }
  return findings
}

extension MenuRule {
  /// Compares the words of ingredients with the item's declaration.
  ///
  /// - Parameter find: Returns the allergens named in a text of a language.
  package static func ingredientWords(
    _ find: @escaping @Sendable (String, LanguageTag) -> [NamedAllergen]
  ) -> MenuRule {
    MenuRule(id: "ingredient.allergen-word", level: .warning, traits: .ingredients) { checked in
      var findings: [MenuFinding] = []
      checked.forEachItem { item, place in
        // Undeclared items, and marked allergens in items without a declaration, are reported elsewhere.
        guard !item.ingredients.isEmpty, item.allergens.isDeclared || item.hasSizeAllergens,
          !item.ingredients.contains(where: \.isMarked)
        else { return }
        var told: Set<String> = []
        for ingredient in item.ingredients where !ingredient.isDeclared {
          for entry in ingredient.name.entries {
            let text = entry.value.map(\.text).joined()
            for named in find(text, entry.language ?? checked.menu.language) {
              let presence = presence(in: text)
              func isSaid(_ kind: String?) -> Bool {
                item.hasAnywhere(DeclaredAllergen(named.allergen, kind: kind, presence: presence))
              }
              let kinds = named.kind.map { wheats.contains($0) ? wheats : [$0] } ?? [nil]
              if kinds.contains(where: isSaid) { continue }
              // If the allergen itself is declared, only the kind is missing.
              let what = isSaid(nil) ? DeclaredAllergen(named.allergen, kind: named.kind).word : named.allergen.rawValue
              if !told.insert(what).inserted { continue }
              findings.append(
                MenuFinding(
                  message:
                    "'\(named.word)' in the ingredients of '\(item.shownName)' has \(what), which the item's allergens don't say",
                  hint: "add \(what) to \"allergens\", or write the ingredient as "
                    + "{\"name\": \"…\", \"allergens\": []} where it has none",
                  range: checked.places[place].ingredients))
            }
          }
        }
      }
      return findings
    }
  }
}

/// Spelt and khorasan are wheat (Regulation 1169/2011, Annex II, point 1): the words are interchangeable.
private let wheats: [String?] = ["wheat", "spelt", "khorasan"]

/// The presence that a text implies: "may contain traces of nuts" requires only "may contain".
private func presence(in ingredients: String) -> DeclaredAllergen.Presence {
  let text = ingredients.lowercased()
  return precautions.contains { text.contains($0) } ? .mayContain : .contains
}

/// Words for "may contain" in lists of ingredients.
private let precautions = [
  "may contain", "traces", "spuren", "può contenere", "tracce", "peut contenir", "puede contener", "trazas",
  "pode conter",
  "vestígios", "vestigios", "sporen", "może zawierać", "śladow", "eser miktar", "следы", "可能含", "可能會含", "微量",
]
