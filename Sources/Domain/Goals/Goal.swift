/// A goal to reach before a pursuer catches up: steps, or savings against spending.
package struct Goal: Sendable {
  package var id: String
  package var name: Label
  package var language: LanguageTag
  package var note: Localized<Markup>?
  package var measure: Measure

  /// Whether the goal is measured by its own numbers or by a ledger.
  package enum Measure: Sendable {
    case steps(StepGoal)
    case ledger(LedgerGoal)
  }

  package init(id: String, name: Label, language: LanguageTag, note: Localized<Markup>? = nil, measure: Measure) {
    self.id = id
    self.name = name
    self.language = language
    self.note = note
    self.measure = measure
  }
}

package struct StepGoal: Sendable {
  /// For example `steps`, `km`.
  package var unit: Label?
  package var goal: Quantity?
  package var isStarted: Bool
  package var isPaused: Bool
  package var steps: Quantity
  package var distance: Quantity
  package var pursuerName: Label?
  package var pursuerDistance: Quantity?

  package init(
    unit: Label? = nil, goal: Quantity? = nil, isStarted: Bool = false, isPaused: Bool = false, steps: Quantity = 0,
    distance: Quantity = 0, pursuerName: Label? = nil, pursuerDistance: Quantity? = nil
  ) {
    self.unit = unit
    self.goal = goal
    self.isStarted = isStarted
    self.isPaused = isPaused
    self.steps = steps
    self.distance = distance
    self.pursuerName = pursuerName
    self.pursuerDistance = pursuerDistance
  }
}

package struct LedgerGoal: Sendable {
  package var ledger: String
  package var category: String?
  package var goal: Money
  package var pursuerName: Label?
  package var pursuerCategory: String?
  package var isPaused = false
  /// Whether the goal was reset: nothing counts until that is undone.
  package var isRestarted = false

  package init(
    ledger: String, category: String?, goal: Money, pursuerName: Label? = nil, pursuerCategory: String? = nil
  ) {
    self.ledger = ledger
    self.category = category
    self.goal = goal
    self.pursuerName = pursuerName
    self.pursuerCategory = pursuerCategory
  }
}
