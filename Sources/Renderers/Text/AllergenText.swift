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
    let headings = columns.enumerated().map { index, column in column.code ?? String(index + 1) }
    for (heading, column) in zip(headings, columns) { text.line("\(heading)  \(column.word)", to: &output) }
    let marks = MarkColumns(headings)
    sections.forEachInPlace { write($0, marks, text, to: &output) }
    if let allergenNote { text.paragraph(allergenNote, to: &output) }
  }

  private func write(
    _ section: AllergenSectionViewModel, _ marks: MarkColumns, _ text: TextPageWriter, to output: inout ByteBuffer
  ) {
    let names = section.parents.map(\.text) + [section.name.text]
    text.heading(names.joined(separator: " · "), isMinor: false, to: &output)
    var nameWidth = 0
    section.rows.forEachInPlace { row in
      nameWidth = max(nameWidth, min(displayWidth(of: sanitizedLine(row.dish.label.text)), MarkColumns.widestName))
    }
    text.blank(to: &output)
    marks.writeHeading(nameWidth: nameWidth, to: &output)
    section.rows.forEachInPlace { marks.write($0, nameWidth: nameWidth, to: &output) }
  }
}

/// A name, then columns as wide as their headings with a mark of one cell in the middle of each.
private struct MarkColumns {
  /// A longer name begins in the lines before its marks.
  static let widestName = 28
  private static let gap = 2

  private let headings: [String]
  private let widths: [Int]
  /// The spaces before each mark: the gap, what its own column leaves before it, and the one before it behind its mark.
  private let spaces: [Int]

  init(_ headings: [String]) {
    self.headings = headings.map(sanitizedLine)
    widths = self.headings.map { max(1, displayWidth(of: $0)) }
    var behind = 0
    spaces = widths.map { width in
      let before = (width - 1) / 2
      defer { behind = width - 1 - before }
      return MarkColumns.gap + behind + before
    }
  }

  func writeHeading(nameWidth: Int, to output: inout ByteBuffer) {
    output.append(repeating: UInt8(ascii: " "), count: nameWidth)
    for (index, heading) in headings.enumerated() {
      output.append(repeating: UInt8(ascii: " "), count: MarkColumns.gap)
      let isLast = index == headings.count - 1
      output.append(heading, paddedTo: isLast ? 0 : widths[index])
    }
    output.append("\n")
    output.append(repeating: UInt8(ascii: "-"), count: nameWidth)
    for width in widths {
      output.append(repeating: UInt8(ascii: " "), count: MarkColumns.gap)
      output.append(repeating: UInt8(ascii: "-"), count: width)
    }
    output.append("\n")
  }

  func write(_ row: borrowing AllergenRowViewModel, nameWidth: Int, to output: inout ByteBuffer) {
    let cells = output.append(sanitizedLine(row.dish.label.text), wrappedTo: nameWidth)
    output.append(repeating: UInt8(ascii: " "), count: nameWidth - cells)
    var index = 0
    row.cells.forEachInPlace { cell in
      output.append(repeating: UInt8(ascii: " "), count: spaces[index])
      output.append(cell.mark)
      index += 1
    }
    output.append("\n")
  }
}
