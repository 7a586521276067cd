import MenugenText

/// Unknown, misspelt and misplaced keys.
extension DiagnosticMessage {
  /// How to mend an unknown key.
  package enum KeyMend: Sendable {
    case remove
    case rename(String)
    /// Add the words to a key that the object has too.
    case join(String)
    /// Move the key to a list as a word.
    case list(String, word: String)
    case removeDiet, removeTag
    case allergens
    case allergen(String, presence: String)
    /// A word that names an allergen, in the key's name or in its value.
    case allergenWords(String)
    /// Such a word for all dishes of an object, whose text a key holds.
    case allergenText(String, key: String)
    case allergensBelow
    case items, status, visibility, draft
    case pageDraft, goalState
    /// A season or hours: whether the value is a time of day.
    case season(hasTime: Bool)
    /// Something that the price of a dish doesn't have, as a text that guests read.
    case fee
    case hiddenMenu
    /// The keys of an object that belong in the one around it, of which the first is named.
    case unwrap(String, hasMore: Bool)
    /// A key and the value to write, in one line.
    case form(String, String)
    case locationStatus, locationStatusBelow, locationCurrency, masterMenu
    /// Write a key of this name in one of these objects.
    case belongs(String, in: [String])
    case restaurant(String)
    case closedDay
    case ledgerHead
    case ledgerBalance(String)

    fileprivate func hint(_ place: String) -> String {
      switch self {
      case .remove: "remove it: \(place) has no such key"
      case .rename(let key): "write \(key)"
      case .join(let key): "add its words to \(key)"
      case .list(let key, let word): "write \"\(key)\": [\"\(word)\"]"
      case .removeDiet: "remove it: write only the diets that the dish suits"
      case .removeTag: "remove it"
      case .allergens: "write what the dish contains in \"allergens\", or [] for nothing"
      case .allergen(let allergen, let presence): "write \"allergens\": {\"\(allergen)\": \"\(presence)\"}"
      case .allergenWords(let word):
        "'\(word)' names an allergen: if the dish contains it, write it in \"allergens\" or \"mayContain\"; otherwise move "
          + "the key into \"extra\""
      case .allergenText(let word, let key):
        "'\(word)' names an allergen: write it in \"allergens\" or \"mayContain\" of each dish, and the text in \"\(key)\""
      case .allergensBelow: "write it in each item, size or option"
      case .items: "write \"sections\": [{\"name\": \"Dishes\", \"items\": […]}], or only the list of items"
      case .status: "write it in each item"
      case .season(let hasTime):
        "write \"availability\": "
          + (hasTime
            ? "{\"from\": \"18:00\", \"to\": \"23:00\"}"
            : "{\"validFrom\": \"2026-05-01\", \"validThrough\": \"2026-09-30\"}")
      case .fee: "write it in \"disclaimer\", the text at the foot of the menu, such as \"Cover charge: 2.50 a guest\""
      case .hiddenMenu:
        "to leave out the menu, begin its file's name with _; to leave out some dishes, write \"status\": \"hidden\" in each"
      case .unwrap(let key, let hasMore): "write \(key)\(hasMore ? " and its other keys" : "") in \(place) itself"
      case .form(let key, let value): "write \"\(key)\": \(value)"
      case .pageDraft: "write \"draft\": true to leave out the page; pages that are published are public"
      case .goalState:
        "to leave out the goal, begin its file's name with _; write its state as \"started\": true or \"paused\": true"
      case .locationStatusBelow:
        "write \"soldOut\": true or \"hidden\": true in an item, or \"hidden\": true in a menu of the location"
      case .belongs(let name, let places):
        "write \(name) in \(places.dropLast().joined(separator: ", "))\(places.count > 1 ? " or " : "")\(places.last ?? "")"
      case .locationStatus: "write \"soldOut\": true or \"hidden\": true"
      case .locationCurrency: "write it for the whole location, beside \"items\""
      case .masterMenu: "write it on the menu: it holds for every location"
      case .visibility: "write it in a ledger, or as movements: {visibility: private} in site.yaml"
      case .draft: "write it in a page; to leave out a file, begin its name with _"
      case .restaurant(let key): "write \(key) below restaurant"
      case .closedDay: "remove it; for a closed day, remove \"opens\" and \"closes\" too"
      case .ledgerHead: "write it in ledger.yaml, which applies to all files of the ledger"
      case .ledgerBalance(let key):
        "put the file into its own folder, and write \(key) in a ledger.yaml beside it"
      }
    }
  }

  private static func key(
    _ severity: Severity, _ id: String, _ key: String, in place: String, _ mend: KeyMend
  ) -> Self {
    let invisible = invisibleCharacter(in: key)
    let without = if invisible != nil, case .rename = mend { ", without the invisible character" } else { "" }
    return Self(
      severity, id, "unknown key '\(key)' in \(place)\(invisible.map { ": it has \($0)" } ?? "")",
      hint: mend.hint(place) + without)
  }

  /// An unknown key that doesn't change what is published.
  package static func unknownKey(_ key: String, in place: String, _ mend: KeyMend) -> Self {
    .key(.warning, "key.unknown", key, in: place, mend)
  }

  /// A misspelt key that would change what is published.
  package static func misspeltKey(_ key: String, in place: String, _ mend: KeyMend) -> Self {
    .key(.error, "key.misspelt", key, in: place, mend)
  }

  /// A key in the wrong object that would change what is published.
  package static func misplacedKey(_ key: String, in place: String, _ mend: KeyMend) -> Self {
    .key(.error, "key.misplaced", key, in: place, mend)
  }
}
