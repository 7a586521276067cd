import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

@Suite struct GoalParserTests {
  @Test func readsAGoalOfNumbers() throws {
    let text = #"""
      {"id": "steps", "name": "Outrun Nessie", "unit": "steps", "goal": 1000, "started": true, "paused": false,
       "steps": 640, "distance": 900, "note": "Run!", "pursuer": {"name": "Nessie", "distance": 400}}
      """#
    let checked = parseGoal(SourceFile(path: "goals/a.json", text: text), site: Site())
    #expect(checked.diagnostics == [])
    let goal = try #require(checked.value?.content)
    #expect(goal.id == "steps")
    #expect(goal.note?.entries[0].value.plain == "Run!")
    guard case .steps(let steps) = goal.measure else {
      Issue.record("not a goal of numbers")
      return
    }
    #expect(steps.unit == Label("steps"))
    #expect([steps.goal, steps.steps, steps.distance, steps.pursuerDistance] == [1000, 640, 900, 400])
    #expect(steps.isStarted && !steps.isPaused)
    #expect(steps.pursuerName == Label("Nessie"))
  }

  /// `restart` resets the goal until the key is removed.
  @Test func readsAGoalThatRestarts() throws {
    let text = #"""
      {"goal": 1000, "started": true, "steps": 640, "distance": 900, "restart": true, "pursuer": {"distance": 900}}
      """#
    let checked = parseGoal(SourceFile(path: "goals/a.json", text: text), site: Site())
    #expect(checked.diagnostics == [])
    guard case .steps(let steps)? = checked.value?.content.measure else {
      Issue.record("not a goal of numbers")
      return
    }
    #expect(steps.state == .notStarted)
    #expect([steps.goal, steps.steps, steps.distance, steps.pursuerDistance] == [nil, 0, 0, 0])
    let again = parseGoal(
      SourceFile(path: "goals/a.json", text: text.replacing(#""restart": true"#, with: #""restart": false"#)),
      site: Site())
    guard case .steps(let caught)? = again.value?.content.measure else { return }
    #expect(caught.state == .caught)
  }

  @Test func readsAGoalThatALedgerFeeds() throws {
    let text = """
      ledger: bank
      category: savings
      goal: 5000.00
      currency: EUR
      pursuer: {name: Spending, category: costs}
      """
    let checked = parseGoal(SourceFile(path: "goals/car.yaml", text: text), site: Site())
    #expect(checked.diagnostics == [])
    #expect(checked.value?.content.id == "car")
    #expect(checked.value?.origins.references.map(\.word) == ["bank"])
    guard case .ledger(let goal)? = checked.value?.content.measure else {
      Issue.record("not fed by a ledger")
      return
    }
    #expect(goal.goal.decimal == "5000.00")
    #expect([goal.ledger, goal.category, goal.pursuerCategory] == ["bank", "savings", "costs"])
  }

  static let faults = [
    Fault("value.type", "1️⃣[]"),
    Fault("goal.no-goal", #"{"started": 1️⃣true}"#),
    Fault("goal.no-goal", #"{"ledger": 1️⃣"bank"}"#),
    Fault("number.range", #"{"goal": 1️⃣0}"#),
    // Errors of a goal are reported once, without a second error for a missing goal.
    Fault("number.range", #"{"started": true, "goal": 1️⃣0}"#),
    Fault("number.range", #"{"started": true, "goal": 1️⃣-5}"#),
    Fault("number.range", #"{"started": true, "goal": 1️⃣99999999999999999999}"#),
    Fault("number.range", #"{"goal": 1️⃣1.0000001}"#, hint: "write a number with at most 6 decimals"),
    Fault("number.not-a-number", #"{"goal": 1️⃣"1,5"}"#, hint: "write only digits, such as 1.5"),
    Fault("number.range", #"{"goal": 5, "distance": 1️⃣-0.5}"#, hint: "write zero or more"),
    Fault("goal.no-goal", #"{"started": 1️⃣true, "goal": null}"#),
    Fault("value.type", #"{"goal": 1, "restart": 1️⃣"yes"}"#),
    Fault("goal.not-positive", #"{"goal": 1️⃣0, "currency": "EUR", "ledger": "bank"}"#),
    Fault("goal.not-positive", #"{"goal": 1️⃣"-5.00", "currency": "EUR", "ledger": "bank"}"#),
    Fault("goal.unused", #"{"goal": 1, "currency": "EUR", "ledger": "bank", 1️⃣"started": true}"#),
    Fault("number.range", #"{"goal": 1, "steps": 1️⃣-1}"#),
    Fault("value.type", #"{"goal": 1, "pursuer": 1️⃣"Nessie"}"#),
    Fault("key.misplaced", #"{"goal": 1, "pursuer": {1️⃣"category": "x"}}"#),
    Fault("key.misspelt", #"{1️⃣"gaol": 1}"#, hint: "write goal"),
    Fault("goal.category", #"{"goal": 1, "category": 1️⃣"x"}"#),
    Fault("goal.unused", #"{"goal": 1, "currency": "EUR", "ledger": "bank", 1️⃣"steps": 3}"#),
    Fault("amount.decimals", #"{"goal": 1️⃣1.001, "currency": "EUR", "ledger": "bank"}"#),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAGoal(_ fault: Fault) {
    fault.expect(path: "goal.json") { parseGoal($0, site: Site()).diagnostics }
  }
}
