import Testing
@testable import MenugenImporting

/// Amounts that may have thousands or decimals.
@Suite struct AmbiguousAmountTests {
  @Test(
    "An amount that may have thousands or decimals is an error, also beside amounts that have decimals",
    arguments: ["-1.200", "1.200", "12.345-", "EUR 1.200", "(1.200)"])
  func ambiguousAmount(_ amount: String) {
    func ledger(_ mark: String?, _ other: String) -> MemoryLedger {
      var ledger = MemoryLedger()
      ledger.options.decimalMarkText = mark
      ledger.add("a.csv", "Date;Payee;Amount\n2026-03-01;A;\(amount)\n2026-03-02;B;\(other)\n")
      return ledger
    }
    for other in ["5", "5.50"] {
      #expect(ledger(nil, other).errors == ["import.ambiguous-amount: '\(amount)' may have thousands or decimals"])
    }
    #expect(ledger(",", "5").errors == [] && ledger(",", "5").rows.count == 2)
    #expect(ledger(nil, "5,50").errors == [] && ledger(nil, "5,50").rows.count == 2)
    if !amount.contains("345") { #expect(ledger(".", "5.50").errors == []) }
  }

  @Test("A question about an amount in QIF, and none about 0.200")
  func ambiguousOtherAmounts() {
    var ledger = MemoryLedger()
    ledger.add("a.qif", "!Type:Bank\nD2026-03-01\nT-1.200\n^\nD2026-03-02\nT5.50\n^\n")
    #expect(ledger.errors == ["import.ambiguous-amount: '-1.200' may have thousands or decimals"])
    var small = MemoryLedger()
    small.add("a.csv", "Date;Payee;Amount\n2026-03-01;A;-0.200\n2026-03-02;B;5.50\n")
    #expect(small.rows == ["2026-03-01|A|-0.20", "2026-03-02|B|5.50"])
    var dinars = MemoryLedger()
    dinars.add("a.csv", "Date;Payee;Amount;Currency\n2026-03-01;A;-1.200;KWD\n2026-03-02;B;5.50;KWD\n")
    #expect(dinars.rows == ["2026-03-01|A|-1.200", "2026-03-02|B|5.500"])
  }
}
