/// A theme's phrases in one language, by key: `soldOut` is "Sold out", `allergen.milk` is "milk".
package struct PhraseTable: Sendable, Hashable {
  package private(set) var language: LanguageTag
  private let values: [String: String]

  package init(language: LanguageTag, values: [String: String]) {
    self.language = language
    self.values = values
  }

  /// The sorted keys, in the order that templates use.
  package var keys: [String] { values.keys.sorted() }

  /// The phrase for a key, if the theme has one.
  package subscript(key: String) -> String? { values[key] }

  /// Returns the same phrases for pages of a narrower language, whose plural rules may differ (`pt-PT`, `pt-BR`).
  package func relabelled(as language: LanguageTag) -> PhraseTable {
    var table = self
    table.language = language
    return table
  }

  /// Returns this table, plus the other's phrases for missing keys.
  ///
  /// `dishes` and `dishes.one` are forms of the same phrase: if this table has one, the other's aren't added.
  package func filled(from other: PhraseTable) -> PhraseTable {
    var lacking = other.values.filter { values[$0.key] == nil }
    guard !lacking.isEmpty else { return self }
    let bent = Set(values.keys.compactMap(Self.stem))
    lacking = lacking.filter { key, _ in !bent.contains(key) && !(Self.stem(of: key).map { values[$0] != nil } ?? false)
    }
    return PhraseTable(language: language, values: values.merging(lacking) { own, _ in own })
  }

  /// The key without its last part: `unit.piece` for `unit.piece.one`; `nil` for a key of one part.
  private static func stem(of key: String) -> String? {
    key.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(key[..<$0]) }
  }
}
