import Foundation
import MenugenTestSupport
import Testing

/// VAT in every form of a report.
@Suite struct VATTests {
  private struct Row {
    var cents: Int
    var currency: String
    var date: String?
    var category: String?
    /// As written; `nil` for that of the category.
    var vat: String?
    var isTransfer: Bool

    /// The rate in tenths of a percent.
    var rate: Int? {
      if isTransfer { return nil }
      switch vat ?? (category.flatMap { ["food": "7 %", "food/wine": "19 %", "rent": "none"][$0] } ?? "none") {
      case "none": return nil
      case "7 %": return 70
      case "19 %": return 190
      case "5.5": return 55
      default: return 0
      }
    }

    /// Rounded half away from zero.
    var tax: Int {
      guard let rate else { return 0 }
      let units = (2 * abs(cents) * rate + 1000 + rate) / (2 * (1000 + rate))
      return cents < 0 ? -units : units
    }
  }

  private struct Books {
    var rows: [Row] = []

    init(seed: UInt64) {
      var random = SeededRandom(seed)
      func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        let isTransfer = chance(6)
        rows.append(
          Row(
            cents: Int.random(in: -9999...9999, using: &random), currency: chance(4) ? "USD" : "EUR",
            date: chance(6) ? nil : "2026-0\(Int.random(in: 1...4, using: &random))-15",
            category: ["food", "food/wine", "rent", "other", nil].randomElement(using: &random) ?? nil,
            vat: isTransfer ? nil : ["7 %", "5.5", "0 %", "none", nil, nil].randomElement(using: &random) ?? nil,
            isTransfer: isTransfer))
      }
    }

