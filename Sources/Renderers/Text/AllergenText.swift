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
    var table = TextTable([.init("", .name)] + columns.indices.map { .init(heading($0), .mark) })
    let rows = section.rows.filter { $0.notDeclared == nil }.map { [$0.dish.label.text] + $0.cells.map(\.mark) }
    for row in rows { table.measure(row) }
    table.limitNames(to: 28)
    if !rows.isEmpty {
      text.blank(to: &output)
      table.writeHeading(table.all, to: &output)
      for row in rows { table.write(row, table.all, to: &output) }
    }
    for row in section.rows {
      guard let notDeclared = row.notDeclared else { continue }
      text.paragraph("\(row.dish.label.text): \(notDeclared)", to: &output)
    }
  }

  /// The site's code, or the allergen's number in the law's list.
  private func heading(_ index: Int) -> String { columns[index].code ?? String(index + 1) }
}
