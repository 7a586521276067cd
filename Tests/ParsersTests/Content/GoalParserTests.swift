import Diagnostics
import Domain
import Testing

@testable import Parsers

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
    #expect(steps.unit == "steps")
    #expect([steps.goal, steps.steps, steps.distance, steps.pursuerDistance] == [1000, 640, 900, 400])
    #expect(steps.isStarted && !steps.isPaused)
    #expect(steps.pursuerName == Label("Nessie"))
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
    Fault("number.range", #"{"goal": 1, "steps": 1️⃣-1}"#),
    Fault("value.type", #"{"goal": 1, "pursuer": 1️⃣"Nessie"}"#),
    Fault("key.unknown", #"{"goal": 1, "pursuer": {1️⃣"category": "x"}}"#),
    Fault("key.unknown", #"{1️⃣"gaol": 1}"#, hint: "write goal"),
    Fault("goal.category", #"{"goal": 1, "category": 1️⃣"x"}"#),
    Fault("goal.unused", #"{"goal": 1, "currency": "EUR", "ledger": "bank", 1️⃣"steps": 3}"#),
    Fault("amount.decimals", #"{"goal": 1️⃣1.001, "currency": "EUR", "ledger": "bank"}"#),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAGoal(_ fault: Fault) {
    fault.expect(path: "goal.json") { parseGoal($0, site: Site()).diagnostics }
  }
}

@Suite struct ReferenceChecksTests {
  private let files = [
    SourceFile(path: "menus/dinner.json", text: #"[{"name": "Margherita"}]"#),
    SourceFile(path: "menus/copy.json", text: #"{"id": "Dinner", "name": "Copy"}"#),
    SourceFile(
      path: "movements/bank.json",
      text: """
        [{"amount": 1, "item": "dinner/margherita"},
         {"amount": 1, "item": "dinner/margarita"}, {"amount": 1, "item": "dinner/margarita"}]
        """),
    SourceFile(path: "goals/car.json", text: #"{"ledger": "bnak", "goal": 1}"#),
  ]

  @Test func findsWhatOnlyAllFilesTogetherShow() {
    let checks = ReferenceChecks { path in files.first { $0.path == path } }
    let menus = files[0...1].compactMap { parseMenu($0, site: Site()).value }
    let ledgers = files[2...2].compactMap { parseLedger($0, site: Site()).value }
    let goals = files[3...3].compactMap { parseGoal($0, site: Site()).value }

    let twins = checks.findTwins("menu", menus) { $0.id }
    #expect(twins.map { "\($0.file ?? "") \($0.brief)" } == ["menus/copy.json menu.duplicate-id 1:8"])
    #expect(twins.first?.message == "two files have the menu 'Dinner': menus/dinner.json and menus/copy.json")

    let items = checks.findUnknownItems(ledgers, menus: menus)
    #expect(items.map(\.brief) == ["movement.unknown-item 2:24"])
    #expect(items.first?.hint == "write dinner/margherita")

    let unknown = checks.findUnknownLedgers(goals, ledgers: ledgers)
    #expect(unknown.map(\.brief) == ["goal.unknown-ledger 1:12"])
    #expect(unknown.first?.hint == "write bank")
  }
}
