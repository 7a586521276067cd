import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct MenuItemPresenterTests {
  private func model(_ item: MenuItem, in code: String = "en") throws -> MenuItemViewModel {
    let page = try presentation(code)
    let menu = page.menuRoute("dinner")
    return page.menuItem(
      item, in: .english, of: menu, allergens: page.allergens(of: item, in: .english, choices: []), choices: [],
      under: 3, at: menu)
  }

  @Test func saysNothingThatTheDishDoesNotSay() throws {
    let bread = try model(MenuItem(id: "bread", name: Label("Bread")))
    let expected = MenuItemViewModel(
      id: "bread", url: "bread/", name: LabelViewModel("Bread"),
      allergens: AllergensViewModel(notDeclared: "Allergens not declared. Please ask us."))
    #expect(bread == expected)
    #expect(!bread.hasNotes)
    #expect(!bread.hasBadges)
  }

  @Test func writesShortFactsWithTheirWords() throws {
    var item = MenuItem(id: "beer", name: Label("Beer"))
    item.servingSize = Label("0.33 l")
    item.alcoholByVolume = "5.2"
    item.deposit = euros(25)
    #expect(try facts(model(item)) == ["Serving: 0.33 l", "Alcohol: 5.2% vol", "Deposit: €0.25"])
    #expect(
      try model(item).details == [
        .servingSize("0.33 l"), .alcohol(word: "Alcohol", percent: "5.2"),
        .deposit(word: "Deposit", price: "0.25", currency: "EUR"),
      ])
    #expect(try facts(model(item, in: "de"))[1...] == ["Alkohol: 5,2\u{A0}% vol", "Pfand: 0,25\u{A0}€"])
  }

  @Test func writesNutritionPerServing() throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.nutrition = Nutrition(
      calories: "840", energy: "3515", servingSize: Label("330 g"),
      facts: [.init(nutrient: .fat, amount: "28 g"), .init(nutrient: .salt, amount: "3.2 g")])
    let nutrition = try #require(try model(item).nutrition)
    #expect(nutrition.calories == "840 kcal")
    #expect(nutrition.basis == "Per serving (330 g)")
    #expect(
      nutrition.facts.map { "\($0.name) \($0.value)" } == ["Energy 3,515 kJ / 840 kcal", "Fat 28 g", "Salt 3.2 g"])
    #expect(
      nutrition.schemaFacts.map { "\($0.name) \($0.value)" } == [
        "calories 840 calories", "fatContent 28 g", "servingSize 330 g",
      ], "schema.org has no property for salt")
    item.nutrition = Nutrition(facts: [.init(nutrient: .fat, amount: "1 g")])
    #expect(try model(item).nutrition?.basis == "Per serving")
  }

  @Test(arguments: [(0, "Mild"), (1, "Medium"), (2, "Hot"), (3, "Very hot")])
  func saysHowHotItIs(level: Int, word: String) throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.spiciness = level
    #expect(try model(item).spiciness == word)
  }

  @Test func keepsATagThatTheThemeHasNoWordFor() throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.tags = ["new", "house-favourite"]
    item.additives = [Localized(["colourings", "sweeteners"])]
    let model = try model(item)
    #expect(model.tags.map(\.text) == ["New", "house-favourite"])
    #expect(model.additives == FactViewModel(name: "Additives", value: "colourings and sweeteners"))
  }

  @Test func marksTextOfAnotherLanguage() throws {
    var item = MenuItem(id: "x", name: Label("Pizza"))
    item.description = markup("Hot")
    item.ingredients = [Ingredient(Localized([Ingredient.Part("flour")]))]
    let arabic = try model(item, in: "ar")
    #expect(arabic.name == LabelViewModel("Pizza", language: "en", direction: "ltr"))
    #expect(arabic.description?.language == "en")
    #expect(arabic.description?.direction == "ltr")
    #expect(
      arabic.ingredients
        == IngredientsViewModel(parts: [IngredientViewModel("flour")], language: "en", direction: "ltr"))
    let italian = try model(item, in: "it")
    #expect(italian.name == LabelViewModel("Pizza", language: "en"), "both run from left to right")
    #expect(try model(item).name == LabelViewModel("Pizza"))
  }

  @Test func leadsPicturesFromEveryDepth() throws {
    var item = MenuItem(id: "x", name: Label("x"))
    item.image = MenuImage(source: "assets/x y.jpg", alternativeText: Label("A dish"), width: 4, height: 3)
    let page = try presentation("it")
    func image(_ route: Route) -> ImageViewModel? {
      page.menuItem(
        item, in: .english, of: page.menuRoute("m"), allergens: AllergensViewModel(), choices: [], under: 3, at: route
      ).image
    }
    #expect(
      image(page.itemRoute("m", "x"))
        == ImageViewModel(
          url: "../../../../assets/x%20y.jpg", alternativeText: "A dish", language: "en", width: "4", height: "3"),
      "the words are English on an Italian page")
    #expect(image(page.homeRoute)?.url == "../assets/x%20y.jpg")
    item.image = MenuImage(source: "https://example.org/x.jpg")
    #expect(
      image(page.homeRoute)
        == ImageViewModel(
          url: "https://example.org/x.jpg", absoluteURL: "https://example.org/x.jpg", alternativeText: ""))
    item.image = MenuImage(source: "assets/x y.jpg")
    let atHome = try presentation { $0.baseURL = "https://example.org/" }
    let known = atHome.menuItem(
      item, in: .english, of: atHome.menuRoute("m"), allergens: AllergensViewModel(), choices: [], under: 3,
      at: atHome.homeRoute)
    #expect(known.image?.absoluteURL == "https://example.org/assets/x%20y.jpg")
  }

  private func facts(_ model: MenuItemViewModel) -> [String] { model.facts.map { "\($0.name): \($0.value)" } }
}
