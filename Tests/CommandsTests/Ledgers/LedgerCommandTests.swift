import Foundation
import Testing

/// Ledgers as pages and on standard output: exact sums, and nothing private in public files.
struct LedgerCommandTests {
  @Test func addsUpTheKatasSixMovements() throws {
    let folder = try TemporaryFolder(["Content/movements/katas.json": Sites.katas])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Built 0 menus, 0 dishes and 1 ledger "))
    let page = try folder.text("Output/reports/katas/index.html")
    let text = try folder.text("Output/reports/katas/report.txt")
    for (name, amount) in [
      ("Kevin", "123.00"), ("Alejandro", "456.00"), ("Ivan", "789.00"), ("Roberto", "1,234.00"), ("Magno", "5,678.00"),
      ("Julian", "9,012.00"),
    ] {
      #expect(page.contains(name) && page.contains("$\(amount)"))
      #expect(text.contains(name) && text.contains(amount))
    }
    #expect(page.contains("$17,292.00"))
    #expect(text.contains("17,292.00"))
    let figures = try folder.text("Output/reports/katas/report.json")
    #expect(figures.contains("\"count\":6") || figures.contains("\"count\": 6"))
    #expect(figures.contains("\"17292.00\""))
  }

  @Test func printsTheSameReportThatTheBuildWrites() throws {
    let folder = try TemporaryFolder(["Content/movements/katas.json": Sites.katas])
    #expect(try menugen("build", in: folder.path).status == 0)
    for (format, file) in [("text", "report.txt"), ("csv", "report.csv"), ("json", "report.json")] {
      let run = try menugen("report", "--format", format, in: folder.path)
      #expect(run.status == 0)
      #expect(run.output == (try folder.text("Output/reports/katas/\(file)")))
    }
    #expect(try menugen("report", "katas", in: folder.path).output.contains("17,292.00"))
  }

