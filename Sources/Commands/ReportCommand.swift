import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenSiteBuilder
import MenugenVerification

/// `menugen report`: prints a ledger's report without building a site.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Print a ledger's report, or verify the published reports.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json, html }

  @Argument(help: "Id of the ledger. Optional if there is only one ledger.")
  var ledger: String?

  @Option(help: ArgumentHelp("First day to include.", valueName: "yyyy-mm-dd"))
  var from: ReportDay?

  @Option(help: ArgumentHelp("Last day to include.", valueName: "yyyy-mm-dd"))
  var to: ReportDay?

  @Option(help: "Include only this account and its subaccounts.")
  var account: String?

  @Option(help: "Include only this category and its subcategories.")
  var category: String?

  @Option(
    help: ArgumentHelp("Include only movements with this text in the name, note, reference or id.", valueName: "text"))
  var search: String?

  @Option(
    help: ArgumentHelp("Length of a period: week, month, quarter or year. (default: month)", valueName: "period"))
  var by: PeriodLength?

  @Option(help: "Output format: text, csv, json or html. (default: text)")
  var format: Format?

  @Flag(help: "Compare the reports in the output folder with the content, and report differences.")
  var verify = false

  @ArgumentParser.OptionGroup var common: CommonOptions
  @ArgumentParser.OptionGroup var remote: SourceOptions

  mutating func validate() throws {
    if let from, let to, to.date < from.date {
      throw ValidationError("--to \(to.date.iso) is before --from \(from.date.iso)")
    }
    // An empty argument, such as a script's unset variable, must not select everything.
    for (name, value) in [("account", account), ("category", category), ("search", search)] {
      if let value, value.allSatisfy(\.isWhitespace) {
        throw ValidationError("--\(name) is empty: give a value, or omit the option")
      }
    }
    if verify, !selection.isWhole || by != nil || format != nil {
      throw ValidationError(
        "--verify compares whole reports: omit the options that select movements, periods or a format")
    }
  }

  func run() throws {
    StandardStream.prepare()
    let outcome = verify ? verifyReports() : printReport()
    common.console.report(outcome.diagnostics)
    try outcome.exit(isStrict: false)
  }

  private func verifyReports() -> BuildPlan.Outcome {
    let outcome = ReportVerification(output: common.output, ledger: ledger).run(buildOptions)
    if !outcome.hasErrors {
      let count = outcome.ledgerCount
      common.console.say("\(count) \(count == 1 ? "ledger matches" : "ledgers match") the content")
    }
    return outcome
  }

  private func printReport() -> BuildPlan.Outcome {
    var outcome = BuildPlan.Outcome()
    do throws(BuildFailure) {
      if let source = try ReportSource(buildOptions, ledger: ledger, selection, by: by ?? .month, &outcome) {
        try reading { () throws(FileError) in
          try ReportWriter(source: source, console: common.console).write(format ?? .text)
        }
      }
    } catch {
      outcome.add(error)
    }
    return outcome
  }

  private var buildOptions: BuildPlan.Options {
    var options = common.buildOptions
    options.sources = remote.sources(common)
    return options
  }

  private var selection: LedgerSelection {
    var selection = LedgerSelection()
    selection.from = from?.date
    selection.to = to?.date
    selection.account = account
    selection.category = category
    selection.search = search
    return selection
  }
}

extension PeriodLength: ExpressibleByArgument {}

/// A date in the form `2026-03-02`.
struct ReportDay: ExpressibleByArgument {
  let date: CalendarDate

  init?(argument: String) {
    guard argument.utf8.count == 10, let date = CalendarDate(argument) else { return nil }
    self.date = date
  }
}

extension CommonOptions {
  /// The options to read the content.
  var buildOptions: BuildPlan.Options {
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: content, links: links, separatesFolders: true)
    options.themes = DiskFiles(root: themes ?? "Themes", links: links)
    options.needsThemes = themes != nil
    options.theme = theme
    options.today = today
    options.sizeLimit = maxFileSize?.bytes
    return options
  }
}
