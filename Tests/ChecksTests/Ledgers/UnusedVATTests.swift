import MenugenChecks
import MenugenDiagnostics
import Testing

/// VAT rates of categories that no movement has.
@Suite struct UnusedVATTests {
  @Test("A rate of a category without movements is reported, one of a category above them is not")
  func reportsUnusedRates() {
    let categories = ["sales/food/pizza"]
    #expect(unusedVAT([("sales", 0..<1), ("sales/food", 0..<1)], categories: categories).isEmpty)
    let found = unusedVAT([("sales/fod", 0..<1)], categories: categories)
    #expect(found.map(\.message.id) == ["vat.unused"])
    #expect(found.map(\.message.hint) == ["did you mean 'sales/food'?"])
  }
}
