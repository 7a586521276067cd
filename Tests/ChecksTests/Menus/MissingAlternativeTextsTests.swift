import Testing

/// Images without an alternative text.
@Suite struct MissingAlternativeTextsTests {
  @Test(
    "Each image of an item or a section without an alternative text is reported",
    arguments: [
      ("items: [{name: A, image: a.jpg}]", ["the image of 'A' has no alternative text"]),
      (
        "items: [{name: A, image: {src: a.jpg}}, {name: B, image: {src: a.jpg, alt: B}}]",
        ["the image of 'A' has no alternative text"]
      ),
      ("image: a.jpg, items: [A]", ["the image of section 'S' has no alternative text"]),
      ("items: [{name: A, image: a.jpg, status: hidden}]", []),
      ("items: [{name: A, image: {src: a.jpg, alt: \"\"}}]", []),
    ]) func reports(section: String, expected: [String])
  {
    let messages = found("image.no-alt", in: "name: Menu\nsections: [{name: S, \(section)}]\n")
    #expect(messages.map { $0.drop { $0 != " " }.dropFirst() } == expected.map { $0[...] })
  }
}
