package import MenugenDomain

/// Formats money, numbers, dates and lists of one locale, exactly as ICU does.
///
/// Uses compiled tables (`LocaleTables`). Creating one parses its table: create one for each language, not for each
/// page.
package final class LocaleFormat: Sendable {
  /// The tag whose table is used: the requested tag or its fallback.
  package let tag: String

  /// Whether the locale's text runs from right to left (`dir="rtl"`).
  package var isRightToLeft: Bool { lists.isRightToLeft }

  let number: NumberShape
  let moneyShape: NumberShape
  let money: CurrencyTable
  /// `¤ 0` and `-¤ 0`, for currencies without a symbol in this locale.
  let bareMoney: BareMoney
  let minus: [UInt8]
  let percent: MoneyAffixes
  let rangeMark: String
  package let lists: ListPatterns
  let dates: DatePatterns

  /// Creates the format for a BCP 47 tag in any case.
  ///
  /// Without a table for the tag, drops subtags until there is one: `de` for `de-DE`. An unknown language uses `en`.
  ///
  /// - Parameter minusSign: Whether negative numbers have a minus sign (U+2212) where the locale has a hyphen.
  package init(_ tag: String, minusSign: Bool = false) {
    let name = LocaleFormat.supportedTag(for: tag)
    self.tag = name
    let table = LocaleTable(name)
    func signed(_ patterns: [String]) -> [String] {
      minusSign ? patterns.map { $0.replacing("-", with: "\u{2212}") } : patterns
    }
    number = NumberShape(table["number"])
    moneyShape = NumberShape(table["money"])
    minus = Array(signed(table["minus"]).joined().utf8)
    percent = MoneyAffixes(patterns: signed(table["percent"]), symbol: "")
    rangeMark = table["range"].joined()
    lists = ListPatterns(table["list"])
    dates = DatePatterns(table)
    var money: [(CurrencyKey, MoneyAffixes)] = []
    var group = 0
    while case let fields = table["symbols\(group)"], fields.count >= 2 {
      let patterns = signed(Array(fields.prefix(2)))
      for field in fields.dropFirst(2) {
        guard let key = CurrencyKey(field.prefix(3)) else { continue }
        money.append((key, MoneyAffixes(patterns: patterns, symbol: field.dropFirst(4))))
      }
      group += 1
    }
    self.money = CurrencyTable(money)
    bareMoney = BareMoney(patterns: signed(Array(table["symbols0"].prefix(2))))
  }

  package static var supportedTags: [String] { LocaleTables.tags }

  /// Whether there is a table for the tag or a wider one; otherwise English formats are used.
  package static func isSupported(_ tag: LanguageTag) -> Bool {
    tag.language == "en" || supportedTag(for: tag.code) != "en"
  }

  /// The tag of the table used for a locale, in its usual case.
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

  /// The locale whose formats a region follows, if it isn't the language's main one (CLDR, parent locales): Latin
  /// America for Peru, Portugal for Angola.
  /// For most English-speaking regions it is Britain, the nearest to CLDR's `en-001`.
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

  /// Codes that CLDR replaces: `no` (Bokmål) and three renamed languages.
  private static func languageAlias(_ language: String) -> String? {
    switch language {
    case "no": "nb"
    case "iw": "he"
    case "in": "id"
    case "mo": "ro"
    default: nil
    }
  }

  /// The subtags of Chinese, which depend on the script; a region implies one (CLDR, likely subtags).
  private static func chineseSubtags(_ subtags: [String]) -> [String] {
    let region = subtags.dropFirst().filter { $0.utf8.count == 2 }.prefix(1)
    if subtags.contains("hans") { return ["zh", "hans"] + region }
    let isTraditional = subtags.contains("hant") || region.contains { ["hk", "mo", "tw"].contains($0) }
    return ["zh", isTraditional ? "hant" : "hans"] + region
  }
}

/// A locale's lines by key, including those inherited from its parents.
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
      // If a child has currency symbols, it has all of them.
      if fields.keys.contains("symbols0") { own = own.filter { !$0.key.hasPrefix("symbols") } }
      fields.merge(own) { child, _ in child }
      next = parent
    }
  }

  subscript(key: String) -> [String] { fields[key[...]] ?? [] }
}
