import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Balances after movements.
@Suite struct MovementBalancesTests {
  @Test("A balance that goes on from one that nobody wrote leads to the key for it")
  func leadsToTheOpeningBalance() throws {
    let found = warnings(["date,name,amount,balance\n2026-01-01,X,1,101\n2026-01-02,X,2,103\n"])
    #expect(found.map(\.id) == ["movement.balance"])
    #expect(found[0].hint?.contains("write openingBalance: 100.00 in a ledger.yaml") == true)
    let column = warnings(["date,name,amount,Opening Balance\n2026-01-01,X,1,5\n"])
    #expect(column.map(\.id) == ["key.unknown"] && column[0].hint?.contains("ledger.yaml") == true)
  }
}
