import MenugenDomain
import MenugenViewModels
import Testing

@testable import MenugenPipeline

/// The table of month ends on a ledger's page.
@Suite struct MonthEndPageTests {
  /// - Parameter rows: Day, account and amount.
  private func ledger(_ rows: [(day: String, account: String, units: Int64)]) -> Ledger {
    var ledger = Ledger(id: "books", name: Label("Books"), language: .english, currency: .eur)
    ledger.accounts = Set(rows.map(\.account)).sorted()
    ledger.movements = rows.enumerated().map { place, row in
      Movement(
        position: Int32(place + 1), account: ledger.accounts.firstIndex(of: row.account).map { Int32($0) },
        date: CalendarDate(row.day), name: "m", minorUnits: row.units, currency: .eur)
    }
    return ledger
  }

  private func presenter(_ ledger: Ledger) throws -> LedgerPresenter {
    let own = try presentation()
    return LedgerPresenter(
      ledger, report: LedgerReport(ledger),
      frames: FramePresenter(own, navigation: Navigation(), languages: [own]))
  }

  private func table(_ ledger: Ledger) throws -> TableViewModel? {
    try presenter(ledger).summaryPage().tables.first { $0.title == "Month ends" }
  }

  private func claim(_ day: String, _ account: Int32, _ units: Int64) -> DatedBalance {
    DatedBalance(
      AccountBalance(account: account, Money(minorUnits: units, currency: .eur)), on: CalendarDate(day) ?? .first)
  }

  private func lines(_ table: TableViewModel?) -> [String] {
    (table?.rows ?? []).map { row in ([row.name.text] + row.cells.map(\.text)).joined(separator: " | ") }
  }

  private static let twoAccounts = [("2026-01-05", "bank", Int64(10_000)), ("2026-03-06", "till", 3_050)]

  @Test("Each month end has the statement's balance, and whether it agrees")
  func compares() throws {
    var books = ledger(Self.twoAccounts)
    books.datedBalances = [claim("2026-01-31", 0, 10_000), claim("2026-03-31", 1, 3_000)]
    let table = try table(books)
    #expect(table?.columns.map(\.text) == ["Date", "Account", "Status", "Bank statement", "Balance"])
    #expect(
      lines(table) == [
        "2026-01-31 | bank | proved | €100.00 | €100.00", "2026-01-31 | till | no claim |  | €0.00",
        "2026-02-28 | bank | proved | €100.00 | €100.00", "2026-02-28 | till | no claim |  | €0.00",
        "2026-03-31 | bank | proved | €100.00 | €100.00", "2026-03-31 | till | differs by -€0.50 | €30.00 | €30.50",
      ])
    // A month without movements has no page.
    #expect(
      table?.rows.map(\.name.url) == [
        "2026-01/index.html", "2026-01/index.html", nil, nil, "2026-03/index.html", "2026-03/index.html",
      ])
    #expect(table?.note?.hasPrefix("Proved: ") == true)
  }

  @Test("Without a claim, several accounts in several months have it, and no column of the bank's")
  func hasNoNoise() throws {
    let books = ledger(Self.twoAccounts)
    #expect(try table(books)?.columns.map(\.text) == ["Date", "Account", "Balance"])
    // The table of months already has the balance of a single account, and that of accounts their closing ones.
    #expect(try table(ledger([("2026-01-05", "a", 1), ("2026-03-05", "a", 1)])) == nil)
    #expect(try table(ledger([("2026-01-05", "a", 1), ("2026-01-06", "b", 1)])) == nil)
    #expect(try table(ledger([])) == nil)
    #expect(try table(ledger([("", "a", 1), ("", "b", 1)])) == nil)
    var pending = ledger([("2026-01-05", "a", 1), ("2026-03-05", "a", 1)])
    pending.movements[1].details = Movement.Details(isPending: true)
    #expect(try table(pending)?.columns.map(\.text) == ["Date", "Account", "Pending", "Balance"])
    var single = ledger([("2026-01-05", "a", 1)])
    single.datedBalances = [claim("2026-01-31", 0, 1)]
    #expect(lines(try table(single)) == ["2026-01-31 | a | proved | €0.01 | €0.01"])
  }

  @Test("A public page has no month ends")
  func isPrivate() throws {
    var books = ledger(Self.twoAccounts)
    books.visibility = .public
    #expect(try table(books) == nil)
  }

  @Test("A long table continues on further pages, whose links lead up, and quiet months of many accounts are omitted")
  func isBounded() throws {
    let accounts = (10..<22).map { "a\($0)" }
    let first = accounts.map { ("2001-01-05", $0, Int64(1)) }
    func rows(to last: String) throws -> [TableViewModel.Row] {
      let presenter = try presenter(ledger(first + [(last, "a10", 1)]))
      let pages = [presenter.summaryPage()] + presenter.tablePages().map(\.page)
      return pages.flatMap { page in
        #expect(page.tables.reduce(0) { $0 + $1.rows.count } <= PageLayout.limit)
        return page.tables.filter { $0.title == "Month ends" }.flatMap(\.rows)
      }
    }
    let hundred = try rows(to: "2009-04-05")
    #expect(hundred.count == 1_200 && hundred.last?.name.url == "../../2009-04/index.html")
    #expect(try rows(to: "2009-05-05").map(\.name.text) == accounts.map { _ in "2001-01-31" } + ["2009-05-31"])
  }
}
