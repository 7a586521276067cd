import MenugenDomain
import MenugenTestSupport
import Testing

@Suite struct VATRateTests {
  @Test(arguments: [
    ("7 %", "7"), ("7%", "7"), ("7", "7"), ("07.0 %", "7"), ("5.5\u{A0}%", "5.5"), ("8.1\u{202F}%", "8.1"),
    ("0 %", "0"),
    ("100", "100"), ("8.125", "8.125"), ("0.005", "0.005"), ("19.050", "19.05"),
  ])
  func readsPercentages(written: String, decimal: String) {
    #expect(VATRate(written: written)?.decimal == decimal)
  }

  @Test(arguments: [
    "", "%", " 7", "7 % ", "-7", "+7", "7,5", "7.", ".7", "7.1234", "100.001", "101", "1000", "7e0", "٧",
  ])
  func rejectsOtherText(written: String) { #expect(VATRate(written: written) == nil) }

  @Test(arguments: [
    ("19 %", 11900, 1900), ("7 %", 107, 7), ("0 %", 107, 0), ("100 %", 3, 2), ("100 %", -3, -2), ("100 %", 1, 1),
    ("19 %", -11900, -1900), ("5.5 %", 10, 1), ("5.5 %", 9, 0), ("7 %", 0, 0),
    ("100 %", Int64.max, 4_611_686_018_427_387_904), ("100 %", Int64.min, -4_611_686_018_427_387_904),
  ])
  func roundsHalfAwayFromZero(written: String, gross: Int64, tax: Int64) throws {
    #expect(try #require(VATRate(written: written)).tax(in: gross) == tax)
  }

  @Test("The tax is the nearest number of minor units, and the same with either sign")
  func isNearest() throws {
    var random = SeededRandom(7)
    for _ in 0..<20_000 {
      let (rate, gross) = (
        Int.random(in: 0...100_000, using: &random), Int64.random(in: 0...10_000_000, using: &random)
      )
      let digits = String(rate % 1_000 + 1_000).dropFirst()
      let vat = try #require(VATRate(written: "\(rate / 1_000).\(digits)"))
      #expect(Int(vat.thousandths) == rate)
      let tax = vat.tax(in: gross)
      // 2 × |gross × rate − tax × (100 + rate)| ≤ 100 + rate, and a half is rounded up.
      let rest = 2 * (Int128(gross) * Int128(rate) - Int128(tax) * Int128(100_000 + rate))
      #expect(rest < Int128(100_000 + rate) && rest >= -Int128(100_000 + rate))
      #expect(vat.tax(in: -gross) == -tax)
    }
  }
}
