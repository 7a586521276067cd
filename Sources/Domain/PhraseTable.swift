/// A theme's words in one language, by key: `soldOut` is "Sold out", `allergen.milk` is "milk".
package struct PhraseTable: Sendable, Hashable {
  package private(set) var language: LanguageTag
  private let values: [String: String]

  package init(language: LanguageTag, values: [String: String]) {
    self.language = language
    self.values = values
  }

  /// Every key, sorted: the order in which templates know them.
  package var keys: [String] { values.keys.sorted() }

  /// The words for a key; `nil` where the theme has none.
  package subscript(key: String) -> String? { values[key] }

  /// The same words on pages of a narrower language: Portugal counts otherwise than Brazil.
  package func asked(for language: LanguageTag) -> PhraseTable {
    var table = self
    table.language = language
    return table
  }

  /// This table, and another's words for the keys it lacks.
  package func filled(from other: PhraseTable) -> PhraseTable {
    PhraseTable(language: language, values: values.merging(other.values) { own, _ in own })
  }
}
