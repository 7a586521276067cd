package import MenugenDiagnostics
package import MenugenDomain

extension TranslatedText<Site, Void> {
  /// Each with the keys that lead to it. Names that are written once are names in every language.
  fileprivate static let all = [
    Self("name") { $2.isIncomplete($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("restaurant name") { $2.isIncomplete($0.restaurant?.name) },
    Self("restaurant description") { $2.isMissing($0.restaurant?.description) },
    Self("restaurant slogan") { $2.isIncomplete($0.restaurant?.slogan) },
    Self("restaurant logo alt") { $2.isMissing($0.restaurant?.logo) },
    Self("restaurant image alt") { $2.isMissing($0.restaurant?.image) },
  ]
}

/// Finds the texts of `site.yaml` that a language lacks: one warning a language.
///
/// - Returns: Each warning with the keys that lead to its first text.
package func missingTranslations(of site: Site) -> [(message: DiagnosticMessage, keys: [String])] {
  site.languages.compactMap { language in
    let check = TranslationCheck(
      language: language, context: LanguageContext(file: site.language, site: site.language))
    let missing = TranslatedText<Site, Void>.all.filter { $0.isMissing(site, (), check) }.map(\.field)
    guard let first = missing.first else { return nil }
    return (.missingSiteTranslations(missing, language: language.code), first.split(separator: " ").map(String.init))
  }
}
