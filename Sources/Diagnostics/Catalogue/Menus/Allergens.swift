/// Allergens.
extension DiagnosticMessage {
  /// "May contain" without "contains", as two keys.
  package static func mayContainAlone(_ field: String) -> Self {
    .error(
      "allergens.may-contain-alone", "\(field) is given without allergens",
      hint: "write \"allergens\" too: what it contains for sure, or [] for nothing")
  }

  /// "May contain" without "contains", in one object.
  package static func missingContains(_ field: String) -> Self {
    .error(
      "allergens.may-contain-alone", "\(field) list only what it may contain",
      hint: "write \"contains\" too: what it contains for sure, or [] for nothing")
  }

  /// - Parameter mend: What to write, such as `milk: contains, or milk: may-contain`.
  package static func blankAllergen(_ field: String, write mend: String) -> Self {
    .error("allergens.blank", "\(field) have an empty entry", hint: "write \(mend)")
  }

  /// An allergen that is listed as absent.
  package static func absentAllergen(_ word: String, isPresence: Bool) -> Self {
    .error(
      "allergen.unknown-presence", "'\(word)' is marked as absent",
      hint: isPresence ? "write \(word): [] for nothing" : "remove \(word): an allergen that is not listed is absent")
  }
}
