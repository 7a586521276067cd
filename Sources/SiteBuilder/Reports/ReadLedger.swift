import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
import MenugenText
import MenugenViewModels

/// A ledger with its files.
struct ReadLedger {
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

extension ReadLedger {
  /// Notes the files of receipts, and reports those that aren't files.
  mutating func attachReceipts(_ context: BuildContext) {
    let read = self
    _ = context.receipts.attach(to: &checked, head: files.head) { context.file(ofLedger: read, at: $0) }
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
  func unknownItems(_ read: ReadLedger) -> [Diagnostic] {
    guard let origins = read.checked.value?.origins,
      ([origins] + origins.parts).contains(where: { !$0.references.isEmpty })
    else { return [] }
    return KnownItems(readingMenusOf: self).references.unknown(in: origins) { file(ofLedger: read, at: $0) }
  }

  /// Reads a file of a ledger again, to locate errors.
  fileprivate func file(ofLedger read: ReadLedger, at path: String) -> SourceFile? {
    if let answer = read.answer, answer.path == path { return answer }
    let files = [read.files.head] + read.files.parts
    return files.first { tree.shown($0) == path || $0 == path }.flatMap { try? tree.read($0) }
  }

  /// Chooses the ledger by id, or reports an unknown id with the most similar one.
  ///
  /// - Parameters:
  ///   - written: The id, or `movements/` and the id.
  ///   - mayBeSection: Whether the name could have been meant as a section of the report.
  func chooseLedger(
    _ written: String?, mayBeSection: Bool, _ outcome: inout BuildPlan.Outcome
  ) throws(BuildFailure) -> ReadLedger? {
    let all = tree.ledgers
    let place = Diagnostic.Place.file(tree.shown(ContentLayout.name(ContentLayout.movements)))
    guard let written else {
      if all.count == 1 { return try ReadLedger(all[0], self) }
      var ids: [String] = []
      for files in all { ids.append(try ReadLedger(files, self).id) }
      outcome.diagnostics.append(
        Diagnostic(all.isEmpty ? .noLedger : .unnamedLedger(of: ids), at: place))
      return nil
    }
    let path = ContentLayout.movements
    let name = written.hasPrefix(path) ? String(written.dropFirst(path.utf8.count)) : written
    // Try ledgers whose file has that name first.
    var ids: [String] = []
    for files in all.filter({ $0.name == name }) + all.filter({ $0.name != name }) {
      let read = try ReadLedger(files, self)
      if read.id == name { return read }
      ids.append(read.id)
    }
    let sections = mayBeSection ? ReportSection.allCases.map(\.rawValue) : []
    let nearest = nearestName(to: name, among: ids + sections)
    let isSection = nearest.map { sections.contains($0) && !ids.contains($0) } ?? false
    outcome.diagnostics.append(
      Diagnostic(
        isSection
          ? .unknownSection(name, nearest: nearest ?? "", ledger: ids.first)
          : .unknownLedger(name, nearest: nearest, among: ids), at: place))
    return nil
  }
}
