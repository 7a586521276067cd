import ArgumentParser
import Diagnostics
import Domain
import Files
import Parsers
import Pipeline
import Renderers
import Text
import ViewModels

/// `menugen report`: one ledger's report on standard output, without building a site.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Prints a ledger's report.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json }

  @Argument(help: "The ledger's id; may be left out where there is only one.")
  var ledger: String?

  @ArgumentParser.OptionGroup var common: CommonOptions

  @Option(help: "The report's form: text, csv or json.")
  var format = Format.text

  func run() throws {
    StandardStream.prepare()
    var outcome = BuildPlan.Outcome()
    do throws(BuildFailure) {
      if let report = try read(&outcome) { try reading { () throws(FileError) in try write(report) } }
    } catch {
      outcome.add(error)
    }
    common.console.report(outcome.diagnostics)
    try outcome.exit(isStrict: false)
  }

  private func read(_ outcome: inout BuildPlan.Outcome) throws(BuildFailure) -> LedgerPresenter? {
    var options = BuildPlan.Options()
    options.content = common.content
    options.themes = common.themes
    options.theme = common.theme
    options.sizeLimit = common.maxFileSize?.bytes
    guard let site = try ReportSite(options, &outcome), let checked = try choose(from: site, &outcome) else {
      return nil
    }
    outcome.diagnostics += checked.diagnostics
    guard let ledger = checked.value?.content, !outcome.hasErrors else { return nil }
    return LedgerPresenter(ledger, report: LedgerReport(ledger), frames: site.frames)
  }

  /// The ledger that was asked for; an unknown one is an error that names the nearest.
  private func choose(
    from site: ReportSite, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> Checked<Parsed<Ledger>?>? {
    let all = site.tree.ledgers
    let place = Diagnostic.Place.file(site.tree.shown("movements"))
    guard let ledger else {
      if all.count == 1 { return try site.parse(all[0]) }
      outcome.diagnostics.append(
        Diagnostic(
          .error, "ledger.unnamed",
          all.isEmpty ? "there is no ledger to report on" : "there are several ledgers to report on",
          hint: all.isEmpty
            ? "put one under movements/" : "name one of them: \(all.map(\.name).joined(separator: ", "))",
          at: place))
      return nil
    }
    // Most ledgers have the id that their file's name is: only where none has are the others read.
    var ids: [String] = []
    for files in all.filter({ $0.name == ledger }) + all.filter({ $0.name != ledger }) {
      let checked = try site.parse(files)
      let id = checked.value?.content.id ?? files.name
      if id == ledger { return checked }
      ids.append(id)
    }
    outcome.diagnostics.append(
      Diagnostic(
        .error, "ledger.unknown", "there is no ledger '\(ledger)'",
        hint: nearestName(to: ledger, among: ids).map { "did you mean '\($0)'?" }
          ?? (ids.isEmpty ? "put one under movements/" : "the ledgers are \(ids.joined(separator: ", "))"),
        at: place))
    return nil
  }

  private func write(_ presenter: LedgerPresenter) throws(FileError) {
    var output = ByteBuffer(capacity: 1 << 16)
    switch format {
    case .text:
      presenter.summaryPage().writeText(register: presenter.registerLines(), words: presenter.words, to: &output)
    case .csv: writeRegisterCSV(presenter.registerRows(), to: &output)
    case .json: LedgerFigures(presenter.ledger, presenter.report).writeJSON(to: &output)
    }
    try common.console.print(output)
  }
}

/// As much of a site as a report needs.
private struct ReportSite {
  let tree: ContentTree
  let frames: FramePresenter
  private let site: Site

  init?(_ options: BuildPlan.Options, _ outcome: inout BuildPlan.Outcome) throws(BuildFailure) {
    guard let loader = try SiteLoader(options, &outcome, readsPages: false) else { return nil }
    tree = loader.context.tree
    site = loader.context.site
    frames = loader.context.main.frames
  }

  func parse(_ files: ContentTree.LedgerFiles) throws(BuildFailure) -> Checked<Parsed<Ledger>?> {
    let (head, parts) = try reading { () throws(FileError) in try tree.read(files) }
    return parts.isEmpty ? parseLedger(head, site: site) : parseLedger(head: head, parts: parts, site: site)
  }
}
