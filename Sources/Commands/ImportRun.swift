import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenImporting
import MenugenParsers
import MenugenText

/// Reads the files of an import, and writes the ledger.
struct ImportRun {
  let command: ImportCommand

  /// What the command prints.
  struct Outcome: ~Copyable {
    var diagnostics: [Diagnostic] = []
    var output: ByteBuffer?
    var summary = ""
    var failed = false
  }

  private var content: DiskFiles { DiskFiles(root: command.common.content, links: command.common.links) }
  private var limit: Int { command.common.maxFileSize?.bytes ?? FileLimit.ledger }

  func run() throws -> Outcome {
    var outcome = Outcome()
    let path = ledgerPath
    if !content.exists("") { throw FileError(command.common.content, .missing) }
    if let problem = ImportTarget.problem(with: path) { return failure(outcome, [Diagnostic(problem, at: .run)]) }
    var (target, diagnostics) = try self.target(path)
    let settings = try readSettings(&diagnostics)
    let rules = try read(ContentLayout.rules).map { file in
      let rules = ImportRules.parse(file)
      diagnostics += rules.diagnostics
      return rules.value
    }
    let options = try readingOptions(settings, target, &diagnostics)
    if hasErrors(diagnostics) { return failure(outcome, diagnostics) }

    var statements = StatementImport(options)
    for path in command.files {
      let input = try FileInput(path, limit: limit)
      try statements.read(path, ByteInput { try input.next() }) { input.hash }
    }
    if statements.hasErrors { return failure(outcome, diagnostics + statements.diagnostics) }
    let mapping = statements.mapping
    let result = statements.finish(target, rules ?? ImportRules(), isUnbalanced: command.unbalanced)
    // What is written is still unknown until a conflict is excluded.
    target.files = []
    let isRefused = hasErrors(result.diagnostics.filter { !(command.keep && $0.id == "import.conflict") })
    outcome.diagnostics = diagnostics + result.diagnostics.filter { !(command.keep && $0.id == "import.conflict") }
    var output = lists(result)
    outcome.summary =
      "added \(isRefused ? 0 : result.addedCount), already there \(result.presentCount), "
      + "conflicts \(result.conflictCount)"
    outcome.failed = isRefused
    if !isRefused, !command.dryRun {
      let files = result.files()
      outcome.diagnostics += files.diagnostics
      if files.hasErrors { outcome = failure(outcome, []) } else { try write(files.value, mapping, &outcome) }
    }
    if !outcome.failed { appendWritten(result, to: &output) }
    outcome.output = consume output
    return outcome
  }

  private func failure(_ outcome: consuming Outcome, _ diagnostics: [Diagnostic]) -> Outcome {
    outcome.diagnostics += diagnostics
    outcome.failed = true
    outcome.summary = "added 0, already there 0, conflicts 0"
    return outcome
  }

  private func hasErrors(_ diagnostics: [Diagnostic]) -> Bool { diagnostics.contains { $0.severity == .error } }

  private func lists(_ result: borrowing ImportResult) -> ByteBuffer {
    var output = ByteBuffer()
    if command.common.quiet { return output }
    if command.dryRun { result.list(to: &output) }
    if command.explain { result.explain(to: &output) }
    return output
  }

  /// Says what is in the ledger's files besides the movements, and what a person has to add to them.
  private func appendWritten(_ result: borrowing ImportResult, to output: inout ByteBuffer) {
    if command.common.quiet { return }
    if result.bookedCount > 0 {
      output.append("\(command.dryRun ? "would book" : "booked") \(result.bookedCount) pending\n")
    }
    let verb = command.dryRun ? "would have" : "has"
    append(result.writtenOpenings, "\(ledgerPath)/\(ContentLayout.ledgerHead) \(verb)", to: &output)
    append(result.missingBalances, "add to \(ledgerPath)/\(ContentLayout.ledgerBalances)", to: &output)
    append(result.missingOpenings, "add to \(ledgerPath)/\(ContentLayout.ledgerHead)", to: &output)
  }

  private func append(_ lines: [String], _ title: String, to output: inout ByteBuffer) {
    if lines.isEmpty { return }
    output.append("\(title):\n")
    for line in lines { output.append("  \(line)\n") }
  }

