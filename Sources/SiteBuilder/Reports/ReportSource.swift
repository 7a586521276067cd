import MenugenChecks
import MenugenDiagnostics
package import MenugenDomain
import MenugenParsers
package import MenugenPipeline
import MenugenText
package import MenugenViewModels

/// What a report is asked for.
package struct ReportRequest: Sendable {
  package var selection = LedgerSelection()
  /// The days of the selection, in place of its own.
  package var period: NamedPeriod?
  /// The days to compare those of the selection with.
  package var compared: NamedPeriod?
  /// The day that `period` counts from.
  package var today = CalendarDate.first
  package var length = PeriodLength.month
  package var extract = ReportExtract()
  /// Whether the first name could have been meant as a section.
  package var mayNameSection = false
  /// The section's name, if it was given.
  package var sectionName: String?
  /// Whether it is for every ledger if none is named.
  package var isForAll = false
  /// Whether all ledgers are one.
  package var isConsolidated = false
  /// The day that a forecast begins on; `nil` for that of the last movement.
  package var forecastStart: CalendarDate?
  /// Its last day; `nil` for three months.
  package var forecastEnd: CalendarDate?

  package init() {}

  /// The day that a forecast begins on.
  fileprivate func firstDay(of ledger: Ledger) -> CalendarDate? {
    forecastStart ?? ledger.movements.last { $0.date != nil }?.date
  }

  /// - Parameter ledger: The selected movements.
  fileprivate func forecast(_ ledger: Ledger) -> LedgerForecast? {
    guard let start = firstDay(of: ledger) else { return nil }
    return LedgerForecast(
      ledger, on: start, to: forecastEnd ?? Period(of: start, .month).next.next.next.lastDay ?? .last)
  }

  /// The selection with the days of its period.
  fileprivate func selection(_ site: Site) -> LedgerSelection {
    period.map { selection(of: $0, site) } ?? selection
  }

  /// The selection with other days.
  fileprivate func selection(of period: NamedPeriod, _ site: Site) -> LedgerSelection {
    var selection = selection
    let days = period.days(today: today, fiscalYear: site.fiscalYear)
    if case .relative = period {
      // Never all days, at the calendar's ends neither.
      (selection.from, selection.to) = (days.from ?? .first, days.to ?? .first)
    } else {
      (selection.from, selection.to) = days
    }
    return selection
  }
}

