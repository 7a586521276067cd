import Testing

/// Allergens of ingredients are included in their item, in all formats.
@Suite struct IngredientAllergenTests {
  private func site(_ items: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("sections: [{name: A, items: [\(items)]}]", to: "Content/menus/lunch.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    return folder
  }

  private let milk = "ingredients: [{name: Milk, allergens: [milk]}]"

  @Test func isInEverySizeOfADishThatSaysNothingItself() throws {
    let folder = try site(
      "{name: Shake, id: x, \(milk), sizes: [{name: S, price: 1, allergens: []}, {name: L, price: 2, allergens: [fish]}]}"
    )
    let text = try folder.text("Output/site/menus/lunch/menu.txt")
    #expect(text.contains("Contains: milk\n"))
    #expect(text.contains("Depending on size: fish (L)"))
    #expect(!text.contains("None of the 14"))
    let json = try folder.text("Output/site/menus/lunch/menu.json")
    #expect(json.contains(#""allergens":{"milk":"contains"}"#))
  }

  @Test func isToldOfADishThatDeclaresNothing() throws {
    let folder = try site("{name: Shake, id: x, \(milk), price: 1}")
    let json = try folder.text("Output/site/menus/lunch/menu.json")
    #expect(json.contains(#""ingredientAllergens":{"milk":"contains"}"#) && !json.contains(#""allergens":"#))
    let page = try folder.text("Output/site/menus/lunch/x/index.html")
    #expect(page.contains("Contains: milk") && page.contains("Allergens not declared"))
  }
}
