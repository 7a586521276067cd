import Foundation
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
@testable import MenugenSiteBuilder
import MenugenText
import Testing

@testable import MenugenCommands

/// `menugen report transfers`.
@Suite struct TransferReportTests {
  private static let files = [
    "movements/bank.yaml": """
    currency: EUR
    movements:
    - {id: b1, date: 2026-03-02, name: "=To savings", amount: -50, account: assets/bank}
    - {id: b2, date: 2026-03-10, name: Cash, amount: -20, account: assets/bank}
    """,
    "movements/savings.yaml": """
    currency: EUR
    movements:
    - {date: 2026-03-03, name: From bank, amount: 50, account: assets/savings}
    - {id: s2, date: 2026-03-11, name: Cash, amount: 20, account: assets/till}
    - {id: s3, date: 2026-03-12, name: Cash, amount: 20, account: assets/savings}
    """,
  ]

  private func report(_ ledgers: [String], _ format: ReportCommand.Format, limit: Int? = nil) throws -> String {
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: Self.files)
    options.themes = MemoryFiles(root: "Themes", texts: [:])
    var request = ReportRequest()
    request.extract = ReportExtract(.transfers)
    request.isForAll = true
    var outcome = BuildPlan.Outcome()
    let sources = try ReportSource.all(options, ledgers: ledgers, request, &outcome)
    #expect(!outcome.hasErrors)
    var output = ByteBuffer()
    TransferReport(sources: sources, limit: limit, width: 80).write(format, to: &output)
    return output.text
  }

  @Test("Every format has the pairs and the ambiguous movements of all ledgers")
  func lists() throws {
    #expect(
      try report([], .csv).components(separatedBy: "\r\n") == [
        "pair,ledger,id,date,account,name,amount,currency", "1,bank,b1,2026-03-02,assets/bank,'=To savings,-50.00,EUR",
        "1,savings,1,2026-03-03,assets/savings,From bank,50.00,EUR", ",bank,b2,2026-03-10,assets/bank,Cash,-20.00,EUR",
        ",savings,s2,2026-03-11,assets/till,Cash,20.00,EUR", ",savings,s3,2026-03-12,assets/savings,Cash,20.00,EUR", "",
      ])
    let value = try json(report([], .json))
    #expect((value["probableTransfers"] as? [[[String: String]]])?.first?.map { $0["id"] } == ["b1", "1"])
    #expect((value["ambiguousTransfers"] as? [[String: String]])?.map { $0["id"] } == ["b2", "s2", "s3"])
    let text = try report([], .text)
    #expect(
      text.contains(#/1 +2026-03-02 +bank +b1 /#) && text.contains("transfer: true") && text.contains("Ambiguous"))
  }

  @Test("Named ledgers are compared with each other alone; a limit cuts each list")
  func selects() throws {
    #expect(try report(["bank"], .csv).split(separator: "\r\n").count == 1)
    #expect(try report([], .csv, limit: 1).split(separator: "\r\n").count == 4)
    #expect(try report([], .text, limit: 1).contains("Others (2)"))
  }

  @Test("Other formats and options are wrong usage") func refusesUsage() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ("Content/" + $0.key, $0.value) }))
    for options in ["--format html", "--by month", "--depth 2", "--verify", "--sort amount", "--compare last-year"] {
      #expect(try shell("menugen report transfers \(options)", in: folder.path).status == 64, "\(options)")
    }
    let run = try menugen("report", "transfers", "--from", "2026-03-04", "--format", "csv", in: folder.path)
    #expect(run.status == 0 && !run.output.contains("b1") && run.output.contains("b2"), "\(run.errors)")
  }
}
