import Foundation
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
@testable import MenugenSiteBuilder
import MenugenText
import Testing

@testable import MenugenCommands

/// `menugen report month-ends`.
@Suite struct MonthEndSectionTests {
  private static let books = """
    currency: EUR
    openingBalance: {bank: 10}
    movements:
    - {date: 2026-01-05, name: Sales, amount: 100, account: bank, balance: 110}
    - {date: 2026-02-06, name: Till, amount: 30.5, account: till}
    - {name: Fee, amount: -4, account: bank}
    - {date: 2026-02-07, name: Rent, amount: -50, account: bank, balance: 56}
    """

  private func report(
    _ books: String = MonthEndSectionTests.books, _ change: (inout ReportRequest) -> Void = { _ in }
  ) throws -> (source: ReportSource, ids: [String]) {
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: ["movements/books.yaml": books])
    options.themes = MemoryFiles(root: "Themes", texts: [:])
    var request = ReportRequest()
    request.extract = ReportExtract(.monthEnds)
    change(&request)
    var outcome = BuildPlan.Outcome()
    let sources = try ReportSource.all(options, ledgers: [], request, &outcome)
    return (try #require(sources.first, "\(outcome.diagnostics)"), outcome.diagnostics.map(\.id))
  }

  private func text(_ source: ReportSource, _ format: ReportCommand.Format) -> String {
    var output = ByteBuffer()
    source.write(format, to: &output)
    return output.text
  }

  @Test("Every format has the balances and whether they are proved")
  func agrees() throws {
    let source = try report().source
    #expect(
      text(source, .csv).components(separatedBy: "\r\n") == [
        "date,account,currency,balance,claim,difference,pending,claimDate",
        "2026-01-31,bank,EUR,110.00,proved,0.00,,", "2026-01-31,till,EUR,0.00,none,,,",
        "2026-02-28,bank,EUR,60.00,differs,-4.00,,", "2026-02-28,till,EUR,30.50,none,,,", "",
      ])
    let list = try #require(try json(text(source, .json))["monthEnds"] as? [[String: String]])
    #expect(list.map { $0["claim"] } == ["proved", "none", "differs", "none"] && list[2]["difference"] == "-4.00")
    let plain = text(source, .text)
    #expect(plain.contains(#/2026-02-28 +bank +differs by -€4\.00 +€56\.00 +€60\.00/#) && plain.contains("Proved: "))
    #expect(text(source, .html).contains("differs by \u{2212}€4.00"))
  }

  @Test("A balance during the month that differs is in every format, with its day")
  func findsContradictions() throws {
    let books = """
      currency: EUR
      openingBalance: 10
      movements:
      - {date: 2026-01-05, name: Sales, amount: 100}
      - {date: 2026-01-29, name: Rent, amount: -50}
      balances:
      - {date: 2026-01-20, amount: 112.50, interim: true}
      """
    let (source, _) = try report(books)
    #expect(
      text(source, .csv).hasSuffix("\r\n2026-01-31,,EUR,60.00,differs,2.50,,2026-01-20\r\n"), "\(text(source, .csv))")
    #expect(text(source, .text).contains("differs by €2.50 (2026-01-20)"))
    #expect(text(source, .html).contains("differs by €2.50 (2026-01-20)"))
    let list = try #require(try json(text(source, .json))["monthEnds"] as? [[String: String]])
    #expect(list.map { [$0["claim"], $0["difference"], $0["claimDate"]] } == [["differs", "2.50", "2026-01-20"]])
  }

  @Test("A period, an account and a limit select rows; a part of an account has none")
  func selects() throws {
    let (february, _) = try report {
      $0.selection.from = CalendarDate("2026-02-01")
      $0.selection.account = "till"
    }
    #expect(text(february, .csv).contains("\r\n2026-02-28,till,EUR,30.50,none,,,\r\n"))
    #expect(!text(february, .csv).contains("2026-01-31") && !text(february, .csv).contains("bank"))
    let (first, _) = try report { $0.extract.limit = 1 }
    #expect(text(first, .text).contains("Others (3)") && !text(first, .csv).contains("till"))
    let part = try report { $0.selection.search = "rent" }
    #expect(part.ids.contains("report.empty-section") && text(part.source, .csv).split(separator: "\r\n").count == 1)
  }
}
