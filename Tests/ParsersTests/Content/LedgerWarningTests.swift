import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// Warnings for likely mistakes in ledgers.
@Suite struct LedgerWarningTests {
  private func warnings(_ files: [String], endings: [String] = []) -> [Diagnostic] {
    var site = Site()
    (site.currency, site.namesCurrency) = (.eur, true)
    let parts = files.enumerated().map { SourceFile(path: "movements/bank/\($0).csv", text: $1) }
    if parts.count == 1 { return parseLedger(parts[0], site: site).diagnostics }
    return parseLedger(head: SourceFile(path: "movements/bank/ledger.yaml", text: ""), parts: parts, site: site)
      .diagnostics
  }

  private func table(_ rows: [String], _ header: String = "date,name,amount,category") -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  @Test("A movement in two files of a ledger is told with both places")
  func tellsOneDuplicate() throws {
    let found = warnings([
      table(["2026-01-01,Rent,-500,", "2026-01-05,Coffee,-2.50,"]),
      table(["2026-01-05,Coffee,-2.50,", "2026-01-06,Tea,-2,"]),
    ])
    let warning = try #require(found.first)
    #expect(found.map(\.id) == ["movement.duplicate"] && warning.severity == .warning)
    #expect(warning.file == "movements/bank/1.csv" && warning.line == 2)
    #expect(warning.message.contains("-2.50 EUR") && warning.message.contains("movements/bank/0.csv:3:1"))
  }

