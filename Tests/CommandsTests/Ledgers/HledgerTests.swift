import Foundation
import MenugenTestSupport
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

  /// A bank's table, read by `menugen import` and by hledger's own rules, with twins, thousands marks and quoted names.
  @Test(.enabled(if: hledger != nil, "hledger is not installed"), arguments: 1...5 as ClosedRange<UInt64>)
  func agreesWithHledgerAboutImports(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let names = ["Markt am Tor", "\"Öl; Essig\"", "Terminal", "\"Der \"\"Wirt\"\"\"", "Miete"]
    var rows: [String] = []
    for day in 1...28 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let cents = Int.random(in: 0...250_000, using: &random)
        let (euros, rest) = (cents / 100, cents % 100)
        let whole = euros < 1000 ? "\(euros)" : "\(euros / 1000)." + String("00\(euros % 1000)".suffix(3))
        let sign = Bool.random(using: &random) ? "-" : ""
        let row =
          "\(String("0\(day)".suffix(2))).03.2026;\(names.randomElement(using: &random)!);"
          + "\(sign)\(whole),\(String("0\(rest)".suffix(2)))"
        rows += Int.random(in: 0..<8, using: &random) == 0 ? [row, row] : [row]
      }
    }
    let folder = try TemporaryFolder([
      "Content/site.yaml": "name: Bank\ncurrency: EUR\n",
      "bank.csv": "Buchungstag;Name;Betrag\n" + rows.joined(separator: "\n") + "\n",
      "bank.rules": """
      skip 1
      separator ;
      date-format %d.%m.%Y
      decimal-mark ,
      fields date, description, amount
      currency EUR
      account1 assets:bank
      account2 rest

      """,
    ])
    #expect(try shell("menugen import bank.csv --into movements/bank", in: folder.path).status == 0)
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let registers = try #require(report["register"] as? [String: [[String: String]]])
    let own = try #require(registers["EUR"]).map { row -> [String?] in
      [row["date"], row["name"], row["amount"]?.digits, row["balance"]?.digits]
    }
    let run = try shell(
      "LC_ALL=C.UTF-8 hledger -f bank.csv --rules-file bank.rules register ^assets -O csv", in: folder.path)
    let theirs = run.output.split(separator: "\n").dropFirst().map { line -> [String?] in
      let cells = line.dropFirst().dropLast().replacing("\",\"", with: "\t").replacing("\"\"", with: "\"")
        .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return cells.count < 7 ? cells : [cells[1], cells[3], cells[5].digits, cells[6].digits]
    }
    #expect(registers.count == 1 && run.status == 0 && own.count == rows.count)
    #expect(own == theirs)
  }
}

extension String {
  /// The amount's minus sign and digits, without leading zeros.
  fileprivate var digits: String { Int(filter { $0 == "-" || $0.isNumber }).map(String.init) ?? self }
}
