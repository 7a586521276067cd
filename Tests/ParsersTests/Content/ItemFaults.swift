import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

extension Fault {
  /// Checks a fault among the keys of an item, which has declared allergens unless the fault is about them.
  func expectInItem(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    expect(
      around: { fault in
        let allergens = fault.contains("allergens") ? "" : #", "allergens": []"#
        return #"""
          {"name": "Dinner", "currency": "EUR", "optionGroups": [{"id": "toppings", "name": "Toppings", "options": [{"name": "Oil", "allergens": []}]}],
           "sections": [{"name": "Pizzas", "optionGroups": "toppings", "items": [
             {"id": "salt", "name": "Salt", "allergens": []},
             {"name": "Ribollita"\#(allergens),
          \#(fault)}
           ]}]}
          """#
      }, sourceLocation: sourceLocation,
      // The other item has no price.
      parse: { parseMenu($0, site: Site()).diagnostics.filter { $0.id != "item.no-price" } })
  }
}
