/// Unknown words.
extension DiagnosticMessage {
  /// The vocabularies of the format, by diagnostic id.
  package enum Vocabulary: String, Sendable {
    case allergen = "allergen.unknown"
    case allergenCodes = "allergen-codes.unknown"
    case day = "day.unknown"
    case detailPages = "detail-pages.unknown"
    case diet = "diet.unknown"
    case grouping = "grouping.unknown"
    case host = "host.unknown"
    case ink = "ink.unknown"
    case language = "language.unknown"
    case level = "level.unknown"
    case presence = "allergen.unknown-presence"
    case priceDecimals = "price-decimals.unknown"
    case priceKind = "price.unknown-kind"
    case priceSymbol = "price-symbol.unknown"
    case profile = "profile.unknown"
    case service = "service.unknown"
    case status = "status.unknown"
    case themeStyles = "theme-css.unknown"
    case unit = "unit.unknown"
    case visibility = "visibility.unknown"

    fileprivate func unknown(_ word: String) -> String {
      switch self {
      case .language: "unknown language tag '\(word)'"
      case .presence: "unknown presence '\(word)' of an allergen"
      case .priceKind: "unknown kind of price '\(word)'"
      case .themeStyles: "unknown value '\(word)' of css"
      case .priceDecimals: "unknown value '\(word)' of decimals"
      case .priceSymbol: "unknown value '\(word)' of symbol"
      case .allergenCodes, .detailPages: "unknown value '\(word)' of \(self)"
      default: "unknown \(self) '\(word)'"
      }
    }
  }

  /// How to mend an unknown word.
  package enum WordMend: Sendable {
    case word(String)
    /// Use a known word, perhaps the nearest one.
    case oneOf([String], nearest: String? = nil)
    case holidays
    /// Use a kind of the allergen.
    case kind(of: String, among: [String])
    /// Use an allergen in place of a code.
    case code(String, allergen: String?)
    /// Use the word as a key with a list.
    case presenceOf(String)
    case languageTag

    fileprivate var hint: String {
      switch self {
      case .word(let word): "write \(word)"
      case .oneOf(let words, let nearest):
        "write one of \(words.joined(separator: ", "))\(nearest.map { "; the nearest is \($0)" } ?? "")"
      case .holidays: "write the dates of holidays in specialOpeningHoursSpecification"
      case .kind(let allergen, let kinds):
        "write \(allergen)"
          + (kinds.isEmpty ? "" : ", or one of \(kinds.map { "\(allergen).\($0)" }.joined(separator: ", "))")
      case .code(let code, let allergen?): "write \(allergen) if \(code) means that on your list: codes differ"
      case .code(_, nil): "write its name, such as milk: codes differ from list to list"
      case .presenceOf(let word): "write contains or may-contain, and \(word) in its list"
      case .languageTag: "write a BCP 47 tag, such as en or pt-BR"
      }
    }
  }

  /// - Parameter thing: The name of the object that has the word.
  package static func unknownWord(
    _ word: String, _ vocabulary: Vocabulary, of thing: String? = nil, _ mend: WordMend
  ) -> Self {
    .error(
      vocabulary.rawValue, "\(vocabulary.unknown(word))\(thing.map { " in '\($0)'" } ?? "")", hint: mend.hint)
  }

  /// An id that no warning has, or whose level can't be changed.
  package static func notAWarning(_ id: String, nearest: String?) -> Self {
    .error(
      "level.not-a-warning", "'\(id)' is not the id of a warning whose level can be changed",
      hint: didYouMean(nearest)
        ?? "write an id as it is shown after a warning, such as diet.contradicts-allergen; errors stay errors")
  }

  package static func severalWords(_ words: String, _ vocabulary: Vocabulary, in field: String, list: String) -> Self {
    .error(vocabulary.rawValue, "\(field) has several words in one text: '\(words)'", hint: "write a list: [\(list)]")
  }
}
