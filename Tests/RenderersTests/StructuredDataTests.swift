import Foundation
import MenugenRenderers
import Testing
import MenugenText
import MenugenViewModels

/// Compares JSON-LD, read by another parser, with the view models.
@Suite struct StructuredDataTests {
  static let item = MenuItemViewModel(
    id: "pizza", url: "pizza/", orderCode: "42a", name: LabelViewModel("Pizza </script><b> & \"x\" \u{2028}\\"),
    description: MarkupViewModel(html: "<p>Hot</p>", plain: "Hot\nand <crisp>"), price: "from €8.00",
    allergens: AllergensViewModel(notDeclared: "?"),
    diets: [
      BadgeViewModel(key: "vegan", text: "Vegan", schemaURL: "https://schema.org/VeganDiet"),
      BadgeViewModel(key: "lactose-free", text: "Lactose-free"),
    ],
    nutrition: NutritionViewModel(schemaFacts: [FactViewModel(name: "calories", value: "840 calories")]),
    image: ImageViewModel(url: "../../assets/pizza.jpg", alternativeText: "A pizza"),
    optionGroups: [
      OptionGroupViewModel(
        id: "g", name: LabelViewModel("Extras"), rule: "Choose up to 2",
        options: [option("Oil", OfferViewModel(name: "26 cm", price: "0.50", currency: "EUR"))])
    ],
    offers: [
      OfferViewModel(name: "26 cm", price: "7.50", currency: "EUR"),
      OfferViewModel(kind: .from, price: "8.00", currency: "EUR", availability: "SoldOut"),
      OfferViewModel(kind: .range, price: "7.50", highPrice: "9.50", currency: "EUR"),
      OfferViewModel(kind: .perUnit, price: "1.60", currency: "EUR", unit: "100 g"),
      OfferViewModel(name: "The day’s", kind: .market, price: "", currency: ""),
    ])

  private static func option(_ name: String, _ offer: OfferViewModel) -> OptionViewModel {
    var option = OptionViewModel(id: "o", name: LabelViewModel(name), allergens: AllergensViewModel())
    option.offers = [offer]
    return option
  }

  static func frame(canonical: String? = "https://example.org/menus/dinner/") -> PageFrame {
    PageFrame(
      language: "en", title: "Dinner", canonicalURL: canonical, themeURL: "theme/", homeURL: "./",
      siteName: LabelViewModel("Giuseppe’s"))
  }

  @Test("A menu's structured data matches its page") func menuData() throws {
    let page = MenuPage(
      frame: Self.frame(), id: "dinner", name: LabelViewModel("Dinner"),
      updated: DateViewModel(text: "Updated March 2, 2026", iso: "2026-03-02"),
      sections: [
        MenuSectionViewModel(id: "pizzas", name: LabelViewModel("Pizzas"), items: [Self.item]),
        MenuSectionViewModel(id: "empty", name: LabelViewModel("Empty")),
      ])
    let menu = try read { page.writeStructuredData(to: &$0) }
    #expect(menu["@context"] as? String == "https://schema.org")
    #expect(menu["@type"] as? String == "Menu")
    #expect(menu["name"] as? String == "Dinner")
    #expect(menu["inLanguage"] as? String == "en")
    #expect(menu["dateModified"] as? String == "2026-03-02")
    let sections = try #require(menu["hasMenuSection"] as? [[String: Any]])
    #expect(sections.map { $0["name"] as? String } == ["Pizzas", "Empty"])
    #expect(sections[1]["hasMenuItem"] == nil)
    let item = try #require((sections[0]["hasMenuItem"] as? [[String: Any]])?.first)
    #expect(item["url"] as? String == "https://example.org/menus/dinner/pizza/")
    let choices = try #require((item["menuAddOn"] as? [[String: Any]])?.first)
    #expect(choices["@type"] as? String == "MenuSection")
    #expect(choices["name"] as? String == "Extras")
    #expect(choices["hasMenuItem"] == nil, "a menu only names a dish's choices")
    #expect(menu["potentialAction"] == nil)
    try expectDish(item)
  }

