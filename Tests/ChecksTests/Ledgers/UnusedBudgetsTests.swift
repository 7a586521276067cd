import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import Testing

/// Budgets for categories that no movement has.
@Suite struct UnusedBudgetsTests {
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
}
