import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import MenugenSiteBuilder

/// `menugen merge`: joins the output of shards.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the shards of a build to the site and the reports.",
    discussion: """
      Takes the folders that `menugen build --shard` wrote, in any order, and makes what spans them: the home page, the
      sitemap, pages, feeds and the list of reports. Needs the content and the options of the shards. The result is
      that of one build.
      """)

  @Argument(help: ArgumentHelp("Output folder of each shard.", valueName: "shard"))
  var shards: [String]

  @OptionGroup var common: CommonOptions
  @OptionGroup var checks: CheckOptions
  @OptionGroup var remote: SourceOptions

  @Flag(help: "Don't flush files to disk: faster, but a power cut can damage the output.")
  var noSync = false

  mutating func validate() throws {
    try common.validateOutput()
    if shards.contains("") { throw ValidationError("the name of a shard's folder is empty") }
    for shard in shards {
      let problem: String? =
        switch FolderOverlap(of: common.output, with: shard) {
        case .same: "is the shard \(shard)"
        case .inside: "is inside the shard \(shard)"
        case .around, nil: nil
        }
      guard let problem else { continue }
      throw ValidationError("--output \(common.output) \(problem): choose another folder, such as --output Output")
    }
    for shard in shards {
      guard let folder = OwnedFolders.folder(around: shard, in: common.output) else { continue }
      throw ValidationError("\(shard) is inside \(folder), which is replaced: move the shard out of it")
    }
  }

  func run() throws {
    StandardStream.prepare()
    let outcome = BuildPlan(options: planOptions).run()
    common.console.report(outcome.diagnostics)
    if let report = outcome.report {
      common.console.printLine(
        "Merged \(count(shards.count, "shard", "shards")) with \(outcome.content) into \(common.output): "
          + "\(count(report.written, "file", "files")), \(report.removed) removed")
    }
    try outcome.exit(isStrict: checks.strict)
  }

  private var planOptions: BuildPlan.Options {
    var options = checks.plan(common)
    options.output = common.output
    options.mergedShards = shards
    options.sources = remote.sources(common)
    options.publishing = PublishingOptions(durable: !noSync, writersAtOnce: options.workers / 2)
    return options
  }
}
