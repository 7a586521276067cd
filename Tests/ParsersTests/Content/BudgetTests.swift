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
