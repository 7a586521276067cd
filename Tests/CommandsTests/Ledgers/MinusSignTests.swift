import Testing

/// Pages have minus signs and, where a sum changes, plus signs; plain text and data have what a keyboard has.
@Suite struct MinusSignTests {
  private static let ledger = """
    {"currency": "EUR", "openingBalance": 10, "movements": [
      {"id": "m-1", "date": "2026-01-05", "name": "Kevin", "amount": "123.00", "category": "sales"},
      {"id": "m-2", "date": "2026-02-05", "name": "Ivan", "amount": "-7.50", "category": "costs"}]}
    """

  private func built(language: String = "en") throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\nlanguage: \(language)\n", "Content/movements/bank.json": Self.ledger,
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    return folder
  }

  @Test(arguments: ["index.html", "2026-02/index.html", "categories/costs/index.html", "movements/m-2/index.html"])
  func pagesHaveMinusSigns(_ page: String) throws {
    let text = try built().text("Output/reports/bank/\(page)")
    #expect(text.contains("\u{2212}€7.50") && !text.contains("-€7.50"))
  }

  @Test(arguments: ["report.txt", "report.csv", "report.json"]) func otherFormsHaveHyphens(_ file: String) throws {
    let text = try built().text("Output/reports/bank/\(file)")
    #expect(text.contains("-7.50") || text.contains("-€7.50"))
    #expect(!text.contains("\u{2212}"))
  }

  @Test func theCommandWritesThemAlike() throws {
    let folder = try built()
    #expect(try menugen("report", in: folder.path).output.contains("-€7.50"))
    #expect(try menugen("report", "--format", "html", in: folder.path).output.contains("\u{2212}€7.50"))
  }

  @Test("A bill shows what came in with its sign, and ends with the closing balance") func showsSigns() throws {
    let text = try built().text("Output/reports/bank/index.html")
    #expect(text.contains(#"<tr data-row="in"><th scope="row">In</th><td class="sum">+€123.00</td></tr>"#))
    #expect(text.contains(#"<th scope="row">Closing balance</th><td class="sum">€125.50</td>"#))
  }

  @Test("Text keeps the sign of its language") func keepsTheSignOfALanguage() throws {
    // Norwegian and Swedish have a minus sign in Unicode's CLDR.
    let text = try built(language: "sv").text("Output/reports/bank/report.txt")
    #expect(text.contains("\u{2212}7,50"))
  }
}
