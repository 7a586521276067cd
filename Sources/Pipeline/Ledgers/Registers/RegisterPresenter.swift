import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

extension LedgerPresenter {
  /// The pages of all months' registers. They are made one at a time, to save memory.
  package func monthPages() -> RegisterPages { RegisterPages(self) }

  /// Returns the further pages of the register that begins on the summary; see `looseRegister`.
  package func loosePages() -> [(route: Route, page: RegisterPage)] {
    let proof = proof(count: report.count, report.byCurrency.map { ($0.currency, $0.sum.total) })
    let registers = looseRegister(above: proof)
    let name = presentation.label(ledger.name, in: ledger.language)
    return registers.enumerated().dropFirst().map { index, register in
      var page = registerPage(
        of: route, LabelViewModel(presentation.phrases.required("register")), count: movementCount(looseCount),
        at: index, of: registers.count)
      page.register = register
      page.name = name
      page.proof = proof
      return (pageRoute(route, index), page)
    }
  }

  /// Returns the pages of the register that begins on the summary: all rows of a short or undated ledger, else the
  /// undated rows.
  ///
  /// - Parameter proof: The lines after the rows.
  func looseRegister(above proof: [String]) -> [RegisterViewModel] {
    let isWhole = showsWholeRegister
    if looseCount == 0 { return [] }
    let layout = PageLayout([looseCount])
    var registers: [RegisterViewModel] = []
    var walk = Register(report)
    // Undated movements come last.
    let first = isWhole ? 0 : ledger.movements.count - looseCount
    for movement in ledger.movements[..<first] { _ = walk.next(movement) }
    let start = walk
    let keys = listedKeys(start, ledger.movements[first...])
    for range in layout.pages.compactMap(\.first?.rows) {
      var rows = RegisterPageBuilder(self, at: pageRoute(route, registers.count), since: start, keys: keys)
      for movement in ledger.movements[(first + range.lowerBound)..<(first + range.upperBound)] {
        rows.add(movement, &walk)
      }
      // On the summary, the rows begin a sheet: the height of what precedes them is unknown.
      let above = registers.isEmpty ? nil : frames.printMetrics.title + frames.printMetrics.heading
      registers.append(
        rows.finish(walk, page: registers.count, of: layout.pages.count, above: above, below: below(proof)))
    }
    return registers
  }

  /// The number of rows on the summary.
  var firstRegisterCount: Int { min(looseCount, PageLayout.limit) }

  private var looseCount: Int {
    showsWholeRegister ? report.count : report.count - report.byPeriod.reduce(0) { $0 + $1.sum.count }
  }

  /// Returns a page of a register without its rows.
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
        counterpart: isPublic ? { counterpart(of: here, in: $0) } : nil),
      name: title, ledger: LinkViewModel(name, url: here.link(to: route)), part: part, count: count,
      register: RegisterViewModel())
    page.sumWidth = sumWidth
    if pageCount > 1 {
      page.pages = pageLinks(of: first, count: pageCount, at: index)
      page.previous = index > 0 ? pageLink(of: first, index - 1, of: pageCount, from: here) : nil
      page.next = index + 1 < pageCount ? pageLink(of: first, index + 1, of: pageCount, from: here) : nil
    }
    return page
  }

  /// Returns the height in print of what precedes a page's register.
  func above(_ page: RegisterPage) -> Int {
    let metrics = frames.printMetrics
    let lines = metrics.lines(page.name.text, percent: metrics.name)
    let title = metrics.title + (lines - 1) * metrics.titleLine
    var totals =
      page.totals.isEmpty
      ? 0 : metrics.totals + page.totals.count * (metrics.total + (report.hasTransfers ? metrics.total / 4 : 0))
    guard metrics.hasTotalsBesideTitle else { return title + totals + metrics.heading }
    totals += page.totals.count { $0.opening != nil } * metrics.row
    return max(title, totals) + metrics.heading
  }

  /// Returns the height in print of what follows it.
  func below(_ proof: [String]) -> Int {
    frames.printMetrics.height(below: proof, footerLineCount: isPublic ? presentation.footer().lines.count + 1 : 1)
  }

  func pageText(_ index: Int, of count: Int) -> String {
    presentation.phrases.pageOf(["number": presentation.number(index + 1), "count": presentation.number(count)])
  }

  private func pageLink(of first: Route, _ index: Int, of count: Int, from here: Route) -> LinkViewModel {
    LinkViewModel(LabelViewModel(pageText(index, of: count)), url: here.link(to: pageRoute(first, index)))
  }
}

/// The pages of the registers of a ledger's months, in order.
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
    /// The register before the month.
    private var start: Register
    /// The accounts on each page of the month.
    private var keys: [BalanceKey]?
    /// The next movement, month and page of the month.
    private var place = 0
    private var month = 0
    private var page = 0

    fileprivate init(_ presenter: LedgerPresenter) {
      self.presenter = presenter
      register = Register(presenter.report)
      start = register
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
      let movements = presenter.ledger.movements
      if page == 0 {
        start = register
        // Undated movements come last, so a month's rows are adjacent.
        keys = presenter.listedKeys(start, movements[place..<Swift.min(place + current.count, movements.count)])
      }
      var run = RegisterPageBuilder(presenter, at: here, since: start, keys: keys)
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
      result.proof = presenter.proof(
        count: current.count, current.sums.map { ($0.currency, $0.sum.total) }, rowsOf: current.period.iso,
        digest: presenter.digests.months[current.period])
      result.register = run.finish(
        register, page: page, of: pageCount, above: presenter.above(result), below: presenter.below(result.proof))
      if page == 0, month > 0 { result.previous = link(to: month - 1, from: here) }
      if page == pageCount - 1, month + 1 < months.count { result.next = link(to: month + 1, from: here) }
      page += 1
      if page == pageCount {
        page = 0
        month += 1
      }
      return (here, result)
    }

    /// Returns a link to a month's first page.
    private func link(to month: Int, from here: Route) -> LinkViewModel {
      let period = months[month].period
      return LinkViewModel(
        LabelViewModel(presenter.monthText(period)), url: here.link(to: presenter.monthRoute(period)))
    }
  }
}

/// Caches the text of the previous row's day.
struct DateCache {
  private var last: (date: CalendarDate, text: DateViewModel)?

  mutating func text(of date: CalendarDate, _ presentation: Presentation) -> DateViewModel {
    if let last, last.date == date { return last.text }
    let text = presentation.tableDate(date)
    last = (date, text)
    return text
  }
}
