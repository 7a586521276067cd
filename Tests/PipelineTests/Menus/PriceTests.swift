import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct PriceTests {
  static let kinds: [(Price.Kind, String, String)] = [
    (.fixed(euros(1250)), "€12.50", "12,50\u{A0}€"), (.fixed(euros(0)), "€0.00", "0,00\u{A0}€"),
    (.from(euros(800)), "from €8.00", "ab 8,00\u{A0}€"),
    (.range(euros(750), euros(950)), "€7.50 – €9.50", "7,50–9,50\u{A0}€"),
    (.perUnit(euros(160), Measure(quantity: "100", unit: .gram)), "€1.60 per 100\u{A0}g", "1,60\u{A0}€ pro 100\u{A0}g"),
    (
      .perUnit(euros(300), Measure(quantity: "1.5", unit: .kilogram)), "€3.00 per 1.5\u{A0}kg",
      "3,00\u{A0}€ pro 1,5\u{A0}kg"
    ),
    (.perUnit(euros(300), Measure(unit: .piece)), "€3.00 per piece", "3,00\u{A0}€ pro Stück"),
    (
      .perUnit(euros(300), Measure(quantity: "0.5", unit: .liter)), "€3.00 per 0.5\u{A0}l", "3,00\u{A0}€ pro 0,5\u{A0}l"
    ),
    (
      .perUnit(euros(300), Measure(quantity: "2", unit: .bottle)), "€3.00 per 2\u{A0}bottles",
      "3,00\u{A0}€ pro 2\u{A0}Flaschen"
    ),
    (.market, "Market price", "Tagespreis"), (.free(.eur), "Free", "Kostenlos"),
  ]

  @Test(arguments: kinds)
  func saysEveryKindOfPrice(kind: Price.Kind, english: String, german: String) throws {
    #expect(try presentation().priceText(Price(kind)) == english)
    #expect(try presentation("de").priceText(Price(kind)) == german)
  }

  @Test(arguments: [
    ("en", "2", "2\u{A0}pieces"), ("en", "1", "1\u{A0}piece"), ("fr", "1.5", "1,5\u{A0}pièce"),
    ("it", "2", "2\u{A0}pezzi"),
    ("ja", "2", "2\u{A0}個"), ("ar-EG", "0.5", "٠٫٥\u{A0}قطعة"), ("ar", "3", "3\u{A0}قطع"),
  ])
  func bendsTheWordForAUnitByItsQuantity(code: String, quantity: String, text: String) throws {
    let words = try Words.table(String(code.prefix(2))).relabelled(as: tag(code))
    let presentation = Presentation(site: Site(), language: try tag(code), phrases: words)
    #expect(presentation.measureText(Measure(quantity: quantity, unit: .piece)) == text)
  }

  @Test(arguments: [
    ("de", "1.5 g", "1,5 g"), ("de", "1000 g", "1.000 g"), ("de", "1,5 g", "1,5 g"), ("de", "1.5g", "1,5g"),
    ("de", "2 x 0.5 l", "2 x 0.5 l"), ("de", "1/2 l", "1/2 l"), ("de", "1 ½ l", "1 ½ l"),
    ("de", "about 1.5 g", "about 1.5 g"),
    ("de", "1. g", "1. g"), ("de", "1.2.3 g", "1.2.3 g"), ("en", "1.5 g", "1.5 g"), ("de", "", ""),
  ])
  func writesAmountsWithTheLanguagesMark(code: String, written: String, text: String) throws {
    #expect(try presentation(code).quantity(written) == text)
  }

  @Test(arguments: [
    ("JPY", 350, "¥350"), ("KWD", 5, "KWD\u{A0}0.005"), ("CLF", 12345, "CLF\u{A0}1.2345"), ("USD", -1, "-$0.01"),
  ])
  func writesAsManyDecimalsAsTheCurrencyHas(code: String, units: Int64, text: String) throws {
    #expect(try presentation().priceText(Money(minorUnits: units, currency: currency(code))) == text)
  }

  @Test func neverWritesANegativeZero() throws {
    let zero = try Money(written: "-0.00", currency: .usd)
    for code in try Words.languages {
      #expect(try !presentation(code).priceText(zero).contains { "-−".contains($0) })
    }
  }

  @Test func groupsThousandsUnlessTheSiteWantsNone() throws {
    let money = Money(minorUnits: 123_456, currency: .usd)
    #expect(try presentation().priceText(money) == "$1,234.56")
    #expect(try presentation { $0.grouping = .none }.priceText(money) == "$1234.56")
    #expect(try presentation { $0.grouping = .none }.priceText(Price(.range(money, money))) == "$1234.56")
  }

  @Test func showsTiersBelowAPriceAndBesideTheirSize() throws {
    var item = MenuItem(id: "pizza", name: Label("Pizza"))
    let tiers = [Price.Tier(name: "lunch", money: euros(800)), Price.Tier(name: "students", money: euros(700))]
    item.offer = .price(Price(.fixed(euros(950)), tiers: tiers))
    let page = try presentation()
    #expect(page.singlePrice(of: item) == "€9.50")
    #expect(rows(page.priceRows(of: item, in: .english)) == ["Lunch €8.00", "Students €7.00"])
    #expect(
      rows(try presentation("de").priceRows(of: item, in: .english)).map { $0.prefix(7) } == ["Mittags", "Studier"])

    item.offer = .sizes([
      .init(id: "s", name: Localized("26 cm"), price: Price(.fixed(euros(750)))),
      .init(id: "l", name: Localized("33 cm"), price: Price(.fixed(euros(950)), tiers: [tiers[0]])),
    ])
    #expect(page.singlePrice(of: item) == nil)
    #expect(rows(page.priceRows(of: item, in: .english)) == ["26 cm €7.50", "33 cm €9.50", "33 cm, Lunch €8.00"])
    item.offer = .price(Price(.fixed(euros(950)), tiers: [.init(name: "Stammtisch", money: euros(800))]))
    #expect(rows(page.priceRows(of: item, in: .english)) == ["Stammtisch €8.00"], "a word of their own stays")
  }

  @Test func asksTiersOnThePricesTerms() throws {
    var item = MenuItem(id: "cheese", name: Label("Cheese"))
    let tiers = [Price.Tier(name: "students", money: euros(120))]
    let page = try presentation()
    let hundred = Measure(quantity: "100", unit: .gram)
    item.offer = .price(Price(.perUnit(euros(160), hundred), tiers: tiers))
    #expect(rows(page.priceRows(of: item, in: .english)) == ["Students €1.20 per 100\u{A0}g"])
    let offers = page.offers(of: item, in: .english).all
    #expect(offers.map(\.kind) == [.perUnit, .perUnit])
    #expect(offers.map(\.unit) == ["100 g", "100 g"])
    #expect(offers.map(\.price) == ["1.60", "1.20"])
    item.offer = .price(Price(.from(euros(160)), tiers: tiers))
    #expect(rows(page.priceRows(of: item, in: .english)) == ["Students from €1.20"])
    #expect(page.offers(of: item, in: .english).all.map(\.kind) == [.from, .from])
    item.offer = .price(Price(.range(euros(160), euros(300)), tiers: tiers))
    #expect(rows(page.priceRows(of: item, in: .english)) == ["Students €1.20"])
    #expect(page.offers(of: item, in: .english).all.map(\.kind) == [.range, .fixed])
  }

  @Test func saysNothingOfADishWithoutAPrice() throws {
    let item = MenuItem(id: "bread", name: Label("Bread"))
    let page = try presentation()
    #expect(page.singlePrice(of: item) == nil)
    #expect(page.priceRows(of: item, in: .english).isEmpty)
    #expect(page.offers(of: item, in: .english).isEmpty)
  }

  @Test func offersExactAmounts() throws {
    func offers(_ kind: Price.Kind, _ status: MenuItem.Status = .inStock) throws -> [OfferViewModel] {
      var item = MenuItem(id: "x", name: Label("x"), offer: .price(Price(kind)))
      item.status = status
      return try presentation().offers(of: item, in: .english).all
    }
    #expect(try offers(.fixed(euros(750))) == [OfferViewModel(price: "7.50", currency: "EUR")])
    #expect(
      try offers(.from(euros(800)), .soldOut)
        == [OfferViewModel(kind: .from, price: "8.00", currency: "EUR", availability: "SoldOut")])
    #expect(
      try offers(.range(euros(750), euros(950)), .limited)
        == [
          OfferViewModel(
            kind: .range, price: "7.50", highPrice: "9.50", currency: "EUR", availability: "LimitedAvailability")
        ])
    #expect(
      try offers(.perUnit(euros(160), Measure(quantity: "100", unit: .gram)))
        == [OfferViewModel(kind: .perUnit, price: "1.60", currency: "EUR", unit: "100 g")])
    #expect(try offers(.free(.eur)) == [OfferViewModel(kind: .free, price: "0.00", currency: "EUR")])
    #expect(try offers(.free(currency("JPY"))) == [OfferViewModel(kind: .free, price: "0", currency: "JPY")])
    #expect(try offers(.market) == [OfferViewModel(kind: .market, price: "", currency: "")])
  }

  private func rows(_ rows: [PriceRowViewModel]) -> [String] {
    rows.map { "\($0.name.text)\($0.separator)\($0.tier?.text ?? "") \($0.price)" }
  }
}
