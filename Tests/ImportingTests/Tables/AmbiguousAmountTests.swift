import MenugenDiagnostics
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

  @Test(
    "An amount without a sign beside one with only a word for credits is an error", arguments: ["H", "CR", "Haben"])
  func unsignedAmount(_ word: String) {
    func ledger(_ amount: String, inverted: Bool? = nil) -> MemoryLedger {
      var ledger = MemoryLedger()
      if let inverted {
        ledger.options.mapping = TableMapping("card", [.date: ["Date"], .name: ["Payee"], .amount: ["Amount"]])
        ledger.options.mapping?.isInverted = inverted
      }
      ledger.add("a.csv", "Date;Payee;Amount\n2026-03-01;A;50,00 \(word)\n2026-03-02;B;\(amount)\n")
      return ledger
    }
    let found = ledger("20,00")
    #expect(found.errors.count == 1 && found.errors[0].contains("'20,00' has no sign, but '50,00 \(word)' on line 2"))
    #expect(found.diagnostics[0].hint?.contains("inverted: true") == true && found.files.isEmpty)
    for amount in ["+20,00", "20,00 \(word)", "0,00"] { #expect(ledger(amount).errors == []) }
    #expect(ledger("-20,00").rows == ["2026-03-01|A|50.00", "2026-03-02|B|-20.00"])
    #expect(ledger("20,00", inverted: true).rows == ["2026-03-01|A|50.00", "2026-03-02|B|-20.00"])
    #expect(ledger("20,00", inverted: false).errorIDs == ["import.damaged"])
  }

  @Test(
    "A sign that contradicts the column of signs is an error",
    arguments: [("90,00 S", "H"), ("-90,00", "H"), ("+90,00", "S"), ("90,00 H", "S")])
  func contradictorySign(_ amount: String, _ word: String) {
    var ledger = MemoryLedger()
    ledger.add("a.csv", "Datum;Name;Betrag;S/H\n05.01.2026;A;\(amount);\(word)\n")
    #expect(ledger.errorIDs == ["import.damaged"])
    #expect(ledger.errors.first?.contains("'\(amount)' and '\(word)' contradict each other") == true)
    ledger.add("a.csv", "Datum;Name;Betrag;S/H\n05.01.2026;A;\(amount);\(word == "S" ? "H" : "S")\n")
    #expect(ledger.errors == [] && ledger.rows.count == 1)
  }
}
