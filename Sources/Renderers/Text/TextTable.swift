import Text
import ViewModels

/// Rows in columns as wide as their widest cell, figures at the right, as a terminal or a page of plain text shows them.
///
/// Where a line has no room for all columns, names are cut, and then the table goes on below with the first column
/// again: a figure is never cut.
struct TextTable {
  private let columns: [ReportTable.Column]
  private var widths: [Int]

  /// Cells between columns.
  private static let gap = 2
  /// What is left of a name where there is no room.
  private static let leastName = 8

  init(_ columns: [ReportTable.Column]) {
    self.columns = columns
    widths = columns.map { displayWidth(of: sanitizedLine($0.title)) }
  }

  /// Makes room for a row; all are looked at before the first is written.
  mutating func measure(_ row: [String]) {
    for (index, cell) in row.enumerated() { widths[index] = max(widths[index], displayWidth(of: sanitizedLine(cell))) }
  }

  /// Cuts the widest names until a line fits, so far as they can be.
  mutating func fit(into width: Int) {
    let names = columns.indices.filter { columns[$0].kind == .name }
    while lineWidth(columns.indices) > width,
      let widest = names.filter({ widths[$0] > TextTable.leastName }).max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
    }
  }

  func writeHeading(_ shown: [Int], to output: inout ByteBuffer) {
    write(columns.map(\.title), shown, to: &output)
    write(widths.map { String(repeating: "-", count: $0) }, shown, to: &output)
  }

  func write(_ row: [String], _ shown: [Int], to output: inout ByteBuffer) {
    for (place, index) in shown.enumerated() {
      if place > 0 { output.append(repeating: UInt8(ascii: " "), count: TextTable.gap) }
      let alignment: TextAlignment =
        switch columns[index].kind {
        case .figure: .trailing
        case .name, .word: .leading
        }
      output.append(sanitizedLine(row[index]), fitting: widths[index], alignment: alignment)
    }
    // No line ends in spaces.
    while output.count > 0, output[output.count - 1] == UInt8(ascii: " ") { output.truncate(to: output.count - 1) }
    output.append("\n")
  }

  /// The columns in as many parts as lines of this width need, each with the first.
  func parts(fitting width: Int) -> [[Int]] {
    guard var part = columns.indices.first.map({ [$0] }) else { return [] }
    var parts: [[Int]] = []
    for index in columns.indices.dropFirst() {
      if part.count > 1, lineWidth(part + [index]) > width {
        parts.append(part)
        part = [0]
      }
      part.append(index)
    }
    return parts + [part]
  }

  var all: [Int] { Array(columns.indices) }

  private func lineWidth(_ columns: some Collection<Int>) -> Int {
    columns.reduce(0) { $0 + widths[$1] } + TextTable.gap * max(0, columns.count - 1)
  }
}
