import Testing

/// Allergens of ingredients that the item doesn't declare.
@Suite struct UndeclaredIngredientsTests {
  @Test(
    "What an ingredient declares or marks must be declared by the item or one of its sizes",
    arguments: [
      ("ingredients: [{name: Cream, allergens: [milk]}], allergens: []", 1),
      ("ingredients: [{name: Cream, allergens: [milk]}], allergens: [milk]", 0),
      ("ingredients: [{name: Cream, allergens: [milk]}, {name: Mayo, allergens: [eggs]}], allergens: []", 2),
      ("ingredients: \"flour, **cream**\", allergens: []", 1),
      ("ingredients: \"flour, **cream**\", allergens: [milk]", 0),
      ("ingredients: \"flour, cream\", allergens: []", 0),
      ("ingredients: [{name: Cream, allergens: [milk]}], allergens: [], status: hidden", 0),
    ]) func reports(keys: String, count: Int)
  {
    let text = "name: Menu\nsections: [{name: S, items: [{name: A, \(keys)}]}]\n"
    #expect(found("ingredient.undeclared-allergen", in: text).count == count)
  }
}
