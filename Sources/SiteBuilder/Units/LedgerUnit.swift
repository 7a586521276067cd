import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// Makes all that one ledger gives: its report as pages, plain text, CSV and JSON.
struct LedgerUnit: Sendable {
  let context: BuildContext
  let ledgerFiles: ContentTree.LedgerFiles
  let dishes: DishIndex
  /// The ids of menus that have errors.
  let unusableMenus: Set<String>
  /// A hash of all dishes: movements point to them.
  let dishesFingerprint: ContentHash

  struct Result: Sendable {
    var path: String
    var record: UnitRecord<LedgerSummary>
    /// The disk didn't give the file.
    var hasFileFailure = false
    /// Whether its pages were kept from the last build.
    var isKept = false
    /// Its files but the head of a folder, each once.
    var files: [HashedFile] = []
  }

  func build(into output: PageOutput) throws(BuildFailure) -> Result {
    let path = ledgerFiles.head
    var files: [SourceFile]
    do throws(FileError) {
      let (head, parts) = try context.tree.read(ledgerFiles)
      files = [head] + parts
    } catch {
      return try tell(error, into: output)
    }
    var seen: Set<ContentHash> = []
    let hashed = zip([ledgerFiles.head] + ledgerFiles.parts, files).dropFirst(ledgerFiles.isFolder ? 1 : 0)
      .compactMap { HashedFile($0, $1.bytes) }.filter { seen.insert($0.hash).inserted }
    return try publishing { () throws(PublishingError) in
      if let record: UnitRecord<LedgerSummary> = try output.keepOrBegin(path, fingerprint(of: files)) {
        return Result(path: path, record: record, isKept: true, files: hashed)
      }
      let inputs = ledgerFiles.inputs(files)
      let checked = parse(files[0], Array(files.dropFirst()))
      // Release the files, which may have gigabytes.
      files = []
      var record = UnitRecord<LedgerSummary>(summary: nil, diagnostics: checked.diagnostics)
      if let ledger = checked.value?.content, treatment == .whole, !checked.hasErrors {
        let report = LedgerReport(ledger, rates: context.site.rates)
        try write(ledger, report, inputs, to: output)
        record.summary = LedgerSummary(ledger, report, inputs: inputs)
        record.summary?.links = ledger.links(scansHTML: context.site.allowsUnsafeMarkdown)
        record.summary?.namedFiles = ledger.namedFiles
      } else if context.keepsGoing {
        record.summary = try writePlaceholders(checked.value?.content, to: output)
        // It is listed once in the reports.
        if treatment == .nothing { record.summary = nil }
      }
      try output.finish(record: record.bytes)
      return Result(path: path, record: record, files: hashed)
    }
  }

  /// Reports an unreadable file, without stopping the build.
  private func tell(_ error: FileError, into output: PageOutput) throws(BuildFailure) -> Result {
    let path = ledgerFiles.head
    var record = UnitRecord<LedgerSummary>(summary: nil, diagnostics: [error.diagnostic])
    guard error.isContentError, context.keepsGoing else {
      return Result(path: path, record: record, hasFileFailure: !error.isContentError)
    }
    try publishing { () throws(PublishingError) in
      record.summary = failed(nil)
      if treatment == .nothing { record.summary = nil }
      var fingerprint = Fingerprint()
      fingerprint.combine(context.fingerprint)
      fingerprint.combine(treatment.rawValue)
      guard try !output.keepsOrBegins(path, fingerprint.hash) else { return }
      try writePlaceholders(nil, to: output)
      try output.finish(record: record.bytes)
    }
    return Result(path: path, record: record)
  }

  private func parse(_ head: SourceFile, _ parts: [SourceFile]) -> Checked<Parsed<Ledger>?> {
    var checked = ledgerFiles.parse(head, parts, context.site)
    checked.diagnostics += ItemReferences(dishes: dishes, unusableMenus: unusableMenus)
      .unknown(in: checked.value?.origins) { path in ([head] + parts).first { $0.path == path } }
    if let parsed = checked.value, let clash = checkName(of: parsed, head) { checked.diagnostics.append(clash) }
    return checked
  }

