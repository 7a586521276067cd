import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenSiteBuilder
import MenugenVerification

/// `menugen report`: prints a ledger's report without building a site.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Prints a ledger's report, or checks the ones that stand.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json, html }

  @Argument(help: "The ledger's id; may be left out where there is only one.")
  var ledger: String?

  @Option(help: ArgumentHelp("The first day that counts.", valueName: "yyyy-mm-dd"))
  var from: ReportDay?

  @Option(help: ArgumentHelp("The last day that counts.", valueName: "yyyy-mm-dd"))
  var to: ReportDay?

  @Option(help: "An account, with all below it.")
  var account: String?

  @Option(help: "A category, with all below it.")
  var category: String?

  @Option(help: ArgumentHelp("A text within a name, note, reference or id.", valueName: "text"))
  var search: String?

  @Option(
    help: ArgumentHelp("How long the periods are: week, month, quarter or year. (default: month)", valueName: "period"))
  var by: PeriodLength?

  @Option(help: "The report's form: text, csv, json or html. (default: text)")
  var format: Format?

  @Flag(help: "Hold the reports in the output folder against the content, and name what differs.")
  var verify = false

  @ArgumentParser.OptionGroup var common: CommonOptions

  mutating func validate() throws {
    if let from, let to, to.date < from.date {
      throw ValidationError("--to \(to.date.iso) is before --from \(from.date.iso)")
    }
    // An empty argument, such as a script's unset variable, must not select everything.
    for (name, value) in [("account", account), ("category", category), ("search", search)] {
      if let value, value.allSatisfy(\.isWhitespace) {
        throw ValidationError("--\(name) is empty: leave it out, or name one")
      }
    }
    if verify, !selection.isWhole || by != nil || format != nil {
      throw ValidationError("--verify takes whole ledgers in all their forms: leave the other options out")
    }
  }

  func run() async throws {
    StandardStream.prepare()
    var outcome = BuildPlan.Outcome()
    if verify {
      outcome = await ReportVerification(output: common.output, ledger: ledger).run(common.buildOptions)
      if !outcome.hasErrors {
        let count = outcome.ledgerCount
        common.console.say(
          "\(count) \(count == 1 ? "ledger is" : "ledgers are") as the content has \(count == 1 ? "it" : "them")")
      }
    } else {
      do throws(BuildFailure) {
        if let source = try ReportSource(common.buildOptions, ledger: ledger, selection, by: by ?? .month, &outcome) {
          try reading { () throws(FileError) in
            try ReportWriter(source: source, console: common.console).write(format ?? .text)
          }
        }
      } catch {
        outcome.add(error)
      }
    }
    common.console.report(outcome.diagnostics)
    try outcome.exit(isStrict: false)
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
