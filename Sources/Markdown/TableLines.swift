import MenugenText

/// Whether any line of a text may divide a table's head from its rows: dashes, colons and at least one bar.
func mayHaveTables(_ text: Span<UInt8>) -> Bool {
  var hasDash = false
  var hasBar = false
  var isDivider = true
  for index in text.indices {
    switch text[index] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if isDivider, hasDash, hasBar { return true }
      (hasDash, hasBar, isDivider) = (false, false, true)
    case UInt8(ascii: "-"): hasDash = true
    case UInt8(ascii: "|"): hasBar = true
    case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
    default: isDivider = false
    }
  }
  return isDivider && hasDash && hasBar
}

/// Whether the lines of a paragraph contain a table of GitHub Flavored Markdown: a head with bars, then a line of dashes
/// with as many cells.
func isTable(_ lines: [String]) -> Bool {
  zip(lines, lines.dropFirst()).contains { head, divider in
    let cells = cells(in: divider)
    return divider.utf8.contains(UInt8(ascii: "|")) && head.utf8.contains(UInt8(ascii: "|"))
      && cells.count == MenugenMarkdown.cells(in: head).count && cells.allSatisfy(isDivider)
  }
}

private func cells(in line: String) -> [Substring] {
  var cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
    cell.drop { $0 == " " || $0 == "\t" }
  }
  if let first = cells.first, first.isEmpty { cells.removeFirst() }
  if let last = cells.last, last.isEmpty { cells.removeLast() }
  return cells
}

/// `---`, `:--` or `:-:`.
private func isDivider(_ cell: Substring) -> Bool {
  var cell = cell.utf8.reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  if cell.first == UInt8(ascii: ":") { cell = cell.dropFirst() }
  if cell.last == UInt8(ascii: ":") { cell = cell.dropLast() }
  return !cell.isEmpty && cell.allSatisfy { $0 == UInt8(ascii: "-") }
}
