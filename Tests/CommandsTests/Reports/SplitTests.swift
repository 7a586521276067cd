import Foundation
import MenugenTestSupport
import Testing

/// Splits and transfers, in every form of a report.
@Suite struct SplitTests {
  private struct Part {
    var cents: Int
    var category: String?
  }

  private struct Movement {
    var id: Int
    var date: String?
    var account: String?
    var currency: String
    var parts: [Part]
    var isSplit: Bool
    var isTransfer: Bool
    var cents: Int { parts.reduce(0) { $0 + $1.cents } }
  }

  /// A random ledger with splits and transfers.
  private struct Books {
    var movements: [Movement] = []
    let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      var random = SeededRandom(seed)
      func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      func category() -> String? {
        ["costs", "costs/rent", "sales", "costs/food", nil].randomElement(using: &random) ?? nil
      }
      for id in 0..<Int.random(in: 1...14, using: &random) {
        let isSplit = chance(2)
        let parts = (0..<(isSplit ? Int.random(in: 1...4, using: &random) : 1)).map { _ in
          Part(cents: Int.random(in: -999...999, using: &random), category: category())
        }
        movements.append(
          Movement(
            id: id, date: chance(6) ? nil : "2026-0\(Int.random(in: 1...4, using: &random))-15",
            account: ["assets/bank", "assets/till", nil].randomElement(using: &random) ?? nil,
            currency: chance(4) ? "USD" : "EUR", parts: parts, isSplit: isSplit, isTransfer: chance(3)))
      }
    }

