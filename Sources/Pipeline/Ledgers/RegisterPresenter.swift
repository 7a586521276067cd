import Domain
import Text
package import ViewModels

extension LedgerPresenter {
  /// The pages of all months' registers, made one at a time: a ledger's rows are never held at once.
  package func monthPages() -> RegisterPages { RegisterPages(self) }

  /// The register's other pages, where the summary has the first: see `looseRegister`.
  package func loosePages() -> [(route: Route, page: RegisterPage)] {
    let registers = looseRegister()
    let name = presentation.label(ledger.name, in: ledger.language)
    return registers.enumerated().dropFirst().map { index, register in
      var page = registerPage(
        of: route, LabelViewModel(presentation.phrases.required("register")), count: movementCount(looseCount),
        at: index, of: registers.count)
      page.register = register
      page.name = name
      page.proof = proof(count: report.count, report.byCurrency.map { ($0.currency, $0.sum.total) })
      return (pageRoute(route, index), page)
    }
  }

  /// The rows that stand on the summary, page by page: all of a short or undated ledger's, else those without a date.
  func looseRegister() -> [RegisterViewModel] {
    let isWhole = showsWholeRegister
    if looseCount == 0 { return [] }
    let layout = PageLayout([looseCount])
    var registers: [RegisterViewModel] = []
    var walk = Register(ledger)
    var rows = RegisterRun(self, at: route)
    for movement in ledger.movements {
      guard isWhole || movement.date == nil else {
        _ = walk.next(movement)
        continue
      }
      rows.add(movement, &walk)
      if rows.count == PageLayout.limit || registers.count * PageLayout.limit + rows.count == looseCount {
        registers.append(rows.finish(walk, page: registers.count, of: layout.pages.count))
        rows = RegisterRun(self, at: pageRoute(route, registers.count), rowsAbove: 8)
      }
    }
    return registers
  }

  /// How many rows of the register stand on the summary.
  var firstRegisterCount: Int { min(looseCount, PageLayout.limit) }

  private var looseCount: Int {
    showsWholeRegister ? report.count : report.count - report.byPeriod.reduce(0) { $0 + $1.sum.count }
  }

  /// A page of a register without its rows.
  func registerPage(
    of first: Route, _ title: LabelViewModel, count: String, at index: Int, of pageCount: Int,
    breadcrumbs: [(LabelViewModel, Route)] = []
  ) -> RegisterPage {
    let here = pageRoute(first, index)
    let name = presentation.label(ledger.name, in: ledger.language)
    let part = pageCount > 1 ? pageText(index, of: pageCount) : nil
    let heading = [title.text, index > 0 ? part : nil, name.text].compactMap(\.self).joined(separator: " · ")
    var page = RegisterPage(
      frame: frames.ledgerFrame(
        at: here, title: heading, breadcrumbs: [(name, route)] + breadcrumbs,
        twin: isPublic ? { twin(of: here, in: $0) } : nil),
      name: title, ledger: LinkViewModel(name, url: here.link(to: route)), part: part, count: count,
      register: RegisterViewModel())
    if pageCount > 1 {
      page.pages = pageLinks(of: first, count: pageCount, at: index)
      page.previous = index > 0 ? pageLink(of: first, index - 1, of: pageCount, from: here) : nil
      page.next = index + 1 < pageCount ? pageLink(of: first, index + 1, of: pageCount, from: here) : nil
    }
    return page
  }

  func pageText(_ index: Int, of count: Int) -> String {
    presentation.phrases.pageOf(["number": presentation.number(index + 1), "count": presentation.number(count)])
  }

  private func pageLink(of first: Route, _ index: Int, of count: Int, from here: Route) -> LinkViewModel {
    LinkViewModel(LabelViewModel(pageText(index, of: count)), url: here.link(to: pageRoute(first, index)))
  }
}

