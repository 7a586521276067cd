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
    var marks = MarkColumns(headings)
    sections.forEachInPlace { write($0, &marks, text, to: &output) }
    if let allergenNote { text.paragraph(allergenNote, to: &output) }
  }

  private func write(
    _ section: borrowing AllergenSectionViewModel, _ marks: inout MarkColumns, _ text: TextPageWriter,
    to output: inout ByteBuffer
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
  /// What the marks are of: one page's.
  private var kinds: [AllergenCellViewModel] = []
  /// The marks' bytes, one behind the other, and where each ends.
  private var marks: [UInt8] = []
  private var markEnds: [Int] = []

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

  mutating func write(_ row: borrowing AllergenRowViewModel, nameWidth: Int, to output: inout ByteBuffer) {
    let cells = output.append(sanitizedLine(row.dish.label.text), wrappedTo: nameWidth)
    output.append(repeating: UInt8(ascii: " "), count: nameWidth - cells)
    // The same array for all rows, so that nothing is compared.
    if row.cells.kinds != kinds { take(row.cells.kinds) }
    write(row.cells, to: &output)
    output.append("\n")
  }

  private mutating func take(_ kinds: [AllergenCellViewModel]) {
    self.kinds = kinds
    marks = []
    markEnds = kinds.map { kind in
      marks += kind.mark.utf8
      return marks.count
    }
  }

  /// Byte by byte into room for the longest: a table has hundreds of marks, and each a few bytes.
  private func write(_ cells: borrowing AllergenCells, to output: inout ByteBuffer) {
    let count = Swift.min(cells.count, spaces.count)
    output.append(upTo: spaces.reduce(0, +) + count * marks.count) { room in
      var end = 0
      func add(_ byte: UInt8) {
        room[end] = byte
        end &+= 1
      }
      for column in 0..<count {
        for _ in 0..<spaces[column] { add(UInt8(ascii: " ")) }
        let kind = cells.number(at: column)
        for index in (kind == 0 ? 0 : markEnds[kind &- 1])..<markEnds[kind] { add(marks[index]) }
      }
      return end
    }
  }
}
