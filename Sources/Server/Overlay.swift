import MenugenDiagnostics
import MenugenText

/// The problems of a build as HTML: each with its source line and caret.
struct Overlay {
  private let problems: [Diagnostic]

  /// More aren't read.
  private static let limit = 200

  init(_ problems: [Diagnostic]) {
    // Errors first: they are why the page is an old one.
    let sorted = problems.filter { $0.severity != .note }.sorted()
    self.problems = sorted.filter { $0.severity == .error } + sorted.filter { $0.severity != .error }
  }

  /// The number of errors.
  private var errorCount: Int { problems.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) } }

  /// Appends the overlay's HTML.
  ///
  /// - Parameter showsSources: Whether to show messages and source lines, which may be private.
  func write(to output: inout ByteBuffer, showsSources: Bool) {
    guard !problems.isEmpty else { return }
    output.append("<h2>")
    output.append(errorCount == 1 ? "1 error" : "\(errorCount) errors")
    output.append("</h2>")
    guard showsSources else {
      output.append("<p>The computer that serves this site shows what to correct.</p>")
      return
    }
    for problem in problems.prefix(Self.limit) {
      var text = ByteBuffer()
      DiagnosticFormat.text.write(problem, to: &text)
      output.append("<pre class=\"\(problem.severity.rawValue)\">")
      output.appendHTML(text.span)
      output.append("</pre>")
    }
    if problems.count > Self.limit { output.append("<p>… and \(problems.count - Self.limit) more</p>") }
  }
}