/// The registers of a ledger's months, in order, in pages of a size that a browser and a reader can hold.
package struct RegisterPages: Sequence {
  private let presenter: LedgerPresenter

  fileprivate init(_ presenter: LedgerPresenter) { self.presenter = presenter }

  package func makeIterator() -> Iterator { Iterator(presenter) }

  package struct Iterator: IteratorProtocol {
    private struct Month {
      var period: Period
      var count: Int
      var sums: [LedgerReport.Row<Period>]
    }

    private let presenter: LedgerPresenter
    private let months: [Month]
    private var register: Register
    /// The next movement, month, and page of the month.
    private var place = 0
    private var month = 0
    private var page = 0

    fileprivate init(_ presenter: LedgerPresenter) {
      self.presenter = presenter
      register = Register(presenter.ledger)
      var months: [Month] = []
      for row in presenter.report.byPeriod {
        if months.last?.period != row.key { months.append(Month(period: row.key, count: 0, sums: [])) }
        months[months.count - 1].count += row.sum.count
        months[months.count - 1].sums.append(row)
      }
      self.months = months
    }

    package mutating func next() -> (route: Route, page: RegisterPage)? {
      guard month < months.count else { return nil }
      let current = months[month]
      let first = presenter.monthRoute(current.period)
      let pageCount = PageLayout([current.count]).pages.count
      let here = presenter.pageRoute(first, page)
      let rowCount = Swift.min(PageLayout.limit, current.count - page * PageLayout.limit)
      var run = RegisterRun(presenter, at: here, rowsAbove: 10 + current.sums.count)
      let movements = presenter.ledger.movements
      while run.count < rowCount, place < movements.count {
        if movements[place].date == nil {
          _ = register.next(movements[place])
        } else {
          run.add(movements[place], &register)
        }
        place += 1
      }
      var result = presenter.registerPage(
        of: first, LabelViewModel(presenter.monthText(current.period)), count: presenter.movementCount(current.count),
        at: page, of: pageCount)
      result.totals = current.sums.map { presenter.total($0.sum, $0.currency) }
      result.proof = presenter.proof(count: current.count, current.sums.map { ($0.currency, $0.sum.total) })
      result.register = run.finish(register, page: page, of: pageCount)
      if page == 0, month > 0 { result.previous = link(to: month - 1, from: here) }
      if page == pageCount - 1, month + 1 < months.count { result.next = link(to: month + 1, from: here) }
      page += 1
      if page == pageCount {
        page = 0
        month += 1
      }
      return (here, result)
    }

    /// To a month's first page; back from the first page of the month behind it, to where that is read from the top.
    private func link(to month: Int, from here: Route) -> LinkViewModel {
      let period = months[month].period
      return LinkViewModel(
        LabelViewModel(presenter.monthText(period)), url: here.link(to: presenter.monthRoute(period)))
    }
  }
}

/// Rows of a register that follow each other, and what their accounts held before and after.
struct RegisterRun {
  /// The most accounts that are told apart above and below the rows: of more, the currencies are.
  private static let accountLimit = 24

  private let presenter: LedgerPresenter
  private let here: Route
  private var rows: [MovementViewModel] = []
  private var dates = DateCache()
  private var hasDates = false
  /// Of each account with a row here, in order of appearance.
  private var before: [(key: BalanceKey, balance: Int128)] = []
  private var after: [Int128] = []
  private var sums: [(currency: Currency, units: Int128)] = []
  /// What is carried from one sheet of paper to the next, and behind which row.
  private var carried: [(row: Int, balances: [BalanceViewModel])] = []
  /// What is left of the sheet that is filled just now.
  private var sheetRoom: Int
  /// What all accounts together held before the first row, in each of the ledger's currencies.
  private var totalsBefore: [Int128] = []
  private let currencies: [Currency]

  /// Tenths of rows that stand on a sheet of A4 or Letter with what is carried above and below.
  private static let sheetHeight = 280
  /// Of a row of one line; of what is around a row's lines; of a line; and of one of a reference below the name.
  private static let rowHeight = 10
  private static let paddingHeight = 4
  private static let lineHeight = 6
  private static let referenceHeight = 7
  /// Cells in a line of each column on paper: rather too few than too many.
  private static let nameWidth = 26
  private static let categoryWidth = 19
  private static let accountWidth = 13
  private static let referenceWidth = 30

  /// - Parameter rowsAbove: As many rows as would find room on the first sheet where the page's title and totals stand.
  init(_ presenter: LedgerPresenter, at here: Route, rowsAbove: Int = 0) {
    self.presenter = presenter
    self.here = here
    currencies = presenter.currencies
    // What was held before stands on the first sheet too.
    let above = presenter.ledger.openingBalances.count + rowsAbove
    sheetRoom = max(8 * Self.rowHeight, Self.sheetHeight - above * Self.rowHeight)
  }

  var count: Int { rows.count }

  mutating func add(_ movement: Movement, _ register: inout Register) {
    if rows.isEmpty { totalsBefore = currencies.map { register.total(in: $0) } }
    makeRoom(for: movement)
    let key = presenter.ledger.balanceKey(of: movement)
    let entry = register.next(movement)
    if let place = before.firstIndex(where: { $0.key == key }) {
      after[place] = entry.balance
    } else {
      before.append((key, entry.balance - Int128(movement.minorUnits)))
      after.append(entry.balance)
    }
    if let place = sums.firstIndex(where: { $0.currency == movement.currency }) {
      sums[place].units += Int128(movement.minorUnits)
    } else {
      sums.append((movement.currency, Int128(movement.minorUnits)))
    }
    if movement.date != nil { hasDates = true }
    rows.append(presenter.movement(entry, at: here, &dates))
  }

  /// Before a row is added: only then it is known that one follows the last row of a sheet.
  private mutating func makeRoom(for movement: Movement) {
    let height = height(of: movement)
    if height > sheetRoom {
      carried.append((rows.count, totals().closing))
      sheetRoom = Self.sheetHeight
    }
    sheetRoom -= height
  }

