import Foundation
import MenugenRenderers
import Testing
import MenugenText
import MenugenViewModels

/// `menu.json`, read by another parser, has exact values.
@Suite struct MenuDataTests {
  private var page: MenuPage {
    let summer = ServingTimeViewModel(
      text: "Fri 18:00–01:00", days: ["fri"], from: "18:00", to: "01:00", validFrom: "2026-05-01",
      validThrough: "2026-09-30")
    var market = OfferViewModel(name: "Whole", kind: .market, price: "", currency: "")
    market.size = "whole"
    var dish = MenuItemViewModel(
      id: "pizza", url: "pizza/", name: LabelViewModel("Pizza"), allergens: AllergensViewModel(),
      details: [.servingSize("330 g"), .alcohol(word: "Alcohol", percent: "5.2")],
      servingTimes: [ServingTimeViewModel(text: "from 18:00", from: "18:00")],
      body: MarkupViewModel(html: "<h2>Story</h2>\n", plain: "Story"),
      image: ImageViewModel(
        url: "../x.jpg", absoluteURL: "https://example.org/x.jpg", alternativeText: "A pizza", width: "4", height: "3"),
      offers: [
        OfferViewModel(price: "7.50", currency: "EUR"), OfferViewModel(kind: .from, price: "8.00", currency: "EUR"),
        OfferViewModel(kind: .range, price: "7.50", highPrice: "9.50", currency: "EUR"),
        OfferViewModel(kind: .perUnit, price: "1.60", currency: "EUR", unit: "100 g"),
        OfferViewModel(kind: .free, price: "0.00", currency: "EUR"), market,
      ])
    dish.details.append(.deposit(word: "Deposit", price: "0.25", currency: "EUR"))
    var inner = MenuSectionViewModel(
      id: "white", name: LabelViewModel("White"), image: ImageViewModel(url: "y.jpg", alternativeText: ""), depth: 2)
    inner.servingTimes = [ServingTimeViewModel(text: "x", to: "24:00")]
    var outer = MenuSectionViewModel(id: "pizzas", name: LabelViewModel("Pizzas"), items: [dish])
    outer.sections = [inner]
    var page = MenuPage(
      frame: StructuredDataTests.frame(), id: "dinner", name: LabelViewModel("Dinner"), sections: [outer],
      disclaimer: MarkupViewModel(html: "<p>With VAT.</p>", plain: "With VAT."))
    page.servingTimes = [summer]
    page.timeZone = "Europe/Rome"
    return page
  }

  @Test("An item without its section's options is marked") func noSharedOptions() throws {
    var page = page
    #expect(!json(page).contains(#"optionGroups":[]"#))
    page.sections[0].items[0] = MenuItemViewModel(
      id: "plain", url: "plain/", name: LabelViewModel("Plain"), allergens: AllergensViewModel(), sharesChoices: false)
    let text = json(page)
    #expect(text.contains(#","optionGroups":[]}"#))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  private func json(_ page: MenuPage) -> String {
    var output = ByteBuffer()
    page.writeJSON(to: &output)
    return output.text
  }

  @Test("Menus have serving times") func servingTimes() throws {
    let menu = try read()
    #expect(menu["version"] as? Int == 2)
    #expect(menu["timeZone"] as? String == "Europe/Rome")
    #expect(menu["disclaimer"] as? String == "With VAT.")
    let times = try #require(menu["availability"] as? [[String: Any]])
    #expect(times.count == 1)
    #expect(times[0]["days"] as? [String] == ["fri"])
    #expect(
      ["text", "from", "to", "validFrom", "validThrough"].map { times[0][$0] as? String }
        == ["Fri 18:00–01:00", "18:00", "01:00", "2026-05-01", "2026-09-30"])
    let section = try sections()[1]
    #expect((section["availability"] as? [[String: String]]) == [["text": "x", "to": "24:00"]])
    #expect((try dish()["availability"] as? [[String: String]]) == [["text": "from 18:00", "from": "18:00"]])
  }

  @Test("A nested section names its parent") func nestedSections() throws {
    #expect(try sections().map { $0["parent"] as? String } == [nil, "pizzas"])
  }

  @Test("Images have absolute URLs and alternative text") func imageURLs() throws {
    let image = try #require(try dish()["image"] as? [String: Any])
    #expect(image["url"] as? String == "https://example.org/x.jpg")
    #expect(image["alt"] as? String == "A pizza")
    #expect(image["width"] as? Int == 4)
    #expect(image["height"] as? Int == 3)
    let other = try #require(try sections()[1]["image"] as? [String: Any])
    #expect(other["url"] as? String == "y.jpg", "without a baseURL nobody knows more")
    #expect(other["width"] == nil)
  }

  @Test("Every price has its kind") func priceKinds() throws {
    let offers = try #require(try dish()["offers"] as? [[String: Any]])
    #expect(
      offers.map { $0["priceKind"] as? String } == ["fixed", "from", "range", "per-unit", "free", "market"])
    #expect(offers.map { $0["price"] as? String } == ["7.50", nil, nil, "1.60", "0.00", nil])
    #expect(offers.map { $0["lowPrice"] as? String } == [nil, "8.00", "7.50", nil, nil, nil])
    #expect(offers[5].keys.sorted() == ["name", "priceKind", "size"])
  }

  @Test func carriesLongerTextsAndShortFacts() throws {
    let dish = try dish()
    #expect(dish["body"] as? [String: String] == ["text": "Story", "html": "<h2>Story</h2>\n"])
    #expect(
      ["servingSize", "alcoholByVolume", "deposit", "depositCurrency"].map { dish[$0] as? String }
        == ["330 g", "5.2", "0.25", "EUR"])
  }

  private func read() throws -> [String: Any] {
    var output = ByteBuffer()
    page.writeJSON(to: &output)
    return try #require(try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any])
  }

  private func sections() throws -> [[String: Any]] { try #require(try read()["sections"] as? [[String: Any]]) }

  private func dish() throws -> [String: Any] {
    try #require((try sections()[0]["items"] as? [[String: Any]])?.first)
  }
}
