import Testing

@testable import MenugenDomain

@Suite struct LedgerReportTests {
  @Test func tenTimesTenCentsIsOne() {
    let report = LedgerReport(ledger(Array(repeating: ("2026-01-01", 10, "a"), count: 10)))
    #expect(report.byCurrency.map(\.sum.total) == [100])
    #expect(decimalText(report.byCurrency[0].sum.total, exponent: 2) == "1.00")
  }

  @Test func sumsPast64BitsAreExact() {
    let report = LedgerReport(ledger(Array(repeating: ("2026-01-01", .max, "a"), count: 3)))
    #expect(report.byCurrency[0].sum.total == 3 * Int128(Int64.max))
  }

  @Test func anEmptyLedgerHasNoSums() {
    let report = LedgerReport(ledger([]))
    #expect(report.count == 0)
    #expect(report.byCurrency.isEmpty && report.cells.isEmpty && report.period == nil)
  }

  @Test(arguments: [
    ("2026-01-01", "2026-W01"), ("2024-12-30", "2025-W01"), ("2021-01-03", "2020-W53"), ("9999-12-31", "9999-W52"),
    ("0000-01-03", "0000-W01"),
  ])
  func countsWeeksAsISO8601(_ date: String, _ week: String) throws {
    let period = Period(of: try #require(CalendarDate(date)), .week)
    #expect(period.iso == week)
  }

  @Test(arguments: [(PeriodLength.month, "2026-11"), (.quarter, "2026-Q4"), (.year, "2026")])
  func namesPeriods(_ length: PeriodLength, _ name: String) throws {
    #expect(Period(of: try #require(CalendarDate("2026-11-30")), length).iso == name)
  }

  @Test func everyDayCountsBackToItself() throws {
    for days in stride(from: -719_528, through: 2_932_896, by: 97) {
      #expect(try #require(CalendarDate(daysSinceEpoch: days)).daysSinceEpoch == days)
    }
    #expect(CalendarDate(daysSinceEpoch: 2_932_897) == nil && CalendarDate(daysSinceEpoch: -719_529) == nil)
  }

  @Test func rollsCategoriesUpWhateverTheirMarks() {
    let report = LedgerReport(
      ledger([("2026-01-01", -5, "costs/rent"), ("2026-01-02", -7, "costs:food:fish"), ("2026-01-03", -1, "costs")]))
    let tree = report.categoryTree.map { "\(text($0.place)) \($0.sum.total)" }
    #expect(tree == ["costs -13", "costs:food -7", "costs:food:fish -7", "costs/rent -5", "costs/– -1"])
  }

  /// A category with nested ones is written as in its first movement, whatever is selected.
  @Test func namesAPlaceAlikeInEverySelection() {
    let books = ledger([("2026-01-01", -5, "costs:food:fish"), ("2026-02-01", -7, "costs/food/meat")])
    var selection = LedgerSelection()
    selection.from = CalendarDate("2026-02-01")
    for books in [books, books.selecting(selection)] {
      let tree = LedgerReport(books).categoryTree.compactMap(\.place.path?.text)
      #expect(tree.prefix(2) == ["costs", "costs:food"])
    }
  }

  @Test func rowsOfATreeFollowWhatTheyArePartOf() {
    func place(_ text: String) -> TreePlace {
      text.hasSuffix("–")
        ? .own(text == "–" ? nil : CategoryPath(String(text.dropLast(2)))) : .branch(CategoryPath(text))
    }
    let rows = ["a", "a/b", "a/b/c", "a/b/–", "a/c", "a/–", "ab", "b", "b/a", "b/–", "–"]
    #expect(rows.reversed().map(place).sorted().map(text) == rows)
    #expect(rows.map { place($0).depth } == [0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 0])
  }

  @Test func rollsAccountsUp() {
    var books = ledger([("2026-01-01", 5, nil), ("2026-01-02", 7, nil), ("2026-01-03", 9, nil)])
    books.accounts = ["assets/bank", "assets:till", "debts"]
    for place in 0..<3 { books.movements[place].account = Int32(place) }
    books.openings = [AccountBalance(account: 1, Money(minorUnits: 100, currency: .eur))]
    func tree(_ books: Ledger) -> [String] {
      LedgerReport(books).accountTree.map { branch in
        let figures = [branch.opening, branch.sum.total, branch.closing].map { $0.map(String.init) ?? "–" }
        return ([text(branch.place)] + figures).joined(separator: " ")
      }
    }
    #expect(tree(books) == ["assets 100 12 112", "assets/bank 0 5 5", "assets:till 100 7 107", "debts 0 9 9"])
    var selection = LedgerSelection()
    selection.account = "assets/till"
    #expect(tree(books.selecting(selection)) == ["assets – 7 –", "assets:till 100 7 107"])
    selection.search = "x"
    books.movements[1].name = "x"
    #expect(tree(books.selecting(selection)) == ["assets – 7 –", "assets:till – 7 –"])
    books.movements[1].account = 2
    #expect(tree(books) == ["assets 100 5 105", "assets/bank 0 5 5", "assets:till 100 0 100", "debts 0 16 16"])
    let rows = LedgerReport(books).accountRows
    #expect(rows.places == LedgerReport(books).accountTree.map(\.place))
  }

  @Test func matrixAndCashFlowAddUp() {
    var books = ledger([("2026-01-01", -5, "a/b"), ("2026-02-02", 7, "a"), ("2026-02-03", 1, nil), (nil, 2, "c")])
    books.openings = [AccountBalance(Money(minorUnits: 100, currency: .eur))]
    let matrix = LedgerReport(books).matrices[0]
    #expect(matrix.columns.map { $0?.iso } == ["2026-01", "2026-02", nil])
    #expect(
      matrix.rows.map { "\(text($0.place)) \(sums($0, of: matrix))" } == [
        "a [-5, 7, 0]", "a/b [-5, 0, 0]", "a/– [0, 7, 0]", "c [0, 0, 2]", "– [0, 1, 0]",
      ])
    #expect(matrix.flows.map(\.opening) == [100, 95, 103])
    #expect(matrix.flows.map(\.closing) == [95, 103, 105])
    #expect(matrix.flows.map(\.change) == [nil, 13, nil])
  }

