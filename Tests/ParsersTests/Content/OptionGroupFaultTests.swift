import Diagnostics
import Domain
import Testing

@testable import Parsers

/// Choices that can't be made, or that nobody will see.
@Suite struct OptionGroupFaultTests {
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
    Fault("option.unknown-group", #"{"name": "D", "sections": [{"name": "S", "optionGroups": [1️⃣"a"]}]}"#),
    Fault(
      "option.price-kind",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {"amount": 1, "kind": 1️⃣"from"}}]}]}"#
    ),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAGroup(_ fault: Fault) {
    fault.expect { file in parseMenu(file, site: Site(), rules: []).diagnostics.filter { $0.severity != .note } }
  }

  /// Sizes small and large, and a group with one option's price.
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
        == ["option.size-without-price: write a price for every size, 0 for what costs nothing"])
    #expect(faults("-1") == [], "an option may make a dish cheaper")
  }

  @Test func tellsOfChoicesThatNobodyWillSee() {
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
