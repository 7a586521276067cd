import MenugenChecks
import MenugenDiagnostics
package import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
package import MenugenPipeline
import MenugenText
package import MenugenViewModels

/// The ledger of a report, and the parts of the site that it needs.
package struct ReportSource {
  package let ledger: Ledger
  let selection: LedgerSelection
  package let report: LedgerReport
  package let inputs: [ReportInput]
  package let context: BuildContext

  /// Returns `nil` if there is nothing to report on; the outcome has the reason.
  package init?(
    _ options: BuildPlan.Options, ledger name: String?, _ selection: LedgerSelection, by length: PeriodLength,
    _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) {
    guard let loader = try SiteLoader(options, &outcome, readsPages: false),
      var read = try loader.context.chooseLedger(name, &outcome)
    else { return nil }
    context = loader.context
    read.completeSource(context)
    outcome.diagnostics += read.checked.diagnostics
    outcome.diagnostics += context.unknownItems(read)
    guard let whole = read.checked.value?.content, !outcome.hasErrors else { return nil }
    let files = read.files
    if whole.missing != nil {
      outcome.diagnostics.append(
        Diagnostic(.remoteMovements(of: whole.id), at: .file(context.tree.shown(files.head))))
      return nil
    }
    outcome.diagnostics += unknownNames(selection, in: whole, at: context.tree.shown(files.head))
    guard !outcome.hasErrors else { return nil }
    self.selection = selection
    inputs = read.inputs
    ledger = whole.selecting(selection, by: length)
    report = LedgerReport(ledger, by: length, rates: context.site.rates)
    if ledger.undatedLeftOut > 0 {
      outcome.diagnostics.append(
        Diagnostic(.undatedMovements(ledger.undatedLeftOut), at: .file(context.tree.shown(files.head))))
    }
  }

  package var presenter: ReportPresenter {
    ReportPresenter(ledger, report: report, frames: context.main.frames, inputs: inputs, selection: selection)
  }

  package var sums: ReportValue {
    .report(ledger, report, inputs: inputs, selection: selection)
  }
}

/// A ledger with its files.
private struct ReadLedger {
  let files: ContentTree.LedgerFiles
  private let head: SourceFile
  private(set) var checked: Checked<Parsed<Ledger>?>
  private(set) var inputs: [ReportInput]
  /// The answer of its remote source.
  private(set) var answer: SourceFile?

  /// The id; derived from the file's name if it can't be read.
  var id: String { checked.value?.content.id ?? files.name }

  init(_ files: ContentTree.LedgerFiles, _ context: BuildContext) throws(BuildFailure) {
    let (head, parts) = try reading { () throws(FileError) in try context.tree.read(files) }
    self.files = files
    self.head = head
    checked = files.parse(head, parts, context.site)
    inputs = files.inputs([head] + parts)
  }

  /// Fetches the movements of a remote source.
  mutating func completeSource(_ context: BuildContext) {
    guard let parsed = checked.value, let remote = parsed.content.source, !checked.hasErrors else { return }
    context.sources.fetch([remote])
    guard let answer = context.sources.answer(for: remote) else { return }
    (checked, self.answer) = context.sources.complete(checked, parsed, head, remote, answer, site: context.site)
    if let file = self.answer { inputs.append(ReportInput(answer: file, of: remote)) }
  }
}

extension ContentTree.LedgerFiles {
  /// Parses the ledger. Copies among its files are reported and read once.
  func parse(_ head: SourceFile, _ parts: [SourceFile], _ site: Site) -> Checked<Parsed<Ledger>?> {
    guard isFolder else {
      var checked = parseLedger(head, site: site)
      checked.diagnostics += copies
      return checked
    }
    let duplicates = duplicateFiles(parts.compactMap { HashedFile($0.path, $0.bytes) }, shown: { $0 })
    let paths = Set(duplicates.compactMap(\.file))
    var checked = parseLedger(head: head, parts: parts.filter { !paths.contains($0.path) }, site: site)
    checked.diagnostics += copies + duplicates
    return checked
  }

  /// The files with their hashes.
  func inputs(_ files: [SourceFile]) -> [ReportInput] {
    zip([head] + parts, files).map { path, file in
      ReportInput(path: path, sha256: FileDigest(of: file.bytes).hex)
    }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension BuildContext {
  /// Reports unknown items. Menus are only read if movements refer to items.
  fileprivate func unknownItems(_ read: ReadLedger) -> [Diagnostic] {
    guard let origins = read.checked.value?.origins,
      ([origins] + origins.parts).contains(where: { !$0.references.isEmpty })
    else { return [] }
    // Read the files again to locate errors.
    return KnownItems(readingMenusOf: self).references.unknown(in: origins) { path in
      if let answer = read.answer, answer.path == path { return answer }
      let files = [read.files.head] + read.files.parts
      return files.first { tree.shown($0) == path || $0 == path }.flatMap { try? tree.read($0) }
    }
  }

  /// Chooses the ledger by id, or reports an unknown id with the most similar one.
  fileprivate func chooseLedger(
    _ name: String?, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> ReadLedger? {
    let all = tree.ledgers
    let place = Diagnostic.Place.file(tree.shown(ContentLayout.name(ContentLayout.movements)))
    guard let name else {
      if all.count == 1 { return try ReadLedger(all[0], self) }
      var ids: [String] = []
      for files in all { ids.append(try ReadLedger(files, self).id) }
      outcome.diagnostics.append(
        Diagnostic(all.isEmpty ? .noLedger : .unnamedLedger(of: ids), at: place))
      return nil
    }
    // Try ledgers whose file has that name first.
    var ids: [String] = []
    for files in all.filter({ $0.name == name }) + all.filter({ $0.name != name }) {
      let read = try ReadLedger(files, self)
      if read.id == name { return read }
      ids.append(read.id)
    }
    outcome.diagnostics.append(
      Diagnostic(.unknownLedger(name, nearest: nearestName(to: name, among: ids), among: ids), at: place))
    return nil
  }
}

/// Warns of a category or account without movements, which is probably misspelt.
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
      .unknownSelection(kind, name, nearest: nearestName(to: name, among: known)), at: .file(path.file))
  }
}
