import MenugenFiles
import MenugenPublishing
import MenugenSiteBuilder

/// Builds a site and its reports from content, as `menugen build` does.
///
/// ```swift
/// let content = MemoryFiles(["menus/soups.yaml": Array("[{name: Ribollita, price: 8.00, allergens: []}]".utf8)])
/// let builder = SiteBuilder(content: content)
/// for try await page in builder.pages(in: .site) {
///   print(page.path, page.bytes.count)
/// }
/// ```
///
/// Remote sources aren't fetched: pages of menus and ledgers with a `source` show a placeholder.
public struct SiteBuilder: Sendable {
  /// The content folder, with `site.yaml`, `menus/`, `movements/` and so on.
  public var content: any FileReading

  /// The themes, each in a folder with its name; `nil` to use only the default theme.
  public var themes: (any FileReading)?

  /// The options of a build.
  public var options: Options

  /// Makes a builder.
  public init(content: any FileReading, themes: (any FileReading)? = nil, options: Options = Options()) {
    self.content = content
    self.themes = themes
    self.options = options
  }

  /// The options of a build.
  public struct Options: Sendable {
    /// The name of the theme, in place of the one in the site settings.
    public var theme: String?
    /// Whether to treat warnings as errors.
    public var treatsWarningsAsErrors = false
    /// The day to build for: content that is out of season on it is left out. `nil` keeps all content.
    public var day: CalendarDay?
    /// Whether a build may remove menus, items or ledgers of the last one. Applies to output on disk only.
    public var acceptsRemovals = false
    /// The number of parallel jobs, at least 1 (default: the number of CPUs).
    public var jobs = processorCount()

    /// Makes the default options.
    public init() {}
  }

  /// The two parts of the output.
  public enum Tree: String, Sendable, CaseIterable {
    /// The pages to publish.
    case site
    /// The reports about private ledgers. Don't publish them.
    case reports
  }

  /// Returns every problem of the content and the theme, by file and line, and publishes nothing.
  public func check() async -> [Diagnostic] {
    do {
      return diagnostics(of: await onOwnThread(BuildPlan(options: try plan()).run))
    } catch {
      return error.diagnostics
    }
  }

  /// Returns the pages and other files of one part of the output, sorted by path.
  ///
  /// The sequence renders all files before it delivers the first one, so content with errors never yields a part of a
  /// site.
  ///
  /// - Parameter tree: The part of the output.
  /// - Returns: A sequence that renders each time it is iterated, and throws ``BuildError`` before its first element.
  public func pages(in tree: Tree) -> RenderedPages { RenderedPages(builder: self, tree: tree) }

  /// Builds the site in `site/` and the reports in `reports/` of an output.
  ///
  /// Writes new and changed files, and removes files of the last build that this one doesn't produce. Other files are
  /// left alone. If there is an error, nothing is written.
  ///
  /// A folder of ``DiskFiles`` is replaced atomically: after an interruption, it has either the old output or the new
  /// one. Other outputs are written file by file after everything is rendered; the next build completes an interrupted
  /// one. A record of the built files is kept in `.menugen/`.
  ///
  /// - Parameter output: The output, used by one builder at a time.
  /// - Returns: The changed files, warnings and notes.
  /// - Throws: ``BuildError`` if the content has errors, or a file can't be read or written.
  @discardableResult
  public func build(into output: some FileReading & FileWriting) async throws(BuildError) -> BuildResult {
    guard let folder = output as? DiskFiles else {
      let rendered = try await render()
      let changes = try OutputRecord.replace(with: rendered.files, in: output)
      return BuildResult(rendered.outcome, diagnostics: diagnostics(of: rendered.outcome), changes)
    }
    var options = try plan()
    try checkPlace(of: folder)
    options.output = folder.folder
    options.publishing = PublishingOptions(listsChanges: true, writersAtOnce: options.workers / 2)
    let outcome = await onOwnThread(BuildPlan(options: options).run)
    try throwFailure(of: outcome)
    return BuildResult(outcome, diagnostics: diagnostics(of: outcome), outcome.report ?? PublishingReport())
  }
}

extension SiteBuilder {
  /// Renders all output files in memory, by path from the output folder.
  func render() async throws(BuildError) -> (outcome: BuildPlan.Outcome, files: [String: [UInt8]]) {
    let publication = MemoryPublication()
    var options = try plan()
    options.memory = publication
    let outcome = await onOwnThread(BuildPlan(options: options).run)
    try throwFailure(of: outcome)
    return (outcome, publication.output.files)
  }

  private func plan() throws(BuildError) -> BuildPlan.Options {
    var plan = BuildPlan.Options()
    do {
      plan.content = try native(content)
      plan.themes = try themes.map(native) ?? MenugenFiles.MemoryFiles()
    } catch {
      throw .files([Diagnostic(error.diagnostic)])
    }
    plan.theme = options.theme
    plan.isStrict = options.treatsWarningsAsErrors
    plan.today = options.day?.date
    plan.acceptsRemovals = options.acceptsRemovals
    plan.workers = max(1, options.jobs)
    return plan
  }

  private func native(_ files: any FileReading) throws(MenugenFiles.FileError) -> any MenugenFiles.FileReading {
    if let disk = files as? DiskFiles { return disk.files }
    return try InjectedFiles(files)
  }

  /// Checks that the output folder doesn't overlap the content folder or another output.
  private func checkPlace(of output: DiskFiles) throws(BuildError) {
    if let content = content as? DiskFiles, FolderOverlap(of: output.folder, with: content.folder) != nil {
      throw .output(FileError(path: output.folder, reason: .failed("output folder overlaps the content folder")))
    }
    if let owner = OwnedFolders.folder(around: output.folder) {
      throw .output(FileError(path: output.folder, reason: .failed("inside \(owner), which belongs to another output")))
    }
  }

  private func throwFailure(of outcome: BuildPlan.Outcome) throws(BuildError) {
    if outcome.hasFileFailure { throw .files(diagnostics(of: outcome)) }
    if outcome.hasErrors || outcome.report == nil { throw .content(diagnostics(of: outcome)) }
  }

  private func diagnostics(of outcome: BuildPlan.Outcome) -> [Diagnostic] {
    outcome.diagnostics.sorted().map { Diagnostic($0) }
  }
}
