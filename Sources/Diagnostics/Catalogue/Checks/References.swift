/// References from one content file to another.
extension DiagnosticMessage {
  package static func unknownItem(_ item: String, nearest: String?) -> Self {
    .error(
      "movement.unknown-item", "unknown item '\(item)'",
      hint: nearest.map { "write \($0)" } ?? "write the id of a menu and of an item, such as dinner/margherita")
  }

  package static func unknownGoalLedger(_ ledger: String, nearest: String?) -> Self {
    .error(
      "goal.unknown-ledger", "unknown ledger '\(ledger)'",
      hint: nearest.map { "write \($0)" } ?? "write the id of a ledger")
  }

  package static func misspeltGoalCategory(_ category: String, ledger: String, nearest: String) -> Self {
    .warning(
      "goal.unknown-category", "no movement of the ledger '\(ledger)' has the category '\(category)'",
      hint: "did you mean '\(nearest)'?")
  }
}
