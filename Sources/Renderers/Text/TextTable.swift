import MenugenText
import MenugenViewModels

/// A plain text table with aligned columns, figures at the right.
///
/// If a line is too narrow, names are truncated, then the table continues below with the name columns repeated. Figures
/// are never truncated.
struct TextTable {
  private let columns: [ReportTable.Column]
  private var widths: [Int]
  /// The widths without the titles.
  private var cells: [Int]

  /// The space between columns.
  static let gap = 2
  /// The minimum width of a truncated name.
  static let leastName = 8

  init(_ columns: [ReportTable.Column]) {
    self.columns = columns
    widths = columns.map { displayWidth(of: sanitizedLine($0.title)) }
    cells = columns.map { _ in 0 }
  }

  /// Measures a row. Call it for all rows before writing.
  mutating func measure(_ row: [String]) {
    for (index, cell) in row.enumerated() {
      cells[index] = max(cells[index], displayWidth(of: sanitizedLine(cell)))
      widths[index] = max(widths[index], cells[index])
    }
  }

  /// Truncates the widest names until a line fits.
  ///
  /// - Returns: Whether it fits.
  @discardableResult
  mutating func fit(into width: Int, leastName: Int = TextTable.leastName) -> Bool {
    // Wrap long titles before truncating names.
    if lineWidth(columns.indices) > width {
      for index in columns.indices where columns[index].kind == .figure {
        let words = sanitizedLine(columns[index].title).split(separator: " ").map { displayWidth(of: String($0)) }
        widths[index] = max(cells[index], words.max() ?? 0)
      }
    }
    let natural = widths
    if narrow(Array(columns.indices), to: width, leastName) { return true }
    // In several parts, each has the names and at least one figure.
    widths = natural
    let widest = columns.indices.filter { columns[$0].kind == .figure }.max { widths[$0] < widths[$1] }
    narrow(keys + (widest.map { [$0] } ?? []), to: width, leastName)
    return false
  }

  @discardableResult
  private mutating func narrow(_ shown: [Int], to width: Int, _ leastName: Int) -> Bool {
    let names = shown.filter { columns[$0].kind == .name || columns[$0].kind == .path }
    while lineWidth(shown) > width {
      guard let widest = names.filter({ widths[$0] > leastName }).max(by: { widths[$0] < widths[$1] }) else {
        return false
      }
      widths[widest] -= 1
    }
    return true
  }

  func writeHeading(_ shown: [Int], to output: inout ByteBuffer) {
    let titles = columns.indices.map { lines(of: sanitizedLine(columns[$0].title), in: widths[$0], columns[$0].kind) }
    let height = shown.map { titles[$0].count }.max() ?? 0
    for line in 0..<height {
      // Titles are aligned at the bottom.
      write(
        titles.map { lines in line < height - lines.count ? "" : lines[line - (height - lines.count)] }, shown,
        to: &output)
    }
    write(widths.map { String(repeating: "-", count: $0) }, shown, to: &output)
  }

  func write(_ row: [String], _ shown: [Int], to output: inout ByteBuffer) {
    for (place, index) in shown.enumerated() {
      if place > 0 { output.append(repeating: UInt8(ascii: " "), count: TextTable.gap) }
      let text = sanitizedLine(row[index])
      let isCutTree = columns[index].kind == .path && widths[index] < cells[index]
      output.append(
        isCutTree ? outdented(text, toWidth: widths[index]) : text, as: columns[index].kind, fitting: widths[index])
    }
    output.endLineWithoutSpaces()
  }

  /// Halves the indentation of a tree row in a narrow column, keeping at least six cells for its name.
  private func outdented(_ text: String, toWidth width: Int) -> String {
    let indent = text.prefix { $0 == " " }.count
    return String(repeating: " ", count: min(indent / 2, max(0, width - 6))) + text.dropFirst(indent)
  }

  private func lines(of title: String, in width: Int, _ kind: ReportTable.Column.Kind) -> [String] {
    guard kind == .figure, displayWidth(of: title) > width else { return [title] }
    var lines: [String] = []
    for word in title.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, displayWidth(of: longer) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The columns split into parts that fit, each with the name columns.
  func parts(fitting width: Int) -> [[Int]] {
    guard !columns.isEmpty else { return [] }
    let figures = columns.indices.dropFirst(keys.count)
    let repeated = figures.allSatisfy { lineWidth(keys + [$0]) <= width } ? keys : [0]
    var parts: [[Int]] = []
    var part = Array(repeated)
    for index in columns.indices where !repeated.contains(index) {
      if part.count > repeated.count, lineWidth(part + [index]) > width {
        parts.append(part)
        part = Array(repeated)
      }
      part.append(index)
    }
    return parts + [part]
  }

  var all: [Int] { Array(columns.indices) }

  /// The columns before the first figure.
  private var keys: [Int] { Array(columns.indices.prefix { columns[$0].kind != .figure }) }

  private func lineWidth(_ columns: some Collection<Int>) -> Int {
    columns.reduce(0) { $0 + widths[$1] } + TextTable.gap * max(0, columns.count - 1)
  }
}

extension ByteBuffer {
  /// Appends a cell.
  mutating func append(_ text: String, as kind: ReportTable.Column.Kind, fitting width: Int) {
    switch kind {
    case .figure: append(text, fitting: width, alignment: .trailing)
    case .name, .word: append(text, fitting: width, alignment: .leading)
    case .path: append(shortenedPath(text, toWidth: width), fitting: width, alignment: .leading)
    }
  }

  /// Ends a line without trailing spaces.
  mutating func endLineWithoutSpaces() {
    while count > 0, self[count - 1] == UInt8(ascii: " ") { truncate(to: count - 1) }
    append("\n")
  }
}
