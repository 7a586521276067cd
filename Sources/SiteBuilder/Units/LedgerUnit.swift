import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// A ledger: its report as HTML, plain text, CSV and JSON.
struct LedgerUnit: BuildUnit {
  let context: BuildContext
  let ledgerFiles: ContentTree.LedgerFiles
  let items: KnownItems
  /// A hash of all items, as movements link to them.
  let itemsFingerprint: ContentHash

  static let isSharded = true

  var key: String { ledgerFiles.head }

  /// Reads the head, then the other files.
  func read() throws(FileError) -> [SourceFile] {
    let (head, parts) = try context.tree.read(ledgerFiles)
    return [head] + parts
  }

  func fingerprint(of files: [SourceFile]) -> ContentHash {
    var fingerprint = context.fingerprint(ofUnit: key)
    fingerprint.combine(itemsFingerprint)
    for copy in ledgerFiles.copies { fingerprint.combine(copy.file ?? "") }
    for file in files {
      fingerprint.combine(file.path)
      fingerprint.combine(file.bytes)
    }
    return fingerprint.hash
  }

  func isCurrent(_ entry: CacheEntry<LedgerSummary>) -> Bool {
    guard let summary = entry.summary else { return true }
    return summary.sourceStamp == context.sources.stamp(of: summary.source)
      && summary.receipts.allSatisfy(context.receipts.contains)
      && !summary.missingReceipts.contains(where: context.receipts.contains)
  }

  func awaitedSource(of entry: CacheEntry<LedgerSummary>) -> RemoteSource? {
    entry.summary?.source.flatMap { context.sources.answer(for: $0) == nil ? $0 : nil }
  }

  func id(by entry: CacheEntry<LedgerSummary>) -> String { entry.summary?.id ?? ledgerFiles.name }

  /// Returns each file once, without the head of a folder.
  func hashedFiles(of files: [SourceFile]) -> [HashedFile] {
    var seen: Set<ContentHash> = []
    return zip([key] + ledgerFiles.parts, files).dropFirst(ledgerFiles.isFolder ? 1 : 0)
      .compactMap { HashedFile($0, $1.bytes) }.filter { seen.insert($0.hash).inserted }
  }

