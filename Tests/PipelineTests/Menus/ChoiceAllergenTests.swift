import MenugenDomain
@testable import MenugenLocalization
import Testing
import MenugenViewModels

@testable import MenugenPipeline

/// The allergens that options and sizes add to an item.
@Suite struct ChoiceAllergenTests {
  private func group(minimum: Int = 0, each: Int? = nil, _ options: [DeclaredAllergen]?...) -> OptionGroup {
    OptionGroup(
      id: "g", name: Label("G"), minimum: minimum, maximumPerOption: each,
      options: options.enumerated().map { index, entries in
        OptionGroup.Option(
          id: "o\(index)", name: Label("O\(index)"), allergens: entries.map { .declared($0) } ?? .notDeclared)
      })
  }

  private func dish(_ entries: DeclaredAllergen...) -> MenuItem {
    MenuItem(id: "x", name: Label("X"), allergens: .declared(entries))
  }

  private func sized(_ own: [DeclaredAllergen], _ large: [DeclaredAllergen]) -> MenuItem {
    let price = Price(.fixed(euros(900)))
    return MenuItem(
      id: "x", name: Label("X"),
      offer: .sizes([
        MenuItem.Size(id: "small", name: Label("26 cm"), price: price),
        MenuItem.Size(id: "large", name: Label("33 cm"), price: price, allergens: .declared(large)),
      ]), allergens: .declared(own))
  }

  private func state(_ item: MenuItem, _ allergen: Allergen, _ groups: OptionGroup...) throws -> String {
    try presentation().allergenStates(of: item, choices: groups)[allergen.number - 1].mark
  }

  private func lines(_ item: MenuItem, _ groups: OptionGroup...) throws -> [String] {
    var lines: [String] = []
    let model = try presentation().allergens(of: item, in: .english, choices: groups)
    for line in [model.contains, model.mayContain, model.declaredNone, model.notDeclared] {
      if let line { lines.append(line) }
    }
    return lines + model.withSizes.map(\.text) + model.withChoices
  }

  private let maybeFish = DeclaredAllergen(.fish, presence: .mayContain)
  private let fish = DeclaredAllergen(.fish)
  private let milk = DeclaredAllergen(.milk)

  @Test("An allergen of a choice is shown if the item only may contain it") func choiceContainsTraceOfItem() throws {
    #expect(try lines(dish(maybeFish), group([fish])) == ["May contain: fish", "With choices: fish"])
    #expect(try state(dish(maybeFish), .fish, group([fish])) == "◐")
    #expect(try lines(dish(fish), group([fish])) == ["Contains: fish"])
    #expect(try lines(dish(fish), group([maybeFish])) == ["Contains: fish"])
    #expect(try lines(dish(maybeFish), group([maybeFish])) == ["May contain: fish"])
  }

