package import MenugenText
package import MenugenViewModels

/// Calls its argument with each row of a report's register. Can be called repeatedly.
package typealias ReportRows = ((_ row: ReportRow) -> Void) -> Void

extension ReportViewModel {
  /// Writes the report as plain text: totals, tables, then the register.
  ///
  /// - Parameters:
  ///   - width: The width of a line, in cells.
  ///   - rows: The register's rows. Called twice: to measure, and to write them.
  ///   - flush: Called after every row.
  package func writeText(
    width: Int, rows: @escaping ReportRows, to output: inout ByteBuffer, flush: (inout ByteBuffer) -> Void = { _ in }
  ) {
    let text = TextPageWriter(width: width)
    text.title(name, under: siteName, to: &output)
    text.paragraph(facts.joined(separator: ", "), to: &output)
    if let note, isWhole { text.paragraph(note, to: &output) }
    for table in tables { table.writeText(width: width, to: &output) }
    if let notice {
      text.paragraph("\(notice.title)\n\(notice.message)", to: &output)
    } else if showsRegister {
      writeRegister(width: width, rows, to: &output, flush)
    }
    guard isWhole else { return }
    if !proof.isEmpty { text.blank(to: &output) }
    for line in proof { text.proof(line, to: &output) }
  }

  private func writeRegister(
    width: Int, _ rows: @escaping ReportRows, to output: inout ByteBuffer, _ flush: (inout ByteBuffer) -> Void
  ) {
    var table = TextRegister(register.columns)
    rows { table.measure($0.cells) }
    table.fit(into: width)
    TextPageWriter(width: width).heading(register.title, isMinor: true, to: &output)
    table.writeHeading(to: &output)
    rows { row in
      table.write(row, to: &output)
      flush(&output)
    }
    if let note = register.note { TextPageWriter(width: width).block(note, indent: 0, to: &output) }
  }
}

extension ReportTable {
  fileprivate func writeText(width: Int, to output: inout ByteBuffer) {
    let text = TextPageWriter(width: width)
    text.heading(title, isMinor: true, to: &output)
    var table = TextTable(columns)
    for row in rows { table.measure(row) }
    table.fit(into: width)
    for (place, part) in table.parts(fitting: width).enumerated() {
      if place > 0 { text.blank(to: &output) }
      table.writeHeading(part, to: &output)
      for row in rows { table.write(row, part, to: &output) }
    }
    if let note { text.block(note, indent: 0, to: &output) }
  }
}