/// The ledger of a report, and the parts of the site that it needs.
package struct ReportSource {
  package let ledger: Ledger
  /// The ledger with all movements.
  let whole: Ledger
  /// The path of its first file.
  let head: String
  let selection: LedgerSelection
  package let report: LedgerReport
  package let inputs: [ReportInput]
  package let context: BuildContext
  package private(set) var extract: ReportExtract
  /// The register's movements, and their report, if the extract sorts or cuts them.
  private let listed: (ledger: Ledger, report: LedgerReport)
  /// `nil` to compare the last two periods.
  private let comparison: LedgerComparison?
  /// What dishes earn, if they are asked for.
  private let dishes: DishReport?
  /// The balances at the ends of months, if they are asked for.
  private var monthEnds: [MonthEnd]
  /// What is expected of recurring movements, if it is asked for.
  private let forecast: LedgerForecast?

  /// Returns the ledgers to report on, by default the only one; empty if the outcome has an error.
  package static func all(
    _ options: BuildPlan.Options, ledgers names: [String], _ request: ReportRequest, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> [ReportSource] {
    guard let loader = try SiteLoader(options, &outcome, readsPages: false) else { return [] }
    if names.isEmpty, let section = request.sectionName,
      loader.context.tree.ledgers.contains(where: { $0.name == section })
    {
      let place = loader.context.tree.shown(ContentLayout.name(ContentLayout.movements))
      outcome.diagnostics.append(Diagnostic(.sectionAndLedger(section), at: .file(place)))
    }
    let context = loader.context
    var sources: [ReportSource] = []
    let single = request.isConsolidated ? ReportRequest() : request
    var reported: Set<Diagnostic> = []
    func add(_ read: (inout BuildPlan.Outcome) throws(BuildFailure) -> ReadLedger?) throws(BuildFailure) {
      var part = BuildPlan.Outcome()
      let source = try read(&part).flatMap { ReportSource(context, $0, single, &part) }
      outcome.diagnostics += part.diagnostics.filter { reported.insert($0).inserted }
      if let source {
        outcome.omitUnused(Set(source.ledger.receiptFiles.values), context.tree)
        sources.append(source)
      }
    }
    if names.isEmpty, request.isForAll {
      for files in context.tree.ledgers { try add { _ throws(BuildFailure) in try ReadLedger(files, context) } }
      outcome.diagnostics += duplicateIDs(sources)
      if context.tree.ledgers.isEmpty {
        let place = context.tree.shown(ContentLayout.name(ContentLayout.movements))
        outcome.diagnostics.append(Diagnostic(.noLedger, at: .file(place)))
      }
    }
    let wanted = names.isEmpty ? request.isForAll ? [] : [nil] : names.map(Optional.some)
    for (place, name) in wanted.enumerated() {
      try add { part throws(BuildFailure) in
        try context.chooseLedger(name, mayBeSection: place == 0 && request.mayNameSection, &part)
      }
    }
    outcome.diagnostics += brokenChains(
      sources.map {
        ChainedLedger(
          id: $0.ledger.id, place: .file(context.tree.shown($0.head)),
          spans: sources.count > 1 ? $0.whole.accountSpans : [])
      })
    if outcome.hasErrors { return [] }
    return request.isConsolidated ? consolidated(sources, request, &outcome).map { [$0] } ?? [] : sources
  }

  private static func duplicateIDs(_ sources: [ReportSource]) -> [Diagnostic] {
    var files: [String: String] = [:]
    return sources.compactMap { source in
      let file = source.context.tree.shown(source.head)
      guard let other = files.updateValue(file, forKey: source.ledger.id) else { return nil }
      return Diagnostic(.duplicateID(source.ledger.id, of: "ledger", in: other, and: file), at: .file(file))
    }
  }

  /// The first and the last selected day; `nil` for an open end.
  package var days: (from: CalendarDate?, to: CalendarDate?) { (selection.from, selection.to) }

  /// Returns the report of another section of the same days.
  package func section(_ section: ReportSection) -> ReportSource {
    var source = self
    source.extract = ReportExtract(section)
    if section == .monthEnds { source.monthEnds = whole.monthEnds(selection) }
    return source
  }

  /// Returns `nil` if there is nothing to report on; the outcome has the reason.
  package init?(
    _ options: BuildPlan.Options, ledger name: String?, _ selection: LedgerSelection, by length: PeriodLength,
    _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) {
    var request = ReportRequest()
    (request.selection, request.length) = (selection, length)
    guard let source = try ReportSource.all(options, ledgers: name.map { [$0] } ?? [], request, &outcome).first else {
      return nil
    }
    self = source
  }

  private init?(
    _ context: BuildContext, _ read: ReadLedger, _ request: ReportRequest, _ outcome: inout BuildPlan.Outcome
  ) {
    var read = read
    read.completeSource(context)
    read.attachReceipts(context)
    outcome.diagnostics += read.checked.diagnostics
    outcome.diagnostics += context.unknownItems(read)
    guard let whole = read.checked.value?.content, !outcome.hasErrors else { return nil }
    self.init(context, whole, read.inputs, head: read.files.head, request, &outcome)
  }

  init?(
    _ context: BuildContext, _ whole: Ledger, _ inputs: [ReportInput], head: String, _ request: ReportRequest,
    _ outcome: inout BuildPlan.Outcome
  ) {
    var whole = whole
    let place = Diagnostic.Place.file(context.tree.shown(head))
    if whole.missing != nil {
      outcome.diagnostics.append(Diagnostic(.remoteMovements(of: whole.id), at: place))
      return nil
    }
    whole.fiscalYear = context.site.fiscalYear
    selection = request.selection(context.site)
    outcome.diagnostics += unknownNames(selection, in: whole, at: place)
    guard !outcome.hasErrors else { return nil }
    (self.context, self.whole, self.inputs, self.head) = (context, whole, inputs, head)
    extract = request.extract
    ledger = whole.selecting(selection, by: request.length)
    report = LedgerReport(ledger, by: request.length, rates: context.site.rates)
    let (days, ownReport) = (selection, report)
    comparison = request.compared.map { period in
      let other = request.selection(of: period, context.site)
      return LedgerComparison(
        (.init(from: other.from, to: other.to), LedgerReport(whole.selecting(other), by: request.length)),
        (.init(from: days.from, to: days.to), ownReport))
    }
    dishes = extract.section == .dishes ? DishReport(ledger, costs: context.costs()) : nil
    monthEnds = extract.section == .monthEnds ? whole.monthEnds(selection) : []
    forecast = extract.section == .forecast ? request.forecast(ledger) : nil
    if extract.section == .forecast, let end = request.forecastEnd, let start = request.firstDay(of: ledger),
      end < start
    {
      outcome.diagnostics.append(Diagnostic(.forecastEndsEarly(end.iso, start: start.iso), at: place))
      return nil
    }
    let isArranged = extract.shows(.register) && (extract.order != nil || extract.limit != nil)
    let listed = isArranged ? ledger.arranged(extract) : ledger
    self.listed = (listed, isArranged ? LedgerReport(listed, by: request.length) : report)
    if ledger.undatedLeftOut > 0 {
      outcome.diagnostics.append(Diagnostic(.undatedMovements(ledger.undatedLeftOut), at: place))
    }
    if let message = emptySection { outcome.diagnostics.append(Diagnostic(message, at: place)) }
  }

  /// Reports a section that a ledger with movements has nothing for.
  private var emptySection: DiagnosticMessage? {
    if ledger.movements.isEmpty || !presenter.tables().isEmpty { return nil }
    switch extract.section {
    case .all, .summary, .register, .payees, .transfers: return nil
    case .categories: return .emptySection("categories", .noCategory)
    case .matrix: return .emptySection("matrix", report.hasCategories ? .noDate : .noCategory)
    case .accounts: return .emptySection("accounts", .noAccount)
    case .tags: return .emptySection("tags", .noTag)
    case .cashFlow: return .emptySection("cash-flow", .noDate)
    case .compare: return .emptySection("compare", report.hasCategories ? .noPeriods : .noCategory)
    case .budget: return .emptySection("budget", ledger.budgetsLeftOut.isEmpty ? .noBudget : .budgetsLeftOut)
    case .vat: return .emptySection("vat", .noVAT)
    case .dishes: return .emptySection("dishes", .noItem)
    case .missingReceipts: return ledger.hasReceipts ? nil : .emptySection("missing-receipts", .noReceipt)
    case .forecast: return .emptySection("forecast", .noRecurrence)
    case .monthEnds: return .emptySection("month-ends", ledger.hasBalances ? .noDate : .noBalance)
    }
  }

  package var presenter: ReportPresenter {
    ReportPresenter(
      ledger, report: report, frames: context.main.frames, inputs: inputs, selection: selection, extract: extract,
      listed: listed, comparison: comparison, dishes: dishes, monthEnds: monthEnds, forecast: forecast)
  }

  package var sums: ReportValue {
    .report(
      ledger, report, inputs: inputs, selection: selection, extract: extract, comparison: comparison,
      dishes: dishes.map { (presenter.dishValue, $0.leftOut) },
      missingReceipts: extract.section == .missingReceipts ? presenter.missingReceiptValue : nil,
      monthEnds: extract.section == .monthEnds ? presenter.monthEndValue : nil,
      forecast: extract.section == .forecast ? presenter.forecastValue : nil)
  }

  /// The register's rows for CSV and JSON.
  package var rows: RegisterRows { RegisterRows(listed.ledger, listed.report) }
}

/// Warns of a category or account without movements, which is probably misspelt.
private func unknownNames(
  _ selection: LedgerSelection, in ledger: Ledger, at place: Diagnostic.Place
) -> [Diagnostic] {
  let categories = selection.categories + selection.excludedCategories
  let wanted =
    categories.map { ("category", $0, ledger.categories) }
    + (selection.account.map { [("account", $0, ledger.accounts)] } ?? [])
  let tags = selection.tags.isEmpty ? [] : Set(ledger.movements.flatMap { $0.details?.tags ?? [] }).sorted()
  let unknownTags = selection.tags.filter { !tags.contains($0) }.map { tag in
    Diagnostic(.unknownSelection("tag", tag, nearest: nearestName(to: tag, among: tags)), at: place)
  }
  return unknownTags
    + wanted.compactMap { kind, name, names in
      let asked = CategoryPath(name)
      guard !names.contains(where: { asked.contains(CategoryPath($0)) }) else { return nil }
      let known = Set(names.flatMap { CategoryPath($0).line.map(\.text) }).sorted()
      return Diagnostic(
        .unknownSelection(kind, name, nearest: nearestName(to: name, among: known)), at: place)
    }
}
