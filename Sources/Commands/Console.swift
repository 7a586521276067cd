import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenText

/// A command's output: results on standard output, diagnostics on standard error.
struct Console: Sendable {
  var format: DiagnosticFormat
  var isQuiet: Bool
  var isVerbose: Bool

  /// Whether to use colours: on a terminal, without `NO_COLOR` (no-color.org).
  private var isColored: Bool {
    format == .text && StandardStream.error.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty
  }

  /// Prints distinct diagnostics in order; with `--quiet` only errors.
  ///
  /// In text format, prints the first ten of each kind in a file and the number of the rest; with `--verbose` all.
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
    try? StandardStream.error.write(output.span)
    output.removeAll()
  }

  /// Prints a line of results, such as a summary.
  func printLine(_ line: String) {
    if isQuiet { return }
    write(line + "\n", to: .output)
  }

  /// Prints a log line with `--verbose`.
  func log(_ line: @autoclosure () -> String) {
    if isVerbose, !isQuiet { write(line() + "\n", to: .error) }
  }

  /// Prints the bytes of a result. Throws if they can't be written.
  func print(_ output: borrowing ByteBuffer) throws(FileError) {
    try StandardStream.output.write(output.span)
  }

  private func write(_ text: String, to stream: StandardStream) {
    var output = ByteBuffer(capacity: text.utf8.count)
    output.append(text)
    try? stream.write(output.span)
  }
}

/// The exit codes.
enum Exit {
  /// The content has errors; the old output is unchanged.
  static let contentErrors = ExitCode(1)
  /// A file could not be read or written; the old output is unchanged.
  static let fileErrors = ExitCode(74)
}