  @Test("Files that overlap say once how many movements they share and what these come to")
  func sumsUpOverlaps() throws {
    let rows = (1...28).map { "2026-02-\($0 < 10 ? "0" : "")\($0),Sale,10.0\($0 % 10),sales" }
    let found = warnings([table(Array(rows[..<20])), table(Array(rows[10...])), table(["2026-03-01,Other,1,"])])
    #expect(found.map(\.id) == ["movement.duplicate"])
    let message = try #require(found.first?.message)
    #expect(
      message.contains("10 movements") && message.contains("100.45 EUR")
        && message.contains("from 2026-02-11 to 2026-02-20"))
  }

  @Test("What one file has twice is no duplicate, and what two have is counted as often as both have it")
  func countsEachAsOftenAsBothHaveIt() throws {
    let coffee = "2026-01-05,Coffee,-2.50,"
    #expect(warnings([table([coffee, coffee])]) == [])
    #expect(warnings([table([coffee, coffee]), table(["2026-01-06,Tea,1,"])]) == [])
    let found = warnings([table([coffee, coffee]), table([coffee, coffee, coffee])])
    #expect(try #require(found.first).message.contains("2 movements") && found.count == 1)
  }

  @Test("Movements with ids, or that differ in anything, are no duplicates")
  func tellsMovementsApart() {
    let header = "id,date,name,amount,note"
    #expect(warnings([table(["a,2026-01-01,X,1,"], header), table(["b,2026-01-01,X,1,"], header)]) == [])
    #expect(warnings([table([",2026-01-01,X,1,n"], header), table([",2026-01-01,X,1,m"], header)]) == [])
  }

  @Test("A reference that two files have in one movement isn't told twice")
  func tellsReferencesOnce() {
    let header = "date,name,amount,reference"
    let rows = (1...9).map { "2026-01-0\($0),X,1,R\($0)" }
    #expect(warnings([table(rows, header), table(rows, header)]).map(\.id) == ["movement.duplicate"])
  }

  @Test(
    "A category that is nearly another is told with both places",
    arguments: [
      (["Kosten/Waren", "kosten/waern"], 1), (["Kosten/Waren", "kosten/waren"], 1), (["sales/food", "sales/fod"], 0),
      (["sales/lunch", "sales/lunhc"], 1), (["rent 1", "rent 2"], 0), (["costs/2025", "costs/2026"], 0),
      (["a/b", "a:b"], 0),
      (["costs", "costs/produce"], 0), (["sales/dinner", "sales/dinners"], 1), (["food", "drink"], 0),
      (["naïve", "naive"], 1),
    ] as [([String], Int)])
  func tellsNearCategories(_ names: [String], _ count: Int) throws {
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

  @Test(
    "A date that is more than a year from all others is told",
    arguments: [
      (["2026-01-01", "2026-02-01", "2062-03-01"], 4), (["2016-01-01", "2026-02-01", "2026-03-01"], 2),
      (["2026-01-01", "2027-02-02"], nil), (["2024-01-01", "2026-02-01", "2028-03-01"], nil),
      (["2026-01-01", "2026-12-31", "2028-01-01"], nil), (["2025-01-01", "2026-01-01", "2027-01-02"], nil),
    ] as [([String], Int?)])
  func tellsFarDates(_ dates: [String], _ line: Int?) {
    let found = warnings([table(dates.map { "\($0),X,1," })])
    #expect(found.map(\.id) == (line == nil ? [] : ["date.outlier"]) && found.first?.line == line)
  }

  @Test("A withdrawn currency is valid in books of its time, and a warning behind it")
  func takesWithdrawnCurrencies() throws {
    let header = "date,name,amount,currency"
    let rows = [
      "1999-05-01,X,10.50,DEM", "2001-12-31,X,1000,ITL", "2022-12-31,X,1,HRK", "2025-12-31,X,1,BGN", ",X,1,FRF",
    ]
    #expect(warnings([table(rows, header)]).filter { $0.id != "date.outlier" } == [])
    let late = warnings([
      table(["2023-02-01,X,1,HRK", "2024-01-01,X,1,HRK", "2026-01-01,X,1,BGN", "2025-12-31,X,1,BGN"], header)
    ]).sorted()
    #expect(late.map(\.id) == ["currency.withdrawn", "currency.withdrawn"])
    #expect(
      late.map(\.line) == [2, 4] && late[0].message.contains("2 movements") && late[0].message.contains("2023-01"))
    #expect(warnings([table(["2001-12-31,X,10.5,ITL"], header)]).map(\.id) == ["amount.decimals"])
  }

  @Test("A menu has no withdrawn currency, and rates may")
  func refusesThemOnMenus() {
    let menu = parseMenu(SourceFile(path: "m.yaml", text: "name: M\ncurrency: DEM\nsections: []\n"), site: Site())
    #expect(menu.diagnostics.map(\.id).contains("currency.unknown"))
    let site = parseSite(
      SourceFile(path: "site.yaml", text: "rates: [{date: 1999-01-01, from: DEM, to: EUR, rate: \"0.511292\"}]\n"))
    #expect(!site.diagnostics.map(\.id).contains("currency.unknown") && site.value.rates.count == 1)
    #expect(
      parseSite(SourceFile(path: "site.yaml", text: "currency: HRK\n")).diagnostics.map(\.id).contains(
        "currency.unknown"))
  }

  @Test("A bank's table is told by its separator, before its quotes")
  func knowsSemicolons() throws {
    let text =
      "\"Auftragskonto\";\"Buchungstag\";\"Beg\u{FC}nstigter/Zahlungspflichtiger\";\"Betrag\"\n\"DE12\";\"02.03.26\";\"Kevin, Ivan\";\"-12,50\"\n"
    let latin1 = SourceFile(
      path: "bank.csv", bytes: Array(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    for file in [
      latin1, SourceFile(path: "bank.csv", text: text), SourceFile(path: "bank.csv", text: "a\tb\n"),
      SourceFile(path: "bank.csv", text: "date|name|amount\n"),
    ] {
      let found = parseLedger(file, site: Site()).diagnostics
      #expect(found.map(\.id) == ["csv.separator"] && found[0].hint?.contains("commas") == true)
    }
    #expect(warnings(["date,name,amount,note\n2026-01-01,X,1,\"a;b;c\"\n"]) == [])
  }

  @Test("A balance that goes on from one that nobody wrote leads to the key for it")
  func leadsToTheOpeningBalance() throws {
    let found = warnings(["date,name,amount,balance\n2026-01-01,X,1,101\n2026-01-02,X,2,103\n"])
    #expect(found.map(\.id) == ["movement.balance"])
    #expect(found[0].hint?.contains("write openingBalance: 100.00 in a ledger.yaml") == true)
    let column = warnings(["date,name,amount,Opening Balance\n2026-01-01,X,1,5\n"])
    #expect(column.map(\.id) == ["key.unknown"] && column[0].hint?.contains("ledger.yaml") == true)
  }
}

extension Diagnostic {
  fileprivate var line: Int? { if case .line(let location) = place { location.line } else { nil } }
}
