import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct LedgerPresenterTests {
  private func ledger(_ amounts: [(String, String, String?)], currency code: String = "USD") throws -> Ledger {
    let movements = try amounts.enumerated().map { index, movement in
      let currency = try currency(code)
      return Movement(
        position: Int32(index + 1), date: movement.2.flatMap { CalendarDate($0) }, name: movement.0,
        minorUnits: try Money(written: movement.1, currency: currency).minorUnits, currency: currency)
    }
    return Ledger(
      id: "kata", name: Label("Kata"), language: .english, currency: try currency(code), movements: movements)
  }

  private func movements(_ register: RegisterViewModel?) -> [MovementViewModel] {
    register?.groups.flatMap(\.movements) ?? []
  }

  private func presenter(
    _ ledger: Ledger, in code: String = "en", _ change: (inout Site) -> Void = { _ in }
  ) throws -> LedgerPresenter {
    let own = try presentation(code, change)
    let frames = FramePresenter(own, navigation: Navigation(), languages: [own])
    return LedgerPresenter(ledger, report: LedgerReport(ledger), frames: frames)
  }

  @Test func showsTheKatasLines() throws {
    let ledger = try ledger([("Kevin", "123", nil), ("Alejandro", "1234.56", nil), ("", "-0.00", nil)])
    let pages = try presenter(ledger).movementPages().map(\.page)
    #expect(pages.map(\.nameLine) == ["Name: Kevin", "Name: Alejandro", "Name: (no name)"])
    #expect(pages.map(\.amountLine) == ["Amount: $123.00", "Amount: $1,234.56", "Amount: $0.00"])
    let plain = try presenter(ledger) { $0.grouping = .none }.movementPages().map(\.page.amountLine)
    #expect(plain[1] == "Amount: $1234.56")
  }

  @Test(arguments: [
    ("JPY", "-1234", "-¥1,234", true), ("KWD", "1.5", "KWD\u{A0}1.500", false),
    ("CLF", "-0.0001", "-CLF\u{A0}0.0001", true),
    ("USD", "-0", "$0.00", false), ("EUR", "-0.01", "-€0.01", true),
  ])
  func writesAmountsWithTheirCurrencysDecimals(code: String, written: String, text: String, isNegative: Bool) throws {
    let ledger = try ledger([("x", written, "2026-03-02")], currency: code)
    let page = try presenter(ledger).summaryPage()
    let movement = try #require(movements(page.register).first)
    #expect(movement.amount == text)
    #expect(movement.isNegative == isNegative)
    #expect(page.totals.map(\.total) == [written.hasPrefix("-") ? text : "+\(text)"])
    #expect(page.totals.map(\.isNegative) == [isNegative])
  }

  @Test func carriesTheBalanceThroughTheMonths() throws {
    var ledger = try ledger([
      ("a", "10", "2026-01-31"), ("b", "-4.50", "2026-02-01"), ("c", "1", "2026-02-28"), ("d", "0.25", nil),
    ])
    ledger.openings = [AccountBalance(Money(minorUnits: 10_000, currency: .usd))]
    let presenter = try presenter(ledger)
    let page = presenter.summaryPage()
    #expect(page.count == "4 movements")
    #expect(page.period == "January 31, 2026 – February 28, 2026")
    #expect(movements(page.register).map(\.balance) == ["$110.00", "$105.50", "$106.50", "$106.75"])
    #expect(page.totals.map(\.opening) == ["$100.00"])
    #expect(page.totals.map(\.moneyIn) == ["+$11.25"])
    #expect(page.totals.map(\.moneyOut) == ["-$4.50"])
    #expect(page.totals.map(\.closing) == ["$106.75"])
    #expect(page.months.map(\.name) == ["January 2026", "February 2026", "undated"])
    #expect(page.months.map(\.amount) == ["+$10.00", "-$3.50", "+$0.25"])
    #expect(page.months.map(\.isNegative) == [false, true, false])
    let months = presenter.monthPages()
    #expect(months.map(\.route.path) == ["kata/2026-01/index.html", "kata/2026-02/index.html"])
    #expect(months.map { movements($0.page.register).map(\.balance) } == [["$110.00"], ["$105.50", "$106.50"]])
    #expect(months.map { $0.page.previous?.label.text } == [nil, "January 2026"])
    #expect(months.map { $0.page.next?.label.text } == ["February 2026", nil])
  }

  /// A month without movements has a row and a column, but no page to link to.
  @Test func showsMonthsWithoutMovements() throws {
    var ledger = try ledger([("a", "10", "2026-01-31"), ("b", "-4.50", "2026-03-01")])
    ledger.categories = ["food"]
    for place in ledger.movements.indices { ledger.movements[place].category = 0 }
    let own = try presentation()
    let frames = FramePresenter(own, navigation: Navigation(), languages: [own])
    let report = LedgerReport(ledger)
    let presenter = LedgerPresenter(
      ledger, report: report, frames: frames, categories: CategoryIndex(ledger, report))
    let page = presenter.summaryPage()
    #expect(page.months.map(\.name) == ["January 2026", "February 2026", "March 2026"])
    #expect(page.months.map(\.url) == ["2026-01/index.html", nil, "2026-03/index.html"])
    #expect(page.months.map(\.count) == ["1", "0", "1"])
    #expect(page.months.map(\.balance) == ["$10.00", "$10.00", "$5.50"])
    let matrix = try #require(page.matrices.first)
    #expect(matrix.columns.map(\.url) == ["2026-01/index.html", nil, "2026-03/index.html"])
    #expect(matrix.totals?.figures.map(\.text) == ["10.00", "0.00", "-4.50"])
    let months = presenter.monthPages()
    #expect(months.map(\.route.path) == ["kata/2026-01/index.html", "kata/2026-03/index.html"])
    #expect(months.map { $0.page.next?.label.text } == ["March 2026", nil])
  }

  /// The bars of categories add up to the ledger's total.
  @Test func drawsAllMoneyByCategory() throws {
    func chart(_ amounts: [(String, Int64)]) throws -> (names: [String], summary: String) {
      var ledger = try ledger(amounts.map { ($0.0, "1", nil) })
      ledger.categories = amounts.map(\.0)
      for place in amounts.indices {
        ledger.movements[place].category = Int32(place)
        ledger.movements[place].minorUnits = amounts[place].1
      }
      let chart = try #require(presenter(ledger).summaryPage().charts.first { $0.id == "chart-categories-usd" })
      return (chart.labels.filter { $0.anchor == .start }.map(\.text), chart.summary)
    }
    let nested = try chart([("sales", 100_000_000), ("sales/food", 500), ("sales/food/bread", 100), ("rent", -700)])
    #expect(nested.names == ["sales/(none)", "rent", "sales/food"])
    #expect(nested.summary == "sales/(none) $1,000,000.00, rent -$7.00, and sales/food $6.00")
    let many = try chart((1...15).map { ("c\($0)", Int64($0 * 100)) })
    #expect(many.names.count == 12 && many.names[0] == "c15" && many.names[11] == "Others (4)")
    #expect(many.summary.contains("Others (4) $10.00"))
  }

  @Test func namesTheLargestMovementsAndLeadsToTheirRows() throws {
    var rows =
      [("a", "5", "2026-01-31"), ("b", "-9", "2026-02-01"), ("c", "70", "2026-02-01")] as [(String, String, String?)]
    rows += Array(repeating: ("d", "1", "2026-03-01"), count: 600) + [("e", "-90", "2026-03-02"), ("f", "80", nil)]
    let page = try presenter(ledger(rows)).summaryPage()
    let table = try #require(page.tables.first { $0.title == "Largest in · Largest out" })
    #expect(table.columns.map(\.text) == ["Name", "Date", "Largest in", "Largest out"])
    #expect(table.rows.map(\.name.text) == ["f", "e"])
    #expect(table.rows.map { $0.cells.map(\.text) } == [["undated", "$80.00", ""], ["2026-03-02", "", "-$90.00"]])
    #expect(table.rows.map(\.name.url) == ["index.html#m-605", "2026-03/2/index.html#m-604"])
  }

  @Test func linksMovementsToTheirNeighbours() throws {
    let ledger = try ledger([("a", "1", nil), ("b", "2", nil), ("c", "3", nil)])
    let pages = Array(try presenter(ledger).movementPages())
    #expect(pages.map(\.route.path) == ["1", "2", "3"].map { "kata/movements/\($0)/index.html" })
    #expect(pages.map { $0.page.previous?.url } == [nil, "../1/index.html", "../2/index.html"])
    #expect(pages.map { $0.page.next?.url } == ["../2/index.html", "../3/index.html", nil])
  }

  @Test(arguments: [
    (Site.DetailPages.auto, 2_000, true), (.auto, 2_001, false), (.always, 2_001, true), (.never, 1, false),
  ])
  func givesMovementsPagesUpToALimit(setting: Site.DetailPages, count: Int, has: Bool) throws {
    let ledger = try ledger(Array(repeating: ("x", "1", nil), count: count))
    let presenter = try presenter(ledger) { $0.movements.detailPages = setting }
    #expect(presenter.hasDetailPages == has)
    #expect(movements(presenter.summaryPage().register).first?.url == (has ? "movements/1/index.html" : nil))
    var pages = presenter.movementPages().makeIterator()
    #expect((pages.next() != nil) == has)
  }

  @Test func saysThatALedgerIsEmpty() throws {
    let page = try presenter(ledger([])).summaryPage()
    #expect(page.notice?.title == "Nothing here yet")
    #expect(page.count == "0 movements")
    #expect(page.totals.map(\.total) == ["$0.00"])
    #expect(movements(page.register).isEmpty)
    #expect(page.period == nil)
  }

  @Test func linksAMovementToItsDishWhereThatCanBeReached() throws {
    var ledger = try ledger([("x", "1", nil)])
    ledger.movements[0].details = Movement.Details(item: "dinner/pizza", quantity: "2.5")
    let dishes = DishIndex([
      MenuSummary(id: "dinner", name: Label("Dinner"), language: .english, items: ["pizza"])
    ])
    func page(_ visibility: Ledger.Visibility, _ base: String?) throws -> MovementPage {
      ledger.visibility = visibility
      let own = try presentation { $0.baseURL = base }
      let frames = FramePresenter(own, navigation: Navigation(), languages: [own])
      let presenter = LedgerPresenter(ledger, report: LedgerReport(ledger), frames: frames, dishes: dishes)
      return try #require(Array(presenter.movementPages()).first).page
    }
    #expect(try page(.public, nil).item?.url == "../../../../menus/dinner/pizza/")
    #expect(try page(.private, "https://e.org/").item?.url == "https://e.org/menus/dinner/pizza/")
    #expect(try page(.private, nil).item?.url == "../../../../site/menus/dinner/pizza/index.html")
    ledger.movements[0].details = Movement.Details(item: "dinner/secret", quantity: "2.5")
    let unlisted = try page(.private, nil)
    #expect(unlisted.item == nil)
    #expect(unlisted.facts.map { "\($0.name) \($0.value)" } == ["Dish dinner/secret", "Quantity 2.5", "Balance $1.00"])
  }

  @Test func listsLedgersWithTheirSums() throws {
    let own = try presentation()
    let frames = FramePresenter(own, navigation: Navigation(), languages: [own])
    let ledger = try ledger([("a", "0.10", nil), ("b", "-0.10", nil)])
    let page = try #require(frames.reportsPages([LedgerSummary(ledger, LedgerReport(ledger))]).first).page
    #expect(page.title == "Reports")
    #expect(page.frame.title == "Reports · Menu")
    #expect(
      page.ledgers == [
        LedgerCardViewModel(
          name: LabelViewModel("Kata"), url: "kata/index.html", count: "2 movements", totals: ["$0.00"])
      ])
    #expect(frames.reportsPages([]).map(\.page.notice?.kind) == ["empty"])
  }

  @Test func listsVeryManyLedgersInPages() throws {
    let own = try presentation()
    let frames = FramePresenter(own, navigation: Navigation(), languages: [own])
    let ledgers = (1...1_100).map { LedgerSummary(id: "l\($0)", name: Label("L"), language: .english, isPublic: false) }
    let pages = frames.reportsPages(ledgers)
    #expect(pages.map(\.route.path) == ["index.html", "page/2/index.html", "page/3/index.html"])
    #expect(pages.map(\.page.ledgers.count) == [500, 500, 100])
    #expect(pages[1].page.ledgers[0].url == "../../l501/index.html")
    #expect(pages[1].page.pages.map(\.url) == ["../../index.html", "index.html", "../3/index.html"])
    #expect(pages[1].page.part == "Page 2 of 3")
    #expect(frames.reportsText(ledgers, like: pages[0].page).ledgers.count == 1_100)
  }
}
