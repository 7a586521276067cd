package import MenugenDiagnostics
package import MenugenDomain
package import MenugenParsers
package import MenugenPipeline

extension Presentation {
  /// Makes the presentation of one language with the words of the default theme, for callers that build no site.
  package static func withDefaultWords(site: Site, language: LanguageTag) -> Presentation {
    let words = ThemeWords.load(own: [:], for: [language]).value
    return Presentation(
      site: site, language: language, phrases: words.phrases(for: language),
      vocabulary: AllergenVocabulary { words.ownPhrases(for: $0) })
  }
}

/// Reads a menu file and applies the rules that a build applies, with the default theme's words for allergens.
package func parseMenuWithDefaultWords(_ file: SourceFile, site: Site) -> Checked<Parsed<Menu>?> {
  let words = ThemeWords.load(own: [:], for: []).value
  return parseMenu(file, site: site, rules: MenuRule.all(with: AllergenVocabulary { words.ownPhrases(for: $0) }))
}

extension MenuRule {
  /// Every rule, with those that look for the words of allergens.
  static func all(with vocabulary: AllergenVocabulary) -> [MenuRule] {
    all + [.ingredientWords { vocabulary.find(in: $0, $1) }, .ingredientNames { vocabulary.find(in: $0, $1) }]
  }
}
