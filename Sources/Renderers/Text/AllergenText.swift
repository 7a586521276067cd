package import MenugenText
package import MenugenViewModels

extension AllergenPage {
  /// Writes the table as plain text: numbered columns, their words above, a mark in each cell.
  package func writeText(to output: inout ByteBuffer) {
    let text = TextPageWriter()
    text.title(title, under: menu.label.text, to: &output)
    text.blank(to: &output)
    for entry in legend { text.line("\(entry.code)  \(entry.word)", to: &output) }
    text.blank(to: &output)
    let headings = columns.enumerated().map { index, column in column.code ?? String(index + 1) }
    for (heading, column) in zip(headings, columns) { text.line("\(heading)  \(column.word)", to: &output) }
    let marks = MarkColumns(headings)
    sections.forEachInPlace { write($0, marks, text, to: &output) }
    if let allergenNote { text.paragraph(allergenNote, to: &output) }
    if let updated { text.paragraph(updated.text, to: &output) }
  }

  private func write(
    _ section: borrowing AllergenSectionViewModel, _ marks: MarkColumns, _ text: TextPageWriter,
    to output: inout ByteBuffer
  ) {
    let names = section.parents.map(\.text) + [section.name.text]
    text.heading(names.joined(separator: " · "), isMinor: false, to: &output)
    var nameWidth = 0
    section.rows.forEachInPlace { row in
      let name = row.dish.label.text
      let width = cellsOfSimpleLine(name) ?? displayWidth(of: sanitizedLine(name))
      nameWidth = max(nameWidth, min(width, MarkColumns.widestName))
    }
    text.blank(to: &output)
    marks.writeHeading(nameWidth: nameWidth, to: &output)
    section.rows.forEachInPlace { marks.write($0, nameWidth: nameWidth, to: &output) }
  }
}

/// A name column, then columns as wide as their headings, with centred marks.
private struct MarkColumns {
  /// Longer names are wrapped.
  static let widestName = 28
  private static let gap = 2

  /// The headings, and the lines below them.
  private var headings: [UInt8] = []
  private var rules: [UInt8] = []
  /// The spaces before each mark.
  private var spaces: [Int] = []

  init(_ headings: [String]) {
    var behind = 0
    for (index, heading) in headings.map(sanitizedLine).enumerated() {
      let ownWidth = displayWidth(of: heading)
      let width = max(1, ownWidth)
      let before = (width - 1) / 2
      spaces.append(MarkColumns.gap + behind + before)
      behind = width - 1 - before
      for _ in 0..<MarkColumns.gap {
        self.headings.append(UInt8(ascii: " "))
        rules.append(UInt8(ascii: " "))
      }
      self.headings.append(contentsOf: heading.utf8)
      if ownWidth < width, index < headings.count - 1 { self.headings.append(UInt8(ascii: " ")) }
      for _ in 0..<width { rules.append(UInt8(ascii: "-")) }
    }
  }

  func writeHeading(nameWidth: Int, to output: inout ByteBuffer) {
    output.append(repeating: UInt8(ascii: " "), count: nameWidth)
    output.append(headings)
    output.append("\n")
    output.append(repeating: UInt8(ascii: "-"), count: nameWidth)
    output.append(rules)
    output.append("\n")
  }

  func write(_ row: borrowing AllergenRowViewModel, nameWidth: Int, to output: inout ByteBuffer) {
    let width = writeName(row.dish.label.text, width: nameWidth, to: &output)
    output.append(repeating: UInt8(ascii: " "), count: nameWidth - width)
    for (spaces, cell) in zip(spaces, row.cells) {
      output.append(repeating: UInt8(ascii: " "), count: spaces)
      output.append(cell.mark)
    }
    output.append("\n")
  }

  /// Returns the width of the last line.
  private func writeName(_ name: String, width: Int, to output: inout ByteBuffer) -> Int {
    guard let cells = cellsOfSimpleLine(name), cells <= width else {
      return output.append(sanitizedLine(name), wrappedTo: width)
    }
    output.append(name)
    return cells
  }
}
