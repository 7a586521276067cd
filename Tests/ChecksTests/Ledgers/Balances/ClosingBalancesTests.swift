import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Closing balances that differ from the sums.
@Suite struct ClosingBalancesTests {
  @Test(
    "A closing balance is compared with the opening balance and all movements of its account and currency",
    arguments: [
      ("10.00", []), ("10.01", ["0.01"]), ("{cash: 4, bank: 6}", []), ("{cash: 4.50, bank: 5.50}", ["0.50", "-0.50"]),
      ("-10.00", ["-20.00"]),
    ]) func reports(closing: String, differences: [String])
  {
    let text = """
      name: Till
      currency: EUR
      openingBalance: {cash: 3, bank: 5}
      closingBalance: \(closing)
      movements:
        - {name: A, amount: 2, account: bank}
        - {name: B, amount: -1, account: bank}
        - {name: C, amount: 1, account: cash}
      """
    let found = parseLedger(SourceFile(path: "movements/till.yaml", text: text), site: Site()).diagnostics
      .filter { $0.id == "ledger.closing-balance" }
    #expect(found.count == differences.count, "\(found)")
    for (diagnostic, difference) in zip(found, differences) {
      #expect(diagnostic.message.contains("off by \(difference) EUR"), "\(diagnostic)")
    }
  }

  @Test(
    "The hint names the pending movement that is the difference",
    arguments: [
      ("closingBalance: 103", "'Card' is the difference"), ("closingBalance: 99", "they are the difference"),
      ("closingBalance: 95", "look for a missing"),
    ]) func namesPending(closing: String, hint: String)
  {
    let text = """
      currency: EUR
      openingBalance: 100
      \(closing)
      movements:
        - {name: A, amount: -1, date: 2026-01-01}
        - {name: Card, amount: 18, status: pending, date: 2026-01-02}
        - {name: Bar, amount: -5, status: pending, date: 2026-01-02}
        - {name: Hotel, amount: 9, status: pending, date: 2026-01-03}
      """
    let found = parseLedger(SourceFile(path: "movements/t.yaml", text: text), site: Site()).diagnostics
      .filter { $0.id == "ledger.closing-balance" }
    #expect(found.count == 1 && found.first?.hint?.contains(hint) == true, "\(found)")
  }

  @Test("One pending movement without a name isn't all of them")
  func namesNone() {
    let text = """
      currency: EUR
      closingBalance: -5
      movements:
        - {amount: 18, status: pending, date: 2026-01-02}
        - {name: Bar, amount: -5, status: pending, date: 2026-01-02}
      """
    let found = parseLedger(SourceFile(path: "movements/t.yaml", text: text), site: Site()).diagnostics
      .filter { $0.id == "ledger.closing-balance" }
    #expect(found.first?.hint?.contains("one without a name is the difference") == true, "\(found)")
  }

  @Test("The hint of a movement's balance names the pending movement before it that is the difference")
  func namesPendingBefore() {
    let text = """
      currency: EUR
      openingBalance: 100
      movements:
        - {name: Card, amount: -5, status: pending, date: 2026-01-02}
        - {name: A, amount: -1, date: 2026-01-03, balance: 99}
      """
    let found = parseLedger(SourceFile(path: "movements/t.yaml", text: text), site: Site()).diagnostics
    #expect(found.map(\.id) == ["movement.balance"] && found[0].hint?.contains("'Card' is the difference") == true)
  }

  @Test("Sums beyond 64 bits are exact")
  func addsBeyond64Bits() {
    let row = "  - {name: A, amount: \"90000000000000000.00\"}\n"
    let text = "name: T\ncurrency: EUR\nclosingBalance: 0\nmovements:\n" + String(repeating: row, count: 3)
    let found = parseLedger(SourceFile(path: "movements/t.yaml", text: text), site: Site()).diagnostics
    #expect(found.contains { $0.message.contains("270000000000000000.00") }, "\(found)")
  }
}
