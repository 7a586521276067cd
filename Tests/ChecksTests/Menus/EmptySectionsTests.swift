import Testing

/// Sections without items.
@Suite struct EmptySectionsTests {
  @Test(
    "A section without items and nested sections is reported at its name",
    arguments: [
      ("[{name: S}]", ["2:19 section 'S' has no items"]),
      ("[{name: S, items: []}, {name: T, items: [A]}]", ["2:19 section 'S' has no items"]),
      ("[{name: S, sections: [{name: T}]}]", ["2:40 section 'T' has no items"]),
      ("[{name: S, items: [{name: A, status: hidden}]}]", []),
      ("[{name: S, sections: [{name: T, items: [A]}]}]", []),
    ]) func reports(sections: String, expected: [String])
  {
    #expect(found("section.empty", in: "name: Lunch\nsections: \(sections)\n") == expected)
  }
}
