import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// The keys that change what is published: items, prices, visibility and warnings.
///
/// A misspelt structural key is an error; any other unknown key is a warning.
enum StructuralKeys {
  /// The probable meaning of an unknown key.
  struct Guess {
    var mend: DiagnosticMessage.KeyMend
    /// Whether the key belongs to another object.
    var isMisplaced = false
    /// Whether it affects what is published.
    var isStructural: Bool
  }

  private static let names = warnings.union([
    // Contents.
    "sections", "items", "sizes", "optionGroups", "options", "movements", "source", "ledger", "languages",
    // Prices. Required amounts aren't included, as their absence is already an error.
    "price", "currency", "openingBalance",
    // Visibility.
    "status", "visibility", "draft", "soldOut", "hidden",
  ])

  /// Warnings for guests.
  private static let warnings: Set<String> = ["allergens", "mayContain"]

  /// Structural keys often written in the wrong object, and where they belong.
  static let homes: [String: DiagnosticMessage.KeyMend] = [
    "items": .items, "status": .status, "visibility": .visibility, "draft": .draft,
    "allergens": .allergensBelow, "mayContain": .allergensBelow,
  ]

  /// Keys of dishes and menus often written in a location.
  static let homesOfLocations: [String: DiagnosticMessage.KeyMend] = [
    "status": .locationStatus, "currency": .locationCurrency, "allergens": .masterMenu, "mayContain": .masterMenu,
  ]

  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Guesses the meaning of an unknown key by spelling, then by synonyms.
  ///
  /// - Parameters:
  ///   - known: The keys of the object.
  ///   - misplaced: Structural keys of other objects that are often written here.
  ///   - homes: Where these belong.
  static func guess(
    _ key: Key, among known: [String], misplaced: [String], homes: [String: DiagnosticMessage.KeyMend]
  ) -> Guess? {
    let word = key.text
    // "extras" are choices, although a key is spelt like it.
    if let near = nearestName(to: word, among: known), near != "extra" || KeyAliases.find(word, among: known) == nil {
      return Guess(mend: rename(key, to: near), isStructural: names.contains(near))
    }
    if let alias = KeyAliases.find(word, among: known) {
      return Guess(
        mend: rename(key, to: alias), isStructural: names.contains(alias) && isMissed(alias, beside: key))
    }
    guard let meant = nearestName(to: word, among: misplaced) ?? KeyAliases.find(word, among: misplaced) else {
      return nil
    }
    return homes[meant].map { Guess(mend: $0, isMisplaced: true, isStructural: true) }
  }

  private static func rename(_ key: Key, to name: String) -> DiagnosticMessage.KeyMend {
    warnings.contains(name) && !key.value.isNull && has(name, beside: key) ? .join(name) : .rename(name)
  }

  private static func has(_ name: String, beside key: Key) -> Bool {
    key.object?.members.contains { $0.key.text == name && !$0.value.isNull } ?? false
  }

  /// Whether a synonym of a structural key is used instead of it: not if the object has both, as in exports with
  /// `amount` and `value`, except for allergens, and not if it has no effect, as in `extras: []` or `available: true`.
  /// `valuta` means currency in Italian, date in German.
  private static func isMissed(_ name: String, beside key: Key) -> Bool {
    let value = key.value
    if let flag = value.bool() { return flag != ["available", "private"].contains(key.text.lowercased()) }
    let isEmpty = value.kind == .array || value.kind == .object ? value.count == 0 : value.string() == ""
    if isEmpty || !warnings.contains(name) && has(name, beside: key) { return false }
    return name != "currency" || value.string().flatMap { Currency(code: $0) } != nil
  }
}
