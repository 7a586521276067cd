import MenugenDiagnostics
package import MenugenDomain

extension MenuRule {
  /// Declared allergens that the ingredients don't emphasise in some language (Regulation 1169/2011, Article 21).
  ///
  /// Marked words that aren't known to name an allergen may name any: such items are left out.
  ///
  /// - Parameter find: Returns the allergens that a text in a language names, each with the word that does.
  package static func ingredientNames(
    _ find: @escaping @Sendable (String, LanguageTag) -> [NamedAllergen]
  ) -> MenuRule {
    MenuRule(traits: .ingredients) { checked in
      let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
      var findings: [Finding] = []
      checked.forEachItem { item, index in
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
          findings.append(
            Finding(
              .unnamedAllergens(
                missing.map(\.word).joined(separator: ", "), of: item.shownName,
                language: checked.site.languages.count > 1 ? language.code : nil),
              at: checked.places.items[index].ingredients))
          // The other languages usually lack the same.
          break
        }
      }
      return findings
    }
  }
}

extension MenuItem {
  /// The allergens that the ingredients emphasise in a language; `nil` if that is unknown.
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
