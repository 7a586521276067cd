import MenugenDomain
import MenugenViewModels
import Testing

@testable import MenugenPipeline

/// What is left of budgets, on a ledger's page.
@Suite struct BudgetPageTests {
  /// - Parameter rows: Day, category and amount.
  private func tables(_ rows: [(String, String, Int64)], _ budgets: [Budget]) throws -> [TableViewModel] {
    var ledger = Ledger(id: "books", name: Label("Books"), language: .english, currency: .eur)
    ledger.categories = Set(rows.map(\.1)).sorted()
    ledger.movements = rows.enumerated().map { place, row in
      Movement(
        position: Int32(place + 1), category: ledger.categories.firstIndex(of: row.1).map { Int32($0) },
        date: CalendarDate(row.0), name: "m", minorUnits: row.2, currency: .eur)
    }
    ledger.budgets = budgets
    let own = try presentation()
    let presenter = LedgerPresenter(
      ledger, report: LedgerReport(ledger), frames: FramePresenter(own, navigation: Navigation(), languages: [own]))
    return presenter.summaryPage().tables.filter { $0.title.hasPrefix("Budget") }
  }

  private func lines(_ table: TableViewModel) -> [String] {
    table.rows.map { row in
      ([row.name.text] + row.cells.map { $0.text + ($0.remark.map { " \($0)" } ?? "") }).joined(separator: " | ")
    }
  }

  private func budget(_ category: String, _ units: Int64, isIncome: Bool = false) -> Budget {
    Budget(category: category, limit: Money(minorUnits: units, currency: .eur), isIncome: isIncome)
  }

  @Test("What is left has a row for each budget, and overspending a word; more income than a target isn't overspent")
  func marksOverspending() throws {
    let tables = try tables(
      [("2026-01-05", "food", -900), ("2026-02-05", "food", -1_100), ("2026-02-06", "sales", 5_000)],
      [budget("food", 1_000), budget("sales", 4_000, isIncome: true)])
    #expect(tables.map(\.title) == ["Budget", "Budget · Left EUR"])
    #expect(tables[1].columns.map(\.text) == ["Category", "2026-01", "2026-02"])
    #expect(lines(tables[1]) == ["food | €1.00 | -€1.00 overspent", "sales · In | €40.00 | -€10.00"])
    #expect(
      lines(tables[0]) == [
        "food | January 2026 | €10.00 | €9.00 |  | €1.00",
        "food | February 2026 | €10.00 | €11.00 |  | -€1.00 overspent",
        "food | Total | €20.00 | €20.00 |  | €0.00", "sales | January 2026 | €40.00 |  | €0.00 | €40.00",
        "sales | February 2026 | €40.00 |  | €50.00 | -€10.00", "sales | Total | €80.00 |  | €50.00 | €30.00",
      ])
  }

  @Test("Spending without a date, or in another currency, has no limit to overspend")
  func leavesOtherSpending() throws {
    let tables = try tables([("2026-01-05", "food", -900), ("", "food", -1_100)], [budget("food", 1_000)])
    #expect(tables.map(\.title) == ["Budget"])
    #expect(
      lines(tables[0]) == ["food | January 2026 | €10.00 | €9.00 | €1.00", "food | undated |  | €11.00 | "])
  }

  @Test("Six periods are beside each other, under distinct titles")
  func fitsOnPaper() throws {
    let tables = try tables(
      [("2026-01-05", "food", -900), ("2027-01-05", "food", -1_100)], [budget("food", 1_000), budget("rent", 5)])
    #expect(
      tables.dropFirst().map(\.title) == [
        "Budget · Left · 2026-01 – 2026-06 EUR", "Budget · Left · 2026-07 – 2026-12 EUR",
        "Budget · Left · 2027-01 EUR",
      ])
    #expect(tables.allSatisfy { !$0.isWide && $0.columns.count <= 7 })
    #expect(lines(tables[3]) == ["food | -€1.00 overspent", "rent | €0.05"])
    #expect(try self.tables([("2026-01-05", "food", -900), ("2026-03-05", "food", 1)], []).isEmpty)
  }
}
