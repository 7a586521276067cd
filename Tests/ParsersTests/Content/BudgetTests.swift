import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

@Suite struct BudgetTests {
  @Test func readsBudgetsInTheLedgersCurrency() throws {
    let file = SourceFile(
      path: "Content/movements/bank.json",
      text:
        #"{"currency": "JPY", "budget": {"costs/produce": "500"}, "movements": [{"amount": -1, "category": "costs/produce/fish"}]}"#
    )
    let checked = parseLedger(file, site: Site())
    #expect(checked.diagnostics.isEmpty)
    let budget = try #require(checked.value?.content.budgets.first)
    #expect(budget.category == "costs/produce")
    #expect(budget.limit.decimal == "500" && budget.limit.currency.code == "JPY")
  }

  @Test("A budget is an amount, or an object that may roll over or be of income")
  func readsObjects() {
    let text = """
      currency: EUR
      budget: {a: 5, b: {amount: "6.50", rollover: true}, c: {amount: 7, income: true, rollover: null}, d: null}
      movements: []
      """
    let checked = parseLedger(SourceFile(path: "Content/movements/bank.yaml", text: text), site: Site())
    let budgets = checked.value?.content.budgets ?? []
    #expect(budgets.map(\.limit.minorUnits) == [500, 650, 700], "\(checked.diagnostics)")
    #expect(budgets.map(\.rollsOver) == [false, true, false] && budgets.map(\.isIncome) == [false, false, true])
  }

  @Test(
    "A budget that can't be read is an error",
    arguments: [
      ("{rollover: true}", "budget.no-amount"), ("{amount: -1}", "budget.negative"),
      ("{amount: 1, rollover: 3}", "value.type"),
      ("[1]", "value.type"),
    ]) func diagnoses(budget: String, id: String)
  {
    let text = "currency: EUR\nbudget: {a: \(budget)}\nmovements: []\n"
    let checked = parseLedger(SourceFile(path: "Content/movements/bank.yaml", text: text), site: Site())
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.id) == [id])
  }

  @Test func readsRatesExactly() throws {
    let file = SourceFile(
      path: "Content/site.yaml", text: "rates:\n  - {date: 2026-01-01, from: USD, to: EUR, rate: 0.92150}\n")
    let checked = parseSite(file)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.value.rates.map(\.decimal) == ["0.92150"])
  }

  @Test(arguments: [
    "12", "{date: 2026-02-30, from: USD, to: EUR, rate: 1}", "{date: 2026-01-01, from: USD, to: USD, rate: 1}",
    "{date: 2026-01-01, from: USD, to: EUR, rate: 1e3}", "{date: 2026-01-01, from: USD, to: EUR}",
  ])
  func reportsOfWhatIsNoRate(_ rate: String) {
    let checked = parseSite(SourceFile(path: "Content/site.yaml", text: "rates: [\(rate)]\n"))
    #expect(checked.diagnostics.contains { $0.severity == .error })
    #expect(checked.value.rates.isEmpty)
  }
}
