import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenSiteBuilder
import Testing

/// Unknown keys and tags that speak of allergens, read with the default theme's words.
@Suite struct LostAllergenTextTests {
  /// Menus with an unknown key in each object that describes dishes.
  static let places = [
    #"[{"name": "A", "price": 1, "allergens": [], KEY}]"#,
    #"[{"name": "A", "allergens": [], "sizes": [{"name": "S", "price": 1, KEY}]}]"#,
    #"[{"name": "A", "price": 1, "allergens": [], "ingredients": [{"name": "B", KEY}]}]"#,
    #"[{"name": "A", "price": {"amount": 1, KEY}, "allergens": []}]"#,
    #"[{"name": "A", "price": 1, "allergens": [], "nutrition": {"calories": 1, KEY}}]"#,
    #"[{"name": "A", "price": 1, "allergens": [], "availability": {"days": ["fri"], KEY}}]"#,
    #"{"name": "M", KEY, "sections": [{"name": "S", "items": [{"name": "A", "price": 1, "allergens": []}]}]}"#,
    #"{"name": "M", "sections": [{"name": "S", KEY, "items": [{"name": "A", "price": 1, "allergens": []}]}]}"#,
    #"{"name": "M", "optionGroups": [{"id": "g", "options": [{"name": "B", KEY}]}], "sections": []}"#,
    #"{"name": "M", "optionGroups": [{"id": "g", KEY, "options": ["B"]}], "sections": []}"#,
  ]

  /// A statement in each language of the theme, as people write it in a note.
  static let statements = [
    #""hinweis": "Kann Spuren von Nüssen enthalten""#, #""note": "May contain nuts""#, #""warning": "contains nuts""#,
    #""contains_nuts": true"#, #""containsNuts": "yes""#, #""enthält-Milch": true"#, #""avviso": "Contiene uova""#,
    #""remarque": "Contient du lait""#, #""aviso": "Puede contener trazas de cacahuete""#,
    #""observação": "Pode conter vestígios de leite""#, #""opmerking": "Kan sporen van pinda bevatten""#,
    #""uwaga": "Może zawierać orzechy""#, #""uyarı": "Fındık içerir""#, #""примечание": "Может содержать орехи""#,
    #""примітка": "Може містити горіхи""#, #""poznámka": "Může obsahovat stopy ořechů""#,
    #""bemærkning": "Kan indeholde spor af nødder""#, #""anmärkning": "Kan innehålla spår av nötter""#,
    #""merknad": "Kan inneholde spor av nøtter""#, #""huomautus": "Saattaa sisältää pähkinää""#,
    #""megjegyzés": "Nyomokban tejet tartalmazhat""#, #""σημείωση": "Μπορεί να περιέχει γάλα""#,
    #""注意": "ナッツを含む可能性があります""#, #""备注": "可能含有坚果""#, #""비고": "우유 함유""#, #""ghi chú": "Có thể chứa sữa""#,
    #""ملاحظة": "يحتوي على حليب""#, #""הערה": "מכיל חלב""#, #""توجه": "حاوی شیر""#,
    #""x": {"en": "Contains a nut crust"}"#, #""x": ["hot", {"y": "contains peanuts"}]"#, #""x": {"has_sesame": true}"#,
    #""text": "contains nuts""#, #""allergenhinweis": "mit Nüssen""#,
  ]

  /// Texts with a word for an allergen that the dish needn't contain.
  static let mentions = [
    #""supplier": "Celery Farm""#, #""wine_pairing": "goes with fish""#, #""x": {"en": "With a nut crust"}"#,
    #""x": ["hot", {"y": "topped with peanuts"}]"#,
  ]

  /// What speaks of no allergen, or says that it is absent.
  static let others = [
    #""texture": "nutty""#, #""x": "Served at the bar""#, #""x": "Eggplant, coconut and nutmeg""#,
    #""x": "Cooked in a nut-free kitchen""#,
    #""x": "senza glutine, sans lait""#, #""nutFree": true"#, #""contains_nuts": false"#, #""contains_nuts": "no""#,
    #""contains_nuts": null"#, #""x": {"has_sesame": false}"#, #""x": "Ask us about allergies""#,
    #""x": "https://example.com/nuts""#, #""x": "pictures/nuts.jpg""#, #""x": "Mit Weinessig und Erbsen""#,
    #""x": "buttery""#,
    #""x": "Vis-à-vis""#, #""x": "Solo la sera""#, #""x": 14"#,
    #""x": "Wine from the Moselle""#,
  ]

