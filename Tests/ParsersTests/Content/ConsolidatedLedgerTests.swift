import MenugenDomain
import MenugenParsers
import MenugenDiagnostics
import Testing

/// Several ledgers as one.
@Suite struct ConsolidatedLedgerTests {
  private func ledger(_ id: String, _ text: String) throws -> Ledger {
    let file = SourceFile(path: "movements/\(id).yaml", text: "currency: EUR\n" + text)
    return try #require(parseLedger(file, site: Site()).value).content
  }

  private func balances(_ ledger: Ledger) -> [String] {
    let report = LedgerReport(ledger)
    return report.accountTable.rows.compactMap { row in
      guard case .place(let place) = row.subject, let path = place.path else { return nil }
      return "\(path.text) \(row.cells.map { $0.map(String.init) ?? "–" }.joined(separator: " "))"
    }
  }

  @Test("Transfers between ledgers add nothing to income and expenses, and accounts keep their balances")
  func addsUp() throws {
    let bank = try ledger(
      "bank",
      "openingBalance: 100\nmovements:\n- {date: 2026-01-05, amount: -40, transfer: true}\n- {date: 2026-01-07, amount: 9, category: sales}\n"
    )
    let till = try ledger(
      "till",
      "movements:\n- {id: t, date: 2026-01-06, amount: 40, transfer: true}\n- {date: 2026-01-04, amount: -3, category: 'sales'}\n"
    )
    let whole = try #require(Ledger.consolidated([bank, till]))
    #expect(whole.movements.map(\.reference) == ["till/2", "bank/1", "till/t", "bank/2"])
    #expect(whole.accounts == ["bank", "till"] && whole.categories == ["sales"])
    let total = try #require(LedgerReport(whole).totals.first)
    #expect(
      total.sum.moneyIn == 900 && total.sum.moneyOut == -300 && total.sum.transfers == 0 && total.closing == 10_600)
  }

  @Test("An account of two years begins once, and the same budget twice is the sum of both")
  func chains() throws {
    let text = { (opening: Int, year: Int) in
      """
      openingBalance: {a: \(opening), b: 1}
      budget: {costs: 5}
      movements:
      - {date: \(year)-03-01, amount: -10, account: a, category: costs}
      - {date: \(year)-03-02, amount: 2, account: b}
      """
    }
    let whole = try #require(
      Ledger.consolidated([ledger("y26", text(90, 2026)), ledger("y25", text(100, 2025))]))
    let total = try #require(LedgerReport(whole).totals.first)
    #expect(total.closing == 8_500)
    #expect(whole.budgets == [Budget(category: "costs", limit: Money(minorUnits: 1_000, currency: .eur))])
  }

  @Test("The VAT of a ledger's categories stays that of its movements")
  func keepsVAT() throws {
    let first = try ledger(
      "a", "vat: {sales: 7 %}\nmovements:\n- {date: 2026-01-05, amount: 107, category: sales}\n")
    let second = try ledger(
      "b", "vat: {sales: 19 %}\nmovements:\n- {date: 2026-01-05, amount: 119, category: sales}\n")
    let whole = try #require(Ledger.consolidated([first, second]))
    #expect(whole.movements.map { whole.vatRate(of: $0)?.decimal } == ["7", "19"] && whole.hasVAT)
  }
}
