import Text

/// Rows in columns as wide as their widest cell, figures at the right.
struct TextTable {
  struct Column {
    var title: String
    var alignment: TextAlignment = .leading
    /// Cells a column is cut to; names are long, terminals aren't.
    var limit = Int.max
  }

  /// A text of one line, and how wide it is.
  private struct Cell {
    var text: String
    var width: Int

    init(_ text: String) {
      self.text = sanitizedLine(text)
      width = displayWidth(of: self.text)
    }
  }

  var columns: [Column]
  private var rows: [[Cell]] = []

  init(_ columns: [Column]) { self.columns = columns }

  mutating func add(_ cells: [String]) { rows.append(cells.map(Cell.init)) }

  var isEmpty: Bool { rows.isEmpty }

  /// The table under its own heading row, with an empty line before it.
  func write(to output: inout ByteBuffer) {
    let titles = columns.map { Cell($0.title) }
    let widths = columns.indices.map { column in
      let widest = rows.lazy.map { $0[column].width }.max() ?? 0
      return max(titles[column].width, min(widest, columns[column].limit))
    }
    output.append("\n")
    write(titles, widths, to: &output)
    write(widths.map { Cell(String(repeating: "-", count: $0)) }, widths, to: &output)
    for row in rows { write(row, widths, to: &output) }
  }

  private func write(_ cells: [Cell], _ widths: [Int], to output: inout ByteBuffer) {
    var lineStart = output.count
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append("  ") }
      let width = widths[index]
      let fitting = cell.width <= width ? cell : Cell(truncated(cell.text, toWidth: width))
      output.append(
        fitting.text, cells: fitting.width, paddedTo: width, alignment: columns[index].alignment)
    }
    // No line ends in spaces.
    lineStart = max(lineStart, 0)
    while output.count > lineStart, output[output.count - 1] == UInt8(ascii: " ") {
      output.truncate(to: output.count - 1)
    }
    output.append("\n")
  }
}