  private func diagnostics(_ place: String, _ member: String, language: String = "en") throws -> [Diagnostic] {
    let text = place.split(separator: "KEY", maxSplits: 1).joined(separator: member)
    var site = Site()
    site.language = try #require(LanguageTag(language))
    site.languages = [site.language]
    return parseMenuWithDefaultWords(SourceFile(path: "m.json", text: text), site: site).diagnostics
  }

  @Test("A statement on allergens under an unknown key is an error, in any language and any object", arguments: places)
  func reportsStatements(place: String) throws {
    for statement in Self.statements {
      let found = try diagnostics(place, statement).filter { $0.severity == .error }
      #expect(found.count == 1 && found[0].id.hasPrefix("key."), "\(statement): \(found)")
    }
  }

  @Test("A mention of an allergen is a warning that names it")
  func warnsOfMentions() throws {
    for place in Self.places {
      for mention in Self.mentions {
        let found = try diagnostics(place, mention).filter { $0.id.hasPrefix("key.") }
        #expect(found.map(\.id) == ["key.unknown"], "\(mention): \(found)")
        #expect(found.first?.hint?.contains("names an allergen") == true, "\(found)")
      }
    }
  }

  @Test("Other unknown keys are warnings", arguments: ["en", "it"])
  func keepsOtherKeysWarnings(language: String) throws {
    for place in Self.places {
      for member in Self.others {
        let found = try diagnostics(place, member, language: language).filter { $0.id.hasPrefix("key.") }
        #expect(found.map(\.id) == ["key.unknown"], "\(language): \(member) in \(place): \(found)")
      }
    }
  }

  @Test(
    "A tag that says what a dish is free from is compared with its allergens",
    arguments: [
      ("nut-free", #"["nuts.almond"]"#, true), ("Dairy free!", #"["milk"]"#, true), ("ohne Nüsse", #"["nuts"]"#, true),
      ("sans lait", #"{"milk": "may-contain"}"#, true), ("No eggs", #"["eggs"]"#, true),
      ("milchfrei", #"["milk"]"#, true),
      ("🥜 peanut-free", #"["peanuts"]"#, true), ("nut-free", #"["milk"]"#, false), ("nut-free", "[]", false),
      ("popular", #"["nuts"]"#, false), ("free refills", #"["milk"]"#, false), ("nutty", #"["nuts"]"#, false),
    ])
  func comparesTags(tag: String, allergens: String, isReported: Bool) throws {
    let found = try diagnostics(
      #"[{"name": "A", "price": 1, KEY}]"#, #""tags": ["new", "\#(tag)"], "allergens": \#(allergens)"#
    ).filter { $0.severity == .warning }
    #expect(found.map(\.id) == (isReported ? ["diet.contradicts-allergen"] : []), "\(tag): \(found)")
  }

  @Test("A tag is compared with the allergens of sizes, ingredients and default choices")
  func comparesTagsWithParts() throws {
    for part in [
      #""allergens": [], "sizes": [{"name": "S", "price": 1, "allergens": ["milk"]}]"#,
      #""price": 1, "allergens": [], "ingredients": [{"name": "Feta", "allergens": ["milk"]}]"#,
      #""price": 1, "allergens": [], "optionGroups": ["g"]"#,
    ] {
      let found = try diagnostics(
        #"""
        {"name": "M", "sections": [{"name": "S", "items": [{"name": "A", "tags": ["dairy-free"], KEY}]}],
         "optionGroups": [{"id": "g", "options": [{"name": "Feta", "default": true, "allergens": ["milk"]}]}]}
        """#, part)
      #expect(found.count { $0.id == "diet.contradicts-allergen" } == 1, "\(part): \(found)")
    }
  }
}
