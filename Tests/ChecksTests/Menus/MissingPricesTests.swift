import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Items without a price among items that have one.
@Suite struct MissingPricesTests {
  @Test(
    "An item without a price among priced ones is a warning",
    arguments: [
      ("items: [{name: A, price: 1}, {name: B}]", ["B"]),
      ("items: [{name: A, sizes: [{name: S, price: 1}]}, B]", ["B"]),
      ("items: [{name: A, price: {kind: market}}, {name: B, price: null}]", ["B"]),
      ("items: [{name: A, price: 1}, {name: H, status: hidden}, {name: B, status: sold-out}]", ["B"]),
      ("items: [{name: A, price: 1}, B], sections: [{name: T, items: [C, {name: D, price: 1}]}]", ["B", "C"]),
      ("items: [{name: A, price: 1}, {name: B, optionGroups: [free]}]", ["B"]),
      ("items: [{name: A, price: 1}, {name: B, optionGroups: [extras]}]", ["B"]),
    ]) func warns(_ section: String, _ names: [String])
  {
    #expect(unpriced(section) == names.map { "'\($0)' has no price, unlike other items of its section" }, "\(section)")
  }

  @Test(
    "Sections that do without prices on purpose are no warning",
    arguments: [
      "items: [A, B]", "items: [{name: A, price: 1}, B, C]",
      "items: [{name: A, price: 1}, {name: B, price: {kind: free}}]",
      "items: [{name: A, price: 1}, {name: B, status: hidden}]",
      "items: [{name: A, price: 1}, {name: B, optionGroups: [kind]}]",
      "optionGroups: [kind], items: [{name: A, price: 1}, B]",
      "items: [A], sections: [{name: T, items: [{name: C, price: 1}]}]",
    ]) func accepts(_ section: String)
  {
    #expect(unpriced(section) == [], "\(section)")
  }

  private func unpriced(_ section: String) -> [String] {
    let text = """
      name: D
      currency: EUR
      sections: [{name: S, \(section)}]
      optionGroups:
      - {id: kind, name: Kind, min: 1, options: [{id: a, name: A, price: 3}, {id: b, name: B, price: 4}]}
      - {id: extras, name: Extras, options: [{id: a, name: A, price: 3}]}
      - {id: free, name: Free, min: 1, options: [{id: a, name: A}]}
      """
    let diagnostics = parseMenu(SourceFile(path: "a.yaml", text: text), site: Site()).diagnostics
    #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics)")
    return diagnostics.filter { $0.id == "item.no-price" }.map(\.message)
  }
}
