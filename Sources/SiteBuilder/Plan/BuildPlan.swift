package import MenugenDiagnostics
package import MenugenDomain
package import MenugenFetching
package import MenugenFiles
package import MenugenPublishing

/// A build: reads what all pages depend on, builds menus and ledgers, then the pages of the whole site, and publishes
/// everything or nothing.
package struct BuildPlan: Sendable {
  package struct Options: Sendable {
    package var content: any FileReading = DiskFiles(root: "Content", separatesFolders: true)
    package var themes: any FileReading = DiskFiles(root: "Themes")
    package var theme: String?
    /// Whether the folder of themes must exist.
    package var needsThemes = false
    /// Receives log lines.
    package var log: @Sendable (String) -> Void = { _ in }
    /// Whether to log every unit, and why it is rebuilt.
    package var isVerbose = false
    /// The output folder; `nil` for a build that writes nothing to disk.
    package var output: String?
    /// The output folder to compare with, for a build that writes nothing.
    package var comparedOutput: String?
    /// The destination of a build in memory.
    package var memory: MemoryPublication?
    /// The part of the work to do; `nil` for all of it.
    package var shard: Shard?
    /// The output folders of the shards to merge; empty for a build.
    package var mergedShards: [String] = []
    /// Receives the pages instead of a folder.
    package var receiver: (any PageReceiver)?
    /// Receives open pages with a changed theme before everything is built.
    package var preview: ThemePreview?
    /// The remote sources of menus and ledgers.
    package var sources = RemoteSources.none
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
    /// What to do with photographs. Only content with files in `assets/` asks: to find the tool is to start a program.
    package var pictures: @Sendable () -> PictureResizingPlan = { .none }

    package init() {}

    /// Whether the output is compared with that of other machines.
    var isSharded: Bool { shard != nil || !mergedShards.isEmpty }

    /// Identifies the program. The time of its file differs between machines.
    var program: String { isSharded ? executableDigest : executableStamp() }
  }

  /// The results of a build.
  package struct Outcome: Sendable {
    package var diagnostics: [Diagnostic] = []
    /// `nil` if nothing was published.
    package var report: PublishingReport?
    package var menuCount = 0
    package var itemCount = 0
    /// The number of menus with errors, whose items can't be counted.
    package var failedMenuCount = 0
    package var ledgerCount = 0
    package var locationCount = 0
    /// Whether a file could not be read or written.
    package var hasFileFailure = false
    /// Whether anything can be published; false after an error in the theme, for example.
    package var canPublish = true
    /// The site's address, if its settings could be read.
    package var baseURL: String?
    /// The folder of the theme's files in each tree, whose name has their hash, if the theme could be read.
    package var themeFolder: String?
    /// Content with duplicate ids, to be omitted by a build that continues.
    var conflicts = IDConflicts()

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Treats warnings as errors, for `--strict`.
    mutating func treatWarningsAsErrors() {
      for index in diagnostics.indices where diagnostics[index].severity == .warning {
        diagnostics[index].severity = .error
      }
    }

    package mutating func add(_ failure: BuildFailure, output: String? = nil) {
      diagnostics += failure.diagnostics(output: output ?? "")
      if !failure.isContentError { hasFileFailure = true }
    }

    /// Reads a file, or reports why it can't be read.
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

  /// Runs the build; errors are in the outcome.
  package func run() -> Outcome {
    options.sources.begin()
    var outcome = run(without: IDConflicts())
    // Duplicate ids are known after reading everything: build again without them.
    if !outcome.conflicts.isEmpty, options.keepsGoing { outcome = run(without: outcome.conflicts) }
    progress.end()
    if options.isStrict { outcome.treatWarningsAsErrors() }
    return outcome
  }

  private func run(without conflicts: IDConflicts) -> Outcome {
    var outcome = Outcome()
    guard let (loader, destination) = open(&outcome, without: conflicts) else { return outcome }
    var run = BuildRun(self, loader, destination, outcome)
    do throws(BuildFailure) {
      if let shard = options.shard { try run.make(shard) } else { try run.make() }
      run.outcome.diagnostics += conflicts.diagnostics
      try run.finish()
    } catch {
      run.outcome.add(error.namingSources(loader), output: options.output ?? options.comparedOutput)
    }
    return run.outcome
  }

  /// Reads what all pages depend on, and opens the destination. Returns `nil` on failure; the outcome has the reason.
  private func open(_ outcome: inout Outcome, without conflicts: IDConflicts) -> (SiteLoader, Destination)? {
    do throws(BuildFailure) {
      guard let loader = try SiteLoader(options, &outcome, without: conflicts) else { return nil }
      outcome.baseURL = loader.context.site.baseURL
      outcome.themeFolder = loader.context.theme.folder
      return (loader, try destination(&outcome))
    } catch {
      outcome.add(error, output: options.output ?? options.comparedOutput)
      return nil
    }
  }

  private func destination(_ outcome: inout Outcome) throws(BuildFailure) -> Destination {
    if let path = options.output {
      let publication = try publishing { [options] () throws(PublishingError) in
        var publishing = options.publishing
        if !options.mergedShards.isEmpty { publishing.shards = try JoinedShards.open(options.mergedShards) }
        return try Publication.open(path, publishing)
      }
      outcome.diagnostics += publication.notes
      return .publication(publication)
    }
    if let memory = options.memory { return .memory(memory) }
    if let receiver = options.receiver { return .receiver(receiver) }
    let dryRun = DryRun(after: options.comparedOutput)
    do throws(PublishingError) {
      try dryRun.checkPlaces()
    } catch {
      outcome.add(.publishing(error))
    }
    return .dryRun(dryRun)
  }

  /// Runs `body` for each element in parallel, before anything is written.
  func prepare<Element: Sendable>(
    _ kind: StaticString, _ elements: [Element], _ body: @escaping @Sendable (Element) -> Void
  ) {
    progress.begin()
    _ = try? inParallel(elements, workers: options.workers, state: {}) { element, _ in
      body(element)
      progress.step(kind, of: elements.count)
    }
  }

  /// Runs `body` for each element in parallel.
  func each<Element: Sendable, Result: Sendable>(
    _ kind: StaticString, _ elements: [Element], _ destination: Destination,
    _ body: @escaping @Sendable (Element, PageOutput) throws(BuildFailure) -> Result
  ) throws(BuildFailure) -> [Result] {
    progress.begin()
    do {
      return try inParallel(
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
}
