import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers

/// A running build and its results so far.
struct BuildRun {
  let plan: BuildPlan
  let loader: SiteLoader
  let destination: Destination
  var outcome: BuildPlan.Outcome

  var options: BuildPlan.Options { plan.options }
  var context: BuildContext { loader.context }
  var tree: ContentTree { loader.context.tree }
  var catalog: AssetCatalog { loader.catalog }

  /// The menus and ledgers built.
  struct Content {
    let menus: [BuiltMenu]
    let items: KnownItems
    /// A hash of what all other pages show of menus.
    let menusFingerprint: ContentHash
    /// A hash of the items, to which movements refer.
    let itemsFingerprint: ContentHash
    var ledgers: [BuiltLedger] = []
    var locations: [BuiltLocation] = []

    /// The summaries of menus without errors.
    var menuSummaries: [MenuSummary] { menus.compactMap(\.summary) }
    var ledgerSummaries: [LedgerSummary] { ledgers.compactMap(\.summary) }
    var locationSummaries: [LocationSummary] { locations.compactMap(\.summary) }
  }

  init(_ plan: BuildPlan, _ loader: SiteLoader, _ destination: Destination, _ outcome: BuildPlan.Outcome) {
    self.plan = plan
    self.loader = loader
    self.destination = destination
    self.outcome = outcome
  }

  /// Makes all pages, without publishing them.
  mutating func make() throws(BuildFailure) {
    log()
    showPreview()
    if let shards = destination.shards { try compareInputs(of: shards) } else { prepareMenuTemplates() }
    preparePictures()
    var content = try buildMenus()
    content.locations = try buildLocations(content)
    content.ledgers = try buildLedgers(content)
    let goals = readGoals(content)
    let published = compareWithLastBuild(content, goals)
    let unmeasurable = try publishFiles(content, goals)
    if let shards = destination.shards { try checkForOutdatedUnits(in: shards) }
    let site = siteUnits(content, goals)
    outcome.diagnostics += site.missingFeeds
    checkLinks(content, site, unmeasurable)
    try write(site, published, fingerprint(content, goals))
  }

  /// Publishes everything, or nothing.
  mutating func finish() throws(BuildFailure) {
    outcome.diagnostics.raise(context.site.raisedWarnings)
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
      if options.shard == nil { noteMissingBaseURL() }
    case .memory(let publication):
      if isStopped { return publication.abandon() }
      outcome.report = try publishing { () throws(PublishingError) in try publication.commit() }
    case .dryRun(let dryRun):
      // Content with duplicate ids would also collide in its pages, but is reported by id.
      if outcome.hasErrors { return }
      try publishing { () throws(PublishingError) in try dryRun.end() }
      if !isStopped { noteMissingBaseURL() }
    case .receiver: break
    }
  }

  private mutating func noteMissingBaseURL() {
    if context.site.baseURL == nil { outcome.diagnostics.append(loader.noBaseURL) }
  }
}

// MARK: - Steps

extension BuildRun {
  /// Compiles the templates of menus in parallel in a full build. Other builds may not need them.
  func prepareMenuTemplates() {
    if tree.menus.isEmpty || !destination.isFull { return }
    _ = try? inParallel(
      context.theme.theme.menuPreparations, workers: options.workers, state: {}, { prepare, _ in prepare() })
  }

  /// Makes the copies of photographs in parallel, if the menus are few: each page needs those of its menu, and one menu
  /// may show all of them.
  private func preparePictures() {
    guard catalog.resizesPictures else { return }
    let menus = loader.parsedMenus.values.compactMap { $0.value?.content.served(on: context.today) }
    let uses = Set(menus.flatMap(\.imageUses)).sorted { $0.source < $1.source }
    plan.prepare("picture", uses) { [catalog] use in _ = catalog.picture(for: use) }
  }

