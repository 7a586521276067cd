import Diagnostics
import Domain
import Files
import Parsers
import Pipeline
import Text
import ViewModels

/// The ledger that a report tells of, and as much of the site as it needs.
struct ReportSource {
  let ledger: Ledger
  let selection: LedgerSelection
  let report: LedgerReport
  let inputs: [ReportInput]
  let context: BuildContext

  /// `nil` where there is nothing to report on; the outcome says why.
  init?(
    _ options: BuildPlan.Options, ledger name: String?, _ selection: LedgerSelection, by length: PeriodLength,
    _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) {
    guard let loader = try SiteLoader(options, &outcome, readsPages: false),
      let files = try loader.context.chooseLedger(name, &outcome)
    else { return nil }
    context = loader.context
    guard let (whole, inputs) = try context.readLedger(files, &outcome), !outcome.hasErrors else { return nil }
    if whole.isElsewhere {
      outcome.diagnostics.removeAll { $0.id == "source.unsupported" }
      outcome.diagnostics.append(
        Diagnostic(
          .error, "report.no-movements", "the movements of '\(whole.id)' stand elsewhere, and aren't fetched",
          hint: "write them into this file", at: .file(context.tree.shown(files.head))))
      return nil
    }
    outcome.diagnostics += unknownNames(selection, in: whole, at: context.tree.shown(files.head))
    guard !outcome.hasErrors else { return nil }
    self.selection = selection
    self.inputs = inputs
    ledger = whole.selecting(selection, by: length)
    report = LedgerReport(ledger, by: length)
    if ledger.undatedLeftOut > 0 {
      let count = ledger.undatedLeftOut
      outcome.diagnostics.append(
        Diagnostic(
          .note, "report.undated",
          count == 1 ? "a movement has no date, and is left out" : "\(count) movements have no date, and are left out",
          hint: "leave out --from and --to, or give \(count == 1 ? "it its date" : "them their dates")",
          at: .file(context.tree.shown(files.head))))
    }
  }

  var presenter: ReportPresenter {
    ReportPresenter(ledger, report: report, frames: context.main.frames, inputs: inputs, selection: selection)
  }

  var figures: LedgerFigures {
    LedgerFigures(ledger, report, rates: context.site.rates, inputs: inputs, selection: selection)
  }
}

extension BuildContext {
  fileprivate func readLedger(
    _ files: ContentTree.LedgerFiles, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> (Ledger, [ReportInput])? {
    let (head, parts) = try reading { () throws(FileError) in try tree.read(files) }
    let checked = parts.isEmpty ? parseLedger(head, site: site) : parseLedger(head: head, parts: parts, site: site)
    outcome.diagnostics += checked.diagnostics
    return checked.value.map { ($0.content, files.inputs([head] + parts)) }
  }
}

extension ContentTree.LedgerFiles {
  /// The files, each with its hash.
  func inputs(_ files: [SourceFile]) -> [ReportInput] {
    zip([head] + parts, files).map { path, file in
      ReportInput(path: path, sha256: FileDigest(of: file.bytes).hex)
    }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension BuildContext {
  /// The files of the ledger that was asked for; an unknown one is an error that names the nearest.
  fileprivate func chooseLedger(
    _ name: String?, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> ContentTree.LedgerFiles? {
    let all = tree.ledgers
    let place = Diagnostic.Place.file(tree.shown("movements"))
    guard let name else {
      if all.count == 1 { return all[0] }
      outcome.diagnostics.append(
        Diagnostic(
          .error, "ledger.unnamed",
          all.isEmpty ? "there is no ledger to report on" : "there are several ledgers to report on",
          hint: all.isEmpty
            ? "put one under movements/" : "name one of them: \(all.map(\.name).joined(separator: ", "))",
          at: place))
      return nil
    }
    // Most ledgers have the id that their file's name is: only where none has are they read for their ids.
    if let files = all.first(where: { $0.name == name }) { return files }
    var ids: [String] = []
    for files in all {
      var ignored = BuildPlan.Outcome()
      let id = try readLedger(files, &ignored)?.0.id ?? files.name
      if id == name { return files }
      ids.append(id)
    }
    outcome.diagnostics.append(
      Diagnostic(
        .error, "ledger.unknown", "there is no ledger '\(name)'",
        hint: nearestName(to: name, among: ids).map { "did you mean '\($0)'?" }
          ?? (ids.isEmpty ? "put one under movements/" : "the ledgers are \(ids.joined(separator: ", "))"),
        at: place))
    return nil
  }
}

/// A category or account that no movement is in is more likely misspelt than empty.
private func unknownNames(_ selection: LedgerSelection, in ledger: Ledger, at path: String) -> [Diagnostic] {
  let wanted = [
    ("category", selection.category, ledger.categories), ("account", selection.account, ledger.accounts),
  ]
  return wanted.compactMap { kind, name, names in
    guard let name else { return nil }
    let path = (asked: CategoryPath(name), file: path)
    guard !names.contains(where: { path.asked.contains(CategoryPath($0)) }) else { return nil }
    let known = Set(names.flatMap { CategoryPath($0).line.map(\.text) }).sorted()
    return Diagnostic(
      .error, "report.unknown-name", "no movement has the \(kind) '\(name)'",
      hint: nearestName(to: name, among: known).map { "did you mean '\($0)'?" }, at: .file(path.file))
  }
}