  /// Periods without movements are included: changes are compared with the month before, and budgets continue.
  @Test func hasEveryPeriodFromTheFirstToTheLast() throws {
    var books = ledger([("2025-12-05", 100, "a"), ("2026-03-02", 7, "a"), (nil, 1, "a")])
    books.movements.append(
      Movement(position: 9, category: 0, date: CalendarDate("2026-02-01"), name: "", minorUnits: 5, currency: .usd))
    let report = LedgerReport(books)
    let months = ["2025-12", "2026-01", "2026-02", "2026-03"]
    #expect(report.periods.map(\.iso) == months)
    let euros = report.matrices[0]
    #expect(euros.columns.map { $0?.iso } == months + [nil])
    #expect(euros.rows.map { sums($0, of: euros) } == [[100, 0, 0, 7, 1]])
    #expect(euros.flows.map(\.opening) == [0, 100, 100, 100, 107])
    #expect(euros.flows.map(\.change) == [nil, -100, 0, 7, nil])
    let dollars = report.matrices[1]
    #expect(dollars.columns.map { $0?.iso } == months && dollars.flows.map(\.closing) == [0, 0, 5, 5])
    let budget = Budget(category: "a", limit: Money(minorUnits: 10, currency: .eur))
    #expect(report.figures(of: [budget]).map(\.left) == [110, 10, 10, 17])
    #expect(LedgerReport(books, by: .quarter).periods.map(\.iso) == ["2025-Q4", "2026-Q1"])
    #expect(LedgerReport(books, by: .week).periods.count == 14)
  }

