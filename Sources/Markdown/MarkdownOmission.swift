import MenugenDiagnostics
import MenugenText

/// Content omitted by Markdown's safe mode, or a table, which is shown as written.
struct MarkdownOmission {
  enum Kind { case html, link, table }

  var kind: Kind
  /// The beginning of the omitted text, on one line.
  var excerpt: String
  /// The line in the text, from 1.
  var line: Int

  init(_ kind: Kind, _ written: Span<UInt8>, line: Int) {
    self.kind = kind
    self.line = line
    let lineEnd = written.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? written.count
    excerpt =
      lineEnd == written.count && lineEnd <= 40
      ? String(decoding: written, as: UTF8.self)
      : String(String(decoding: written[..<min(lineEnd, 120)], as: UTF8.self).prefix(40)) + "…"
  }

  var message: DiagnosticMessage {
    switch kind {
    case .html: .omittedHTML(excerpt)
    case .link: .omittedLink(excerpt)
    case .table: .tableAsWritten(excerpt)
    }
  }
}