  /// Builds the units of one kind in parallel.
  mutating func build<Unit: BuildUnit>(
    _ kind: StaticString, _ units: [Unit]
  ) throws(BuildFailure) -> [BuiltUnit<Unit.Summary>] {
    let built = try build(kind, units, into: destination)
    outcome.diagnostics += built.flatMap(\.entry.diagnostics)
    if built.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    if let stale = destination.shards?.staleShards, !stale.isEmpty { throw .publishing(.shards(stale)) }
    return built
  }

  /// The same, without reporting.
  func build<Unit: BuildUnit>(
    _ kind: StaticString, _ units: [Unit], into destination: Destination
  ) throws(BuildFailure) -> [BuiltUnit<Unit.Summary>] {
    var built = try plan.each(kind, units, destination) { unit, output throws(BuildFailure) in
      try unit.build(into: output)
    }
    // What has a remote source is built when all of these are fetched.
    let late = built.indices.filter { built[$0].entry.awaited != nil }
    if !late.isEmpty {
      let sources = late.compactMap { built[$0].entry.awaited }
      context.sources.fetch(sources)
      for source in sources { options.log("source \(source.address.shown): \(context.sources.outcome(of: source))") }
      let again = try plan.each(kind, late.map { units[$0] }, destination) { unit, output throws(BuildFailure) in
        try unit.build(into: output)
      }
      for (index, unit) in zip(late, again) { built[index] = unit }
    }
    return built
  }

  private mutating func buildMenus() throws(BuildFailure) -> Content {
    let menus = try build(
      "menu",
      tree.menus.map(menuUnit))
    log("menu", menus)
    let originals = reportCopies(among: menus)
    reportDuplicateIDs("menu", among: originals, all: menus.map { ($0.path, $0.id, $0.summary != nil) }) {
      [context] file in
      parseMenu(file, site: context.site).value?.origins
    }
    outcome.diagnostics += duplicateNames(of: originals, context)
    outcome.diagnostics += tree.unusedBodies(besideMenus: menus.map { ($0.path, $0.summary?.id) })
    count(menus)
    return self.content(of: menus)
  }

  /// Counts the menus and items for the outcome.
  mutating func count(_ menus: [BuiltMenu]) {
    let known = menus.compactMap(\.summary)
    let served = known.filter(\.isServed)
    outcome.menuCount = served.count
    outcome.failedMenuCount = menus.count - known.count
    outcome.itemCount = served.reduce(0) { $0 + $1.items.count }
  }

  /// - Parameter menus: All menus of the content.
  func content(of menus: [BuiltMenu]) -> Content {
    let known = menus.compactMap(\.summary)
    let unusable = menus.filter { $0.summary.map { $0.missing != nil } ?? true }.map(\.id)
    return Content(
      menus: menus, items: KnownItems(dishes: DishIndex(known), unusableMenus: Set(unusable)),
      menusFingerprint: fingerprint(known) { $0.writeShown(to: &$1) },
      itemsFingerprint: fingerprint(known) { $0.writeReferences(to: &$1) })
  }

  func menuUnit(_ path: String) -> MenuUnit {
    MenuUnit(context: context, images: catalog, key: path, parsed: loader.parsedMenus[path])
  }

  private mutating func buildLedgers(_ content: Content) throws(BuildFailure) -> [BuiltLedger] {
    let ledgers = try build("ledger", tree.ledgers.map { ledgerUnit($0, content) })
    log("ledger", ledgers)
    let originals = reportCopies(among: ledgers)
    reportDuplicateIDs(
      "ledger", among: originals, all: ledgers.map { ($0.path, $0.id, $0.summary?.state ?? .failed != .failed) }
    ) { [context] file in
      parseLedger(file, site: context.site).value?.origins
    }
    outcome.diagnostics += brokenChains(
      ledgers.compactMap { ledger in
        ledger.summary.map {
          ChainedLedger(id: $0.id, place: .file(tree.shown(ledger.path)), spans: $0.accountSpans)
        }
      })
    outcome.ledgerCount = ledgers.count { $0.summary?.state == .ready }
    return ledgers
  }

