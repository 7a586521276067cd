/// Goals.
extension DiagnosticMessage {
  package static func missingGoal(_ name: String?) -> Self {
    .error("goal.no-goal", "\(name.map { "'\($0)'" } ?? "this") has no goal to reach", hint: "write \"goal\"")
  }

  package static func categoryWithoutLedger(_ field: String) -> Self {
    .error("goal.category", "\(field) has no effect without a ledger", hint: "write \"ledger\" too")
  }

  package static func goalNotPositive(_ amount: String) -> Self {
    .error(
      "goal.not-positive", "goal must be greater than zero, not \(amount)",
      hint: "write the amount to reach, such as 5000.00")
  }

  package static func unusedGoalKey(_ field: String) -> Self {
    .warning("goal.unused", "\(field) has no effect on a goal with a ledger", hint: "remove it, or the ledger")
  }
}
