package import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// Presents a ledger's report as tables of text, for terminals and print.
package struct ReportPresenter: Sendable {
  package let ledger: Ledger
  package let report: LedgerReport
  let frames: FramePresenter
  let inputs: [ReportInput]
  let selection: LedgerSelection
  let extract: ReportExtract
  /// The register's movements, and their report. Both are the whole ones unless the extract sorts or cuts them.
  let listed: (ledger: Ledger, report: LedgerReport)
  /// By default, that of the last two periods.
  let comparison: LedgerComparison?
  /// What dishes earn, for the section of them.
  package let dishes: DishReport?
  /// The balances at the ends of months, for the section of them.
  let monthEnds: [MonthEnd]
  /// What is expected of recurring movements, for the section of it.
  let forecast: LedgerForecast?

  package init(
    _ ledger: Ledger, report: LedgerReport, frames: FramePresenter, inputs: [ReportInput],
    selection: LedgerSelection = LedgerSelection(), extract: ReportExtract = ReportExtract(),
    listed: (ledger: Ledger, report: LedgerReport)? = nil, comparison: LedgerComparison? = nil,
    dishes: DishReport? = nil, monthEnds: [MonthEnd] = [], forecast: LedgerForecast? = nil
  ) {
    self.ledger = ledger
    self.report = report
    self.frames = frames
    self.inputs = inputs
    self.selection = selection
    self.extract = extract
    self.listed = listed ?? (ledger, report)
    self.dishes = dishes
    self.monthEnds = monthEnds
    self.forecast = forecast
    self.comparison = comparison ?? (report.hasCategories ? LedgerComparison(lastOf: report) : nil)
  }

  var presentation: Presentation { frames.presentation }

  /// The same report for plain text.
  package var plain: ReportPresenter {
    ReportPresenter(
      ledger, report: report, frames: frames.plain, inputs: inputs, selection: selection, extract: extract,
      listed: listed, comparison: comparison, dishes: dishes, monthEnds: monthEnds, forecast: forecast)
  }

  package func viewModel() -> ReportViewModel {
    let presentation = presentation
    var model = ReportViewModel(
      language: presentation.language.code, isRightToLeft: presentation.language.isRightToLeft,
      siteName: presentation.label(presentation.site.name, in: presentation.site.language).text,
      name: presentation.label(ledger.name, in: ledger.language).text, facts: facts,
      note: presentation.markup(ledger.note, in: ledger.language, at: presentation.reportsRoute())?.plain,
      notice: ledger.movements.isEmpty ? notice : nil, tables: tables(),
      proof: inputs.map(\.proof), register: register, registerFrame: registerFrame,
      carriedForward: word("carriedForward"), broughtForward: word("broughtForward"))
    model.showsRegister = extract.shows(.register)
    model.isWhole = extract.section == .all
    return model
  }

  /// Whether there is any table, besides the register.
  package var hasTables: Bool { !tables().isEmpty }

  /// The frame of a self-contained page, without links.
  /// - Parameter styleSheet: Its style, as HTML for its head.
  package func frame(styleSheet: String) -> PageFrame {
    let isPublic = ledger.visibility == .public
    let frame = frames.ledgerFrame(
      at: presentation.ledgerRoute(ledger.id, isPublic: isPublic),
      title: presentation.label(ledger.name, in: ledger.language).text)
    return frame.selfContained(styleSheet: styleSheet)
  }

  package func charts() -> [ChartViewModel] { extract.section == .all ? monthly.charts() : [] }

  package func plots() -> [PlotViewModel] { extract.section == .all ? monthly.plots() : [] }

  package var sumWidth: SumWidth { SumWidth(length: presentation.longestSum(report)) }

  /// Charts are monthly, whatever the length of the tables' periods.
  private var monthly: LedgerPresenter {
    LedgerPresenter(ledger, report: report.length == .month ? report : LedgerReport(ledger), frames: frames)
  }

  /// Calls `body` with each row of the register.
  package func forEachRow(_ body: (ReportRow) -> Void) { forEachRow(breaks: [], body) }

  /// Calls `body` with each row, with the sums carried between printed sheets.
  package func forEachRowOnPaper(_ body: (ReportRow) -> Void) { forEachRow(breaks: sheetBreaks(), body) }

  /// - Parameter breaks: The rows that begin a sheet, in order.
  private func forEachRow(breaks: [Int], _ body: (ReportRow) -> Void) {
    let (ledger, listedReport) = listed
    var register = Register(listedReport)
    let presentation = presentation
    let (hasDates, hasCategories, hasAccounts) = (report.period != nil, hasCategories, hasAccounts)
    let (categoryTexts, accountTexts) = (
      ledger.categories.map(presentation.shown), ledger.accounts.map(presentation.shown)
    )
    var breaks = breaks[...]
    for (place, movement) in ledger.movements.enumerated() {
      var carried: [CarriedViewModel] = []
      if place == breaks.first {
        carried = sums(register).carried(hasSums: true)
        breaks.removeFirst()
      }
      let balance = register.next(movement).balance
      let running = ledger.hasBalances ? balance : register.total(in: movement.currency)
      var cells: [String] = []
      cells.reserveCapacity(6)
      if hasDates { cells.append(movement.date?.iso ?? "") }
      cells.append(movement.name.isEmpty ? presentation.phrases.unnamed : movement.name)
      if hasCategories { cells.append(movement.category.map { categoryTexts[Int($0)] } ?? "") }
      if hasAccounts { cells.append(movement.account.map { accountTexts[Int($0)] } ?? "") }
      cells.append(presentation.amountText(movement.money))
      cells.append(presentation.amountText(running, movement.currency))
      body(
        ReportRow(
          cells: cells, reference: movement.details?.reference, remark: presentation.remark(of: movement),
          note: shownNote(of: movement), carried: carried))
    }
  }

  /// The notice shown instead of an empty register.
  private var notice: Notice {
    if selection.isWhole { return presentation.notice(.empty) }
    let count = presentation.phrases.movementCount(0, text: presentation.number(0))
    return Notice(title: count, message: selectionTexts.joined(separator: ", "), kind: "empty")
  }

  private var register: ReportTable {
    var columns: [ReportTable.Column] = []
    if report.period != nil { columns.append(.init(word("date"), .word)) }
    columns.append(.init(word("name"), .name))
    if hasCategories { columns.append(.init(word("category"), .path)) }
    if hasAccounts { columns.append(.init(word("account"), .path)) }
    columns += [.init(word("amount"), .figure), .init(word(balanceTitle), .figure)]
    return ReportTable(
      word("register"), columns, note: hiddenNote(ledger.movements.count - listed.ledger.movements.count))
  }

  private var facts: [String] {
    var facts = [presentation.phrases.movementCount(report.count, text: presentation.number(report.count))]
    if let period = report.period {
      facts.insert(
        presentation.phrases.periodSpan([
          "from": presentation.date(period.lowerBound).text, "to": presentation.date(period.upperBound).text,
        ]), at: 0)
    }
    if ledger.undatedLeftOut > 0 {
      let text = presentation.phrases.movementCount(
        ledger.undatedLeftOut, text: presentation.number(ledger.undatedLeftOut))
      facts.append(Pattern(word("undatedLeftOut"))(["movements": text]))
    }
    if let dishesLeftOut { facts.append(dishesLeftOut) }
    if !ledger.budgetsLeftOut.isEmpty { facts.append(word("budgetsLeftOut")) }
    return facts + selectionTexts
  }

  /// The selection as text.
  private var selectionTexts: [String] {
    func day(_ date: CalendarDate) -> String { presentation.date(date).text }
    var texts: [String] = []
    switch (selection.from, selection.to) {
    case (let from?, let to?): texts.append(Pattern(word("selectedBetween"))(["from": day(from), "to": day(to)]))
    case (let from?, nil): texts.append(Pattern(word("selectedFrom"))("from", day(from)))
    case (nil, let to?): texts.append(Pattern(word("selectedTo"))("to", day(to)))
    case (nil, nil): break
    }
    if let account = selection.account { texts.append("\(word("account")): \(presentation.shown(account))") }
    if !selection.categories.isEmpty {
      texts.append("\(word("category")): \(selection.categories.map(presentation.shown).joined(separator: ", "))")
    }
    for category in selection.excludedCategories {
      texts.append(Pattern(word("selectedWithout"))(["category": presentation.shown(category)]))
    }
    if let amount = selection.amount { texts.append("\(word("amount")): \(presentation.isolated(amount.text))") }
    if !selection.tags.isEmpty { texts.append("\(word("movementTags")): \(presentation.shown(selection.tags))") }
    if let words = selection.search { texts.append(Pattern(word("selectedWords"))("words", words)) }
    return texts
  }

  /// Whether rows show their accounts.
  var hasAccounts: Bool { ledger.accounts.count > 1 }
  var hasCategories: Bool { report.hasCategories }

  /// The heading of the register's last column: if balances are unknown, it has running totals.
  var balanceTitle: String { listed.ledger.hasBalances ? "balance" : "runningTotal" }

  /// The note below a table without its last rows; `nil` for a whole one.
  func hiddenNote(_ count: Int) -> String? {
    count == 0 ? nil : Pattern(word("othersCount"))(["count": presentation.number(count)])
  }

  func word(_ key: String) -> String { presentation.phrases.required(key) }
  func text(_ units: Int128, _ currency: Currency) -> String { presentation.amountText(units, currency) }

  func text(_ span: LedgerComparison.Span?) -> String {
    if case .period(let period) = span { text(period) } else { span?.iso ?? "" }
  }

  /// A period as displayed: a month by name, others as in ISO 8601.
  func text(_ period: Period?) -> String {
    guard let period else { return word("undated") }
    return period.length == .month ? period.firstDay.map(presentation.month) ?? period.iso : period.iso
  }
}
