import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

/// Every figure of a ledger's pages links to rows that add up to it.
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
      frames: FramePresenter(
        presentation, navigation: Navigation(), languages: [presentation], printMetrics: Self.printMetrics),
      categories: CategoryIndex(ledger, report), accounts: CategoryIndex(ledger, report, of: .accounts))
  }

  private static let printMetrics: PrintMetrics = {
    var metrics = PrintMetrics()
    (metrics.sheet, metrics.tableHead, metrics.row, metrics.line) = (6_800, 320, 190, 125)
    (metrics.groupRow, metrics.heading, metrics.title, metrics.footer) = (330, 480, 1_300, 460)
    (metrics.totals, metrics.total) = (800, 190)
    (metrics.widths.category, metrics.widths.account, metrics.widths.figure) = (18, 15, 15)
    (metrics.date, metrics.percent, metrics.padding, metrics.smallSize) = (13, 59, 70, 80)
    metrics.advances = Array(repeating: 45, count: 128)
    return metrics
  }()

  @Test("A ledger without categories or accounts spans any number of months", arguments: [1, 12, 13, 14, 15, 40])
  func spansMonthsWithoutCategories(months: Int) {
    let movements = [0, months - 1].enumerated().map { index, month in
      Movement(
        position: Int32(index + 1), category: nil, account: nil,
        date: CalendarDate(year: 2026 + month / 12, month: month % 12 + 1, day: 2), name: "A", minorUnits: 100,
        currency: .eur, details: nil)
    }
    let ledger = Ledger(
      id: "bank", name: Label("Bank"), language: .english, currency: .eur, openings: [], movements: movements,
      categories: [], accounts: [])
    let report = LedgerReport(ledger)
    let (categories, accounts) = (CategoryIndex(ledger, report), CategoryIndex(ledger, report, of: .accounts))
    #expect(categories == nil && accounts == nil)
    let phrases = PhraseTable(language: .english, values: [:])
    let presentation = Presentation(site: Site(), language: .english, phrases: phrases)
    let presenter = LedgerPresenter(
      ledger, report: report,
      frames: FramePresenter(presentation, navigation: Navigation(), languages: [presentation]),
      categories: categories, accounts: accounts)
    #expect(presenter.summaryPage().months.count == months)
    #expect(presenter.summaryPage().matrices.isEmpty)
  }

  /// An amount's digits.
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

  /// Each account's figure links to its rows, which end with its balance.
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
    // The closing balance includes more than the rows.
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

  /// With many movements, an account's months link to their registers instead.
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
      // After a page break on a sheet, a group has no name.
      var open: (sum: Int, total: Int)?
      for group in page.register.groups {
        if let figure = open, group.name != nil { #expect(figure.sum == figure.total) }
        if group.name != nil { open = group.isHeading ? nil : (0, units(group.total.text)) }
        open?.sum +=
          group.parts.reduce(0) { $0 + units($1.amount.text) } + group.movements.reduce(0) { $0 + units($1.amount) }
      }
      if let open { #expect(open.sum == open.total) }
    }
  }

  @Test func registersCarryBalancesFromPageToPage() {
    var standing: [String: Int] = [:]
    var count = 0
    for (_, page) in presenter(count: 4_000).monthPages() {
      let register = page.register
      for row in register.opening {
        let text = row.balance?.text ?? ""
        let key = "\(row.account ?? "")\(text.filter { "€$".contains($0) })"
        if let before = standing[key] { #expect(before == units(text)) }
      }
      for row in register.closing {
        let text = row.balance?.text ?? ""
        standing["\(row.account ?? "")\(text.filter { "€$".contains($0) })"] = units(text)
      }
      let rows = register.groups.flatMap(\.movements)
      #expect(rows.count <= PageLayout.limit)
      let sums = register.pageSums.isEmpty ? register.totals : register.pageSums
      #expect(sums.reduce(0) { $0 + units($1.text) } == rows.reduce(0) { $0 + units($1.amount) })
      count += rows.count
    }
    #expect(count == 4_000)
  }

  /// References take room, so fewer rows fit on a sheet.
  @Test func leavesRoomForReferencesOnASheet() throws {
    func rows(_ details: Movement.Details?) -> Int? {
      let pages = presenter(count: 400, details: details).monthPages()
      return pages.flatMap { $0.page.register.groups.dropLast().map(\.movements.count) }.max()
    }
    let (plain, short) = (try #require(rows(nil)), try #require(rows(.init(reference: "FITID 77"))))
    let long = try #require(rows(.init(reference: String(repeating: "RF18-5390 ", count: 6))))
    #expect(28...32 ~= plain && short < plain * 4 / 5 && long < short)
    let page = presenter(count: 2, details: .init(reference: "FITID 77")).monthPages().first { _ in true }?.page
    #expect(page?.register.groups.flatMap(\.movements).map(\.reference).contains("FITID 77") ?? false)
  }

  private enum Kind: CaseIterable { case months, categories, accounts, loose }

  private func pages(_ kind: Kind, of presenter: LedgerPresenter) -> [(first: String, page: RegisterViewModel)] {
    let pages: [(Route, RegisterViewModel)] =
      switch kind {
      case .months: presenter.monthPages().map { ($0.route, $0.page.register) }
      case .categories: presenter.categoryPages().map { ($0.route, $0.page.register) }
      case .accounts: presenter.accountPages().map { ($0.route, $0.page.register) }
      case .loose:
        [(presenter.route, presenter.summaryPage().register ?? RegisterViewModel())]
          + presenter.loosePages().map { ($0.route, $0.page.register) }
      }
    return pages.map { route, page in
      let parts = route.folder.split(separator: "/").filter { Int($0) == nil && $0 != "page" }
      return (parts.joined(separator: "/"), page)
    }
  }

  /// The sum of the amounts in euros, or of all others.
  private func sum(_ figures: [String], _ isEuro: Bool) -> Int {
    figures.filter { $0.contains("€") == isEuro }.reduce(0) { $0 + units($1) }
  }

  /// Each printed sheet ends with the sums and balances so far, and the next begins with them, also across pages.
  @Test(arguments: Kind.allCases, [2, 120, 1_200, 5_000])
  private func carriesSumsFromSheetToSheet(_ kind: Kind, count: Int) throws {
    let presenter = presenter(count: count, isDated: kind != .loose)
    let registers = Dictionary(grouping: pages(kind, of: presenter)) { $0.first }
    var sheetCount = 0
    for (name, pages) in registers {
      var sums = [0, 0]
      var openings: [Int?] = [nil, nil]
      for (number, (_, page)) in pages.enumerated() {
        func check(_ carried: [CarriedViewModel], hasSum: Bool) {
          for (place, isEuro) in [true, false].enumerated() {
            let told = carried.compactMap(\.sum?.text).filter { $0.contains("€") == isEuro }
            if hasSum { #expect(sum(told, isEuro) == sums[place], "\(name) page \(number + 1)") }
            let held = carried.compactMap(\.balance?.text).filter { $0.contains("€") == isEuro }
            if held.isEmpty { continue }
            if openings[place] == nil { openings[place] = sum(held, isEuro) - sums[place] }
            #expect(sum(held, isEuro) - sums[place] == openings[place], "\(name) page \(number + 1)")
          }
        }
        #expect(page.openingTitle == (number == 0 ? "opening" : "broughtForward"))
        check(page.opening, hasSum: number > 0)
        #expect(number == 0 || !page.opening.isEmpty)
        var pageSums = [0, 0]
        for group in page.groups {
          let figures = group.parts.map(\.amount.text) + group.movements.map(\.amount)
          for (place, isEuro) in [true, false].enumerated() {
            sums[place] += sum(figures, isEuro)
            pageSums[place] += sum(figures, isEuro)
          }
          if !group.carried.isEmpty {
            check(group.carried, hasSum: true)
            sheetCount += 1
          }
        }
        #expect(page.groups.last?.carried.isEmpty ?? true)
        let isLast = number == pages.count - 1
        for (place, isEuro) in [true, false].enumerated() {
          #expect(pages.count == 1 || sum(page.pageSums.map(\.text), isEuro) == pageSums[place])
          #expect(!isLast || sum(page.totals.map(\.text), isEuro) == sums[place])
        }
        #expect(isLast == (page.closingTitle == "closing") && isLast != page.totals.isEmpty)
        check(page.closing, hasSum: !isLast)
        #expect(isLast || !page.closing.isEmpty)
      }
      // The opening balance comes from the ledger.
      switch kind {
      case .loose: #expect(openings[0] == 10_000)
      case .accounts: #expect(openings[0] == nil || openings[0] == (name == "bank/accounts" ? 10_000 : 0))
      case .months, .categories: break
      }
    }
    #expect((sheetCount > 0) == (count > 2))
  }

  /// Rows of several lines fill a sheet sooner, and the text after the last row is never alone on a sheet.
  @Test func sheetsHaveRoomForWhatStandsOnThem() {
    func breaks(_ heights: [Int], end: Int = 0, headings: Set<Int> = []) -> [Int] {
      let rows = heights.enumerated().map {
        PrintPagination.Row(height: $1, isHeading: headings.contains($0), currency: .eur)
      }
      return PrintPagination(startsSheet: false, first: 600, other: 1_000, carriedHeight: 0, row: 190).breaks(
        rows, footCount: 0, below: end)
    }
    let row = 200
    #expect(breaks([]) == [] && breaks([row, row, row]) == [])
    #expect(breaks(Array(repeating: row, count: 9)) == [3, 8])
    #expect(breaks([row, 500, 500, 500]) == [1, 3])
    #expect(breaks([row, row, row], end: 100) == [1] && breaks([row, row], end: 300) == [1])
    #expect(breaks([row], end: 900) == [], "one row stays where it is")
    #expect(breaks(Array(repeating: row, count: 9), headings: [1, 2]) == [1, 6], "a heading goes with its rows")
    #expect(breaks(Array(repeating: row, count: 9), headings: [0, 1, 2]) == [3, 8], "unless nothing would stay")
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
