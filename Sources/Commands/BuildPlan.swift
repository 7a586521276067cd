import ArgumentParser
import Diagnostics
import Domain
import Files
import Parsers
import Pipeline
import Publishing
import Renderers

/// The story of a build: read what the whole site depends on, make each menu and each ledger, then the pages that tell
/// of all of them, and publish it at once or not at all.
struct BuildPlan: Sendable {
  struct Options: Sendable {
    var content = "Content"
    var themes = "Themes"
    var theme: String?
    /// `nil` to make everything and write nothing.
    var output: String?
    var today: CalendarDate?
    var isStrict = false
    var keepsGoing = false
    var sizeLimit: Int?
    var workers = 1
    var publishing = PublishingOptions()
  }

  /// What a build has to tell.
  struct Outcome: Sendable {
    var diagnostics: [Diagnostic] = []
    /// `nil` where nothing was published.
    var report: PublishingReport?
    var menuCount = 0
    var itemCount = 0
    var ledgerCount = 0
    /// A file that could not be read or written, whatever else is wrong.
    var hasFileFailure = false
    /// False where nothing sound could be published, such as with a theme that has errors.
    var canPublish = true

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    mutating func add(_ failure: BuildFailure, output: String? = nil) {
      diagnostics += failure.diagnostics(output: output ?? "")
      if failure.exitCode == Exit.fileErrors { hasFileFailure = true }
    }

    /// Reads a file, or tells why it can't be read and goes on.
    mutating func reading<Result>(_ body: () throws(FileError) -> Result) -> Result? {
      do throws(FileError) {
        return try body()
      } catch {
        add(.file(error))
        return nil
      }
    }
  }

  let options: Options

  /// Never throws: what goes wrong is told in the outcome.
  func run() async -> Outcome {
    var outcome = Outcome()
    do throws(BuildFailure) {
      guard let loader = try SiteLoader(options, &outcome) else { return outcome }
      let publication = try options.output.map { path throws(BuildFailure) in
        try publishing { () throws(PublishingError) in try Publication.open(path, options.publishing) }
      }
      try await make(loader, publication, &outcome)
      if let publication { try finish(publication, &outcome) }
    } catch {
      outcome.add(error, output: options.output)
    }
    return outcome
  }

  private func finish(_ publication: Publication, _ outcome: inout Outcome) throws(BuildFailure) {
    let isStopped =
      outcome.hasFileFailure || !outcome.canPublish || outcome.hasErrors && !options.keepsGoing
      || options.isStrict && outcome.diagnostics.contains { $0.severity == .warning }
    if isStopped {
      publication.abandon()
    } else {
      outcome.report = try publishing { () throws(PublishingError) in try publication.commit() }
    }
  }

  private func make(
    _ loader: SiteLoader, _ publication: Publication?, _ outcome: inout Outcome
  ) async throws(BuildFailure) {
    let context = loader.context
    let menus = try await each(context.tree.menus, publication) { path, output throws(BuildFailure) in
      try MenuUnit(context: context, path: path).build(loader.parsedMenus[path], into: output)
    }
    outcome.diagnostics += menus.flatMap(\.record.diagnostics)
    if menus.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    outcome.diagnostics += sameIDs(menus.map { ($0.path, $0.record.summary?.id) }, of: "menu", in: context.tree)
    let summaries = menus.compactMap(\.record.summary)
    outcome.menuCount = summaries.count
    outcome.itemCount = summaries.reduce(0) { $0 + $1.items.count }

    let dishes = DishIndex(summaries)
    let unusableMenus = Set(menus.filter { $0.record.summary == nil }.map(\.id))
    let dishesFingerprint = fingerprint(summaries)
    let ledgers = try await each(context.tree.ledgers, publication) { files, output throws(BuildFailure) in
      try LedgerUnit(
        context: context, ledgerFiles: files, dishes: dishes, unusableMenus: unusableMenus,
        dishesFingerprint: dishesFingerprint
      ).build(into: output)
    }
    outcome.diagnostics += ledgers.flatMap(\.record.diagnostics)
    if ledgers.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    outcome.diagnostics += sameIDs(ledgers.map { ($0.path, $0.record.summary?.id) }, of: "ledger", in: context.tree)
    outcome.ledgerCount = ledgers.count { $0.record.summary != nil }

    let faults = try await each(context.tree.assets, publication) { path, output throws(BuildFailure) in
      try copyAsset(path, of: context, to: output)
    }
    for case let fault? in faults { outcome.add(.file(fault)) }
    let site = SiteUnits(
      context: context, pages: loader.pages, menus: summaries, ledgers: ledgers.compactMap(\.record.summary))
    var siteFingerprint = Fingerprint()
    siteFingerprint.combine(context.fingerprint)
    siteFingerprint.combine(dishesFingerprint)
    siteFingerprint.combine(loader.pagesFingerprint)
    for ledger in ledgers { siteFingerprint.combine(ledger.record.bytes) }
    try publishing { [siteFingerprint] () throws(PublishingError) in
      try site.build(siteFingerprint.hash, into: PageOutput(publication))
    }
  }

  /// Gives what is wrong with a file that can't be read.
  private func copyAsset(
    _ path: String, of context: BuildContext, to output: PageOutput
  ) throws(BuildFailure) -> FileError? {
    let file: SourceFile
    do throws(FileError) { file = try context.tree.read(path) } catch { return error }
    try publishing { () throws(PublishingError) in
      guard try output.keepOrBegin(path, ContentHash(of: file.bytes)) == nil else { return }
      try output.write(.site, path, file.bytes)
      try output.finish()
    }
    return nil
  }

  /// Does the same for each element on all workers. One that can't be read doesn't keep the others from being told of.
  private func each<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ publication: Publication?,
    _ body: @escaping @Sendable (Element, PageOutput) throws(BuildFailure) -> Result
  ) async throws(BuildFailure) -> [Result] {
    do {
      return try await inParallel(elements, workers: options.workers, state: { PageOutput(publication) }) {
        element, output in
        try body(element, output)
      }
    } catch let failure as BuildFailure {
      throw failure
    } catch {
      throw .publishing(.badPath(String(describing: error), unit: ""))
    }
  }

  private func fingerprint(_ menus: [MenuSummary]) -> ContentHash {
    var fingerprint = Fingerprint()
    for menu in menus { fingerprint.combine(UnitRecord(summary: menu, diagnostics: []).bytes) }
    return fingerprint.hash
  }

  /// Two files with one id want the same page: an error that names both.
  private func sameIDs(_ files: [(path: String, id: String?)], of kind: String, in tree: ContentTree) -> [Diagnostic] {
    var first: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for (path, id) in files {
      guard let id else { continue }
      if let other = first[id] {
        diagnostics.append(
          Diagnostic(
            .error, "\(kind).duplicate-id", "\(kind) '\(id)' stands in \(tree.shown(other)) too",
            hint: "give one of them another id", at: .file(tree.shown(path))))
      } else {
        first[id] = path
      }
    }
    return diagnostics
  }
}