  func ledgerUnit(_ files: ContentTree.LedgerFiles, _ content: Content) -> LedgerUnit {
    LedgerUnit(
      context: context, ledgerFiles: files, items: content.items, itemsFingerprint: content.itemsFingerprint)
  }

  /// Reports files with the same bytes, and returns the units without these.
  mutating func reportCopies<Summary>(among units: [BuiltUnit<Summary>]) -> [BuiltUnit<Summary>] {
    let copies = duplicateFiles(units.flatMap(\.files), shown: tree.shown)
    outcome.diagnostics += copies
    let paths = Set(copies.compactMap(\.file))
    return units.filter { !paths.contains(tree.shown($0.path)) }
  }

  /// Reports units with the same id, and excludes them if the build continues.
  ///
  /// - Parameter all: The path and id of every unit, and whether it has no errors.
  mutating func reportDuplicateIDs<Summary>(
    _ kind: String, among units: [BuiltUnit<Summary>], all: [(path: String, id: String, isSound: Bool)],
    origins: @escaping (SourceFile) -> Origins?
  ) {
    let duplicates = duplicateIDs(
      kind, units.map { ($0.path, $0.summary == nil ? nil : $0.id) }, context, origins: origins)
    outcome.diagnostics += duplicates
    if options.keepsGoing, context.conflicts.isEmpty { outcome.conflicts.add(all, duplicates) }
  }

  private mutating func readGoals(_ content: Content) -> GoalUnit {
    let goals = GoalUnit(
      context: context, ledgers: content.ledgerSummaries,
      unusable: Set(content.ledgers.filter { $0.summary == nil }.map(\.id)))
    outcome.diagnostics += goals.diagnostics + duplicateFiles(goals.files, shown: tree.shown)
    if goals.hasFileFailure { outcome.hasFileFailure = true }
    return goals
  }

  private func siteUnits(_ content: Content, _ goals: GoalUnit) -> SiteUnits {
    siteUnits(
      menus: content.menuSummaries, ledgers: content.ledgerSummaries, locations: content.locationSummaries, goals: goals
    )
  }

  func siteUnits(
    menus: [MenuSummary], ledgers: [LedgerSummary], locations: [LocationSummary], goals: GoalUnit
  ) -> SiteUnits {
    SiteUnits(
      context: context, pages: loader.pages, failedPages: loader.failedPages,
      menus: menus.filter(\.isServed).ordered(by: \.order), ledgers: ledgers, locations: locations, goals: goals)
  }

  private func write(
    _ site: SiteUnits, _ published: PublishedContent, _ fingerprint: ContentHash
  ) throws(BuildFailure) {
    let output = PageOutput(destination)
    try publishing { () throws(PublishingError) in
      try site.goals.build(into: output)
      try site.build(fingerprint, into: output)
      try published.write(to: output)
      try loader.inputs.write(to: output)
    }
    logSharedPages()
  }

  // MARK: - Fingerprints

  private func fingerprint(_ content: Content, _ goals: GoalUnit) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(context.fingerprint)
    fingerprint.combine(content.menusFingerprint)
    fingerprint.combine(loader.pagesFingerprint)
    for ledger in content.ledgers { fingerprint.combine(ledger.entry.bytes) }
    var record: [UInt8] = []
    for location in content.locationSummaries {
      record.removeAll(keepingCapacity: true)
      location.writeShown(to: &record)
      fingerprint.combine(record)
    }
    fingerprint.combine(goals.hash)
    return fingerprint.hash
  }

  private func fingerprint(_ menus: [MenuSummary], _ write: (MenuSummary, inout [UInt8]) -> Void) -> ContentHash {
    var fingerprint = Fingerprint()
    var record: [UInt8] = []
    for menu in menus {
      record.removeAll(keepingCapacity: true)
      write(menu, &record)
      fingerprint.combine(record)
    }
    return fingerprint.hash
  }
}