  func make(
    _ files: consuming [SourceFile], into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<LedgerSummary> {
    var files = files
    var inputs = ledgerFiles.inputs(files)
    var checked = parse(files[0], Array(files.dropFirst()))
    var answered: SourceFile?
    if let parsed = checked.value, let remote = parsed.content.source, !checked.hasErrors {
      guard let answer = context.sources.answer(for: remote) else { return CacheEntry(awaiting: remote) }
      let file: SourceFile?
      (checked, file) = context.sources.complete(
        checked, parsed, files[0], remote, answer, site: context.site, check: unknownItems)
      if let file { inputs.append(ReportInput(answer: file, of: remote)) }
      answered = file
    }
    let receipts = context.receipts.attach(to: &checked, head: key) { path in
      (files + [answered].compactMap(\.self)).first { $0.path == path }
    }
    checked.diagnostics.raise(context.site.raisedWarnings)
    // The files may be gigabytes: free them before the pages are made.
    (files, answered) = ([], nil)
    var entry = CacheEntry<LedgerSummary>(summary: nil, diagnostics: checked.diagnostics)
    if var ledger = checked.value?.content, treatment == .whole, !checked.hasErrors {
      if ledger.visibility == .public { ledger = ledger.withoutReceipts }
      let report = LedgerReport(ledger, rates: context.site.rates)
      try write(ledger, report, inputs, to: output)
      entry.summary = LedgerSummary(ledger, report, inputs: inputs)
      entry.summary?.links = ledger.links(scansHTML: context.site.allowsUnsafeMarkdown)
      entry.summary?.namedFiles = ledger.namedFiles
      entry.summary?.receipts = receipts.found.sorted()
      entry.summary?.missingReceipts = receipts.missing.sorted()
      entry.summary?.sourceStamp = context.sources.stamp(of: ledger.source)
    } else if context.keepsGoing {
      try writePlaceholder(checked.value?.content, to: output)
      entry.summary = placeholderSummary(checked.value?.content)
    }
    return entry
  }

  private func unknownItems(in origins: Origins?, _ files: [SourceFile]) -> [Diagnostic] {
    items.references.unknown(in: origins) { path in files.first { $0.path == path } }
  }

  private func parse(_ head: SourceFile, _ parts: [SourceFile]) -> Checked<Parsed<Ledger>?> {
    var checked = ledgerFiles.parse(head, parts, context.site)
    checked.diagnostics += unknownItems(in: checked.value?.origins, [head] + parts)
    if let parsed = checked.value, let clash = checkName(of: parsed, head) { checked.diagnostics.append(clash) }
    return checked
  }

  /// Returns an error for a private ledger whose folder name is reserved in `reports/`.
  private func checkName(of parsed: Parsed<Ledger>, _ head: SourceFile) -> Diagnostic? {
    guard parsed.content.visibility == .private, OutputLayout.namesInReports.contains(collisionKey(parsed.content.id))
    else { return nil }
    return Diagnostic(.reservedLedgerID(parsed.content.id), at: parsed.origins.place(in: head))
  }

  private var treatment: IDConflicts.Treatment { context.conflicts.treatment(of: key) }

  // MARK: - Pages

  private func write(
    _ ledger: Ledger, _ report: LedgerReport, _ inputs: [ReportInput], to output: PageOutput
  ) throws(PublishingError) {
    let categories = CategoryIndex(ledger, report)
    let accounts = CategoryIndex(ledger, report, of: .accounts)
    let detailPages = LedgerPresenter(ledger, report: report, frames: context.main.frames).hasDetailPages
    let digests = LedgerDigests(
      ledger, RegisterRows(ledger, report), inputs, categories, accounts, hasMovements: detailPages)
    // Private reports are in the main language only.
    for language in ledger.visibility == .public ? context.languages : [context.main] {
      let presenter = LedgerPresenter(
        ledger, report: report, frames: language.frames, dishes: items.dishes, categories: categories,
        accounts: accounts,
        inputs: inputs, digests: digests)
      try write(presenter, inputs, in: language, to: output)
    }
  }

  private func write(
    _ presenter: LedgerPresenter, _ inputs: [ReportInput], in language: BuildContext.Language, to output: PageOutput
  ) throws(PublishingError) {
    let theme = context.theme.theme
    let tables = presenter.ledger.missing != nil ? nil : LedgerTables(presenter)
    let summary = presenter.summaryPage(tables)
    let route = presenter.route
    try output.write(route) { theme.render(summary, words: language.words, into: &$0) }
    // A ledger without content has no other pages.
    if presenter.ledger.missing != nil { return }
    for (route, page) in presenter.tablePages(tables) {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    for (route, page) in presenter.loosePages() {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    for (route, page) in presenter.monthPages() {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    for (route, page) in presenter.categoryPages() {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    for (route, page) in presenter.accountPages() {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    for (route, page) in presenter.movementPages() {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    try output.write(route.sibling(OutputLayout.reportText)) { output in
      let report = ReportPresenter(
        presenter.ledger, report: presenter.report, frames: presenter.frames.plain, inputs: inputs)
      report.viewModel().writeText(width: StandardStream.widthOfFiles, rows: report.forEachRow, to: &output)
    }
    let register = RegisterRows(presenter.ledger, presenter.report)
    try output.write(route.sibling(OutputLayout.reportCSV)) { output in
      writeRegisterCSV(register, inputs, to: &output)
    }
    try output.write(route.sibling(OutputLayout.reportJSON)) { output in
      let sums = ReportValue.report(presenter.ledger, presenter.report, inputs: inputs)
      writeReportJSON(sums, register, to: &output)
    }
  }

  // MARK: - Placeholder

  var placeholderFingerprint: ContentHash? { context.keepsGoing ? context.fingerprint(ofUnit: key).hash : nil }

  var placeholderSummary: LedgerSummary? { placeholderSummary(nil) }

  func writePlaceholder(to output: PageOutput) throws(PublishingError) { try writePlaceholder(nil, to: output) }

  private func writePlaceholder(_ ledger: Ledger?, to output: PageOutput) throws(PublishingError) {
    // If several ledgers have the same id, one has a page, and the reports list it once.
    guard let summary = placeholderSummary(ledger) else { return }
    try context.writeErrorPages(to: output, isPublic: summary.isPublic) {
      $0.ledgerRoute(summary.id, isPublic: summary.isPublic)
    }
  }

  /// A summary of a ledger with errors. It is treated as private if unknown.
  private func placeholderSummary(_ ledger: Ledger?) -> LedgerSummary? {
    if treatment == .nothing { return nil }
    return LedgerSummary(
      id: ledger?.id ?? ledgerFiles.name, name: ledger?.name ?? Label(ledgerFiles.name),
      language: ledger?.language ?? context.site.language, isPublic: ledger?.visibility == .public, state: .failed)
  }
}