  /// A private ledger's folder stands in `reports/`, where some names are taken.
  private func checkName(of parsed: Parsed<Ledger>, _ head: SourceFile) -> Diagnostic? {
    guard parsed.content.visibility == .private, OutputLayout.namesInReports.contains(collisionKey(parsed.content.id))
    else { return nil }
    return Diagnostic(
      .error, "ledger.reserved-id", "a private ledger can't be named '\(parsed.content.id)': reports/ has its own",
      hint: "give it another id, such as \(parsed.content.id.prefix { $0 != "." })-ledger",
      at: parsed.origins.place(in: head))
  }

  private var treatment: IDConflicts.Treatment { context.conflicts.treatment(of: ledgerFiles.head) }

  private func fingerprint(of files: [SourceFile]) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(context.fingerprint)
    fingerprint.combine(dishesFingerprint)
    fingerprint.combine(treatment.rawValue)
    for copy in ledgerFiles.copies { fingerprint.combine(copy.file ?? "") }
    for file in files {
      fingerprint.combine(file.path)
      fingerprint.combine(file.bytes)
    }
    return fingerprint.hash
  }

  private func write(
    _ ledger: Ledger, _ report: LedgerReport, _ inputs: [ReportInput], to output: PageOutput
  ) throws(PublishingError) {
    let categories = CategoryIndex(ledger, report)
    let accounts = CategoryIndex(ledger, report, of: .accounts)
    let detailPages = LedgerPresenter(ledger, report: report, frames: context.main.frames).hasDetailPages
    let digests = LedgerDigests(
      ledger, RegisterRows(ledger, report), inputs, categories, accounts, hasMovements: detailPages)
    // A private report is written once, in the site's own language; a public one stands in every language's tree.
    for language in ledger.visibility == .public ? context.languages : [context.main] {
      let presenter = LedgerPresenter(
        ledger, report: report, frames: language.frames, dishes: dishes, categories: categories, accounts: accounts,
        inputs: inputs, digests: digests)
      try write(presenter, inputs, in: language, to: output)
    }
  }

  private func write(
    _ presenter: LedgerPresenter, _ inputs: [ReportInput], in language: BuildContext.Language, to output: PageOutput
  ) throws(PublishingError) {
    let theme = context.theme.theme
    let tables = presenter.ledger.isElsewhere ? nil : LedgerTables(presenter)
    let summary = presenter.summaryPage(tables)
    let route = presenter.route
    try output.write(route) { theme.render(summary, words: language.words, into: &$0) }
    // Of what isn't known, the page says so, and nothing else can.
    if presenter.ledger.isElsewhere { return }
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
      let report = ReportPresenter(presenter.ledger, report: presenter.report, frames: presenter.frames, inputs: inputs)
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

  /// In place of a ledger with errors: a page that says so.
  @discardableResult
  private func writePlaceholders(_ ledger: Ledger?, to output: PageOutput) throws(PublishingError) -> LedgerSummary {
    let summary = failed(ledger)
    if treatment == .nothing { return summary }
    for language in summary.isPublic ? context.languages : [context.main] {
      let route = language.presentation.ledgerRoute(summary.id, isPublic: summary.isPublic)
      let page = language.frames.noticePage(at: route, .contentError)
      try output.write(route) { context.theme.theme.render(page, words: language.words, into: &$0) }
    }
    return summary
  }

  /// A ledger of which nothing is known is private.
  private func failed(_ ledger: Ledger?) -> LedgerSummary {
    LedgerSummary(
      id: ledger?.id ?? ledgerFiles.name, name: ledger?.name ?? Label(ledgerFiles.name),
      language: ledger?.language ?? context.site.language, isPublic: ledger?.visibility == .public, state: .failed)
  }
}
