import MenugenSyntax

/// How many entries a list of one dish, group or file may have: more is a mistake of a program that wrote it, and what each
/// of them is compared with, or shown beside, would make a page of megabytes.
enum ListLimit {
  /// Of a dish's sizes, tags, tiers, additives and serving times, and of the groups that it or its section names.
  static let few = 100
  /// Of the options of a group and the ingredients of a dish.
  static let options = 1_000
  /// Of the languages of a site or a text.
  static let languages = 100
}

extension ContentDecoder {
  /// Reports a list with more entries than it may have.
  mutating func isTooLong(_ value: Value, _ field: String, most: Int = ListLimit.few) -> Bool {
    guard value.count > most else { return false }
    error(
      "list.too-long", "\(named(field)) has \(value.count) entries", hint: "write at most \(most)", at: value.range)
    return true
  }
}
