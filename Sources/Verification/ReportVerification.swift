import MenugenDiagnostics
import MenugenFiles
package import MenugenPublishing
package import MenugenSiteBuilder
import Synchronization
package import MenugenText

/// Holds the reports of an output folder against its content: all are made anew, and compared byte by byte.
package final class ReportVerification: PageReceiver {
  private let output: String
  private let files: DiskFiles
  /// The folder of the ledger that alone is looked at.
  private let ledger: String?
  private let found = Mutex(Found())

  private struct Found {
    var diagnostics: [Diagnostic] = []
    /// Of the pages that tell of all ledgers and goals.
    var ofLists: [Diagnostic] = []
    var ledgers: Set<String> = []
    /// The files that the content gives, by their paths below the output folder.
    var paths: Set<String> = []
    /// The files that name another hash of an input, by their paths.
    var hashes: [HashDifference: [String]] = [:]
    /// The registers of each ledger, by its folder, added up anew.
    var registers: [String: RegisterCheck] = [:]
  }

  package init(output: String, ledger: String?) {
    self.output = output
    self.ledger = ledger
    files = DiskFiles(root: output, links: .notFollowed)
  }

  /// What a build of the content would tell, and every file that differs from what it would write.
  package func run(_ options: BuildPlan.Options) async -> BuildPlan.Outcome {
    guard files.exists("") else {
      var outcome = BuildPlan.Outcome()
      // Nothing was held against anything: that is no yes.
      outcome.hasFileFailure = true
      outcome.diagnostics.append(
        Diagnostic(
          .error, "folder.missing", "there is no such folder",
          hint: "name another one with --output, or run menugen build",
          at: .file(output)))
      return outcome
    }
    var options = options
    options.output = nil
    options.receiver = self
    var outcome = await BuildPlan(options: options).run()
    let found = found.withLock { $0 }
    // Of content with errors nobody knows what else there should be, nor what the lists of all should say.
    let isWhole = !outcome.hasErrors
    outcome.diagnostics += found.diagnostics + (isWhole ? found.ofLists : []) + found.hashes.map(diagnostic)
    // A page that was changed, or is missing, is named already.
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
          .error, "ledger.unknown", "there is no ledger '\(ledger)'",
          at: .file(joinPath(options.content.root, "movements")))
      )
    }
    return outcome
  }

  /// Compares a file of the theme with the one that stands.
  package func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) {
    guard report(tree, path) != nil else { return }
    let place = joinPath(tree.name, path)
    let differences = bytes.withUnsafeBytes { self.differences(of: place, from: $0) }
    found.withLock { found in
      found.paths.insert(place)
      found.diagnostics += differences.diagnostics
    }
  }

  /// Compares a file that was made with the one that stands, if it is a report's.
  package func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {
    guard let report = report(tree, path) else { return }
    let place = joinPath(tree.name, path)
    let differences = page.withBytes { bytes in
      self.differences(of: place, from: bytes) { if report.ledger != nil { add($0, place) } }
    }
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

  /// Notes what a page of a ledger says, as it is in the output folder.
  private func add(_ page: UnsafeRawBufferPointer, _ path: String) {
    guard path.hasSuffix(".html") else { return }
    let parts = path.split(separator: "/")
    let ledger = parts.first == "reports" ? 0 : parts.firstIndex(of: "ledgers") ?? 0
    guard ledger + 2 < parts.count else { return }
    let folder = parts[...(ledger + 1)].joined(separator: "/")
    let name = parts[(ledger + 2)...].joined(separator: "/")
    var read = RegisterCheck()
    read.add(name, page)
    found.withLock { [read] found in found.registers[folder, default: RegisterCheck()].add(read) }
  }

  /// What of a ledger's registers doesn't add up.
  private func faults(of register: RegisterCheck, _ folder: String) -> [Diagnostic] {
    register.faults().prefix(Self.cellLimit).map { fault in
      Diagnostic(
        .error, "report.sums", "the register doesn't add up: \(sanitizedLine(fault.words)) (in minor units)",
        hint: "check the theme's register.mustache; with the default theme, please report this as a bug in menugen",
        at: .file(joinPath(output, joinPath(folder, fault.path))))
    }
  }

  /// Of all files that name another hash, one diagnostic: the input was changed once.
  private func diagnostic(_ hash: HashDifference, _ paths: [String]) -> Diagnostic {
    let more = Set(paths).count - 1
    return Diagnostic(
      .error, "report.differs",
      "the file says '\(hash.stands)', and the content gives '\(hash.given)'"
        + (more == 0 ? "" : more == 1 ? "; so does another file" : "; so do \(more) other files"),
      hint: "find out who changed what it was made from, or run menugen build",
      at: .file(joinPath(output, paths.min() ?? "")))
  }

  private struct Report {
    /// Absent for a list of them, and for goals.
    var ledger: String?
    var isList = false
  }

  /// What a file belongs to, if it is looked at: all of `reports/`, and ledgers and goals of the site. A style sheet can hide a
  /// figure: the theme's files are looked at with any of them.
  private func report(_ tree: OutputTree, _ path: String) -> Report? {
    var parts = path.split(separator: "/")
    if parts.first == "theme" {
      return Report(ledger: nil)
    } else if tree == .site, parts.count <= 2, parts.last == "goals.txt" {
      return ledger == nil ? Report(ledger: nil, isList: true) : nil
    } else if tree == .site {
      guard let place = parts.firstIndex(where: { $0 == "ledgers" || $0 == "goals" }), place <= 1,
        place + 1 < parts.count
      else { return nil }
      if parts[place] == "goals" { return ledger == nil ? Report(ledger: nil) : nil }
      parts = Array(parts[(place + 1)...])
    } else if parts.count == 1 || parts[0] == "goals" || isListPage(parts) {
      return ledger == nil ? Report(ledger: nil, isList: parts[0] != "goals") : nil
    }
    let name = String(parts[0])
    return ledger == nil || ledger == name ? Report(ledger: name) : nil
  }

  /// `page/2/index.html`, where the list of reports goes on.
  private func isListPage(_ parts: [Substring]) -> Bool {
    parts.count == 3 && parts[0] == "page" && parts[1].allSatisfy(\.isNumber)
  }

  /// The reports that stand, and that the content doesn't give.
  private func unknownFiles(besides paths: Set<String>) throws(FileError) -> [Diagnostic] {
    var unknown: [Diagnostic] = []
    for tree in OutputTree.allCases {
      for path in try files.list(below: tree.name).files where !paths.contains(path) {
        guard report(tree, String(path.dropFirst(tree.name.utf8.count + 1))) != nil else { continue }
        unknown.append(
          Diagnostic(
            .error, "report.unknown", "this file stands among the reports, and the content gives none such",
            hint: "find out who put it there, or whose ledger is gone, and remove it or run menugen build",
            at: .file(joinPath(output, path))))
      }
    }
    return unknown
  }

  private func differences(
    of path: String, from page: UnsafeRawBufferPointer, read: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) -> (diagnostics: [Diagnostic], hashes: [HashDifference]) {
    let place = Diagnostic.Place.file(joinPath(output, path))
    let file: SourceFile
    do throws(FileError) {
      file = try files.read(path, limit: .max)
    } catch {
      let missing = Diagnostic(
        .error, "report.missing", "this file of the reports can't be read, and the content gives one",
        hint: "run menugen build", at: place)
      return ([missing], [])
    }
    return file.bytes.withUnsafeBytes { bytes in
      read(bytes)
      guard let first = firstDifference(bytes, page) else { return ([], []) }
      let figures = reportDifferences(path, stands: file.bytes, given: Array(page)) ?? []
      let found =
        figures.isEmpty
        ? pageDifferences(path, stands: bytes, given: page, from: first, limit: Self.cellLimit)
        : PageDifferences(words: words(figures))
      let diagnostics = found.words.map { words in
        Diagnostic(
          .error, "report.differs", words, hint: "find out who changed it, or run menugen build", at: place)
      }
      return (diagnostics, found.hashes)
    }
  }

  /// The maximum number of figures to list for a file.
  private static let figureLimit = 1_000
  /// The same of a page or a text: a changed amount changes all balances behind it.
  private static let cellLimit = 100

  private func words(_ figures: [ReportDifference]) -> [String] {
    let named = figures.prefix(Self.figureLimit).map { figure in
      let name = sanitizedLine(figure.name)
      return switch (figure.stands.map(sanitizedLine), figure.given.map(sanitizedLine)) {
      case (let stands?, let given?): "\(name) says '\(stands)', and the content gives '\(given)'"
      case (let stands?, nil): "\(name) says '\(stands)', and the content gives none such"
      case (nil, let given?): "\(name) is missing, and the content gives '\(given)'"
      case (nil, nil): name
      }
    }
    let rest = figures.count - named.count
    return rest == 0 ? named : named + ["\(rest) more figures differ"]
  }
}

private func firstDifference(_ bytes: UnsafeRawBufferPointer, _ page: UnsafeRawBufferPointer) -> Int? {
  let common = min(bytes.count, page.count)
  let same = (0..<common).first { bytes[$0] != page[$0] } ?? common
  return same < max(bytes.count, page.count) ? same : nil
}
