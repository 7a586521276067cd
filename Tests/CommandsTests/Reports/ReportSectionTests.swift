import Foundation
import Testing

/// `menugen report SECTION`: a section has the figures that the whole report has for it, in every format.
@Suite struct ReportSectionTests {
  private static let sections = [
    "summary", "register", "categories", "matrix", "budget", "cash-flow", "compare", "accounts",
  ]

  private static let books = """
    {"currency": "EUR", "openingBalance": {"assets/bank": 100}, "budget": {"costs": 200, "sales": 1}, "movements": [
     {"date": "2026-03-05", "name": "Rent", "amount": -400, "category": "costs", "account": "assets/bank"},
     {"date": "2026-03-06", "name": "b", "amount": -50, "category": "costs/rent", "account": "assets/till"},
     {"date": "2026-04-01", "name": "e", "amount": 1300.5, "category": "sales:lunch", "item": "dinner/marinara"},
     {"date": "2026-04-02", "name": "f", "amount": 30.5, "currency": "USD", "category": "sales"},
     {"date": "2026-04-03", "name": "h", "amount": -6, "category": "costs", "account": "assets/bank", "note": "Fish"},
     {"name": "i", "amount": -7, "category": "costs/food", "account": "assets/bank", "reference": "R-77"}]}
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/movements/books.json": Self.books,
      "Content/menus/dinner.yaml": Sites.dinner,
      "Content/site.yaml":
        "currency: EUR\nfiscalYear: --04-01\nrates: [{date: 2026-01-01, from: USD, to: EUR, rate: 0.5}]\n",
    ])
  }

  @Test(arguments: sections) func hasTheFiguresOfTheWholeReport(_ section: String) throws {
    let folder = try folder()
    func report(_ section: String, _ format: String) throws -> String {
      let run = try menugen("report", section, "books", "--format", format, in: folder.path)
      #expect(run.status == 0 && run.ids == [], "\(run.errors)")
      return run.output
    }
    let whole = try json(report("all", "json"))
    let part = try json(report(section, "json"))
    for (name, value) in part where name != "selection" {
      #expect((value as? NSObject)?.isEqual(whole[name]) == true, "\(name)")
    }
    #expect((part["selection"] as? [String: String]) == ["section": section])
    let text = try ReportForm(text: report(section, "text"))
    // A section's figures are in the whole report, and every format of the section has the same.
    let all = try ReportForm(text: report("all", "text"))
    let known = text.figures.filter { all.figures[$0.key] == $0.value }
    #expect(known == text.figures && text.figures.count > 1)
    #expect(text.differences(from: try ReportForm(html: report(section, "html"))) == [])
  }

  @Test("Together, the sections have every figure of the whole report") func coversTheReport() throws {
    let folder = try folder()
    var names: Set<String> = []
    for section in Self.sections {
      names.formUnion(try json(menugen("report", section, "--format", "json", in: folder.path).output).keys)
    }
    let whole = try json(menugen("report", "--format", "json", in: folder.path).output)
    #expect(whole.keys.count > 15 && names.isSuperset(of: whole.keys), "\(Set(whole.keys).subtracting(names))")
    var tables = ReportForm()
    for section in Self.sections where section != "register" {
      let form = try ReportForm(text: menugen("report", section, in: folder.path).output)
      for (name, value) in form.figures { tables.set(name, value) }
    }
    let all = try ReportForm(text: menugen("report", in: folder.path).output)
    let missing = all.figures.keys.filter { tables.figures[$0] == nil }.map { $0.prefix { $0 != " " } }
    // Averages and the largest movements are in the whole report and in JSON.
    #expect(Set(missing).subtracting(["register", "running", "statistics", "largest"]) == [])
  }

  @Test("Payees are the sums of each name, in every format, and only in their own section")
  func addsUpPayees() throws {
    let folder = try folder()
    func report(_ options: String) throws -> String {
      let run = try shell("menugen report payees \(options)", in: folder.path)
      #expect(run.status == 0 && run.ids == [], "\(run.errors)")
      return run.output
    }
    let rows = [
      "name,currency,count,in,out,total", "Rent,EUR,1,0.00,-400.00,-400.00", "b,EUR,1,0.00,-50.00,-50.00",
      "e,EUR,1,1300.50,0.00,1300.50", "f,USD,1,30.50,0.00,30.50", "h,EUR,1,0.00,-6.00,-6.00",
      "i,EUR,1,0.00,-7.00,-7.00", "",
    ]
    #expect(try report("--format csv").components(separatedBy: "\r\n") == rows)
    let largest = try report("--format csv --sort amount --limit 2").components(separatedBy: "\r\n")
    #expect(largest.map { $0.prefix { $0 != "," } } == ["name", "e", "Rent", ""])
    let payees = try #require(try json(report("--format json"))["payees"] as? [String: [String: Any]])
    #expect(payees.count == 6 && payees["f|USD"]?["total"] as? String == "30.50")
    #expect(try json(report("--search rent --format json"))["payees"].map { "\($0)".contains("b|EUR") } == false)
    let text = try report("")
    #expect(text.contains("By name") && text.contains("Rent"))
    #expect(try menugen("report", in: folder.path).output.contains("By name") == false)
    #expect(try json(menugen("report", "--format", "json", in: folder.path).output)["payees"] == nil)
  }

  @Test("The CSV of a section has the rows of its table, with exact amounts")
  func writesTablesAsCSV() throws {
    let folder = try folder()
    func csv(_ section: String) throws -> [String] {
      try menugen("report", section, "--format", "csv", in: folder.path).output.components(separatedBy: "\r\n")
    }
    #expect(
      try csv("categories") == [
        "category,part,currency,count,in,out,total", "costs,all,EUR,4,0.00,-463.00,-463.00",
        "costs/food,all,EUR,1,0.00,-7.00,-7.00", "costs/rent,all,EUR,1,0.00,-50.00,-50.00",
        "costs,own,EUR,2,0.00,-406.00,-406.00", "sales,all,EUR,1,1300.50,0.00,1300.50",
        "sales,all,USD,1,30.50,0.00,30.50", "sales:lunch,all,EUR,1,1300.50,0.00,1300.50",
        "sales,own,USD,1,30.50,0.00,30.50", "",
      ])
    #expect(
      try csv("summary") == [
        "currency,opening,in,out,total,closing,count,average,largestIn,largestOut",
        "EUR,100.00,1300.50,-463.00,837.50,937.50,5,167.50,1300.50,-400.00",
        "USD,0.00,30.50,0.00,30.50,30.50,1,30.50,30.50,0.00", "",
      ])
    #expect(try csv("compare")[0] == "category,part,currency,2026-03,2026-04,change,percent")
    #expect(try csv("compare").contains(",total,EUR,-450.00,1294.50,1744.50,387.7"))
    #expect(try csv("matrix")[0] == "category,part,currency,2026-03,2026-04,undated,total")
    #expect(try csv("matrix").contains("costs/food,all,EUR,0.00,0.00,-7.00,-7.00"))
    #expect(try csv("budget").contains("costs,2026-03,EUR,200.00,450.00,-250.00"))
    #expect(try csv("cash-flow").contains("2026-04,EUR,2,-350.00,1300.50,-6.00,1294.50,944.50,1744.50"))
    #expect(try csv("accounts").contains("assets/bank,all,EUR,3,100.00,0.00,-413.00,-413.00,-313.00"))
    #expect(try csv("register")[0].hasPrefix("id,date,name,amount"))
  }

  @Test("Text of a section fits the width, and a summary is readable in ten lines", arguments: [40, 60, 80, 120])
  func fitsTheWidth(_ width: Int) throws {
    let folder = try folder()
    for section in Self.sections + ["payees"] {
      let run = try menugen("report", section, "--width", "\(width)", in: folder.path)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= width }, "\(section) \(run.output)")
    }
    let plain = try TemporaryFolder([
      "Content/movements/till.json":
        #"{"currency": "EUR", "note": "Of **the** house", "movements": [{"date": "2026-03-02", "amount": 5}]}"#
    ])
    let lines = try menugen("report", "summary", in: plain.path).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 10, "\(lines)")
  }

  @Test("Years are fiscal years") func addsUpFiscalYears() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\nfiscalYear: --07-01\n",
      "Content/movements/bank.yaml": """
      budget: {costs: 10}
      movements:
      - {date: 2025-06-30, name: A, amount: -1, category: costs}
      - {date: 2025-07-01, name: B, amount: -2, category: costs}
      - {date: 2026-06-30, name: C, amount: -4, category: costs}
      - {date: 2026-07-01, name: D, amount: -8, category: costs}
      """,
    ])
    func csv(_ section: String, _ options: String...) throws -> [String] {
      let run = try menugen(["report", section, "--format", "csv", "--by", "year"] + options, in: folder.path)
      #expect(run.ids == [])
      return run.output.components(separatedBy: "\r\n")
    }
    #expect(
      try csv("cash-flow").dropFirst() == [
        "2024/25,EUR,1,0.00,0.00,-1.00,-1.00,-1.00,", "2025/26,EUR,2,-1.00,0.00,-6.00,-6.00,-7.00,-5.00",
        "2026/27,EUR,1,-7.00,0.00,-8.00,-8.00,-15.00,-2.00", "",
      ])
    #expect(try csv("budget").contains("costs,2025/26,EUR,120.00,6.00,114.00"))
    // Whole fiscal years keep their budgets.
    let days = try csv("budget", "--period", "2025-07-01..2026-06-30")
    #expect(days.contains("costs,2025/26,EUR,120.00,6.00,114.00"), "\(days)")
    #expect(try csv("matrix")[0] == "category,part,currency,2024/25,2025/26,2026/27,total")
  }

  @Test("A relative period counts from --date, and a fiscal year from the site's day") func selectsPeriods() throws {
    let folder = try folder()
    func sums(_ options: String) throws -> [String: String] {
      let run = try shell("menugen report summary --format json \(options)", in: folder.path)
      return try json(run.output)["byCurrency"] as? [String: String] ?? [:]
    }
    #expect(
      try sums("--period last-month --date 2026-04-10") == ["EUR": "-450.00", "USD": "0.00"].filter { $0.key == "EUR" })
    #expect(try sums("--period this-month --date 2026-04-10") == ["EUR": "1294.50", "USD": "30.50"])
    #expect(try sums("--period fiscal-year --date 2026-12-31") == ["EUR": "1294.50", "USD": "30.50"])
    #expect(try sums("--period fiscal-year --date 2026-03-31") == ["EUR": "-450.00"])
    #expect(try sums("--period 2026-Q1") == ["EUR": "-450.00"])
    #expect(try sums("--period 2026-03..2026-04-01") == ["EUR": "850.50"])
    #expect(try sums("--period 2026-04") == sums("--from 2026-04-01 --to 2026-04-30"))
  }

  @Test("An amount, like a text, selects a part without balances, in every format") func selectsAmounts() throws {
    let folder = try folder()
    func report(_ options: String) throws -> String { try shell("menugen report \(options)", in: folder.path).output }
    #expect(try ids(report("register --amount 50 --format json")) == ["2"])
    #expect(try ids(report("register --amount 6..60 --format json")) == ["2", "4", "5", "6"])
    #expect(try ids(report("register --amount=-60..-6 --format json")) == ["2", "5", "6"])
    #expect(try ids(report("register --amount 6.. --search fish --format json")) == ["5"])
    #expect(try ids(report("register --search r-77 --format json")) == ["6"])
    #expect(try ids(report("register --search DINNER/mari --format json")) == ["3"])
    for format in ["text", "json", "html"] {
      let form = try report("--amount 6..60 --format \(format)").replacing(
        #/<style>.*?</style>/#.dotMatchesNewlines(), with: "")
      #expect(form.matches(of: #/balance\b|opening|closing/#.ignoresCase()).isEmpty, "\(format)")
      #expect(form.contains("6..60"))
    }
  }

  @Test("A comparison has the figures that each of its days has alone, and their difference")
  func comparesPeriods() throws {
    let folder = try folder()
    func report(_ options: String) throws -> [String: Any] {
      try json(shell("menugen report --format json \(options)", in: folder.path).output)
    }
    for (before, after) in [
      ("2026-03", "2026-04"), ("2026-04", "2026-03"), ("2026-03", "2026"), ("..2026-04-01", "2026-04-02.."),
      ("2025", "2026-Q1"), ("2026-Q2", "2024"),
    ] {
      let options = "--period \(after) --compare \(before)"
      let comparison = try #require(try report("compare \(options)")["comparison"] as? [String: Any])
      #expect(comparison["before"] as? String == before && comparison["after"] as? String == after)
      let sides = [("before", try report("--period \(before)")), ("after", try report("--period \(after)"))]
      let rows = comparison["byCategory"] as? [String: [String: Any]] ?? [:]
      let totals = comparison["byCurrency"] as? [String: [String: Any]] ?? [:]
      for (side, alone) in sides {
        let figures = alone["categoryFigures"] as? [String: [String: Any]] ?? [:]
        for (key, row) in rows {
          #expect(row[side] as? String == figures[key]?["total"] as? String ?? "0.00", "\(options) \(side) \(key)")
        }
        #expect(Set(rows.keys).isSuperset(of: figures.keys))
        for (currency, sum) in alone["byCurrency"] as? [String: String] ?? [:] {
          #expect(totals[currency]?[side] as? String == sum, "\(options) \(side) \(currency)")
        }
      }
      for row in Array(rows.values) + Array(totals.values) {
        let figures = ["before", "after", "change"].map { cents((row[$0] as? String ?? "x")[...]) }
        #expect(figures[1] - figures[0] == figures[2])
        #expect((row["percent"] == nil) == (figures[0] == 0))
      }
      let text = try ReportForm(text: shell("menugen report compare \(options)", in: folder.path).output)
      #expect(
        try text.differences(
          from: ReportForm(html: shell("menugen report compare --format html \(options)", in: folder.path).output))
          == [])
    }
    let csv = try shell("menugen report compare --period 2026-04 --compare 2026-03 --format csv", in: folder.path)
    #expect(csv.output.hasPrefix("category,part,currency,2026-03,2026-04,change,percent\r\n"))
    #expect(csv.output.contains(",total,EUR,-450.00,1294.50,1744.50,387.7\r\n"))
  }

  @Test("Sorted and cut registers have a running total, and the report's totals stay whole")
  func sortsAndCuts() throws {
    let folder = try folder()
    func report(_ options: String) throws -> String { try shell("menugen report \(options)", in: folder.path).output }
    let csv = try report("register --sort amount --limit 3 --format csv").components(separatedBy: "\r\n")
    #expect(
      csv.dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).prefix(4).joined(separator: ",")
      }
        == ["3,2026-04-01,e,1300.50", "1,2026-03-05,Rent,-400.00", "2,2026-03-06,b,-50.00", ""])
    #expect(csv[3].contains(",,3,850.50"))
    #expect(try ids(report("register --sort newest --format json")) == ["5", "4", "3", "2", "1", "6"].sorted())
    let text = try report("register --limit 2")
    #expect(text.contains("Running total") && text.contains("Others (4)") && text.contains("6 movements"))
    let html = try report("register --limit 2 --format html")
    #expect(html.contains("Others (4)") && !html.contains("Closing balance"))
    let sums = try json(report("--limit 1 --format json"))
    #expect((sums["byCurrency"] as? [String: String])?["EUR"] == "837.50" && sums["count"] as? Int == 6)
    #expect((sums["closingBalance"] as? [String: String])?["EUR"] == "937.50")
    let tree = try report("categories --sort amount --depth 1 --limit 1 --format csv")
    #expect(tree.components(separatedBy: "\r\n").dropFirst() == ["sales,all,EUR,1,1300.50,0.00,1300.50", ""])
  }

  /// The ids of the movements in a JSON register.
  private func ids(_ text: String) throws -> [String] {
    let register = try json(text)["register"] as? [String: [[String: String]]] ?? [:]
    return register.values.flatMap { $0.compactMap { $0["id"] } }.sorted()
  }

  @Test("A ledger named like a section is reached by its path, and after a section")
  func reachesLedgersNamedLikeSections() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/movements/summary.json": #"[{"name": "in summary", "amount": 1}]"#,
      "Content/movements/bank.json": #"[{"name": "in bank", "amount": 2}]"#,
    ])
    for arguments in ["movements/summary", "all summary", "register summary", "register movements/summary"] {
      let run = try shell("menugen report \(arguments)", in: folder.path)
      #expect(run.output.contains("in summary") && run.ids == [], "\(arguments)")
    }
    let run = try menugen("report", "summary", in: folder.path)
    #expect(run.status == 1 && run.ids.sorted() == ["ledger.unnamed", "report.section-name"])
    #expect(try menugen("report", "register", "bank", "summary", in: folder.path).output.contains("in summary"))
    let both = try menugen("report", "register", "bank", "summary", "--format", "json", in: folder.path).output
    let list = try #require(JSONSerialization.jsonObject(with: Data(both.utf8)) as? [[String: Any]])
    #expect(list.map { $0["ledger"] as? String } == ["bank", "summary"])
    try shell("menugen build --quiet", in: folder.path)
    #expect(try menugen("report", "movements/summary", "--verify", in: folder.path).status == 0)
  }

  @Test("An unknown section or period is an error with the nearest name and an example")
  func namesTheNearest() throws {
    let folder = try folder()
    let section = try menugen("report", "sumary", "books", in: folder.path)
    #expect(section.status == 1 && section.output.isEmpty)
    #expect(section.errors.contains("did you mean 'summary'? Write menugen report summary books"))
    #expect(try menugen("report", "boks", in: folder.path).errors.contains("did you mean 'books'?"))
    let period = try menugen("report", "--period", "lst-month", in: folder.path)
    #expect(period.status == 64 && period.errors.contains("did you mean 'last-month'?"))
    #expect(period.errors.contains("2026-03..2026-05"))
  }

  @Test(arguments: [
    "--period 2026-13", "--period ''", "--period 2026-05..2026-03", "--period 2026 --from 2026-01-01", "--amount 49,90",
    "--amount 20..10", "--amount ..", "--amount ''", "--limit 0", "--limit x", "--depth 0", "--depth 65", "--width 5",
    "summary --sort amount", "categories --sort date", "--sort size", "register --verify", "--verify --limit 2",
    "--verify --amount 2", "--verify --period 2026", "--verify a b", "all a b --format csv", "--compare 2026",
    "--period 2026 --compare lst-year", "budget --period 2026 --compare 2025",
    "--verify --compare 2025 --period 2026", "all a b --format html",
  ])
  func refusesOptionsThatMakeNoSense(_ options: String) throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": "[]"])
    let run = try shell("menugen report \(options)", in: folder.path)
    #expect(run.status == 64 && run.output.isEmpty, "\(run.errors)")
  }

  @Test("A section without anything to show is reported, not silent", arguments: sections)
  func reportsEmptySections(_ section: String) throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": #"[{"name": "a", "amount": 1}]"#])
    for format in ["text", "csv", "json", "html"] {
      let run = try menugen("report", section, "--format", format, in: folder.path)
      #expect(run.status == 0 && !run.output.isEmpty)
      #expect(run.ids.contains("report.empty-section") == !["summary", "register"].contains(section))
    }
    let empty = try TemporaryFolder(["Content/movements/books.json": "[]"])
    #expect(try menugen("report", section, in: empty.path).status == 0)
  }
}