  @Test("A budget rolls over what a period leaves or overspends, and a target counts what comes in")
  func rollsOver() {
    let books = ledger([
      ("2026-01-05", -4, "a"), ("2026-02-05", -19, "a"), ("2026-04-05", -10, "a"), ("2026-01-06", 30, "s"),
      ("2026-04-06", -5, "s"), ("2026-03-06", 9, "s"),
    ])
    func figures(_ budget: Budget, by length: PeriodLength = .month) -> [BudgetFigure] {
      LedgerReport(books, by: length).figures(of: [budget])
    }
    let limit = Money(minorUnits: 10, currency: .eur)
    #expect(figures(Budget(category: "a", limit: limit)).map(\.left) == [6, -9, 10, 0])
    let rolling = Budget(category: "a", limit: limit, rollsOver: true)
    #expect(figures(rolling).map(\.carried) == [0, 6, -3, 7] && figures(rolling).map(\.left) == [6, -3, 7, 7])
    #expect(figures(rolling, by: .quarter).map(\.left) == [7, 27])
    let target = Budget(category: "s", limit: limit, isIncome: true)
    #expect(figures(target).map(\.spent) == [30, 0, 9, -5] && figures(target).map(\.left) == [-20, 10, 1, 15])
    let table = LedgerReport(books).budgetTable([target, rolling])
    #expect(table.columns == [.carried, .limit, .spent, .moneyIn, .left])
    #expect(table.rows.map(\.cells).prefix(5).last == [nil, 40, 33, nil, 7])
    #expect(table.rows.map(\.cells).last == [nil, 40, nil, 34, 6])
  }

  @Test("Of very many budgets, the figures are those of periods with spending, and the totals those of all periods")
  func leavesOutFiguresOfManyBudgetsWithoutSpending() throws {
    let last = "2025-12-01"
    let report = LedgerReport(ledger([("1926-01-02", -3, "c0"), ("1990-05-02", -4, "c0"), (last, -5, "c1")]))
    #expect(report.periods.count == 1_200)
    func budgets(_ count: Int) -> [Budget] {
      (0..<count).map { Budget(category: "c\($0)", limit: Money(minorUnits: 10, currency: .eur)) }
    }
    #expect(report.figures(of: budgets(100)).count == 120_000)
    let figures = report.figures(of: budgets(101))
    #expect(figures.count == 102)
    #expect(figures.filter { $0.category == "c0" }.map(\.period.iso) == ["1926-01", "1990-05"])
    #expect(figures.filter { $0.category == "c0" }.map(\.spent) == [3, 4])
    #expect(figures.filter { $0.category == "c7" }.map(\.period.iso) == ["2025-12"])
    for count in [100, 101] {
      let totals = report.budgetTotals(of: budgets(count))
      #expect(totals.count == count && totals.allSatisfy { $0.limit == 12_000 })
      #expect(totals.filter { $0.spent != 0 }.map(\.spent) == [7, 5])
    }
  }

  /// The report covers exactly the selected periods.
  @Test func hasEveryPeriodThatWasAskedFor() throws {
    let books = ledger([("2026-01-15", -50, "a"), ("2026-03-01", -20, "a")])
    func periods(_ from: String?, _ to: String?, _ length: PeriodLength = .month) -> [String] {
      var selection = LedgerSelection()
      selection.from = from.flatMap { CalendarDate($0) }
      selection.to = to.flatMap { CalendarDate($0) }
      return LedgerReport(books.selecting(selection, by: length), by: length).periods.map(\.iso)
    }
    #expect(periods("2026-02-01", "2026-03-31") == ["2026-02", "2026-03"])
    #expect(periods("2026-02-01", "2026-02-28") == ["2026-02"])
    #expect(periods("2025-12-07", nil) == ["2025-12", "2026-01", "2026-02", "2026-03"])
    #expect(periods(nil, "2026-02-03") == ["2026-01", "2026-02"])
    #expect(periods("2026-04-01", nil) == [] && periods(nil, "2025-04-01") == [])
    #expect(periods("2025-01-01", "2025-12-31", .quarter) == ["2025-Q1", "2025-Q2", "2025-Q3", "2025-Q4"])
    // If the selected periods are too many, only those between the first and last movement are reported.
    #expect(periods("1900-01-01", "2026-12-31") == ["2026-01", "2026-02", "2026-03"])
  }

