package import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// Presents a ledger: its summary, its registers by month, category and account, and a page for each movement.
package struct LedgerPresenter: Sendable {
  package let frames: FramePresenter
  package let ledger: Ledger
  package let report: LedgerReport
  /// The dishes that movements may refer to.
  let dishes: DishIndex
  /// The movements of each category's figures; `nil` if no pages are made.
  let categories: CategoryIndex?
  /// The same for accounts.
  let accounts: CategoryIndex?
  /// The displayed names of categories and accounts.
  let categoryTexts, accountTexts: [String]
  let openings: OpeningSums
  /// The columns that all registers have in print.
  private let commonColumns: PrintColumns
  /// The files of the ledger.
  private let inputs: [ReportInput]
  /// The hashes of its rows.
  let digests: LedgerDigests
  /// The width of the sums on all pages.
  let sumWidth: SumWidth
  /// The folders of movements with pages.
  private let folders: MovementFolders
  var presentation: Presentation { frames.presentation }
  var currencies: [Currency] { report.currencies }

  /// The maximum number of movements for a first page with the whole register.
  private static let wholeRegisterLimit = 100
  /// The maximum number of movements for a page each, unless the site sets `detailPages`.
  private static let detailPageLimit = 2_000

  package init(
    _ ledger: Ledger, report: LedgerReport, frames: FramePresenter, dishes: DishIndex = DishIndex([]),
    categories: CategoryIndex? = nil, accounts: CategoryIndex? = nil, inputs: [ReportInput] = [],
    digests: LedgerDigests = LedgerDigests()
  ) {
    self.ledger = ledger
    self.report = report
    self.frames = frames
    self.dishes = dishes
    self.categories = categories
    self.accounts = accounts
    self.inputs = inputs
    self.digests = digests
    openings = OpeningSums(report)
    sumWidth = SumWidth(length: frames.presentation.longestSum(report))
    commonColumns = PrintColumns(report, frames, hasCategories: false, hasAccounts: false, hasBalance: false)
    folders = MovementFolders(Self.hasDetailPages(ledger, frames.presentation.site) ? ledger.movements : [])
    categoryTexts = ledger.categories.map(frames.presentation.shown)
    accountTexts = ledger.accounts.map(frames.presentation.shown)
  }

  package var isPublic: Bool { ledger.visibility == .public }
  package var route: Route { presentation.ledgerRoute(ledger.id, isPublic: isPublic) }

  package var hasDetailPages: Bool { Self.hasDetailPages(ledger, presentation.site) }

  private static func hasDetailPages(_ ledger: Ledger, _ site: Site) -> Bool {
    switch site.movements.detailPages {
    case .always: true
    case .never: false
    case .auto: ledger.movements.count <= LedgerPresenter.detailPageLimit
    }
  }

  /// Whether the summary has the whole register: if the ledger is short or has no dates.
  var showsWholeRegister: Bool {
    report.byPeriod.isEmpty || ledger.movements.count <= LedgerPresenter.wholeRegisterLimit
  }

  /// Returns the summary: sums, charts, months, categories, and the register if it is short.
  ///
  /// - Parameter tables: The ledger's tables, if they are made already.
  package func summaryPage(_ tables: LedgerTables? = nil) -> LedgerPage {
    if let missing = ledger.missing { return waitingPage(missing) }
    let name = presentation.label(ledger.name, in: ledger.language)
    var page = LedgerPage(
      frame: frames.ledgerFrame(
        at: route, title: name.text, description: countText,
        counterpart: isPublic ? { counterpart(of: route, in: $0) } : nil),
      name: name, note: presentation.markup(ledger.note, in: ledger.language, at: route), count: countText)
    page.period = report.period.map(periodText)
    page.totals = totals()
    page.charts = charts()
    page.plots = plots()
    page.sumWidth = sumWidth
    let tables = tables ?? LedgerTables(self)
    tables.fill(&page, at: 0) { restLink($0, at: 0, from: route) }
    page.tablePages = tablePageLinks(at: 0, of: tables.pageCount)
    let proof = proof(count: report.count, report.byCurrency.map { ($0.currency, $0.sum.total) })
    let registers = looseRegister(above: proof)
    page.register = registers.first
    page.pages = registers.count > 1 ? pageLinks(of: route, count: registers.count, at: 0) : []
    page.formats = [
      LinkViewModel(LabelViewModel(presentation.phrases.required("plainText")), url: OutputLayout.reportText),
      LinkViewModel(LabelViewModel("CSV"), url: OutputLayout.reportCSV),
      LinkViewModel(LabelViewModel("JSON"), url: OutputLayout.reportJSON),
    ]
    page.proof = proof
    if ledger.movements.isEmpty { page.notice = presentation.notice(.empty) }
    return page
  }
}

