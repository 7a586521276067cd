import Testing
import MenugenText

@Suite struct ShortenedPathTests {
  @Test(
    "A shortened path remains distinguishable",
    arguments: [
      ("assets/bank", 11, "assets/bank"), ("assets/bank", 10, "as/bank"), ("assets:bank:savings", 13, "as:ba:savings"),
      ("assets:bank:savings", 16, "as:bank:savings"), ("assets:bank:savings", 12, "a:ba:savings"),
      ("assets:bank:checking", 11, "a:b:che…ing"), ("assets:bank:checking", 8, "checking"),
      ("assets:bank:checking", 7, "che…ing"),
      ("Wages of the kitchen in January", 12, "Wages…anuary"), ("日本橋/魚市場", 9, "日/魚市場"),
      ("日本橋/魚市場", 5, "魚…場"),
      ("    food/garden/(none)", 16, "    fo/ga/(none)"), ("a/b/costs/produce", 14, "a/b/co/produce"),
      ("x", 0, ""),
      ("ab", 1, "…"),
    ])
  func distinguishablePaths(_ text: String, _ width: Int, _ short: String) {
    #expect(shortenedPath(text, toWidth: width) == short)
  }

  @Test func isNeverWiderThanItsColumn() {
    for text in [
      "costs/👩‍👩‍👧‍👦 family/مطعم السلام", "e\u{301}clair/日本橋 魚市場", "a/b/c/d/e/f/g/h", "      f/g/h", "////", "Kevin",
    ] {
      for width in 0...30 { #expect(displayWidth(of: shortenedPath(text, toWidth: width)) <= width) }
    }
  }
}
