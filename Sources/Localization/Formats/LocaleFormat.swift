package import MenugenDomain

/// Writes money, numbers, dates and lists as readers of one locale expect them: exactly as ICU prints them.
///
/// The patterns are compiled tables (`LocaleTables`), tested against Foundation's ICU; no formatter runs. Making one
/// parses its table: make one a language, not one a page. A class, so that none of its tables is copied on the way to one.
package final class LocaleFormat: Sendable {
  /// The table that serves: the asked tag, or what it fell back to.
  package let tag: String

  /// Whether the locale's text runs from right to left: `dir="rtl"`.
  package var isRightToLeft: Bool { lists.isRightToLeft }

  let number: NumberShape
  let moneyShape: NumberShape
  let money: CurrencyTable
  /// `¤ 0` and `-¤ 0`: for a currency that has no symbol here but its code.
  let bareMoney: BareMoney
  let minus: [UInt8]
  let percent: MoneyAffixes
  let rangeMark: String
  package let lists: ListPatterns
  let dates: DatePatterns

  /// The locale of a BCP 47 tag, whatever its case.
  ///
  /// A tag without a table loses its last subtag until one has it: `de-DE` is read as `de`, what is unknown as `en`.
  package init(_ tag: String) {
    let name = LocaleFormat.supportedTag(for: tag)
    self.tag = name
    let table = LocaleTable(name)
    number = NumberShape(table["number"])
    moneyShape = NumberShape(table["money"])
    minus = Array(table["minus"].joined().utf8)
    percent = MoneyAffixes(patterns: table["percent"], symbol: "")
    rangeMark = table["range"].joined()
    lists = ListPatterns(table["list"])
    dates = DatePatterns(table)
    var money: [(CurrencyKey, MoneyAffixes)] = []
    var group = 0
    while case let fields = table["symbols\(group)"], fields.count >= 2 {
      for field in fields.dropFirst(2) {
        guard let key = CurrencyKey(field.prefix(3)) else { continue }
        money.append((key, MoneyAffixes(patterns: fields, symbol: field.dropFirst(4))))
      }
      group += 1
    }
    self.money = CurrencyTable(money)
    bareMoney = BareMoney(patterns: Array(table["symbols0"].prefix(2)))
  }

  /// Every tag with a table of its own.
  package static var supportedTags: [String] { LocaleTables.tags }

  /// Whether a tag has a table, or a wider form of it has: else its money, numbers and dates are written as in English.
  package static func isSupported(_ tag: LanguageTag) -> Bool {
    tag.language == "en" || supportedTag(for: tag.code) != "en"
  }

  /// The tag whose table serves a locale, in its usual case.
  static func supportedTag(for tag: String) -> String {
    var subtags = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    if let alias = subtags.first.flatMap(languageAlias) { subtags[0] = alias }
    if subtags.first == "zh" { subtags = chineseSubtags(subtags) }
    while !subtags.isEmpty {
      let candidate = subtags.joined(separator: "-")
      if let found = LocaleTables.tags.first(where: { $0.lowercased() == candidate }) { return found }
      if subtags.count == 2, let parent = regionalParent(subtags[0], subtags[1]) { return parent }
      subtags.removeLast()
    }
    return "en"
  }

  /// Regions that write as another one does, not as their language's own (CLDR's parent locales): Peru as Latin America,
  /// Angola as Portugal, Singapore as most of the world writes English, to which Britain comes nearest.
  private static func regionalParent(_ language: String, _ region: String) -> String? {
    switch language {
    case "es": latinAmerica.contains(region) ? "es-419" : nil
    case "pt": ["ao", "ch", "cv", "gq", "gw", "lu", "mo", "mz", "st", "tl"].contains(region) ? "pt-PT" : nil
    case "en": likeTheUnitedStates.contains(region) || region.utf8.count != 2 ? nil : "en-GB"
    default: nil
    }
  }

  private static let latinAmerica: Set = [
    "bo", "br", "bz", "cr", "cu", "do", "ec", "gt", "hn", "ni", "pa", "pe", "pr", "py", "sv", "us", "uy", "ve",
  ]
  private static let likeTheUnitedStates: Set = ["us", "as", "bi", "gu", "mh", "mp", "ph", "pr", "um", "vi"]

  /// Codes that CLDR reads as another: Norwegian without a form is Bokmål, and three were renamed.
  private static func languageAlias(_ language: String) -> String? {
    switch language {
    case "no": "nb"
    case "iw": "he"
    case "in": "id"
    case "mo": "ro"
    default: nil
    }
  }

  /// Chinese is told apart by script; where none is written, the region says it (CLDR, likely subtags).
  private static func chineseSubtags(_ subtags: [String]) -> [String] {
    let region = subtags.dropFirst().filter { $0.utf8.count == 2 }.prefix(1)
    if subtags.contains("hans") { return ["zh", "hans"] + region }
    let isTraditional = subtags.contains("hant") || region.contains { ["hk", "mo", "tw"].contains($0) }
    return ["zh", isTraditional ? "hant" : "hans"] + region
  }
}

/// A locale's lines by key, its parents' where it has none of its own.
struct LocaleTable {
  private var fields: [Substring: [String]] = [:]

  init(_ tag: String) {
    var next: String? = tag.lowercased()
    while let name = next, let (lines, parent) = LocaleTables.table(for: name) {
      var own: [Substring: [String]] = [:]
      for line in lines.description.split(separator: "\n") {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        own[parts[0]] = parts.dropFirst().map(String.init)
      }
      // A child that has symbols has all of them.
      if fields.keys.contains("symbols0") { own = own.filter { !$0.key.hasPrefix("symbols") } }
      fields.merge(own) { child, _ in child }
      next = parent
    }
  }

  subscript(key: String) -> [String] { fields[key[...]] ?? [] }
}