  @Test func showsAMovementAsTheKatasDo() throws {
    let folder = try TemporaryFolder([
      "Content/movements/katas.json": Sites.katas, "Content/site.yaml": "movements: {detailPages: always}\n",
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    let page = words(try folder.text("Output/reports/katas/movements/1/index.html"))
    #expect(page.contains("Name: Kevin"))
    #expect(page.contains("Amount: $123.00"))
  }

  /// The links lead to the figures that include the movement.
  @Test func leadsFromAMovementToTheRowsAroundIt() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      [{"id": "a", "date": "2026-01-05", "amount": 1, "category": "costs", "account": "bank"},
       {"id": "b", "date": "2026-02-05", "amount": 2, "category": "costs/rent", "account": "bank"}, {"id": "c", "amount": 3}]
      """
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    for (id, links) in [
      ("a", ["categories/costs-none/index.html#2026-01-USD", "accounts/bank/index.html#2026-01-USD"]),
      ("b", ["categories/costs-rent/index.html#2026-02-USD", "accounts/bank/index.html#2026-02-USD"]),
    ] {
      let page = try folder.text("Output/reports/books/movements/\(id)/index.html")
      for link in links {
        #expect(page.contains("<dd><a href=\"../../\(link)\">"))
        let parts = link.split(separator: "#")
        let target = try folder.text("Output/reports/books/\(parts[0])")
        #expect(target.contains("<tbody id=\"\(parts[1])\">") && target.contains("id=\"m-\(id)\""))
      }
    }
    #expect(try !folder.text("Output/reports/books/movements/c/index.html").contains("<dt>Category"))
  }

  @Test func groupsNothingWhereTheSiteSaysSo() throws {
    let folder = try TemporaryFolder([
      "Content/movements/katas.json": #"[{"name": "Kevin", "amount": 1234.56}]"#,
      "Content/site.yaml": "grouping: none\ncurrency: USD\n",
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(words(try folder.text("Output/reports/katas/movements/1/index.html")).contains("Amount: $1234.56"))
    #expect(try menugen("report", in: folder.path).output.contains("1234.56"))
  }

  @Test func keepsPrivateLedgersOutOfTheSite() throws {
    let secret = #"[{"name": "Kevin's wages", "amount": "987.65", "category": "wages-of-kevin"}]"#
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\nbaseURL: https://giuseppe.example/\n",
      "Content/movements/wages.json": secret,
      "Content/movements/tips.json":
        #"{"visibility": "public", "name": "Tips", "movements": [{"name": "Table 4", "amount": "5.00"}]}"#,
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(folder.exists("Output/reports/wages/index.html") && !folder.exists("Output/site/ledgers/wages"))
    #expect(folder.exists("Output/site/ledgers/tips/index.html") && !folder.exists("Output/reports/tips"))
    for (path, bytes) in try folder.tree("Output/site") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("wages") && !text.contains("987.65"), "\(path) shows what is private")
    }
    // A ledger that becomes private is removed from the site.
    try folder.write(#"[{"name": "Table 4", "amount": "5.00"}]"#, to: "Content/movements/tips.json")
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(folder.exists("Output/reports/tips/index.html") && !folder.exists("Output/site/ledgers"))
  }

  @Test(arguments: ["goals", "theme", "index.html"]) func refusesAPrivateLedgerWhereReportsHasItsOwn(
    name: String
  ) throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/movements/a.yaml": "id: \(name)\nmovements: []\n",
    ])
    #expect(try menugen("build", in: folder.path).places == ["Content/movements/a.yaml:1:5 ledger.reserved-id"])
    try folder.write("id: \(name)\nvisibility: public\nmovements: []\n", to: "Content/movements/a.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  @Test func saysWhoseEachOpeningBalanceIs() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": [7, {"account": "bank", "amount": 100}],
       "movements": [{"date": "2026-01-05", "amount": 1, "account": "bank"}, {"amount": 2, "account": "till"}]}
      """
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    let page = words(try folder.text("Output/reports/books/index.html"))
    #expect(page.contains("Opening balance (none) €7.00 Opening balance bank €100.00 Opening balance till €0.00"))
    #expect(page.contains("Closing balance (none) €7.00 Closing balance bank €101.00 Closing balance till €2.00"))
  }

  @Test func asksWhichOfSeveralLedgersIsMeant() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/movements/bank.json": Sites.katas,
      "Content/movements/till/ledger.yaml": "name: Till\n", "Content/movements/till/march.csv": "name,amount\nA,1\n",
    ])
    #expect(try menugen("report", in: folder.path).ids == ["ledger.unnamed"])
    let near = try menugen("report", "tll", in: folder.path)
    #expect(near.status == 1)
    #expect(near.errors.contains("did you mean 'till'?"))
    #expect(try menugen("report", "till", "--format", "csv", in: folder.path).output.contains("A"))
  }

  @Test func findsALedgerByItsWrittenID() throws {
    let folder = try TemporaryFolder([
      "Content/movements/a.json": #"{"id": "bank", "currency": "EUR", "movements": [{"name": "Kevin", "amount": 1}]}"#,
      "Content/movements/b.json": #"{"id": "till", "currency": "EUR", "movements": [{"name": "Ivan", "amount": 2}]}"#,
    ])
    let run = try menugen("report", "till", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("Ivan"))
  }

  /// The file name is only the id of a ledger without one.
  @Test func takesNoFilesNameForAnIDThatIsAnotherOnes() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/movements/a.json": #"{"id": "b", "movements": [{"name": "in a", "amount": 1}]}"#,
      "Content/movements/b.json": #"{"id": "a", "movements": [{"name": "in b", "amount": 2}]}"#,
      "Content/movements/2024/bank.json": #"{"id": "bank-2024", "movements": [{"name": "old", "amount": 3}]}"#,
      "Content/movements/2025/bank.json": #"{"id": "bank-2025", "movements": [{"name": "new", "amount": 4}]}"#,
      "Content/movements/till/ledger.yaml": "id: zzz\n", "Content/movements/till/1.csv": "name,amount\nA,1\n",
    ])
    #expect(try menugen("report", "a", "--format", "csv", in: folder.path).output.contains("in b"))
    #expect(try menugen("report", "b", "--format", "csv", in: folder.path).output.contains("in a"))
    #expect(try menugen("report", "bank-2025", "--format", "csv", in: folder.path).output.contains("new"))
    for name in ["bank", "till"] { #expect(try menugen("report", name, in: folder.path).ids == ["ledger.unknown"]) }
    let unnamed = try menugen("report", in: folder.path).errors
    #expect(unnamed.contains("name one: bank-2024, bank-2025, b, a, zzz"))
  }
}

/// The text of a page without tags.
func words(_ html: String) -> String {
  html.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    .replacing(" :", with: ":")
}
