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

  @Test("Accounts and parents that are likely misspelt are warnings") func reportsSimilarNames() {
    func found(_ movements: String) -> [String] {
      parseLedger(SourceFile(path: "a.yaml", text: movements), site: Site()).diagnostics.filter {
        $0.severity == .warning
      }
      .map { "\($0.id) \($0.message.prefix { $0 != "(" })" }
    }
    #expect(
      found("[{amount: 1, account: a/bank}, {amount: 1, account: a/bnak}, {amount: 1, account: a/bank}]\n")
        == ["account.near-miss account 'a/bnak' "])
    #expect(
      found(
        "[{amount: 1, category: Costs/rent}, {amount: 1, category: costs/food}, {amount: 1, category: costs/rent}]\n")
        == ["category.near-miss category 'costs/rent' "])
    // The parents differ, but no two categories do.
    #expect(
      found(
        "[{amount: 1, category: Costs/rent}, {amount: 1, category: costs/food}, {amount: 1, category: costs/gas}]\n")
        == ["category.near-miss category 'Costs' "])
    // The topmost pair is enough.
    #expect(
      found("[{amount: 1, account: A/b/c}, {amount: 1, account: a/b/d}, {amount: 1, account: a/b/e}]\n")
        == ["account.near-miss account 'A' "])
    #expect(
      found("[{amount: 1, account: a/bank}, {amount: 1, account: a/bank2}, {amount: 1, account: b/bank}]\n") == [])
    let balances = "openingBalance: {a/bank: 5, a/benk: 0}\nmovements: [{amount: 1, account: a/bank}]\n"
    #expect(!found(balances).contains { $0.hasPrefix("account.near-miss") })
  }
}
