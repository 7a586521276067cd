import MenugenText
import Testing

@testable import MenugenPipeline

@Suite struct PageLayoutTests {
  private func pages(_ counts: [Int], limit: Int) -> [[String]] {
    PageLayout(counts, limit: limit).pages.map { $0.map { "\($0.run):\($0.rows.lowerBound)-\($0.rows.upperBound)" } }
  }

  @Test func nothingIsOnePage() { #expect(pages([], limit: 5) == [[]]) }
  @Test func keepsRunsTogetherWhereTheyFit() {
    #expect(pages([3, 2, 1], limit: 5) == [["0:0-3", "1:0-2"], ["2:0-1"]])
  }
  @Test func startsAPageForARunThatDoesNotFit() { #expect(pages([3, 4], limit: 5) == [["0:0-3"], ["1:0-4"]]) }

  @Test func breaksOnlyARunLongerThanAPage() {
    #expect(pages([2, 11, 1], limit: 5) == [["0:0-2"], ["1:0-5"], ["1:5-10"], ["1:10-11", "2:0-1"]])
  }

  @Test func knowsWhereEachRunBegins() { #expect(PageLayout([2, 11, 1], limit: 5).firstPages == [0, 1, 3]) }

  @Test(arguments: [1, 7, 500]) func losesNoRow(limit: Int) {
    let counts = (0..<60).map { $0 * 37 % 23 }
    var rows = [Int](repeating: 0, count: counts.count)
    for page in PageLayout(counts, limit: limit).pages {
      #expect(page.reduce(0) { $0 + $1.rows.count } <= limit)
      for piece in page {
        #expect(piece.rows.lowerBound == rows[piece.run])
        rows[piece.run] = piece.rows.upperBound
      }
    }
    #expect(rows == counts)
  }
}

@Suite struct ChartScaleTests {
  @Test func holdsAllValuesBetweenRoundTicks() {
    let scale = ChartScale(holding: [-1_234, 5_678], top: 10, height: 100)
    #expect(scale.ticks == [-2_000, 0, 2_000, 4_000, 6_000])
    #expect(scale.y(6_000) == 10)
    #expect(scale.y(-2_000) == 110)
  }

  @Test func hasARangeForNothing() {
    let scale = ChartScale(holding: [], top: 0, height: 100)
    #expect(scale.y(0) == 100)
    #expect(scale.ticks.count > 1)
  }

  @Test func holdsTheLargestSums() {
    let most = Int128(Int64.max) << 31
    let scale = ChartScale(holding: [most, -most], top: 0, height: 200)
    #expect((0...200).contains(scale.y(most)))
    #expect((0...200).contains(scale.y(-most)))
  }

  @Test func numbersTwinsOfASlug() {
    var slugs = UniqueSlugs(taken: ["none"])
    #expect(
      ["A/b", "a b", "None", "<script>", "../"].map { slugs.slug($0) } == [
        "a-b", "a-b-2", "none-2", "script", "category",
      ])
  }

  /// Names that differ only by case folding, which a file system may treat as equal.
  @Test(arguments: [
    ["Straße", "Strasse"], ["ΟΔΟΣ", "οδος"], ["ﬁsh", "fish"], ["ſs", "ss"], ["İ", "i", "ı"], ["K", "K"],
    ["é", "e\u{301}"],
  ])
  func numbersTwinsOfAFoldedSlug(_ names: [String]) {
    var slugs = UniqueSlugs()
    let made = names.map { slugs.slug($0) }
    #expect(Set(made.map(collisionKey)).count == names.count)
  }
}
