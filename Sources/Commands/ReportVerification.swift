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
  private let found = Mutex((diagnostics: [Diagnostic](), ledgers: Set<String>()))

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
    let (diagnostics, ledgers) = found.withLock { $0 }
    outcome.diagnostics += diagnostics
    outcome.ledgerCount = ledgers.count
    if let ledger, ledgers.isEmpty, !outcome.hasErrors {
      outcome.diagnostics.append(
        Diagnostic(
          .error, "ledger.unknown", "there is no ledger '\(ledger)'", at: .file(joinPath(options.content, "movements")))
      )
    }
    return outcome
  }

  /// Compares a page that was made with the one that stands, if it is a ledger's.
  func compare(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {
    guard let name = ledgerName(tree, path), ledger == nil || ledger == name else { return }
    let place = joinPath(tree.name, path)
    let difference = page.withBytes { bytes -> Diagnostic? in self.difference(of: place, from: bytes) }
    found.withLock { found in
      found.ledgers.insert(name)
      if let difference { found.diagnostics.append(difference) }
    }
  }

  /// `bank` of `bank/2026-03/index.html` below `reports/`, and of `de/ledgers/bank/report.txt` below `site/`.
  private func ledgerName(_ tree: OutputTree, _ path: String) -> String? {
    var parts = path.split(separator: "/").dropLast()
    if tree == .site {
      guard let place = parts.firstIndex(of: "ledgers"), place <= 1 else { return nil }
      parts = parts[(place + 1)...]
    }
    guard let name = parts.first, tree == .site || name != "theme" && name != "goals" else { return nil }
    return String(name)
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
