package import MenugenDiagnostics
package import MenugenDomain
package import MenugenFiles
import MenugenParsers
import MenugenPipeline
package import MenugenPublishing
import MenugenRenderers

/// The story of a build: read what the whole site depends on, make each menu and each ledger, then the pages that tell
/// of all of them, and publish it at once or not at all.
package struct BuildPlan: Sendable {
  package struct Options: Sendable {
    package var content: any FileReading = DiskFiles(root: "Content", separatesFolders: true)
    package var themes: any FileReading = DiskFiles(root: "Themes")
    package var theme: String?
    /// Whether the folder of themes must exist.
    package var needsThemes = false
    /// Receives log lines.
    package var log: @Sendable (String) -> Void = { _ in }
    /// The output folder; `nil` for a build that writes nothing to disk.
    package var output: String?
    /// The output folder to compare with, for a build that writes nothing.
    package var comparedOutput: String?
    /// The destination of a build in memory.
    package var memory: MemoryPublication?
    /// Receives the pages instead of a folder.
    package var receiver: (any PageReceiver)?
    /// Whether remote sources are intentionally not fetched.
    package var isOffline = false
    package var today: CalendarDate?
    package var isStrict = false
    package var keepsGoing = false
    /// Whether published menus, ledgers and items may be removed.
    package var acceptsRemovals = false
    package var sizeLimit: Int?
    package var workers = 1
    package var publishing = PublishingOptions()
    /// Whether to show progress on a terminal.
    package var showsProgress = false

    package init() {}
  }

  /// What a build has to tell.
  package struct Outcome: Sendable {
    package var diagnostics: [Diagnostic] = []
    /// `nil` if nothing was published.
    package var report: PublishingReport?
    package var menuCount = 0
    package var itemCount = 0
    /// The number of menus with errors, whose items can't be counted.
    package var failedMenuCount = 0
    package var ledgerCount = 0
    /// Whether a file could not be read or written.
    package var hasFileFailure = false
    /// Whether anything can be published; false after an error in the theme, for example.
    package var canPublish = true
    /// Content with duplicate ids, to be omitted by a build that continues.
    var conflicts = IDConflicts()

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// With `--strict` each warning stops the build, and is told as what it is then.
    mutating func takeWarningsForErrors() {
      for index in diagnostics.indices where diagnostics[index].severity == .warning {
        diagnostics[index].severity = .error
      }
    }

    package mutating func add(_ failure: BuildFailure, output: String? = nil) {
      diagnostics += failure.diagnostics(output: output ?? "")
      if !failure.isContentError { hasFileFailure = true }
    }

    /// Reads a file, or tells why it can't be read and goes on.
    package mutating func reading<Result>(_ body: () throws(FileError) -> Result) -> Result? {
      do throws(FileError) {
        return try body()
      } catch {
        add(.file(error))
        return nil
      }
    }

    package init() {}
  }

  let options: Options
  private let progress: Progress

  package init(options: Options) {
    self.options = options
    progress = Progress(isShown: options.showsProgress)
  }

  /// Never throws: what goes wrong is told in the outcome.
  package func run() async -> Outcome {
    var outcome = await run(without: IDConflicts())
    // Duplicate ids are known after reading everything: build again without them.
    if !outcome.conflicts.isEmpty, options.keepsGoing { outcome = await run(without: outcome.conflicts) }
    progress.end()
    if options.isStrict { outcome.takeWarningsForErrors() }
    return outcome
  }

  private func run(without conflicts: IDConflicts) async -> Outcome {
    var outcome = Outcome()
    var loaded: SiteLoader?
    do throws(BuildFailure) {
      guard let loader = try SiteLoader(options, &outcome, without: conflicts) else { return outcome }
      loaded = loader
      let publication = try options.output.map { path throws(BuildFailure) in
        try publishing { () throws(PublishingError) in try Publication.open(path, options.publishing) }
      }
      outcome.diagnostics += publication?.notes ?? []
      log(loader)
      let destination: Destination =
        publication.map(Destination.publication) ?? options.memory.map(Destination.memory)
        ?? options.receiver.map(Destination.receiver) ?? .dryRun(DryRun(after: options.comparedOutput))
      if case .dryRun(let dryRun) = destination {
        do throws(BuildFailure) {
          try publishing { () throws(PublishingError) in try dryRun.checkPlaces() }
        } catch {
          outcome.add(error)
        }
      }
      try await make(loader, destination, &outcome)
      outcome.diagnostics += conflicts.diagnostics
      try finish(loader, destination, &outcome)
    } catch {
      outcome.add(error.namingSources(loaded), output: options.output ?? options.comparedOutput)
    }
    return outcome
  }

  private func finish(
    _ loader: SiteLoader, _ destination: Destination, _ outcome: inout Outcome
  ) throws(BuildFailure) {
    let isStopped =
      !outcome.conflicts.isEmpty || outcome.hasFileFailure || !outcome.canPublish
      || outcome.hasErrors && !options.keepsGoing
      || options.isStrict && outcome.diagnostics.contains { $0.severity == .warning }
    switch destination {
    case .publication(let publication):
      if isStopped { return publication.abandon() }
      let report = try publishing { () throws(PublishingError) in try publication.commit() }
      outcome.report = report
      outcome.diagnostics += report.diagnostics(output: options.output ?? "")
      if loader.context.site.baseURL == nil { outcome.diagnostics.append(loader.noBaseURL) }
    case .memory(let publication):
      if isStopped { return publication.abandon() }
      outcome.report = try publishing { () throws(PublishingError) in try publication.commit() }
    case .dryRun(let dryRun):
      // Two of one id want the same pages, and are told of by the id.
      if outcome.hasErrors { return }
      try publishing { () throws(PublishingError) in try dryRun.end() }
      if !isStopped, loader.context.site.baseURL == nil { outcome.diagnostics.append(loader.noBaseURL) }
    case .receiver: break
    }
  }

  private func make(
    _ loader: SiteLoader, _ destination: Destination, _ outcome: inout Outcome
  ) async throws(BuildFailure) {
    let context = loader.context
    let catalog = AssetCatalog(context.tree)
    if !context.tree.menus.isEmpty, destination.isFull { await prepareMenuTemplates(context) }
    let menus = try await each("menu", context.tree.menus, destination) { path, output throws(BuildFailure) in
      try MenuUnit(context: context, images: catalog, path: path).build(loader.parsedMenus[path], into: output)
    }
    log("menu", menus.map { ($0.path, $0.isKept) }, destination)
    outcome.diagnostics += menus.flatMap(\.record.diagnostics)
    if menus.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    let menuCopies = duplicateFiles(menus.compactMap(\.file), shown: context.tree.shown)
    outcome.diagnostics += menuCopies
    let copiedMenus = Set(menuCopies.compactMap(\.file))
    let originalMenus = menus.filter { !copiedMenus.contains(context.tree.shown($0.path)) }
    let menuTwins = TwinCheck(tree: context.tree, kind: "menu") { file in
      parseMenu(file, site: context.site).value?.origins.place(in: file)
    }
    .twins(among: originalMenus.map { ($0.path, $0.record.summary?.id) })
    outcome.diagnostics += menuTwins + duplicateNames(of: originalMenus, context)
    outcome.diagnostics += context.tree.unusedBodies(besideMenus: menus.map { ($0.path, $0.record.summary?.id) })
    let known = menus.compactMap(\.record.summary)
    let summaries = known.filter(\.isServed)
    outcome.menuCount = summaries.count
    outcome.failedMenuCount = menus.count - known.count
    outcome.itemCount = summaries.reduce(0) { $0 + $1.items.count }

    let dishes = DishIndex(known)
    let unusableMenus = Set(menus.filter { $0.record.summary?.isElsewhere ?? true }.map(\.id))
    let dishesFingerprint = fingerprint(known)
    let ledgers = try await each("ledger", context.tree.ledgers, destination) { files, output throws(BuildFailure) in
      try LedgerUnit(
        context: context, ledgerFiles: files, dishes: dishes, unusableMenus: unusableMenus,
        dishesFingerprint: dishesFingerprint
      ).build(into: output)
    }
    log("ledger", ledgers.map { ($0.path, $0.isKept) }, destination)
    outcome.diagnostics += ledgers.flatMap(\.record.diagnostics)
    if ledgers.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    let ledgerCopies = duplicateFiles(ledgers.flatMap(\.files), shown: context.tree.shown)
    outcome.diagnostics += ledgerCopies
    let copiedLedgers = Set(ledgerCopies.compactMap(\.file))
    let ledgerTwins = TwinCheck(tree: context.tree, kind: "ledger") { file in
      parseLedger(file, site: context.site).value?.origins.place(in: file)
    }
    .twins(
      among: ledgers.filter { !copiedLedgers.contains(context.tree.shown($0.path)) }
        .map { ($0.path, $0.record.summary?.id) })
    outcome.diagnostics += ledgerTwins
    if options.keepsGoing, context.conflicts.isEmpty {
      outcome.conflicts.add(menus.map { ($0.path, $0.id, $0.record.summary != nil) }, menuTwins)
      outcome.conflicts.add(
        zip(context.tree.ledgers, ledgers).map { files, ledger in
          (
            ledger.path, ledger.record.summary?.id ?? files.name,
            ledger.record.summary.map { $0.state != .failed } ?? false
          )
        }, ledgerTwins)
    }
    outcome.ledgerCount = ledgers.count { $0.record.summary?.state == .ready }

    let ledgerSummaries = ledgers.compactMap(\.record.summary)
    let goals = GoalUnit(
      context: context, ledgers: ledgerSummaries,
      unusable: Set(zip(context.tree.ledgers, ledgers).filter { $1.record.summary == nil }.map(\.0.name)))
    outcome.diagnostics += goals.diagnostics + duplicateFiles(goals.files, shown: context.tree.shown)
    if options.isOffline { outcome.diagnostics.removeAll { $0.id == "source.unsupported" } }
    if goals.hasFileFailure { outcome.hasFileFailure = true }
    let published = compare(loader, menus, ledgers, goals, destination, &outcome)
    let references = assetReferences(loader, known, ledgerSummaries, goals)
    let unmeasurable = try await publishFiles(
      references, context, catalog, destination, private: PrivateFiles(ledgers), &outcome)
    let linkChecks = LinkChecks(
      context: context, pages: loader.pages, failedPages: loader.failedPages, dishes: dishes,
      unusableMenus: unusableMenus, unmeasurable: unmeasurable,
      ledgers: ledgerSummaries, goals: goals.publicGoals)
    let site = SiteUnits(
      context: context, pages: loader.pages, failedPages: loader.failedPages, menus: summaries,
      ledgers: ledgerSummaries, goals: goals)
    let links = writtenLinks(loader, menus, ledgers, goals)
    let anchors = await anchors(of: links, linkChecks, loader, menus, site, catalog)
    outcome.diagnostics += links.flatMap { linkChecks.broken($0, anchors) }
    // Told where it is linked, which says more.
    let unpublished = linkChecks.unpublished.linked
    let unpublishedFolders = Set(unpublished.flatMap(foldersAbove))
    outcome.diagnostics.removeAll { diagnostic in
      guard let file = diagnostic.file else { return false }
      return diagnostic.id == "file.unused" && unpublished.contains(file)
        || diagnostic.id == "folder.unused" && unpublishedFolders.contains(file)
    }
    var siteFingerprint = Fingerprint()
    siteFingerprint.combine(context.fingerprint)
    siteFingerprint.combine(dishesFingerprint)
    siteFingerprint.combine(loader.pagesFingerprint)
    for ledger in ledgers { siteFingerprint.combine(ledger.record.bytes) }
    siteFingerprint.combine(goals.hash)
    try publishing { [siteFingerprint] () throws(PublishingError) in
      let output = PageOutput(destination)
      try goals.build(into: output)
      try site.build(siteFingerprint.hash, into: output)
      try published.write(to: output)
    }
  }

  /// For a build that makes every menu; another may need none of the templates.
  private func prepareMenuTemplates(_ context: BuildContext) async {
    // Nothing in it throws.
    _ = try? await inParallel(
      context.theme.theme.menuPreparations, workers: options.workers, state: {}, { prepare, _ in prepare() })
  }

  /// Does the same for each element on all workers. One that can't be read doesn't keep the others from being told of.
  func each<Element: Sendable, Result: Sendable>(
    _ kind: StaticString, _ elements: [Element], _ destination: Destination,
    _ body: @escaping @Sendable (Element, PageOutput) throws(BuildFailure) -> Result
  ) async throws(BuildFailure) -> [Result] {
    progress.begin()
    do {
      return try await inParallel(
        elements, workers: options.workers, state: { PageOutput(destination) }
      ) { element, output in
        defer { progress.step(kind, of: elements.count) }
        return try body(element, output)
      }
    } catch let failure as BuildFailure {
      throw failure
    } catch {
      throw .publishing(.badPath(String(describing: error), unit: ""))
    }
  }

  private func fingerprint(_ menus: [MenuSummary]) -> ContentHash {
    var fingerprint = Fingerprint()
    var record: [UInt8] = []
    for menu in menus {
      record.removeAll(keepingCapacity: true)
      menu.writeShown(to: &record)
      fingerprint.combine(record)
    }
    return fingerprint.hash
  }
}
