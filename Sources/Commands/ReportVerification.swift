import Diagnostics
import Files
import Publishing
import Synchronization
import Text

/// Holds the reports of an output folder against its content: all are made anew, and compared byte by byte.
final class ReportVerification: Sendable {
  private let output: String
  private let files: DiskFiles
  /// The folder of the ledger that alone is looked at.
  private let ledger: String?
  private let found = Mutex(Found())

  private struct Found {
    var diagnostics: [Diagnostic] = []
    var ledgers: Set<String> = []
    /// The files that the content gives, by their paths below the output folder.
    var paths: Set<String> = []
  }

  init(output: String, ledger: String?) {
    self.output = output
    self.ledger = ledger
    files = DiskFiles(root: output)
  }

  /// What a build of the content would tell, and every file that differs from what it would write.
  func run(_ options: BuildPlan.Options) async -> BuildPlan.Outcome {
    var options = options
    options.output = nil
    options.verification = self
    var outcome = await BuildPlan(options: options).run()
    let found = found.withLock { $0 }
    outcome.diagnostics += found.diagnostics
    outcome.ledgerCount = found.ledgers.count
    if !outcome.hasErrors || !found.paths.isEmpty {
      outcome.diagnostics += outcome.reading { () throws(FileError) in try unknownFiles(besides: found.paths) } ?? []
    }
    if let ledger, found.ledgers.isEmpty, !outcome.hasErrors {
      outcome.diagnostics.append(
        Diagnostic(
          .error, "ledger.unknown", "there is no ledger '\(ledger)'", at: .file(joinPath(options.content, "movements")))
      )
    }
    return outcome
  }

  /// Compares a file that was made with the one that stands, if it is a report's.
  func compare(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {
    guard let report = report(tree, path) else { return }
    let place = joinPath(tree.name, path)
    let difference = page.withBytes { bytes -> Diagnostic? in self.difference(of: place, from: bytes) }
    found.withLock { found in
      if let name = report.ledger { found.ledgers.insert(name) }
      found.paths.insert(place)
      if let difference { found.diagnostics.append(difference) }
    }
  }

  private struct Report {
    /// Absent for a list of them, and for goals.
    var ledger: String?
  }

  /// What a file belongs to, if it is looked at: all of `reports/` but the theme, and ledgers and goals of the site.
  private func report(_ tree: OutputTree, _ path: String) -> Report? {
    var parts = path.split(separator: "/")
    if tree == .site {
      guard let place = parts.firstIndex(where: { $0 == "ledgers" || $0 == "goals" }), place <= 1,
        place + 1 < parts.count
      else { return nil }
      if parts[place] == "goals" { return ledger == nil ? Report(ledger: nil) : nil }
      parts = Array(parts[(place + 1)...])
    } else if parts.first == "theme" {
      return nil
    } else if parts.count == 1 || parts[0] == "goals" {
      return ledger == nil ? Report(ledger: nil) : nil
    }
    let name = String(parts[0])
    return ledger == nil || ledger == name ? Report(ledger: name) : nil
  }

  /// The reports that stand, and that the content doesn't give.
  private func unknownFiles(besides paths: Set<String>) throws(FileError) -> [Diagnostic] {
    guard files.exists("") else { return [] }
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

  private func difference(of path: String, from page: UnsafeRawBufferPointer) -> Diagnostic? {
    let place = Diagnostic.Place.file(joinPath(output, path))
    let file: SourceFile
    do throws(FileError) {
      file = try files.read(path, limit: .max)
    } catch {
      return Diagnostic(
        .error, "report.missing", "this report can't be read, and the content gives one", hint: "run menugen build",
        at: place)
    }
    return file.bytes.withUnsafeBytes { bytes in
      let common = min(bytes.count, page.count)
      let same = (0..<common).first { bytes[$0] != page[$0] } ?? common
      guard same < max(bytes.count, page.count) else { return nil }
      let line = bytes[..<same].count { $0 == UInt8(ascii: "\n") } + 1
      return Diagnostic(
        .error, "report.differs",
        "line \(line) says '\(part(of: bytes, around: same))', and the content gives '\(part(of: page, around: same))'",
        hint: "find out who changed it, or run menugen build", at: place)
    }
  }
}

/// What stands around a byte, from one mark to the next: a member of an object, a cell of a table, a line of text.
private func part(of bytes: UnsafeRawBufferPointer, around place: Int) -> String {
  let marks = [UInt8](",{}[]<>\n".utf8)
  var start = min(place, bytes.count)
  while start > 0, place - start < 80, !marks.contains(bytes[start - 1]) { start -= 1 }
  var end = min(place, bytes.count)
  while end < bytes.count, end - place < 80, !marks.contains(bytes[end]) { end += 1 }
  return sanitizedLine(String(decoding: bytes[start..<end], as: UTF8.self))
}
