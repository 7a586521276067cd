import Foundation
import MenugenDomain
import MenugenParsers
import Testing

/// Every key of a menu, with its output in HTML, plain text and structured data.
///
/// A new key of the format needs a row here with its output for the sample menu.
@Suite struct MenuTableTests {
  /// The expected output in one form of the menu.
  enum Sight: ExpressibleByStringLiteral {
    case shows(String)
    /// The form omits the key, for the given reason.
    case lacks(String)

    init(stringLiteral text: String) { self = .shows(text) }
  }

  struct Row {
    var field: String
    /// In the sample menu's page, or in `page`.
    var html: Sight
    var text: Sight
    /// In the structured data of the same page.
    var data: Sight
    var page: String

    init(_ field: String, html: Sight, text: Sight, data: Sight, page: String = "") {
      (self.field, self.html, self.text, self.data, self.page) = (field, html, text, data, page)
    }
  }

  private static let noProperty = Sight.lacks("schema.org has no property for it")
  private static let noPictures = Sight.lacks("plain text has no pictures")
  private static let noAddresses = Sight.lacks("plain text leads nowhere")
  private static let drawnAsItIs = Sight.lacks("a drawing has no crops; PictureBuildTests has photographs")
  private static let pictureAddress = Sight.lacks("a picture is its address there")

  // MARK: - Menus and sections

