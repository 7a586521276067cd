import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import MenugenSiteBuilder
import MenugenText

/// `menugen build`: builds the site and the reports.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site and the reports.")

  @OptionGroup var common: CommonOptions
  @OptionGroup var checks: CheckOptions
  @OptionGroup var remote: SourceOptions

  @Flag(help: "Publish despite errors, with placeholder pages for faulty content. The exit code is still 1.")
  var keepGoing = false

  @Flag(help: "Rebuild everything, ignoring the cache.")
  var force = false

  @Flag(help: "Don't flush files to disk: faster, but a power cut can damage the output.")
  var noSync = false

  @Option(
    help: ArgumentHelp("Write the paths of changed and removed files to a file, one per line.", valueName: "file"))
  var changedPaths: String?

  @Option(
    help: ArgumentHelp(
      "Build one of N shards, to be merged: 1/4 to 4/4, or auto for the one of this task of a cluster.",
      valueName: "k/n"))
  var shard: ShardOption?

  mutating func validate() throws {
    try common.validateOutput()
    if shard != nil, keepGoing {
      throw ValidationError(
        "--keep-going can't be used with --shard: duplicates are only found in the whole content")
    }
    try shard?.validate()
    if let changedPaths { try validate(changedPaths: changedPaths) }
  }

  func run() throws {
    StandardStream.prepare()
    // Check before publishing, and leave an earlier list unchanged until then.
    try checkChangedPathsFile()
    let outcome = BuildPlan(options: planOptions).run()
    common.console.report(outcome.diagnostics)
    if let report = outcome.report {
      try writeChangedPaths(of: report)
      common.console.printLine(summary(of: outcome, report))
    }
    try outcome.exit(isStrict: checks.strict)
  }

  private var planOptions: BuildPlan.Options {
    var options = checks.plan(common)
    options.output = common.output
    options.shard = shard?.shard
    options.keepsGoing = keepGoing
    options.sources = remote.sources(common)
    options.publishing = PublishingOptions(
      force: force, durable: !noSync, listsChanges: changedPaths != nil, writersAtOnce: options.workers / 2)
    return options
  }

  /// `Built 3 menus, 48 dishes and 2 ledgers: 4 files written, 61 unchanged, 0 removed.`
  private func summary(of outcome: BuildPlan.Outcome, _ report: PublishingReport) -> String {
    "Built \(shard?.shard.map { "\($0.name), " } ?? "")\(outcome.content) into \(common.output): "
      + "\(count(report.written, "file", "files")) written, \(report.unchanged) unchanged, \(report.removed) removed"
  }
}

// MARK: - The list of changed paths

extension BuildCommand {
  /// Rejects a list that would replace content, a theme or a published file.
  private func validate(changedPaths path: String) throws {
    if path.isEmpty {
      throw ValidationError("--changed-paths is empty: name a file, such as --changed-paths changes.txt")
    }
    let folders = [("the content folder", common.content), ("the themes folder", common.themes ?? "Themes")]
    let input = folders.first { _, folder in
      switch FolderOverlap(of: path, with: folder) {
      case .same, .inside: true
      case .around, nil: false
      }
    }
    let owned = OwnedFolders.folder(around: path, in: common.output) ?? OwnedFolders.folder(around: path)
    guard let place = input.map({ "\($0.0) \($0.1)" }) ?? owned.map({ "the output folder \($0)" }) else { return }
    throw ValidationError(
      "--changed-paths \(path) is inside \(place): choose a file outside, such as --changed-paths changes.txt")
  }

  private func checkChangedPathsFile() throws {
    guard let changedPaths, changedPaths != Self.standardOutput else { return }
    try writing { () throws(FileError) in try DiskFiles(root: "").checkWritable(changedPaths) }
  }

  private func writeChangedPaths(of report: PublishingReport) throws {
    guard let path = changedPaths else { return }
    var text = ByteBuffer()
    for path in report.changedPaths { text.append("changed \(path)\n") }
    for path in report.removedPaths { text.append("removed \(path)\n") }
    try writing { [bytes = text.bytes] () throws(FileError) in
      // Redirected output may be appended to a file.
      if path == Self.standardOutput {
        return try StandardStream.output.write(bytes.span)
      }
      try DiskFiles(root: "").write(bytes, to: path)
    }
  }

  private static let standardOutput = "/dev/stdout"

  /// Ends the command if a file can't be written.
  private func writing(_ body: () throws(FileError) -> Void) throws {
    do throws(FileError) {
      try body()
    } catch {
      common.console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }
}
