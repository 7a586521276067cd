import MenugenTestSupport
import Testing

@testable import MenugenDomain

/// Sorted and cut rows of a report.
@Suite struct ReportExtractTests {
  private static let names = ["a", "a/b", "a/b/c", "a/d", "e/f", "e", "g", "h/i/j/k/l/m/n/o"]

  private func ledger(_ random: inout SeededRandom) -> Ledger {
    let currencies: [Currency] = [.eur, .usd]
    return Ledger(
      id: "l", name: Label("l"), language: .english, currency: .eur,
      movements: (0..<Int.random(in: 0...40, using: &random)).map { place in
        Movement(
          position: Int32(place + 1),
          category: Bool.random(using: &random) ? Int32.random(in: 0..<8, using: &random) : nil,
          account: nil,
          date: CalendarDate(year: 2026, month: Int.random(in: 1...3, using: &random), day: 1),
          name: "n\(Int.random(in: 0...5, using: &random))", minorUnits: Int64.random(in: -50...50, using: &random),
          currency: currencies[Int.random(in: 0...1, using: &random)])
      }, categories: Self.names, accounts: [])
  }

  @Test("A sorted table has the same rows, each below its parent, and siblings by size within a currency")
  func sortsTrees() throws {
    var random = SeededRandom(7)
    var moved = 0
    for _ in 0..<300 {
      let table = LedgerReport(ledger(&random)).categoryTable
      let sorted = table.arranged(ReportExtract(.categories, order: .amount))
      #expect(Set(sorted.rows) == Set(table.rows) && sorted.rows.count == table.rows.count && sorted.hiddenCount == 0)
      if sorted.rows != table.rows { moved += 1 }
      #expect(sorted.rows.map(\.currency.code) == sorted.rows.map(\.currency.code).sorted())
      var line: [(path: CategoryPath?, sums: [Int128])] = [(nil, [])]
      for currency in [Currency.eur, .usd] {
        line = [(nil, [])]
        for row in sorted.rows where row.currency == currency {
          guard case .place(let place) = row.subject else { continue }
          while let last = line.last?.path, !(last.contains(place.path ?? CategoryPath("")) && place.depth > last.depth)
          {
            line.removeLast()
          }
          let sum = try #require(row.cells.last ?? nil)
          if let last = line[line.count - 1].sums.last { #expect(last.magnitude >= sum.magnitude) }
          line[line.count - 1].sums.append(sum)
          if !place.isOwn { line.append((place.path, [])) }
        }
      }
    }
    #expect(moved > 100)
  }

  @Test("A limit cuts rows from the end and counts them; a depth leaves out deeper levels")
  func cutsRows() {
    var random = SeededRandom(8)
    for _ in 0..<100 {
      let report = LedgerReport(ledger(&random))
      for table in [report.categoryTable] + report.comparisonTables {
        let whole = table.rows.filter { $0.subject != .total }
        for limit in [1, 3, 100] {
          let cut = table.arranged(ReportExtract(limit: limit))
          let shown = cut.rows.filter { $0.subject != .total }
          #expect(shown == Array(whole.prefix(limit)) && cut.hiddenCount == whole.count - shown.count)
          // The total is of all rows, and never cut.
          #expect(cut.rows.filter { $0.subject == .total } == table.rows.filter { $0.subject == .total })
        }
        let flat = table.arranged(ReportExtract(depth: 1)).rows
        #expect(flat.allSatisfy { if case .place(let place) = $0.subject { place.depth == 0 } else { true } })
      }
    }
  }

  @Test("Sorted movements are the same ones, and a sorted or cut ledger has no balances")
  func sortsMovements() {
    var random = SeededRandom(9)
    for _ in 0..<200 {
      let ledger = ledger(&random)
      for order in RowOrder.allCases {
        let sorted = ledger.arranged(ReportExtract(.register, order: order))
        #expect(sorted.movements.map(\.position).sorted() == ledger.movements.map(\.position).sorted())
        #expect(sorted.hasBalances == (order == .date || order == .count))
        switch order {
        case .amount:
          let keys = sorted.movements.map { ($0.currency.code, -Int($0.minorUnits.magnitude), Int($0.position)) }
          #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
        case .newest:
          let dates = sorted.movements.compactMap(\.date)
          #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 >= $1 })
        case .name: #expect(sorted.movements.map(\.name) == sorted.movements.map(\.name).sorted())
        default: break
        }
      }
      let cut = ledger.arranged(ReportExtract(.register, limit: 5))
      #expect(cut.movements.map(\.position) == ledger.movements.prefix(5).map(\.position))
      #expect(cut.hasBalances == (ledger.movements.count <= 5))
    }
  }

  @Test(
    "A change has its percentage of what was before, with the change's sign, rounded half to even",
    arguments: [
      (100, 150, 500), (150, 100, -333), (-100, -150, -500), (-100, 50, 1_500), (0, 5, nil), (0, 0, nil), (8, 8, 0),
      (2_000, 2_001, 0), (2_000, 2_003, 2), (.max, 0, nil),
    ] as [(Int128, Int128, Int128?)])
  func hasPercentages(before: Int128, after: Int128, percent: Int128?) {
    #expect(LedgerTable.comparison(before, after) == [before, after, after - before, percent])
  }
}
