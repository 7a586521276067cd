package import Text
package import ViewModels

/// Writes a register's rows as JSON, each an object in a line of its own, keys sorted.
package struct RegisterJSON: Sendable {
  /// What stands in many rows, written once: `,"category":"sales/food"`.
  private let categories: [[UInt8]]
  private var isFirstAccount = true
  private var isFirstRow = true

  package init(_ names: RegisterNames) {
    categories = names.categories.map { name in
      var text = ByteBuffer(capacity: 64)
      text.append(",\"category\":")
      text.appendScriptSafeJSONString(name)
      return text.bytes
    }
  }

  package mutating func begin(_ key: String, to output: inout ByteBuffer) {
    if !isFirstAccount { output.append(",\n") }
    isFirstAccount = false
    isFirstRow = true
    output.appendScriptSafeJSONString(key)
    output.append(":[\n")
  }

  package mutating func write(_ row: RegisterRow, to output: inout ByteBuffer) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RowScratch.capacity) { storage in
      var scratch = RowScratch(storage)
      if !isFirstRow { scratch.append(",\n") }
      isFirstRow = false
      scratch.append("{\"amount\":\"")
      scratch.append(row.amount)
      scratch.append("\",\"balance\":\"")
      scratch.append(row.balance)
      scratch.append("\"")
      scratch.move(to: &output)
      if let category = row.category { output.append(categories[category]) }
      if let date = row.date {
        scratch.append(",\"date\":\"")
        scratch.append(date)
        scratch.append("\"")
      }
      scratch.append(",\"id\":")
      if row.id == nil {
        scratch.append("\"")
        scratch.append(DecimalAmount(Int128(row.position), decimals: 0))
        scratch.append("\"")
      }
      scratch.move(to: &output)
    }
    if let id = row.id { output.appendScriptSafeJSONString(id) }
    output.append(",\"name\":")
    output.appendScriptSafeJSONString(row.name)
    output.append(UInt8(ascii: "}"))
  }

  package mutating func end(to output: inout ByteBuffer) { output.append("]") }
}

/// Writes a register as CSV (RFC 4180): a header row, then a row a movement.
///
/// A text that a spreadsheet would run as a formula is written behind an apostrophe (OWASP, "CSV Injection"); amounts are
/// never touched. The last column's name is the input's hash; `number` and `sum` count what has gone by, so that the last
/// row says how many there are and what they come to.
package struct RegisterCSV: Sendable {
  private let currencies: [[UInt8]]
  private let categories: [[UInt8]]
  private let accounts: [[UInt8]]
  private let hashes: String

  package init(_ names: RegisterNames, inputs: [ReportInput]) {
    func cells(_ names: [String]) -> [[UInt8]] {
      names.map { name in
        var cell = ByteBuffer(capacity: 64)
        cell.appendCSV(text: name)
        return cell.bytes
      }
    }
    currencies = cells(names.currencies)
    categories = cells(names.categories)
    accounts = cells(names.accounts)
    hashes = inputs.map { "sha256:\($0.sha256)" }.joined(separator: " ")
  }

  package func writeHeader(to output: inout ByteBuffer) {
    output.append("id,date,name,amount,currency,category,account,balance,number,sum")
    if !hashes.isEmpty {
      output.append(",")
      output.append(hashes)
    }
    output.append("\r\n")
  }

  package func write(_ row: RegisterRow, to output: inout ByteBuffer) {
    if let id = row.id { output.appendCSV(text: id) } else { output.append(decimal: row.position) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RowScratch.capacity) { storage in
      var scratch = RowScratch(storage)
      scratch.append(UInt8(ascii: ","))
      if let date = row.date { scratch.append(date) }
      scratch.append(UInt8(ascii: ","))
      scratch.move(to: &output)
    }
    output.appendCSV(text: row.name)
    output.append(",")
    output.append(row.amount)
    output.append(",")
    output.append(currencies[row.currency])
    output.append(",")
    if let category = row.category { output.append(categories[category]) }
    output.append(",")
    if let account = row.account { output.append(accounts[account]) }
    output.append(",")
    output.append(row.balance)
    output.append(",")
    output.append(decimal: row.number)
    output.append(",")
    output.append(row.sum)
    if !hashes.isEmpty { output.append(",") }
    output.append("\r\n")
  }
}

extension ByteBuffer {
  /// What would act in a terminal, such as an escape sequence, is shown instead.
  fileprivate mutating func appendCSV(text: String) {
    var text = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text : sanitizedLine(text)
    text.withUTF8 { bytes in
      guard let first = bytes.first else { return }
      let isFormula = isFormulaStart(first)
      let needsQuotes = bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      if needsQuotes { append("\"") }
      if isFormula { append("'") }
      if !needsQuotes { return append(bytes) }
      for byte in bytes {
        if byte == UInt8(ascii: "\"") { append("\"") }
        append(byte)
      }
      append("\"")
    }
  }
}

private func isFormulaStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
    UInt8(ascii: "\r"):
    true
  default: false
  }
}
