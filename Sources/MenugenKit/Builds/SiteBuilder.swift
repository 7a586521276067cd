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
public struct SiteBuilder: Sendable {
  /// The content: `site.yaml`, `menus/`, `movements/` and the other folders.
  public var content: any FileReading

  /// Themes, each in a folder with its name; `nil` for the default theme alone.
  public var themes: (any FileReading)?

  /// How to build.
  public var options: Options

  /// Makes a builder.
  public init(content: any FileReading, themes: (any FileReading)? = nil, options: Options = Options()) {
    self.content = content
    self.themes = themes
    self.options = options
  }

  /// How to build.
  public struct Options: Sendable {
    /// The theme's name, in place of the one that the content names.
    public var theme: String?
    /// Whether warnings are errors.
    public var treatsWarningsAsErrors = false
    /// The day that counts as today: what is out of season then is left out. Without it nothing is.
    public var day: CalendarDay?
    /// Whether menus, items or ledgers of the last build may be missing. It matters for a folder on disk alone.
    public var acceptsRemovals = false
    /// The number of parallel jobs, at least 1; the number of processors by default.
    public var jobs = processorCount()

    /// Makes the default options.
    public init() {}
  }

  /// The two parts of an output.
  public enum Tree: String, Sendable, CaseIterable {
    /// Pages to publish.
    case site
    /// Reports about private ledgers. Never publish them.
    case reports
  }

  /// Returns every problem of the content and the theme, and publishes nothing.
  ///
  /// The order is that of files and lines.
  public func check() async -> [Diagnostic] {
    do {
      return diagnostics(of: await BuildPlan(options: try plan()).run())
    } catch {
      return error.diagnostics
    }
  }

  /// Returns the pages and other files of one part of the output, in the order of their paths.
  ///
  /// The first element is delivered when all pages are made, so that content with errors gives no half of a site.
  ///
  /// - Parameter tree: The pages to publish, or the private reports.
  /// - Returns: A sequence that renders each time it is iterated. It throws ``BuildError`` before its first element.
  public func pages(in tree: Tree) -> RenderedPages { RenderedPages(builder: self, tree: tree) }

  /// Builds the site below `site/` and the reports below `reports/` of an output.
  ///
  /// Files whose bytes are unchanged are not written. What the last build wrote and this one doesn't is removed. Other files
  /// are never changed. With an error, nothing is written at all.
  ///
  /// A folder of ``DiskFiles`` changes at once: whatever interrupts the build, it holds the old output or the new one. Another
  /// output is written file by file after everything is rendered, and a build after an interrupted one completes it. The list
  /// of what was built is kept in `.menugen/`.
  ///
  /// - Parameter output: Where to write. One builder at a time may write to it.
  /// - Returns: What changed, with warnings and notes.
  /// - Throws: ``BuildError`` where content is wrong, or a file can't be read or written.
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
    let outcome = await BuildPlan(options: options).run()
    try throwFailure(of: outcome)
    return BuildResult(outcome, diagnostics: diagnostics(of: outcome), outcome.report ?? PublishingReport())
  }
}

extension SiteBuilder {
  /// Makes every file of the output in memory, by its path from the output folder.
  func render() async throws(BuildError) -> (outcome: BuildPlan.Outcome, files: [String: [UInt8]]) {
    let publication = MemoryPublication()
    var options = try plan()
    options.memory = publication
    let outcome = await BuildPlan(options: options).run()
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

  /// An output in the content, or in another output, would be read or published itself.
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