extension LedgerPresenter {
  /// Returns the end of a page: the number of movements, their sums, and the hashes of their files.
  func proof(count: Int, _ sums: [(currency: Currency, total: Int128)]) -> [String] {
    // Without inputs, there is nothing to compare with.
    if inputs.isEmpty { return [] }
    let totals = sums.map { presentation.amountText($0.total, $0.currency) }
    return [([movementCount(count)] + totals).joined(separator: " · ")] + inputs.map(\.proof)
  }

  /// Returns the end of a page with some of the rows. It has the hash of these, so other rows don't change the page.
  ///
  /// - Parameter name: The month, category or account of the rows: `2026-03`, `costs/rent`.
  func proof(
    count: Int, _ sums: [(currency: Currency, total: Int128)], rowsOf name: String, digest: String?
  ) -> [String] {
    let whole = proof(count: count, sums)
    guard let digest, let first = whole.first else { return whole }
    return [first, "SHA-256 \(OutputLayout.reportCSV) \(name): \(digest)"]
  }
}

extension LedgerPresenter {
  /// The columns of a register in print.
  func printColumns(hasCategories: Bool, hasAccounts: Bool, hasBalance: Bool) -> PrintColumns {
    var columns = commonColumns
    columns.hasCategories = hasCategories
    columns.hasAccounts = hasAccounts
    columns.hasBalance = hasBalance
    return columns
  }
}

// MARK: - States

extension LedgerPresenter {
  /// Returns the page of a ledger whose movements are in a remote source, and unknown.
  private func waitingPage(_ missing: MissingContent) -> LedgerPage {
    let name = presentation.label(ledger.name, in: ledger.language)
    return LedgerPage(
      frame: frames.ledgerFrame(
        at: route, title: name.text, counterpart: isPublic ? { counterpart(of: route, in: $0) } : nil),
      name: name, note: presentation.markup(ledger.note, in: ledger.language, at: route), count: nil,
      notice: presentation.notice(for: missing))
  }
}

// MARK: - Places

extension LedgerPresenter {
  func movementRoute(_ movement: Movement) -> Route {
    route.page(in: "\(route.folder)\(OutputLayout.movements)\(folders.name(of: movement))/")
  }

  func monthRoute(_ month: Period) -> Route { route.page(in: "\(route.folder)\(month.iso)/") }

  func categoryRoute(_ node: CategoryIndex.Node) -> Route { route.page(in: route.folder + node.folder) }

  /// Returns the route of a register's page: `2026-03/2/`, or `page/2/` in a folder that holds other pages.
  func pageRoute(_ first: Route, _ index: Int) -> Route {
    if index == 0 { return first }
    let below = first.folder.dropFirst(route.folder.count)
    let holdsOthers = below.isEmpty || [OutputLayout.categories, OutputLayout.accounts].contains(String(below))
    return first.page(in: "\(first.folder)\(holdsOthers ? OutputLayout.morePages : "")\(index + 1)/")
  }

  /// Returns the route of a page in another language.
  func counterpart(of here: Route, in other: Presentation) -> Route {
    let ledger = other.ledgerRoute(ledger.id, isPublic: true)
    return ledger.page(in: ledger.folder + here.folder.dropFirst(route.folder.count))
  }

  /// Returns links to the pages of a register.
  func pageLinks(of first: Route, count: Int, at index: Int) -> [LinkViewModel] {
    presentation.pageLinks(at: index, of: count) { pageRoute(first, $0) }
  }

  /// Returns the anchor of a movement's row: `m-` and its id, or its position if the id can't be an anchor.
  func anchor(_ movement: Movement) -> String {
    // The further parts of a split movement have their numbers before the id.
    let number = movement.details?.split?.number ?? 1
    let mark = number == 1 ? "" : "\(number)-"
    guard let id = movement.id else { return number == 1 ? "m-\(movement.position)" : "s-\(mark)\(movement.position)" }
    // An anchor has no white space (HTML, 3.2.6) and no characters that a page replaces.
    let isAnchor = id.utf8.count <= 200 && !id.utf8.contains(UInt8(ascii: " ")) && isInert(id)
    if number > 1 { return isAnchor ? "s-\(mark)\(id)" : "q-\(mark)\(movement.position)" }
    return isAnchor ? "m-" + id : "p-\(movement.position)"
  }
}

