import Testing

@testable import MenugenPipeline

@Suite struct HeadingWidthTests {
  @Test(
    "A heading's width is that of its widest line",
    arguments: [
      ("Zio", 3), ("Da Giuseppe", 12), ("iiiiiiiiii", 6), ("MMMMMMMMMM", 19), ("寿司", 5), ("", 1),
      ("Trattoria della Nonna Assunta e dei suoi quattordici nipoti", 18),
      ("Donaudampfschifffahrtsgesellschaftskapitän", 30),
    ])
  func measures(text: String, width: Int) { #expect(headingWidth(of: text) == width) }

  @Test("Combining marks and joiners have no width") func ignoresMarks() {
    #expect(headingWidth(of: "e\u{301}e\u{301}") == headingWidth(of: "ee"))
  }
}
