package import MenugenDomain
import Synchronization

/// What each language calls allergens by: ingredients may be written in one that the site has no pages in.
///
/// A language's words are looked up when its first ingredients are shown.
package final class AllergenVocabulary: Sendable {
  private let table: @Sendable (LanguageTag) -> PhraseTable?
  private let known = Mutex<[LanguageTag: AllergenWords?]>([:])

  /// - Parameter table: The theme's own words in a language; `nil` where it has none.
  package init(_ table: @escaping @Sendable (LanguageTag) -> PhraseTable?) { self.table = table }

  /// `nil` for a language that nobody knows the words of: its authors mark allergens themselves.
  func words(in language: LanguageTag) -> AllergenWords? {
    known.withLock { known in
      if let words = known[language] { return words }
      let words = table(language).map(AllergenWords.init)
      known[language] = .some(words)
      return words
    }
  }

  /// The allergens that a text in some language names, each with the first word that does; none in a language that
  /// nobody knows the words of.
  package func find(in text: String, _ language: LanguageTag) -> [NamedAllergen] {
    words(in: language)?.find(in: text) ?? []
  }
}
