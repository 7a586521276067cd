import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Texts that say that an item contains an allergen which it doesn't declare.
@Suite struct StatedAllergensTests {
  private func warnings(_ keys: String) -> [String] {
    let file = SourceFile(path: "a.yaml", text: "- {price: 1, \(keys)}")
    func search(_ prefix: String) -> StatementSearch {
      { text, _ in
        var found: [NamedAllergen] = []
        if text.contains("\(prefix)nuts") { found.append(NamedAllergen(.nuts, kind: "hazelnut", word: "nuts")) }
        if text.contains("\(prefix)milk") { found.append(NamedAllergen(.milk, word: "milk")) }
        return found
      }
    }
    let rule = MenuRule.statedAllergens(search("has "), names: search("with "), tags: search(""))
    return parseMenu(file, site: Site(), rules: [rule]).diagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  private func message(_ field: String, _ allergen: String) -> String {
    let verb = field == "tags" ? "say" : "says"
    return "the \(field) of 'A' \(verb) that it contains \(allergen), but the item doesn't declare it"
  }

  @Test func searchesEachTextInItsOwnWay() {
    #expect(warnings("name: A, description: has milk, allergens: []") == [message("description", "milk")])
    #expect(warnings("name: A, body: has nuts, allergens: []") == [message("body", "nuts")])
    #expect(warnings("name: A, tags: [milk, new], allergens: []") == [message("tags", "milk")])
    #expect(warnings("name: A, description: with milk, allergens: []") == [])
    #expect(warnings("name: A with milk, allergens: []").count == 1)
    #expect(warnings("name: A with milk, diets: [vegan], allergens: []") == [])
  }

  @Test func takesAnyDeclarationForEnough() {
    for allergens in ["[milk]", "{milk: may-contain}"] {
      #expect(warnings("name: A, description: has milk, allergens: \(allergens)") == [])
    }
    #expect(warnings("name: A, description: has nuts, allergens: [nuts]") == [])
    #expect(
      warnings("name: A, description: has nuts, allergens: [nuts.almond]") == [message("description", "nuts.hazelnut")])
    #expect(warnings("name: A, description: has milk") == [], "another rule reports items that declare nothing")
  }
}
