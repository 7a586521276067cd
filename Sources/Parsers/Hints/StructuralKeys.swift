import MenugenDomain
import MenugenSyntax
import MenugenText

/// The keys whose loss changes what is published: what is on a menu or in a ledger, what it costs, who sees it, and what
/// guests are warned of.
///
/// A key that was meant to be one of them is an error. Any other unknown key is a warning.
enum StructuralKeys {
  /// What an unknown key was most likely meant to be.
  struct Guess {
    /// The known key, or nil for a key that belongs elsewhere.
    var key: String?
    var hint: String
    /// Whether what the key holds changes what is published.
    var isStructural: Bool
  }

  private static let names: Set<String> = [
    // What there is.
    "sections", "items", "sizes", "optionGroups", "options", "movements", "source", "ledger", "languages",
    // What it costs. An amount isn't among them: where it is wanted and missing, that is an error already.
    "price", "currency", "openingBalance",
    // Who sees it.
    "status", "visibility", "draft",
    // What guests are warned of.
    "allergens", "mayContain",
  ]

  /// Structural keys that people write on the wrong thing, and where they belong.
  private static let homes = [
    "items": "write \"sections\": [{\"name\": \"Dishes\", \"items\": […]}], or the list of items alone",
    "status": "write it in each item",
    "visibility": "write it in a ledger, or as movements: {visibility: private} in site.yaml",
    "draft": "write it in a page, or begin the file's name with _ to leave it out",
  ]

  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// The guess for an unknown key, by its spelling, then by its meaning.
  ///
  /// - Parameters:
  ///   - known: The keys that the object may have.
  ///   - misplaced: Structural keys of other things that people write here.
  static func guess(_ key: Key, among known: [String], misplaced: [String]) -> Guess? {
    let word = key.text
    if let near = nearestName(to: word, among: known) {
      return Guess(key: near, hint: "write \(near)", isStructural: names.contains(near))
    }
    if let alias = KeyAliases.find(word, among: known) {
      return Guess(
        key: alias, hint: "write \(alias)", isStructural: names.contains(alias) && isMissed(alias, beside: key))
    }
    guard let meant = nearestName(to: word, among: misplaced) ?? KeyAliases.find(word, among: misplaced) else {
      return nil
    }
    return homes[meant].map { Guess(key: nil, hint: $0, isStructural: true) }
  }

  /// Whether a key that is another name for a structural one holds what the structural one would: not where the object
  /// has both, as an export with columns for `amount` and `value`, and not where it holds nothing, as `extras: []` or
  /// `available: true`. `valuta` is a currency in Italian and a date in German.
  private static func isMissed(_ name: String, beside key: Key) -> Bool {
    let value = key.value
    if let flag = value.bool() { return flag != ["available", "private"].contains(key.text.lowercased()) }
    let isEmpty = value.kind == .array || value.kind == .object ? value.count == 0 : value.string() == ""
    if isEmpty || key.object?.members.contains(where: { $0.key.text == name && !$0.value.isNull }) ?? false {
      return false
    }
    return name != "currency" || value.string().flatMap { Currency(code: $0) } != nil
  }
}
