import Domain
import Testing
import ViewModels

@testable import Pipeline

/// A ledger's pages hang together: behind every figure stand rows that come to it.
@Suite struct LedgerPagesTests {
  private static let days = [
    CalendarDate(year: 2025, month: 12, day: 30), CalendarDate(year: 2026, month: 1, day: 2),
    CalendarDate(year: 2026, month: 1, day: 31), CalendarDate(year: 2026, month: 3, day: 1),
  ]
  private static let categories = ["costs/rent", "costs:rent:shed", "costs", "sales", "<script>", "../"]

  private func presenter(
    count: Int, isDated: Bool = true, details: Movement.Details? = nil
  ) -> LedgerPresenter {
    let movements = (0..<count).map { index in
      Movement(
        position: Int32(index + 1), category: index % 7 == 6 ? nil : Int32(index % 6), account: Int32(index % 2),
        date: isDated ? Self.days[index * Self.days.count / count] : nil, name: "M\(index)",
        minorUnits: Int64(index * 37 % 1_000 - 400), currency: index % 5 == 0 ? .usd : .eur,
        details: details)
    }
    let ledger = Ledger(
      id: "bank", name: Label("Bank"), language: .english, currency: .eur,
      openings: [AccountBalance(Money(minorUnits: 10_000, currency: .eur))], movements: movements,
      categories: Self.categories,
      accounts: ["a", "b"])
    var site = Site()
    site.movements.detailPages = .never
    let phrases = PhraseTable(language: .english, values: [:])
    let presentation = Presentation(site: site, language: .english, phrases: phrases)
    let report = LedgerReport(ledger)
    return LedgerPresenter(
      ledger, report: report,
      frames: FramePresenter(presentation, navigation: Navigation(), languages: [presentation]),
      categories: CategoryIndex(ledger, report), accounts: CategoryIndex(ledger, report, of: .accounts))
  }

  /// An amount's digits, whatever stands around them.
  private func units(_ text: String) -> Int {
    (text.contains("-") ? -1 : 1) * (Int(text.filter(\.isNumber)) ?? 0)
  }

  @Test func everyFigureLeadsToRowsThatComeToIt() throws {
    let presenter = presenter(count: 4_000)
    var groups: [String: RegisterViewModel.Group] = [:]
    for (route, page) in presenter.categoryPages() {
      #expect(page.register.groups.reduce(0) { $0 + $1.movements.count + $1.parts.count } <= PageLayout.limit)
      for group in page.register.groups {
        if let id = group.id { groups["\(presenter.route.link(to: route))#\(id)"] = group }
      }
    }
    var cells = 0
    for matrix in presenter.summaryPage().matrices {
      for row in matrix.rows {
        for figure in row.figures where !figure.text.isEmpty {
          let group = try #require(groups[figure.url ?? ""])
          #expect(units(group.total.text) == units(figure.text))
          cells += 1
        }
        #expect(row.figures.reduce(0) { $0 + units($1.text) } == units(row.total.text))
      }
      let top = matrix.rows.filter { $0.name.depth == 0 }
      #expect(top.reduce(0) { $0 + units($1.total.text) } == units(matrix.totals?.total.text ?? ""))
    }
    #expect(cells > 20)
  }

  /// Each account's figure leads to its rows, and these run to what it then holds.
  @Test func everyAccountLeadsToItsRegister() throws {
    let presenter = presenter(count: 1_200)
    var pages: [String: [RegisterPage]] = [:]
    for (route, page) in presenter.accountPages() {
      let first = route.folder.split(separator: "/").prefix(3).joined(separator: "/")
      pages[first, default: []].append(page)
    }
    #expect(Set(pages.keys) == ["bank/accounts", "bank/accounts/a", "bank/accounts/b"])
    let table = try #require(presenter.summaryPage().tables.first)
    let euros = table.rows.filter {
      $0.name.url == "accounts/a/index.html" && $0.cells.last?.text.contains("€") ?? false
    }
    // Of the closing balance the rows are a part alone.
    let total = euros[0].cells[euros[0].cells.count - 2]
    #expect(euros.count == 1 && total.url == "accounts/a/index.html#EUR" && euros[0].cells.last?.url == nil)
    let rows = try #require(pages["bank/accounts/a"]).flatMap(\.register.groups).flatMap(\.movements)
      .filter { $0.amount.contains("€") }
    #expect(rows.count == 480)
    var balance = 0
    for row in rows {
      balance += units(row.amount)
      #expect(units(row.balance ?? "") == balance)
    }
    #expect(units(total.text) == balance)
  }

  /// Of a ledger with very many rows, an account's months lead to their registers instead.
  @Test func leadsToTheMonthsWhereRowsAreMany() throws {
    let presenter = presenter(count: 20_001)
    for (_, page) in presenter.accountPages() {
      for group in page.register.groups where !group.isHeading {
        #expect(group.movements.isEmpty && group.name?.url != nil)
      }
    }
  }