  @Test("Budgets cover every period of the ledger, even without movements") func budgetsCoverAllPeriods() throws {
    var books = ledger([("2026-01-15", -50, "a"), ("2026-03-01", -20, "a"), ("2026-06-01", 5, "b"), (nil, 1, "b")])
    var selection = LedgerSelection()
    selection.categories = ["a"]
    #expect(LedgerReport(books.selecting(selection)).periods.count == 3)
    books.budgets = [Budget(category: "a", limit: Money(minorUnits: 100, currency: .eur))]
    func left(_ ledger: Ledger) -> [Int128] { LedgerReport(ledger).figures(of: ledger.budgets).map(\.left) }
    #expect(left(books.selecting(selection)) == left(books) && left(books).count == 6)
    selection.from = CalendarDate("2026-05-01")
    #expect(left(books.selecting(selection)) == [100, 100])
    selection.to = CalendarDate("2026-05-31")
    #expect(left(books.selecting(selection)) == [100])
    selection.search = "Kevin"
    #expect(left(books.selecting(selection)) == [])
  }

  /// A date that is centuries off doesn't lead to a huge table.
  @Test func leavesPeriodsOutWhereTheyAreTooMany() {
    let report = LedgerReport(ledger([("0001-01-01", 1, "a"), ("9999-12-31", 2, "a")]), by: .week)
    #expect(report.periods.map(\.iso) == ["0001-W01", "9999-W52"])
    #expect(report.matrices[0].flows.map(\.change) == [nil, 2])
  }