  static let menuRows = [
    Row(
      "menu.id", html: #"<a href="./" aria-current="page">Dinner"#, text: "/menus/dinner/", data: #"/menus/dinner/""#),
    Row(
      "menu.name", html: #"<h1 class="n7">Dinner</h1>"#, text: "– Dinner\n====",
      data: #""@type":"Menu","name":"Dinner""#),
    Row(
      "menu.description", html: "Everything from the <em>wood oven</em>", text: "Everything from the wood oven",
      data: #""description":"Everything from the wood oven"#),
    Row(
      "menu.language", html: #"<a href="bread/"><bdi lang="en">Bread</bdi></a>"#,
      text: .lacks("words are just words there"),
      data: .lacks("a text has no language of its own there"), page: "it/menus/dinner/"),
    Row(
      "menu.currency", html: #"<span class="unseen">Prices: </span>€</p>"#, text: "€4.20",
      data: #""price":"4.20","priceCurrency":"EUR""#),
    Row(
      "menu.updated", html: #"<time datetime="2026-03-02">Updated March 2, 2026"#, text: "Updated March 2, 2026",
      data: #""dateModified":"2026-03-02""#),
    Row(
      "menu.availability", html: "<p class=\"soft\">Fri and Sat 6:00 PM–1:00 AM", text: "Fri and Sat 6:00 PM–1:00 AM",
      data: #""dayOfWeek":["Friday","Saturday"],"opens":"18:00","closes":"01:00""#),
    Row("menu.service=eat-in", html: "Eat in", text: "Eat in", data: noProperty),
    Row("menu.service=takeaway", html: "Takeaway", text: "Takeaway", data: "DeliveryModePickUp"),
    Row("menu.service=delivery", html: "Delivery", text: "Delivery", data: "DeliveryModeOwnFleet"),
    Row(
      "menu.disclaimer", html: "Prices include VAT &amp; service.", text: "Prices include VAT & service.",
      data: noProperty),
    Row("menu.sections", html: "<h2>From the counter", text: "From the counter\n-----", data: #""hasMenuSection":[{"#),
    Row(
      "menu.optionGroups", html: #"<h3 class="name">Extra toppings</h3>"#, text: "\nExtra toppings:",
      data: #""menuAddOn":[{"@type":"MenuSection""#),

    Row("section.id", html: #"<section class="course" id="pizzas">"#, text: noAddresses, data: noProperty),
    Row(
      "section.name", html: "<h2>Pizzas</h2>", text: "Pizzas\n------", data: #""@type":"MenuSection","name":"Pizzas""#),
    Row(
      "section.description", html: "Crisp, <em>thin</em>.", text: "Crisp, thin.", data: #""description":"Crisp, thin.""#
    ),
    Row("section.image", html: "/assets/oven.svg", text: noPictures, data: #"/assets/oven.svg""#),
    Row(
      "section.availability", html: "Every day 6:00 PM–10:30 PM", text: "Every day 6:00 PM–10:30 PM",
      data: #""availabilityStarts":"18:00:00","availabilityEnds":"22:30:00""#),
    Row(
      "section.optionGroups", html: #"<section class="options" id="choices-toppings">"#, text: "\nExtra toppings: ",
      data: ##""@id":"#choices-toppings""##),
    Row("section.items", html: #"<a href="margherita/">"#, text: "P1. Margherita", data: #""hasMenuItem":[{"#),
    Row(
      "section.sections", html: "<h3>White pizzas</h3>", text: "  White pizzas\n  ....",
      data: #""hasMenuSection":[{"@type":"MenuSection","name":"White pizzas""#),
    Row(
      "section.sections, nested again", html: "<h4>In summer</h4>", text: "    In summer\n    ....",
      data: #""hasMenuSection":[{"@type":"MenuSection","name":"In summer""#),
  ]

  // MARK: - Items

  static let itemRows = [
    Row("item.id", html: #"<a href="margherita/">"#, text: noAddresses, data: "/menus/dinner/margherita/"),
    Row(
      "item.orderCode", html: #"Margherita</a> <small class="code">P1</small>"#, text: "P1. Margherita",
      data: #""identifier":"P1""#),
    Row(
      "item.name", html: "Truffle &amp; &lt;cheese&gt;", text: "Truffle & <cheese>",
      data: #"Truffle \u0026 \u003ccheese\u003e"#),
    Row(
      "item.description", html: "Tomato, <strong>mozzarella</strong>, basil.", text: "Tomato, mozzarella, basil.",
      data: #""description":"Tomato, mozzarella, basil.""#),
    Row(
      "item.price", html: #"<p class="sum"><span class="unseen">€</span>4.20</p>"#, text: ". €4.20\n",
      data: #""price":"4.20""#),
    Row(
      "item.sizes", html: #"<dt>26 cm</dt><dd class="sum"><span class="unseen">€</span>7.50</dd>"#, text: "  26 cm ...",
      data: #""name":"26 cm","price":"7.50""#),
    Row(
      "item.optionGroups", html: "Sides (Choose 2 to 3, 1 included).", text: "  Sides: Choose 2 to 3",
      data: #""menuAddOn":[{"@type":"MenuSection","name":"Sides""#),
    Row(
      "item.ingredients", html: "<strong>Wheat</strong> flour, tomato, <strong>mozzarella</strong>",
      text: "WHEAT flour, tomato, MOZZARELLA (MILK), basil", data: noProperty, page: "menus/dinner/margherita/"),
    Row(
      "item.allergens", html: "Contains: gluten (wheat and rye) and milk",
      text: "Contains: gluten (wheat and rye) and milk", data: noProperty),
    Row("item.allergens, may", html: "May contain: soybeans", text: "May contain: soybeans", data: noProperty),
    Row(
      "item.allergens, none", html: "None of the 14 declarable allergens", text: "None of the 14 declarable allergens",
      data: noProperty),
    Row(
      "item.allergens, not declared", html: #"<span class="ask">Allergens not declared. Please ask us.</span>"#,
      text: "  Allergens not declared. Please ask us.", data: noProperty),
    Row("item.mayContain", html: "May contain: crustaceans", text: "May contain: crustaceans", data: noProperty),
    Row(
      "item.additives", html: "Additives colourings and preservatives",
      text: "Additives: colourings and preservatives", data: noProperty),
    Row(
      "item.diets", html: "<b>Vegetarian.</b>", text: "Vegetarian",
      data: #""suitableForDiet":["https://schema.org/VegetarianDiet"]"#),
    Row(
      "item.diets, beyond schema.org", html: "<b>Lactose-free.</b>",
      text: "Lactose-free",
      data: noProperty),
    Row("item.spiciness", html: "\nVery hot.\n", text: "Very hot", data: noProperty),
    Row("item.spiciness, 0", html: "\nMild.\n", text: "· Mild", data: noProperty),
    Row("item.nutrition", html: "\n840 kcal.\n", text: "840 kcal", data: #""calories":"840 calories""#),
    Row("item.servingSize", html: "Serving 0.33 l.", text: "Serving: 0.33 l", data: noProperty),
    Row(
      "item.alcoholByVolume", html: "Alcohol 5.2% vol.", text: "Alcohol: 5.2% vol",
      data: #""name":"Alcohol","value":"5.2","unitText":"% vol""#),
    Row(
      "item.deposit", html: "Deposit €0.25.", text: "Deposit: €0.25",
      data: #""addOn":{"@type":"Offer","name":"Deposit","price":"0.25","priceCurrency":"EUR"}"#),
    Row("item.tags", html: #"<span class="mark">Popular"#, text: "Popular", data: noProperty),
    Row("item.tags, one's own", html: "house-favourite", text: "house-favourite", data: noProperty),
    Row(
      "item.tags, a diet", html: "<b>Vegan.</b>", text: "Vegan · New",
      data: "https://schema.org/VeganDiet"),
    Row(
      "item.status=in-stock", html: #"<li class="dish"#, text: .lacks("goes without saying"),
      data: "https://schema.org/InStock"),
    Row(
      "item.status=sold-out", html: #"<span class="mark">Sold out"#, text: "P2. Diavola – Sold out",
      data: "https://schema.org/SoldOut"),
    Row(
      "item.status=limited", html: #"<span class="mark">While it lasts"#, text: "– While it lasts",
      data: "https://schema.org/LimitedAvailability"),
    Row(
      "item.availability", html: "May 1, 2026 to September 30, 2026", text: "May 1, 2026 to September 30, 2026",
      data: #""validFrom":"2026-05-01","validThrough":"2026-09-30""#),
    Row("item.image", html: "/assets/margherita.svg", text: noPictures, data: #"/assets/margherita.svg""#),
    Row(
      "item.body", html: "<p>Shaved at the <em>table</em>.</p>", text: "Shaved at the table.", data: noProperty,
      page: "menus/dinner/truffle-cheese/"),
    Row(
      "item.body, a file", html: "The story</h2>", text: "  The story\n  Hot since 1961", data: noProperty,
      page: "menus/dinner/diavola/"),
    Row(
      "item.extra", html: .lacks("only a theme's own templates show it"), text: .lacks("plain text has no templates"),
      data: noProperty),

    Row(
      "ingredient.name", html: "Tomato, <strong>wheat</strong> dough", text: "Tomato, WHEAT dough", data: noProperty,
      page: "menus/dinner/diavola/"),
    Row(
      "ingredient.allergens", html: "<strong>mozzarella</strong>", text: "MOZZARELLA", data: noProperty,
      page: "menus/dinner/diavola/"),
    Row(
      "ingredient.mayContain", html: .lacks("held against the dish's own"), text: .lacks("the same"), data: noProperty),

    Row(
      "image.src", html: "https://pictures.example/beer.jpg", text: noPictures,
      data: "https://pictures.example/beer.jpg"),
    Row("image.alt", html: #"alt="A glass of beer""#, text: noPictures, data: pictureAddress),
    Row("image.width", html: #"width="300""#, text: noPictures, data: pictureAddress),
    Row("image.height", html: #"height="400""#, text: noPictures, data: pictureAddress),
    Row("image.focus", html: drawnAsItIs, text: noPictures, data: pictureAddress),
    Row(
      "image.width, of the file", html: #"margherita.svg" alt="A margherita pizza" width="640""#, text: noPictures,
      data: pictureAddress),

    Row("availability.days", html: "Fri and Sat", text: "Fri and Sat", data: #""dayOfWeek":["Friday","Saturday"]"#),
    Row("availability.from", html: "Sun from 12:00 PM", text: "Sun from 12:00 PM", data: #""opens":"12:00""#),
    Row("availability.to", html: "–1:00 AM", text: "–1:00 AM", data: #""closes":"01:00""#),
    Row("availability.validFrom", html: "May 1, 2026 to", text: "May 1, 2026 to", data: #""validFrom":"2026-05-01""#),
    Row(
      "availability.validThrough", html: "to September 30, 2026", text: "to September 30, 2026",
      data: #""validThrough":"2026-09-30""#),
  ]

  // MARK: - Prices and choices

  static let priceRows = [
    Row("size.id", html: .lacks("choices are priced by it"), text: .lacks("the same"), data: .lacks("the same")),
    Row("size.name", html: "<dt>33 cm</dt>", text: "33 cm ....", data: #""name":"33 cm""#),
    Row(
      "size.price", html: #"<dd class="sum"><span class="unseen">€</span>9.50</dd>"#, text: ". €9.50\n",
      data: #""price":"9.50""#),
    Row(
      "size.allergens", html: "Depending on size: sesame (33 cm)", text: "Depending on size: sesame (33 cm)",
      data: noProperty),
    Row(
      "size.mayContain", html: "Depending on size, may contain: nuts (33 cm)",
      text: "Depending on size, may contain: nuts (33 cm)", data: noProperty),

    Row("price.amount", html: #"<span class="unseen">€</span>9.00"#, text: "from €9.00", data: #""9.00""#),
    Row("price.kind=fixed", html: "CHF 12.00", text: "CHF 12.00", data: #""price":"12.00""#),
    Row(
      "price.kind=from", html: #"<dt>from</dt><dd class="sum"><span class="unseen">€</span>9.00"#, text: "from €9.00",
      data: #""minPrice":"9.00""#),
    Row(
      "price.kind=range", html: #"<span class="unseen">€</span>14.50–18.00"#, text: "€14.50 – €18.00",
      data: #""minPrice":"14.50","maxPrice":"18.00""#),
    Row(
      "price.kind=market", html: #"<p class="sum word">Market price"#, text: ". Market price",
      data: #"/catch-of-the-day/","offers":[{"@type":"Offer","availability""#),
    Row("price.kind=free", html: #"<p class="sum word">Free"#, text: "Tap water ....", data: #""price":"0.00""#),
    Row(
      "price.kind=per-unit", html: #"per 100 g</dt><dd class="sum"><span class="unseen">€</span>1.60"#,
      text: "€1.60 per 100 g", data: "UnitPriceSpecification"),
    Row(
      "price.unit", html: "per 100 g", text: "per 100 g",
      data: #""price":"1.60","priceCurrency":"EUR","unitText":"100 g""#),
    Row("price.to", html: "–18.00", text: "– €18.00", data: #""maxPrice":"18.00""#),
    Row(
      "price.tiers", html: #"<dt><bdi>33 cm</bdi>, Lunch</dt><dd class="sum"><span class="unseen">€</span>8.00</dd>"#,
      text: "33 cm, Lunch ....",
      data: #""name":"Lunch","price":"8.00""#),
    Row("price.currency", html: "CHF 12.00", text: "CHF 12.00", data: #""priceCurrency":"CHF""#),

    Row("optionGroup.id", html: #"id="choices-dips""#, text: noAddresses, data: ##""@id":"#choices-dips""##),
    Row(
      "optionGroup.name", html: #"<h3 class="name">Extra toppings</h3>"#, text: "\nExtra toppings:",
      data: #""name":"Extra toppings""#),
    Row("optionGroup.min", html: "Choose 2 to 3", text: "Choose 2 to 3", data: "Choose 2 to 3"),
    Row("optionGroup.max", html: "Choose up to 4", text: "Choose up to 4", data: "Choose up to 4"),
    Row("optionGroup.maxPerOption", html: "up to 2 of each", text: "up to 2 of each", data: "up to 2 of each"),
    Row("optionGroup.freeCount", html: "1 included", text: "1 included", data: "1 included"),
    Row(
      "optionGroup.options", html: "<dt>Olives", text: "\n  Olives ...",
      data: #""hasMenuItem":[{"@type":"MenuItem","name":"Olives""#),

    Row("option.id", html: .lacks("nothing leads to a choice"), text: .lacks("the same"), data: .lacks("the same")),
    Row("option.name", html: "<dt>Anchovies", text: "Anchovies ....", data: #""name":"Anchovies""#),
    Row("option.price", html: #"<span class="unseen">€</span>+1.50"#, text: "+€1.50", data: #""price":"1.50""#),
    Row(
      "option.price, by size", html: #"<dd class="of">33 cm</dd><dd class="sum"><span class="unseen">€</span>+1.20"#,
      text: "26 cm +€0.80, 33 cm +€1.20",
      data: #""name":"33 cm","price":"1.20""#),
    Row(
      "option.price, none", html: #"<dd class="sum word">Free"#, text: "Basil – Standard ....",
      data: #""name":"Basil","offers":[{"@type":"Offer","price":"0.00""#),
    Row("option.default", html: "\nStandard.\n", text: "Basil – Standard", data: noProperty),
    Row(
      "option.allergens", html: "\nContains: fish.\n", text: "    Contains: fish", data: noProperty),
    Row("option.allergens, at the dish", html: "With choices: fish", text: "With choices: fish", data: noProperty),
    Row(
      "option.mayContain", html: #"<span class="ask">May contain: nuts.</span>"#, text: "      May contain: nuts",
      data: noProperty),
    Row(
      "option.diets", html: "<b>Vegan.</b>", text: "\n    Vegan\n",
      data: #""name":"Olives","suitableForDiet":["https://schema.org/VeganDiet"]"#),
    Row(
      "option.status=in-stock", html: "<dt>Anchovies", text: .lacks("goes without saying"),
      data: "https://schema.org/InStock"),
    Row(
      "option.status=sold-out", html: #"<div class="gone"><dt>Ham"#, text: "Ham – Sold out",
      data: #""price":"2.00","priceCurrency":"EUR","availability":"https://schema.org/SoldOut""#),
    Row(
      "option.status=limited", html: #"<span class="mark">While it lasts"#, text: "Honey – While it lasts",
      data: .lacks("an offer without a price is none")),
  ]

  /// The nutrition facts on the item's page and in plain text.
  static let nutritionRows = [
    (
      "servingSize", "Per serving (330 g)", "Per serving (330 g)", Sight.lacks("schema.org's facts are for the serving")
    ),
    ("energy", #"<dd class="sum">3,515 kJ / 840 kcal</dd>"#, "Energy 3,515 kJ / 840 kcal", "3515 kJ"),
    ("calories", "840 kcal", "840 kcal", "840 calories"),
    ("fat", "Fat</dt><dd class=\"sum\">28 g", "Fat 28 g", #""fatContent":"28 g""#),
    (
      "saturatedFat", "of which saturates</dt><dd class=\"sum\">12.5 g", "saturates 12.5 g",
      #""saturatedFatContent":"12.5 g""#
    ),
    (
      "carbohydrate", "Carbohydrate</dt><dd class=\"sum\">101 g", "Carbohydrate 101 g",
      #""carbohydrateContent":"101 g""#
    ),
    ("sugar", "of which sugars</dt><dd class=\"sum\">9 g", "of which sugars 9 g", #""sugarContent":"9 g""#),
    ("fiber", "Fibre</dt><dd class=\"sum\">6 g", "Fibre\n  6 g", #""fiberContent":"6 g""#),
    ("protein", "Protein</dt><dd class=\"sum\">34 g", "Protein 34 g", #""proteinContent":"34 g""#),
    ("salt", "Salt</dt><dd class=\"sum\">3.2 g", "Salt 3.2 g", noProperty),
    ("sodium", "Sodium</dt><dd class=\"sum\">1.28 g", "Sodium 1.28 g", #""sodiumContent":"1.28 g""#),
    ("cholesterol", "Cholesterol</dt><dd class=\"sum\">60 mg", "Cholesterol 60 mg", #""cholesterolContent":"60 mg""#),
  ].map { name, html, text, data in
    Row("nutrition.\(name)", html: .shows(html), text: .shows(text), data: data, page: "menus/dinner/margherita/")
  }

  static let rows = menuRows + itemRows + priceRows + nutritionRows

  /// What no form of the sample menu may contain: hidden content and costs.
  static let unseen = [
    ("item.status=hidden", ["Never shown", "99.99"]), ("option.status=hidden", ["Never offered", "77.77"]),
    ("item.cost", ["4.44"]),
  ]

  /// The keys that configure the file and are not part of the menu; MenuOrderTests has its place among the others.
  static let others = [
    "menu.source", "menu.timeout", "menu.maxAge", "menu.tokenFrom", "menu.live", "menu.order", "menu.$schema",
  ]

  @Test func showsEveryRowOfTheFormatInEveryForm() async throws {
    let site = try await BuiltSite("trattoria")
    let text = Self.spaced(try site.text("site/menus/dinner/menu.txt"))
    for row in Self.rows {
      let page = Self.spaced(try site.text("site/\(row.page.isEmpty ? "menus/dinner/" : row.page)index.html"))
      let parts = page.components(separatedBy: "</head>")
      try #require(parts.count == 2)
      for (form, sight, found) in [
        ("HTML", row.html, parts[1]), ("text", row.text, text), ("JSON-LD", row.data, parts[0]),
      ] {
        switch sight {
        case .shows(let wanted): #expect(found.contains(wanted), "\(row.field) in \(form): \(wanted)")
        case .lacks: break
        }
      }
    }
    for (field, words) in Self.unseen {
      for (path, data) in site.files where path.hasPrefix("site/") {
        let file = String(decoding: data, as: UTF8.self)
        for word in words { #expect(!file.contains(word), "\(field) in \(path)") }
      }
    }
  }

  @Test func hasARowForEveryKeyAndEveryWordOfIt() {
    let fields = Self.rows.map(\.field) + Self.unseen.map(\.0) + Self.others
    for object in Self.objects {
      for key in object.names {
        let name = "\(object.id).\(key)"
        #expect(fields.contains { $0 == name || $0.hasPrefix("\(name)=") }, "\(name) has no row")
      }
    }
    for (object, key) in Self.wordKeys {
      guard case .words(let words)? = object[key]?.form else { continue }
      for word in words { #expect(fields.contains("\(object.id).\(key)=\(word)"), "\(key)=\(word) has no row") }
    }
    for service in Menu.Service.allCases { #expect(fields.contains("menu.service=\(service.rawValue)"), "\(service)") }
  }

  private static let objects: [ContentObject] = [
    .menu, .section, .item, .size, .price, .ingredient, .nutrition, .image, .availability, .optionGroup, .option,
  ]

  private static let wordKeys: [(ContentObject, String)] = [(.item, "status"), (.option, "status"), (.price, "kind")]

  /// Replaces the no-break spaces that locales use.
  private static func spaced(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}
