import MenugenChecks
import MenugenDiagnostics
package import MenugenDomain
import MenugenFetching
import MenugenFiles
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
  private let whole: Ledger
  /// The path of its first file.
  private let head: String
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

  /// Returns the report of all ledgers as one, which have the same currency.
  private static func consolidated(
    _ sources: [ReportSource], _ request: ReportRequest, _ outcome: inout BuildPlan.Outcome
  ) -> ReportSource? {
    guard let first = sources.first else { return nil }
    func place(_ source: ReportSource) -> Diagnostic.Place { .file(first.context.tree.shown(source.head)) }
    for source in sources where source.whole.currency != first.whole.currency {
      outcome.diagnostics.append(
        Diagnostic(
          .consolidatedCurrencies(
            source.whole.id, source.whole.currency.code, other: first.whole.id, first.whole.currency.code),
          at: place(source)))
    }
    for (place, source) in sources.enumerated() {
      outcome.diagnostics += sources[..<place].flatMap { differentBudgets($0, source) }.map {
        Diagnostic($0, at: .file(first.context.tree.shown(source.head)))
      }
    }
    guard !outcome.hasErrors, let whole = Ledger.consolidated(sources.map(\.whole)) else { return nil }
    let pairs = ProbableTransfers(sources.map(\.whole)).pairs.count
    if pairs > 0 { outcome.diagnostics.append(Diagnostic(.unmarkedTransfers(pairs), at: .run)) }
    return ReportSource(first.context, whole, sources.flatMap(\.inputs), head: first.head, request, &outcome)
  }

  /// Reports categories with budgets of different kinds, which can't be added up.
  private static func differentBudgets(_ source: ReportSource, _ other: ReportSource) -> [DiagnosticMessage] {
    source.whole.budgets.flatMap { budget in
      other.whole.budgets.filter { CategoryPath($0.category) == CategoryPath(budget.category) }.flatMap { same in
        [("income", budget.isIncome, same.isIncome), ("rollover", budget.rollsOver, same.rollsOver)].compactMap {
          key, has, hasOther -> DiagnosticMessage? in
          if has == hasOther { return nil }
          let (ledger, without) = has ? (source, other) : (other, source)
          return .consolidatedBudgets(budget.category, key, in: ledger.whole.id, not: without.whole.id)
        }
      }
    }
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

  private init?(
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

/// A ledger with its files.
private struct ReadLedger {
  let files: ContentTree.LedgerFiles
  private let head: SourceFile
  private(set) var checked: Checked<Parsed<Ledger>?>
  private(set) var inputs: [ReportInput]
  /// The answer of its remote source.
  private(set) var answer: SourceFile?

  /// The id; derived from the file's name if it can't be read.
  var id: String { checked.value?.content.id ?? files.name }

  init(_ files: ContentTree.LedgerFiles, _ context: BuildContext) throws(BuildFailure) {
    let (head, parts) = try reading { () throws(FileError) in try context.tree.read(files) }
    self.files = files
    self.head = head
    checked = files.parse(head, parts, context.site)
    inputs = files.inputs([head] + parts)
  }

  /// Fetches the movements of a remote source.
  mutating func completeSource(_ context: BuildContext) {
    guard let parsed = checked.value, let remote = parsed.content.source, !checked.hasErrors else { return }
    context.sources.fetch([remote])
    guard let answer = context.sources.answer(for: remote) else { return }
    (checked, self.answer) = context.sources.complete(checked, parsed, head, remote, answer, site: context.site)
    if let file = self.answer { inputs.append(ReportInput(answer: file, of: remote)) }
  }
}

extension ReadLedger {
  /// Notes the files of receipts, and reports those that aren't files.
  fileprivate mutating func attachReceipts(_ context: BuildContext) {
    let read = self
    _ = context.receipts.attach(to: &checked, head: files.head) { context.file(ofLedger: read, at: $0) }
  }
}

extension ContentTree.LedgerFiles {
  /// Parses the ledger. Copies among its files are reported and read once.
  func parse(_ head: SourceFile, _ parts: [SourceFile], _ site: Site) -> Checked<Parsed<Ledger>?> {
    guard isFolder else {
      var checked = parseLedger(head, site: site)
      checked.diagnostics += copies
      return checked
    }
    let duplicates = duplicateFiles(parts.compactMap { HashedFile($0.path, $0.bytes) }, shown: { $0 })
    let paths = Set(duplicates.compactMap(\.file))
    var checked = parseLedger(head: head, parts: parts.filter { !paths.contains($0.path) }, site: site)
    checked.diagnostics += copies + duplicates
    return checked
  }

  /// The files with their hashes.
  func inputs(_ files: [SourceFile]) -> [ReportInput] {
    zip([head] + parts, files).map { path, file in
      ReportInput(path: path, sha256: FileDigest(of: file.bytes).hex)
    }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension BuildContext {
  /// Reports unknown items. Menus are only read if movements refer to items.
  fileprivate func unknownItems(_ read: ReadLedger) -> [Diagnostic] {
    guard let origins = read.checked.value?.origins,
      ([origins] + origins.parts).contains(where: { !$0.references.isEmpty })
    else { return [] }
    return KnownItems(readingMenusOf: self).references.unknown(in: origins) { file(ofLedger: read, at: $0) }
  }

  /// Reads a file of a ledger again, to locate errors.
  fileprivate func file(ofLedger read: ReadLedger, at path: String) -> SourceFile? {
    if let answer = read.answer, answer.path == path { return answer }
    let files = [read.files.head] + read.files.parts
    return files.first { tree.shown($0) == path || $0 == path }.flatMap { try? tree.read($0) }
  }

  /// Chooses the ledger by id, or reports an unknown id with the most similar one.
  ///
  /// - Parameters:
  ///   - written: The id, or `movements/` and the id.
  ///   - mayBeSection: Whether the name could have been meant as a section of the report.
  fileprivate func chooseLedger(
    _ written: String?, mayBeSection: Bool, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> ReadLedger? {
    let all = tree.ledgers
    let place = Diagnostic.Place.file(tree.shown(ContentLayout.name(ContentLayout.movements)))
    guard let written else {
      if all.count == 1 { return try ReadLedger(all[0], self) }
      var ids: [String] = []
      for files in all { ids.append(try ReadLedger(files, self).id) }
      outcome.diagnostics.append(
        Diagnostic(all.isEmpty ? .noLedger : .unnamedLedger(of: ids), at: place))
      return nil
    }
    let path = ContentLayout.movements
    let name = written.hasPrefix(path) ? String(written.dropFirst(path.utf8.count)) : written
    // Try ledgers whose file has that name first.
    var ids: [String] = []
    for files in all.filter({ $0.name == name }) + all.filter({ $0.name != name }) {
      let read = try ReadLedger(files, self)
      if read.id == name { return read }
      ids.append(read.id)
    }
    let sections = mayBeSection ? ReportSection.allCases.map(\.rawValue) : []
    let nearest = nearestName(to: name, among: ids + sections)
    let isSection = nearest.map { sections.contains($0) && !ids.contains($0) } ?? false
    outcome.diagnostics.append(
      Diagnostic(
        isSection
          ? .unknownSection(name, nearest: nearest ?? "", ledger: ids.first)
          : .unknownLedger(name, nearest: nearest, among: ids), at: place))
    return nil
  }
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
