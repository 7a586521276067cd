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
    StandardStream.ignoreBrokenPipes()
    var outcome = BuildPlan.Outcome()
    do throws(BuildFailure) {
      if let report = try read(&outcome) { write(report) }
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
    guard let site = try ReportSite(options, &outcome), let files = choose(site.tree, &outcome) else { return nil }
    let ledger = try site.ledger(files, &outcome)
    guard let ledger, !outcome.hasErrors else { return nil }
    return LedgerPresenter(ledger, report: LedgerReport(ledger), frames: site.frames)
  }

  /// The files of the ledger that was asked for; an unknown one is an error that names the nearest.
  private func choose(_ tree: ContentTree, _ outcome: inout BuildPlan.Outcome) -> ContentTree.LedgerFiles? {
    let names = tree.ledgers.map(\.name)
    if let ledger {
      if let index = names.firstIndex(of: ledger) { return tree.ledgers[index] }
      outcome.diagnostics.append(
        Diagnostic(
          .error, "ledger.unknown", "there is no ledger '\(ledger)'",
          hint: nearestName(to: ledger, among: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty ? nil : "the ledgers are \(names.joined(separator: ", "))"),
          at: .file(tree.shown("movements"))))
      return nil
    }
    if tree.ledgers.count == 1 { return tree.ledgers[0] }
    outcome.diagnostics.append(
      Diagnostic(
        .error, "ledger.unnamed",
        names.isEmpty ? "there is no ledger to report on" : "there are several ledgers to report on",
        hint: names.isEmpty ? "put one under movements/" : "name one of them: \(names.joined(separator: ", "))",
        at: .file(tree.shown("movements"))))
    return nil
  }

  private func write(_ presenter: LedgerPresenter) {
    var output = ByteBuffer(capacity: 1 << 16)
    switch format {
    case .text:
      presenter.summaryPage().writeText(register: presenter.registerLines(), words: presenter.words, to: &output)
    case .csv: writeRegisterCSV(presenter.registerRows(), to: &output)
    case .json: LedgerFigures(presenter.ledger, presenter.report).writeJSON(to: &output)
    }
    common.console.print(output)
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

  func ledger(_ files: ContentTree.LedgerFiles, _ outcome: inout BuildPlan.Outcome) throws(BuildFailure) -> Ledger? {
    let (head, parts) = try reading { () throws(FileError) in try tree.read(files) }
    let checked = parts.isEmpty ? parseLedger(head, site: site) : parseLedger(head: head, parts: parts, site: site)
    outcome.diagnostics += checked.diagnostics
    return checked.value?.content
  }
}
