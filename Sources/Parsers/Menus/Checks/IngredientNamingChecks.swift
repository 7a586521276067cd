import MenugenDiagnostics
package import MenugenDomain

extension MenuRule {
  /// Warns if a declared allergen isn't highlighted in the ingredients (Regulation 1169/2011, Article 21), in any
  /// language of the site.
  ///
  /// Skips items with marked words of unknown meaning, which may name any allergen.
  ///
  /// - Parameter find: Returns the allergens named in a text of a language.
  package static func ingredientNames(
    _ find: @escaping @Sendable (String, LanguageTag) -> [NamedAllergen]
  ) -> MenuRule {
    MenuRule(id: "ingredient.not-named", level: .warning, traits: .ingredients) { checked in
      let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
      var findings: [MenuFinding] = []
      checked.forEachItem { item, place in
        guard !item.ingredients.isEmpty, case .declared(let declared) = item.allergens else { return }
        var seen: [[[Ingredient.Part]]] = []
        for language in checked.site.languages {
          // Several languages may share a text.
          let text = item.ingredients.map { $0.name.find(language, context).value }
          if seen.contains(text) { continue }
          seen.append(text)
          guard let named = item.namedAllergens(language, context, find) else { continue }
          let missing = declared.filter { $0.presence == .contains && !named.contains($0.allergen) }
          if missing.isEmpty { continue }
          let words = missing.map(\.word).joined(separator: ", ")
          let tongue = checked.site.languages.count > 1 ? " in '\(language.code)'" : ""
          findings.append(
            MenuFinding(
              message:
                "'\(item.shownName)' declares \(words), but its ingredients\(tongue) name nothing that is known to have it",
              hint: "name what has it, and mark the word, as in **Ricotta**, salt",
              range: checked.places[place].ingredients))
          // Other languages mostly lack the same.
          break
        }
      }
      return findings
    }
  }
}

extension MenuItem {
  /// The allergens highlighted in the ingredients in a language; `nil` if unknown.
  fileprivate func namedAllergens(
    _ language: LanguageTag, _ context: LanguageContext,
    _ find: (String, LanguageTag) -> [NamedAllergen]
  ) -> Set<Allergen>? {
    let isMarked = ingredients.contains(where: \.isMarked)
    var named: Set<Allergen> = []
    for ingredient in ingredients {
      named.formUnion(ingredient.allergens.map(\.allergen))
      let shown = ingredient.name.find(language, context)
      let written = shown.otherLanguage ?? language
      if !isMarked {
        named.formUnion(find(shown.value.map(\.text).joined(), written).map(\.allergen))
        continue
      }
      for part in shown.value where part.isAllergen {
        let found = find(part.text, written)
        if found.isEmpty, ingredient.allergens.isEmpty { return nil }
        named.formUnion(found.map(\.allergen))
      }
    }
    return named
  }
}
