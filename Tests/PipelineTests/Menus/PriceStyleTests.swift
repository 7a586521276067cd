import MenugenDomain
import Testing

@testable import MenugenPipeline

@Suite struct PriceStyleTests {
  @Test(
    "Prices keep their decimals unless the site leaves out zeros",
    arguments: [
      (1250, "EUR", "de", "full", "auto", "12,50 €"), (1200, "EUR", "de", "full", "auto", "12,00 €"),
      (1200, "EUR", "de", "auto", "auto", "12 €"), (1250, "EUR", "de", "auto", "auto", "12,50 €"),
      (1200, "EUR", "de", "auto", "none", "12"), (1250, "EUR", "de", "full", "none", "12,50"),
      (1200, "EUR", "en", "auto", "auto", "€12"), (-1200, "EUR", "en", "auto", "none", "-12"),
      (123_400, "EUR", "en", "auto", "none", "1,234"), (1070, "JPY", "ja", "auto", "auto", "￥1,070"),
      (1070, "JPY", "en", "auto", "none", "1,070"), (0, "EUR", "en", "auto", "auto", "€0"),
      (12_500, "KWD", "en", "auto", "none", "12.500"), (12_000, "KWD", "en", "auto", "none", "12"),
      (107_000, "HUF", "en", "auto", "auto", "HUF 1,070"),
    ])
  func writesPrices(units: Int, code: String, language: String, decimals: String, symbol: String, text: String) throws {
    let presentation = try presentation(language, decimals, symbol)
    let money = Money(minorUnits: Int64(units), currency: try #require(Currency(code: code)))
    let spaced = presentation.priceText(money).replacing("\u{A0}", with: " ")
    #expect(spaced == text)
    #expect(PriceFormatter(money.currency, in: presentation).text(money)?.replacing("\u{A0}", with: " ") == text)
  }

  @Test("A range has decimals at both ends or at none")
  func writesRanges() throws {
    let euro = try #require(Currency(code: "EUR"))
    let amounts = [750, 900, 1200].map { Money(minorUnits: $0, currency: euro) }
    let style = try presentation("de", "auto", "auto")
    #expect(style.priceRangeText(amounts[0], amounts[1]).replacing("\u{A0}", with: " ") == "7,50–9,00 €")
    #expect(style.priceRangeText(amounts[1], amounts[2]).replacing("\u{A0}", with: " ") == "9–12 €")
    #expect(try presentation("en", "auto", "none").priceRangeText(amounts[1], amounts[2]) == "9–12")
    #expect(try presentation("en", "auto", "none").addedPriceText(amounts[1]) == "+9")
  }

  @Test("Amounts of ledgers are exact in any style")
  func keepsAmountsOfLedgers() throws {
    let money = Money(minorUnits: 1200, currency: try #require(Currency(code: "EUR")))
    #expect(try presentation("en", "auto", "none").amountText(money) == "€12.00")
  }

  private func presentation(_ language: String, _ decimals: String, _ symbol: String) throws -> Presentation {
    var site = Site()
    site.prices.decimals = try #require(Site.Decimals(rawValue: decimals))
    site.prices.symbol = try #require(Site.Symbol(rawValue: symbol))
    let tag = try #require(LanguageTag(language))
    return Presentation(site: site, language: tag, phrases: PhraseTable(language: tag, values: [:]))
  }
}
