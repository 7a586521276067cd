import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import Testing
import MenugenText

@testable import MenugenParsers

@Suite struct MenuParserTests {
  static let json = #"""
    {
      "id": "dinner", "name": {"en": "Dinner", "it": "Cena"}, "description": "Our **best**.", "currency": "EUR",
      "language": "en", "updated": "2026-03-02T23:30:00-05:00", "service": ["eat-in", "takeaway"],
      "disclaimer": "Ask us.", "availability": [{"days": ["fri", "sat"], "from": "18:00", "to": "02:00"}],
      "optionGroups": [{"id": "toppings", "name": "Extra toppings", "min": 0, "max": 4, "maxPerOption": 2,
        "freeCount": 1,
        "options": [
          {"id": "olives", "name": "Olives", "price": {"small": "0.80", "large": "1.20"}, "default": true},
          {"name": "Anchovies", "price": "1.50", "allergens": ["fish"], "diets": ["halal"], "status": "sold-out"},
          {"name": "Basil", "price": {"kind": "free"}}]}],
      "sections": [
        {"id": "pizzas", "name": "Pizzas", "description": "From the *wood oven*.", "image": "assets/oven.jpg",
         "optionGroups": ["toppings"], "availability": {"validFrom": "2026-05-01", "validThrough": "2026-09-30"},
         "items": [
           {"id": "margherita", "orderCode": 12, "name": "Margherita", "description": "Tomato, **mozzarella**, basil.",
            "sizes": [{"id": "small", "name": "26 cm", "price": "7.50"}, {"name": "Large", "price": 9.5}],
            "ingredients": ["tomato", "mozzarella"], "optionGroups": ["toppings"],
            "allergens": {"milk": "contains", "soybeans": "may-contain",
                          "gluten.wheat": "contains", "gluten": "contains"},
            "additives": ["E300"], "diets": ["vegetarian"], "tags": ["new", "halal"], "spiciness": 1,
            "nutrition": {"salt": "2 g", "calories": 840, "energy": "3515", "fat": "12.5 g", "servingSize": "330 g"},
            "servingSize": "330 g", "alcoholByVolume": 5.2, "deposit": "0.25", "status": "limited",
            "availability": {"days": "Monday"}, "cost": 2.1, "body": "# Long\n\ntext",
            "image": {"src": "/assets/margherita.jpg", "alt": "A pizza", "width": 800, "height": 600}},
           "Water", "Water", null, {"name": "Water", "id": "water-2"}],
         "sections": [{"name": "Pizze bianche", "items": [{"name": "Focaccia", "allergens": []}]}]}
      ]
    }
    """#

  @Test func readsWhatSizesHaveAndMayHave() throws {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        [{"name": "A", "allergens": ["milk"], "mayContain": ["nuts", "milk"], "sizes": [{"name": "S", "price": 1},
          {"name": "L", "price": 2, "allergens": ["fish"], "mayContain": "nuts.almond"}]}]
        """#)
    let checked = parseMenu(file, site: Site())
    #expect(checked.diagnostics.filter { $0.severity != .note } == [])
    let item = try #require(checked.value?.content.sections.first?.items.first)
    #expect(item.allergens == .declared([DeclaredAllergen(.milk), DeclaredAllergen(.nuts, presence: .mayContain)]))
    #expect(
      item.sizes.map(\.allergens) == [
        .notDeclared,
        .declared([DeclaredAllergen(.fish), DeclaredAllergen(.nuts, kind: "almond", presence: .mayContain)]),
      ])
  }

  @Test func readsEveryFieldOfAMenu() throws {
    let checked = parseMenu(SourceFile(path: "Content/menus/evening.json", text: Self.json), site: Site(), rules: [])
    #expect(checked.diagnostics == [])
    let menu = try #require(checked.value?.content)
    #expect(menu.id == "dinner")
    #expect(menu.name.entries.map(\.value) == ["Dinner", "Cena"])
    #expect(menu.description?.entries[0].value.plain == "Our best.")
    #expect(menu.updated?.iso == "2026-03-02")
    #expect(menu.services == [.eatIn, .takeaway])
    #expect(menu.availability == [Availability(days: [.fri, .sat], from: ClockTime("18:00"), to: ClockTime("02:00"))])
    let group = try #require(menu.optionGroups.first)
    #expect([group.minimum, group.maximum, group.maximumPerOption, group.freeCount] == [0, 4, 2, 1])
    #expect(group.options.map(\.id) == ["olives", "anchovies", "basil"])
    #expect(
      group.options[0].price
        == .perSize([.init(size: "small", money: euros(80)), .init(size: "large", money: euros(120))]))
    #expect(group.options[0].isDefault)
    #expect(group.options[1].price == .one(euros(150)))
    #expect(group.options[1].allergens == .declared([DeclaredAllergen(.fish)]))
    #expect(group.options[1].status == .soldOut)
    #expect(group.options[2].price == .one(euros(0)), "what is written as free is said to be free")
    let section = try #require(menu.sections.first)
    #expect(section.image?.source == "assets/oven.jpg")
    #expect(section.availability.first?.validThrough?.iso == "2026-09-30")
    #expect(section.optionGroups == ["toppings"])
    #expect(section.items.map(\.id) == ["margherita", "water", "water-3", "water-2"])
    #expect(section.sections.map(\.id) == ["pizze-bianche"])
    #expect(section.sections[0].items[0].allergens == .declared([]))
  }

  @Test func readsEveryFieldOfAnItem() throws {
    let menu = parseMenu(SourceFile(path: "a.json", text: Self.json), site: Site(), rules: []).value?.content
    let item = try #require(menu?.sections[0].items.first)
    #expect(item.orderCode == "12")
    #expect(
      item.offer
        == .sizes([
          .init(id: "small", name: Label("26 cm"), price: Price(.fixed(euros(750)))),
          .init(id: "large", name: Label("Large"), price: Price(.fixed(euros(950)))),
        ]))
    #expect(item.ingredients == ["tomato", "mozzarella"].map { Ingredient(Localized([Ingredient.Part($0)])) })
    #expect(
      item.allergens
        == .declared([
          DeclaredAllergen(.gluten), DeclaredAllergen(.gluten, kind: "wheat"),
          DeclaredAllergen(.soybeans, presence: .mayContain), DeclaredAllergen(.milk),
        ]))
    #expect(item.additives == [Localized(["E300"])])
    #expect(item.diets == [.vegetarian, .halal])
    #expect(item.tags == ["new"])
    #expect(item.spiciness == 1)
    #expect(
      item.nutrition
        == Nutrition(
          calories: "840", energy: "3515", servingSize: Label("330 g"),
          facts: [.init(nutrient: .fat, amount: "12.5 g"), .init(nutrient: .salt, amount: "2 g")]))
    #expect(item.servingSize == Label("330 g"))
    #expect(item.alcoholByVolume == "5.2")
    #expect(item.deposit == euros(25))
    #expect(item.cost == euros(210))
    #expect(item.status == .limited)
    #expect(item.availability == [Availability(days: [.mon])])
    #expect(
      item.image
        == MenuImage(source: "assets/margherita.jpg", alternativeText: Label("A pizza"), width: 800, height: 600))
    #expect(item.body?.entries[0].value.plain.contains("text") == true)
    #expect(menu?.sections[0].items[1].allergens == .notDeclared)
  }

  static let prices: [(String, Price)] = [
    ("7.5", Price(.fixed(euros(750)))),
    (#""7.5000""#, Price(.fixed(euros(750)))),
    ("1e3", Price(.fixed(euros(100_000)))),
    (#"{"amount": 7, "kind": "from"}"#, Price(.from(euros(700)))),
    (#"{"amount": 7, "to": 9}"#, Price(.range(euros(700), euros(900)))),
    (#"{"amount": 7, "to": 9, "kind": "range"}"#, Price(.range(euros(700), euros(900)))),
    (#"{"kind": "market"}"#, Price(.market)),
    (#"{"kind": "free"}"#, Price(.free(.eur))),
    (
      #"{"kind": "per-unit", "amount": "1.60", "unit": "100g"}"#,
      Price(.perUnit(euros(160), Measure(quantity: "100", unit: .gram)))
    ),
    (#"{"amount": "1.60", "unit": "0.5 L"}"#, Price(.perUnit(euros(160), Measure(quantity: "0.5", unit: .liter)))),
    (#"{"amount": "1.60", "unit": "piece"}"#, Price(.perUnit(euros(160), Measure(unit: .piece)))),
    (
      #"{"amount": 9, "tiers": {"lunch": "7.00", "students": null}}"#,
      Price(.fixed(euros(900)), tiers: [.init(name: "lunch", money: euros(700))])
    ),
    (#"{"amount": 350, "currency": "JPY"}"#, Price(.fixed(Money(minorUnits: 350, currency: Currency(code: "JPY")!)))),
  ]

  @Test(arguments: prices) func readsAPriceOfEveryKind(_ written: String, _ price: Price) {
    let file = SourceFile(
      path: "a.json",
      text: #"{"name": "M", "currency": "EUR", "sections": {"s": [{"name": "A", "price": \#(written)}]}}"#)
    let checked = parseMenu(file, site: Site(), rules: [])
    #expect(checked.diagnostics == [])
    #expect(checked.value?.content.sections[0].items.first?.offer == .price(price))
  }

  @Test func readsYAMLWithTheSameDecoder() throws {
    let yaml = """
      name: {en: Dinner, it: Cena}
      currency: EUR
      sections:
        pizzas:
          - name: Margherita
            orderCode: 007
            price: 7.50
            diets: vegetarian
            allergens: {milk: contains}
            availability: {from: 18:00, to: 23:00}
          - 7up
          - no
      """
    let checked = parseMenu(SourceFile(path: "menus/dinner.yml", text: yaml), site: Site(), rules: [])
    #expect(checked.diagnostics == [])
    let section = try #require(checked.value?.content.sections.first)
    #expect(checked.value?.content.id == "dinner")
    #expect(section.items.map { $0.name.entries[0].value } == ["Margherita", "7up", "no"])
    #expect(section.items[0].offer == .price(Price(.fixed(euros(750)))))
    #expect(section.items[0].orderCode == "007")
    #expect(section.items[0].availability.first?.from?.iso == "18:00")
  }

  static let ingredients: [(String, [String])] = [
    (#""wheat flour, tomato""#, ["wheat flour, tomato"]),
    (#""**wheat** flour, **milk**""#, ["[wheat]| flour, |[milk]"]),
    (#""2 ** 3, basil* (*organic)""#, ["2 ** 3, basil* (*organic)"]),
    (#""a **** b **c""#, ["a  b **c"]),
    (#"["tomato", "**milk** powder"]"#, ["tomato", "[milk]| powder"]),
    (#"{"en": ["flour", "**milk**"], "it": "farina"}"#, ["flour, |[milk] / farina"]),
    (#"[{"en": "flour", "it": "farina"}, "salt"]"#, ["flour / farina", "salt"]),
    (#"[{"name": "wheat flour", "allergens": ["gluten.wheat"]}]"#, ["[wheat flour] gluten.wheat"]),
    (#"[{"name": "**wheat** flour", "allergens": ["gluten.wheat"]}]"#, ["[wheat]| flour gluten.wheat"]),
    (#"[{"name": "oat flakes", "allergens": {"gluten": "may-contain"}}]"#, ["oat flakes gluten"]),
    (#"{"name": {"en": "cream", "it": "panna"}, "allergens": ["milk"]}"#, ["[cream] / [panna] milk"]),
    ("[]", []), (#""""#, []),
  ]

  @Test(arguments: ingredients) func readsIngredientsAndTheAllergensInThem(written: String, expected: [String]) {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "ingredients": \#(written)}]"#)
    let checked = parseMenu(file, site: Site(), rules: [])
    #expect(checked.diagnostics == [])
    let found = checked.value?.content.sections[0].items[0].ingredients.map { ingredient in
      let names = ingredient.name.entries.map { entry in
        entry.value.map { $0.isAllergen ? "[\($0.text)]" : $0.text }.joined(separator: "|")
      }
      return ([names.joined(separator: " / ")] + ingredient.allergens.map(\.word)).joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test func sortsKindsOfAnAllergenAsTheLawDoes() {
    let file = SourceFile(
      path: "a.json",
      text:
        #"[{"name": "A", "allergens": ["nuts.cashew", "gluten.oats", "nuts.almond", "gluten.rye", "gluten.wheat"]}]"#)
    guard case .declared(let entries)? = parseMenu(file, site: Site()).value?.content.sections[0].items[0].allergens
    else {
      Issue.record("nothing is declared")
      return
    }
    #expect(entries.map(\.word) == ["gluten.wheat", "gluten.rye", "gluten.oats", "nuts.almond", "nuts.cashew"])
  }

  @Test func takesAListForAMenuOfOneSection() throws {
    let menu = parseMenu(SourceFile(path: "Content/menus/bar.json", text: #"["Spritz", "Caffè"]"#), site: Site()).value
    #expect(menu?.content.id == "bar")
    #expect(menu?.content.sections.map(\.id) == ["items"])
    #expect(menu?.content.sections[0].items.map(\.id) == ["spritz", "caffè"])
  }

  @Test(
    "Names that a file system may treat as equal get different ids",
    arguments: [("STRASSE", "straße"), ("fish", "ﬁsh"), ("οδοσ", "οδος")])
  func caseInsensitiveNames(first: String, second: String) throws {
    let file = SourceFile(path: "a.json", text: "[\"\(first)\", \"\(second)\"]")
    let ids = try #require(parseMenu(file, site: Site()).value?.content.sections[0].items.map(\.id))
    #expect(collisionKey(ids[0]) != collisionKey(ids[1]))
  }

  @Test func makesIDsOfTwinsInLinearTime() throws {
    let names = Array(repeating: #""Coffee""#, count: 20_000).joined(separator: ",")
    let menu = parseMenu(SourceFile(path: "a.json", text: "[\(names)]"), site: Site(), rules: []).value?.content
    #expect(menu?.sections[0].items.last?.id == "coffee-20000")
  }

  @Test func passesOverWhatIsNull() {
    let text = #"""
      {"name": "M", "sections": [
        {"name": "S", "image": null, "items": [{"name": "A", "price": null, "allergens": null}]}]}
      """#
    let checked = parseMenu(SourceFile(path: "a.json", text: text), site: Site(), rules: [])
    #expect(checked.diagnostics == [])
    #expect(checked.value?.content.sections[0].items[0].allergens == .notDeclared)
  }

  @Test func knowsWhereTheIDIsWritten() throws {
    let file = SourceFile(path: "a.json", text: "{\n \"id\": \"x\"}")
    let origins = try #require(parseMenu(file, site: Site()).value?.origins)
    guard case .line(let place) = origins.place(in: file) else {
      Issue.record("no line")
      return
    }
    #expect([place.line, place.column, place.endColumn] == [2, 8, 11])
  }

  @Test(arguments: [
    ("---\ntitle: T\n---\nHello", "Hello", true), ("\u{FEFF}--- \r\n# why\r\ntitle: T\r\n---\r\nHello", "Hello", true),
    ("---\n---\nHello", "Hello", true), ("---\nHello", "Hello", false),
    ("---\nA heading\n---\nHello", "A heading\n\nHello", false),
    ("Hello\n\n---\ntitle: T\n---\n", "Hello\n\ntitle: T", false),
  ])
  func takesFrontMatterOffAnItemsText(_ text: String, shown: String, isTold: Bool) throws {
    var menu = try #require(
      parseMenu(SourceFile(path: "dinner.json", text: #"["Pizza"]"#), site: Site()).value?.content)
    let diagnostics = attachBodies([SourceFile(path: "dinner/pizza.md", text: text)], to: &menu, site: Site())
    let plain = menu.sections[0].items[0].body?.entries[0].value.plain
    #expect(plain?.split(separator: "\n") == shown.split(separator: "\n"), "\(plain ?? "")")
    #expect(diagnostics.map(\.id) == (isTold ? ["body.front-matter"] : []))
  }

  @Test func givesItemsTheTextsThatStandBesideTheMenu() throws {
    var menu = try #require(
      parseMenu(SourceFile(path: "dinner.json", text: #"["Pizza", "Water"]"#), site: Site()).value?.content)
    let diagnostics = attachBodies(
      [
        SourceFile(path: "dinner/pizza.md", text: "Hot"), SourceFile(path: "dinner/pizza.it.md", text: "Calda"),
        SourceFile(path: "dinner/wine.md", text: "Red"),
      ], to: &menu, site: Site())
    #expect(menu.sections[0].items[0].body?.entries.map(\.value.plain) == ["Hot", "Calda"])
    #expect(menu.sections[0].items[0].body?.entries.map(\.language?.code) == [nil, "it"])
    #expect(diagnostics.map(\.id) == ["body.unknown-item"])
    #expect(diagnostics.first?.file == "dinner/wine.md")
  }

  @Test func givesItemsTheTextsThatTheyName() throws {
    let file = SourceFile(
      path: "dinner.yaml",
      text: """
        - {name: Bad, price: x, body: none.md}
        - {name: Pizza, body: dinner/hot.md}
        - {name: Wine, body: {en: ./red.md, it: Rosso}}
        - {name: Water, body: watr.md}
        - {name: Coffee, body: ../../etc/passwd}
        - {name: Beer, body: "In bottles, not in notes.md\\nfiles"}
        """)
    let parsed = try #require(parseMenu(file, site: Site()).value)
    var menu = parsed.content
    let diagnostics = attachBodies(
      [
        SourceFile(path: "Content/menus/dinner/hot.md", text: "Hot"),
        SourceFile(path: "Content/menus/dinner/red.md", text: "Red"),
        SourceFile(path: "Content/menus/dinner/water.md", text: "Still"),
      ], named: parsed.origins.bodies, to: &menu, site: Site())
    let bodies = menu.sections[0].items.map { $0.body?.entries.map { "\($0.language?.code ?? "") \($0.value.plain)" } }
    #expect(bodies == [[" Hot"], ["en Red", "it Rosso"], [" Still"], nil, [" In bottles, not in notes.md files"]])
    #expect(diagnostics.map(\.id) == ["body.missing", "body.missing"])
    #expect(diagnostics.first?.hint == "write dinner/water.md")
  }

  @Test func readsAdditivesAndServingsByLanguage() throws {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, additives: {en: [colouring, caffeine], de: Farbstoff}, servingSize: {en: 2 pieces, de: 2 Stück}}
        - {name: B, additives: [{en: colouring, de: Farbstoff}, E300], nutrition: {servingSize: {en: a slice}}}
        """)
    let items = try #require(parseMenu(file, site: Site()).value?.content.sections[0].items)
    #expect(items[0].additives.map { $0.entries.map(\.value) } == [[["colouring", "caffeine"], ["Farbstoff"]]])
    #expect(items[0].servingSize?.entries.map(\.value) == ["2 pieces", "2 Stück"])
    #expect(items[1].additives.map { $0.entries.map(\.value) } == [[["colouring"], ["Farbstoff"]], [["E300"]]])
    #expect(items[1].nutrition?.servingSize?.entries.map(\.value) == ["a slice"])
  }

  @Test("Empty option groups differ from missing ones") func emptyOptionGroups() throws {
    let file = SourceFile(path: "a.yaml", text: "- {name: A, optionGroups: []}\n- {name: B}")
    let items = try #require(parseMenu(file, site: Site()).value?.content.sections[0].items)
    #expect(items.map(\.sharesChoices) == [false, true])
  }

  @Test func takesNumbersForCodes() throws {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "additives": [1, "3"], "tags": 2026}]"#)
    let item = try #require(parseMenu(file, site: Site()).value?.content.sections[0].items[0])
    #expect(item.additives == [Localized(["1"]), Localized(["3"])])
    #expect(item.tags == ["2026"])
  }

  @Test func takesWhatASizeMayContainOnTopOfItsDish() throws {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        [{"name": "A", "allergens": ["milk"], "sizes": [{"name": "S", "price": 1}, {"name": "L", "price": 2, "mayContain": ["nuts"]}]}]
        """#)
    let checked = parseMenu(file, site: Site())
    #expect(checked.diagnostics.filter { $0.severity == .error }.isEmpty)
    let sizes = try #require(checked.value?.content.sections[0].items[0].sizes)
    #expect(sizes.map(\.allergens) == [.notDeclared, .declared([DeclaredAllergen(.nuts, presence: .mayContain)])])
  }

  @Test func takesATextOfWhichNothingIsShownForAbsent() throws {
    let file = SourceFile(path: "a.yaml", text: "- {name: A, description: \"</script>\"}")
    let menu = try #require(parseMenu(file, site: Site()).value?.content)
    #expect(menu.sections[0].items[0].description == nil)
  }
}

private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }
