package import Text
package import ViewModels

extension AllergenPage {
  /// The table as plain text: numbered columns, their words above, a mark a cell.
  package func writeText(to output: inout ByteBuffer) {
    let text = TextPageWriter()
    text.title(title, under: menu.label.text, to: &output)
    text.blank(to: &output)
    for entry in legend { text.line("\(entry.code)  \(entry.word)", to: &output) }
    text.blank(to: &output)
    for (index, column) in columns.enumerated() {
      text.line("\(heading(index))  \(column.word)", to: &output)
    }
    for section in sections { write(section, text, to: &output) }
    if let allergenNote { text.paragraph(allergenNote, to: &output) }
  }

  private func write(_ section: AllergenSectionViewModel, _ text: TextPageWriter, to output: inout ByteBuffer) {
    text.heading(section.name.text, isMinor: false, to: &output)
    let declared = section.rows.filter { $0.notDeclared == nil }
    if !declared.isEmpty {
      text.blank(to: &output)
      writeTable(declared, to: &output)
    }
    for row in section.rows {
      guard let notDeclared = row.notDeclared else { continue }
      text.paragraph("\(row.dish.label.text): \(notDeclared)", to: &output)
    }
  }

  /// Cells between columns, and what a name may have of a line.
  private static let gap = 2
  private static let widestName = 28

  /// A mark is one cell wide, so only names have to be measured.
  private func writeTable(_ rows: [AllergenRowViewModel], to output: inout ByteBuffer) {
    let names = rows.map { sanitizedLine($0.dish.label.text) }
    let width = min(names.reduce(0) { max($0, displayWidth(of: $1)) }, Self.widestName)
    let headings = columns.indices.map(heading)
    let widths = headings.map { displayWidth(of: $0) }
    output.append(repeating: UInt8(ascii: " "), count: width)
    for heading in headings {
      output.append(repeating: UInt8(ascii: " "), count: Self.gap)
      output.append(heading)
    }
    output.append("\n")
    output.append(repeating: UInt8(ascii: "-"), count: width)
    for width in widths {
      output.append(repeating: UInt8(ascii: " "), count: Self.gap)
      output.append(repeating: UInt8(ascii: "-"), count: width)
    }
    output.append("\n")
    for (row, name) in zip(rows, names) {
      output.append(name, fitting: width, alignment: .leading)
      var spaces = Self.gap
      for (cell, width) in zip(row.cells, widths) {
        output.append(repeating: UInt8(ascii: " "), count: spaces + (width - 1) / 2)
        output.append(cell.mark)
        spaces = Self.gap + width / 2
      }
      output.append("\n")
    }
  }

  /// The site's code, or the allergen's number in the law's list.
  private func heading(_ index: Int) -> String { columns[index].code ?? String(index + 1) }
}
