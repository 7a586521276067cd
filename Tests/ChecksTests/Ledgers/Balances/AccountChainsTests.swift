import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenChecks

@Suite struct AccountChainsTests {
  private func ledger(_ id: String, _ spans: [(String, String, String, Int128?, Int128)]) -> ChainedLedger {
    ChainedLedger(
      id: id, place: .file("\(id).yaml"),
      spans: spans.compactMap { account, first, last, opening, closing in
        guard let first = CalendarDate(first), let last = CalendarDate(last) else { return nil }
        return AccountSpan(
          account: account, currency: .eur, first: first, last: last, opening: opening, closing: closing)
      })
  }

  private let old = ("assets/bank", "2025-01-03", "2025-12-30", Int128?.some(100), Int128(500))

  @Test("An opening balance that isn't the closing one before is a warning in the later ledger")
  func findsBrokenChains() throws {
    let faults = brokenChains([
      ledger("new", [("assets:bank", "2026-01-02", "2026-02-01", 450, 460)]), ledger("old", [old]),
      ledger("next", [("assets/bank", "2026-03-02", "2026-03-02", 460, 470)]),
    ])
    let fault = try #require(faults.first)
    #expect(faults.count == 1 && fault.id == "ledger.chain" && fault.file == "new.yaml" && fault.severity == .warning)
    #expect(
      fault.message
        == "account 'assets:bank' begins with 4.50 EUR in 'new', but ends with 5.00 in 'old': off by -0.50")
  }

  @Test(
    "Equal balances, another account, no opening balance, days that overlap and a gap of more than a year are no chain",
    arguments: [
      ("assets/bank", "2026-01-02", 500), ("assets/till", "2026-01-02", 450), ("assets/bank", "2026-01-02", nil),
      ("assets/bank", "2025-12-30", 450), ("assets/bank", "2024-01-02", 450), ("assets/bank", "2027-01-01", 450),
    ] as [(String, String, Int128?)])
  func leavesOthersAlone(account: String, first: String, opening: Int128?) {
    let new = ledger("new", [(account, first, "2027-06-01", opening, 1)])
    #expect(brokenChains([ledger("old", [old]), new]).isEmpty)
  }

  @Test("A ledger with two spellings of an account isn't compared, nor one with itself")
  func leavesSpellingsAlone() {
    let twice = ledger("old", [old, ("assets:bank", "2026-01-02", "2026-01-03", 1, 2)])
    #expect(brokenChains([twice]).isEmpty)
    #expect(brokenChains([twice, ledger("new", [("assets/bank", "2026-02-02", "2026-02-03", 9, 9)])]).isEmpty)
  }

  @Test("The spans of a ledger have the days and balances of accounts with a name")
  func makesSpans() {
    var ledger = Ledger(id: "x", name: Label("x"), language: .english, currency: .eur)
    ledger.accounts = ["b", "a"]
    ledger.openings = [AccountBalance(account: 0, Money(minorUnits: 7, currency: .eur))]
    ledger.movements = [("2026-01-01", 0), ("2026-01-02", 1), ("2026-01-03", 0), ("", 0), ("2026-01-04", nil)]
      .enumerated()
      .map { place, row in
        Movement(
          position: Int32(place + 1), account: row.1, date: CalendarDate(row.0), name: "m", minorUnits: 10,
          currency: .eur)
      }
    #expect(
      ledger.accountSpans.map {
        "\($0.account) \($0.first.iso) \($0.last.iso) \($0.opening.map(String.init) ?? "–") \($0.closing)"
      }
        == ["a 2026-01-02 2026-01-02 – 10", "b 2026-01-01 2026-01-03 7 37"])
  }
}
