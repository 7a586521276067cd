import Foundation
import Testing

/// Compares the figures of a ledger's text, HTML, JSON and pages with each other, and with the rows of its CSV.
@Suite struct ReportAgreementTests {
  /// Parents with own amounts, missing categories, accounts and dates, three currencies, a month without movements.
  private static let books = """
    {"currency": "EUR", "openingBalance": {"assets/bank": 100}, "budget": {"costs": 200, "sales": 1}, "movements": [
     {"date": "2026-01-05", "name": "a", "amount": -400, "category": "costs", "account": "assets/bank"},
     {"date": "2026-01-06", "name": "b", "amount": -50, "category": "costs/rent", "account": "assets/till"},
     {"date": "2026-01-07", "name": "c", "amount": 20, "category": "costs/food/fish", "account": "assets"},
     {"date": "2026-03-01", "name": "d", "amount": -20, "category": "costs/food/fish", "account": "assets/bank"},
     {"date": "2026-04-01", "name": "e", "amount": 1300.5, "category": "sales:lunch"},
     {"date": "2026-04-02", "name": "f", "amount": 30.5, "currency": "USD", "category": "sales"},
     {"date": "2026-04-02", "name": "g", "amount": 3000, "currency": "JPY"},
     {"date": "2026-04-03", "name": "h", "amount": -6, "category": "costs", "account": "assets/bank"},
     {"date": "2026-04-03", "name": "j", "amount": -9, "currency": "USD", "category": "costs/rent"},
     {"name": "i", "amount": -7, "category": "costs/food", "account": "assets/bank"}]}
    """

