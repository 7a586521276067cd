package import MenugenText
package import MenugenViewModels

extension DataTable {
  /// Writes the table as CSV (RFC 4180): a header row, then its rows. Texts that spreadsheets would run as formulas begin
  /// with an apostrophe.
  package func writeCSV(to output: inout ByteBuffer) {
    for (place, column) in columns.enumerated() {
      if place > 0 { output.append(",") }
      output.appendCSV(text: column)
    }
    output.append("\r\n")
    for row in rows {
      for (place, cell) in row.enumerated() {
        if place > 0 { output.append(",") }
        switch cell {
        case .empty: break
        case .text(let text): output.appendCSV(text: text)
        case .number(let number): output.append(decimal: number)
        case .amount(let amount): output.append(amount)
        }
      }
      output.append("\r\n")
    }
  }
}
