import Testing

@testable import MenugenDomain

/// The comparison of menus as guests see them.
struct MenuComparisonTests {
  private static let menu: PublishedMenu = {
    var menu = PublishedMenu(id: "dinner", language: "en", name: "Dinner")
    menu.fields = [.init("description", "Warm.")]
    menu.parts = [
      .init(.section, id: "pizzas", name: "Pizzas"),
      .init(
        .item, id: "marinara", parent: "pizzas", name: "Marinara",
        fields: [.init("price.small", "6.00 EUR"), .init("allergens", "contains gluten")]),
      .init(.item, id: "diavola", parent: "pizzas", name: "Diavola", fields: [.init("allergens", "not declared")]),
      .init(.item, id: "bianca", parent: "pizzas", name: "Bianca", fields: [.init("allergens", "none")]),
      .init(.section, id: "drinks", name: "Drinks"),
      .init(.section, id: "wine", parent: "drinks", name: "Wine"),
      .init(.optionGroup, id: "extras", name: "Extras"),
      .init(.option, id: "extras/olives", parent: "extras", name: "Olives", fields: [.init("price", "0.80 EUR")]),
    ]
    return menu
  }()

  /// The changes as lines: part, field, before and after.
  private static func lines(_ change: (inout PublishedMenu) -> Void) -> [String] {
    var new = menu
    change(&new)
    return MenuComparison.changes(from: menu, to: new).map { change in
      let place = [change.kind.rawValue, change.part?.rawValue, change.id, change.field].compactMap(\.self)
      return "\(place.joined(separator: " ")): \(change.before ?? "-") > \(change.after ?? "-")"
    }
  }

  @Test("A menu doesn't differ from itself") func findsNothing() { #expect(Self.lines { _ in } == []) }

  @Test("Each changed, new and missing field is one change") func comparesFields() {
    #expect(Self.lines { $0.name = "Cena" } == ["changed  name: Dinner > Cena"])
    #expect(Self.lines { $0.fields = [] } == ["changed  description: Warm. > -"])
    #expect(
      Self.lines { $0.parts[1].fields[0].value = "6.50 EUR" } == [
        "changed item marinara price.small: 6.00 EUR > 6.50 EUR"
      ])
    #expect(
      Self.lines { $0.parts[7].fields.append(.init("default", "true")) } == [
        "changed option extras/olives default: - > true"
      ])
  }

  @Test("A change of declared allergens is about allergens; a price is not") func marksAllergens() {
    var new = Self.menu
    new.parts[2].fields = [.init("allergens", "contains milk")]
    new.parts[1].fields[0].value = "7.00 EUR"
    let changes = MenuComparison.changes(from: Self.menu, to: new)
    #expect(changes.map(\.isAboutAllergens) == [false, true])
    #expect(changes.last?.before == "not declared" && changes.last?.after == "contains milk")
  }

  @Test("Items, sections and options are added and removed with their price and allergens") func findsNewParts() {
    #expect(
      Self.lines { $0.parts.remove(at: 1) } == [
        "removed item marinara: price.small 6.00 EUR; contains gluten > -"
      ])
    #expect(
      Self.lines { $0.parts.append(.init(.section, id: "soups", name: "Soups")) } == ["added section soups: - > "])
  }

  @Test("An item with a new id is known by its name, or by its fields if they are unique")
  func findsRenamedItems() {
    #expect(Self.lines { $0.parts[3].id = "white" } == ["changed item white id: bianca > white"])
    #expect(
      Self.lines {
        $0.parts[1].id = "tomato"
        $0.parts[1].name = "Tomato"
      } == ["changed item tomato id: marinara > tomato", "changed item tomato name: Marinara > Tomato"])
    // Two items without price and description aren't told apart.
    #expect(
      Self.lines {
        $0.parts[3].id = "white"
        $0.parts[3].name = "White"
      } == ["added item white: - > none", "removed item bianca: none > -"])
  }

  @Test("A section with a new id and name is known by its items, which haven't moved") func findsRenamedSections() {
    #expect(
      Self.lines { menu in
        menu.parts[0].id = "oven"
        menu.parts[0].name = "Oven"
        for index in 1...3 { menu.parts[index].parent = "oven" }
      } == ["changed section oven id: pizzas > oven", "changed section oven name: Pizzas > Oven"])
  }

  @Test("A move to another section names both with the sections around them") func findsMoves() {
    #expect(
      Self.lines { menu in
        let item = menu.parts.remove(at: 1)
        menu.parts.insert(item, at: 5)
        menu.parts[5].parent = "wine"
      } == ["changed item marinara section: Pizzas > Drinks / Wine"])
  }

  @Test("The fewest items that explain a new order have moved") func findsNewOrder() {
    #expect(
      Self.lines { menu in
        let last = menu.parts.remove(at: 3)
        menu.parts.insert(last, at: 1)
      } == ["changed item bianca position: after Diavola > first"])
    // A new item in between moves none.
    #expect(
      Self.lines { $0.parts.insert(.init(.item, id: "new", parent: "pizzas", name: "New"), at: 1) } == [
        "added item new: - > "
      ])
  }

  @Test("Menus are matched by id; one that can't be read is neither added nor removed") func comparesMenus() {
    let lunch = PublishedMenu(id: "lunch", language: "en", name: "Lunch")
    let both = MenuComparison.changes(from: [Self.menu], to: [lunch])
    #expect(both.map(\.kind) == [.added, .removed] && both.map(\.menu) == ["lunch", "dinner"])
    #expect(both.last?.before == "3 items; Marinara: contains gluten; Diavola: not declared; Bianca: none")
    #expect(MenuComparison.changes(from: [Self.menu], to: [lunch], unreadable: ["dinner", "lunch"]) == [])
  }

  @Test("A thousand items in reverse order are compared in little more than linear time") func comparesReversed() {
    var old = PublishedMenu(id: "m", language: "en", name: "M")
    old.parts = (0..<1000).map { .init(.item, id: "\($0)", name: "Item \($0)") }
    var new = old
    new.parts.reverse()
    let changes = MenuComparison.changes(from: old, to: new)
    #expect(changes.count == 999 && changes.allSatisfy { $0.field == "position" })
  }
}
