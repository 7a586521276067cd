import Testing

@testable import MenugenPipeline

@Suite struct MetaDescriptionTests {
  @Test(
    arguments: [
      ("Tomato,\n  mozzarella \t basil. ", "Tomato, mozzarella basil."), ("", nil), (" \n ", nil),
      ("Crème brûlée", "Crème brûlée"),
    ] as [(String, String?)])
  func putsTheWordsOnOneLine(text: String, line: String?) {
    #expect(metaDescription(text) == line)
  }

  @Test func cutsLongTextsBetweenWords() throws {
    let long = Array(repeating: "caffè", count: 60).joined(separator: " ")
    let line = try #require(metaDescription(long))
    #expect(line.hasSuffix("caffè…"))
    #expect((150...160).contains(line.unicodeScalars.count))
  }

  @Test func keepsTextsOf160CodePoints() {
    let exact = String(repeating: "é", count: 160)
    #expect(metaDescription(exact) == exact)
    #expect(metaDescription(exact + "é")?.unicodeScalars.count == 159)
  }
}
