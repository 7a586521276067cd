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
      vocabulary: AllergenVocabulary { words.ownPhrases(for: $0) })
  }
}

/// Reads and checks a menu file as a build does, with the default theme's words for allergens.
package func parseMenuWithDefaultWords(_ file: SourceFile, site: Site) -> Checked<Parsed<Menu>?> {
  let words = ThemeWords.load(own: [:], for: []).value
  return parseMenu(file, site: site, rules: MenuRule.all(with: AllergenVocabulary { words.ownPhrases(for: $0) }))
}

extension MenuRule {
  /// Returns every rule, including those that need the words for allergens.
  static func all(with vocabulary: AllergenVocabulary) -> [MenuRule] {
    all + [.ingredientWords { vocabulary.find(in: $0, $1) }, .ingredientNames { vocabulary.find(in: $0, $1) }]
  }
}
