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
  ///
  /// `dishes` in one and `dishes.one` in the other are the same words, which bend with a number or don't: this table's stand alone.
  package func filled(from other: PhraseTable) -> PhraseTable {
    var lacking = other.values.filter { values[$0.key] == nil }
    guard !lacking.isEmpty else { return self }
    let bent = Set(values.keys.compactMap(Self.stem))
    lacking = lacking.filter { key, _ in !bent.contains(key) && !(Self.stem(of: key).map { values[$0] != nil } ?? false)
    }
    return PhraseTable(language: language, values: values.merging(lacking) { own, _ in own })
  }

  /// `unit.piece` of `unit.piece.one`; `nil` for a key that is part of none.
  private static func stem(of key: String) -> String? {
    key.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(key[..<$0]) }
  }
}
