import Foundation
import Testing

/// `menugen report --verify` lists every file that differs from the content.
@Suite struct ReportVerificationTests {
  private static let ledger = """
    {"currency": "EUR", "openingBalance": 10, "movements": [
      {"id": "m-1", "date": "2026-01-05", "name": "Kevin", "amount": "123.00", "category": "sales/food"},
      {"id": "m-2", "date": "2026-02-05", "name": "Ivan", "amount": "-7.50", "category": "costs"}]}
    """

  private func built() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/movements/bank.json": Self.ledger,
      "Content/movements/till.json": Self.ledger.replacing(
        "{\"currency\"", with: "{\"visibility\": \"public\", \"currency\""),
      "Content/goals/oven.json": #"{"name": "New oven", "ledger": "bank", "category": "sales", "goal": 500}"#,
      "Content/goals/steps.json": #"{"name": "Steps", "started": true, "goal": 500, "steps": 20}"#,
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    return folder
  }

  static let files = [
    "reports/bank/index.html", "reports/bank/report.txt", "reports/bank/report.csv", "reports/bank/report.json",
    "reports/bank/2026-01/index.html", "reports/bank/categories/sales-food/index.html",
    "reports/bank/movements/m-1/index.html",
    "reports/index.html", "reports/index.txt", "reports/goals/oven/index.html", "reports/goals.txt",
    "site/ledgers/till/report.json", "site/ledgers/till/categories/index.html", "site/goals/steps/index.html",
    "site/goals.txt",
  ]

  @Test("A category of several pages and one account adds up")
  func addsUpCategoriesOfSeveralPages() throws {
    let rows = (0..<1_010).map { "n\($0),\($0).50,sales,bank\n" }
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\nmovements: {detailPages: never}\n",
      "Content/movements/bank.csv": "name,amount,category,account\n" + rows.joined(),
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    #expect(folder.exists("Output/reports/bank/categories/sales/2/index.html"))
    let run = try menugen("report", "--verify", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: files) func namesAFileThatWasTamperedWith(_ path: String) throws {
    let folder = try built()
    let text = try folder.text("Output/\(path)")
    let digit = try #require(text.lastIndex { "123456789".contains($0) })
    try folder.write(text[..<digit] + "0" + text[text.index(after: digit)...], to: "Output/\(path)")
    let run = try menugen("report", "--verify", in: folder.path)
    #expect(run.status == 1 && run.places == ["Output/\(path) report.differs"], "\(run.errors)")
  }

  @Test func namesAFileThatIsLongerOrCutOff() throws {
    let folder = try built()
    let path = "reports/bank/report.json"
    let text = try folder.text("Output/\(path)")
    for other in [text + " ", String(text.dropLast(3)), ""] {
      try folder.write(other, to: "Output/\(path)")
      #expect(try menugen("report", "--verify", in: folder.path).places == ["Output/\(path) report.differs"])
    }
  }

  @Test(arguments: files) func namesAFileThatIsMissing(_ path: String) throws {
    let folder = try built()
    try FileManager.default.removeItem(atPath: folder.place("Output/\(path)"))
    #expect(try menugen("report", "--verify", in: folder.path).places == ["Output/\(path) report.missing"])
  }

  @Test(arguments: [
    "reports/bank/2026-03/index.html", "reports/bank/report.pdf", "reports/other/index.html", "reports/notes.txt",
    "reports/goals/other/index.html", "site/ledgers/other/report.csv",
  ])
  func namesAFileThatTheContentDoesNotGive(_ path: String) throws {
    let folder = try built()
    try folder.write("x", to: "Output/\(path)")
    #expect(try menugen("report", "--verify", in: folder.path).places == ["Output/\(path) report.unknown"])
  }

  /// A style sheet can hide figures.
  @Test(arguments: [("reports", "book.css"), ("site", "menu.css")]) func namesATamperedStyleSheet(
    tree: String, name: String
  ) throws {
    let folder = try built()
    let path = try #require(
      folder.tree("Output").keys.first { $0.hasPrefix("\(tree)/theme/") && $0.hasSuffix("/\(name)") })
    try folder.write(folder.text("Output/\(path)") + ".negative { display: none }", to: "Output/\(path)")
    for ledger in ["", "bank"] {
      let run = try shell("menugen report \(ledger) --verify", in: folder.path)
      #expect(run.status == 1 && run.places == ["Output/\(path) report.differs"], "\(run.errors)")
    }
    try FileManager.default.removeItem(atPath: folder.place("Output/\(path)"))
    #expect(try menugen("report", "--verify", in: folder.path).places == ["Output/\(path) report.missing"])
  }

  @Test func namesEachFigureThatDiffers() throws {
    let folder = try built()
    let json = "Output/reports/bank/report.json"
    let csv = "Output/reports/bank/report.csv"
    try folder.write(
      folder.text(json).replacing("\"sales/food|EUR\":\"123.00\"", with: "\"sales/food|EUR\":\"99.00\"")
        .replacing("\"count\":2,\"inputs\"", with: "\"count\":3,\"inputs\"")
        .replacing("\"name\":\"Ivan\"", with: "\"name\":\"Vanya\""), to: json)
    try folder.write(
      folder.text(csv).split(separator: "\r\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("m-1,") }.joined(separator: "\r\n").replacing(",-7.50,", with: ",-8.50,"), to: csv)
    let run = try menugen("report", "--verify", in: folder.path)
    let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("  =") }
    #expect(
      lines == [
        "\(csv): error: row m-1 is missing, expected 'm-1' [report.differs]",
        "\(csv): error: row m-2 amount is '-8.50', expected '-7.50' [report.differs]",
        "\(json): error: byCategory sales/food|EUR is '99.00', expected '123.00' [report.differs]",
        "\(json): error: categoryTree sales/food|EUR is '99.00', expected '123.00' [report.differs]",
        "\(json): error: count is '3', expected '2' [report.differs]",
        "\(json): error: register EUR m-2 name is 'Vanya', expected 'Ivan' [report.differs]",
      ], "\(run.errors)")
  }

  /// Finds any changed number in `report.json`.
  @Test func namesEveryFigureOfAReportForPrograms() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": {"bank": 100}, "budget": {"costs": 200}, "movements": [
       {"date": "2026-01-05", "amount": -40, "category": "costs", "account": "bank"},
       {"date": "2026-02-05", "amount": -50, "category": "costs/rent", "account": "bank/till"}]}
      """
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let path = "Output/reports/books/report.json"
    let report = try folder.text(path)
    for (figure, name) in [
      ("\"after\":\"2026-02\"", "comparison after"),
      ("\"own\":{\"count\":1,\"in\":\"0.00\",\"out\":\"-40.00\"", "categoryFigures costs|EUR own out"),
      ("\"costs|EUR\":{\"left\":\"310.00\"", "budgetTotal costs|EUR left"),
      (
        "{\"2026-01|costs|EUR\":\"-40.00\",\"2026-02|costs/rent|EUR\":\"-50.00\",\"2026-02|costs|EUR\":\"-50.00\"",
        "byMonthCategoryTree 2026-02|costs|EUR"
      ),
      ("\"2026-02|EUR\":{\"change\":\"-10.00\"", "periodFigures 2026-02|EUR change"),
    ] {
      let place = try #require(report.firstRange(of: figure), "no \(figure)")
      let digit = try #require(report[place].lastIndex { "123456789".contains($0) })
      try folder.write(report[..<digit] + "7" + report[report.index(after: digit)...], to: path)
      let run = try menugen("report", "--verify", in: folder.path)
      #expect(run.errors.contains("error: \(name) is '"), "\(run.errors)")
    }
  }

  /// Cells are quoted as a whole, including thousands separators.
  @Test func quotesEachCellOfAPageThatDiffers() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "movements": [{"date": "2026-01-05", "name": "Kevin", "amount": 1234.50, "category": "a"}]}
      """
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    for (path, count) in [("reports/books/index.html", 11), ("reports/books/report.txt", 8)] {
      let text = try folder.text("Output/\(path)")
      try folder.write(text.replacing("€1,234.50", with: "€1,239.50"), to: "Output/\(path)")
      let run = try menugen("report", "--verify", in: folder.path)
      let told = run.errors.split(separator: "\n").filter { $0.hasSuffix("[report.differs]") }
      #expect(told.count == count, "\(run.errors)")
      let cell = /\ has '\+?€1,239\.50', expected '\+?€1,234\.50' \[/
      #expect(told.prefix(8).allSatisfy { $0.contains(cell) }, "\(run.errors)")
      try folder.write(text, to: "Output/\(path)")
    }
  }

  /// Finds a change of any byte, even outside figures.
  @Test func seesWhatStandsAroundFigures() throws {
    let folder = try built()
    for (name, old, new) in [
      ("report.json", "{", "{{"), ("report.json", ",", ",,"), ("report.json", "[", "[["), ("report.json", "\"", " \""),
      ("index.html", "<td class=\"figure\">", "<td class=\"figure\"\r"), ("index.html", "</th><td", "</th<td"),
      ("report.txt", "EUR  ", "EUR "), ("report.csv", "\r\n", "\n"), ("report.csv", "m-1,", "m-1,\""),
    ] {
      let path = "Output/reports/bank/\(name)"
      let text = try folder.text(path)
      let place = try #require(text.range(of: old, options: .literal), "no \(old)")
      try folder.write(text.replacingCharacters(in: place, with: new), to: path)
      let run = try menugen("report", "--verify", in: folder.path)
      #expect(run.status == 1 && Set(run.places) == ["\(path) report.differs"], "\(name) \(old): \(run.errors)")
      try folder.write(text, to: path)
    }
  }

  /// A changed input changes the hashes on its ledger's first page and on goal pages.
  @Test func reportsAChangedInputOnce() throws {
    let folder = try built()
    try folder.write(Self.ledger + "\n", to: "Content/movements/bank.json")
    let run = try menugen("report", "--verify", in: folder.path)
    let told = run.errors.split(separator: "\n").filter { $0.contains("SHA-256") }
    #expect(told.count == 1, "\(run.errors)")
    #expect(told.first?.contains("; so ha") ?? false)
    // JSON has it once for each figure.
    #expect(run.places.count <= 4, "\(run.errors)")
  }

  @Test func saysInWordsHowAFileDiffers() throws {
    let folder = try built()
    func expect(_ name: String, _ words: String, _ change: (String) -> String) throws {
      let path = "Output/reports/bank/\(name)"
      let text = try folder.text(path)
      try folder.write(change(text), to: path)
      let run = try menugen("report", "--verify", in: folder.path)
      #expect(run.status == 1 && run.errors.contains(words), "\(run.errors)")
      try folder.write(text, to: path)
    }
    try expect("report.json", "file is empty, expected 4 lines") { _ in "" }
    try expect("report.json", "unexpected text after the end, in line 5: ''") { $0 + "\n" }
    try expect("report.json", "file is cut off in line 4") { String($0.dropLast(3)) }
    try expect("report.txt", "file is cut off in line ") { String($0.dropLast(8)) }
    try expect("index.html", "; one line differs") { $0.replacing("<h2>By month</h2>\n", with: "") }
    let row =
      "line 2 has 'm-2,2026-02-05,Ivan,-7.50,EUR,costs,,125.50,2,115.50,', expected 'm-1,2026-01-05,"
    try expect("report.csv", row) { text in
      let rows = text.split(separator: "\r\n")
      return ([rows[0]] + rows.dropFirst().reversed()).joined(separator: "\r\n") + "\r\n"
    }
  }

  /// The hash in a CSV header is reported once, not for every row.
  @Test func namesAnotherHashOnce() throws {
    let folder = try built()
    try folder.write(Self.ledger + "\n", to: "Content/movements/bank.json")
    let run = try menugen("report", "bank", "--verify", in: folder.path)
    #expect(run.places.count { $0.hasSuffix("report.csv report.differs") } == 1, "\(run.errors)")
  }

  /// Without reports nothing was verified, which is an error.
  @Test(arguments: [#"[{"amount": 1}]"#, nil]) func isAFileErrorWithoutAnOutputFolder(_ ledger: String?) throws {
    let folder = try TemporaryFolder(
      ["Content/site.yaml": "currency: EUR\n"].merging(
        ledger.map { ["Content/movements/books.json": $0] } ?? [:]
      ) { $1 })
    let run = try menugen("report", "--verify", in: folder.path)
    #expect(run.status == 74 && run.ids == ["folder.missing"] && run.output.isEmpty, "\(run.errors)")
  }

  @Test func findsNothingWhereNothingChanged() throws {
    let folder = try built()
    let run = try menugen("report", "--verify", in: folder.path)
    #expect(run.status == 0 && run.output.hasPrefix("2 ledgers match the content"))
  }

  /// A build with --keep-going has a page for the ledger with errors, and lists that include it.
  @Test func accusesNobodyOfWhatTheContentsErrorsLeaveOpen() throws {
    let folder = try built()
    try folder.write("[{\"amount\": \"x\"}]", to: "Content/movements/bad.json")
    #expect(try menugen("build", "--keep-going", in: folder.path).status == 1)
    #expect(folder.exists("Output/reports/bad/index.html"))
    let run = try menugen("report", "--verify", in: folder.path)
    #expect(run.status == 1 && run.ids.allSatisfy { !$0.hasPrefix("report.") }, "\(run.errors)")
    let path = "Output/reports/bank/report.txt"
    try folder.write(folder.text(path).replacing("123.00", with: "124.00"), to: path)
    let tampered = try menugen("report", "--verify", in: folder.path)
    #expect(Set(tampered.places.filter { $0.contains("report.") }) == ["\(path) report.differs"], "\(tampered.errors)")
  }

  @Test func looksAtOneLedgerAlone() throws {
    let folder = try built()
    for path in ["reports/bank/report.csv", "reports/index.html", "site/ledgers/till/report.csv"] {
      try folder.write("x", to: "Output/\(path)")
    }
    try folder.write("x", to: "Output/reports/bank/x")
    let run = try menugen("report", "till", "--verify", in: folder.path)
    #expect(run.places == ["Output/site/ledgers/till/report.csv report.differs"])
    let bank = try menugen("report", "bank", "--verify", in: folder.path)
    #expect(bank.ids == ["report.differs", "report.unknown"])
  }

  @Test func findsEachChangeOfTheContent() throws {
    let folder = try built()
    try folder.write(Self.ledger.replacing("123.00", with: "124.00"), to: "Content/movements/bank.json")
    let run = try menugen("report", "--verify", in: folder.path)
    #expect(run.status == 1)
    #expect(Set(run.ids) == ["report.differs"] && run.places.count > 8)
  }
}