  private func write(
    _ files: [(path: String, bytes: [UInt8])], _ mapping: TableMapping?, _ outcome: inout Outcome
  ) throws {
    if let name = command.saveMap {
      let known = try read(ContentLayout.imports)
      let text = known.map { String(decoding: $0.bytes, as: UTF8.self) }
      guard let mapping, let added = mapping.added(named: name, to: text) else {
        outcome.diagnostics.append(
          Diagnostic(
            .invalidImportSetting(
              mapping == nil ? "no CSV file was read, so there is no mapping to save" : "the mapping can't be added",
              hint: mapping == nil ? "omit --save-map" : "write mappings: on a line without a value"),
            at: .file(joinPath(command.common.content, ContentLayout.imports))))
        outcome.failed = true
        outcome.summary = "added 0, already there 0, conflicts 0"
        return
      }
      try content.write(Array(added.utf8), to: ContentLayout.imports)
    }
    for (path, bytes) in files { try content.write(bytes, to: path) }
  }
}

// MARK: - Reading

extension ImportRun {
  /// The ledger's path below the content folder.
  private var ledgerPath: String {
    var path = command.into
    while path.hasSuffix("/") { path.removeLast() }
    while path.hasPrefix("./") { path.removeFirst(2) }
    let root = command.common.content + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  private func read(_ path: String, limit: Int = FileLimit.content) throws(FileError) -> SourceFile? {
    content.exists(path) ? try content.readText(path, limit: limit) : nil
  }

  private func target(_ path: String) throws -> (ImportTarget, [Diagnostic]) {
    var target = ImportTarget(path: path)
    if target.isFile {
      if let file = try read(path, limit: limit) { target.files = [(path, file)] }
      return (target, [])
    }
    let others = [".yaml", ".yml", ".json", ".csv", ".ndjson"].map { path + $0 }.filter { content.exists($0) }
    if let other = others.first {
      let problem = DiagnosticMessage.importTarget(
        "'\(other)' is this ledger already", hint: "move it to \(path)/, and its keys to \(path)/ledger.yaml")
      return (target, [Diagnostic(problem, at: .file(content.root + "/" + other))])
    }
    let listing = try content.list(below: path)
    target.isNew = !listing.files.contains("\(path)/\(ContentLayout.ledgerHead)")
    let parts = listing.files.filter { name in
      [".yaml", ".yml", ".json", ".csv", ".ndjson"].contains { name.hasSuffix($0) }
    }
    if target.isNew, let part = parts.first {
      let problem = DiagnosticMessage.importTarget(
        "'\(path)' has ledgers but no ledger.yaml", hint: "add \(path)/ledger.yaml to make them one ledger")
      return (target, [Diagnostic(problem, at: .file(content.root + "/" + part))])
    }
    for part in parts { if let file = try read(part, limit: limit) { target.files.append((part, file)) } }
    return (target, [])
  }

  private func readSettings(_ diagnostics: inout [Diagnostic]) throws -> ImportSettings {
    guard let file = try read(ContentLayout.imports) else { return ImportSettings() }
    let settings = ImportSettings.parse(file)
    diagnostics += settings.diagnostics
    return settings.value
  }

  private func readingOptions(
    _ settings: ImportSettings, _ target: ImportTarget, _ diagnostics: inout [Diagnostic]
  ) throws -> ReadingOptions {
    var options = ReadingOptions(currency: try currency(target))
    options.dateOrder = command.dateOrder
    options.decimalMarkText = command.decimalMark
    options.saved = settings.mappings
    options.accountNames = settings.accounts
    options.account = command.account
    options.sizeLimit = min(options.sizeLimit, limit)
    guard let name = command.map else { return options }
    if [".yaml", ".yml"].contains(where: { name.hasSuffix($0) }) {
      let file = try DiskFiles(root: "").readText(name)
      let mapping = ImportSettings.parseMapping(file, name: name)
      diagnostics += mapping.diagnostics
      options.mapping = mapping.value
    } else {
      let known = settings.mappings + TableMapping.builtIn
      options.mapping = known.first { $0.name == name }
      if options.mapping == nil {
        diagnostics.append(
          Diagnostic(.unknownMapping(name, nearest: nearestName(to: name, among: known.map(\.name))), at: .run))
      }
    }
    return options
  }

  /// The ledger's currency, else the site's.
  private func currency(_ target: ImportTarget) throws -> Currency {
    var site = Site()
    for name in ContentLayout.site {
      if let file = try read(name) { site = parseSite(file).value }
    }
    let head = target.files.first { $0.path.hasSuffix("/" + ContentLayout.ledgerHead) }
    guard let head else { return site.currency }
    return parseLedger(head: head.file, parts: [], site: site).value?.content.currency ?? site.currency
  }
}
