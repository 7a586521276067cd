import Text

/// Rows in columns as wide as their widest cell, figures at the right.
struct TextTable {
  struct Column {
    var title: String
    var alignment: TextAlignment = .leading
    /// Cells a column is cut to; names are long, terminals aren't.
    var limit = Int.max
  }

  var columns: [Column]
  var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  mutating func add(_ cells: [String]) { rows.append(cells.map(sanitizedLine)) }

  /// The table under its own heading row, with an empty line before it.
  func write(to output: inout ByteBuffer) {
    let titles = columns.map { sanitizedLine($0.title) }
    let widths = columns.indices.map { column in
      let widest = rows.lazy.map { displayWidth(of: $0[column]) }.max() ?? 0
      return max(displayWidth(of: titles[column]), min(widest, columns[column].limit))
    }
    output.append("\n")
    write(titles, widths, to: &output)
    write(widths.map { String(repeating: "-", count: $0) }, widths, to: &output)
    for row in rows { write(row, widths, to: &output) }
  }

  private func write(_ cells: [String], _ widths: [Int], to output: inout ByteBuffer) {
    var lineStart = output.count
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append("  ") }
      output.append(
        truncated(cell, toWidth: widths[index]), paddedTo: widths[index], alignment: columns[index].alignment)
    }
    // No line ends in spaces.
    lineStart = max(lineStart, 0)
    while output.count > lineStart, output[output.count - 1] == UInt8(ascii: " ") {
      output.truncate(to: output.count - 1)
    }
    output.append("\n")
  }
}
