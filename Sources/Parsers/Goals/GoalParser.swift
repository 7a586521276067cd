import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax

/// Parses a goal file in JSON or YAML; `nil` if it has no complete goal.
///
/// `origins.references` has the ledger that measures it.
package func parseGoal(_ file: SourceFile, site: Site) -> Checked<Parsed<Goal>?> {
  var decoder = GoalDecoder(file, site: site)
  let goal = decoder.goal()
  let isWhole = decoder.content.errorCount == 0
  return Checked(isWhole ? goal.map { Parsed($0, decoder.origins) } : nil, decoder.content.diagnostics)
}

struct GoalDecoder {
  var content: ContentDecoder
  var origins: Origins

  init(_ file: SourceFile, site: Site) {
    content = ContentDecoder(file, site: site)
    content.amountWord = .amount
    content.takesWithdrawnCurrencies = true
    origins = Origins(path: file.path)
  }

  mutating func goal() -> Goal? {
    guard let value = content.readTree() else { return nil }
    guard value.kind == .object else {
      content.wrongType("goal", expected: "an object", example: "{\"name\": \"Outrun Nessie\", \"goal\": 1000}", value)
      return nil
    }
    if let written = value.member("language"), !written.isNull {
      content.language = content.languageTag(written, "language") ?? content.language
    }
    if let written = value.member("currency"), !written.isNull { content.currency = content.currency(written) }
    let idValue = value.member("id")
    origins.id = idValue.flatMap { $0.isNull ? nil : $0.range }
    guard let id = content.fileID(idValue) else { return nil }
    var goal = Goal(id: id, name: Label(id), language: content.language, measure: .steps(StepGoal()))
    content.subject = value
    content.checkEmptyKeys(of: value, in: "a goal", known: ContentObject.goal.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "name": goal.name = content.label(value, "name") ?? goal.name
      case "note": goal.note = content.markdown(value, "note", under: 1)
      default:
        if !ContentObject.goal.names.contains(where: { key.text == $0 }) {
          content.unknownKey(
            key, in: "a goal", of: .goal, misplaced: ["status", "visibility", "draft"],
            homes: ["status": .goalState, "visibility": .goalState, "draft": .goalState])
        }
      }
    }
    if let ledger = value.member("ledger"), !ledger.isNull {
      guard let measure = ledgerGoal(value, fedBy: ledger) else { return nil }
      goal.measure = .ledger(measure)
    } else {
      goal.measure = .steps(stepGoal(value))
    }
    return goal
  }

  private mutating func stepGoal(_ value: Value) -> StepGoal {
    var goal = StepGoal()
    var restarts = false
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "unit": goal.unit = content.label(value, "unit")
      case "goal": goal.goal = content.quantity(value, "goal", isPositive: true)
      case "started": goal.isStarted = content.flag(value, "started") ?? false
      case "restart": restarts = content.flag(value, "restart") ?? false
      case "paused": goal.isPaused = content.flag(value, "paused") ?? false
      case "steps": goal.steps = content.quantity(value, "steps") ?? 0
      case "distance": goal.distance = content.quantity(value, "distance") ?? 0
      case "pursuer":
        let pursuer = pursuer(value, .stepPursuer, takes: "distance")
        goal.pursuerName = pursuer.name
        goal.pursuerDistance = pursuer.measure.flatMap { content.quantity($0, "distance") }
      case "category":
        content.report(.categoryWithoutLedger(content.named("category")), at: value.range)
      default: break
      }
    }
    if restarts {
      goal.restart()
    } else if goal.isStarted, value.member("goal")?.isNull ?? true, let started = value.member("started") {
      noGoal(at: started.range)
    }
    return goal
  }

  private mutating func ledgerGoal(_ value: Value, fedBy ledger: Value) -> LedgerGoal? {
    guard let id = content.textOrDigits(ledger, "ledger") else { return nil }
    origins.references.append(Reference(word: id, range: ledger.range))
    guard let amount = value.member("goal"), !amount.isNull else {
      noGoal(at: ledger.range)
      return nil
    }
    guard let money = content.money(amount, "goal") else { return nil }
    guard money.minorUnits > 0 else {
      content.report(.goalNotPositive(money.decimal), at: amount.range)
      return nil
    }
    var goal = LedgerGoal(ledger: id, category: nil, goal: money)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "category":
        goal.category = content.text(value, "category")
        note(goal.category, at: value)
      case "pursuer":
        let pursuer = pursuer(value, .moneyPursuer, takes: "category")
        goal.pursuerName = pursuer.name
        goal.pursuerCategory = pursuer.measure.flatMap { content.text($0, "category") }
        if let measure = pursuer.measure { note(goal.pursuerCategory, at: measure) }
      case "paused": goal.isPaused = content.flag(value, "paused") ?? false
      case "restart": goal.isRestarted = content.flag(value, "restart") ?? false
      case "unit", "started", "steps", "distance":
        content.report(.unusedGoalKey(content.named(key.text)), at: key.range)
      default: break
      }
    }
    return goal
  }

  /// Records the location of a category, to check it against the ledger's.
  private mutating func note(_ category: String?, at value: Value) {
    if let category { origins.categories.append(Reference(word: category, range: value.range)) }
  }

  /// Reads the pursuer's name and its measure.
  private mutating func pursuer(
    _ value: Value, _ object: ContentObject, takes measureKey: StaticString
  ) -> (name: Label?, measure: Value?) {
    guard value.kind == .object else {
      content.wrongType(
        "pursuer", expected: "an object", example: "{\"name\": \"Nessie\", \"\(measureKey)\": …}", value)
      return (nil, nil)
    }
    var name: Label?
    var measure: Value?
    content.checkEmptyKeys(of: value, in: "a pursuer", known: object.names)
    for (key, value) in value.members where !value.isNull {
      if key.matches("name") {
        name = content.label(value, "name of the pursuer")
      } else if key.matches(measureKey) {
        measure = value
      } else {
        content.unknownKey(key, in: "a pursuer", of: object)
      }
    }
    return (name, measure)
  }

  private mutating func noGoal(at range: Range<Int>) {
    content.report(.missingGoal(content.subjectName), at: range)
  }
}
