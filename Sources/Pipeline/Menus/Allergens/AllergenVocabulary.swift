package import MenugenDomain
import Synchronization

/// The words for allergens in each language. Ingredients may be in a language that the site has no pages in.
///
/// Loaded when a language's first ingredients are shown.
package final class AllergenVocabulary: Sendable {
  private let table: @Sendable (LanguageTag) -> PhraseTable?
  private let known = Mutex<[LanguageTag: AllergenWords?]>([:])

  /// - Parameter table: The theme's phrases in a language, if it has any.
  package init(_ table: @escaping @Sendable (LanguageTag) -> PhraseTable?) { self.table = table }

  /// The words in a language; `nil` if the theme has none.
  func words(in language: LanguageTag) -> AllergenWords? {
    known.withLock { known in
      if let words = known[language] { return words }
      let words = table(language).map(AllergenWords.init)
      known[language] = .some(words)
      return words
    }
  }

  /// The allergens named in a text, each with its first word; empty for a language without words.
  package func find(in text: String, _ language: LanguageTag) -> [NamedAllergen] {
    words(in: language)?.find(in: text) ?? []
  }
}
