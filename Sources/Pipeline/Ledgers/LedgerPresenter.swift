package import Domain
package import ViewModels

/// Presents one ledger: its summary, its registers, a page a movement.
package struct LedgerPresenter: Sendable {
  package let frames: FramePresenter
  package let ledger: Ledger
  package let report: LedgerReport
  /// The dishes that movements may point to.
  let dishes: DishIndex
  private var presentation: Presentation { frames.presentation }

  /// Movements up to which the first page shows the whole register.
  private static let wholeRegisterLimit = 100
  /// Movements up to which each has a page of its own, unless the site says otherwise.
  private static let detailPageLimit = 2_000

  package init(_ ledger: Ledger, report: LedgerReport, frames: FramePresenter, dishes: DishIndex = DishIndex([])) {
    self.ledger = ledger
    self.report = report
    self.frames = frames
    self.dishes = dishes
  }

  package var isPublic: Bool { ledger.visibility == .public }
  package var route: Route { presentation.ledgerRoute(ledger.id, isPublic: isPublic) }

  package var hasDetailPages: Bool {
    switch presentation.site.movements.detailPages {
    case .always: true
    case .never: false
    case .auto: ledger.movements.count <= LedgerPresenter.detailPageLimit
    }
  }

  /// The summary, with the register where it is short or has no months to stand in.
  package func summaryPage() -> LedgerPage {
    let hasMonths = !report.byPeriod.isEmpty
    let isShort = ledger.movements.count <= LedgerPresenter.wholeRegisterLimit
    let name = presentation.label(ledger.name, in: ledger.language)
    var page = LedgerPage(
      frame: frames.frame(
        at: route, title: name.text, description: countText,
        twin: isPublic ? { $0.ledgerRoute(ledger.id, isPublic: true) } : nil),
      name: name, note: presentation.markup(ledger.note, in: ledger.language, at: route), count: countText)
    page.period = report.period.map(periodText)
    page.totals = totals()
    page.categories = rows(report.byCategory)
    page.accounts = rows(report.byAccount)
    page.months = months()
    page.hasCategories = !ledger.categories.isEmpty
    page.hasAccounts = !ledger.accounts.isEmpty
    var register = Register(ledger)
    let entries = ledger.movements.map { register.next($0) }
    let shown = !hasMonths || isShort ? entries : entries.filter { $0.movement.date == nil }
    page.movements = shown.map { movement($0, at: route) }
    page.hasDates = shown.contains { $0.movement.date != nil }
    page.hasBalance = true
    page.formats = [
      LinkViewModel(LabelViewModel(presentation.phrases.required("plainText")), url: "report.txt"),
      LinkViewModel(LabelViewModel("CSV"), url: "report.csv"),
      LinkViewModel(LabelViewModel("JSON"), url: "report.json"),
    ]
    if ledger.movements.isEmpty { page.notice = presentation.notice(.empty) }
    return page
  }

  /// The register of each month, with the balance carried on from the month before.
  package func monthPages() -> [(route: Route, page: LedgerPage)] {
    var register = Register(ledger)
    var byMonth: [Period: [Register.Entry]] = [:]
    for movement in ledger.movements {
      let entry = register.next(movement)
      if let date = movement.date { byMonth[Period(of: date, .month), default: []].append(entry) }
    }
    let order = byMonth.keys.sorted()
    let name = presentation.label(ledger.name, in: ledger.language)
    return order.enumerated().map { index, month in
      let entries = byMonth[month] ?? []
      let here = monthRoute(month)
      let title = monthText(month)
      var page = LedgerPage(
        frame: frames.frame(
          at: here, title: "\(title) · \(name.text)", breadcrumbs: [(name, route)],
          twin: isPublic ? { Route(.site, $0.ledgerRoute(ledger.id, isPublic: true).folder + month.iso + "/") } : nil),
        name: LabelViewModel(title),
        count: presentation.phrases.movementCount(entries.count, text: presentation.number(entries.count)))
      page.movements = entries.map { movement($0, at: here) }
      page.totals = monthTotals(month)
      page.hasDates = true
      page.hasBalance = true
      page.hasCategories = !ledger.categories.isEmpty
      page.hasAccounts = !ledger.accounts.isEmpty
      page.previous = index > 0 ? monthLink(order[index - 1], from: here) : nil
      page.next = index + 1 < order.count ? monthLink(order[index + 1], from: here) : nil
      return (here, page)
    }
  }

  func movementRoute(_ movement: Movement) -> Route {
    Route(route.tree, "\(route.folder)movements/\(movement.reference)/")
  }
}

// MARK: - Rows

extension LedgerPresenter {
  private var countText: String {
    presentation.phrases.movementCount(report.count, text: presentation.number(report.count))
  }

  private func periodText(_ period: ClosedRange<CalendarDate>) -> String {
    presentation.phrases.periodSpan([
      "from": presentation.date(period.lowerBound).text, "to": presentation.date(period.upperBound).text,
    ])
  }

  /// A row a currency, the ledger's own first; an opening balance counts in its currency alone.
  private func totals() -> [LedgerTotalViewModel] {
    var sums = report.byCurrency.map { ($0.currency, $0.sum) }
    if sums.isEmpty || ledger.openingBalance != nil && !sums.contains(where: { $0.0 == ledger.currency }) {
      sums.append((ledger.currency, LedgerReport.Sum()))
    }
    return sums.map { currency, sum in
      let opening = ledger.openingBalance.flatMap { $0.currency == currency ? Int128($0.minorUnits) : nil }
      return total(sum, currency, opening: opening)
    }
  }

  private func monthTotals(_ month: Period) -> [LedgerTotalViewModel] {
    report.byPeriod.filter { $0.key == month }.map { total($0.sum, $0.currency, opening: nil) }
  }

  private func total(_ sum: LedgerReport.Sum, _ currency: Currency, opening: Int128?) -> LedgerTotalViewModel {
    func text(_ units: Int128) -> String { presentation.amountText(units, currency) }
    return LedgerTotalViewModel(
      currency: currency.code, opening: opening.map(text), moneyIn: text(sum.moneyIn), moneyOut: text(sum.moneyOut),
      total: text(sum.total), isNegative: sum.total < 0, closing: opening.map { text($0 + sum.total) })
  }

  private func rows(_ rows: [LedgerReport.Row<String?>]) -> [TotalRowViewModel] {
    rows.map { row in
      TotalRowViewModel(
        name: row.key ?? presentation.phrases.none, count: presentation.number(row.sum.count),
        amount: presentation.amountText(row.sum.total, row.currency), isNegative: row.sum.total < 0)
    }
  }

  private func months() -> [MonthRowViewModel] {
    report.byPeriod.map { row in
      func text(_ units: Int128) -> String { presentation.amountText(units, row.currency) }
      return MonthRowViewModel(
        name: monthText(row.key), url: route.link(to: monthRoute(row.key)), count: presentation.number(row.sum.count),
        moneyIn: text(row.sum.moneyIn), moneyOut: text(row.sum.moneyOut), amount: text(row.sum.total),
        isNegative: row.sum.total < 0)
    }
  }

  private func monthRoute(_ month: Period) -> Route { Route(route.tree, "\(route.folder)\(month.iso)/") }
  private func monthText(_ month: Period) -> String { month.firstDay.map(presentation.month) ?? month.iso }

  private func monthLink(_ month: Period, from here: Route) -> LinkViewModel {
    LinkViewModel(LabelViewModel(monthText(month)), url: here.link(to: monthRoute(month)))
  }
}
