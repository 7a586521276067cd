import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// Categories that are most likely a misspelling of another one.
@Suite struct SimilarCategoriesTests {
  @Test(
    "A category that is similar to another is reported with both places",
    arguments: [
      (["Kosten/Waren", "kosten/waern"], 1), (["Kosten/Waren", "kosten/waren"], 1), (["sales/food", "sales/fod"], 0),
      (["sales/lunch", "sales/lunhc"], 1), (["rent 1", "rent 2"], 0), (["costs/2025", "costs/2026"], 0),
      (["a/b", "a:b"], 0),
      (["costs", "costs/produce"], 0), (["sales/dinner", "sales/dinners"], 1), (["food", "drink"], 0),
      (["naïve", "naive"], 1),
    ] as [([String], Int)])
  func reportsSimilarCategories(_ names: [String], _ count: Int) throws {
    let found = warnings([table(names.map { "2026-01-01,X,1,\($0)" })])
    #expect(found.map(\.id) == Array(repeating: "category.near-miss", count: count))
    if let warning = found.first {
      #expect(warning.line == 3 && warning.message.contains(names[0]) && warning.message.contains("0.csv:2:16"))
    }
  }

  @Test("Two words that are both common are two categories, but for their case")
  func leavesCommonWordsAlone() {
    func rows(_ name: String) -> [String] { Array(repeating: "2026-01-01,X,1,\(name)", count: 5) }
    #expect(warnings([table(rows("sales/lunch") + rows("sales/launch"))]) == [])
    #expect(warnings([table(rows("Sales") + rows("sales"))]).count == 1)
  }

  @Test("Very many near categories are summed up")
  func sumsUpNearCategories() throws {
    let rows = (0..<40).map {
      "2026-01-01,X,1,\(String(UnicodeScalar(UInt8(97 + $0 / 2 % 20))))word\($0 % 2 == 0 ? "" : "s")\(String(UnicodeScalar(UInt8(97 + $0 / 2))))"
    }
    let found = warnings([table(rows)])
    #expect(found.count <= 10 && found.allSatisfy { $0.id == "category.near-miss" })
  }
}
