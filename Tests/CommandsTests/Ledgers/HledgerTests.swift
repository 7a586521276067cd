import Foundation
import Testing

/// Compares reports with hledger's, for the same movements in double entries.
@Suite struct HledgerTests {
  /// Account trees, with and without movements without an account.
  @Test(.enabled(if: hledger != nil, "hledger is not installed"), arguments: [true, false])
  func agreesWithHledgerAboutAccounts(hasOneAccount: Bool) throws {
    let all = movements(200).enumerated().map { index, movement in
      var movement = movement
      movement.account = hasOneAccount || index % 3 > 0 ? "assets:bank" : "assets:cash"
      return movement
    }
    let lines = all.enumerated().map { index, movement in
      let account = hasOneAccount && index % 2 > 0 ? "" : #","account":"\#(movement.account)""#
      return
        #"{"date":"\#(movement.date)","amount":"\#(movement.amount)","currency":"\#(movement.currency)"\#(account)}"#
    }
    let entries = all.map { "\($0.date) x\n    \($0.account)  \($0.amount) \($0.currency)\n    rest\n" }
    let folder = try TemporaryFolder([
      "Content/movements/books.json": "[\(lines.joined(separator: ",\n"))]",
      "books.journal": entries.joined(separator: "\n"),
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    for (key, depth) in [("byAccount", 2), ("accountTree", 1)] {
      let sums = try #require(report[key] as? [String: String])
      for currency in ["EUR", "USD", "JPY"] {
        let run = try shell(
          "hledger -f books.journal balance --flat --no-total --depth \(depth) ^assets cur:\(currency) -O csv",
          in: folder.path)
        let rows = run.output.split(separator: "\n").dropFirst().map { $0.filter { $0 != "\"" }.split(separator: ",") }
        #expect(run.status == 0 && !rows.isEmpty)
        for row in rows {
          #expect(sums["\(row[0])|\(currency)"].map { cents($0[...]) } == cents(row[1].prefix { $0 != " " }))
        }
      }
    }
  }

  static let hledger = ["/usr/bin/hledger", "/usr/local/bin/hledger"].first(
    where: FileManager.default.isExecutableFile(atPath:))

  /// Sums by category and month, and running balances of two accounts, in three currencies.
  @Test(.enabled(if: hledger != nil, "hledger is not installed")) func agreesWithHledger() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": books(count: 400), "books.journal": journal(count: 400),
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    func hledger(_ arguments: String) throws -> [[String]] {
      let run = try shell("hledger -f books.journal \(arguments) -O csv", in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      return run.output.split(separator: "\n").dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != "\"" } }
      }
    }
    func amount(_ cell: String) -> Int { cents(cell.prefix { $0 != " " }) }
    let categories = try #require(report["byCategory"] as? [String: String])
    let months = try #require(report["byMonthCategory"] as? [String: String])
    let registers = try #require(report["register"] as? [String: [[String: String]]])
    for currency in ["EUR", "USD", "JPY"] {
      let balances = try hledger("balance --flat --no-total --invert ^costs ^sales cur:\(currency)")
      #expect(
        Dictionary(uniqueKeysWithValues: balances.map { ("\($0[0])|\(currency)", amount($0[1])) })
          == categories.filter { $0.key.hasSuffix("|\(currency)") }.mapValues { cents($0[...]) })

      let matrix = try hledger("balance --monthly --flat --no-total --invert ^costs ^sales cur:\(currency)")
      var sums: [String: Int] = [:]
      for row in matrix {
        for (month, cell) in row.dropFirst().enumerated() where amount(cell) != 0 {
          sums["2026-0\(month + 1)|\(row[0])|\(currency)"] = amount(cell)
        }
      }
      #expect(sums == months.filter { $0.key.hasSuffix("|\(currency)") }.mapValues { cents($0[...]) })

      for account in ["bank", "cash"] {
        let register = try #require(registers["\(account)|\(currency)"])
        let running = try hledger("register ^\(account)$ cur:\(currency)").map { amount($0.last ?? "") }
        #expect(register.map { cents(($0["balance"] ?? "")[...]) } == running && running.count > 10)
      }
    }
  }
}
