import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import Testing

/// Balances of accounts that no movement has.
@Suite struct BalanceAccountsTests {
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
