import MenugenDomain
import MenugenViewModels
import Testing

@testable import MenugenPipeline

@Suite struct AmountTests {
  static let kinds: [(Price.Kind, AmountViewModel, AmountViewModel)] = [
    (
      .fixed(euros(1250)), AmountViewModel("12.50", before: "€"), AmountViewModel("12,50", after: "\u{A0}€")
    ),
    (
      .from(euros(800)), AmountViewModel("8.00", before: "€", label: "from"),
      AmountViewModel("8,00", after: "\u{A0}€", label: "ab")
    ),
    (
      .range(euros(750), euros(950)), AmountViewModel("7.50–9.50", before: "€"),
      AmountViewModel("7,50–9,50", after: "\u{A0}€")
    ),
    (
      .perUnit(euros(160), Measure(quantity: "100", unit: .gram)),
      AmountViewModel("1.60", before: "€", label: "per 100\u{A0}g"),
      AmountViewModel("1,60", after: "\u{A0}€", label: "pro 100\u{A0}g")
    ),
    (.market, AmountViewModel("Market price", isInWords: true), AmountViewModel("Tagespreis", isInWords: true)),
    (.free(.eur), AmountViewModel("Free", isInWords: true), AmountViewModel("Kostenlos", isInWords: true)),
  ]

  @Test("A price is apart from its currency and its terms", arguments: kinds)
  func separates(kind: Price.Kind, english: AmountViewModel, german: AmountViewModel) throws {
    for (code, amount) in [("en", english), ("de", german)] {
      let page = try presentation(code)
      let found = page.amount(kind, in: PriceFormatter(.eur, in: page))
      #expect(found == amount)
      if !found.isInWords, found.label == nil, case .fixed = kind {
        #expect(found.before + found.number + found.after == page.priceText(Price(kind)))
      }
    }
  }

  @Test("A price in another currency than the menu's keeps it") func otherCurrency() throws {
    let page = try presentation()
    let francs = Money(minorUnits: 950, currency: try currency("CHF"))
    #expect(page.amount(.fixed(francs), in: PriceFormatter(.eur, in: page)) == AmountViewModel("CHF\u{A0}9.50"))
    #expect(page.amount(.fixed(euros(950)), in: nil) == AmountViewModel("€9.50"))
  }

  @Test("A surcharge has its sign", arguments: [(150, "+1.50"), (-50, "\u{2212}0.50")])
  func surcharge(units: Int64, number: String) throws {
    let page = try presentation()
    let amount = page.addedAmount(euros(units), in: PriceFormatter(.eur, in: page))
    #expect(amount == AmountViewModel(number, before: "€"))
  }

  @Test("A column's currency is written once", arguments: [("en", "€"), ("de", "€"), ("ja", "€"), ("ar", "€")])
  func symbol(code: String, text: String) throws {
    #expect(try PriceFormatter(.eur, in: presentation(code)).symbol == text)
  }

  @Test("Numbers of more than seven digits need a wide column") func width() {
    #expect(!AmountViewModel("1234.50").isWide && AmountViewModel("12,345.50").isWide)
    #expect(!AmountViewModel("On request", isInWords: true).isWide)
  }
}
