import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Keys that menugen doesn't know, with allergens that would be lost.
@Suite struct LostAllergenTests {
  /// Menus with an unknown key in each object that may have allergens.
  static let places = [
    #"[{"name": "A", "price": 1, "allergens": [], KEY}]"#,
    #"[{"name": "A", "price": 1, KEY}]"#,
    #"[{"name": "A", "allergens": [], "sizes": [{"name": "S", "price": 1, KEY}]}]"#,
    #"[{"name": "A", "price": 1, "allergens": [], "ingredients": [{"name": "B", KEY}]}]"#,
    #"[{"name": "A", "price": {"amount": 1, KEY}, "allergens": []}]"#,
    #"{"name": "M", KEY, "sections": [{"name": "S", "items": [{"name": "A", "price": 1, "allergens": []}]}]}"#,
    #"{"name": "M", "sections": [{"name": "S", KEY, "items": [{"name": "A", "price": 1, "allergens": []}]}]}"#,
    #"{"name": "M", "optionGroups": [{"id": "g", "options": [{"name": "B", KEY}]}], "sections": []}"#,
    #"{"name": "M", "optionGroups": [{"id": "g", KEY, "options": ["B"]}], "sections": []}"#,
  ]

  static let values = [
    #"["nuts"]"#, #""nuts""#, #"["x", "gluten.wheat"]"#, #""x, Nüsse""#, #"{"nuts": true}"#, #"{"de": "Haselnuss"}"#,
    #"{"contains": ["latte"]}"#,
  ]

  private func diagnostics(_ place: String, _ key: String, _ value: String) -> [Diagnostic] {
    let text = place.split(separator: "KEY", maxSplits: 1).joined(separator: #""\#(key)": \#(value)"#)
    return parseMenu(SourceFile(path: "m.json", text: text), site: Site(), rules: []).diagnostics
  }

  @Test("A word for allergens as a key, in any language, is an error", arguments: places)
  func reportsWordsForAllergens(place: String) {
    for name in ["allergens", "mayContain"] {
      for word in KeyAliases.synonyms(of: name) {
        for key in Set([word, camelCase(word)]).subtracting([name]) {
          let found = diagnostics(place, key, #"["nuts"]"#).filter { $0.severity == .error }
          #expect(found.count == 1 && found[0].id.hasPrefix("key."), "\(key): \(found)")
        }
      }
    }
  }

  @Test("An unknown key with the name of an allergen in its value is an error", arguments: places)
  func reportsNamesOfAllergens(place: String) {
    var random = SeededRandom(7)
    for value in Self.values {
      let key = "x" + String((0..<8).map { _ in "bcdfghjkqwxz".randomElement(using: &random) ?? "q" })
      let found = diagnostics(place, key, value).filter { $0.severity == .error }
      #expect(found.map(\.id) == ["key.misplaced"], "\(key): \(value): \(found)")
    }
  }

  @Test("A key that says allergens is an error, with any text")
  func reportsKeysThatSayAllergens() {
    for (key, value) in [
      ("allergenhinweis", #""A, C, G""#), ("allergen_codes", #""ACG""#), ("nota_allergeni", "[1, 3]"),
      ("alergenyInfo", "1"),
    ] {
      for place in Self.places.prefix(4) {
        let found = diagnostics(place, key, value).filter { $0.severity == .error }
        #expect(found.map(\.id) == ["key.misplaced"], "\(key): \(found)")
      }
      let empty = diagnostics(Self.places[0], key, "\"\"").filter { $0.severity == .error }
      #expect(empty.isEmpty, "\(key): \(empty)")
    }
  }

  @Test(
    "A diet as a key is to be written as a diet", arguments: ["gluten_free", "sans_gluten", "glutenfrei", "is_vegan"])
  func namesDiet(key: String) {
    let found = diagnostics(Self.places[0], key, "true").filter { $0.severity != .note }
    #expect(found.map(\.id) == ["key.unknown"] && found[0].hint?.hasPrefix("write \"diets\": [") == true, "\(found)")
  }

  @Test("The hint for an object without allergens names a text that guests read")
  func namesTextOfObject() {
    for (place, text) in [(Self.places[5], "disclaimer"), (Self.places[6], "description")] {
      let found = diagnostics(place, "note", #""nuts""#).filter { $0.severity == .error }
      #expect(found.count == 1 && found[0].hint?.hasSuffix("the text in \"\(text)\"") == true, "\(found)")
    }
  }

  @Test(
    "An unknown key without allergens is a warning",
    arguments: ["5", #""red""#, "[]", "{}", "false", #"["red", "eggplant"]"#, #"{"de": "rot"}"#])
  func warnsOfOtherKeys(value: String) {
    let found = diagnostics(Self.places[0], "qwxz", value)
    #expect(found.filter { $0.severity != .note }.map(\.id) == ["key.unknown"], "\(found)")
  }

  private func camelCase(_ words: String) -> String {
    let words = words.split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
