import MenugenDiagnostics
import MenugenSyntax

/// The maximum lengths of lists in an item, group or file, to limit the size of pages and the work of checks.
enum ListLimit {
  static let navigation = 100
  static let extras = 100
  /// An item's sizes, tags, tiers, additives, serving times and option groups.
  static let few = 100
  /// The options of a group and the ingredients of an item.
  static let options = 1_000
  static let hours = 400
  /// The languages of a site or text.
  static let languages = 100
}

extension ContentDecoder {
  /// Reports a list that is too long.
  mutating func isTooLong(_ value: Value, _ field: String, most: Int = ListLimit.few) -> Bool {
    guard value.count > most else { return false }
    report(.listTooLong(named(field), count: value.count, limit: most), at: value.range)
    return true
  }
}