    var json: String {
      func member(_ name: String, _ text: String?) -> String { text.map { ", \"\(name)\": \"\($0)\"" } ?? "" }
      let movements = rows.enumerated().map { place, row in
        "{\"name\": \"n\(place)\", \"amount\": \(amount(row.cents))" + member("currency", row.currency)
          + member("date", row.date) + member("category", row.category) + member("vat", row.vat)
          + (row.isTransfer ? ", \"transfer\": true}" : "}")
      }
      return """
        {"currency": "EUR", "vat": {"food": "7 %", "food:wine": "19 %", "rent": "none"},
         "movements": [\(movements.joined(separator: ",\n  "))]}
        """
    }
  }

  @Test("All forms have the VAT of an independent sum")
  func agreesInEveryForm() throws {
    let all = (0..<24).map { Books(seed: $0) }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: all.enumerated().map { ("Content/movements/l\($0).json", $1.json) }))
    let built = try menugen("build", "--quiet", in: folder.path)
    #expect(built.status == 0, "\(built.errors)")
    #expect(try menugen("report", "--verify", in: folder.path).status == 0)
    var taxedCount = 0
    for (place, books) in all.enumerated() {
      let name = "l\(place): \(books.json)"
      let page = try ReportForm(html: menugen("report", "l\(place)", "--format", "html", in: folder.path).output)
        .only(["vat"])
      let told = try ReportForm(json: folder.text("Output/reports/l\(place)/report.json")).only(["vat"])
      let text = try ReportForm(text: folder.text("Output/reports/l\(place)/report.txt")).only(["vat"])
      #expect(told.differences(from: text) == [], "\(name)")
      #expect(told.differences(from: page) == [], "\(name)")
      var expected = ReportForm()
      for currency in Set(books.rows.filter { $0.rate != nil }.map(\.currency)) {
        let rows = books.rows.filter { $0.currency == currency && !$0.isTransfer }
        let months = Set(rows.map { $0.date.map { String($0.prefix(7)) } ?? "undated" })
        for month in months.union(["Total"]) {
          let own = rows.filter { month == "Total" || ($0.date.map { String($0.prefix(7)) } ?? "undated") == month }
          for rate in Set(own.map(\.rate)) {
            let text = rate.map { $0 == 55 ? "5.5%" : "\($0 / 10)%" } ?? "without VAT"
            add(own.filter { $0.rate == rate }, "vat \(month) \(text) \(currency)", to: &expected)
          }
          add(own, "vat \(month) Total \(currency)", to: &expected)
        }
        taxedCount += rows.count { $0.rate != nil }
      }
      #expect(told.differences(from: expected) == [], "\(name)")
      let csv = try menugen("report", "vat", "l\(place)", "--format", "csv", in: folder.path).output
      for line in csv.components(separatedBy: "\r\n").dropFirst() where !line.isEmpty {
        let cells = line.components(separatedBy: ",")
        let rate = cells[1] == "none" ? "without VAT" : cells[1] == "total" ? "Total" : "\(cells[1])%"
        let prefix = "vat \(cells[0] == "total" ? "Total" : cells[0]) \(rate) \(cells[2])"
        for (field, value) in zip(["netIn", "outputTax", "netOut", "inputTax", "taxDue"], cells.dropFirst(3)) {
          #expect(told.figures["\(prefix) \(field)"] == value, "\(name)")
        }
      }
      #expect(csv.components(separatedBy: "\r\n").count - 2 == max(0, told.figures.count / 5) || told.figures.isEmpty)
    }
    #expect(taxedCount > 60)
  }

  private func add(_ rows: [Row], _ prefix: String, to form: inout ReportForm) {
    let (incomes, expenses) = (rows.filter { $0.cents >= 0 }, rows.filter { $0.cents < 0 })
    func sum(_ rows: [Row], _ value: (Row) -> Int) -> Int { rows.reduce(0) { $0 + value($1) } }
    for (field, cents) in [
      ("netIn", sum(incomes) { $0.cents - $0.tax }), ("outputTax", sum(incomes, \.tax)),
      ("netOut", sum(expenses) { $0.cents - $0.tax }), ("inputTax", sum(expenses, \.tax)), ("taxDue", sum(rows, \.tax)),
    ] {
      form.set("\(prefix) \(field)", amount(cents))
    }
  }

  private static let till = """
    {"currency": "EUR", "vat": {"sales": "19 %", "sales/food": "7 %"}, "movements": [
     {"id": "m1", "date": "2026-03-02", "name": "Lunch", "amount": "10.70", "category": "sales/food"},
     {"id": "m2", "date": "2026-03-03", "name": "Wholesaler", "amount": "-130.70", "category": "costs", "vat": "19 %",
      "splits": [{"amount": "-119.00"}, {"amount": "-10.70", "vat": "7 %"}, {"amount": "-1.00", "vat": "none"}]},
     {"id": "m3", "date": "2026-04-01", "name": "Rent", "amount": "-500.00", "category": "costs"}]}
    """

  @Test("A movement's page and row have its net amount and its tax")
  func showsEachMovement() throws {
    let folder = try TemporaryFolder([
      "Content/movements/till.json": Self.till, "Content/site.yaml": "movements: {detailPages: always}\n",
    ])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let csv = try folder.text("Output/reports/till/report.csv").components(separatedBy: "\r\n")
    #expect(csv[0].contains(",split,vat,net,tax,"))
    #expect(csv[1].hasSuffix(",,7,10.00,0.70,"))
    #expect(csv[2].hasSuffix(",1/3,19,-100.00,-19.00,"))
    #expect(csv[3].hasSuffix(",2/3,7,-10.00,-0.70,"))
    #expect(csv[4].hasSuffix(",3/3,,,,"))
    let page = try words(folder.text("Output/reports/till/movements/m1/index.html"))
    for fact in ["VAT rate 7%", "Net €10.00", "VAT €0.70"] { #expect(page.contains(fact), "\(page)") }
    #expect(try words(folder.text("Output/reports/till/index.html")).contains("Output VAT"))
    let quarters = try json(
      menugen("report", "vat", "--by", "quarter", "--format", "json", in: folder.path).output)
    let rows = quarters["vat"] as? [String: [String: String]] ?? [:]
    #expect(rows["2026-Q1|total|EUR"]?["taxDue"] == "-19.00")
    #expect(rows["2026-Q1|7|EUR"]?["outputTax"] == "0.70")
    #expect(quarters["register"] == nil)
    #expect(try menugen("build", "--quiet", "--theme", "trattoria", in: folder.path).status == 0)
    #expect(try words(folder.text("Output/reports/till/index.html")).contains("Output VAT"))
  }

  @Test("A ledger without VAT has no word of it")
  func isAbsentWithoutRates() throws {
    for ledger in [Sites.katas, #"[{"name": "a", "amount": 5, "vat": "none"}]"#] {
      let folder = try TemporaryFolder(["Content/movements/katas.json": ledger])
      for format in ["text", "json", "html", "csv"] {
        #expect(try !menugen("report", "--format", format, in: folder.path).output.contains(#/VAT|"vat|,vat/#))
      }
      #expect(try menugen("report", "vat", in: folder.path).ids.contains("report.empty-section"))
    }
  }

  @Test(arguments: [
    (#""vat": "7 %""#, []), (#""vat": 7"#, []), (#""vat": "0 %""#, []), (#""vat": "none""#, []), (#""vat": null"#, []),
    (#""vat": """#, []), (#""vat": "none", "transfer": true"#, []), (#""vat": "5,5 %""#, ["vat.rate"]),
    (#""vat": 100.5"#, ["vat.rate"]), (#""vat": -7"#, ["vat.rate"]), (#""vat": true"#, ["value.type"]),
    (#""vat": {"rate": 7}"#, ["value.type"]), (#""vat": "7 %", "transfer": true"#, ["vat.transfer"]),
    (#""splits": [{"amount": 10, "vat": "x"}]"#, ["vat.rate"]),
    (#""transfer": true, "splits": [{"amount": 10, "vat": 7}]"#, ["vat.transfer"]),
  ])
  func reportsWrongRates(_ members: String, _ ids: [String]) throws {
    let folder = try TemporaryFolder([
      "Content/movements/a.json": "{\"currency\": \"EUR\", \"movements\": [{\"amount\": 10, \(members)}]}"
    ])
    let run = try menugen("report", in: folder.path)
    #expect(run.ids == ids, "\(run.errors)")
    #expect(run.status == (ids.isEmpty ? 0 : 1))
  }
}
