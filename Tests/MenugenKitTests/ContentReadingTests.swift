import MenugenKit
import Testing

@Suite struct ContentReadingTests {
  private let euros = SiteSettings(languages: ["de", "en"], currency: "EUR") ?? SiteSettings()

  private let dinner = """
    name: {de: Abendkarte, en: Dinner}
    sections:
      - name: {de: Pizza, en: Pizzas}
        items:
          - id: margherita
            name: Margherita
            description: Mit **Basilikum**
            allergens: [milk, gluten]
            sizes: [{name: 26 cm, price: 7.50}, {name: 33 cm, price: 9.50}]
          - {name: Marinara, price: 6.50, allergens: [], diets: [vegan], status: sold-out}
        sections:
          - name: {de: Weiß, en: White}
            items:
              - {name: Quattro formaggi, price: 1200}
      - name: {de: Geheim, en: Secret}
        items:
          - {name: Hidden, price: 1.00, status: hidden}
    """

  @Test("A menu is asked for its sections and rows as a table view asks")
  func sectionsAndRows() throws {
    let menu = try Menu.read(dinner.utf8, named: "dinner.yaml", settings: euros).get()
    let source = MenuDataSource(menu)
    #expect(menu.id == "dinner" && source.title == "Abendkarte")
    #expect(source.numberOfSections == 2)
    #expect((0..<2).map { source.title(ofSection: $0) } == ["Pizza", "Weiß"])
    #expect((0..<2).map { source.level(ofSection: $0) } == [1, 2])
    #expect((0..<2).map { source.numberOfItems(inSection: $0) } == [2, 1])
    #expect(source.item(forRow: 0, inSection: 1)?.priceText == "1.200,00\u{A0}€")
  }

  @Test("Prices and words follow the language that is asked for")
  func languages() throws {
    let menu = try Menu.read(dinner.utf8, named: "dinner.yaml", settings: euros).get()
    let english = try #require(MenuDataSource(menu, language: "en"))
    #expect(english.title == "Dinner" && english.title(ofSection: 0) == "Pizzas")
    #expect(english.item(forRow: 0, inSection: 1)?.priceText == "€1,200.00")
    #expect(english.item(forRow: 1, inSection: 0)?.statusText == "Sold out")
    #expect(MenuDataSource(menu).item(forRow: 1, inSection: 0)?.statusText == "Ausverkauft")
    #expect(MenuDataSource(menu, language: "no language") == nil)
  }

  @Test("An item has texts, exact amounts, allergens and diets")
  func items() throws {
    let source = MenuDataSource(try Menu.read(dinner.utf8, named: "dinner.yaml", settings: euros).get())
    let margherita = try #require(source.item(forRow: 0, inSection: 0))
    #expect(margherita.id == "margherita" && margherita.priceText == nil && !margherita.isSoldOut)
    #expect(margherita.prices.map(\.name) == ["26 cm", "33 cm"])
    #expect(margherita.prices.map(\.priceText) == ["7,50\u{A0}€", "9,50\u{A0}€"])
    #expect(margherita.offers.map(\.amount) == ["7.50", "9.50"])
    #expect(margherita.offers.allSatisfy { $0.currency == "EUR" && $0.kind == .fixed })
    #expect(margherita.description?.plainText == "Mit Basilikum")
    #expect(margherita.description?.html.contains("<strong>Basilikum</strong>") == true)
    #expect(margherita.allergens.declaration == .declared)
    #expect(margherita.allergens.contained == ["gluten", "milk"])
    #expect(margherita.pagePath == "menus/dinner/margherita/")
    let marinara = try #require(source.item(forRow: 1, inSection: 0))
    #expect(marinara.isSoldOut && marinara.diets.map(\.key) == ["vegan"])
    #expect(marinara.allergens.declaration == .declaredNone && marinara.allergens.contained.isEmpty)
    let formaggi = try #require(source.item(forRow: 0, inSection: 1))
    #expect(formaggi.allergens.declaration == .notDeclared)
    #expect(formaggi.allergens.lines == ["Allergene nicht angegeben. Bitte fragen Sie uns."])
  }

  @Test("A place that is not in the menu has no title, no rows and no item", arguments: [-1, 2, .max, .min])
  func placesOutOfRange(section: Int) throws {
    let source = MenuDataSource(try Menu.read(dinner.utf8, named: "dinner.yaml", settings: euros).get())
    #expect(source.title(ofSection: section) == nil && source.description(ofSection: section) == nil)
    #expect(source.numberOfItems(inSection: section) == 0 && source.level(ofSection: section) == 0)
    #expect(source.item(forRow: 0, inSection: section) == nil && source.item(forRow: section, inSection: 0) == nil)
  }

