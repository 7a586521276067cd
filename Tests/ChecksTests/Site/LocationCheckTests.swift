import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// Locations that don't fit the site and its master menus, with the options of `LocationOptions`.
@Suite struct LocationCheckTests {
  private static let menu = """
    id: dinner
    name: Dinner
    sections:
      - name: Pizza
        items:
          - {id: margherita, name: Margherita, price: 8, optionGroups: [toppings, less]}
          - {id: cola, name: Cola, price: 3, deposit: 0.25, status: hidden}
          - {id: diavola, name: Diavola, optionGroups: [toppings, less], sizes: [{id: small, name: Small, price: 8}, {id: large, name: Large, price: 10}]}
        sections: [{name: Drinks, items: [{id: water, name: Water}]}]
    optionGroups:
      - {id: toppings, options: [{id: olives, price: 0.80}, {id: ham, price: {small: 1, large: 2}}, Basil]}
      - {id: less, options: [{id: small-plate, price: -0.55}]}
    """

  private func faults(_ text: String, unusableMenus: Set<String> = []) throws -> [String] {
    var site = Site()
    (site.currency, site.namesCurrency) = (.eur, true)
    let menu = try #require(parseMenu(SourceFile(path: "dinner.yaml", text: Self.menu), site: site).value?.content)
    let file = SourceFile(path: "locations/ostia.yaml", text: text)
    let parsed = parseLocation(file, site: site)
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    let location = try #require(parsed.value)
    let items = ["margherita", "diavola", "water", "cola"].map { ($0, ["dinner"]) }
    let check = LocationCheck(
      site: site, menus: ["dinner"], menusOfItem: Dictionary(uniqueKeysWithValues: items), unusableMenus: unusableMenus
    ) { $0 == "dinner" ? menu : nil }
    return check.faults(location.location, location.places, in: file).map(\.brief)
  }

  @Test(
    "Each override must fit the menu: its item, its sizes, its currency",
    arguments: [
      ("items: {margherita: 9}", []), ("items: {dinner/margherita: 9, water: {soldOut: true}}", []),
      ("items: {diavola: {sizes: {large: 11}}}", []), ("menus: {dinner: {hidden: true}}", []),
      ("items: {margarita: 9}", ["location.unknown-item 1:9"]),
      ("items: {lunch/margherita: 9}", ["location.unknown-menu 1:9"]),
      ("items: {dinner/watr: 9}", ["location.unknown-item 1:9"]),
      ("menus: {diner: {hidden: true}}", ["location.unknown-menu 1:9"]),
      ("items: {diavola: 9}", ["location.sizes 1:18"]),
      ("items: {margherita: {sizes: {large: 9}}}", ["location.sizes 1:30"]),
      ("items: {diavola: {sizes: {lage: 9}}}", ["location.unknown-size 1:27"]),
      ("languages: [fr]", ["location.language 1:13"]),
      ("items: {cola: {deposit: 0.50}}", []), ("items: {cola: {deposit: 0.50}, margherita: {deposit: 1}}", []),
      ("optionGroups: {toppings: {olives: 0.90, ham: {large: 3}, basil: 0.10}}", []),
      ("optionGroups: {dinner/toppings: {olives: -0.50, ham: 2}}", []),
      ("optionGroups: {topings: {olives: 0.90}}", ["location.unknown-option 1:16"]),
      ("optionGroups: {toppings: {olive: 0.90}}", ["location.unknown-option 1:27"]),
      ("optionGroups: {lunch/toppings: {olives: 0.90}}", ["location.unknown-menu 1:16"]),
      ("optionGroups: {toppings: {ham: {medium: 1}}}", ["location.unknown-size 1:33"]),
      ("optionGroups: {toppings: {olives: {small: 1}}}", ["location.sizes 1:36"]),
      ("optionGroups: {toppings: {olives: -8.01}}", ["option.below-zero 1:27"]),
      (
        "items: {margherita: 0.50}\noptionGroups: {toppings: {olives: -0.51}}",
        ["option.below-zero 2:27", "option.below-zero 1:9"]
      ),
      (
        "items: {dinner/margherita: 0.40}\noptionGroups: {dinner/toppings: {ham: {large: -11}}}",
        ["option.below-zero 1:9", "option.below-zero 2:34"]
      ),
      ("items: {diavola: {sizes: {small: 0.60}}, margherita: 0.50}", ["option.below-zero 1:42"]),
      ("currency: CHF\nitems: {margherita: 9}", ["location.currency 1:11"]),
      ("currency: CHF\nmenus: {dinner: {hidden: true}}", []),
      (
        "currency: CHF\nitems: {margherita: 9, diavola: {sizes: {small: 8, large: 9}}}\n"
          + "optionGroups: {toppings: {olives: 1, ham: {small: 1, large: 2}}, less: {small-plate: -0.5}}", []
      ),
      ("currency: CHF\nitems: {margherita: 9, diavola: {sizes: {small: 8, large: 9}}}", ["location.currency 1:11"]),
      (
        "currency: CHF\nitems: {margherita: 9, diavola: {sizes: {small: 8, large: 9}}, cola: {price: 4, hidden: false}}",
        ["location.currency 1:11"]
      ),
    ]) func reports(text: String, expected: [String]) throws
  {
    #expect(try faults(text + "\n") == expected, "\(text)")
  }

  @Test(
    "Keys of dishes and menus, and misspelt ones, are errors where a location would show something else without them",
    arguments: [
      ("items: {margherita: {status: sold-out}}", "key.misplaced"),
      ("items: {margherita: {sold_out: true}}", "key.misspelt"),
      ("items: {margherita: {allergens: [milk]}}", "key.misplaced"),
      ("items: {margherita: {Spuren: Milch}}", "key.misplaced"),
      ("items: {margherita: {soldOut: true, currency: USD}}", "key.misplaced"),
      ("items: {margherita: {hiden: true}}", "key.misspelt"), ("menus: {dinner: {currency: USD}}", "key.misplaced"),
      ("menus: {dinner: {status: hidden}}", "key.misplaced"), ("items: {margherita: {note: x}}", "key.unknown"),
    ]) func refusesKeysOfDishes(text: String, id: String)
  {
    let parsed = parseLocation(SourceFile(path: "locations/ostia.yaml", text: text + "\n"), site: Site())
    #expect(parsed.diagnostics.map(\.id) == [id], "\(text): \(parsed.diagnostics)")
  }

  @Test("Items of a menu with errors are unknown, and not reported")
  func trustsMenusWithErrors() throws {
    #expect(try faults("items: {pasta: 9, lunch/pasta: 9}\n", unusableMenus: ["lunch"]) == [])
  }

  @Test(
    "An item that is never served because of a location's times is a warning, unless it is hidden there",
    arguments: [
      ("items: {margherita: {availability: {days: [mon]}}}\nmenus: {dinner: {availability: {days: [fri]}}}", 1, "1:9"),
      (
        "items: {dinner/margherita: {availability: {days: [mon]}}}\nmenus: {dinner: {availability: {days: [mon]}}}", 0,
        ""
      ),
      ("items: {cola: {availability: {days: [mon]}}}\nmenus: {dinner: {availability: {days: [fri]}}}", 0, ""),
    ])
  func neverServed(text: String, count: Int, place: String) throws {
    #expect(try faults(text) == (count == 0 ? [] : ["availability.never \(place)"]))
  }
}
