package import MenugenDomain
import Synchronization

/// The words for allergens in each language. Ingredients may be in a language that the site has no pages in.
///
/// Loaded when a language's first ingredients are shown.
package final class AllergenVocabulary: Sendable {
  private let table: @Sendable (LanguageTag) -> PhraseTable?
  private let known = Mutex<[LanguageTag: AllergenWords?]>([:])
  /// The allergens that tags mark as absent.
  private let absences = Mutex<[String: [NamedAllergen]]>([:])
  /// All languages that the theme has phrases in.
  private let languages: [LanguageTag]

  /// - Parameters:
  ///   - languages: The languages that the theme has phrases in.
  ///   - table: The theme's phrases in a language, if it has any.
  package init(languages: [LanguageTag] = [], _ table: @escaping @Sendable (LanguageTag) -> PhraseTable?) {
    self.languages = languages
    self.table = table
  }

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

  /// Searches texts that may be in any language.
  package var search: AllergenSearch {
    { text, languages in
      let own = languages.map { $0 + [.english] } ?? self.languages
      for language in own {
        if let found = self.find(in: text, language).first { return found.word }
      }
      for language in self.languages where !own.contains(language) {
        // Short Latin words and parts of words have other meanings elsewhere: a French `bar` is a sea bass.
        guard let words = self.words(in: language) else { continue }
        let found =
          words.find(in: text, wholeWords: true).first { $0.word.unicodeScalars.count > 4 }
          ?? words.find(in: text).first { $0.word.unicodeScalars.first.map { $0.value >= 0x370 } ?? false }
        if let found { return found.word }
      }
      return nil
    }
  }

  /// The allergens that a tag says something is free from: `nut-free`, `sans lait`.
  ///
  /// - Parameter languages: The languages that tags are usually written in.
  package func findAbsent(in tag: String, _ languages: [LanguageTag]) -> [NamedAllergen] {
    // Most menus have the same few tags.
    if let known = absences.withLock({ $0[tag] }) { return known }
    var found: [NamedAllergen] = []
    func search(_ language: LanguageTag) {
      for named in words(in: language)?.find(in: tag, isAbsent: true) ?? []
      where !found.contains(where: { $0.allergen == named.allergen && $0.kind == named.kind }) {
        found.append(named)
      }
    }
    let text = " \(tag.lowercased()) "
    if Self.absenceMarks.contains(where: { text.contains($0) }) {
      for language in languages + self.languages { search(language) }
    }
    absences.withLock { $0[tag] = found }
    return found
  }

  /// The allergens that a text says a dish contains or may contain: `Enthält Nüsse`.
  ///
  /// - Parameters:
  ///   - languages: The languages that the text probably is in.
  ///   - isName: Whether it is a dish's name, such as `Pasta with shrimp`.
  package func findStated(in text: String, _ languages: [LanguageTag], isName: Bool = false) -> [NamedAllergen] {
    let beginnings = AllergenStatements.beginnings(in: text)
    if beginnings.isEmpty { return [] }
    let stated = AllergenStatements.all
      .map { (language: $0.language, lists: $0.lists(in: text, beginnings, isName: isName)) }
      .filter { !$0.lists.isEmpty }
    // The Italian and the Spanish word for "contains" are the same.
    let own = stated.filter { found in languages.contains { $0.language == found.language } }
    var found: [NamedAllergen] = []
    for (subtag, lists) in own.isEmpty ? stated : own {
      for language in self.languages where language.language == subtag {
        for named in lists.flatMap({ words(in: language)?.find(inList: $0) ?? [] })
        where !found.contains(where: { $0.allergen == named.allergen && $0.kind == named.kind }) {
          found.append(named)
        }
      }
    }
    return found
  }

  /// What tags without allergens contain in any language, so that most other tags need no search.
  private static let absenceMarks = [
    "free", " no ", "without", "frei", "ohne ", "kein", "sans ", "exempt", "senza ", "priv", " sin ", " libre", " sem ",
    "livre", "isento", "zonder", "vrij", " geen ", " bez", "neobsahuje", "woln", "fri", "uden ", "uten ", "utan ",
    "ikke ", " inge", " inga ", "intet ", " ej ", "ton ", "tön ", "ilman", " ei ", "vapaa", "mentes", "nélkül", "nem ",
    "nincs", "siz ", "sız ", "suz ", "süz ", "içermez", "χωρίς", "δίχως", "άνευ", "δεν ", "ελεύθερο", " без", "не ",
    "свобод", "вільн", "無", "无", "不", "フリー", "なし", "抜き", "무", "프리", "포함", "없", "제외", "제거", "không", "chẳng",
    "خال", "بدون", "بلا", "ללא", "נטול", "בלי", "فاقد",
  ]
}
