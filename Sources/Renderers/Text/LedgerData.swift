package import Text
package import ViewModels

extension LedgerFigures {
  /// `report.json`: amounts as decimal strings, keys sorted.
  package func writeJSON(to output: inout ByteBuffer) {
    output.openObject()
    output.object("byAccount", byAccount)
    output.object("byCategory", byCategory)
    output.object("byCurrency", byCurrency)
    output.object("byMonthCategory", byMonthCategory)
    if let closingBalance { output.object("closingBalance", [closingBalance]) }
    output.key("count")
    output.value(count)
    output.member("ledger", id)
    if let openingBalance { output.object("openingBalance", [openingBalance]) }
    output.closeObject()
    output.append("\n")
  }
}

extension ByteBuffer {
  fileprivate mutating func object(_ name: StaticString, _ figures: [LedgerFigures.Figure]) {
    key(name)
    openObject()
    for figure in figures {
      key(figure.key)
      value(figure.amount)
    }
    closeObject()
  }
}

/// A register as CSV (RFC 4180): a header row, then a row a movement.
///
/// A text that a spreadsheet would run as a formula is written behind an apostrophe (OWASP, "CSV Injection");
/// amounts are never touched.
package func writeRegisterCSV(_ rows: some Sequence<RegisterRow>, to output: inout ByteBuffer) {
  output.append("id,date,name,amount,currency,category,account,balance\r\n")
  for row in rows {
    output.appendCSV(text: row.id)
    output.append(",")
    output.append(row.date ?? "")
    output.append(",")
    output.appendCSV(text: row.name)
    output.append(",")
    output.append(row.amount)
    output.append(",")
    output.append(row.currency)
    output.append(",")
    output.appendCSV(text: row.category ?? "")
    output.append(",")
    output.appendCSV(text: row.account ?? "")
    output.append(",")
    output.append(row.balance)
    output.append("\r\n")
  }
}

extension ByteBuffer {
  fileprivate mutating func appendCSV(text: String) {
    // A row is one line, and nothing in it moves a terminal's cursor or reorders what is beside it.
    let isTame = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    let text = isTame ? text : sanitizedLine(text)
    guard !text.isEmpty else { return }
    let isFormula = text.utf8.first { $0 != UInt8(ascii: " ") }.map { "=+-@".utf8.contains($0) } ?? false
    let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
    if needsQuotes { append("\"") }
    if isFormula { append("'") }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append("\"") }
      append(byte)
    }
    if needsQuotes { append("\"") }
  }
}
