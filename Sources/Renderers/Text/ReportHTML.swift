package import Text
package import ViewModels

extension ReportViewModel {
  /// The report as one page that needs no other file, to be printed or sent.
  ///
  /// - Parameters:
  ///   - rows: The register's rows.
  ///   - flush: Called behind every row.
  package func writeHTML(
    rows: @escaping ReportRows, to output: inout ByteBuffer, flush: (inout ByteBuffer) -> Void = { _ in }
  ) {
    output.append("<!doctype html>\n<html lang=\"")
    output.appendHTML(language)
    output.append(isRightToLeft ? "\" dir=\"rtl\">\n" : "\">\n")
    output.append("<head>\n<meta charset=\"utf-8\">\n")
    output.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    output.append("<meta name=\"robots\" content=\"noindex\">\n<title>")
    output.appendHTML(name == siteName ? name : "\(name) – \(siteName)")
    output.append("</title>\n<style>\n")
    output.append(style)
    output.append("</style>\n</head>\n<body>\n<main>\n")
    output.element("h1", name)
    output.element("p", facts.joined(separator: ", "))
    if let note { for line in note.split(separator: "\n") { output.element("p", String(line)) } }
    if let notice { output.element("p", "\(notice.title): \(notice.message)") }
    for table in tables { output.table(table, { body in table.rows.forEach(body) }, flush) }
    if notice == nil { output.table(register, rows, flush) }
    for line in proof { output.element("p", line) }
    output.append("</main>\n</body>\n</html>\n")
  }
}

extension ByteBuffer {
  fileprivate mutating func element(_ name: StaticString, _ text: String) {
    append("<")
    append(name)
    append(">")
    appendHTML(text)
    append("</")
    append(name)
    append(">\n")
  }

  fileprivate mutating func table(
    _ table: ReportTable, _ rows: @escaping ReportRows, _ flush: (inout ByteBuffer) -> Void
  ) {
    append("<section>\n")
    element("h2", table.title)
    append("<table>\n<thead><tr>")
    for column in table.columns {
      append(column.kind == .figure ? "<th scope=\"col\" class=\"figure\">" : "<th scope=\"col\">")
      appendHTML(column.title)
      append("</th>")
    }
    append("</tr></thead>\n<tbody>\n")
    rows { row in
      append("<tr>")
      for (column, cell) in zip(table.columns, row) {
        append(column.kind == .figure ? "<td class=\"figure\">" : "<td>")
        appendIndented(cell)
        append("</td>")
      }
      append("</tr>\n")
      flush(&self)
    }
    append("</tbody>\n</table>\n")
    if let note = table.note { element("p", note) }
    append("</section>\n")
  }

  /// The spaces before a category say how deep it stands.
  private mutating func appendIndented(_ cell: String) {
    let depth = cell.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    for _ in 0..<depth { append("\u{2003}") }
    appendHTML(cell)
  }
}

/// As little as a page to be printed needs: headings stay with their tables, and each page repeats a table's head.
private let style: StaticString = """
  :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
  section { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { border-bottom: 1px solid #8886; padding: .2rem .6rem; text-align: start; vertical-align: top; }
  .figure { text-align: end; white-space: nowrap; }
  @media print {
    body { max-width: none; padding: 0; font-size: 9pt; }
    h2 { break-after: avoid; }
    section { overflow: visible; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; }
  }

  """
