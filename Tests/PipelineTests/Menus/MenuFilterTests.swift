import MenugenDomain
import MenugenViewModels
import Testing

@testable import MenugenPipeline

@Suite struct MenuFilterTests {
  private static func page(
    _ items: [MenuItem], groups: [OptionGroup] = [], in code: String = "en", codes: Site.AllergenCodes = .words
  ) throws -> MenuPage {
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [MenuSection(id: "s", name: Label("S"), optionGroups: groups.map(\.id), items: items)],
      optionGroups: groups)
    let page = try presentation(code) { $0.allergenCodes = codes }
    return FramePresenter(page, navigation: Navigation(), languages: [page]).menuPage(menu)
  }

  private static func dish(_ id: String, _ allergens: [DeclaredAllergen]?, diets: [Diet] = []) -> MenuItem {
    var item = MenuItem(id: id, name: Label(id))
    if let allergens { item.allergens = .declared(allergens) }
    item.diets = diets
    return item
  }

  private static func classes(_ page: MenuPage) -> [String] {
    page.sections.flatMap(\.items).map { String($0.filterClasses.dropFirst()) }
  }

  private static let milk = DeclaredAllergen(.milk)
  private static let mayMilk = DeclaredAllergen(.milk, presence: .mayContain)

  @Test("A dish has a class for each allergen and diet, and one if its allergens aren't declared")
  func marksDishes() throws {
    let page = try Self.page([
      Self.dish("a", [DeclaredAllergen(.gluten), Self.milk]), Self.dish("b", [Self.mayMilk]),
      Self.dish("c", nil), Self.dish("d", [], diets: [.vegan]), Self.dish("e", [Self.milk, Self.mayMilk]),
    ])
    #expect(Self.classes(page) == ["a-gluten a-milk", "m-milk", "u", "d-vegan d-vegetarian", "a-milk"])
    let filter = try #require(page.filter)
    #expect(filter.allergens.map(\.key) == ["gluten", "milk"] && filter.diets.map(\.text) == ["Vegan", "Vegetarian"])
    #expect(filter.beforeCount + "24" + filter.afterCount == "24 of 5 dishes left")
  }

  @Test("What a choice may add is possible, whether it is required, a default or left to guests")
  func marksChoices() throws {
    func group(_ minimum: Int, _ allergens: [[DeclaredAllergen]?], defaults: Bool = false) -> OptionGroup {
      OptionGroup(
        id: "g", name: Label("G"), minimum: minimum,
        options: allergens.enumerated().map { index, allergens in
          var option = OptionGroup.Option(
            id: "o\(index)", name: Label("O"), allergens: allergens.map { .declared($0) } ?? .notDeclared)
          option.isDefault = defaults && index == 0
          return option
        })
    }
    func classes(_ group: OptionGroup, _ own: [DeclaredAllergen]? = []) throws -> String {
      try Self.classes(Self.page([Self.dish("a", own)], groups: [group]))[0]
    }
    #expect(try classes(group(0, [[Self.milk]])) == "m-milk")
    #expect(try classes(group(1, [[Self.milk], []])) == "m-milk")
    #expect(try classes(group(1, [[Self.milk], [Self.milk]])) == "a-milk", "every choice has it")
    #expect(try classes(group(0, [[Self.milk], []], defaults: true)) == "a-milk", "it is served so")
    #expect(try classes(group(0, [nil])) == "u")
    #expect(try classes(group(1, [[]])) == "")
    #expect(try classes(group(0, [[Self.milk]]), nil) == "m-milk u")
  }

  @Test("What only one size contains is possible") func marksSizes() throws {
    var item = Self.dish("a", [])
    var large = MenuItem.Size(id: "l", name: Label("L"), price: Price(.fixed(euros(950))))
    large.allergens = .declared([Self.milk])
    item.offer = .sizes([MenuItem.Size(id: "s", name: Label("S"), price: Price(.fixed(euros(750)))), large])
    #expect(try Self.classes(Self.page([item])) == ["m-milk"])
  }

  @Test("A menu of one dish, or without allergens and diets, has no filter") func needsAChoice() throws {
    #expect(try Self.page([Self.dish("a", [Self.milk])]).filter == nil)
    #expect(try Self.page([Self.dish("a", []), Self.dish("b", nil)]).filter == nil)
  }

  @Test("A menu that shows no allergens says while guests filter it what a dish may contain")
  func warnsWithoutWords() throws {
    let page = try Self.page([Self.dish("a", [Self.mayMilk]), Self.dish("b", [Self.milk])], codes: .none)
    #expect(page.sections[0].items.map(\.allergens.whileFiltering) == ["May contain: milk", nil])
    #expect(page.sections[0].items.map(\.hasInfo) == [true, false])
  }

  @Test(
    "The count's words surround a number in the language's digits",
    arguments: [
      ("en", "|| of 2 dishes left", "decimal"), ("ja", "全2品中、残り||品", "decimal"),
      ("fa", "|| از ۲ غذا مانده است", "persian"),
    ])
  func counts(code: String, text: String, digits: String) throws {
    let filter = try #require(try Self.page([Self.dish("a", [Self.milk]), Self.dish("b", [])], in: code).filter)
    #expect("\(filter.beforeCount)||\(filter.afterCount)" == text && filter.digits == digits)
  }

  @Test("Choices that all dishes of a section declare are named once, by the section") func namesChoicesOnce() throws {
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [
        MenuSection(
          id: "s", name: Label("S"),
          items: [
            MenuItem(id: "a", name: Label("A"), optionGroups: ["g", "h"]),
            MenuItem(id: "b", name: Label("B"), optionGroups: ["g"]),
          ])
      ],
      optionGroups: ["g", "h"].map {
        OptionGroup(id: $0, name: Label($0), options: [OptionGroup.Option(id: "o", name: Label("O"))])
      })
    let own = try presentation()
    let section = FramePresenter(own, navigation: Navigation(), languages: [own]).menuPage(menu).sections[0]
    #expect(section.commonGroups.map(\.id) == ["g"])
    #expect(section.items.map { $0.optionGroups.map(\.isCommon) } == [[true, false], [true]])
  }
}