  @Test("Sections are nested, and shared options are written once, as add-ons") func nestedSections() throws {
    func dish(_ id: String, _ groups: [OptionGroupViewModel] = []) -> MenuItemViewModel {
      MenuItemViewModel(
        id: id, url: "\(id)/", name: LabelViewModel(id), allergens: AllergensViewModel(), optionGroups: groups)
    }
    let extras = Self.item.optionGroups
    var own = extras
    own[0].name = LabelViewModel("Extras for two")
    var pizzas = MenuSectionViewModel(
      id: "pizzas", name: LabelViewModel("Pizzas"), items: [dish("a"), dish("b", own)], optionGroups: extras)
    var white = MenuSectionViewModel(id: "white", name: LabelViewModel("White"), depth: 2)
    white.sections = [
      MenuSectionViewModel(id: "summer", name: LabelViewModel("Summer"), depth: 3, items: [dish("c")])
    ]
    pizzas.sections = [white]
    let soups = MenuSectionViewModel(id: "soups", name: LabelViewModel("Soups"), items: [dish("d")])
    let page = MenuPage(
      frame: Self.frame(), id: "dinner", name: LabelViewModel("Dinner"), sections: [pizzas, soups])
    let menu = try read { page.writeStructuredData(to: &$0) }
    func sections(_ of: [String: Any]) -> [[String: Any]] { of["hasMenuSection"] as? [[String: Any]] ?? [] }
    func choices(_ section: [String: Any], _ item: Int) -> [[String: Any]]? {
      (section["hasMenuItem"] as? [[String: Any]])?[item]["menuAddOn"] as? [[String: Any]]
    }
    #expect(sections(menu).map { $0["name"] as? String } == ["Pizzas", "Soups"])
    let first = sections(menu)[0]
    #expect(sections(first).map { $0["name"] as? String } == ["White"], "choices are no section of the menu")
    let summer = try #require(sections(sections(first)[0]).first)
    #expect(summer["name"] as? String == "Summer")
    let said = try #require(choices(first, 0)?.first)
    #expect(said["@id"] as? String == "#choices-g")
    #expect(said["name"] as? String == "Extras")
    #expect((said["hasMenuItem"] as? [[String: Any]])?.count == 1)
    #expect(
      choices(first, 1)?.map { $0["name"] as? String } == ["Extras for two"], "a dish's own stand for the section's")
    #expect(choices(summer, 0)?.map { $0.keys.sorted() } == [["@id"]])
    #expect(choices(summer, 0)?.first?["@id"] as? String == "#choices-g")
    #expect(choices(sections(menu)[1], 0) == nil)
  }

  @Test("Takeaway and delivery are delivery methods") func deliveryMethods() throws {
    var page = MenuPage(frame: Self.frame(), id: "dinner", name: LabelViewModel("Dinner"))
    page.serviceKeys = ["eat-in", "takeaway", "delivery"]
    let menu = try read { page.writeStructuredData(to: &$0) }
    let methods = (menu["potentialAction"] as? [String: Any])?["deliveryMethod"] as? [String]
    #expect(methods?.map { $0.split(separator: "#").last } == ["DeliveryModePickUp", "DeliveryModeOwnFleet"])
    page.serviceKeys = ["eat-in"]
    #expect(try read { page.writeStructuredData(to: &$0) }["potentialAction"] == nil)
  }

  @Test("An item's structured data matches its page") func itemData() throws {
    let link = LinkViewModel(LabelViewModel("Dinner"), url: "../")
    let page = ItemPage(frame: Self.frame(canonical: nil), item: Self.item, menu: link, section: link)
    let item = try read { page.writeStructuredData(to: &$0) }
    #expect(item["@type"] as? String == "MenuItem")
    #expect(item["url"] == nil, "an address needs a base")
    let choices = try #require((item["menuAddOn"] as? [[String: Any]])?.first)
    #expect(choices["description"] as? String == "Choose up to 2")
    let oil = try #require((choices["hasMenuItem"] as? [[String: Any]])?.first)
    #expect(oil["name"] as? String == "Oil")
    #expect((oil["offers"] as? [[String: Any]])?.first?["price"] as? String == "0.50")
    try expectDish(item)
  }

  @Test("A tier is a price within its size's offer, not another size") func tierPrices() throws {
    func tier(_ name: String, _ price: String) -> OfferViewModel {
      var offer = OfferViewModel(name: "L, \(name)", price: price, currency: "EUR")
      offer.tierName = name
      return offer
    }
    let sizes = [OfferViewModel(name: "S", price: "7.00", currency: "EUR"), tier("Lunch", "6.00")]
    let large = OfferViewModel(name: "L", kind: .from, price: "9.00", currency: "EUR")
    let offers = try offers(sizes + [large, tier("Lunch", "8.00"), tier("Staff", "5.00")])
    #expect(offers.map { $0["name"] as? String } == ["S", "L"])
    #expect(offers[0]["price"] as? String == "7.00")
    let small = try #require(offers[0]["priceSpecification"] as? [[String: Any]])
    #expect(small.map { $0["name"] as? String } == ["Lunch"])
    #expect(small.map { $0["price"] as? String } == ["6.00"])
    let prices = try #require(offers[1]["priceSpecification"] as? [[String: Any]])
    #expect(prices.map { $0["name"] as? String } == [nil, "Lunch", "Staff"])
    #expect(prices[0]["minPrice"] as? String == "9.00")
    #expect(prices.dropFirst().map { $0["price"] as? String } == ["8.00", "5.00"])
  }

  @Test("A tier's price has the unit of its size") func tierUnits() throws {
    var tier = OfferViewModel(name: "Students", kind: .perUnit, price: "1.20", currency: "EUR", unit: "100 g")
    tier.tierName = "Students"
    let cheese = OfferViewModel(kind: .perUnit, price: "1.60", currency: "EUR", unit: "100 g")
    let prices = try #require(try offers([cheese, tier]).first?["priceSpecification"] as? [[String: Any]])
    #expect(prices.map { $0["unitText"] as? String } == ["100 g", "100 g"])
    #expect(prices.map { $0["@type"] as? String } == ["UnitPriceSpecification", "UnitPriceSpecification"])
  }

  @Test("A sold-out item is marked, with or without a known price") func soldOutItem() throws {
    let market = OfferViewModel(kind: .market, price: "", currency: "", availability: "SoldOut")
    for offers in try [self.offers([market], status: "sold-out"), self.offers([], status: "sold-out")] {
      #expect(offers.map { $0["availability"] as? String } == ["https://schema.org/SoldOut"])
      #expect(offers[0]["price"] == nil)
    }
    #expect(try offers([]).isEmpty)
  }

  @Test("Deposit and alcohol are part of an offer") func offerTerms() throws {
    let offer = try #require(
      try offers([OfferViewModel(price: "4.20", currency: "EUR")]) {
        $0.details = [
          .servingSize("0.33 l"), .alcohol(word: "Alcohol", percent: "5.2"),
          .deposit(word: "Deposit", price: "0.25", currency: "EUR"),
        ]
      }.first)
    #expect(offer["hasAdultConsideration"] as? String == "https://schema.org/AlcoholConsideration")
    let alcohol = try #require(offer["additionalProperty"] as? [String: Any])
    #expect(alcohol["value"] as? String == "5.2")
    let deposit = try #require(offer["addOn"] as? [String: Any])
    #expect(deposit["@type"] as? String == "Offer")
    #expect(deposit["name"] as? String == "Deposit")
    #expect(deposit["price"] as? String == "0.25")
  }

  @Test(arguments: [
    ("0", false), ("0.0", false), ("0.5", false), ("0.51", true), ("0.6", true), ("1", true), ("12.5", true),
  ])
  func callsForAdultsWhereADrinkIsNotFreeOfAlcohol(percent: String, isForAdults: Bool) throws {
    let offer = try #require(
      try offers([OfferViewModel(price: "4.20", currency: "EUR")]) {
        $0.details = [.alcohol(word: "Alcohol", percent: percent)]
      }.first)
    #expect((offer["hasAdultConsideration"] != nil) == isForAdults)
    #expect((offer["additionalProperty"] as? [String: Any])?["value"] as? String == percent)
  }

  @Test("Items, menus and sections have serving times") func servingTimes() throws {
    func terms(_ times: [ServingTimeViewModel]) throws -> [String: Any] {
      try #require(try offers([OfferViewModel(price: "1.00", currency: "EUR")]) { $0.servingTimes = times }.first)
    }
    let summer = ServingTimeViewModel(
      text: "?", from: "18:00", to: "24:00", validFrom: "2026-05-01", validThrough: "2026-09-30")
    let one = try terms([summer])
    #expect(one["availabilityStarts"] as? String == "18:00:00")
    #expect(one["availabilityEnds"] as? String == "23:59:00")
    #expect(one["validFrom"] as? String == "2026-05-01")
    #expect(one["validThrough"] as? String == "2026-09-30")
    #expect(one["availableAtOrFrom"] == nil)
    func hours(_ offer: [String: Any]) -> [[String: Any]] {
      (offer["availableAtOrFrom"] as? [String: Any])?["openingHoursSpecification"] as? [[String: Any]] ?? []
    }
    let two = try terms([summer, ServingTimeViewModel(text: "?", days: ["fri", "sat"], from: "18:00", to: "01:00")])
    #expect(two["validFrom"] == nil, "each rule has its own")
    #expect(hours(two).map { ($0["dayOfWeek"] as? [String])?.count } == [7, 2])
    #expect(hours(two)[1]["dayOfWeek"] as? [String] == ["Friday", "Saturday"])
    #expect(hours(two).map { $0["closes"] as? String } == ["23:59", "01:00"])
    #expect(hours(two).map { $0["validThrough"] as? String } == ["2026-09-30", nil])

    let unpriced = try offers([]) { $0.servingTimes = [summer] }
    #expect(unpriced.map { $0["validFrom"] as? String } == ["2026-05-01"], "with or without a price")
    #expect(unpriced.first?["availability"] == nil)

    let days = [ServingTimeViewModel(text: "?", days: ["sun"])]
    var section = MenuSectionViewModel(id: "s", name: LabelViewModel("S"))
    section.servingTimes = days
    var page = MenuPage(frame: Self.frame(), id: "m", name: LabelViewModel("M"), sections: [section])
    page.servingTimes = [summer]
    let menu = try read { page.writeStructuredData(to: &$0) }
    #expect((menu["offers"] as? [String: Any])?["validFrom"] as? String == "2026-05-01")
    let inner = try #require((menu["hasMenuSection"] as? [[String: Any]])?.first?["offers"] as? [String: Any])
    #expect(hours(inner).map { $0["opens"] as? String } == ["00:00"])
  }

  @Test("Only an item's page has all nutrition facts; its menu has calories") func nutritionFacts() throws {
    var nutrition = NutritionViewModel(schemaFacts: [
      FactViewModel(name: "calories", value: "840 calories"), FactViewModel(name: "fatContent", value: "28 g"),
    ])
    nutrition.otherFacts = [FactViewModel(name: "energy", value: "3515 kJ")]
    var dish = Self.item
    dish.nutrition = nutrition
    let link = LinkViewModel(LabelViewModel("Dinner"), url: "../")
    let page = ItemPage(frame: Self.frame(), item: dish, menu: link, section: link)
    let whole = try read { page.writeStructuredData(to: &$0) }["nutrition"] as? [String: Any]
    #expect(whole?["calories"] as? [String] == ["840 calories", "3515 kJ"])
    #expect(whole?["fatContent"] as? String == "28 g")
    let section = MenuSectionViewModel(id: "s", name: LabelViewModel("S"), items: [dish])
    let menu = MenuPage(frame: Self.frame(), id: "m", name: LabelViewModel("M"), sections: [section])
    let sections = try read { menu.writeStructuredData(to: &$0) }["hasMenuSection"] as? [[String: Any]]
    let brief = (sections?.first?["hasMenuItem"] as? [[String: Any]])?.first?["nutrition"] as? [String: Any]
    #expect(brief?.keys.sorted() == ["@type", "calories"])
    #expect(brief?["calories"] as? String == "840 calories")
  }

  /// The offers of an item on its own page.
  private func offers(
    _ offers: [OfferViewModel], status: String = "in-stock", _ change: (inout MenuItemViewModel) -> Void = { _ in }
  ) throws -> [[String: Any]] {
    var item = MenuItemViewModel(
      id: "x", url: "x/", name: LabelViewModel("x"), allergens: AllergensViewModel(), offers: OffersViewModel(offers),
      statusKey: status)
    change(&item)
    let link = LinkViewModel(LabelViewModel("Dinner"), url: "../")
    let page = ItemPage(frame: Self.frame(), item: item, menu: link, section: link)
    return try read { page.writeStructuredData(to: &$0) }["offers"] as? [[String: Any]] ?? []
  }

  @Test("A restaurant has its address and opening hours") func restaurantData() throws {
    var schema = RestaurantSchema()
    schema.servesCuisine = ["Italian"]
    schema.streetAddress = "Via del Forno 7"
    schema.acceptsReservations = "Yes"
    schema.latitude = "41.8902"
    schema.longitude = "12.4922"
    schema.openingHours = [.init(days: ["Monday", "Tuesday"], opens: "18:00", closes: "23:00")]
    let page = HomePage(
      frame: Self.frame(canonical: "https://example.org/"), name: LabelViewModel("Giuseppe’s"),
      restaurant: RestaurantViewModel(
        name: LabelViewModel("Giuseppe’s"), telephone: "+39 06",
        image: ImageViewModel(url: "x.jpg", absoluteURL: "https://example.org/x.jpg", alternativeText: ""),
        schema: schema),
      menus: [MenuCardViewModel(name: LabelViewModel("Dinner"), url: "menus/dinner/", count: "1 dish")])
    let restaurant = try read { page.writeStructuredData(to: &$0) }
    #expect(restaurant["@type"] as? String == "Restaurant")
    #expect(restaurant["telephone"] as? String == "+39 06")
    #expect(restaurant["acceptsReservations"] as? String == "Yes")
    #expect(restaurant["image"] as? String == "https://example.org/x.jpg")
    #expect(restaurant["servesCuisine"] as? [String] == ["Italian"])
    #expect(restaurant["hasMenu"] as? [String] == ["https://example.org/menus/dinner/"])
    #expect((restaurant["address"] as? [String: Any])?["streetAddress"] as? String == "Via del Forno 7")
    #expect((restaurant["geo"] as? [String: Any])?["latitude"] as? String == "41.8902")
    let hours = try #require((restaurant["openingHoursSpecification"] as? [[String: Any]])?.first)
    #expect(hours["dayOfWeek"] as? [String] == ["Monday", "Tuesday"])
    #expect(hours["opens"] as? String == "18:00")
    #expect(hours["closes"] as? String == "23:00")
  }

  @Test("Without a restaurant there is no structured data") func noRestaurant() {
    let page = HomePage(frame: Self.frame(), name: LabelViewModel("x"))
    var output = ByteBuffer()
    page.writeStructuredData(to: &output)
    #expect(output.text == "")
  }

  private func expectDish(_ item: [String: Any]) throws {
    #expect(item["name"] as? String == Self.item.name.text)
    #expect(item["description"] as? String == Self.item.description?.plain)
    #expect(item["identifier"] as? String == "42a")
    #expect(item["image"] as? String == "../../assets/pizza.jpg", "an address below the page's own")
    #expect(item["suitableForDiet"] as? [String] == ["https://schema.org/VeganDiet"])
    #expect((item["nutrition"] as? [String: Any])?["calories"] as? String == "840 calories")
    let offers = try #require(item["offers"] as? [[String: Any]])
    #expect(offers.count == Self.item.offers.all.count)
    for (offer, model) in zip(offers, Self.item.offers.all) {
      #expect(offer["name"] as? String == model.name)
      #expect(offer["availability"] as? String == "https://schema.org/\(model.availability)")
      let terms = offer["priceSpecification"] as? [String: Any] ?? offer
      let isMarket = model.kind == .market
      #expect(terms["priceCurrency"] as? String == (isMarket ? nil : model.currency))
      let isSpan = model.kind == .from || model.kind == .range
      #expect(terms["price"] as? String == (isSpan || isMarket ? nil : model.price))
      #expect(terms["minPrice"] as? String == (isSpan ? model.price : nil))
      #expect(terms["maxPrice"] as? String == model.highPrice)
      #expect(terms["unitText"] as? String == model.unit)
    }
  }

  /// The parsed contents of the script.
  private func read(_ write: (inout ByteBuffer) -> Void) throws -> [String: Any] {
    var output = ByteBuffer()
    write(&output)
    let text = output.text
    let opening = "<script type=\"application/ld+json\">"
    #expect(text.hasPrefix(opening) && text.hasSuffix("</script>"))
    let json = text.dropFirst(opening.count).dropLast("</script>".count)
    #expect(!json.contains("<"), "nothing in a script may look like a tag")
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}
