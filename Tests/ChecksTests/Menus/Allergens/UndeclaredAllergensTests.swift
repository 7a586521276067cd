import Testing

/// Items and options that don't declare their allergens.
@Suite struct UndeclaredAllergensTests {
  @Test(
    "One warning covers all items, and one all options",
    arguments: [
      ("{name: A, allergens: []}, {name: B, allergens: [milk]}", "{name: X, allergens: []}", []),
      ("A, {name: B, allergens: []}, C", "{name: X, allergens: []}", ["2 of 3 items"]),
      ("{name: A, allergens: []}", "X, {name: Y, allergens: [eggs]}", ["1 of 2 options"]),
      ("A", "X", ["1 of 1 items", "1 of 1 options"]),
      ("{name: A, allergens: []}, {name: B, status: hidden}", "{name: X, allergens: []}", []),
    ]) func reports(items: String, options: String, expected: [String])
  {
    let text = """
      name: Menu
      currency: EUR
      sections: [{name: S, optionGroups: [extras], items: [\(items)]}]
      optionGroups: [{id: extras, name: Extras, options: [\(options)]}]
      """
    let messages = found("allergens.undeclared", in: text)
    #expect(messages.count == expected.count, "\(messages)")
    #expect(zip(messages, expected).allSatisfy { $0.contains(" \($1) don't declare") }, "\(messages)")
  }

  @Test("Allergens of every size declare those of the item, allergens of some don't")
  func readsSizes() {
    func messages(_ large: String) -> [String] {
      found(
        "allergens.undeclared",
        in: """
          name: Menu
          currency: EUR
          sections:
            - name: S
              items:
                - {name: A, sizes: [{name: Small, price: 1, allergens: [milk]}, {name: Large, price: 2\(large)}]}
          """)
    }
    #expect(messages(", allergens: [milk]") == [] && messages("").count == 1)
  }
}
