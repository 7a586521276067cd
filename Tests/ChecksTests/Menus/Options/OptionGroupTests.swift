import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// Option groups whose numbers, references or prices by size don't fit.
///
/// The rules are `OptionCounts`, `OptionGroupReferences` and `OptionSizePrices`.
@Suite struct OptionGroupTests {
  static let faults = [
    Fault("option.min-over-max", #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣3, "max": 2}]}"#),
    Fault("number.range", #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣-1}]}"#),
    Fault("number.range", #"{"name": "D", "optionGroups": [{"id": "a", "max": 1️⃣0, "options": [{"name": "x"}]}]}"#),
    Fault(
      "option.price-kind",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {"amount": 1, "tiers": 1️⃣{"lunch": 2}}}]}]}"#
    ),
    Fault(
      "option.free-over-max",
      #"{"name": "D", "optionGroups": [{"id": "a", "max": 2, "freeCount": 1️⃣3, "options": ["x"]}]}"#),
    Fault(
      "option.defaults-over-max",
      #"{"name": "D", "optionGroups": [{"id": "a", "max": 1️⃣1, "options": [{"name": "x", "default": true}, {"name": "y", "default": true}]}]}"#
    ),
    Fault(
      "option.each-over-max",
      #"{"name": "D", "sections": [{"name": "S", "optionGroups": "a"}], "optionGroups": [{"id": "a", "max": 2, "maxPerOption": 1️⃣3, "options": ["x"]}]}"#
    ),
    Fault("option.min-over-options", #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣1}]}"#),
    Fault(
      "option.min-over-options",
      #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣3, "maxPerOption": 2, "options": [{"name": "x"}, {"name": "y", "status": "hidden"}]}]}"#
    ),
    Fault(
      "option.min-over-options",
      #"{"name": "D", "sections": [{"name": "S", "optionGroups": "a"}], "optionGroups": [{"id": "a", "min": 1️⃣3, "options": ["x"]}]}"#
    ),
    Fault("option.no-name", #"{"name": "D", "optionGroups": [1️⃣{"options": []}]}"#),
    Fault("option.no-name", #"{"name": "D", "optionGroups": [{"id": "a", "options": [1️⃣{"price": 1}]}]}"#),
    Fault(
      "option.duplicate-id",
      #"{"name": "D", "optionGroups": [{"id": "a", "options": ["x"]}, {"id": 1️⃣"a", "options": ["x"]}]}"#),
    Fault(
      "option.unknown-size",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {1️⃣"small": 1}}]}]}"#
    ),
    Fault(
      "price.no-amount",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": 1️⃣{}}]}]}"#),
    Fault("option.unknown-group", #"{"name": "D", "sections": [{"name": "S", "optionGroups": [1️⃣"a"]}]}"#),
    Fault(
      "option.price-kind",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {"amount": 1, "kind": 1️⃣"from"}}]}]}"#
    ),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAGroup(_ fault: Fault) {
    fault.expect { file in parseMenu(file, site: Site(), rules: []).diagnostics.filter { $0.severity != .note } }
  }

  /// A menu with two sizes and an option group with one price.
  private func sized(_ price: String, ofItem isOfItem: Bool = true) -> SourceFile {
    let used = isOfItem ? #", "optionGroups": ["a"]"# : ""
    return SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "currency": "EUR", "sections": [{"name": "S", "items": [
          {"name": "Tea", "sizes": [{"id": "pot", "price": 3}], "allergens": []},
          {"name": "Pizza", "sizes": [{"id": "small", "price": 7}, {"id": "large", "price": 9}], "allergens": []\#(used)}]}],
         "optionGroups": [{"id": "a", "options": [{"name": "Olives", "price": \#(price), "allergens": []}]}]}
        """#)
  }

  @Test func holdsPricesBySizeAgainstTheDishesTheyGoWith() {
    func faults(_ price: String, ofItem isOfItem: Bool = true) -> [String] {
      parseMenu(sized(price, ofItem: isOfItem), site: Site()).diagnostics.map { "\($0.id): \($0.hint ?? "")" }
    }
    #expect(faults(#"{"small": 1, "large": 2}"#) == [])
    #expect(faults(#"{"smal": 1, "small": 1, "large": 2}"#) == ["option.unknown-size: write small"])
    #expect(
      faults(#"{"pot": 1, "small": 1, "large": 2}"#)
        == ["option.unknown-size: write the id of a size that an item has"], "the tea has it, but no olives")
    #expect(
      faults(#"{"pot": 1}"#, ofItem: false) == [
        #"option.unused-group: write "optionGroups": ["a"] in a section or an item"#
      ], "nobody uses it yet")
    #expect(
      faults(#"{"small": 1}"#)
        == ["option.size-without-price: write a price for every size, 0 if it costs nothing"])
    #expect(
      faults(#"{"small": null, "large": 2}"#)
        == ["price.no-amount: write an amount, or 0 if it costs nothing"])
    #expect(faults(#"{"small": 0, "50": null, "large": 2}"#).first?.hasPrefix("value.comma") == true)
    #expect(faults("-1") == [], "an option may make a dish cheaper")
  }

  /// Returns the warnings for an option, with an item in two sizes and another with the given keys.
  private func warnings(_ option: String, besides keys: String) -> [String] {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        name: D
        currency: EUR
        optionGroups: [{id: g, options: [{name: X, allergens: [], \(option)}]}]
        sections:
          - name: S
            optionGroups: g
            items:
              - {name: A, allergens: [], sizes: [{id: s, price: 2}, {id: l, price: 3}]}
              - {name: B, allergens: [], \(keys)}
        """)
    return parseMenu(file, site: Site()).diagnostics.filter { $0.id != "item.no-price" }.map(\.message)
  }

  @Test func warnsOfPricesBySizeForADishWithOnePrice() {
    let bySize = "price: {s: 1, l: 2}"
    let warning = "option 'X' has prices by size, but 'B' with the option group 'g' has no sizes"
    #expect(warnings(bySize, besides: "price: 5") == [warning])
    #expect(warnings(bySize, besides: "price: {kind: free}") == [warning])
    #expect(warnings("price: 1", besides: "price: 5") == [])
    // The item's price is unknown or varies.
    #expect(warnings(bySize, besides: "price: {kind: market}") == [])
    #expect(warnings(bySize, besides: "tags: [new]") == [])
    #expect(warnings(bySize, besides: "price: 5, optionGroups: []") == [])
    #expect(warnings(bySize, besides: "price: 5, status: hidden") == [])
  }

  @Test func warnsOfAChoiceThatTakesThePriceBelowZero() {
    func warning(_ dish: String) -> [String] { ["option 'X' takes the price of '\(dish)' below zero"] }
    #expect(warnings("price: -2.01", besides: "price: 5") == warning("A"))
    #expect(warnings("price: -2", besides: "price: 5") == [])
    #expect(warnings("price: -2", besides: "price: {kind: free}") == warning("B"))
    #expect(warnings("price: -2", besides: "price: {amount: 5, tiers: {lunch: 1.50}}") == warning("B"))
    #expect(warnings("price: -2", besides: "price: {kind: market}") == [])
    #expect(warnings("price: {s: -1, l: -4}", besides: "tags: [new]") == warning("A"))
    #expect(warnings("price: -9, status: hidden", besides: "price: 5").count == 1, "a group of hidden options alone")
    #expect(warnings("price: 1", besides: "price: 5") == [])
  }

  /// A size with an error is reported once.
  @Test(arguments: [
    (#"{"id": "small", "name": "S"}"#, "size.no-price"), (#"{"id": "small", "price": "1,0"}"#, "price.not-a-number"),
    (#"{"price": 1}"#, "size.no-name"), (#""small""#, "value.type"),
  ]) func reportsNothingOfPricesForASizeWithAnError(size: String, fault: String) {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "currency": "EUR", "sections": [{"name": "S", "items": [
          {"name": "Pizza", "sizes": [\#(size), {"id": "large", "price": 9}], "allergens": [], "optionGroups": ["a"]}]}],
         "optionGroups": [{"id": "a", "options": [{"name": "Olives", "price": {"small": 1, "large": 2}, "allergens": []}]}]}
        """#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.id) == [fault])
  }

  @Test func reportsOfChoicesThatNobodyWillSee() {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "sections": [{"name": "S", "optionGroups": "a", "items": [{"name": "X", "allergens": []}]}], "optionGroups": [
          {"id": "a", "name": "A"}, {"id": "b", "name": "B", "options": [{"name": "X", "allergens": []}]}]}
        """#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.brief) == ["option.no-options 2:3", "option.unused-group 2:49"])
  }
}
