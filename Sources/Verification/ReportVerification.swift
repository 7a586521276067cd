import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
package import MenugenSiteBuilder
package import MenugenText
import Synchronization

/// Compares the reports of an output folder with its content: makes all of them again, and compares bytes.
package final class ReportVerification: PageReceiver {
  private let output: String
  private let files: DiskFiles
  /// The folder of the only ledger to compare; `nil` for all.
  private let ledger: String?
  private let found = Mutex(Found())

  private struct Found {
    var diagnostics: [Diagnostic] = []
    /// The differences of the pages that list all ledgers and goals.
    var ofLists: [Diagnostic] = []
    var ledgers: Set<String> = []
    /// The paths below the output folder that the content produces.
    var paths: Set<String> = []
    /// The paths of files with another hash of an input.
    var hashes: [HashDifference: [String]] = [:]
    /// The registers of each ledger, by its folder.
    var registers: [String: RegisterCheck] = [:]
  }

  package init(output: String, ledger: String?) {
    self.output = output
    self.ledger = ledger
    files = DiskFiles(root: output, links: .notFollowed)
  }

  /// Returns what a build reports, and every file that differs from what it would write.
  package func run(_ options: BuildPlan.Options) -> BuildPlan.Outcome {
    guard files.exists("") else {
      var outcome = BuildPlan.Outcome()
      // Nothing was compared, so this is no success.
      outcome.hasFileFailure = true
      outcome.diagnostics.append(
        Diagnostic(.noOutputFolder, at: .file(output)))
      return outcome
    }
    var options = options
    options.output = nil
    options.receiver = self
    var outcome = BuildPlan(options: options).run()
    let found = found.withLock { $0 }
    // With errors in the content, the other files and the lists of all ledgers are unknown.
    let isWhole = !outcome.hasErrors
    outcome.diagnostics += found.diagnostics + (isWhole ? found.ofLists : []) + found.hashes.map(diagnostic)
    // Changed and missing pages are reported already.
    let changed = Set(found.diagnostics.compactMap(\.file))
    for (folder, register) in found.registers
    where !changed.contains(where: { $0.hasPrefix(joinPath(output, folder) + "/") && $0.hasSuffix(".html") }) {
      outcome.diagnostics += faults(of: register, folder)
    }
    outcome.ledgerCount = found.ledgers.count
    if isWhole {
      outcome.diagnostics += outcome.reading { () throws(FileError) in try unknownFiles(besides: found.paths) } ?? []
    }
    if let ledger, found.ledgers.isEmpty, isWhole {
      outcome.diagnostics.append(
        Diagnostic(
          .unknownLedger(ledger),
          at: .file(joinPath(options.content.root, ContentLayout.name(ContentLayout.movements)))))
    }
    return outcome
  }

  /// Compares a file of the theme with the published one.
  package func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) {
    guard report(tree, path) != nil else { return }
    let place = joinPath(tree.name, path)
    let differences = self.differences(of: place, from: bytes)
    found.withLock { found in
      found.paths.insert(place)
      found.diagnostics += differences.diagnostics
    }
  }

  /// Compares a file of a report with the published one.
  package func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {
    guard let report = report(tree, path) else { return }
    let place = joinPath(tree.name, path)
    let differences = self.differences(of: place, from: page.bytes) { if report.ledger != nil { add($0, place) } }
    found.withLock { found in
      if let name = report.ledger { found.ledgers.insert(name) }
      found.paths.insert(place)
      if report.isList {
        found.ofLists += differences.diagnostics
      } else {
        found.diagnostics += differences.diagnostics
      }
      for hash in differences.hashes { found.hashes[hash, default: []].append(place) }
    }
  }

  /// Adds the sums of a published page of a ledger.
  private func add(_ page: [UInt8], _ path: String) {
    guard path.hasSuffix(".html") else { return }
    let parts = path.split(separator: "/")
    let ledger =
      parts.first.map(String.init) == OutputTree.reports.name
      ? 0 : parts.firstIndex { isName($0, OutputLayout.ledgers) } ?? 0
    guard ledger + 2 < parts.count else { return }
    let folder = parts[...(ledger + 1)].joined(separator: "/")
    let name = parts[(ledger + 2)...].joined(separator: "/")
    var read = RegisterCheck()
    read.add(name, page)
    found.withLock { [read] found in found.registers[folder, default: RegisterCheck()].add(read) }
  }

  /// Returns the wrong sums in a ledger's registers.
  private func faults(of register: RegisterCheck, _ folder: String) -> [Diagnostic] {
    register.faults().prefix(Self.cellLimit).map { fault in
      Diagnostic(
        .wrongSum(sanitizedLine(fault.words)), at: .file(joinPath(output, joinPath(folder, fault.path))))
    }
  }

  /// Returns one diagnostic for all files with another hash: the input was changed once.
  private func diagnostic(_ hash: HashDifference, _ paths: [String]) -> Diagnostic {
    Diagnostic(
      .changedInput(published: hash.published, expected: hash.expected, others: Set(paths).count - 1),
      at: .file(joinPath(output, paths.min() ?? "")))
  }

  private struct Report {
    /// `nil` for a list of reports, and for goals.
    var ledger: String?
    var isList = false
  }

  /// Returns what a file belongs to; `nil` if it isn't compared. All of `reports/` is, and the ledgers and goals of
  /// the site. So are the theme's files: a style sheet can hide a figure.
  private func report(_ tree: OutputTree, _ path: String) -> Report? {
    var parts = path.split(separator: "/")
    if let first = parts.first, isName(first, OutputLayout.theme) || isName(first, OutputLayout.attachments) {
      return Report(ledger: nil)
    } else if tree == .site, parts.count <= 2, parts.last.map(String.init) == OutputLayout.goalsText {
      return ledger == nil ? Report(ledger: nil, isList: true) : nil
    } else if tree == .site {
      guard let place = parts.firstIndex(where: { isName($0, OutputLayout.ledgers) || isName($0, OutputLayout.goals) }),
        place <= 1,
        place + 1 < parts.count
      else { return nil }
      if isName(parts[place], OutputLayout.goals) { return ledger == nil ? Report(ledger: nil) : nil }
      parts = Array(parts[(place + 1)...])
    } else if parts.count == 1 || isName(parts[0], OutputLayout.goals) || isListPage(parts) {
      return ledger == nil ? Report(ledger: nil, isList: !isName(parts[0], OutputLayout.goals)) : nil
    }
    let name = String(parts[0])
    return ledger == nil || ledger == name ? Report(ledger: name) : nil
  }

  private func isName(_ part: Substring, _ folder: String) -> Bool { folder.dropLast() == part }

  /// Whether it is a further page of the list of reports: `page/2/index.html`.
  private func isListPage(_ parts: [Substring]) -> Bool {
    parts.count == 3 && isName(parts[0], OutputLayout.morePages) && parts[1].allSatisfy(\.isNumber)
  }

  /// The published reports that the content doesn't produce.
  private func unknownFiles(besides paths: Set<String>) throws(FileError) -> [Diagnostic] {
    var unknown: [Diagnostic] = []
    for tree in OutputTree.allCases {
      for path in try files.list(below: tree.name).files where !paths.contains(path) {
        guard report(tree, String(path.dropFirst(tree.name.utf8.count + 1))) != nil else { continue }
        unknown.append(Diagnostic(.unexpectedReport, at: .file(joinPath(output, path))))
      }
    }
    return unknown
  }

  private func differences(
    of path: String, from page: [UInt8], read: ([UInt8]) -> Void = { _ in }
  ) -> (diagnostics: [Diagnostic], hashes: [HashDifference]) {
    let place = Diagnostic.Place.file(joinPath(output, path))
    let file: SourceFile
    do throws(FileError) {
      file = try files.read(path, limit: .max)
    } catch {
      return ([Diagnostic(.missingReport, at: place)], [])
    }
    let bytes = file.bytes
    read(bytes)
    guard let first = firstDifference(bytes, page) else { return ([], []) }
    let figures = reportDifferences(path, published: bytes, expected: page) ?? []
    let found =
      figures.isEmpty
      ? pageDifferences(path, published: bytes, expected: page, from: first, limit: Self.cellLimit)
      : PageDifferences(messages: messages(figures))
    return (found.messages.map { Diagnostic($0, at: place) }, found.hashes)
  }

  /// The maximum number of figures to list for a file.
  private static let figureLimit = 1_000
  /// The same for cells of a page or text: a changed amount changes every later balance.
  private static let cellLimit = 100

  private func messages(_ figures: [ReportDifference]) -> [DiagnosticMessage] {
    let named = figures.prefix(Self.figureLimit).compactMap { figure -> DiagnosticMessage? in
      let name = sanitizedLine(figure.name)
      return switch (figure.published.map(sanitizedLine), figure.expected.map(sanitizedLine)) {
      case (let published?, let expected?): .changedFigure(name, published: published, expected: expected)
      case (let published?, nil): .unexpectedFigure(name, published: published)
      case (nil, let expected?): .missingFigure(name, expected: expected)
      case (nil, nil): nil
      }
    }
    let rest = figures.count - named.count
    return rest == 0 ? named : named + [.moreChangedFigures(rest)]
  }
}

private func firstDifference(_ bytes: [UInt8], _ page: [UInt8]) -> Int? {
  if bytes == page { return nil }
  let common = min(bytes.count, page.count)
  let same = (0..<common).first { bytes[$0] != page[$0] } ?? common
  return same < max(bytes.count, page.count) ? same : nil
}
