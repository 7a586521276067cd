import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenSiteBuilder
import Testing

/// Texts and tags that say what a dish contains, beside its declaration, read with the default theme's words.
@Suite struct StatedAllergenTests {
  private func found(_ members: String, language: String = "en") throws -> [Diagnostic] {
    let text = #"""
      {"name": "M", "sections": [{"name": "S", "items": [{\#(members.hasPrefix(#""name""#) ? "" : #""name": "A","#) "price": 1, \#(members)}]}],
       "optionGroups": [{"id": "g", "options": [{"name": "Feta", "allergens": ["milk"]}]}]}
      """#
    var site = Site()
    site.language = try #require(LanguageTag(language))
    site.languages = [site.language]
    return parseMenuWithDefaultWords(SourceFile(path: "m.json", text: text), site: site).diagnostics
      .filter { $0.id == "allergen.stated" }
  }

  static let statements = [
    "Kann Spuren von Nüssen enthalten", "May contain nuts", "contains nuts", "enthält Nüsse", "Enthält Milch.",
    "ENTHÄLT NÜSSE", "Contiene uova", "Contiene glutine", "Contient du lait", "Puede contener trazas de cacahuete",
    "Pode conter vestígios de leite", "Kan sporen van pinda bevatten", "Może zawierać orzechy", "Fındık içerir",
    "Может содержать орехи", "Може містити горіхи", "Může obsahovat stopy ořechů", "Kan indeholde spor af nødder",
    "Kan innehålla spår av nötter", "Kan inneholde spor av nøtter", "Saattaa sisältää pähkinää",
    "Nyomokban tejet tartalmazhat", "Μπορεί να περιέχει γάλα", "ナッツを含む可能性があります", "可能含有坚果", "우유 함유",
    "Có thể chứa sữa", "يحتوي على حليب", "מכיל חלב", "حاوی شیر", "Spuren von Sellerie", "(contains milk)",
    "A moist cake. Contains egg and wheat.", "Ohne Zucker, enthält Nüsse", "Allergens: milk, eggs",
    "Enthält Milch, keine Nüsse",
  ]

  @Test("A text that says what a dish contains needs a declaration, in any language", arguments: statements)
  func reportsStatements(text: String) throws {
    for field in [#""tags": ["\#(text)"]"#, #""description": "\#(text)""#, #""body": "**\#(text)**""#] {
      for language in ["en", "de"] {
        let found = try found(#"\#(field), "allergens": []"#, language: language)
        #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning }, "\(field) in \(language)")
      }
      #expect(try self.found(field).isEmpty, "another warning is about items that declare nothing")
      let all = Allergen.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      #expect(try self.found(#"\#(field), "allergens": [], "mayContain": [\#(all)]"#).isEmpty, "\(field)")
    }
  }

  @Test(
    "A denial, a condition and the name of another food need none",
    arguments: [
      "ohne Nüsse", "nut-free", "sans lait", "senza glutine", "enthält keine Nüsse", "Enthält weder Milch noch Ei",
      "contains no nuts", "Contains neither milk nor eggs", "does not contain milk", "doesn't contain milk",
      "ne contient pas de lait", "Ne contient ni lait ni œufs", "non contiene glutine", "No contiene gluten",
      "não contém glúten", "bevat geen noten", "nie zawiera glutenu", "neobsahuje lepek", "indeholder ikke mælk",
      "innehåller inte mjölk", "ei sisällä maitoa", "nem tartalmaz tejet", "δεν περιέχει γάλα", "не содержит молока",
      "не містить молока", "fındık içermez", "không chứa sữa", "卵を含まない", "不含坚果", "우유 무함유", "لا يحتوي على حليب",
      "אינו מכיל חלב", "Enthält laktosefreie Alternative", "Contains gluten-free oats flour-free", "contains alcohol",
      "Ask if it contains nuts", "Contains coconut milk", "Contains vegan cheese", "Contains nutmeg and eggplant",
      "Contains no more than love. Pairs with cheese.", "Goes with fish", "Enthält Alkohol. Passt zu Fisch",
      "Wine from the Moselle", "Mandelkuchen", "0% gluten", "cereals", "latte", "new", "milky",
      "Can be made without milk", "Contains fruit, milk on request", "enthält frei von Milch",
    ])
  func ignoresDenials(text: String) throws {
    for field in [#""tags": ["\#(text)"]"#, #""description": "\#(text)""#] {
      let found = try found(#"\#(field), "allergens": []"#)
      #expect(found.isEmpty, "\(field): \(found)")
    }
  }

  @Test(
    "A tag that is the name of an allergen needs its declaration",
    arguments: [
      ("nuts", "en"), ("Nüsse", "en"), ("🥜 Peanuts", "en"), ("Milch", "de"), ("Ei", "de"), ("Haselnuss", "de"),
      ("shrimp", "en"), ("lait", "fr"),
    ])
  func reportsTags(tag: String, language: String) throws {
    #expect(try found(#""tags": ["\#(tag)"], "allergens": []"#, language: language).count == 1)
    #expect(try found(#""description": "\#(tag)", "allergens": []"#, language: language).isEmpty)
  }

  @Test("A name says what is after \"with\", unless the dish's diet excludes it")
  func reportsNames() throws {
    func warnings(_ name: String, _ members: String) throws -> Int {
      try found(#""name": "\#(name)", \#(members)"#).count
    }
    let none = #""allergens": []"#
    for name in ["Spaghetti with shrimp", "Pasta mit Garnelen", "Insalata con noci", "Brownie (contains milk)"] {
      #expect(try warnings(name, none) == 1, "\(name)")
    }
    for name in [
      "Mandelkuchen", "Fish cake", "Curry with coconut milk", "Salad with nut-free dressing", "Pasta with tomatoes",
      "Burger with vegan cheese", "Tacos without cheese", "Riesling with notes of almond", "Wein mit Noten von Mandel",
    ] {
      #expect(try warnings(name, none) == 0, "\(name)")
    }
    #expect(try warnings("Burger with cheese", #""diets": ["vegan"], "allergens": []"#) == 0)
    #expect(try warnings("Spaghetti with shrimp", #""allergens": ["crustaceans"]"#) == 0)
  }

  @Test(
    "A declaration of the item, a size, an ingredient or a choice is enough",
    arguments: [
      (#""allergens": ["milk"]"#, true), (#""allergens": [], "mayContain": ["milk"]"#, true),
      (#""allergens": ["nuts"]"#, false),
      (#""allergens": [], "ingredients": [{"name": "B", "allergens": ["milk"]}]"#, true),
      (#""allergens": [], "optionGroups": ["g"]"#, true),
    ])
  func acceptsDeclarations(members: String, isEnough: Bool) throws {
    #expect(try found(#""description": "Contains milk", \#(members)"#).isEmpty == isEnough, "\(members)")
  }

  @Test("The message names what is missing, at its word")
  func namesAllergen() throws {
    let found = try found(#""description": "Enthält Milch und Haselnüsse.", "allergens": ["nuts.almond"]"#)
    #expect(
      found.map(\.message) == [
        "the description of 'A' says that it contains milk and nuts.hazelnut, but the item doesn't declare it"
      ])
    guard case .line(let location)? = found.first?.place else { return #expect(Bool(false)) }
    #expect(location.endColumn - location.column == "Milch".count)
  }
}
