import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Balances of days that differ from the sums.
@Suite struct DatedBalancesTests {
  private func found(_ balances: String, opening: String = "openingBalance: 100", _ more: String = "") -> [Diagnostic] {
    let text = """
      name: Bank
      currency: EUR
      \(opening)
      balances: [\(balances)]
      movements:
        - {name: A, date: 2026-01-05, amount: -10}
        - {name: B, date: 2026-01-31, amount: 5}
        - {name: C, date: 2026-01-31, amount: 20}
        - {name: Card, date: 2026-02-01, amount: -7, status: pending}
        - {name: D, date: 2026-02-10, amount: 1}
      \(more)
      """
    return parseLedger(SourceFile(path: "movements/bank.yaml", text: text), site: Site()).diagnostics
  }

  @Test(
    "A balance is compared with what is booked by the end of its day",
    arguments: [
      ("{date: 2026-01-31, amount: 115}", []), ("{date: 2026-01-30, amount: 90}", []),
      ("{date: 2026-01-04, amount: 100}", []), ("{date: 2030-01-01, amount: 116}", []),
      ("{date: 2026-01-31, amount: 95}", ["-20.00"]), ("{date: 2026-02-28, amount: 109}", ["-7.00"]),
      // A missing movement is one fault, and so is a wrong balance.
      ("{date: 2026-01-31, amount: 116}, {date: 2026-02-28, amount: 117}", ["1.00"]),
      ("{date: 2026-02-28, amount: 116}, {date: 2026-01-31, amount: 114}", ["-1.00"]),
    ]) func compares(balances: String, differences: [String])
  {
    let found = found(balances)
    #expect(found.map(\.id) == differences.map { _ in "ledger.dated-balance" }, "\(found)")
    for (diagnostic, difference) in zip(found, differences) {
      #expect(diagnostic.message.contains("off by \(difference) EUR"), "\(diagnostic)")
    }
  }

  @Test(
    "An interim balance is that before or after any movement of its day",
    arguments: [("90", true), ("95", true), ("115", true), ("100", false), ("116", false)])
  func comparesInterim(amount: String, isRight: Bool) {
    let found = found("{date: 2026-01-31, amount: \(amount), interim: true}")
    #expect(found.isEmpty == isRight, "\(found)")
  }

  @Test("Without an opening balance, the first balance is taken for right")
  func derivesOpening() {
    #expect(found("{date: 2026-01-31, amount: 1000}, {date: 2026-02-28, amount: 1001}", opening: "").isEmpty)
    #expect(found("{date: 2026-01-31, amount: 1000}, {date: 2026-02-28, amount: 1002}", opening: "").count == 1)
  }

  @Test("The hint names the pending movement that explains the difference, or the days to look at")
  func hints() {
    #expect(found("{date: 2026-02-28, amount: 109}").first?.hint?.contains("'Card'") == true)
    let later = found("{date: 2026-01-30, amount: 90}, {date: 2026-02-28, amount: 118}")
    #expect(later.first?.hint?.contains("after 2026-01-30") == true, "\(later)")
  }

  @Test("Accounts and currencies are compared by themselves, and an undated movement leaves it open")
  func separates() {
    let text = """
      name: Bank
      currency: EUR
      openingBalance: {a: 1, b: 2}
      balances:
        - {date: 2026-01-31, account: a, amount: 3}
        - {date: 2026-01-31, account: b, amount: 9}
        - {date: 2026-01-31, account: b, amount: 9, currency: USD}
        - {date: 2026-01-31, amount: 10}
      movements:
        - {date: 2026-01-05, account: a, amount: 2}
        - {date: 2026-01-05, account: b, amount: 5}
      """
    func ids(_ text: String) -> [String] {
      parseLedger(SourceFile(path: "movements/bank.yaml", text: text), site: Site()).diagnostics.map(\.message)
    }
    #expect(ids(text).count == 1 && ids(text)[0].hasPrefix("balance of 'b' on 2026-01-31 is off by 2.00 EUR"))
    #expect(ids(text + "\n  - {account: b, amount: 1}\n").isEmpty)
  }

  @Test(
    "A balance that can't be read is an error",
    arguments: [
      ("{amount: 1}", "balance.incomplete"), ("{date: 2026-01-31}", "balance.incomplete"),
      ("{date: 2026-02-30, amount: 1}", "date.invalid"), ("5", "value.type"),
      ("{date: 2026-01-31, amount: 115}, {date: 2026-01-31, amount: 115}", "balance.twice"),
    ]) func diagnoses(balances: String, id: String)
  {
    #expect(found(balances).map(\.id) == [id], "\(found(balances))")
  }

  @Test("A file beside ledger.yaml may have balances")
  func readsParts() {
    let files = [
      ("a.csv", "date,amount\n2026-01-05,2\n"), ("balances.yaml", "balances: [{date: 2026-01-31, amount: 5}]\n"),
    ].map { SourceFile(path: "movements/bank/\($0)", text: $1) }
    let head = SourceFile(path: "movements/bank/ledger.yaml", text: "currency: EUR\nopeningBalance: 1\n")
    let parsed = parseLedger(head: head, parts: files, site: Site())
    #expect(parsed.diagnostics.map(\.file) == ["movements/bank/balances.yaml"], "\(parsed.diagnostics)")
    #expect(parsed.value?.content.movements.count == 1)
    #expect(parsed.value?.content.datedBalances.count == 1)
  }
}
