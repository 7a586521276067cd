import Testing

/// Menus without sections.
@Suite struct EmptyMenuTests {
  @Test(
    "A menu without sections is reported once, unless its sections come from elsewhere",
    arguments: [
      ("", true), ("sections: []", true), ("sections: [{name: S, items: [A]}]", false),
      ("sections: [{name: S}]", false), ("source: https://a.example/menu.json", false),
    ]) func reports(keys: String, isEmpty: Bool)
  {
    #expect(found("menu.empty", in: "id: lunch\nname: Lunch\n\(keys)\n").count == (isEmpty ? 1 : 0))
  }

  @Test("A menu with an error isn't called empty")
  func needsWholeMenu() {
    #expect(found("menu.empty", in: "name: Lunch\nsections: 1\n", hasErrors: true) == [])
  }
}
