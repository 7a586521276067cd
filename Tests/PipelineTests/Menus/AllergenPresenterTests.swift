import MenugenDomain
@testable import MenugenLocalization
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct AllergenPresenterTests {
  static let mixed: AllergenDeclaration = .declared([
    DeclaredAllergen(.gluten, kind: "wheat"), DeclaredAllergen(.gluten, kind: "rye"),
    DeclaredAllergen(.soybeans, presence: .mayContain), DeclaredAllergen(.milk), DeclaredAllergen(.molluscs),
  ])

  @Test func saysWhatIsInADishAndWhatMayBe() throws {
    let model = try presentation().allergens(Self.mixed)
    #expect(model.contains == "Contains: gluten (wheat and rye), milk, and molluscs")
    #expect(model.mayContain == "May contain: soybeans")
    #expect(model.declaredNone == nil)
    #expect(model.notDeclared == nil)
    #expect(
      model.declared?.facts.map { "\($0.name) \($0.value)" } == [
        "gluten.wheat contains", "gluten.rye contains", "soybeans may-contain", "milk contains", "molluscs contains",
      ])
  }

  @Test func reportsProgramsEachWordOfTheFormat() throws {
    let all = Allergen.allCases.flatMap { allergen in
      [DeclaredAllergen(allergen)] + allergen.kinds.map { DeclaredAllergen(allergen, kind: $0) }
    }
    #expect(all.map(\.wordNumber) == Array(0..<28))
    #expect(try presentation().allergens(.declared(all)).declared?.facts.map(\.name) == all.map(\.word))
  }

  /// Allergens without kinds are written by a fast path.
  @Test func listsAllergensAsItListsWords() throws {
    let all = Allergen.allCases
    var choices: [[Allergen]] = [all]
    for first in all.indices {
      choices.append([all[first]])
      for second in all.indices where second > first {
        choices.append([all[first], all[second]])
        for third in all.indices where third > second { choices.append([all[first], all[second], all[third]]) }
      }
    }
    for code in try Words.languages.sorted() {
      let page = try presentation(code)
      for choice in choices {
        let names = choice.map { page.phrases.name(of: $0) }
        let contained = page.allergens(.declared(choice.map { DeclaredAllergen($0) }))
        let possible = page.allergens(.declared(choice.map { DeclaredAllergen($0, presence: .mayContain) }))
        if contained.contains != page.phrases.contains("list", page.list(names))
          || possible.mayContain != page.phrases.mayContain("list", page.list(names))
        {
          Issue.record("\(code): \(names)")
        }
      }
    }
  }

  @Test func saysNothingOfABitBehindTheWords() {
    #expect(DeclaredAllergens(contained: 1 << 28 | 1, possible: 1 << 31).facts.map(\.name) == ["gluten"])
  }

  @Test func leavesOutWhatMayBeInADishThatIsInItAnyway() throws {
    let model = try presentation().allergens(
      .declared([
        DeclaredAllergen(.milk), DeclaredAllergen(.milk, presence: .mayContain),
        DeclaredAllergen(.nuts, kind: "almond", presence: .mayContain),
      ]))
    #expect(model.contains == "Contains: milk")
    #expect(model.mayContain == "May contain: nuts (almond)")
  }

  /// Almonds alone would suggest that there are no other nuts.
  @Test("An allergen without a kind is shown beside its kinds") func otherKindsOfAllergen() throws {
    let almond = DeclaredAllergen(.nuts, kind: "almond")
    let wheat = DeclaredAllergen(.gluten, kind: "wheat")
    let page = try presentation()
    func lines(_ entries: DeclaredAllergen...) -> [String?] {
      let model = page.allergens(.declared(entries.sorted()))
      return [model.contains, model.mayContain]
    }
    #expect(
      lines(almond, .init(.nuts, presence: .mayContain)) == ["Contains: nuts (almond)", "May contain: nuts"])
    #expect(
      lines(wheat, .init(.gluten, presence: .mayContain)) == ["Contains: gluten (wheat)", "May contain: gluten"])
    #expect(lines(almond, .init(.nuts)) == ["Contains: nuts", nil])
    #expect(lines(wheat, .init(.gluten)) == ["Contains: gluten (wheat)", nil])
  }

  @Test func reportsNoneFromNotDeclared() throws {
    let none = try presentation().allergens(.declared([]))
    #expect(
      none == AllergensViewModel(declaredNone: "None of the 14 declarable allergens", declared: DeclaredAllergens()))
    let unknown = try presentation().allergens(.notDeclared)
    #expect(unknown == AllergensViewModel(notDeclared: "Allergens not declared. Please ask us."))
  }

  @Test(
    arguments: [
      (Site.AllergenCodes.words, nil), (.none, nil), (.numbers, "1, 7, 14"), (.letters, "A, G, R"),
    ] as [(Site.AllergenCodes, String?)])
  func writesTheSitesCodes(codes: Site.AllergenCodes, text: String?) throws {
    let page = try presentation { $0.allergenCodes = codes }
    #expect(page.allergens(Self.mixed).codes == text)
    #expect(page.allergenLegend().isEmpty == (text == nil))
  }

  @Test func explainsAllFourteenCodes() throws {
    let numbers = try presentation { $0.allergenCodes = .numbers }.allergenLegend()
    #expect(numbers.map(\.code) == (1...14).map(String.init))
    let letters = try presentation("de") { $0.allergenCodes = .letters }.allergenLegend()
    #expect(letters.map(\.code) == ["A", "B", "C", "D", "E", "F", "G", "H", "L", "M", "N", "O", "P", "R"])
    #expect(letters.first?.word == "Gluten")
  }

  @Test func countsWhatChoicesBringAlong() throws {
    let fish = OptionGroup.Option(
      id: "f", name: Label("Anchovies"), allergens: .declared([DeclaredAllergen(.fish), DeclaredAllergen(.milk)]))
    var hidden = fish
    hidden.allergens = .declared([DeclaredAllergen(.nuts)])
    hidden.status = .hidden
    let group = OptionGroup(id: "g", name: Label("G"), options: [fish, hidden])
    var item = MenuItem(id: "x", name: Label("x"), allergens: .declared([DeclaredAllergen(.milk)]))
    let page = try presentation()
    #expect(page.allergens(of: item, in: .english, choices: [group]).withChoices == ["With choices: fish"])
    item.allergens = .notDeclared
    let model = page.allergens(of: item, in: .english, choices: [group])
    #expect(model.withChoices == ["With choices: fish and milk"])
    #expect(model.notDeclared != nil, "what choices say is no declaration of the dish")
  }

  private func sized(_ own: AllergenDeclaration, large: AllergenDeclaration) throws -> MenuItem {
    let price = Price(.fixed(euros(900)))
    return MenuItem(
      id: "x", name: Label("x"),
      offer: .sizes([
        MenuItem.Size(id: "small", name: Label("26 cm"), price: price),
        MenuItem.Size(id: "large", name: Label("33 cm"), price: price, allergens: large),
      ]), allergens: own)
  }

  @Test func saysWhatOnlySomeSizesHave() throws {
    let page = try presentation()
    let fish = try sized(
      .declared([DeclaredAllergen(.milk)]),
      large: .declared([DeclaredAllergen(.gluten, kind: "rye"), DeclaredAllergen(.fish)]))
    let model = page.allergens(of: fish, in: .english, choices: [])
    #expect(model.contains == "Contains: milk")
    #expect(model.withSizes == ["Depending on size: gluten (rye, 33 cm) and fish (33 cm)"])
    let states = page.allergenStates(of: fish, choices: [])
    #expect(states[Allergen.fish.number - 1] == .withSizes)
    #expect(states[Allergen.milk.number - 1] == .contains)
    #expect(
      page.offers(of: fish, in: .english).all.map { $0.allergens?.facts.map(\.name) } == [
        ["milk"], ["gluten.rye", "fish", "milk"],
      ])
    let german = try presentation("de").allergens(of: fish, in: .english, choices: [])
    #expect(german.withSizes.map(\.text) == ["Je nach Größe: Gluten (Roggen, 33 cm) und Fische (33 cm)"])
  }

  @Test func writesTheCodesOfASizeBehindItsName() throws {
    let fish = try sized(.declared([DeclaredAllergen(.milk)]), large: .declared([DeclaredAllergen(.fish)]))
    let names = { (page: Presentation) in page.priceRows(of: fish, in: .english).map(\.name.text) }
    #expect(names(try presentation { $0.allergenCodes = .numbers }) == ["26 cm", "33 cm (4)"])
    #expect(names(try presentation { $0.allergenCodes = .letters }) == ["26 cm", "33 cm (D)"])
    #expect(names(try presentation()) == ["26 cm", "33 cm"])
  }

  @Test func claimsNoneOnlyWhereNoSizeHasAny() throws {
    let item = try sized(.declared([]), large: .declared([DeclaredAllergen(.fish)]))
    let model = try presentation().allergens(of: item, in: .english, choices: [])
    #expect(model.declaredNone == nil)
    #expect(model.withSizes == ["Depending on size: fish (33 cm)"])
  }

  @Test func declaresNothingWhereASizeIsUnknown() throws {
    let page = try presentation()
    let item = try sized(.notDeclared, large: .declared([DeclaredAllergen(.fish)]))
    let model = page.allergens(of: item, in: .english, choices: [])
    #expect(model.notDeclared != nil)
    #expect(model.withSizes == ["Depending on size: fish (33 cm)"])
    let states = page.allergenStates(of: item, choices: [])
    #expect(states[Allergen.fish.number - 1] == .withSizes)
    #expect(states.count { $0 == .unknown } == 13)
    #expect(page.offers(of: item, in: .english).all.map { $0.allergens?.facts.map(\.name) } == [nil, ["fish"]])
  }

  /// Undeclared items and options are never shown as free of allergens.
  @Test func neverShowsAChoiceThatNobodyDeclaredAsSafe() throws {
    let page = try presentation()
    let unknown = OptionGroup(id: "g", name: Label("G"), options: [OptionGroup.Option(id: "x", name: Label("X"))])
    var item = MenuItem(id: "a", name: Label("A"), allergens: .declared([]))
    let model = page.allergens(of: item, in: .english, choices: [unknown])
    #expect(model.withChoices == ["With choices: Allergens not declared. Please ask us"])
    item.allergens = Self.mixed
    #expect(
      page.allergenStates(of: item, choices: [unknown]).filter { $0 == .none } == [],
      "the table claims nothing either")
    item.allergens = .declared([])
    #expect(page.allergenStates(of: item, choices: []).allSatisfy { $0 == .none })
  }

  /// The known allergens of options are shown for undeclared items, too.
  @Test func reportsOfChoicesWithADishThatDeclaresNothing() throws {
    let fish = OptionGroup.Option(
      id: "x", name: Label("X"), allergens: .declared([DeclaredAllergen(.fish)]))
    let group = OptionGroup(id: "g", name: Label("G"), options: [fish])
    let dish = MenuItem(id: "a", name: Label("A"), optionGroups: ["g"])
    let menu = Menu(
      id: "m", name: Label("M"), language: .english, sections: [MenuSection(id: "s", name: Label("S"), items: [dish])],
      optionGroups: [group])
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    let table = frames.allergenPage(menu, frames.menuPage(menu))
    let marks = try #require(table.sections.first?.rows.first).cells.map(\.mark)
    #expect(marks == ["?", "?", "?", "◐"] + Array(repeating: "?", count: 10))
    #expect(table.legend.last?.code == "?")
    #expect(table.legend.last?.word == "Allergens not declared. Please ask us.")
  }

  @Test func namesWhatASectionOfTheTableStandsIn() throws {
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    func glass(_ id: String) -> MenuSection {
      MenuSection(id: id, name: Label("By the glass"), items: [MenuItem(id: "\(id)-house", name: Label("House"))])
    }
    let menu = Menu(
      id: "m", name: Label("M"), language: .english,
      sections: [
        MenuSection(id: "r", name: Label("Reds"), sections: [glass("g")]),
        MenuSection(
          id: "w", name: Label("Whites"), items: [MenuItem(id: "a", name: Label("A"))], sections: [glass("h")]),
      ])
    let table = frames.allergenPage(menu, frames.menuPage(menu))
    let names = table.sections.map { ($0.parents + [$0.name]).map(\.text) }
    #expect(names == [["Reds", "By the glass"], ["Whites"], ["Whites", "By the glass"]])
    #expect(table.sections.map { $0.rows.map(\.dish.label.text) } == [["House"], ["A"], ["House"]])
  }

  @Test func saysOnceThatAMenuDeclaresNothing() throws {
    let presentation = try presentation()
    let frames = FramePresenter(presentation, navigation: Navigation(), languages: [presentation])
    func menu(_ items: [MenuItem]) -> Menu {
      Menu(
        id: "m", name: Label("M"), language: .english,
        sections: [
          MenuSection(id: "s", name: Label("S"), sections: [MenuSection(id: "t", name: Label("T"), items: items)])
        ])
    }
    let silent = ["a", "b"].map { MenuItem(id: $0, name: Label($0)) }
    var page = frames.menuPage(menu(silent))
    #expect(page.notDeclared == "Allergens not declared. Please ask us.")
    #expect(page.sections[0].sections[0].items.map(\.allergens.hasLines) == [false, false])
    #expect(
      frames.itemPages(of: page, menu(silent)).map(\.item.allergens.notDeclared) == [
        page.notDeclared, page.notDeclared,
      ])

    var declared = silent
    declared[1].allergens = .declared([])
    for items in [declared, [silent[0]]] {
      page = frames.menuPage(menu(items))
      #expect(page.notDeclared == nil)
      #expect(page.sections[0].sections[0].items[0].allergens.notDeclared != nil, "one of several says so itself")
    }
  }

  /// If a menu doesn't show allergens, the note that an item is undeclared remains.
  @Test("Without allergen codes, allergens are only on the item's page") func allergensOnItemPagesOnly() throws {
    let page = try presentation { $0.allergenCodes = .none }
    let items = [
      MenuItem(id: "a", name: Label("A"), allergens: Self.mixed), MenuItem(id: "b", name: Label("B")),
      MenuItem(id: "c", name: Label("C"), allergens: .declared([])),
    ]
    let menu = Menu(
      id: "m", name: Label("M"), language: .english, sections: [MenuSection(id: "s", name: Label("S"), items: items)])
    let frames = FramePresenter(page, navigation: Navigation(), languages: [page])
    let shown = frames.menuPage(menu)
    #expect(shown.sections[0].items.map(\.allergens.hasLines) == [false, true, false])
    #expect(shown.sections[0].items[1].allergens.notDeclared != nil)
    #expect(
      shown.sections[0].items.map { $0.allergens.declared?.facts.count } == [5, nil, 0],
      "programs are told all the same")
    #expect(shown.allergenTable?.url == "allergens.html")
    let dishes = frames.itemPages(of: shown, menu).map(\.item.allergens)
    #expect(dishes[0].contains == "Contains: gluten (wheat and rye), milk, and molluscs")
    #expect(dishes[2].declaredNone != nil)
    #expect(try presentation().allergens(Self.mixed).hasLines)
  }

  @Test func namesEveryKindInEveryLanguage() throws {
    for code in try Words.languages {
      let table = try Words.table(code)
      for allergen in Allergen.allCases {
        #expect(table["allergen.\(allergen.rawValue)"] != nil, "\(code): \(allergen)")
        for kind in allergen.kinds { #expect(table["kind.\(kind)"] != nil, "\(code): \(kind)") }
      }
    }
  }

  @Test func saysOfUndeclaredChoicesWhereTheSiteMarksNone() throws {
    let page = try presentation { $0.allergenCodes = .none }
    let options = [
      OptionGroup.Option(id: "x", name: Label("X"), allergens: .declared([DeclaredAllergen(.fish)])),
      OptionGroup.Option(id: "y", name: Label("Y")),
    ]
    let item = MenuItem(id: "a", name: Label("A"), optionGroups: ["g"], allergens: .declared([]))
    let menu = Menu(
      id: "m", name: Label("M"), language: .english, sections: [MenuSection(id: "s", name: Label("S"), items: [item])],
      optionGroups: [OptionGroup(id: "g", name: Label("G"), options: options)])
    let shown = FramePresenter(page, navigation: Navigation(), languages: [page]).menuPage(menu).sections[0].items[0]
    #expect(shown.allergens.withChoices == ["With choices: Allergens not declared. Please ask us"])
    #expect(shown.optionGroups[0].options.map(\.allergens.contains) == [nil, nil])
    #expect(shown.optionGroups[0].options.map { $0.allergens.notDeclared != nil } == [false, true])
  }

  static let schemaNames: [(Diet, String?)] = [
    (.vegan, "VeganDiet"), (.vegetarian, "VegetarianDiet"), (.halal, "HalalDiet"), (.kosher, "KosherDiet"),
    (.hindu, "HinduDiet"), (.glutenFree, "GlutenFreeDiet"), (.lactoseFree, nil), (.lowLactose, "LowLactoseDiet"),
    (.lowCalorie, "LowCalorieDiet"), (.lowFat, "LowFatDiet"), (.lowSalt, "LowSaltDiet"), (.diabetic, "DiabeticDiet"),
  ]

  @Test func knowsSchemaOrgsNameOfEachDiet() throws {
    #expect(Set(Self.schemaNames.map(\.0)) == Set(Diet.allCases))
    for (diet, name) in Self.schemaNames {
      let badge = try #require(try presentation().diets([diet]).first)
      #expect(badge.schemaURL == name.map { "https://schema.org/\($0)" })
      #expect(badge.key == diet.rawValue)
      #expect(badge.text.first?.isUppercase == true)
    }
  }
}