  @Test("Each period follows the preceding one", arguments: PeriodLength.allCases) func nextPeriod(
    _ length: PeriodLength
  ) throws {
    var period = Period(of: try #require(CalendarDate("2023-12-25")), length)
    for _ in 0..<60 {
      let next = period.next
      let start = try #require(next.firstDay)
      #expect(next > period && Period(of: start, length) == next)
      #expect(CalendarDate(daysSinceEpoch: start.daysSinceEpoch - 1).map { Period(of: $0, length) } == period)
      #expect(next.previous == period)
      period = next
    }
  }

  @Test func averagesRoundHalfToEven() {
    func average(_ amounts: Int64...) -> Int128 {
      LedgerReport(ledger(amounts.map { ("2026-01-01", $0, "a") })).byCurrency[0].sum.average
    }
    #expect([average(1, 2), average(2, 3), average(-1, -2), average(-2, -3), average(1, 1, 2)] == [2, 2, -2, -2, 1])
  }

  @Test("Budgets are compared with money out") func budgetSpending() {
    var books = ledger([("2026-01-01", -500, "costs/rent"), ("2026-02-02", -70, "costs"), ("2026-02-03", 9, "sales")])
    books.budgets = [Budget(category: "costs", limit: Money(minorUnits: 100, currency: .eur))]
    #expect(LedgerReport(books).figures(of: books.budgets).map(\.left) == [-400, 30])
    #expect(LedgerReport(books, by: .quarter).figures(of: books.budgets).map(\.left) == [-270])
    #expect(LedgerReport(books, by: .week).figures(of: books.budgets).isEmpty)
  }

  @Test func carriesForwardWhatASelectionCutsOff() throws {
    var books = ledger([("2026-01-01", -5, "a"), ("2026-02-02", 7, "b"), ("2026-03-03", 1, "a")])
    books.openings = [AccountBalance(Money(minorUnits: 100, currency: .eur))]
    var selection = LedgerSelection()
    selection.from = CalendarDate("2026-02-01")
    selection.to = CalendarDate("2026-02-28")
    let february = books.selecting(selection)
    #expect(february.movements.map(\.minorUnits) == [7])
    #expect(opening(february) == 95)
    selection.categories = ["a"]
    #expect(books.selecting(selection).movements.isEmpty)
    // The sum of selected movements isn't a balance.
    #expect(opening(books.selecting(selection)) == nil)
  }

  @Test("Several categories are united, and excluded ones are left out; budgets of a part of their categories, too")
  func selectsCategories() throws {
    var books = ledger([
      ("2026-01-01", -1, "a"), ("2026-01-02", -2, "a/b"), ("2026-01-03", -4, "a/c"), ("2026-01-04", -8, "d"),
      ("2026-01-05", -16, nil),
    ])
    books.budgets = ["a", "a/b", "d"].map { Budget(category: $0, limit: Money(minorUnits: 100, currency: .eur)) }
    func selected(_ categories: [String], without excluded: [String]) -> (sum: Int64, budgets: [String], cuts: [String])
    {
      var selection = LedgerSelection()
      (selection.categories, selection.excludedCategories) = (categories, excluded)
      let part = books.selecting(selection)
      #expect(!part.hasBalances)
      return (-part.movements.map(\.minorUnits).reduce(0, +), part.budgets.map(\.category), part.budgetsLeftOut)
    }
    #expect(selected(["a/b", "d"], without: []) == (10, ["a/b", "d"], ["category"]))
    #expect(selected(["a"], without: ["a/b"]) == (5, [], ["exclude-category"]))
    #expect(selected([], without: ["a/b"]) == (29, ["d"], ["exclude-category"]))
    #expect(selected([], without: ["a"]) == (24, ["d"], []))
    #expect(selected([], without: ["a", "d"]) == (16, [], []))
  }

  @Test("Only opening balances of selected accounts are brought forward") func selectedOpenings() {
    var books = ledger([])
    books.accounts = ["assets/bank", "assets/till", "debts"]
    books.openings = [(nil, 1), (0, 20), (1, 300), (2, 4000)].map { account, units in
      AccountBalance(account: account, Money(minorUnits: units, currency: .eur))
    }
    var selection = LedgerSelection()
    selection.account = "assets"
    #expect(opening(books.selecting(selection)) == 320)
    selection = LedgerSelection()
    selection.to = CalendarDate("2026-01-01")
    #expect(opening(books.selecting(selection)) == 4321)
  }

  @Test("Accounts have opening and closing balances") func accountBalances() {
    var books = ledger([("2026-01-01", 5, nil), ("2026-01-02", 7, nil), ("2026-01-03", 9, nil)])
    func flows() -> [String] {
      LedgerReport(books).accounts.map { "\($0.account ?? "–") \($0.opening) \($0.closing)" }
    }
    books.openings = [AccountBalance(Money(minorUnits: 100, currency: .eur))]
    books.accounts = ["till"]
    books.movements[0].account = 0
    let nobodys = books
    books.uniteNames()
    #expect(flows() == ["till 100 121"])
    books = nobodys
    books.accounts = ["till", "bank", "loan"]
    books.movements[1].account = 1
    books.openings.append(AccountBalance(account: 2, Money(minorUnits: -50, currency: .eur)))
    #expect(flows() == ["bank 0 7", "loan -50 -50", "till 0 5", "– 100 109"])
  }

  @Test func findsTextInCapitalsOrNot() {
    var selection = LedgerSelection()
    selection.search = "KEV"
    #expect(ledger([("2026-01-01", 5, "a")]).selecting(selection).movements.count == 1)
    selection.search = "nobody"
    #expect(ledger([("2026-01-01", 5, "a")]).selecting(selection).movements.isEmpty)
  }

  @Test func convertsByTheLastRateAndRoundsOnce() throws {
    var books = ledger([("2026-01-05", 1000, "a")])
    for day in ["2026-01-10", "2026-02-10"] {
      books.movements.append(
        Movement(position: 9, date: CalendarDate(day), name: "", minorUnits: 1205, currency: .usd))
    }
    func rate(_ day: String, _ written: String) throws -> ExchangeRate {
      let date = try #require(CalendarDate(day))
      return try #require(ExchangeRate(date: date, from: .usd, to: .eur, written: written))
    }
    let rates = [try rate("2026-02-01", "0.9"), try rate("2026-01-01", "0.5")]
    let total = try #require(ConvertedTotal(books, into: .eur, rates: rates))
    // 12.05 × 0.5 is 6.025, rounded to the even 6.02; 12.05 × 0.9 is 10.845, rounded to the even 10.84.
    #expect(total.parts.map(\.converted) == [1000, 602, 1084])
    #expect(total.total == 2686)
    #expect(total.gaps.isEmpty)
    #expect(ConvertedTotal(books, into: .eur, rates: []) == nil)
  }

  /// An incomplete total isn't shown; the amounts without a rate are listed instead.
  @Test func namesWhatHasNoRate() throws {
    var books = ledger([("2026-01-05", 1000, "a")])
    for (day, currency) in [("2026-01-10", Currency.usd), ("2026-01-20", .usd), ("2026-02-10", .usd), (nil, .usd)] {
      books.movements.append(
        Movement(position: 9, date: day.flatMap { CalendarDate($0) }, name: "", minorUnits: 100, currency: currency))
    }
    let day = try #require(CalendarDate("2026-02-01"))
    func total(_ from: Currency, _ to: Currency) throws -> ConvertedTotal? {
      let rate = try #require(ExchangeRate(date: day, from: from, to: to, written: "0.9"))
      return ConvertedTotal(books, into: .eur, rates: [rate])
    }
    func gaps(_ total: ConvertedTotal?) -> [String]? {
      total?.gaps.map {
        "\($0.currency.code) \($0.count) \($0.days.map { "\($0.lowerBound.iso) \($0.upperBound.iso)" } ?? "–")"
      }
    }
    let late = try #require(try total(.usd, .eur))
    #expect(late.total == nil && late.parts.map(\.converted) == [1000, 90])
    #expect(gaps(late) == ["USD 2 2026-01-10 2026-01-20", "USD 1 –"])
    // Rates are never inverted.
    #expect(try gaps(total(.eur, .usd)) == ["USD 3 2026-01-10 2026-02-10", "USD 1 –"])
    books.movements.removeLast(4)
    #expect(try total(.usd, .eur) == nil)
  }

  @Test func convertsBetweenCurrenciesOfDifferentDecimals() throws {
    let yen = try #require(Currency(code: "JPY"))
    let day = try #require(CalendarDate("2026-01-01"))
    let rate = try #require(ExchangeRate(date: day, from: .eur, to: yen, written: "160.5"))
    #expect(rate.convert(1000) == 1605)
    let back = try #require(ExchangeRate(date: day, from: yen, to: .eur, written: "0.006"))
    #expect(back.convert(100) == 60)
    #expect(rate.convert(.max) == nil)
    for written in ["0", "-1", "1e3", ".5", "1.", "", "1234567890123456789"] {
      #expect(ExchangeRate(date: day, from: yen, to: .eur, written: written) == nil)
    }
  }
}

/// Formats a row of a tree; `–` marks the movements directly in a category.
private func text(_ place: TreePlace) -> String {
  let path = place.path?.text
  return place.isOwn ? (path.map { $0 + "/" } ?? "") + "–" : path ?? ""
}

private func ledger(_ movements: [(String?, Int64, String?)]) -> Ledger {
  var ledger = Ledger(id: "books", name: Label("Books"), language: .english, currency: .eur)
  for (index, (date, amount, category)) in movements.enumerated() {
    var place: Int32?
    if let category {
      if !ledger.categories.contains(category) { ledger.categories.append(category) }
      place = ledger.categories.firstIndex(of: category).map { Int32($0) }
    }
    ledger.movements.append(
      Movement(
        position: Int32(index + 1), category: place, date: date.flatMap { CalendarDate($0) }, name: "Kevin",
        minorUnits: amount, currency: .eur))
  }
  return ledger
}

private func sums(_ row: LedgerMatrix.Row, of matrix: LedgerMatrix) -> [Int128] {
  matrix.columns.indices.map { row.sum($0) }
}

/// The opening balance in euros of all accounts.
private func opening(_ ledger: Ledger) -> Int128? { LedgerReport(ledger).total(in: .eur)?.opening }
