import Foundation
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
@testable import MenugenSiteBuilder
import MenugenText
import Testing

@testable import MenugenCommands

/// `menugen report forecast`.
@Suite struct ForecastSectionTests {
  private static let books = """
    currency: EUR
    movements:
    - {date: 2026-01-01, name: "=Rent", amount: -800, account: bank}
    - {date: 2026-01-15, name: Sales, amount: 20, account: bank}
    - {date: 2026-02-01, name: "=Rent", amount: -800, account: bank}
    - {date: 2026-02-28, name: "=Rent", amount: -810.5, account: bank, splits: [{amount: -800}, {amount: -10.5}]}
    """

  private func report(
    _ format: ReportCommand.Format, _ change: (inout ReportRequest) -> Void = { _ in }
  ) throws -> (text: String, ids: [String]) {
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: ["movements/books.yaml": Self.books])
    options.themes = MemoryFiles(root: "Themes", texts: [:])
    var request = ReportRequest()
    request.extract = ReportExtract(.forecast)
    change(&request)
    var outcome = BuildPlan.Outcome()
    let source = try #require(try ReportSource.all(options, ledgers: [], request, &outcome).first)
    var output = ByteBuffer()
    source.write(format, to: &output)
    return (output.text, outcome.diagnostics.map(\.id))
  }

  @Test("Every format has the expected movements, marked as a forecast, and the text has their sum")
  func agrees() throws {
    #expect(
      try report(.csv) { $0.forecastEnd = CalendarDate("2026-05-01") }.text.components(separatedBy: "\r\n") == [
        "date,name,account,interval,count,forecast,currency", "2026-04-01,'=Rent,bank,month,3,-810.50,EUR",
        "2026-05-01,'=Rent,bank,month,3,-810.50,EUR", "",
      ])
    let list = try #require(try json(report(.json).text)["forecast"] as? [[String: Any]])
    #expect(list.map { $0["date"] as? String } == ["2026-04-01", "2026-05-01"])
    let text = try report(.text).text
    #expect(text.contains("Forecast") && text.contains(#/=Rent +2026-04-01 +bank +every month +-€810\.50/#))
    #expect(text.contains(#/Total +-€1,621\.00/#) && text.contains("A forecast: "))
    #expect(try report(.html).text.contains("A forecast: "))
  }

  @Test("A later day ends a recurrence; without any, a note says what recurs") func ends() throws {
    let later = try report(.csv) { $0.forecastStart = CalendarDate("2026-04-06") }
    #expect(later.ids.contains("report.empty-section") && later.text.split(separator: "\r\n").count == 1)
    let early = try report(.csv) { $0.forecastEnd = CalendarDate("2026-03-01") }
    #expect(early.ids.contains("report.empty-section"))
    #expect(try report(.csv) { $0.selection.search = "sales" }.ids.contains("report.empty-section"))
  }

  @Test("Days of movements are wrong usage; --to ends the forecast") func refusesUsage() throws {
    let folder = try TemporaryFolder(["Content/movements/books.yaml": Self.books])
    for options in ["--from 2026-01-01", "--period 2026", "--by month", "--sort amount"] {
      #expect(try shell("menugen report forecast \(options)", in: folder.path).status == 64, "\(options)")
    }
    let run = try menugen("report", "forecast", "--to", "2026-04-30", "--format", "csv", in: folder.path)
    #expect(run.status == 0 && run.output.split(separator: "\r\n").count == 2, "\(run.errors)")
  }
}
