import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

extension Fault {
  /// Holds a fault among the keys of a dish against its place; the dish declares its allergens unless the fault is of them.
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
      // The other dish has no price.
      parse: { parseMenu($0, site: Site()).diagnostics.filter { $0.id != "item.no-price" } })
  }
}