  /// The tenths of a row that a movement takes on paper, where long texts stand in several lines.
  private func height(of movement: Movement) -> Int {
    let ledger = presenter.ledger
    func lines(_ text: String, _ width: Int) -> Int {
      // Words leave a part of each line empty.
      text.utf8.count <= width ? 1 : (displayWidth(of: text) * 5 / 4 + width - 1) / width
    }
    var name = lines(movement.name, Self.nameWidth) * Self.lineHeight
    if let reference = movement.details?.reference {
      name += lines(reference, Self.referenceWidth) * Self.referenceHeight
    }
    let category = movement.category.map { lines(ledger.categories[Int($0)], Self.categoryWidth) } ?? 1
    let account = movement.account.map { lines(ledger.accounts[Int($0)], Self.accountWidth) } ?? 1
    // No row is higher than a sheet.
    return min(Self.sheetHeight, Self.paddingHeight + max(name, max(category, account) * Self.lineHeight))
  }

  /// The rows of each sheet.
  private func groups() -> [RegisterViewModel.Group] {
    var groups: [RegisterViewModel.Group] = []
    var start = 0
    for (end, balances) in carried {
      var group = RegisterViewModel.Group(movements: Array(rows[start..<end]))
      group.carried = balances
      groups.append(group)
      start = end
    }
    return groups + [RegisterViewModel.Group(movements: start == 0 ? rows : Array(rows[start...]))]
  }

  /// - Parameter register: As it stands behind the last row.
  mutating func finish(_ register: Register, page: Int, of pageCount: Int) -> RegisterViewModel {
    let phrases = presenter.presentation.phrases
    // What stood before the first movement counts, even where no row here has changed it.
    for key in presenter.ledger.openingBalances.keys where !before.contains(where: { $0.key == key }) {
      before.append((key, register.balance(of: key)))
      after.append(register.balance(of: key))
    }
    let (opening, closing) = before.count > Self.accountLimit ? totals() : accounts()
    return RegisterViewModel(
      hasDates: hasDates, hasCategories: !presenter.ledger.categories.isEmpty,
      hasAccounts: !presenter.ledger.accounts.isEmpty, hasBalance: true,
      openingTitle: phrases.required(page == 0 ? "opening" : "broughtForward"),
      opening: opening,
      groups: groups(),
      sums: sums.sorted { $0.currency.code < $1.currency.code }.map { presenter.amount($0.units, $0.currency) },
      closingTitle: phrases.required(page == pageCount - 1 ? "closing" : "carriedForward"),
      closing: closing)
  }

  /// What each account held before and after.
  private func accounts() -> (opening: [BalanceViewModel], closing: [BalanceViewModel]) {
    let order = before.indices.sorted { isBefore(before[$0].key, before[$1].key) }
    return (
      order.map { balance(before[$0].key, before[$0].balance) }, order.map { balance(before[$0].key, after[$0]) }
    )
  }

  /// What all accounts together held before and after, in each currency.
  private func totals() -> (opening: [BalanceViewModel], closing: [BalanceViewModel]) {
    let word = presenter.presentation.phrases.required("total")
    func total(_ currency: Currency, _ units: Int128) -> BalanceViewModel {
      var balance = presenter.amount(units, currency)
      balance.account = word
      return balance
    }
    let known = zip(currencies, totalsBefore)
    return (
      known.map(total),
      known.map { currency, units in total(currency, units + (sums.first { $0.currency == currency }?.units ?? 0)) }
    )
  }

  private func isBefore(_ left: BalanceKey, _ right: BalanceKey) -> Bool {
    (name(left) ?? "", left.currency.code) < (name(right) ?? "", right.currency.code)
  }

  private func name(_ key: BalanceKey) -> String? { key.account.flatMap { presenter.ledger.accountName($0) } }

  private func balance(_ key: BalanceKey, _ units: Int128) -> BalanceViewModel {
    var balance = presenter.amount(units, key.currency)
    // Of several accounts, nobody says whose it is; where there are none, there is no column for it either.
    balance.account = name(key) ?? presenter.presentation.phrases.none
    return balance
  }
}

/// The text of a day that mostly is the day of the row before.
struct DateCache {
  private var last: (date: CalendarDate, text: DateViewModel)?

  mutating func text(of date: CalendarDate, _ presentation: Presentation) -> DateViewModel {
    if let last, last.date == date { return last.text }
    let text = presentation.tableDate(date)
    last = (date, text)
    return text
  }
}

extension LedgerPresenter {
  func amount(_ units: Int128, _ currency: Currency) -> BalanceViewModel {
    BalanceViewModel(amount: presentation.amountText(units, currency), isNegative: units < 0)
  }
}

extension Ledger {
  fileprivate func accountName(_ account: Int32) -> String? {
    accounts.indices.contains(Int(account)) ? accounts[Int(account)] : nil
  }
}
