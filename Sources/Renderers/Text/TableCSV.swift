package import MenugenText
package import MenugenViewModels

extension DataTable {
  /// Writes the table as CSV (RFC 4180): a header row, then its rows. Texts that spreadsheets would run as formulas begin
  /// with an apostrophe.
  package func writeCSV(_ form: CSVForm = .plain, to output: inout ByteBuffer) {
    if form.hasByteOrderMark { output.append("\u{FEFF}") }
    for (place, column) in columns.enumerated() {
      if place > 0 { output.append(form.delimiter) }
      output.appendCSV(text: column, form)
    }
    output.append("\r\n")
    for row in rows {
      for (place, cell) in row.enumerated() {
        if place > 0 { output.append(form.delimiter) }
        switch cell {
        case .empty: break
        case .text(let text): output.appendCSV(text: text, form)
        case .day(let day): output.append(day, form)
        case .number(let number): output.append(decimal: number)
        case .amount(let amount): output.append(amount, form)
        }
      }
      output.append("\r\n")
    }
  }
}
