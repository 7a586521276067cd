import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import MenugenSiteBuilder
import MenugenText

/// `menugen build`: builds the site and the reports.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds the site and the reports into the output folder.")

  @OptionGroup var common: CommonOptions
  @OptionGroup var checks: CheckOptions

  @Flag(help: "Publish what is sound, with placeholder pages for what is not; still ends with 1.")
  var keepGoing = false

  @Flag(help: "Fetch nothing: what stands elsewhere asks to wait, and nothing is said of it.")
  var offline = false

  @Flag(help: "Build everything anew.")
  var force = false

  @Flag(help: "Don't wait for the disk: faster, for output that may be lost in a power cut.")
  var noSync = false

  @Option(
    help: ArgumentHelp("Write the paths that changed or were removed into a file, one a line.", valueName: "file"))
  var changedPaths: String?

  mutating func validate() throws {
    if let overlap = FolderOverlap(of: common.output, with: common.content) {
      let place =
        switch overlap {
        case .same: "the content folder itself"
        case .inside: "inside the content folder"
        case .around: "around the content folder"
        }
      throw ValidationError(
        "--output \(common.output) is \(place), \(common.content): name a folder beside it, such as --output Output")
    }
    if let folder = OwnedFolders.folder(around: common.output) {
      throw ValidationError(
        "--output \(common.output) is inside \(folder), which belongs to another output folder: private reports would be "
          + "written into it; name a folder outside, such as --output Output")
    }
    if let changedPaths { try validate(changedPaths: changedPaths) }
  }

  /// Rejects a path of the list that would replace content, a theme or a published file.
  private func validate(changedPaths path: String) throws {
    if path.isEmpty { throw ValidationError("--changed-paths names no file: write --changed-paths changes.txt") }
    let folders = [("the content folder", common.content), ("the themes folder", common.themes ?? "Themes")]
    let input = folders.first { _, folder in
      switch FolderOverlap(of: path, with: folder) {
      case .same, .inside: true
      case .around, nil: false
      }
    }
    let owned = OwnedFolders.folder(around: path, in: common.output) ?? OwnedFolders.folder(around: path)
    guard let place = input.map({ "\($0.0), \($0.1)" }) ?? owned.map({ "\($0), which only builds write to" }) else {
      return
    }
    throw ValidationError(
      "--changed-paths \(path) is in \(place): name a file outside, such as --changed-paths changes.txt")
  }

  func run() async throws {
    let console = common.console
    StandardStream.prepare()
    var options = checks.plan(common)
    options.output = common.output
    options.keepsGoing = keepGoing
    options.isOffline = offline
    options.publishing = PublishingOptions(
      force: force, durable: !noSync, listsChanges: changedPaths != nil, writersAtOnce: options.workers / 2)
    // Check before publishing, and leave an earlier list unchanged until then.
    if let changedPaths, changedPaths != Self.standardOutput {
      try writing(console) { () throws(FileError) in try DiskFiles(root: "").checkWritable(changedPaths) }
    }
    let outcome = await BuildPlan(options: options).run()
    console.report(outcome.diagnostics)
    if let report = outcome.report {
      if let changedPaths { try write(report, to: changedPaths, console) }
      console.say(summary(of: outcome, report))
    }
    try outcome.exit(isStrict: checks.strict)
  }

  /// `Built 3 menus, 48 dishes and 2 ledgers: 4 files written, 61 unchanged, 0 removed.`
  private func summary(of outcome: BuildPlan.Outcome, _ report: PublishingReport) -> String {
    "Built \(outcome.content) into \(common.output): "
      + "\(count(report.written, "file", "files")) written, \(report.unchanged) unchanged, \(report.removed) removed"
  }

  private func write(_ report: PublishingReport, to path: String, _ console: Console) throws {
    var text = ByteBuffer()
    for path in report.changedPaths { text.append("changed \(path)\n") }
    for path in report.removedPaths { text.append("removed \(path)\n") }
    try writing(console) { [bytes = text.bytes] () throws(FileError) in
      // Redirected output may be appended to a file.
      if path == Self.standardOutput {
        return try StandardStream.output.write(bytes.span)
      }
      try DiskFiles(root: "").write(bytes, to: path)
    }
  }

  private static let standardOutput = "/dev/stdout"

  /// Ends the command if a file can't be written.
  private func writing(_ console: Console, _ body: () throws(FileError) -> Void) throws {
    do throws(FileError) {
      try body()
    } catch {
      console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }
}

/// `menugen check`: reports errors without writing files.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Finds what is wrong with the content and the theme, and writes nothing.")

  @OptionGroup var common: CommonOptions
  @OptionGroup var checks: CheckOptions

  func run() async throws {
    StandardStream.prepare()
    var options = checks.plan(common)
    options.comparedOutput = common.output
    let outcome = await BuildPlan(options: options).run()
    common.console.report(outcome.diagnostics)
    let errors = outcome.diagnostics.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) }
    let warnings = outcome.diagnostics.reduce(0) { $0 + ($1.severity == .warning ? $1.count : 0) }
    common.console.say(
      "Checked \(outcome.readContent): \(count(errors, "error", "errors")), \(count(warnings, "warning", "warnings"))")
    try outcome.exit(isStrict: checks.strict)
  }
}

extension BuildPlan.Outcome {
  /// The published content: `3 menus, 48 dishes and 1 ledger`.
  fileprivate var content: String {
    "\(count(menuCount, "menu", "menus")), \(count(itemCount, "dish", "dishes")) and "
      + count(ledgerCount, "ledger", "ledgers")
  }

  /// The content that was read, including menus with errors, whose items can't be counted.
  fileprivate var readContent: String {
    if failedMenuCount == 0 { return content }
    return "\(count(menuCount + failedMenuCount, "menu", "menus")) and \(count(ledgerCount, "ledger", "ledgers"))"
  }
}

private func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }

/// The options shared by `build` and `check`.
struct CheckOptions: ParsableArguments {
  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Accept that menus, ledgers or other content of the last build would be removed.")
  var acceptRemovals = false

  @Option(
    help: ArgumentHelp("How many workers read and render at once; as many as processors by default.", valueName: "n"))
  var jobs: Int?

  mutating func validate() throws {
    if let jobs, !(1...512).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 512") }
  }

  func plan(_ common: CommonOptions) -> BuildPlan.Options {
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: common.content, links: common.links, separatesFolders: true)
    options.themes = DiskFiles(root: common.themes ?? "Themes", links: common.links)
    options.needsThemes = common.themes != nil
    options.log = common.log
    options.theme = common.theme
    options.today = common.today
    options.sizeLimit = common.maxFileSize?.bytes
    options.isStrict = strict
    options.acceptsRemovals = acceptRemovals
    options.workers = jobs ?? processorCount()
    options.showsProgress = !common.quiet && common.diagnostics == .text
    return options
  }
}

extension BuildPlan.Outcome {
  /// Ends the process with an exit code if there are errors.
  func exit(isStrict: Bool) throws {
    if hasFileFailure { throw Exit.fileErrors }
    if hasErrors || isStrict && diagnostics.contains(where: { $0.severity == .warning }) { throw Exit.contentErrors }
  }
}
