import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import Testing

/// Categories and accounts that no movement has.
@Suite struct MisspeltNamesTests {
  private func budget(_ category: String) -> (budget: Budget, range: Range<Int>) {
    (Budget(category: category, limit: Money(minorUnits: 1, currency: .eur)), 0..<1)
  }

  @Test("A budget for a category without movements is reported, one for a category above them is not")
  func reportsUnusedBudgets() {
    let categories = ["costs/produce/fish", "sales"]
    #expect(unusedBudgets([budget("costs"), budget("costs/produce")], categories: categories).isEmpty)
    let found = unusedBudgets([budget("costs/prodce"), budget("zoo")], categories: categories)
    #expect(found.map(\.message.id) == ["budget.unused", "budget.unused"])
    #expect(
      found.map(\.message.hint) == ["did you mean 'costs/produce'?", nil])
    #expect(unusedBudgets([budget("zoo")], categories: []).isEmpty, "nothing has been booked yet")
  }

  @Test(
    "A balance of an account that is similar to a used one is reported",
    arguments: [("assets/bnak", true), ("assets/bank", false), ("assets", false), ("till", false)])
  func reportsMisspeltAccounts(_ name: String, _ isMisspelt: Bool) {
    let accounts = ["assets/bank", name]
    let movement = Movement(position: 1, account: 0, name: "", minorUnits: 1, currency: .eur)
    let found = misspeltBalanceAccounts(
      [BalanceAccount(index: name == accounts[0] ? 0 : 1, name: name, range: 0..<1)], in: [movement]
    ) { accounts }
    #expect(found.map(\.message.hint) == (isMisspelt ? ["did you mean 'assets/bank'?"] : []))
  }
}
