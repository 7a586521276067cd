import Foundation
import Testing

/// `menugen report --uncategorised`.
@Suite struct UncategorisedTests {
  private static let ledger = """
    {"currency": "EUR", "movements": [
     {"date": "2026-03-01", "name": "Metro", "amount": -10}, {"date": "2026-03-09", "name": "Metro", "amount": -12.5},
     {"date": "2026-03-02", "name": "Bakery", "amount": -3}, {"name": "Bakery", "amount": -4},
     {"date": "2026-03-04", "name": "Bakery", "amount": -5}, {"name": "Bakery", "amount": 1, "currency": "USD"},
     {"date": "2026-03-05", "name": "Rent", "amount": -800, "category": "costs/rent"},
     {"date": "2026-03-06", "name": "To savings", "amount": -50, "transfer": true},
     {"date": "2026-03-06", "name": "Giroconto", "amount": -60}, {"name": "", "amount": 2},
     {"date": "2026-03-07", "name": "Shop", "amount": -9, "splits": [{"amount": -5, "category": "costs"}, {"amount": -4}]}]}
    """

  private func folder(rules: String?) throws -> TemporaryFolder {
    var files = ["Content/movements/till.json": Self.ledger]
    files["Content/rules.yaml"] = rules
    return try TemporaryFolder(files)
  }

  @Test("Names without a category are listed by frequency, those that a rule matches last")
  func listsByFrequency() throws {
    let folder = try folder(rules: "- {text: metro, category: costs/produce}\n- {text: giroconto, transfer: true}\n")
    let csv = try menugen("report", "--uncategorised", "--format", "csv", in: folder.path)
    #expect(csv.status == 0 && csv.ids == [])
    #expect(
      csv.output.components(separatedBy: "\r\n") == [
        "name,currency,count,total,lastDate,rule", "Bakery,EUR,3,-12.00,2026-03-04,", "Shop,EUR,1,-4.00,2026-03-07,",
        "Bakery,USD,1,1.00,,", ",EUR,1,2.00,,", "Metro,EUR,2,-22.50,2026-03-09,costs/produce", "",
      ])
    let list = try json(menugen("report", "--uncategorised", "--format", "json", in: folder.path).output)
    let rows = try #require(list["uncategorised"] as? [[String: Any]])
    #expect(rows.map { $0["count"] as? Int } == [3, 1, 1, 1, 2] && rows.last?["rule"] as? String == "costs/produce")
    let text = try menugen("report", "--uncategorised", "till", "--limit", "2", in: folder.path).output
    #expect(
      text.contains(#/Bakery +3 +-€12\.00 +2026-03-04/#) && text.contains("Others (3)") && !text.contains("Metro"))
    let march = try menugen("report", "--uncategorised", "--period", "2026-03-09", "--format", "csv", in: folder.path)
    #expect(march.output.contains("Metro,EUR,1,-12.50,2026-03-09,costs/produce"))
  }

  @Test("Without rules, every name without a category is listed; wrong rules are errors")
  func worksWithoutRules() throws {
    let folder = try folder(rules: nil)
    let csv = try menugen("report", "--uncategorised", "--format", "csv", in: folder.path)
    #expect(csv.status == 0 && csv.output.contains("Giroconto,EUR,1,-60.00,2026-03-06,\r\n"))
    #expect(csv.output.contains("Metro,EUR,2,-22.50,2026-03-09,\r\n") && !csv.output.contains("To savings"))
    for rules in ["- {text: metro, transfer: maybe}\n", "- {text: metro, transfer: false}\n", "- {txt: a}\n"] {
      let wrong = try self.folder(rules: rules)
      let run = try menugen("report", "--uncategorised", in: wrong.path)
      #expect(run.status == 1 && Set(run.ids) == ["rule.invalid"] && run.output.isEmpty, "\(rules) \(run.errors)")
    }
    let done = try TemporaryFolder(["Content/movements/a.json": #"[{"name": "a", "amount": 1, "category": "b"}]"#])
    let none = try menugen("report", "--uncategorised", "--format", "csv", in: done.path)
    #expect(none.status == 0 && none.output == "name,currency,count,total,lastDate,rule\r\n")
    for options in ["summary --uncategorised", "--uncategorised --format html", "--uncategorised --sort name"] {
      #expect(try shell("menugen report \(options)", in: done.path).status == 64)
    }
  }

  @Test("An imported movement that a rule marks as a transfer is one in reports") func importsTransfers() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/rules.yaml": "- {text: giroconto, transfer: true}\n",
      "bank.csv": "Date,Description,Amount\n2026-03-02,Giroconto,-50.00\n2026-03-03,Card sales,80.00\n",
    ])
    let run = try menugen("import", "bank.csv", "--into", "movements/bank", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let summary = try json(menugen("report", "summary", "--format", "json", in: folder.path).output)
    let figures = (summary["statistics"] as? [String: [String: Any]])?["EUR"]
    #expect(figures?["out"] as? String == "0.00" && figures?["transfers"] as? String == "-50.00")
  }
}
