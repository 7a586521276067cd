import MenugenText

/// A text table: the first column is left-aligned, others are right-aligned numbers.
struct Table {
  private var rows: [[String]]

  init(_ columns: [String]) { rows = [columns] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { displayWidth(of: $0[column]) }.max() ?? 0 }
    var output = ByteBuffer()
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column > 0 { output.append("  ") }
        output.append(cell, paddedTo: widths[column], alignment: column == 0 ? .leading : .trailing)
      }
      output.append("\n")
    }
    return output.text
  }
}

/// A nonnegative number with so many decimals.
func rounded(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  let units = Int((value * scale).rounded())
  let whole = String(units / Int(scale))
  if digits == 0 { return whole }
  let fraction = String(units % Int(scale))
  return "\(whole).\(String(repeating: "0", count: digits - fraction.utf8.count))\(fraction)"
}

/// A number with about three significant digits: `0.25`, `12.5`, `48210`.
func shown(_ value: Double) -> String { rounded(value, digits: value < 1 ? 2 : value < 100 ? 1 : 0) }