  @Test func reportsOfWhatASizeHasThatTheDishOnlyMayContain() throws {
    #expect(
      try lines(sized([maybeFish], [fish])) == ["May contain: fish", "Depending on size: fish (33 cm)"])
    #expect(try state(sized([maybeFish], [fish]), .fish) == "◑")
  }

  @Test func namesTheKindsThatChoicesBringAlong() throws {
    let (almond, hazelnut) = (DeclaredAllergen(.nuts, kind: "almond"), DeclaredAllergen(.nuts, kind: "hazelnut"))
    #expect(
      try lines(dish(almond), group([hazelnut])) == ["Contains: nuts (almond)", "With choices: nuts (hazelnut)"])
    #expect(try lines(dish(almond), group([almond])) == ["Contains: nuts (almond)"])
    #expect(try state(dish(almond), .nuts, group([hazelnut])) == "●")
  }

  @Test func keepsWhatAChoiceMayContainFromWhatItContains() throws {
    let maybeNuts = DeclaredAllergen(.nuts, presence: .mayContain)
    let none = "None of the 14 declarable allergens"
    #expect(try lines(dish(), group([maybeNuts])) == [none, "With choices, may contain: nuts"])
    #expect(try state(dish(), .nuts, group([maybeNuts])) == "○")
    #expect(
      try lines(dish(), group([fish, maybeNuts])) == [none, "With choices: fish", "With choices, may contain: nuts"])
    #expect(
      try lines(dish(), group([maybeFish], [fish])) == [none, "With choices: fish"], "the plain word covers both")
    #expect(
      try state(MenuItem(id: "x", name: Label("X")), .nuts, group([maybeNuts])) == "?", "nobody knows of the dish")
    #expect(try state(dish(), .nuts, group([maybeNuts], nil)) == "○", "as what the dish itself may contain")
    let german = try presentation("de").allergens(of: dish(), in: .english, choices: [group([maybeNuts])])
    #expect(german.withChoices == ["Mit Extras, kann enthalten: Schalenfrüchte"])
  }

  @Test func keepsWhatASizeMayContainFromWhatItContains() throws {
    let item = sized([], [maybeFish, milk])
    #expect(
      try lines(item) == ["Depending on size: milk (33 cm)", "Depending on size, may contain: fish (33 cm)"])
    #expect(try state(item, .fish) == "○")
    #expect(try state(item, .milk) == "◑")
  }

  /// If all options of a required group have milk, milk can't be avoided.
  @Test func countsWhatEveryPossibleChoiceHas() throws {
    let milky = group(minimum: 1, [milk], [milk, fish])
    #expect(try lines(dish(), milky) == ["With any choice: milk", "With choices: fish"])
    #expect(try state(dish(), .milk, milky) == "●")
    #expect(try state(dish(), .fish, milky) == "◐")
    #expect(try state(MenuItem(id: "x", name: Label("X")), .milk, milky) == "●")
    #expect(try lines(dish(milk), milky) == ["Contains: milk", "With choices: fish"])
    for avoidable in [group([milk], [milk]), group(minimum: 1, [milk], []), group(minimum: 1, [milk], nil)] {
      #expect(try state(dish(), .milk, avoidable) == "◐")
    }
  }

  /// Two different options are required, and only one is without milk.
  @Test func countsWhatSomeOfTheNeededChoicesMustHave() throws {
    #expect(try state(dish(), .milk, group(minimum: 2, each: 1, [milk], [milk], [])) == "●")
    #expect(try state(dish(), .milk, group(minimum: 2, each: 2, [milk], [milk], [])) == "◐")
    #expect(try state(dish(), .milk, group(minimum: 2, [milk], [milk], [])) == "◐")
    #expect(try state(dish(), .milk, group(minimum: 2, each: 1, [milk], [], [])) == "◐")
  }

  @Test func saysThatOneOfSomeKindsIsInAnyChoice() throws {
    let nutty = group(
      minimum: 1, [DeclaredAllergen(.nuts, kind: "almond")], [DeclaredAllergen(.nuts, kind: "hazelnut")])
    #expect(try lines(dish(), nutty) == ["With any choice: nuts", "With choices: nuts (almond and hazelnut)"])
    let almonds = group(minimum: 1, [DeclaredAllergen(.nuts, kind: "almond")])
    #expect(try lines(dish(), almonds) == ["Contains: nuts (almond)"], "there is no other")
  }

  @Test func reportsOfOtherNutsThanTheDishs() throws {
    let (almond, nuts) = (DeclaredAllergen(.nuts, kind: "almond"), DeclaredAllergen(.nuts))
    let maybe = DeclaredAllergen(.nuts, presence: .mayContain)
    let own = "Contains: nuts (almond)"
    #expect(try lines(dish(almond), group([nuts])) == [own, "With choices: nuts"])
    #expect(try lines(dish(almond), group([maybe])) == [own, "With choices, may contain: nuts"])
    #expect(try lines(dish(almond), group([nuts], [almond])) == [own, "With choices: nuts"])
    #expect(try lines(dish(), group([nuts], [almond])).last == "With choices: nuts")
    #expect(try lines(dish(almond), group(minimum: 1, [almond])) == [own])
    #expect(try lines(sized([almond], [nuts])) == [own, "Depending on size: nuts (33 cm)"])
    #expect(try lines(sized([almond], [maybe])) == [own, "Depending on size, may contain: nuts (33 cm)"])
  }

  /// A sauce is required, and none, or too few, declare their allergens.
  @Test("A required choice without a declaration is shown as undeclared") func requiredUndeclaredChoice() throws {
    let unknown = "With any choice: Allergens not declared. Please ask us"
    #expect(try lines(dish(), group(minimum: 1, nil, nil)) == [unknown])
    #expect(
      try lines(dish(milk), group(minimum: 2, each: 1, [fish], nil)) == [
        "Contains: fish and milk", "Allergens not declared. Please ask us.",
      ], "both must be taken")
    #expect(
      try lines(dish(), group(minimum: 1, [], nil)) == ["With choices: Allergens not declared. Please ask us"])
    #expect(
      try lines(dish(), group([], nil)) == [
        "None of the 14 declarable allergens", "With choices: Allergens not declared. Please ask us",
      ], "nothing must be chosen")
  }

  /// If every possible choice has some allergen, the item isn't free of all.
  @Test func claimsNoFreedomWhereNoChoiceIsFree() throws {
    let maybeNuts = DeclaredAllergen(.nuts, presence: .mayContain)
    let always = "With any choice, may contain: nuts"
    #expect(try lines(dish(), group(minimum: 1, [maybeNuts], [maybeNuts])) == [always])
    #expect(try state(dish(), .nuts, group(minimum: 1, [maybeNuts])) == "○")
    #expect(
      try lines(dish(), group(minimum: 1, [DeclaredAllergen(.nuts)], [maybeNuts])) == ["With choices: nuts", always])
    #expect(try lines(dish(maybeNuts), group(minimum: 1, [maybeNuts])) == ["May contain: nuts"])
    #expect(try lines(dish(), group(minimum: 1, [fish], [milk])) == ["With choices: fish and milk"])
    #expect(
      try lines(dish(), group(minimum: 1, [fish], nil)) == [
        "With choices: fish · Allergens not declared. Please ask us"
      ])
    #expect(try lines(dish(), group(minimum: 1, [fish], [])).first == "None of the 14 declarable allergens")
  }

  /// Sold-out options can't be chosen to avoid an allergen.
  @Test func countsOnlyWhatCanBeHadAsAWayAround() throws {
    var one = group(minimum: 1, [fish], [])
    one.options[1].status = .soldOut
    #expect(try lines(dish(), one) == ["Contains: fish"])
    one.options[0].status = .soldOut
    #expect(try lines(dish(), one) == ["None of the 14 declarable allergens", "With choices: fish"])
  }

  /// The allergens of an ingredient are known, even if the item is undeclared.
  @Test func reportsWhatIsKnownOfADishThatDeclaresNothing() throws {
    var item = MenuItem(id: "x", name: Label("X"))
    let wheat = DeclaredAllergen(.gluten, kind: "wheat")
    item.ingredients = [Ingredient(Localized([.init("Bread")]), allergens: [wheat, maybeFish])]
    let unknown = "Allergens not declared. Please ask us."
    #expect(try lines(item) == ["Contains: gluten (wheat)", "May contain: fish", unknown])
    #expect(try state(item, .gluten) == "●")
    #expect(try state(item, .fish) == "○")
    #expect(try state(item, .milk) == "?")
    #expect(
      try lines(item, group([wheat, milk])) == [
        "Contains: gluten (wheat)", "May contain: fish", unknown, "With choices: milk",
      ])
  }

  /// The item itself may have it, too, so the table doesn't claim that only options do.
  @Test func claimsNotThatOnlyChoicesHaveIt() throws {
    let page = try presentation()
    #expect(page.phrases.allergenWithChoices == "at least with some choices")
    #expect(page.phrases.allergenWithSizes == "at least in some sizes")
  }
}