  @Test func rowsOfAFigureComeToIt() {
    for (_, page) in presenter(count: 300).categoryPages() {
      for group in page.register.groups {
        if group.isHeading { continue }
        let sum =
          group.parts.reduce(0) { $0 + units($1.amount.text) } + group.movements.reduce(0) { $0 + units($1.amount) }
        #expect(sum == units(group.total.text))
      }
    }
  }

  @Test func registersCarryBalancesFromPageToPage() {
    var standing: [String: String] = [:]
    var count = 0
    for (_, page) in presenter(count: 4_000).monthPages() {
      let register = page.register
      for balance in register.opening {
        let key = "\(balance.account ?? "")\(balance.amount.first ?? " ")"
        if let before = standing[key], !before.contains("-"), !balance.amount.contains("-") {
          #expect(before == balance.amount)
        }
      }
      for balance in register.closing {
        standing["\(balance.account ?? "")\(balance.amount.first ?? " ")"] = balance.amount
      }
      let rows = register.groups.flatMap(\.movements)
      #expect(rows.count <= PageLayout.limit)
      #expect(register.sums.reduce(0) { $0 + units($1.amount) } == rows.reduce(0) { $0 + units($1.amount) })
      count += rows.count
    }
    #expect(count == 4_000)
  }

  /// A reference below a name takes room: fewer rows stand on a sheet.
  @Test func leavesRoomForReferencesOnASheet() throws {
    func rows(_ details: Movement.Details?) -> [Int] {
      let pages = presenter(count: 400, details: details).monthPages()
      return pages.flatMap { $0.page.register.groups.dropLast().map(\.movements.count) }
    }
    #expect(Set(rows(nil)).max() == 28 && Set(rows(.init(reference: "FITID 77"))).max() == 16)
    let long = String(repeating: "RF18-5390 ", count: 6)
    #expect(Set(rows(.init(reference: long))).max() == 9, "three lines below a name")
    let page = presenter(count: 2, details: .init(reference: "FITID 77")).monthPages().first { _ in true }?.page
    #expect(page?.register.groups.flatMap(\.movements).map(\.reference).contains("FITID 77") ?? false)
  }

  /// On paper each sheet ends with what all accounts then hold, and the next begins with it.
  @Test func carriesSumsFromSheetToSheet() throws {
    let presenter = presenter(count: 120)
    for (_, page) in presenter.monthPages() {
      var rows = 0
      for group in page.register.groups.dropLast() {
        #expect((1...28).contains(group.movements.count) && group.carried.map(\.account) == ["total", "total"])
        rows += group.movements.count
      }
      #expect(page.register.groups.last?.carried.isEmpty ?? false)
      #expect(page.register.hasSheets == (rows > 0))
    }
    let first = try #require(presenter.monthPages().first { _ in true }).page.register
    let euros = first.groups[0].movements.filter { $0.amount.contains("€") }.reduce(0) { $0 + units($1.amount) }
    #expect(first.groups.count == 2 && first.groups[0].carried.map { units($0.amount) }[0] == 10_000 + euros)
    // However many rows a ledger has, a page is one to be printed, and begins with what the one before it carried.
    for (_, page) in self.presenter(count: 20_001).monthPages() {
      let sheets = page.register.groups
      #expect(page.register.hasSheets == (sheets.flatMap(\.movements).count > 28))
      for (place, sheet) in sheets.enumerated().dropLast() {
        let before = place == 0 ? page.register.opening : sheets[place - 1].carried
        func euros(_ balances: [BalanceViewModel]) -> Int {
          balances.filter { $0.amount.contains("€") }.reduce(0) { $0 + units($1.amount) }
        }
        let rows = sheet.movements.filter { $0.amount.contains("€") }.reduce(0) { $0 + units($1.amount) }
        #expect(euros(sheet.carried) == euros(before) + rows)
      }
    }
  }

  @Test func pagesAnUndatedLedger() {
    let presenter = presenter(count: 1_200, isDated: false)
    let summary = presenter.summaryPage()
    let pages = presenter.loosePages()
    #expect(summary.register?.groups.flatMap(\.movements).count == 500)
    #expect(pages.map(\.route.path) == ["bank/page/2/index.html", "bank/page/3/index.html"])
    #expect(pages.map { $0.page.register.groups.flatMap(\.movements).count } == [500, 200])
    #expect(summary.pages.map(\.url) == ["index.html", "page/2/index.html", "page/3/index.html"])
  }

  @Test func foldersOfCategoriesAreSafeAndApart() {
    let folders = Set(presenter(count: 60).categoryPages().map(\.route.folder))
    #expect(
      folders
        == Set(
          [
            "", "costs/", "costs-none/", "costs-rent/", "costs-rent-none/", "costs-rent-shed/", "sales/", "script/",
            "category/", "none/",
          ].map { "bank/categories/\($0)" }))
  }
}
