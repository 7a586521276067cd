import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import Testing

/// Prices that changed so much that a decimal point may be missing.
@Suite struct PriceJumpsTests {
  private func price(_ units: Int64, _ terms: String = "", _ currency: Currency = .eur) -> KnownPrice {
    KnownPrice(item: "soup", terms: terms, money: Money(minorUnits: units, currency: currency))
  }

  @Test(
    "A price that is more than five times the last one, or less than a fifth, is reported",
    arguments: [
      (100, 500, false), (100, 501, true), (500, 100, false), (501, 100, true), (0, 900, false), (900, 0, false),
      (-100, 900, false), (Int64.max, 1, true),
    ])
  func comparesPrices(_ old: Int64, _ new: Int64, _ isJump: Bool) {
    #expect(priceJumps(from: [price(old)], to: [price(new)]).map(\.item) == (isJump ? ["soup"] : []))
  }

  @Test("Prices of other sizes and currencies aren't compared")
  func comparesWhatIsTheSame() {
    #expect(priceJumps(from: [price(100, "s")], to: [price(900, "l")]).isEmpty)
    #expect(priceJumps(from: [price(100, "", .usd)], to: [price(900)]).isEmpty)
    #expect(
      priceJumps(from: [price(950)], to: [price(9_500)]).map(\.message.text)
        == ["price of 'soup' changed from 9.50 to 95.00 since the last build"])
  }
}