    var json: String {
      func member(_ name: String, _ text: String?) -> String { text.map { ", \"\(name)\": \"\($0)\"" } ?? "" }
      let rows = movements.map { movement in
        let splits = movement.parts.map { "{\"amount\": \(amount($0.cents))\(member("category", $0.category))}" }
        return "{\"id\": \"M\(movement.id)\", \"name\": \"n\(movement.id)\", \"amount\": \(amount(movement.cents))"
          + member("date", movement.date) + member("account", movement.account) + member("currency", movement.currency)
          + (movement.isTransfer ? ", \"transfer\": true" : "")
          + (movement.isSplit
            ? ", \"splits\": [\(splits.joined(separator: ", "))]" : member("category", movement.parts[0].category))
          + "}"
      }
      return """
        {"name": "Books \(seed)", "currency": "EUR", "openingBalance": {"assets/bank": 100, "assets/till": 0}, "budget": {"costs": 20},
         "movements": [\(rows.joined(separator: ",\n  "))]}
        """
    }
  }

  @Test("All forms agree, transfers are in balances alone, and the parts of a split add up to it")
  func agreesInEveryForm() throws {
    let all = (0..<24).map { Books(seed: $0) }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: all.enumerated().map { ("Content/movements/l\($0).json", $1.json) }))
    let built = try menugen("build", "--quiet", in: folder.path)
    #expect(built.status == 0, "\(built.errors)")
    // It adds up every register from its pages.
    let verified = try menugen("report", "--verify", in: folder.path)
    #expect(verified.status == 0, "\(verified.errors)")
    var (transferCount, splitCount) = (0, 0)
    for (place, books) in all.enumerated() {
      let name = "l\(place): \(books.json)"
      let report = try json(folder.text("Output/reports/l\(place)/report.json"))
      let text = try ReportForm(text: folder.text("Output/reports/l\(place)/report.txt"))
      let told = try ReportForm(json: folder.text("Output/reports/l\(place)/report.json"))
      let html = try ReportForm(html: menugen("report", "l\(place)", "--format", "html", in: folder.path).output)
      #expect(text.differences(from: html) == [], "\(name)")
      #expect(text.differences(from: told) == [], "\(name)")
      let statistics = report["statistics"] as? [String: [String: Any]] ?? [:]
      let categories = report["byCategory"] as? [String: String] ?? [:]
      let accounts = report["accountBalances"] as? [String: [String: String]] ?? [:]
      for currency in ["EUR", "USD"] {
        let rows = books.movements.filter { $0.currency == currency }
        guard !rows.isEmpty else { continue }
        let parts = rows.flatMap { row in row.parts.map { (row: row, part: $0) } }
        let earned = parts.filter { !$0.row.isTransfer }.map(\.part.cents)
        let moneyIn = earned.filter { $0 > 0 }.reduce(0, +)
        let moneyOut = earned.filter { $0 < 0 }.reduce(0, +)
        #expect(statistics[currency]?["in"] as? String == amount(moneyIn), "\(name)")
        #expect(statistics[currency]?["out"] as? String == amount(moneyOut), "\(name)")
        #expect(
          (report["byCurrency"] as? [String: String])?[currency] == amount(rows.reduce(0) { $0 + $1.cents }), "\(name)")
        for category in Set(parts.compactMap(\.part.category)) {
          let sum = parts.filter { $0.part.category == category }.reduce(0) { $0 + $1.part.cents }
          #expect(categories["\(category)|\(currency)"] == amount(sum), "\(name)")
        }
        for account in Set(rows.compactMap(\.account)) where rows.contains(where: { $0.account != account }) {
          let opening = account == "assets/bank" && currency == "EUR" ? 10000 : 0
          let own = rows.filter { $0.account == account }
          let balance = accounts["\(account)|\(currency)"]
          #expect(balance?["closing"] == amount(opening + own.reduce(0) { $0 + $1.cents }), "\(name)")
          let moved = own.filter(\.isTransfer).reduce(0) { $0 + $1.cents }
          if books.movements.contains(where: \.isTransfer) {
            #expect(balance?["transfers"] == amount(moved), "\(name)")
          }
        }
        transferCount += rows.filter(\.isTransfer).count
        splitCount += rows.filter { $0.parts.count > 1 }.count
      }
      // Budgets count neither transfers nor other categories of a split.
      let spent = books.movements.filter { $0.currency == "EUR" && !$0.isTransfer && $0.date != nil }
        .flatMap(\.parts).filter { $0.category?.hasPrefix("costs") ?? false }.reduce(0) { $0 - $1.cents }
      let budget = (report["budgetTotal"] as? [String: [String: String]])?["costs|EUR"]
      if let budget { #expect(budget["spent"] == amount(spent), "\(name)") }
    }
    #expect(transferCount > 30 && splitCount > 30)
  }

  private static let shop = """
    {"currency": "EUR", "movements": [
     {"id": "m1", "date": "2026-03-02", "name": "Metro", "amount": -100, "account": "bank", "note": "Week 9",
      "reference": "R1", "splits": [{"amount": -60, "category": "costs/food"},
      {"amount": -45, "category": "costs/wine", "note": "Barolo"}, {"amount": 5}], "category": "costs", "balance": -100},
     {"id": "m2", "date": "2026-03-03", "name": "To savings", "amount": -500, "account": "bank", "transfer": true},
     {"id": "m3", "date": "2026-03-03", "name": "From bank", "amount": 500, "account": "savings", "transfer": true},
     {"id": "m4", "date": "2026-03-04", "name": "Card sales", "amount": 80, "account": "bank", "category": "sales"}]}
    """

  @Test("A part has its category, amount and number, and is found by the whole amount, too")
  func showsParts() throws {
    let folder = try TemporaryFolder([
      "Content/movements/shop.json": Self.shop, "Content/site.yaml": "movements: {detailPages: always}\n",
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let csv = try folder.text("Output/reports/shop/report.csv").components(separatedBy: "\r\n")
    #expect(
      csv[0].hasPrefix(
        "id,date,name,amount,currency,category,account,balance,number,sum,note,reference,item,quantity,split,transfer,")
    )
    #expect(csv[1].hasPrefix("m1,2026-03-02,Metro,-60.00,EUR,costs/food,bank,-60.00,1,-60.00,Week 9,R1,,,1/3,,"))
    #expect(csv[2].hasPrefix("m1,2026-03-02,Metro,-45.00,EUR,costs/wine,bank,-105.00,2,-105.00,Barolo,R1,,,2/3,,"))
    #expect(csv[3].hasPrefix("m1,2026-03-02,Metro,5.00,EUR,costs,bank,-100.00,3,-100.00,,R1,,,3/3,,"))
    #expect(csv[4].hasPrefix("m2,2026-03-03,To savings,-500.00,EUR,,bank,-600.00,4,-600.00,,,,,,true,"))
    func report(_ options: String) throws -> [String: Any] {
      try json(shell("menugen report --format json \(options)", in: folder.path).output)
    }
    let totals = try #require((report("summary")["statistics"] as? [String: [String: Any]])?["EUR"])
    #expect(totals["in"] as? String == "85.00" && totals["out"] as? String == "-105.00")
    #expect(totals["transfers"] as? String == "0.00" && totals["largestOut"] as? String == "-60.00")
    let accounts = try #require(report("accounts")["accountFigures"] as? [String: [String: Any]])
    #expect(
      accounts["bank|EUR"]?["transfers"] as? String == "-500.00"
        && accounts["bank|EUR"]?["total"] as? String == "-520.00")
    for (options, count) in [
      ("--amount 100", 3), ("--amount 45", 1), ("--category costs/wine", 1), ("--search barolo", 1),
      ("--search metro", 3),
    ] {
      #expect(try report("register \(options)")["count"] as? Int == count, "\(options)")
    }
    let text = try menugen("report", "summary", in: folder.path).output
    #expect(text.contains("Transfers"))
    // Every part has its own page and its own anchor.
    let page = try folder.text("Output/reports/shop/2026-03/index.html")
    for anchor in ["m-m1", "s-2-m1", "s-3-m1"] { #expect(page.contains("id=\"\(anchor)\"")) }
    for (name, fact) in [("m1", "Split 1/3 · "), ("m1~~2", "Split 2/3 · "), ("m1~~3", "Split 3/3 · ")] {
      #expect(words(try folder.text("Output/reports/shop/movements/\(name)/index.html")).contains(fact))
    }
    #expect(try words(folder.text("Output/reports/shop/index.html")).contains("Transfers"))
    // A changed part is reported by its number.
    try shell(
      "sed -i 's/\"amount\":\"-45.00\"/\"amount\":\"-54.00\"/' Output/reports/shop/report.json", in: folder.path)
    let differing = try menugen("report", "--verify", in: folder.path)
    #expect(
      differing.errors.contains("register bank|EUR m1 2/3 amount is '-54.00', expected '-45.00'"), "\(differing.errors)"
    )
    #expect(differing.ids.count == 1)
  }

  @Test("A ledger without transfers has no column of them, and a theme of its own shows them")
  func addsColumnsOnlyIfNeeded() throws {
    let folder = try TemporaryFolder(["Content/movements/katas.json": Sites.katas])
    for format in ["text", "json", "html", "csv"] {
      #expect(try !menugen("report", "--format", format, in: folder.path).output.lowercased().contains("transfers"))
    }
    let other = try TemporaryFolder(["Content/movements/shop.json": Self.shop])
    #expect(try menugen("build", "--quiet", "--theme", "trattoria", in: other.path).status == 0)
    #expect(try words(other.text("Output/reports/shop/index.html")).contains("Transfers"))
    #expect(try menugen("report", "--verify", "--theme", "trattoria", in: other.path).status == 0)
  }

  @Test(arguments: [
    (#"{"amount": 10, "splits": [{"amount": 4}, {"amount": 5}]}"#, ["split.sum"]),
    (#"{"amount": 10, "splits": []}"#, ["split.sum"]),
    (#"{"amount": 0, "splits": []}"#, []),
    (#"{"amount": 10, "splits": [{"category": "a"}]}"#, ["movement.no-amount"]),
    (#"{"amount": 10, "splits": [{"amount": "4.005"}, {"amount": 6}]}"#, ["amount.decimals"]),
    (#"{"amount": 10, "splits": 10}"#, ["value.type"]),
    (#"{"amount": 10, "splits": [10]}"#, ["value.type"]),
    (#"{"amount": 10, "splits": {"amount": 10}}"#, ["value.type"]),
    (#"{"amount": 10, "splits": [{"amount": 10, "categry": "a"}]}"#, ["key.misspelt"]),
    (#"{"amount": 10, "splits": [null, {"amount": 10, "category": null, "note": null}], "transfer": null}"#, []),
    (#"{"amount": 10, "splits": null, "transfer": "yes"}"#, ["value.type"]),
    (
      #"{"amount": "9223372036854775807", "currency": "JPY", "splits": [{"amount": "9223372036854775807"}, {"amount": "9223372036854775807"}]}"#,
      ["split.sum"]
    ),
  ])
  func reportsWrongSplits(_ movement: String, _ ids: [String]) throws {
    let folder = try TemporaryFolder([
      "Content/movements/a.json": "{\"currency\": \"EUR\", \"movements\": [\(movement)]}"
    ])
    let run = try menugen("report", in: folder.path)
    #expect(run.ids == ids, "\(run.errors)")
    #expect(run.status == (ids.isEmpty ? 0 : 1))
  }

  @Test("A table marks transfers with true, and has no splits") func readsTransfersFromTables() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/movements/a.csv": "name,amount,transfer\nx,5,true\ny,7,\nz,8,false\n",
    ])
    let report = try json(menugen("report", "summary", "--format", "json", in: folder.path).output)
    #expect((report["statistics"] as? [String: [String: Any]])?["EUR"]?["in"] as? String == "15.00")
    try folder.write("name,amount,splits\nx,5,3\n", to: "Content/movements/a.csv")
    #expect(try menugen("report", in: folder.path).ids == ["value.type"])
  }
}
