import Testing

/// Options that make an item cost less than nothing.
@Suite struct NegativeTotalsTests {
  @Test(
    "A reduction below zero is reported once an option, for the lowest price of an item",
    arguments: [
      ("{name: A, price: 5}", "-5", []), ("{name: A, price: 5}", "-5.01", ["'A'"]),
      ("{name: A, price: 5}, {name: B, price: 4}", "-6", ["'A'"]),
      ("{name: A, price: 5}, {name: B, price: 4}", "-4.50", ["'B'"]),
      ("{name: A, sizes: [{name: S, price: 3}, {name: L, price: 9}]}", "-4", ["'A'"]),
      ("{name: A, price: {kind: market}}", "-4", []), ("{name: A, price: {kind: free}}", "-0.01", ["'A'"]),
      ("{name: A, price: {amount: 5, tiers: {lunch: 3}}}", "-4", ["'A'"]),
      ("{name: A, price: 1, status: hidden}", "-4", []),
    ]) func reports(items: String, reduction: String, names: [String])
  {
    let text = """
      name: Menu
      currency: EUR
      sections: [{name: S, optionGroups: [cut], items: [\(items)]}]
      optionGroups: [{id: cut, name: Cut, options: [{name: Less, price: \(reduction)}]}]
      """
    let messages = found("option.below-zero", in: text)
    #expect(messages.map { $0.split(separator: "price of ").last?.prefix(3) } == names.map { $0[...] }, "\(messages)")
  }
}
