import Testing
import Text

@Suite struct ConcatenationTests {
  @Test func joinsTexts() {
    #expect(String(joining: "a", "é", "", "🍕") == "aé🍕")
    #expect(String(joining: "", "") == "")
  }

  @Test(arguments: [[], [""], ["a"], ["one text", " and ", "another that is long", "é🍕"]])
  func joinsTextsThatAreHandedOnTwice(texts: [String]) {
    #expect(String(joiningEach: { add in for text in texts { add(text) } }) == texts.joined())
  }
}
