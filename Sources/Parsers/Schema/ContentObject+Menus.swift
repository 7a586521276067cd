import MenugenDomain

extension ContentKey {
  static func schema(_ kind: String, in folder: String = "../..") -> ContentKey {
    ContentKey(
      "$schema", .text, "The JSON Schema that an editor checks the file with; menugen ignores it.",
      "\"\(folder)/schemas/\(kind).schema.json\"")
  }

  static let source = ContentKey(
    "source", .url, "Where the content is, if it isn't in this file.",
    #""https://example.org/content.json""#)
  static let timeout = ContentKey(
    "timeout", .duration, "How long to wait for the source, with all attempts.", #""5s""#, default: "`10s`")
  static let maxAge = ContentKey(
    "maxAge", .duration, "How long a copy is used without asking the source.", #""1h""#,
    default: "`0s`; `5m` in `serve`")
  static let live = ContentKey(
    "live", .flag, "Whether open pages fetch fresh prices and sold-out marks from the source.", "true",
    default: "`false`")
  static let tokenFrom = ContentKey(
    "tokenFrom", .pattern("^MENUGEN_[A-Z0-9_]+$", title: "name of a variable"),
    "The environment variable with the bearer token that the source asks for.", #""MENUGEN_BANK_TOKEN""#)
  static let mayContain = ContentKey(
    "mayContain", .allergenList, "Allergens that may be in it as traces; needs `allergens` too.", #"["nuts"]"#)

  static func availability(of thing: String) -> ContentKey {
    ContentKey(
      "availability", .oneOrList(.object("availability")), "When \(thing) is served.",
      #"{"days": ["fri", "sat"], "from": "18:00"}"#, default: "always")
  }
}

/// Menus, sections and items.
extension ContentObject {
  private static let sections = ContentForm.either([
    .list(.object("section")), .map("section id", .either([.object("section"), .list(.object("item"))])),
  ])

  package static let menu = ContentObject(
    "menu", "a menu", "A menu, or a list of items as a menu of one section.", short: [.list(.object("item"))],
    [
      ContentKey(
        "id", .text, "Its part of the page's address; no other menu has it.", #""dinner""#, default: "the file's name"),
      ContentKey("name", .label, "Its name.", #"{"en": "Dinner", "it": "Cena"}"#, default: "the id, with a note"),
      ContentKey("description", .markdown, "Text below its name.", #""From the *wood oven*.""#),
      ContentKey(
        "language", .language, "The language of texts that name none.", #""en""#, default: "the site's language"),
      ContentKey(
        "currency", .currency, "The currency of amounts that name none.", #""EUR""#, default: "the site's currency"),
      ContentKey("updated", .date, "The day of the last change.", #""2026-03-02""#),
      ContentKey(
        "order", .integer(-9999...9999),
        "Its place among the menus in the header and on the home page, lower numbers first.", "10",
        default: "after menus with `order`, by path"),
      .availability(of: "the menu"),
      ContentKey(
        "service", .oneOrList(.word(of: Menu.Service.self)), "How guests get the dishes.", #"["eat-in", "takeaway"]"#),
      ContentKey("disclaimer", .markdown, "Text at the foot of the menu.", #""Prices include VAT.""#),
      ContentKey(
        "sections", sections,
        "Its sections in order, or lists of items by section id.", #"{"drinks": [{"name": "Water", "allergens": []}]}"#),
      ContentKey(
        "optionGroups", .list(.object("optionGroup")), "Choices that sections and items name by their ids.",
        #"[{"id": "toppings", "options": [{"name": "Olives", "allergens": []}]}]"#),
      .source, .timeout, .maxAge, .tokenFrom, .live, .schema("menu"),
    ])

  package static let section = ContentObject(
    "section", "a section", "A part of a menu.",
    [
      ContentKey(
        "id", .text, "Its anchor on the page; no other section of the menu has it.", #""pizzas""#,
        default: "made from the name"),
      ContentKey("name", .label, "Its name; without one, its id is shown.", #""Pizzas""#),
      ContentKey("description", .markdown, "Text below its name.", #""With *sourdough*.""#),
      ContentKey(
        "image", .object("image"), "A picture of the section.", #"{"src": "assets/pizzas.jpg", "alt": "Our pizzas"}"#),
      .availability(of: "the section"),
      ContentKey(
        "optionGroups", .oneOrList(.text), "Ids of option groups for every item of the section.", #"["toppings"]"#),
      ContentKey(
        "items", .list(.object("item")), "Its items in order.",
        #"[{"name": "Marinara", "price": "6.50", "allergens": ["gluten"]}]"#),
      ContentKey(
        "sections", sections, "Nested sections.",
        #"[{"name": "Wine", "items": [{"name": "Barolo", "allergens": ["sulphites"]}]}]"#),
    ])

  package static let item = ContentObject(
    "item", "an item", "A dish or a drink; its name alone will do.", short: [.text],
    [
      ContentKey(
        "id", .text, "Its part of the page's address: unique in the menu, without a dot.", #""marinara""#,
        default: "made from the name; `-2`, `-3` for duplicates"),
      ContentKey("orderCode", .text, "The code that guests order by.", #""42a""#),
      ContentKey("name", .label, "Its name.", #"{"en": "Daisy", "it": "Margherita"}"#, required: true),
      ContentKey("description", .markdown, "What it is.", #""Tomato, garlic, **oregano**.""#),
      ContentKey("price", .object("price"), "Its only price.", #""6.50""#),
      ContentKey(
        "sizes", .list(.object("size")), "Its sizes, instead of `price`.",
        #"[{"id": "small", "name": "26 cm", "price": "6.50"}]"#),
      ContentKey(
        "optionGroups", .oneOrList(.text), "Ids of option groups; `[]` for none, not even the section's.",
        #"["toppings"]"#, default: "the section's"),
      ContentKey(
        "ingredients",
        .either([
          .list(.object("ingredient")), .object("ingredient"), .map("language", .oneOrList(.text)),
        ]), "What it is made of, as text or a list.", #"["water", {"name": "flour", "allergens": ["gluten.wheat"]}]"#),
      ContentKey(
        "allergens", .allergens, "What it contains; `[]` declares that there are none.",
        #"{"gluten.wheat": "contains", "soybeans": "may-contain"}"#, default: "not declared"),
      ContentKey(
        "additives", .either([.localized(.oneOrList(.text)), .list(.localized(.oneOrList(.text)))]),
        "Codes or words for its additives.", #"["E330"]"#),
      ContentKey(
        "diets", .oneOrList(.word(of: Diet.self)), "The diets that it suits.", #"["vegetarian"]"#),
      ContentKey("spiciness", .integer(0...3), "How hot it is, from 0 (mild) to 3 (very hot).", "2"),
      ContentKey(
        "nutrition", .object("nutrition"), "What a serving contains.", #"{"calories": 840, "fat": "12 g"}"#),
      ContentKey("servingSize", .label, "How much is served, with its unit.", #""330 g""#),
      ContentKey("alcoholByVolume", .number(minimum: 0, maximum: 100), "Alcohol in percent by volume.", "5.2"),
      ContentKey("deposit", .amount, "The deposit for a bottle or cup.", #""0.25""#),
      ContentKey(
        "tags", .oneOrList(.text), "Words such as `new`, `popular` and `seasonal`; a diet's word counts as a diet.",
        #"["new"]"#),
      ContentKey(
        "status", .word(of: MenuItem.Status.self), "Whether it can be ordered; `hidden` items aren't shown.",
        #""sold-out""#, default: "`in-stock`"),
      .availability(of: "the item"),
      ContentKey(
        "image", .object("image"), "A picture of it.", #"{"src": "assets/marinara.jpg", "alt": "A marinara"}"#),
      ContentKey(
        "body", .label, "A longer text: the path of a Markdown file beside the menu, or the text itself.",
        #""Baked for **ninety seconds**.""#, default: "the file `<menu-id>/<item-id>.md`"),
      ContentKey("extra", .map("name", .label), "Fields for the templates of a theme.", #"{"wine": "Chianti"}"#),
      ContentKey("cost", .amount, "What it costs to make, for private reports only.", #""2.10""#),
      .mayContain,
    ])

  package static let size = ContentObject(
    "size", "a size", "A size of an item, with its price.",
    [
      ContentKey(
        "id", .text, "The id that prices of options name it by.", #""small""#, default: "made from the name"),
      ContentKey("name", .label, "Its name.", #""26 cm""#, default: "the id"),
      ContentKey("price", .object("price"), "Its price.", #""6.50""#, required: true),
      ContentKey("allergens", .allergens, "Allergens of this size, in addition to the item's.", #"["fish"]"#),
      .mayContain,
    ])

  package static let price = ContentObject(
    "price", "a price", "An amount, or an object with its terms.", short: [.amount],
    [
      ContentKey(
        "amount", .amount, "The price, or the lower end of a range.", #""8.50""#,
        default: "none; needed unless `kind` is `market` or `free`"),
      ContentKey(
        "kind", .word(of: ContentDecoder.PriceKind.self), "What the amount is.", #""from""#,
        default: "`per-unit` with `unit`, `range` with `to`, else `fixed`"),
      ContentKey("unit", .text, "What a price `per-unit` is for.", #""100 g""#),
      ContentKey("to", .amount, "The upper end of a range.", #""12.00""#),
      ContentKey("tiers", .map("tier", .amount), "Prices by time or guest.", #"{"lunch": "7.00"}"#),
      ContentKey("currency", .currency, "Its currency.", #""EUR""#, default: "the menu's currency"),
    ])

  package static let ingredient = ContentObject(
    "ingredient", "an ingredient", "An ingredient: its name, or an object.", short: [.label],
    [
      ContentKey(
        "name", .label, "Its name; `**` marks the word for an allergen.", #""bread crumbs""#, required: true),
      ContentKey("allergens", .allergens, "What it contains; `[]` for none.", #"["gluten.wheat"]"#),
      .mayContain,
    ])

  package static let nutrition = ContentObject(
    "nutrition", "nutrition", "What a serving contains.",
    [
      ContentKey("calories", .number(minimum: 0), "Energy in kilocalories.", "840"),
      ContentKey("energy", .number(minimum: 0), "Energy in kilojoules.", "3515"),
      ContentKey("servingSize", .label, "The serving that the values are for.", #""330 g""#),
    ]
      + Nutrition.Nutrient.allCases.map { nutrient in
        ContentKey(
          nutrient.rawValue, .text, nutrientMeanings[nutrient] ?? "",
          nutrient == .sodium || nutrient == .cholesterol ? #""400 mg""# : #""1.2 g""#)
      })

  private static let nutrientMeanings: [Nutrition.Nutrient: String] = [
    .fat: "Fat, with its unit.", .saturatedFat: "Saturated fat; at most `fat`.",
    .carbohydrate: "Carbohydrate, with its unit.", .sugar: "Sugar; at most `carbohydrate`.",
    .fiber: "Fibre, with its unit.", .protein: "Protein, with its unit.",
    .salt: "Salt: 2.5 times its sodium.", .sodium: "Sodium; at most 0.4 of `salt`.",
    .cholesterol: "Cholesterol, with its unit.",
  ]

  package static let image = ContentObject(
    "image", "an image", "The path of a picture, or an object.", short: [.text],
    [
      ContentKey(
        "src", .text, "A path below `assets/`, or a web address.", #""assets/marinara.jpg""#, required: true),
      ContentKey("alt", .label, "The words for readers who can't see it.", #""A marinara, its rim blistered""#),
      ContentKey("width", .integer(1...100_000), "Its width in pixels.", "1200", default: "the file's"),
      ContentKey("height", .integer(1...100_000), "Its height in pixels.", "800", default: "the file's"),
      ContentKey(
        "focus", .percentages,
        "The point that crops keep, from the left and from the top.", #""50% 30%""#, default: "50% 50%"),
    ])

  package static let availability = ContentObject(
    "availability", "availability", "When something is served.",
    [
      ContentKey(
        "days", .oneOrList(.text), "Days of the week: `mon` to `sun`, or ranges such as `mon-fri`.",
        #"["fri", "sat"]"#, default: "every day"),
      ContentKey("from", .time, "The time of day it begins.", #""18:00""#),
      ContentKey("to", .time, "The time it ends; before `from`, it is past midnight.", #""23:00""#),
      ContentKey("validFrom", .date, "The first day.", #""2026-05-01""#),
      ContentKey("validThrough", .date, "The last day.", #""2026-09-30""#),
    ])

  package static let optionGroup = ContentObject(
    "optionGroup", "an option group", "Choices that go with items.",
    [
      ContentKey(
        "id", .text, "The id that sections and items name it by.", #""toppings""#, default: "made from the name"),
      ContentKey("name", .label, "Its name.", #""Extra toppings""#, default: "the id"),
      ContentKey("min", .integer(0...10_000), "How many options a guest must choose.", "1", default: "0"),
      ContentKey("max", .integer(1...10_000), "How many options a guest may choose.", "4", default: "no limit"),
      ContentKey(
        "maxPerOption", .integer(1...10_000), "How often one option may be chosen.", "2", default: "no limit"),
      ContentKey("freeCount", .integer(0...10_000), "How many of the chosen options are free.", "1", default: "0"),
      ContentKey(
        "options", .list(.object("option")), "The options in order.",
        #"[{"name": "Olives", "price": "0.80", "allergens": []}]"#),
    ])

  package static let option = ContentObject(
    "option", "an option", "A choice of a group; its name alone will do.", short: [.text],
    [
      ContentKey("id", .text, "Its id in the group.", #""olives""#, default: "made from the name"),
      ContentKey("name", .label, "Its name.", #""Olives""#, default: "the id"),
      ContentKey(
        "price", .either([.object("price"), .map("size id", .amount)]),
        "What it adds to the item's price: one amount, or one by size id.", #"{"small": "0.80", "large": "1.20"}"#),
      ContentKey("default", .flag, "Whether the item comes with it.", "true", default: "`false`"),
      ContentKey("allergens", .allergens, "What it contains; `[]` for none.", #"["fish"]"#, default: "not declared"),
      .mayContain,
      ContentKey("diets", .oneOrList(.word(of: Diet.self)), "The diets that it suits.", #"["vegan"]"#),
      ContentKey(
        "status", .word(of: MenuItem.Status.self), "Whether it can be chosen; `hidden` options aren't shown.",
        #""sold-out""#, default: "`in-stock`"),
    ])
}
