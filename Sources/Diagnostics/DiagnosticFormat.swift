package import MenugenText

/// The output formats of diagnostics: for people, for programs, and for GitHub's annotations.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  case text, json, github

  /// Appends one diagnostic with its line ends. `colored` applies to `text` only.
  package func write(_ diagnostic: Diagnostic, colored: Bool = false, to output: inout ByteBuffer) {
    switch self {
    case .text: writeText(diagnostic, colored: colored, to: &output)
    case .json: writeJSON(diagnostic, to: &output)
    case .github: writeGitHub(diagnostic, to: &output)
    }
  }
}

// MARK: - text

private func writeText(_ diagnostic: Diagnostic, colored: Bool, to output: inout ByteBuffer) {
  let style = Style(colored: colored)
  var location: SourceLocation?
  switch diagnostic.place {
  case .line(let place):
    location = place
    output.append(style.bold)
    output.appendVisible(place.file)
    output.append(":\(place.line):\(place.column): ")
  case .file(let path):
    output.append(style.bold)
    output.appendVisible(path)
    output.append(": ")
  case .run:
    output.append(style.bold)
    output.append("menugen: ")
  }
  output.append(style.reset)
  output.append(style.severity(diagnostic.severity))
  output.append(diagnostic.severity.rawValue)
  output.append(style.reset)
  output.append(": ")
  output.appendVisible(diagnostic.message)
  output.append(" [\(diagnostic.id)]\n")
  if let location, !location.excerpt.text.isEmpty || location.column == 1 {
    writeExcerpt(location, style: style, to: &output)
  }
  if let hint = diagnostic.hint {
    output.append(repeating: UInt8(ascii: " "), count: location.map { gutterWidth(of: $0) } ?? 1)
    output.append(" = hint: ")
    output.appendVisible(hint)
    output.append("\n")
  }
}

/// Writes the line, or a part of a long one, with a caret below the location.
private func writeExcerpt(_ location: SourceLocation, style: Style, to output: inout ByteBuffer) {
  let window = ExcerptWindow(location)
  let number = String(location.line)
  let gutter = gutterWidth(of: location)
  output.append(repeating: UInt8(ascii: " "), count: gutter - number.utf8.count)
  output.append(number)
  output.append(" | ")
  output.appendVisible(window.text)
  output.append("\n")
  output.append(repeating: UInt8(ascii: " "), count: gutter)
  output.append(" | ")
  output.append(window.indent)
  output.append(style.caret)
  output.append("^")
  output.append(repeating: UInt8(ascii: "~"), count: window.width - 1)
  output.append(style.reset)
  output.append("\n")
}

/// The width of the line number's column.
private func gutterWidth(of location: SourceLocation) -> Int { max(5, String(location.line).utf8.count) }

/// The part of a line that is shown, and the position of the caret in terminal cells.
private struct ExcerptWindow {
  var text: String
  var indent: String
  var width: Int

  init(_ location: SourceLocation) {
    let excerpt = location.excerpt
    let shown = Array(excerpt.text.utf8)
    let start = min(max(location.column - 1 - excerpt.start, 0), shown.count)
    let end = min(max(location.endColumn - 1 - excerpt.start, start), shown.count)
    let before = String(decoding: shown[..<start], as: UTF8.self)
    let marked = String(decoding: shown[start..<end], as: UTF8.self)
    text = (excerpt.start > 0 ? "…" : "") + excerpt.text + (excerpt.isCut ? "…" : "")
    // A tab below a tab aligns the caret with any tab width.
    indent = excerpt.start > 0 ? " " : ""
    for scalar in before.unicodeScalars {
      indent += scalar == "\t" ? "\t" : String(repeating: " ", count: visibleWidth(of: String(scalar)))
    }
    width = max(1, visibleWidth(of: marked))
  }
}

private func visibleWidth(of text: String) -> Int { displayWidth(of: text) }

/// Terminal styles; empty if colours are off.
private struct Style {
  let colored: Bool
  var bold: String { colored ? "\u{1B}[1m" : "" }
  var reset: String { colored ? "\u{1B}[0m" : "" }
  var caret: String { colored ? "\u{1B}[32m" : "" }

  func severity(_ severity: Severity) -> String {
    guard colored else { return "" }
    switch severity {
    case .error: return "\u{1B}[1;31m"
    case .warning: return "\u{1B}[1;33m"
    case .note: return "\u{1B}[1;36m"
    }
  }
}

// MARK: - json

private func writeJSON(_ diagnostic: Diagnostic, to output: inout ByteBuffer) {
  output.append("{")
  if let file = diagnostic.file {
    output.append("\"file\":")
    output.appendJSONString(file)
    output.append(",")
  }
  if case .line(let location) = diagnostic.place {
    output.append("\"line\":\(location.line),\"column\":\(location.column),\"endColumn\":\(location.endColumn),")
  }
  output.append("\"severity\":\"\(diagnostic.severity.rawValue)\",\"id\":")
  output.appendJSONString(diagnostic.id)
  output.append(",\"message\":")
  output.appendJSONString(diagnostic.message)
  if let hint = diagnostic.hint {
    output.append(",\"hint\":")
    output.appendJSONString(hint)
  }
  if diagnostic.count > 1 { output.append(",\"count\":\(diagnostic.count)") }
  output.append("}\n")
}

// MARK: - github

/// Writes a workflow command, as in GitHub's documentation of "workflow commands".
private func writeGitHub(_ diagnostic: Diagnostic, to output: inout ByteBuffer) {
  output.append(diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue, prefixedBy: "::")
  var separator = " "
  func property(_ name: String, _ value: String, to output: inout ByteBuffer) {
    output.append("\(separator)\(name)=")
    appendWorkflowText(value, isProperty: true, to: &output)
    separator = ","
  }
  if let file = diagnostic.file { property("file", file, to: &output) }
  if case .line(let location) = diagnostic.place {
    property("line", String(location.line), to: &output)
    property("col", String(location.column), to: &output)
    property("endColumn", String(location.endColumn), to: &output)
  }
  property("title", diagnostic.id, to: &output)
  output.append("::")
  appendWorkflowText(diagnostic.message, isProperty: false, to: &output)
  if let hint = diagnostic.hint {
    output.append("%0Ahint: ")
    appendWorkflowText(hint, isProperty: false, to: &output)
  }
  output.append("\n")
}

private func appendWorkflowText(_ text: String, isProperty: Bool, to output: inout ByteBuffer) {
  // Logs are shown on terminals: replace control characters.
  var visible = ByteBuffer(capacity: text.utf8.count)
  for (number, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
    if number > 0 { visible.append("\n") }
    visible.appendVisible(String(Substring(line)))
  }
  for byte in visible.bytes {
    switch byte {
    case UInt8(ascii: "%"): output.append("%25")
    case UInt8(ascii: "\n"): output.append("%0A")
    case UInt8(ascii: ":") where isProperty: output.append("%3A")
    case UInt8(ascii: ",") where isProperty: output.append("%2C")
    default: output.append(byte)
    }
  }
}

extension ByteBuffer {
  fileprivate mutating func append(_ text: String, prefixedBy prefix: String) {
    append(prefix)
    append(text)
  }
}
