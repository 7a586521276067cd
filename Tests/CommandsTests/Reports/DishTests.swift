import Foundation
import MenugenTestSupport
import Testing

/// What dishes earn, in every form of a report.
@Suite struct DishTests {
  private struct Sale {
    var dish: Int
    var units: Int
    var cents: Int
    var hasVAT: Bool
    var isTransfer: Bool

    /// Without 7 % VAT, rounded half away from zero.
    var net: Int {
      guard hasVAT else { return cents }
      let tax = (2 * abs(cents) * 7 + 107) / 214
      return cents < 0 ? cents + tax : cents - tax
    }
    var sold: Int { cents < 0 ? -units : units }
  }

  private struct Books {
    var sales: [Sale] = []
    /// In cents; `nil` for a dish without one.
    var costs: [Int?]

    init(seed: UInt64) {
      var random = SeededRandom(seed)
      func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      costs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        chance(5) ? nil : Int.random(in: 0...900, using: &random)
      }
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let sign = chance(8) ? -1 : 1
        sales.append(
          Sale(
            dish: Int.random(in: 0..<costs.count, using: &random), units: Int.random(in: 1...40, using: &random),
            cents: sign * Int.random(in: 1...40_000, using: &random), hasVAT: chance(2), isTransfer: chance(10)))
      }
    }

    var menu: String {
      let items = costs.enumerated().map { place, cost in
        "{\"id\": \"d\(place)\", \"name\": \"D\(place)\", \"price\": 9"
          + (cost.map { ", \"cost\": \(amount($0))}" } ?? "}")
      }
      return
        "{\"id\": \"m\", \"currency\": \"EUR\", \"sections\": [{\"name\": \"S\", \"items\": [\(items.joined(separator: ", "))]}]}"
    }

    var ledger: String {
      let rows = sales.map { sale in
        "{\"amount\": \(amount(sale.cents)), \"item\": \"m/d\(sale.dish)\", \"quantity\": \(sale.units)"
          + (sale.isTransfer ? ", \"transfer\": true}" : sale.hasVAT ? ", \"vat\": \"7 %\"}" : "}")
      }
      return "{\"currency\": \"EUR\", \"movements\": [\(rows.joined(separator: ",\n "))]}"
    }

    /// The rows of CSV by an independent sum, without the quadrant's rounding: it multiplies.
    var rows: [String] {
      let counted = sales.filter { !$0.isTransfer }
      let dishes = Set(counted.map(\.dish)).sorted()
      let all = counted.reduce(0) { $0 + $1.sold }
      func units(_ dish: Int) -> Int { counted.filter { $0.dish == dish }.reduce(0) { $0 + $1.sold } }
      func contribution(_ dish: Int) -> Int? {
        costs[dish].map { cost in counted.filter { $0.dish == dish }.reduce(0) { $0 + $1.net } - cost * units(dish) }
      }
      let costed = dishes.filter { contribution($0) != nil }
      let (costedUnits, total) = (
        costed.reduce(0) { $0 + units($1) }, costed.reduce(0) { $0 + (contribution($1) ?? 0) }
      )
      return dishes.map { dish in
        let (own, sold) = (contribution(dish), units(dish))
        var quadrant = ""
        if let own, sold > 0, all >= 100, costedUnits > 0 {
          let isPopular = sold * 10 * dishes.count >= all * 7
          let isProfitable = own * costedUnits >= total * sold
          quadrant = isPopular ? (isProfitable ? "star" : "plowhorse") : isProfitable ? "puzzle" : "dog"
        }
        func tenths(_ units: Int) -> String {
          return "\(units < 0 ? "-" : "")\(abs(units) / 10).\(abs(units) % 10)"
        }
        let share = all > 0 ? tenths(halfEven(sold * 1_000, all)) : ""
        let perUnit = own.flatMap { sold > 0 ? amount(halfEven($0, sold)) : nil } ?? ""
        let revenue = counted.filter { $0.dish == dish }.reduce(0) { $0 + $1.net }
        return [
          "m", "d\(dish)", "EUR", String(sold), share, amount(revenue), costs[dish].map(amount) ?? "",
          own.map(amount) ?? "", perUnit, quadrant,
        ].joined(separator: ",")
      }
    }

    private func halfEven(_ dividend: Int, _ divisor: Int) -> Int {
      var quotient = dividend / divisor
      if quotient * divisor > dividend { quotient -= 1 }
      let twice = 2 * (dividend - quotient * divisor)
      return twice > divisor || twice == divisor && !quotient.isMultiple(of: 2) ? quotient + 1 : quotient
    }
  }

  @Test("Text, CSV and JSON have the figures of an independent sum", arguments: 0..<16 as Range<UInt64>)
  func agreesWithSum(seed: UInt64) throws {
    let books = Books(seed: seed)
    let folder = try TemporaryFolder(["Content/menus/m.json": books.menu, "Content/movements/till.json": books.ledger])
    func report(_ format: String) throws -> String {
      let run = try menugen("report", "dishes", "--width", "200", "--format", format, in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    let csv = try report("csv").components(separatedBy: "\r\n").filter { !$0.isEmpty }
    #expect(
      csv.first == "menu,item,currency,units,share,revenue,cost,contribution,contributionPerUnit,quadrant")
    #expect(Array(csv.dropFirst()) == books.rows, "\(books.menu)\n\(books.ledger)")
    let told = try json(report("json"))
    let columns = csv[0].components(separatedBy: ",")
    let objects = (told["dishes"] as? [[String: Any]] ?? []).map { row in
      columns.map { row[$0] as? String ?? "" }.joined(separator: ",")
    }
    #expect(objects == books.rows)
    let text = try report("text")
    for row in books.rows {
      let cells = row.components(separatedBy: ",")
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("\(cells[1]) ") }) else {
        Issue.record("no line of \(cells[1]) in \(text)")
        continue
      }
      let digits = line.filter { "0123456789.- ".contains($0) }.split(separator: " ").map(String.init)
      #expect(digits.contains(cells[3]) && digits.contains(cells[5]), "\(line)")
      if !cells[9].isEmpty { #expect(line.lowercased().contains(cells[9]), "\(line)") }
    }
  }

  @Test("A movement without a quantity is left out and counted; a cost is in no public file")
  func leavesOutWhatHasNoQuantity() throws {
    let folder = try TemporaryFolder([
      "Content/menus/m.json":
        #"{"id": "m", "currency": "EUR", "sections": [{"name": "S", "items": [{"id": "a", "name": "A", "price": 9, "cost": "3.21"}]}]}"#,
      "Content/movements/till.json": #"""
      {"currency": "EUR", "visibility": "public", "movements": [{"amount": 90, "item": "m/a", "quantity": 10}, {"amount": 9, "item": "m/a"}]}
      """#,
    ])
    let told = try json(menugen("report", "dishes", "--format", "json", in: folder.path).output)
    #expect(told["dishesLeftOut"] as? Int == 1)
    #expect((told["dishes"] as? [[String: Any]])?.first?["contribution"] as? String == "57.90")
    let text = try menugen("report", "dishes", in: folder.path).output
    #expect(text.contains("too few to say") && text.contains("Quantity"))
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let found = try shell("grep -rlE '3[.,]21|57[.,]90' Output/site Output/reports || true", in: folder.path).output
    #expect(found == "", "\(found)")
    #expect(try !menugen("report", "all", in: folder.path).output.contains("57.90"))
  }

  @Test("A ledger without dishes says what to write")
  func needsItems() throws {
    let folder = try TemporaryFolder(["Content/movements/katas.json": Sites.katas])
    #expect(try menugen("report", "dishes", in: folder.path).ids.contains("report.empty-section"))
  }
}
