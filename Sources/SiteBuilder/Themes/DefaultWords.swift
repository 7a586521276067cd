import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
package import MenugenParsers
package import MenugenPipeline

extension Presentation {
  /// Makes the presentation of a language with the words of the default theme.
  package static func withDefaultWords(site: Site, language: LanguageTag) -> Presentation {
    let words = ThemeWords.load(own: [:], for: [language]).value
    return Presentation(
      site: site, language: language, phrases: words.phrases(for: language),
      vocabulary: words.vocabulary)
  }
}

/// Reads and checks a menu file as a build does, with the default theme's words for allergens.
package func parseMenuWithDefaultWords(_ file: SourceFile, site: Site) -> Checked<Parsed<Menu>?> {
  parseMenu(file, site: site, rules: MenuRule.all(with: defaultVocabulary), search: defaultVocabulary.search)
}

/// Reads each language once.
private let defaultVocabulary = ThemeWords.load(own: [:], for: []).value.vocabulary

extension ThemeWords {
  /// The words for allergens in all languages.
  var vocabulary: AllergenVocabulary { AllergenVocabulary(languages: languages) { ownPhrases(for: $0) } }
}

extension MenuRule {
  /// Returns every rule, including those that need the words for allergens.
  static func all(with vocabulary: AllergenVocabulary) -> [MenuRule] {
    all + [
      .ingredientWords { vocabulary.find(in: $0, $1) }, .ingredientNames { vocabulary.find(in: $0, $1) },
      .contradictedTags { vocabulary.findAbsent(in: $0, $1) },
      .statedAllergens(
        { vocabulary.findStated(in: $0, $1) }, names: { vocabulary.findStated(in: $0, $1, isName: true) },
        tags: {
          let named = allergens(namedByTag: $0)
          // Short words may be others in other languages.
          return named.isEmpty || vocabulary.search($0, $1) == nil ? [] : named
        }),
    ]
  }
}