  private static let ledgers = [
    books,
    books.replacing("\"openingBalance\": {\"assets/bank\": 100}, ", with: ""),
    books.replacing(#/"date": "[^"]*", /#, with: ""),
    books.replacing(#/, "category": "[^"]*"/#, with: ""),
    books.replacing(#/, "account": "[^"]*"/#, with: "").replacing("{\"assets/bank\": 100}", with: "100"),
    books.replacing(#/:lunch|\/rent|\/food\/fish|\/food/#, with: ""),
    books.replacing("{\"assets/bank\": 100}", with: #"[100, {"account": "assets", "amount": 5, "currency": "USD"}]"#),
    #"{"currency": "EUR", "openingBalance": [{"amount": 5, "currency": "USD"}], "movements": []}"#,
    "[]",
  ]

  private func folder(_ ledger: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/movements/books.json": ledger,
      "Content/site.yaml": """
      currency: EUR
      rates: [{date: 2026-01-01, from: USD, to: EUR, rate: 0.5}, {date: 2026-02-01, from: JPY, to: EUR, rate: 0.006}]

      """,
    ])
  }

  @Test(arguments: ledgers) func allFormsHaveTheSameFigures(_ ledger: String) throws {
    let folder = try folder(ledger)
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let json = try ReportForm(json: folder.text("Output/reports/books/report.json"))
    let page = try ReportForm(html: folder.text("Output/reports/books/index.html"))
    let text = try ReportForm(text: folder.text("Output/reports/books/report.txt"))
    let html = try ReportForm(html: menugen("report", "--format", "html", in: folder.path).output)
    #expect(text.differences(from: html) == [])
    #expect(text.differences(from: page) == [])
    // Without movements there are no averages and no counts.
    let told = ledger.contains("\"amount\": -") ? json : json.only(["count", "total"])
    #expect(text.differences(from: told) == [])
    try expectRows(folder.text("Output/reports/books/report.csv"), comeTo: json)
  }

  /// Pages cover whole ledgers by month; other formats also parts and other periods.
  @Test(arguments: [
    "--by quarter", "--by week", "--by year", "--from 2026-02-01", "--category costs", "--account assets/bank",
    "--search a", "--from 2026-04-01 --to 2026-04-30", "--from 2026-02-01 --to 2026-02-28", "--to 2026-06-30",
    "--from 2026-02-01 --to 2026-03-31 --category costs", "--from 2025-01-01 --to 2025-02-28", "--search nobody",
  ])
  func allFormsOfAPartHaveTheSameFigures(_ options: String) throws {
    let folder = try folder(Self.books)
    func report(_ format: String) throws -> String {
      try shell("menugen report \(options) --format \(format)", in: folder.path).output
    }
    var text = try ReportForm(text: report("text"))
    let json = try ReportForm(json: report("json"))
    #expect(text.differences(from: try ReportForm(html: report("html"))) == [])
    // JSON has registers by account, and no running total of all rows.
    text = text.without("running")
    // Without movements there is no average.
    let told = json.figures["count"] == "0" ? json.only(["account", "budget", "count", "period", "total"]) : json
    #expect(text.differences(from: told) == [])
    try expectRows(report("csv"), comeTo: json)
  }

  /// Compares the sums of CSV rows with the other formats.
  private func expectRows(_ csv: String, comeTo form: ReportForm) throws {
    let rows = try CSVRows(csv)
    let periods = Set(form.figures.keys.filter { $0.hasPrefix("period ") }.map { $0.split(separator: " ")[1] })
    let isMonthly = periods.allSatisfy { $0 == "undated" || $0.count == 7 && !$0.contains("Q") && !$0.contains("W") }
    let known = rows.figures(byMonth: isMonthly)
    let words: Set<Substring> = ["count", "category", "account", "matrix", "period", "total", "register", "statistics"]
    // Rows have no opening balances.
    var expected = ReportForm()
    for (name, value) in form.only(words).figures {
      let field = name.split(separator: " ").last ?? ""
      if ["opening", "closing", "change", "average"].contains(field) || value.allSatisfy({ "0.".contains($0) }) {
        continue
      }
      if !isMonthly, name.hasPrefix("period ") || name.hasPrefix("matrix ") { continue }
      expected.set(name, value)
    }
    #expect(known.differences(from: expected) == [])
  }
}

/// The rows of a `report.csv` without quotes.
private struct CSVRows {
  private let rows: [[String: String]]

  init(_ csv: String) throws {
    let lines = csv.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(lines.first)
    rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  /// Every sum of the rows, without zero ones.
  func figures(byMonth: Bool) -> ReportForm {
    var form = ReportForm()
    var (sums, counts): ([String: Int], [String: Int]) = ([:], [:])
    var places: [String: Int] = [:]
    let hasDates = rows.contains { $0["date"] != "" }
    let (categories, accounts) = (names("category"), names("account"))
    for row in rows {
      let (currency, amount) = (row["currency"] ?? "", cents(row["amount"] ?? ""))
      func add(_ prefix: String) {
        sums["\(prefix) \(amount < 0 ? "out" : "in")", default: 0] += amount
        sums["\(prefix) total", default: 0] += amount
        counts["\(prefix) count", default: 0] += 1
      }
      let month = row["date"].map { $0.isEmpty ? "undated" : String($0.prefix(7)) } ?? ""
      add("total \(currency)")
      if !categories.isEmpty {
        for place in line(row["category"] ?? "", categories) {
          add("category \(place) \(currency)")
          if byMonth, hasDates {
            sums["matrix \(place) \(currency) \(month)", default: 0] += amount
            sums["matrix \(place) \(currency) Total", default: 0] += amount
          }
        }
        if byMonth, hasDates {
          sums["matrix Total \(currency) \(month)", default: 0] += amount
          sums["matrix Total \(currency) Total", default: 0] += amount
        }
      }
      if !accounts.isEmpty {
        for place in line(row["account"] ?? "", accounts) { add("account \(place) \(currency)") }
      }
      if byMonth, hasDates { add("period \(month) \(currency)") }
      let key = "register \(row["account"] ?? "") \(currency)"
      places[key, default: 0] += 1
      form.set("\(key) \(places[key] ?? 0) amount", row["amount"])
      form.set("\(key) \(places[key] ?? 0) balance", row["balance"])
    }
    for (name, sum) in sums where sum != 0 {
      form.set(
        name,
        name.contains(" JPY ")
          ? "\(sum / 100)" : "\(sum < 0 ? "-" : "")\(abs(sum) / 100).\(String(abs(sum) % 100 + 100).dropFirst())")
    }
    for (name, count) in counts {
      // The count of a currency is in the statistics.
      form.set(name.replacing("total ", with: "statistics "), String(count))
    }
    if !rows.isEmpty { form.set("count", String(rows.count)) }
    return form
  }

  private func names(_ column: String) -> Set<String> {
    Set(rows.compactMap { $0[column] }.filter { !$0.isEmpty }.map { $0.replacing(":", with: "/") })
  }

  /// A path and its ancestors, with a row for own amounts if it has descendants.
  private func line(_ written: String, _ names: Set<String>) -> [String] {
    if written.isEmpty { return ["(none)"] }
    let parts = written.split { $0 == "/" || $0 == ":" }
    let all = parts.indices.map { parts[...$0].joined(separator: "/") }
    let isParent = names.contains { $0.hasPrefix(all[all.count - 1] + "/") }
    return all + (isParent ? [all[all.count - 1] + "/(none)"] : [])
  }

  private func cents(_ amount: String) -> Int {
    let digits = amount.contains(".") ? amount.filter { $0 != "." } : amount + "00"
    return Int(digits) ?? .min
  }
}
