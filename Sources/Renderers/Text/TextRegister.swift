import MenugenText
import MenugenViewModels

/// A register's rows in plain text: one line each, or two on a narrow terminal.
///
/// ```
/// 2026-03-02  Card sales         €812.40
///             sa/food  bank    €2,012.40
/// ```
struct TextRegister {
  private let columns: [ReportTable.Column]
  private var table: TextTable
  private var widths: [Int]
  /// The width of a line.
  private var width = 0
  /// `nil` if a row takes one line.
  private var stack: Stack?

  /// The columns of both lines, and their widths.
  private struct Stack {
    /// The column before the names: a date.
    var words: [Int]
    /// The first is in the first line, the others in the second.
    var names: [Int]
    /// The first is in the first line, the second in the second.
    var figures: [Int]
    var indent: Int
    /// The width for the names of a line.
    var room: Int
    var figure: Int
    var widths: [Int]
  }

  /// From this width on, a name may be as short as in any table.
  private static let wide = 72

  init(_ columns: [ReportTable.Column]) {
    self.columns = columns
    table = TextTable(columns)
    widths = columns.map { displayWidth(of: sanitizedLine($0.title)) }
  }

  mutating func measure(_ row: [String]) {
    table.measure(row)
    for (index, cell) in row.enumerated() { widths[index] = max(widths[index], displayWidth(of: sanitizedLine(cell))) }
  }

  mutating func fit(into width: Int) {
    self.width = width
    if table.fit(into: width, leastName: width < Self.wide ? 12 : TextTable.leastName) { return }
    let words = columns.indices.filter { columns[$0].kind == .word }
    let names = columns.indices.filter { columns[$0].kind == .name || columns[$0].kind == .path }
    let figures = columns.indices.filter { columns[$0].kind == .figure }
    guard !names.isEmpty, figures.count == 2 else { return }
    let indent = words.reduce(0) { $0 + widths[$1] + TextTable.gap }
    let figure = figures.map { widths[$0] }.max() ?? 0
    let room = max(TextTable.leastName, width - indent - TextTable.gap - figure)
    var stack = Stack(
      words: words, names: names, figures: figures, indent: indent, room: room, figure: figure, widths: widths)
    stack.widths[names[0]] = room
    let others = names.dropFirst()
    while others.reduce(-TextTable.gap, { $0 + stack.widths[$1] + TextTable.gap }) > room,
      let widest = others.max(by: { stack.widths[$0] < stack.widths[$1] }), stack.widths[widest] > 1
    {
      stack.widths[widest] -= 1
    }
    self.stack = stack
  }

  func writeHeading(to output: inout ByteBuffer) {
    guard let stack else { return table.writeHeading(table.all, to: &output) }
    write(columns.map(\.title), to: &output)
    let width = stack.indent + stack.room + TextTable.gap + stack.figure
    output.append(repeating: UInt8(ascii: "-"), count: width)
    output.append("\n")
  }

  func write(_ row: ReportRow, to output: inout ByteBuffer) {
    write(row.cells, to: &output)
    if row.reference == nil, row.remark == nil, row.note == nil { return }
    // Never truncated.
    let dates = columns.indices.prefix { columns[$0].kind == .word }
    let indent = dates.isEmpty ? TextTable.gap : dates.reduce(0) { $0 + widths[$1] + TextTable.gap }
    let lines = [row.reference, row.remark].compactMap { $0?[...] } + (row.note.map(textLines) ?? [])
    for line in lines.flatMap({ cellLines(of: sanitizedLine(String($0)), width: max(1, width - indent)) }) {
      output.append(repeating: UInt8(ascii: " "), count: line.isEmpty ? 0 : indent)
      output.append(line)
      output.append("\n")
    }
  }

  private func write(_ row: [String], to output: inout ByteBuffer) {
    guard let stack else { return table.write(row, table.all, to: &output) }
    for index in stack.words {
      output.append(sanitizedLine(row[index]), as: columns[index].kind, fitting: stack.widths[index])
      output.append(repeating: UInt8(ascii: " "), count: TextTable.gap)
    }
    write(row, [stack.names[0]], stack.figures[0], stack, to: &output)
    output.append(repeating: UInt8(ascii: " "), count: stack.indent)
    write(row, Array(stack.names.dropFirst()), stack.figures[1], stack, to: &output)
  }

  private func write(_ row: [String], _ names: [Int], _ figure: Int, _ stack: Stack, to output: inout ByteBuffer) {
    var cells = 0
    for (place, index) in names.enumerated() {
      if place > 0 { output.append(repeating: UInt8(ascii: " "), count: TextTable.gap) }
      output.append(sanitizedLine(row[index]), as: columns[index].kind, fitting: stack.widths[index])
      cells += stack.widths[index] + (place > 0 ? TextTable.gap : 0)
    }
    output.append(repeating: UInt8(ascii: " "), count: stack.room - cells + TextTable.gap)
    output.append(sanitizedLine(row[figure]), as: .figure, fitting: stack.figure)
    output.endLineWithoutSpaces()
  }
}

/// The lines of a text as written.
private func textLines(_ text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
}

/// A text broken into lines of exactly `width` cells.
private func cellLines(of text: String, width: Int) -> [String] {
  if displayWidth(of: text) <= width { return [text] }
  var lines: [String] = []
  var line = ""
  var used = 0
  for character in text {
    let cells = displayWidth(of: String(character))
    if !line.isEmpty, used + cells > width {
      lines.append(line)
      line = ""
      used = 0
    }
    line.append(character)
    used += cells
  }
  return lines + [line]
}
