import Foundation
import Testing

/// `menugen report` in its four formats, compared with each other and with hledger.
@Suite struct ReportTests {
  @Test func allFormsAgree() throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": books(count: 300)])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let count = try #require(report["count"] as? Int)
    let sums = try #require(report["byCurrency"] as? [String: String])
    let hash = try #require((report["inputs"] as? [String: String])?["movements/books.json"]?.dropFirst(7))
    #expect(count == 300 && sums.count == 3 && hash.count == 64)

    let csv = try menugen("report", "--format", "csv", in: folder.path).output
      .split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(csv.count == count + 1)
    #expect(csv[0].last == "sha256:\(hash)")
    for (currency, sum) in sums {
      let last = try #require(csv.last { $0[4] == currency })
      #expect(last[9] == sum)
      #expect(csv.filter { $0[4] == currency }.reduce(0) { $0 + cents($1[3]) } == cents(sum[...]))
    }
    for format in ["text", "html"] {
      let text = try menugen("report", "--format", format, in: folder.path).output
      #expect(text.contains("300 movements") && text.contains(hash))
      for sum in sums.values { #expect(text.replacing(",", with: "").contains(sum.drop { $0 == "-" })) }
    }
  }

  @Test func writesTheSameIntoTheOutputFolder() throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": books(count: 50)])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    for (format, name) in [("text", "report.txt"), ("csv", "report.csv"), ("json", "report.json")] {
      let printed = try menugen("report", "--format", format, in: folder.path).output
      #expect(try folder.text("Output/reports/books/\(name)") == printed)
    }
    #expect(try menugen("report", "--verify", in: folder.path).status == 0)
  }

  @Test func printsAPageThatNeedsNoOtherFile() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": books(count: 300),
      "Themes/own/assets/own.css": "/* </style> */ body { color: green }",
    ])
    let page = try menugen("report", "--format", "html", "--theme", "own", in: folder.path).output
    #expect(page.matches(of: #/ (?:href|src)="([^"#][^"]*)"/#).isEmpty)
    #expect(page.contains(".ledger .figure {") && page.contains("body { color: green }"))
    #expect(page.matches(of: #/<\/style>/#).count == 1)
    // It doesn't include the style sheet for printed menus.
    #expect(!page.contains("A menu for paper"))
    #expect(page.matches(of: #/<svg class="plot"/#).count == 3)
    #expect(page.contains("url(data:font/woff2;base64,") && !page.contains("url(clarendon"))
    #expect(page.matches(of: #/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/#).count == 1)
    #expect(!page.contains("style=\""))
    let register = try #require(page.firstRange(of: "id=\"register\""))
    #expect(page[register.upperBound...].matches(of: #/<tr>/#).count == 301)
  }

  @Test func fitsWhereThereIsNoTerminal() throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": books(count: 50)])
    let text = try menugen("report", in: folder.path, environment: ["COLUMNS": "300"]).output
    let register = text.split(separator: "\n").drop { $0 != "Register" }
    #expect(!register.isEmpty && register.dropLast().allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ["--from", "2026-02-30"], ["--from", "2026-2-3"], ["--to", "yesterday"], ["--by", "day"], ["--format", "pdf"],
    ["--from", "2026-03-01", "--to", "2026-02-01"], ["--verify", "--from", "2026-03-01"],
    ["--verify", "--by", "week"], ["--verify", "--format", "text"],
    ["--search", "''"], ["--search", "' '"], ["--account", "''"], ["--category", "''"],
  ])
  func refusesOptionsThatMakeNoSense(_ options: [String]) throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": "[]"])
    let run = try shell("menugen report \(options.joined(separator: " "))", in: folder.path)
    #expect(run.status == 64 && run.output.isEmpty)
  }

  @Test(arguments: ["text", "csv", "json", "html"]) func anEmptyLedgerIsAReport(_ format: String) throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": "[]"])
    let run = try menugen("report", "--format", format, in: folder.path)
    #expect(run.status == 0 && !run.output.isEmpty && !run.output.contains("-0"))
  }

  /// Undated movements come last everywhere, so April's closing balance is the same in tables and registers.
  @Test func hasOneOrderInTablesAndRegisters() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.csv": "name,date,amount\na,2026-01-05,10\nb,,5\nc,2026-04-05,-3\n"
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let report = try json(folder.text("Output/reports/books/report.json"))
    let flows = try #require(report["cashFlow"] as? [String: [String: String]])
    #expect(flows["2026-04|USD"]?["closing"] == "7.00" && flows["undated|USD"]?["closing"] == "12.00")
    let register = try #require((report["register"] as? [String: [[String: String]]])?["USD"])
    #expect(register.map { $0["balance"] } == ["10.00", "7.00", "12.00"])
    let april = try folder.text("Output/reports/books/2026-04/index.html")
    #expect(april.contains("$10.00") && april.contains("$7.00") && !april.contains("$15.00"))
    let summary = try folder.text("Output/reports/books/index.html")
    #expect(summary.contains("closing $7.00") && summary.contains("(left out without a date: 1 movement)"))
  }

  /// A budget is only compared with all spending of a month.
  @Test(arguments: [
    ("", ["rent", "food", "undated"]), ("--category rent", ["rent"]), ("--account bank", []), ("--search a", []),
    ("--from 2026-01-01 --to 2026-02-28", ["rent", "food"]), ("--from 2026-01-02", []), ("--to 2026-01-30", []),
    ("--from 2026-02-01 --by quarter", []), ("--from 2026-01-01 --by year", ["rent", "food"]), ("--by week", []),
    ("--category food/bread", []),
  ])
  func holdsBudgetsAgainstAllThatWasSpent(_ options: String, _ names: [String]) throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"budget": {"rent": 500, "food": 100}, "movements": [
        {"date": "2026-01-05", "name": "a", "amount": -400, "category": "rent", "account": "bank"},
        {"date": "2026-01-31", "name": "b", "amount": -50, "category": "rent", "account": "till"},
        {"date": "2026-02-01", "name": "c", "amount": -20, "category": "food/bread", "account": "bank"},
        {"name": "d", "amount": -7, "category": "food", "account": "bank"}]}
      """
    ])
    let report = try json(shell("menugen report --format json \(options)", in: folder.path).output)
    let budgets = report["budget"] as? [String: [String: String]] ?? [:]
    let parts = Set(budgets.keys.flatMap { $0.split(separator: "|").map(String.init) })
    #expect(parts.intersection(["rent", "food", "undated"]) == Set(names))
    let text = try shell("menugen report \(options)", in: folder.path).output.replacing("\n", with: " ")
    #expect(text.contains("budgets left out") == names.isEmpty)
    let cut = ["--account", "--by week", "--category food/bread", "--search", "--from 2026-01-02", "--to 2026-01-30"]
    let reasons =
      names.isEmpty ? cut.filter(options.contains).map { String($0.dropFirst(2).prefix { $0 != " " }) } : nil
    #expect(report["budgetLeftOut"] as? [String] == (options.contains("quarter") ? ["from"] : reasons))
    if options.isEmpty {
      #expect(budgets["undated|food|USD"] == ["spent": "7.00"])
      #expect(budgets["2026-01|rent|USD"]?["spent"] == "450.00")
      #expect(text.contains(#/food +undated +\$7\.00/#))
    }
  }

  @Test func saysInWordsWhatWasSelected() throws {
    let folder = try TemporaryFolder(["Content/movements/books.json": books(count: 300)])
    func page(_ options: String) throws -> String {
      try shell("menugen report --format html \(options)", in: folder.path).output
    }
    #expect(try page("--from 2026-01-01 --to 2026-03-31").contains("from January 1, 2026 to March 31, 2026"))
    #expect(try page("--from 2026-01-01").contains("from January 1, 2026"))
    let words = try page("--to 2026-03-31 --search a")
    #expect(words.contains("up to March 31, 2026") && words.contains("search “a”") && !words.contains("--search"))
  }

  @Test func carriesBalancesForwardIntoAPeriod() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "KWD", "openingBalance": "10.000", "movements": [
        {"date": "2026-01-05", "amount": "1.234"}, {"date": "2026-02-05", "amount": "-0.234"}]}
      """
    ])
    let run = try menugen("report", "--format", "json", "--from", "2026-02-01", in: folder.path)
    let report = try json(run.output)
    #expect(report["openingBalance"] as? [String: String] == ["KWD": "11.234"])
    #expect(report["closingBalance"] as? [String: String] == ["KWD": "11.000"])
    #expect(report["count"] as? Int == 1)
  }

  @Test func startsEachAccountWithItsOwnBalance() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": {"bank": 100, "till": "20.00"}, "closingBalance": {"bank": 101, "till": 22},
       "movements": [{"date": "2026-01-05", "amount": 1, "account": "bank"}, {"amount": 2, "account": "till"}]}
      """
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let register = try #require(report["register"] as? [String: [[String: String]]])
    #expect(register.mapValues { $0.map { $0["balance"] } } == ["bank|EUR": ["101.00"], "till|EUR": ["22.00"]])
    #expect(report["openingBalance"] as? [String: String] == ["EUR": "120.00"])
    let balances = try #require(report["accountBalances"] as? [String: [String: String]])
    #expect(balances.mapValues { $0["opening"] } == ["bank|EUR": "100.00", "till|EUR": "20.00"])
    #expect(balances.mapValues { $0["closing"] } == ["bank|EUR": "101.00", "till|EUR": "22.00"])
  }

  /// A month without movements counts as the previous month, and has its budget.
  @Test func comparesWithTheMonthBefore() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "budget": {"a": 50}, "movements": [
       {"date": "2026-01-05", "amount": -1, "category": "a"}, {"date": "2026-03-05", "amount": -3, "category": "a"}]}
      """
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let flows = try #require(report["cashFlow"] as? [String: [String: String]])
    #expect(
      flows.mapValues { $0["closing"] } == ["2026-01|EUR": "-1.00", "2026-02|EUR": "-1.00", "2026-03|EUR": "-4.00"])
    #expect((report["budget"] as? [String: [String: String]])?["2026-02|a|EUR"]?["left"] == "50.00")
    let text = try menugen("report", in: folder.path).output
    #expect(text.contains("a         Total          €150.00  €4.00  €146.00\n"))
    #expect(text.contains(#/Category +February 2026 +March 2026 +Change +%\n/#))
    #expect(text.contains("a                 €0.00      -€3.00  -€3.00\n"))
  }

  /// A report of a month without movements has its balances and budgets.
  @Test func reportsOfAQuietMonthThatWasAskedFor() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": 100, "budget": {"a": 50}, "movements": [
       {"date": "2026-01-05", "amount": -1, "category": "a"}, {"date": "2026-03-05", "amount": -3, "category": "a"}]}
      """
    ])
    let options = "--from 2026-02-01 --to 2026-02-28"
    let report = try json(shell("menugen report \(options) --format json", in: folder.path).output)
    let flows = try #require(report["cashFlow"] as? [String: [String: String]])
    #expect(flows == ["2026-02|EUR": ["opening": "99.00", "in": "0.00", "out": "0.00", "closing": "99.00"]])
    #expect((report["budget"] as? [String: [String: String]])?["2026-02|a|EUR"]?["left"] == "50.00")
    let text = try shell("menugen report \(options)", in: folder.path).output
    #expect(text.contains("a         February 2026  €50.00  €0.00  €50.00\n"))
    let html = try shell("menugen report \(options) --format html", in: folder.path).output
    for form in [text, html] {
      #expect(!form.contains("Nothing here yet") && !form.contains(/[>\n]Register/) && form.contains("0 movements"))
    }
    let nobody = try menugen("report", "--search", "nobody", in: folder.path).output
    #expect(nobody.contains("\n0 movements\nsearch “nobody”\n"))
    let march = try shell("menugen report --from 2026-02-01 --to 2026-03-31", in: folder.path).output
    #expect(march.contains(#/Category +February 2026 +March 2026 +Change +%\n/#))
  }

  /// A budget only limits spending in its currency; other spending is shown as not counted.
  @Test func saysWhatABudgetDoesNotCount() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "budget": {"costs": 100, "rent": 9}, "movements": [
       {"date": "2026-01-05", "amount": -50, "category": "costs", "currency": "USD"},
       {"date": "2026-02-05", "amount": 20, "category": "costs/food", "currency": "USD"},
       {"amount": -7, "category": "costs", "currency": "USD"}, {"amount": -300, "category": "costs", "currency": "JPY"},
       {"date": "2026-02-05", "amount": -1, "category": "costs"}, {"date": "2026-02-05", "amount": -5, "category": "x",
        "currency": "USD"}]}
      """
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let budget = try #require(report["budget"] as? [String: [String: String]])
    #expect(
      budget.filter { $0.key.hasPrefix("notCounted") }
        == ["notCounted|costs|JPY": ["spent": "300"], "notCounted|costs|USD": ["spent": "37.00"]])
    #expect(budget["2026-01|costs|EUR"]?["left"] == "100.00")
    let text = try menugen("report", in: folder.path).output
    #expect(text.contains(#/\ncosts +Not counted +¥300\ncosts +Not counted +\$37.00\n\n/#))
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    #expect(words(try folder.text("Output/reports/books/index.html")).contains("costs Not counted $37.00"))
    #expect(try !menugen("report", "--by", "week", in: folder.path).output.contains("Not counted"))
  }

  /// References let auditors match rows with the bank's, in ledgers of any size.
  @Test func reportsWhatAMovementSays() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\nmovements: {detailPages: never}\n",
      "Content/menus/dinner.yaml": "sections: {pizzas: [{name: Marinara, price: 5}]}\n",
      "Content/movements/books.json": """
      [{"id": "a", "amount": 1, "note": "*Week* 9", "reference": 77, "item": "dinner/marinara", "quantity": 3.50},
       {"id": "b", "amount": 2, "currency": "USD"}, {"id": "c", "amount": 3, "balance": 4, "reference": " "},
       {"id": "d", "amount": 4, "reference": "FITID 78"}]
      """,
      "Content/movements/plain.json": #"[{"amount": 1, "balance": 1}]"#,
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let report = try json(folder.text("Output/reports/books/report.json"))
    let rows = try #require(report["register"] as? [String: [[String: String]]])
    let details: Set = ["note", "reference", "item", "quantity"]
    let said = Dictionary(
      uniqueKeysWithValues: rows.values.joined().map { row in (row["id"] ?? "", row.filter { details.contains($0.key) })
      })
    #expect(
      said == [
        "a": ["note": "*Week* 9", "reference": "77", "item": "dinner/marinara", "quantity": "3.50"], "b": [:], "c": [:],
        "d": ["reference": "FITID 78"],
      ])
    let csv = try folder.text("Output/reports/books/report.csv").split(separator: "\r\n")
    #expect(csv[0].contains(",sum,note,reference,item,quantity,sha256:"))
    #expect(csv[1].hasSuffix(",1.00,*Week* 9,77,dinner/marinara,3.50,") && csv[2].hasSuffix(",2.00,,,,,"))
    #expect(csv[4].hasSuffix(",8.00,,FITID 78,,,"))
    let picked = try menugen("report", "books", "--search", "fitid", "--format", "csv", in: folder.path).output
    #expect(picked.contains(",4.00,,FITID 78,,,\r\n"))
    #expect(try folder.text("Output/reports/plain/report.csv").contains(",number,sum,sha256:"))
    #expect(try folder.text("Output/reports/books/report.txt").contains("€8.00\n  FITID 78\n"))
    let under = "(no name) <small class=\"reference\">FITID 78</small>"
    #expect(try folder.text("Output/reports/books/index.html").contains(under))
    #expect(try menugen("report", "books", "--format", "html", in: folder.path).output.contains(under))
    #expect(try menugen("report", "--verify", in: folder.path).status == 0)
  }

  /// A converted total is complete or missing; every format then shows what lacks a rate.
  @Test func allFormsNameWhatHasNoRate() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "rates: [{date: 2026-02-01, from: USD, to: EUR, rate: 0.5}]\n",
      "Content/movements/books.json": """
      {"currency": "EUR", "movements": [
       {"date": "2026-01-05", "amount": 1}, {"date": "2026-01-06", "amount": 2, "currency": "USD"},
       {"date": "2026-02-06", "amount": 8, "currency": "USD"}, {"date": "2026-02-06", "amount": 16, "currency": "GBP"}]}
      """,
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let converted = try #require(report["converted"] as? [String: Any])
    #expect(converted["total"] == nil)
    let missing = try #require(converted["missing"] as? [[String: Any]])
    #expect(missing.map { $0["currency"] as? String } == ["GBP", "USD"])
    #expect(missing.map { $0["from"] as? String } == ["2026-02-06", "2026-01-06"])
    #expect(missing.map { $0["sum"] as? String } == ["16.00", "2.00"])
    let text = try menugen("report", in: folder.path).output
    #expect(text.contains("USD       2026-01-06  no rate   $2.00\n"))
    #expect(text.contains("No total: some amounts have no rate."))
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let page = try folder.text("Output/reports/books/index.html")
    #expect(page.contains("No total: some amounts have no rate.") && page.contains("no rate</td>"))
  }

  /// Every format shows undated movements, or their number if a selected period excludes them.
  @Test func allFormsTellOfMovementsWithoutADate() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": 1, "movements": [
       {"date": "2026-01-05", "amount": 1, "category": "a"}, {"amount": 2, "category": "a"},
       {"amount": 5, "currency": "JPY"}]}
      """
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    let flows = try #require(report["cashFlow"] as? [String: [String: String]])
    #expect(
      flows.mapValues { $0["closing"] }
        == ["2026-01|EUR": "2.00", "undated|EUR": "4.00", "2026-01|JPY": "0", "undated|JPY": "5"])
    #expect(report["byMonthCategory"] as? [String: String] == ["2026-01|a|EUR": "1.00", "undated|a|EUR": "2.00"])
    #expect(report["closingBalance"] as? [String: String] == ["EUR": "4.00", "JPY": "5"])
    #expect(report["openingBalance"] as? [String: String] == ["EUR": "1.00", "JPY": "0"])
    let part = try json(menugen("report", "--format", "json", "--from", "2026-01-01", in: folder.path).output)
    #expect(part["undatedLeftOut"] as? Int == 2 && report["undatedLeftOut"] == nil)
    for format in ["text", "html"] {
      let run = try menugen("report", "--to", "2026-01-31", "--format", format, in: folder.path)
      #expect(run.output.replacing("\n", with: " ").contains("left out without a date: 2 movements"))
      #expect(run.errors.contains("[report.undated]"))
    }
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let page = try folder.text("Output/reports/books/index.html")
    #expect(page.contains(#"<a href="index.html#register">undated · EUR</a>"#) && page.contains(#"id="register""#))
  }

  /// Different spellings of an account or category are merged, and ancestors have their sums.
  @Test func rollsAccountsAndCategoriesUp() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": {"assets/bank": 100}, "movements": [
        {"date": "2026-01-05", "amount": 1, "account": "assets:bank", "category": "a:b", "balance": 101},
        {"date": "2026-02-05", "amount": 2, "account": "assets/till", "category": "a/b"},
        {"date": "2026-03-05", "amount": 4, "account": "assets/bank", "category": "a / b", "balance": 105}]}
      """
    ])
    let report = try json(menugen("report", "--format", "json", in: folder.path).output)
    #expect(report["byAccount"] as? [String: String] == ["assets/bank|EUR": "5.00", "assets/till|EUR": "2.00"])
    #expect(
      report["accountTree"] as? [String: String]
        == ["assets|EUR": "7.00", "assets/bank|EUR": "5.00", "assets/till|EUR": "2.00"])
    #expect(report["byCategory"] as? [String: String] == ["a:b|EUR": "7.00"])
    #expect(report["categoryTree"] as? [String: String] == ["a|EUR": "7.00", "a:b|EUR": "7.00"])
    let march = try json(menugen("report", "--format", "json", "--from", "2026-03-01", in: folder.path).output)
    #expect(march["categoryTree"] as? [String: String] == ["a|EUR": "4.00", "a:b|EUR": "4.00"])
    let text = try menugen("report", in: folder.path).output
    #expect(text.contains("\nassets           3          €100.00  €7.00  €0.00  €7.00          €107.00\n"))
    #expect(text.contains("\n  bank           2          €100.00  €5.00  €0.00  €5.00          €105.00\n"))
  }

  /// Movements without an account belong to the only account.
  @Test func theOnlyAccountHasAllMovements() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      {"currency": "EUR", "openingBalance": 10, "movements": [
        {"date": "2026-01-05", "amount": 1, "account": "bank"}, {"date": "2026-02-05", "amount": 2}]}
      """
    ])
    for options in ["", "--account bank"] {
      let report = try json(shell("menugen report --format json \(options)", in: folder.path).output)
      #expect(report["byAccount"] as? [String: String] == ["bank|EUR": "3.00"])
      #expect(report["accountBalances"] as? [String: [String: String]] != nil)
      let register = try #require(report["register"] as? [String: [[String: String]]])
      #expect(register.mapValues { $0.map { $0["balance"] } } == ["bank|EUR": ["11.00", "13.00"]])
    }
  }

  /// Undated movements aren't compared.
  @Test func comparesTheLastTwoPeriodsWithDates() throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": """
      [{"date": "2026-01-05", "amount": 1, "category": "a"}, {"date": "2026-02-05", "amount": 2, "category": "a"},
       {"date": "2026-03-05", "amount": 3, "category": "a"}, {"amount": 4, "category": "a"}]
      """,
      "Content/movements/one.json":
        #"[{"date": "2026-01-05", "amount": 1, "category": "a"}, {"amount": 2, "category": "a"}]"#,
    ])
    let books = try menugen("report", "books", in: folder.path).output.split(separator: "\n")
    let heading = try #require(books.firstIndex { $0.hasPrefix("Comparison") })
    let months = books[heading...].prefix(4).joined()
    #expect(months.contains("February 2026") && months.contains("March 2026") && !months.contains("undated"))
    #expect(try !menugen("report", "one", in: folder.path).output.contains("Comparison"))
  }
}