  @Test("A wrong price is reported with its place, and the other items are read")
  func wrongPrice() throws {
    let file = """
      currency: EUR
      sections:
        - name: Soups
          items:
            - {name: A, price: 7.505}
            - {name: B, price: 8}
      """
    let reading = Menu.read(file.utf8, named: "Content/soups.yaml", settings: euros)
    #expect(reading.hasErrors && reading.value.map { MenuDataSource($0).numberOfItems(inSection: 0) } == 1)
    let diagnostic = try #require(reading.diagnostics.first { $0.id == "price.decimals" })
    #expect(diagnostic.severity == .error && diagnostic.file == "Content/soups.yaml")
    #expect(diagnostic.line == 5 && diagnostic.column == 26 && diagnostic.endColumn == 31)
    #expect(diagnostic.description.hasPrefix("Content/soups.yaml:5:26: error: "))
    #expect(diagnostic.description.contains("    5 |       - {name: A, price: 7.505}\n"))
    #expect(!diagnostic.description.hasSuffix("\n"))
    #expect(throws: InvalidContent.self) { try reading.get() }
  }

  @Test("A file of an unknown type is no menu and no ledger", arguments: ["menu.txt", "menu", ""])
  func unknownType(name: String) {
    #expect(Menu.read(dinner.utf8, named: name).value == nil && Menu.read(dinner.utf8, named: name).hasErrors)
    #expect(Ledger.read([], named: name).value == nil && Ledger.read([], named: name).hasErrors)
  }

  @Test(
    "A ledger has the same movements and totals in every format",
    arguments: [
      (
        "bank.csv",
        "date,name,amount,category\n2026-03-02,Dinner,480.50,Sales\n2026-03-01,Flour,-120.00,Costs/Kitchen\n"
      ),
      (
        "bank.ndjson",
        #"{"date":"2026-03-02","name":"Dinner","amount":"480.50","category":"Sales"}"# + "\n"
          + #"{"date":"2026-03-01","name":"Flour","amount":"-120.00","category":"Costs/Kitchen"}"#
      ),
      (
        "bank.json",
        #"[{"date":"2026-03-02","name":"Dinner","amount":"480.50","category":"Sales"},"#
          + #"{"date":"2026-03-01","name":"Flour","amount":"-120.00","category":"Costs/Kitchen"}]"#
      ),
      (
        "bank.yaml",
        "- {date: 2026-03-02, name: Dinner, amount: 480.50, category: Sales}\n"
          + "- {date: 2026-03-01, name: Flour, amount: -120.00, category: Costs/Kitchen}\n"
      ),
    ])
  func ledgers(name: String, text: String) throws {
    let ledger = try Ledger.read(text.utf8, named: name, settings: euros).get()
    #expect(ledger.id == "bank" && ledger.name == "bank" && !ledger.isPublic)
    #expect(ledger.movements.map(\.name) == ["Flour", "Dinner"])
    #expect(ledger.movements.first?.date == CalendarDay(year: 2026, month: 3, day: 1))
    #expect(ledger.movements.first?.amount.decimal == "-120.00")
    let total = try #require(ledger.totals(by: .currency).first)
    #expect(total.count == 2 && total.name == nil && total.balance.description == "360.50 EUR")
    #expect(total.moneyIn.minorUnits == 480_50 && total.moneyOut.minorUnits == -120_00)
    #expect(total.balance.text(in: "de") == "360,50\u{A0}€" && total.balance.text(in: "en") == "€360.50")
    #expect(ledger.totals(by: .category).map(\.name) == ["Costs/Kitchen", "Sales"])
    #expect(ledger.totals(by: .account).map(\.name) == [nil])
  }

  @Test("Amounts of different currencies are not added")
  func currencies() throws {
    let text = "- {name: A, amount: 1.00}\n- {name: B, amount: 2, currency: JPY}\n"
    let totals = try Ledger.read(text.utf8, named: "bank.yaml", settings: euros).get().totals(by: .currency)
    #expect(totals.map(\.balance.description) == ["1.00 EUR", "2 JPY"])
  }

  @Test("Settings are read from a site's file, or made from languages and a currency")
  func settings() throws {
    let file = "languages: [it, en]\ncurrency: CHF\n"
    let settings = try SiteSettings.read(file.utf8, named: "site.yaml").get()
    #expect(settings.languages.sorted() == ["en", "it"] && settings.currency == "CHF")
    #expect(SiteSettings(languages: [], currency: "EUR") == nil)
    #expect(SiteSettings(languages: ["en", "?"], currency: "EUR") == nil)
    #expect(SiteSettings(languages: ["en"], currency: "EURO") == nil)
    #expect(SiteSettings().currency == "USD" && SiteSettings().languages == ["en"])
  }

  @Test("A day that is not in the calendar is no day")
  func days() {
    #expect(CalendarDay(year: 2026, month: 2, day: 30) == nil)
    #expect(CalendarDay(year: 2028, month: 2, day: 29)?.description == "2028-02-29")
  }

  @Test("What is out of season is left out")
  func season() throws {
    let file = "- {name: A, price: 1.00, availability: {validFrom: 2026-05-01}}\n- {name: B, price: 1.00}\n"
    let menu = try Menu.read(file.utf8, named: "a.yaml", settings: euros).get()
    let day = try #require(CalendarDay(year: 2026, month: 4, day: 30))
    #expect(menu.served(on: day).map { MenuDataSource($0).numberOfItems(inSection: 0) } == 1)
    #expect(MenuDataSource(menu).numberOfItems(inSection: 0) == 2)
  }
}
