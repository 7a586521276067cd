import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// YAML flow mappings in which a comma ends a value too early.
@Suite struct ValueCommaTests {
  enum Form: String, CaseIterable { case item, menu, group, ledger, movement, goal, site }

  /// Every kind of mapping, with `@` for a value with a comma.
  static let maps: [(Form, String)] = [
    (.item, "name: {en: @}"), (.item, "name: A\ndescription: {en: @}"), (.item, "name: A\nbody: {en: @}"),
    (.item, "name: A\ningredients: {en: @}"), (.item, "name: A\ningredients: [{name: @}]"),
    (.item, "name: A\ningredients: [{name: {en: @}}]"), (.item, "name: A\nadditives: {en: @}"),
    (.item, "name: A\nadditives: [{en: @}]"), (.item, "name: A\nservingSize: {en: @}"),
    (.item, "name: A\nnutrition: {fat: @}"), (.item, "name: A\nnutrition: {servingSize: {en: @}}"),
    (.item, "name: A\nprice: {amount: @}"), (.item, "name: A\nprice: {amount: 1, tiers: {lunch: @}}"),
    (.item, "name: A\nprice: {amount: 1, to: @}"), (.item, "name: A\nsizes: [{name: @}]"),
    (.item, "name: A\nsizes: [{name: {en: @}, price: 1}]"), (.item, "name: A\nimage: {src: a.png, alt: @}"),
    (.item, "name: A\nallergens: {gluten: @}"), (.item, "name: A\navailability: [{from: @}]"),
    (.item, "{name: @}"),
    (.menu, "name: {en: @}"), (.menu, "sections: {pizzas: @}"), (.menu, "sections: [{name: @}]"),
    (.menu, "sections: [{name: {en: @}, items: []}]"), (.menu, "availability: {days: @}"),
    (.group, "{name: @}"), (.group, "{name: {en: @}}"), (.group, "{name: A, options: [{name: @}]}"),
    (.group, "{name: A, options: [{name: A, price: {small: @}}]}"),
    (.ledger, "openingBalance: {bank: @}"), (.ledger, "closingBalance: {bank: @}"),
    (.ledger, "openingBalance: {amount: @}"), (.ledger, "openingBalance: [{account: @}]"),
    (.ledger, "budget: {costs/produce: @}"), (.ledger, "name: {en: @}"),
    (.movement, "{amount: @}"), (.movement, "{amount: 1, name: @}"), (.movement, "{amount: 1, category: @}"),
    (.goal, "name: {en: @}"), (.goal, "unit: {en: @}"), (.goal, "pursuer: {name: @}"),
    (.site, "name: {en: @}"), (.site, "restaurant: {geo: {latitude: @}}"),
    (.site, "restaurant: {geo: {latitude: 1, longitude: @}}"), (.site, "restaurant: {address: {streetAddress: @}}"),
    (.site, "restaurant: {openingHours: {opens: @}}"), (.site, "restaurant: {hasMap: {url: @}}"),
    (.site, "rates: [{rate: @}]"), (.site, "movements: {visibility: @}"), (.site, "markdown: {unsafe: @}"),
  ]

  static let values = [
    "Tomato, garlic", "Wheat flour, milk, fish", "\u{201C}Tomato, garlic\u{201D}", "2,80", "0,5 l", "1, \"x\"",
    "41,9, x: 12,9",
    "1,\n            milk", "1, milk # price: 1\n", "1, &a milk",
  ]

  @Test("A comma in any map's value is an error at its rest", arguments: maps)
  func reportsRests(_ form: Form, _ map: String) throws {
    for value in Self.values {
      let text = map.split(separator: "@", omittingEmptySubsequences: false).joined(separator: value)
      let found = diagnostics(form, text).filter { $0.id == "value.comma" }
      #expect(found.count == (value.contains("fish") || value.contains("x:") ? 2 : 1), "\(text): \(found)")
      #expect(found.allSatisfy { $0.severity == .error && $0.hint != nil })
    }
  }

  @Test("What has no comma in a value is no such error", arguments: maps)
  func leavesOthersAlone(_ form: Form, _ map: String) {
    for value in ["\"Tomato, garlic\"", "1", "'1, 2'", "[a, b]", "1,"] {
      let text = map.split(separator: "@", omittingEmptySubsequences: false).joined(separator: value)
      #expect(diagnostics(form, text).filter { $0.id == "value.comma" } == [], "\(text)")
    }
  }

  @Test(
    "A key of the user's choice without a value is an error, and a written null leaves it out",
    arguments: [
      (Form.item, "name: {en: A, it: @}"), (.item, "name: A\ndescription: {en: B, it: @}"),
      (.item, "name: A\nadditives: [{en: B, it: @}]"), (.item, "name: A\nservingSize: {en: B, it: @}"),
      (.item, "name: A\nprice: {amount: 1, tiers: {lunch: @, dinner: 3}}"),
      (.item, "name: A\ndescription:\n  en: A\n  it: @\n"), (.item, "name: A\ndescription: {it: @}"),
      (.ledger, "openingBalance: {bank: @, cash: 1}"), (.ledger, "closingBalance: {bank: @}"),
      (.ledger, "budget: {costs: @}"), (.menu, "sections: {pizzas: @}"), (.goal, "unit: {en: @}"),
    ])
  func reportsMissingValues(_ form: Form, _ map: String) {
    func errors(_ value: String) -> [String] {
      diagnostics(form, map.split(separator: "@", omittingEmptySubsequences: false).joined(separator: value))
        .filter { $0.id == "value.missing" && $0.severity == .error }.map(\.message)
    }
    #expect(errors("").count == 1)
    #expect(errors("null") == [])
    #expect(errors("~") == [])
  }

  @Test("A set of keys alone is left to those who read it")
  func leavesSetsOfKeys() {
    let found = diagnostics(.item, "name: A\nallergens: {gluten, milk}")
    #expect(found.map(\.id) == ["allergens.blank", "allergens.blank"])
    #expect(diagnostics(.item, "name: {Tomato, garlic}").contains { $0.id == "value.missing" })
  }

  private func diagnostics(_ form: Form, _ text: String) -> [Diagnostic] {
    func indented(_ start: String) -> String {
      start + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ") + "\n"
    }
    var site = Site()
    site.namesCurrency = true
    func file(_ text: String) -> SourceFile { SourceFile(path: "Content/a.yaml", text: text) }
    return switch form {
    case .item: parseMenu(file(indented("sections:\n- name: A\n  items:\n  - ")), site: site).diagnostics
    case .menu: parseMenu(file(text), site: site).diagnostics
    case .group: parseMenu(file(indented("optionGroups:\n  - ")), site: site).diagnostics
    case .ledger: parseLedger(file(text + "\nmovements: []\n"), site: site).diagnostics
    case .movement: parseLedger(file(indented("- ")), site: site).diagnostics
    case .goal: parseGoal(file(text), site: site).diagnostics
    case .site: parseSite(file(text)).diagnostics
    }
  }
}