// MARK: - Rows

extension LedgerPresenter {
  /// The number of movements, with the time of a copy.
  var countText: String {
    let copied = ledger.copyTime.flatMap(presentation.copied)?.text
    return [movementCount(report.count), copied].compactMap(\.self).joined(separator: " · ")
  }

  func movementCount(_ count: Int) -> String {
    presentation.phrases.movementCount(count, text: presentation.number(count))
  }

  func periodText(_ period: ClosedRange<CalendarDate>) -> String {
    presentation.phrases.periodSpan([
      "from": presentation.date(period.lowerBound).text, "to": presentation.date(period.upperBound).text,
    ])
  }

  func monthText(_ month: Period) -> String { month.firstDay.map(presentation.month) ?? month.iso }

  /// Returns a row for each currency.
  private func totals() -> [LedgerTotalViewModel] {
    report.totals.map { total($0.sum, $0.currency, opening: report.hasOpenings ? $0.opening : nil) }
  }

  func total(_ sum: LedgerReport.Sum, _ currency: Currency, opening: Int128? = nil) -> LedgerTotalViewModel {
    func text(_ units: Int128) -> String { presentation.amountText(units, currency) }
    return LedgerTotalViewModel(
      currency: currency.code, opening: opening.map(text), moneyIn: presentation.changeText(sum.moneyIn, currency),
      moneyOut: text(sum.moneyOut),
      transfers: report.hasTransfers ? presentation.changeText(sum.transfers, currency) : nil,
      total: presentation.changeText(sum.total, currency), isNegative: sum.total < 0,
      closing: opening.map { text($0 + sum.total) })
  }

  /// Returns each period in each currency, including periods without movements.
  func periodRows() -> [LedgerReport.Row<Period>] {
    var rows = report.byPeriod[...]
    return report.periods.flatMap { period in
      report.byCurrency.map { currency in
        if let row = rows.first, row.key == period, row.currency == currency.currency { return rows.removeFirst() }
        return LedgerReport.Row(key: period, currency: currency.currency, sum: .init())
      }
    }
  }

  /// Returns the address of a month's register; `nil` for a month without movements.
  func monthURL(_ month: Period) -> String? {
    report.hasMovements(in: month) ? route.link(to: monthRoute(month)) : nil
  }

  func months() -> [MonthRowViewModel] {
    // Balances are kept for each currency.
    report.matrices.flatMap { matrix -> [MonthRowViewModel] in
      let suffix = report.matrices.count > 1 ? " · \(matrix.currency.code)" : ""
      let longest = matrix.flows.map { max($0.sum.moneyIn.magnitude, $0.sum.moneyOut.magnitude) }.max() ?? 0
      // Undated movements have a row, so that the rows add up to the total.
      return matrix.flows.map { flow in
        let name = flow.period.map(monthText) ?? presentation.phrases.required("undated")
        let url = flow.period.map(monthURL) ?? route.link(to: route) + "#register"
        return month(flow, matrix.currency, name + suffix, url, longest: longest)
      }
    }
  }

  private func month(
    _ flow: LedgerMatrix.Flow, _ currency: Currency, _ name: String, _ url: String?, longest: UInt128
  ) -> MonthRowViewModel {
    func text(_ units: Int128) -> String { presentation.amountText(units, currency) }
    return MonthRowViewModel(
      name: name, url: url, count: presentation.number(flow.sum.count), opening: flow.opening.map(text),
      moneyIn: text(flow.sum.moneyIn), moneyOut: text(flow.sum.moneyOut),
      transfers: report.hasTransfers ? presentation.changeText(flow.sum.transfers, currency) : nil,
      amount: presentation.changeText(flow.sum.total, currency), isNegative: flow.sum.total < 0,
      bars: BarsViewModel(moneyIn: flow.sum.moneyIn, moneyOut: flow.sum.moneyOut, longest: longest),
      balance: flow.closing.map(text), change: flow.change.map { presentation.changeText($0, currency) })
  }
}
