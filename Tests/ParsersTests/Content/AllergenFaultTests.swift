import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Invalid and contradictory allergens, ingredients and diets.
@Suite struct AllergenFaultTests {
  static let faults = [
    Fault("ingredient.no-name", #""ingredients": ["flour", 1️⃣{"allergens": ["milk"]}], "allergens": ["milk"]"#),
    Fault("key.misspelt", #""ingredients": [{"name": "cream", 1️⃣"allergen": ["milk"]}]"#, hint: "write allergens"),
    Fault("allergen.unknown", #""ingredients": [{"name": "cream", "allergens": [1️⃣"mlk"]}]"#, hint: "write milk"),
    Fault("value.type", #""ingredients": ["flour", 1️⃣12]"#),
    Fault(
      "ingredient.undeclared-allergen",
      #""ingredients": 1️⃣["flour", {"name": "cream", "allergens": ["milk"]}], "allergens": ["gluten"]"#,
      hint: #"add milk to "allergens""#),
    Fault(
      "ingredient.undeclared-allergen",
      #""ingredients": 1️⃣[{"name": "cream", "allergens": ["milk"]}], "allergens": {"milk": "may-contain"}"#),
    Fault(
      "ingredient.undeclared-allergen",
      #""ingredients": 1️⃣[{"name": "rye", "allergens": ["gluten.rye"]}], "allergens": ["gluten.wheat"]"#),
    Fault("ingredient.undeclared-allergen", #""ingredients": 1️⃣"flour, **milk**", "allergens": []"#),
    Fault("allergen.unknown", #""sizes": [{"name": "S", "price": 8, "allergens": [1️⃣"fsh"]}]"#, hint: "write fish"),
    Fault(
      "allergens.may-contain-alone",
      #""allergens": null, "sizes": [{"name": "S", "price": 8, "mayContain": 1️⃣["fish"]}]"#,
      hint: #"write "allergens" too: what it contains for sure, or [] for nothing"#),
    Fault("allergens.may-contain-alone", #""allergens": null, "mayContain": 1️⃣["nuts"]"#),
    Fault("allergen.unknown", #""allergens": {"contains": 1️⃣"mlk"}"#, hint: "write milk"),
    Fault(
      "allergen.unknown-presence", #""allergens": {"contains": ["milk"], 1️⃣"maycontain": ["nuts"]}"#,
      hint: "write may-contain"),
    Fault(
      "allergen.unknown-presence", #""allergens": {"contains": 1️⃣"none"}"#, hint: "write contains: [] for nothing"),
    Fault("allergen.unknown", #""allergens": {1️⃣"shelfish": "yes"}"#),
    Fault(
      "allergens.may-contain-alone", #""allergens": {1️⃣"may-contain": ["nuts"]}"#,
      hint: #"write "contains" too: what it contains for sure, or [] for nothing"#),
    Fault("allergen.unknown", #""allergens": [], "mayContain": [1️⃣"nts"]"#, hint: "write nuts"),
    Fault("allergens.blank", #""allergens": [1️⃣null]"#, hint: "write an allergen, or [] for none"),
    Fault(
      "allergens.blank", #""allergens": {1️⃣"gluten": null}"#, hint: "write gluten: contains, or gluten: may-contain"),
    Fault("diet.unknown", #""diets": 1️⃣"vegan, halal""#, hint: #"write a list: ["vegan", "halal"]"#),
    Fault(
      "allergen.unknown-presence", #""allergens": {"milk": 1️⃣false}"#,
      hint: "remove milk: an allergen that is not listed is absent"),
    Fault("allergen.unknown", #""allergens": {"contains": ["milk"], "may-contain": [1️⃣"nts"]}"#, hint: "write nuts"),
    Fault("allergen.unknown", #""allergens": [1️⃣"shelfish"]"#, hint: "write crustaceans or molluscs"),
    Fault(
      "allergen.unknown", #""allergens": [1️⃣7]"#,
      hint: "write milk if 7 means that on your list: codes differ"),
    Fault(
      "allergen.unknown", #""allergens": [1️⃣"G"]"#,
      hint: "write milk if G means that on your list: codes differ"),
    Fault(
      "allergen.unknown", #""allergens": {1️⃣"L": "contains"}"#,
      hint: "write its name, such as milk: codes differ from list to list"),
    Fault("allergen.unknown", #""allergens": [1️⃣"sesame seeds"]"#, hint: "write sesame"),
    Fault(
      "allergens.blank", #""allergens": {1️⃣"contains": null, "may-contain": ["nuts"]}"#,
      hint: "write contains: [], or a list of allergens"),
    Fault("diet.unknown", #""diets": [1️⃣"senza glutine"]"#, hint: "write gluten-free"),
    Fault("diet.unknown", #""diets": [1️⃣"veggie"]"#, hint: "write vegetarian"),
    Fault("allergen.unknown", #""allergens": [1️⃣"Nüsse"]"#, hint: "write nuts"),
    Fault("allergen.unknown", #""allergens": [1️⃣"wheat"]"#, hint: "write gluten.wheat"),
    Fault("allergen.unknown", #""allergens": [1️⃣"dairy"]"#, hint: "write milk"),
    Fault("allergen.unknown-presence", #""allergens": {"milk": 1️⃣"traces"}"#, hint: "write may-contain"),
    Fault("allergen.unknown", #""allergens": ["milk", 1️⃣"glutan"]"#, hint: "write gluten"),
    Fault("allergen.unknown", #""allergens": [1️⃣"gluten.wheet"]"#, hint: "write gluten.wheat"),
    Fault("allergen.unknown", #""allergens": {1️⃣"Nüsse": "contains"}"#),
    Fault("allergen.unknown", #""allergens": [1️⃣"milk.goat"]"#),
    Fault("allergen.unknown-presence", #""allergens": {"milk": 1️⃣"maycontain"}"#, hint: "write may-contain"),
    Fault("value.type", #""allergens": {"milk": 1️⃣true}"#),
    Fault("value.type", #""allergens": 1️⃣"milk""#),
    Fault("diet.unknown", #""diets": [1️⃣"vegn"]"#, hint: "write vegan"),
    Fault("tag.diet", #""tags": ["new", 1️⃣"Gluten-fre"]"#, hint: "write gluten-free"),
    Fault("diet.contradicts-allergen", #""tags": 1️⃣["new", "VEGAN"], "allergens": ["milk"]"#),
    Fault("diet.contradicts-allergen", #""tags": 1️⃣["Gluten free"], "allergens": ["gluten.rye"]"#),
    Fault("tag.diet", #""tags": [1️⃣"vegn"]"#, hint: "write vegan"),
    Fault("diet.contradicts-allergen", #""diets": ["1️⃣vegan"], "allergens": ["milk"]"#),
    Fault("diet.contradicts-allergen", #""tags": ["new", "1️⃣vegan"], "allergens": ["eggs"]"#),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAllergens(_ fault: Fault) { fault.expectInItem() }

  @Test func gathersUndeclaredAllergensIntoOneWarning() {
    let file = SourceFile(path: "a.json", text: #"["Ada", "Bea", {"name": "Cleo", "allergens": []}, "Dot", "Eve"]"#)
    let diagnostics = parseMenu(file, site: Site()).diagnostics
    #expect(diagnostics.map(\.id) == ["allergens.undeclared"])
    #expect(diagnostics[0].message == "4 of 5 items don't declare their allergens: 'Ada', 'Bea', 'Dot' and 1 more")
  }

  /// Following a hint must never publish a wrong allergen.
  @Test(arguments: [
    ("gluten.whaet", "write gluten.wheat"), ("milk.cow", "write milk"), ("nuts.peanut", "write peanuts"),
    ("nuts.Peanuts", "write peanuts"), ("nuts.erdnuss", "write peanuts"), ("gluten.milk", "write milk"),
    (
      "nuts.coconut",
      "write nuts, or one of nuts.almond, nuts.hazelnut, nuts.walnut, nuts.cashew, nuts.pecan, nuts.brazil, nuts.pistachio, nuts.macadamia"
    ),
  ])
  func proposesNoOtherKindOfAnAllergen(word: String, hint: String) {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "allergens": ["\#(word)"]}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.hint) == [hint])
  }

  @Test(arguments: ["tiger nut", "coconut", "chestnut", "buckwheat", "rice", "oat milk", "noce moscata", "goat"])
  func proposesNoAllergenForWhatIsNone(word: String) {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "allergens": ["\#(word)"]}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.allSatisfy { $0.hint?.hasPrefix("write one of") == true })
  }

  @Test("A tag in another spelling of a diet is the diet, once", arguments: ["Vegan", "VEGAN", "vegan"])
  func readsDietAmongTags(_ tag: String) {
    let file = SourceFile(
      path: "a.json", text: #"[{"name": "A", "allergens": [], "tags": ["\#(tag)", "vegan", "New"]}]"#)
    let item = parseMenu(file, site: Site()).value?.content.sections.first?.items.first
    #expect(item?.diets == [.vegan] && item?.tags == ["New"])
  }

  @Test(
    "A word of the format in capitals is an error with the right word",
    arguments: [
      #""status": "SOLD-OUT""#, #""allergens": ["MILK"]"#, #""allergens": {"milk": "MAY-CONTAIN"}"#,
      #""allergens": ["GLUTEN.WHEAT"]"#, #""diets": ["VEGAN"]"#, #""price": {"kind": "MARKET"}"#,
    ])
  func namesWordInCapitals(_ member: String) throws {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", \#(member)}]"#)
    let errors = parseMenu(file, site: Site()).diagnostics.filter { $0.severity == .error }
    let word = try #require(member.split(separator: "\"").last { $0.contains { $0.isUppercase } })
    #expect(errors.map(\.hint) == ["write \(word.lowercased())"])
  }

  @Test func warnsOfChoicesWhoseAllergensNobodyDeclared() {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "sections": [{"name": "S", "optionGroups": "g", "items": [{"name": "A", "allergens": []}]}], "optionGroups": [{"id": "g",
         "options": [{"name": "X"}, {"name": "Y", "allergens": []}, {"name": "Z", "status": "hidden"}]}]}
        """#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map { "\($0.id): \($0.message)" }
        == ["allergens.undeclared: 1 of 2 options don't declare their allergens: 'X'"])
  }

  @Test func takesWhatAnIngredientDeclaresForTheDishs() throws {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, allergens: [], ingredients: [water, {name: bread crumbs, allergens: [gluten.wheat]}]}
        - {name: B, allergens: {gluten.wheat: may-contain}, ingredients: [{name: bread, allergens: [gluten.wheat]}]}
        - {name: C, ingredients: [{name: bread, allergens: [gluten.wheat]}]}
        """)
    let checked = parseMenu(file, site: Site())
    let items = try #require(checked.value?.content.sections.first?.items)
    let wheat = AllergenDeclaration.declared([DeclaredAllergen(.gluten, kind: "wheat")])
    #expect(items.map(\.allergens) == [wheat, wheat, .notDeclared])
    #expect(
      checked.diagnostics.map(\.id) == [
        "allergens.undeclared", "ingredient.undeclared-allergen", "ingredient.undeclared-allergen",
        "ingredient.undeclared-allergen",
      ])
  }
}
