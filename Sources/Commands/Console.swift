import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenText

/// What a command says: results on standard output, diagnostics on standard error.
struct Console: Sendable {
  var format: DiagnosticFormat
  var isQuiet: Bool
  var isVerbose: Bool

  /// Colours only on a terminal, and never with `NO_COLOR` (no-color.org).
  private var isColored: Bool {
    format == .text && StandardStream.error.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty
  }

  /// Prints diagnostics in order, each once; with `--quiet` the errors alone.
  ///
  /// For people, of one kind in one file the first ten are printed, and how many more there are; with `--verbose` all of them.
  func report(_ diagnostics: [Diagnostic]) {
    let colored = isColored
    var output = ByteBuffer()
    var last: Diagnostic?
    var limit = format == .text && !isVerbose ? FloodLimit() : nil
    for diagnostic in diagnostics.sorted() where diagnostic != last && (!isQuiet || diagnostic.severity == .error) {
      if let last, last.file != diagnostic.file { limit?.writeOmitted(to: &output) }
      if limit?.isShown(diagnostic) ?? true { format.write(diagnostic, colored: colored, to: &output) }
      last = diagnostic
      if output.count > 1 << 20 { flush(&output) }
    }
    limit?.writeOmitted(to: &output)
    flush(&output)
  }

  private func flush(_ output: inout ByteBuffer) {
    output.withBytes { try? StandardStream.error.write($0) }
    output.removeAll()
  }

  /// A line of result, such as a summary.
  func say(_ line: String) {
    if isQuiet { return }
    write(line + "\n", to: .output)
  }

  /// A line about what is being done, with `--verbose`.
  func tell(_ line: @autoclosure () -> String) {
    if isVerbose, !isQuiet { write(line() + "\n", to: .error) }
  }

  /// The bytes of a result. Throws where they don't fit on the disk.
  func print(_ output: borrowing ByteBuffer) throws(FileError) {
    try output.withBytes { bytes throws(FileError) in try StandardStream.output.write(bytes) }
  }

  private func write(_ text: String, to stream: StandardStream) {
    var output = ByteBuffer(capacity: text.utf8.count)
    output.append(text)
    output.withBytes { try? stream.write($0) }
  }
}

/// The exit codes of section 7 of the formats.
enum Exit {
  /// The content has errors; all were printed, and the old output stands.
  static let contentErrors = ExitCode(1)
  /// A file could not be read or written; the old output stands.
  static let fileErrors = ExitCode(74)
}
