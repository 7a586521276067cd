import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenSiteBuilder

/// `menugen check`: reports errors without writing files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the content and the theme without writing anything.")

  @OptionGroup var common: CommonOptions
  @OptionGroup var checks: CheckOptions
  @OptionGroup var remote: SourceOptions

  func run() throws {
    StandardStream.prepare()
    var options = checks.plan(common)
    options.comparedOutput = common.output
    options.sources = remote.sources(common)
    let outcome = BuildPlan(options: options).run()
    common.console.report(outcome.diagnostics)
    common.console.printLine(
      "Checked \(outcome.readContent): \(count(outcome.diagnosticCount(.error), "error", "errors")), "
        + count(outcome.diagnosticCount(.warning), "warning", "warnings"))
    try outcome.exit(isStrict: checks.strict)
  }
}

extension BuildPlan.Outcome {
  /// The published content: `3 menus, 48 dishes and 1 ledger`.
  var content: String {
    let locations = locationCount == 0 ? "" : ", \(count(locationCount, "location", "locations"))"
    return "\(count(menuCount, "menu", "menus")), \(count(itemCount, "dish", "dishes"))\(locations) and "
      + count(ledgerCount, "ledger", "ledgers")
  }

  /// The content that was read, including menus with errors, whose items can't be counted.
  fileprivate var readContent: String {
    if failedMenuCount == 0 { return content }
    return "\(count(menuCount + failedMenuCount, "menu", "menus")) and \(count(ledgerCount, "ledger", "ledgers"))"
  }
}

extension BuildPlan.Outcome {
  fileprivate func diagnosticCount(_ severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }
}

func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }

/// The options shared by `build` and `check`.
struct CheckOptions: ParsableArguments {
  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Allow the build to remove content that the last build published.")
  var acceptRemovals = false

  @Option(help: ArgumentHelp("Number of parallel jobs (default: number of CPUs).", valueName: "n"))
  var jobs: Int?

  mutating func validate() throws {
    if let jobs, !(1...512).contains(jobs) { throw ValidationError("--jobs must be a number from 1 to 512") }
  }

  func plan(_ common: CommonOptions) -> BuildPlan.Options {
    var options = common.buildOptions
    options.log = common.log
    options.isVerbose = common.verbose
    options.isStrict = strict
    options.acceptsRemovals = acceptRemovals
    options.workers = jobs ?? processorCount()
    options.showsProgress = !common.quiet && common.diagnostics == .text
    options.pictures = { [common] in common.pictures }
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
