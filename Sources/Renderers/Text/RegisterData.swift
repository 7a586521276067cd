package import MenugenText
package import MenugenViewModels

/// Writes a register's rows as JSON objects with sorted keys, one on each line.
package struct RegisterJSON: Sendable {
  /// Members that occur in many rows: `,"category":"sales/food"`.
  private let categories: WrittenNames
  private let hasBalances: Bool
  private var isFirstAccount = true
  private var isFirstRow = true
  private var date = WrittenDay()

  package init(_ names: RegisterNames) {
    hasBalances = names.hasBalances
    categories = WrittenNames(names.categories) { name, text in
      text.append(",\"category\":")
      text.appendScriptSafeJSONString(name)
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
    let isFirst = isFirstRow
    isFirstRow = false
    date.set(row.date)
    let date = date
    output.appendRow { line in
      if !isFirst { line.append(",\n") }
      line.append("{\"amount\":\"")
      line.append(row.amount)
      if hasBalances {
        line.append("\",\"balance\":\"")
        line.append(row.balance)
      }
      line.append("\"")
    }
    if let category = row.category { categories.write(category, to: &output) }
    output.appendRow { line in
      if row.date != nil {
        line.append(",\"date\":\"")
        line.append(date)
        line.append("\",\"id\":")
      } else {
        line.append(",\"id\":")
      }
      if row.id == nil {
        line.append("\"")
        line.append(DecimalAmount(Int128(row.position), decimals: 0))
        line.append("\"")
      }
    }
    if let id = row.id { output.appendExactScriptSafeJSONString(id) }
    if let item = row.details?.item { output.append(member: ",\"item\":", item) }
    output.append(",\"name\":")
    output.appendScriptSafeJSONString(row.name)
    if let details = row.details { write(details, to: &output) }
    output.append(UInt8(ascii: "}"))
  }

  /// Writes the details after the name; `item` comes before it.
  @inline(never)
  private func write(_ details: RegisterDetails, to output: inout ByteBuffer) {
    if let vat = details.vat {
      output.append(",\"net\":\"")
      output.append(vat.net)
      output.append("\"")
    }
    if let note = details.note {
      output.append(",\"note\":")
      output.appendExactScriptSafeJSONString(note)
    }
    if let quantity = details.quantity { output.append(member: ",\"quantity\":", quantity) }
    if let first = details.receipt.first {
      output.append(",\"receipt\":")
      if details.receipt.count == 1 {
        output.appendScriptSafeJSONString(first)
      } else {
        output.append("[")
        for (place, path) in details.receipt.enumerated() {
          if place > 0 { output.append(",") }
          output.appendScriptSafeJSONString(path)
        }
        output.append("]")
      }
    }
    if let reference = details.reference { output.append(member: ",\"reference\":", reference) }
    if let split = details.split { output.append(member: ",\"split\":", split) }
    if let vat = details.vat {
      output.append(",\"tax\":\"")
      output.append(vat.tax)
      output.append("\"")
    }
    if details.isTransfer { output.append(",\"transfer\":true") }
    if let vat = details.vat { output.append(member: ",\"vat\":", vat.rate) }
  }

  package mutating func end(to output: inout ByteBuffer) { output.append("]") }
}

/// Writes a register as CSV (RFC 4180): a header row, then a row for each movement.
///
/// Texts that spreadsheets would run as formulas begin with an apostrophe (OWASP, "CSV Injection"); amounts are
/// unchanged. The last column's name is the input's hash. `number` and `sum` are running totals. Details,
/// splits, transfers, VAT and receipts have columns only if any movement has them.
package struct RegisterCSV: Sendable {
  private let currencies: WrittenNames
  private let categories: WrittenNames
  private let accounts: WrittenNames
  private let hasDetails, hasSplits, hasTransfers, hasVAT, hasReceipts, hasBalances: Bool
  private let hashes: String

  package init(_ names: RegisterNames, inputs: [ReportInput]) {
    currencies = WrittenNames(names.currencies) { $1.appendCSV(text: $0) }
    categories = WrittenNames(names.categories) { $1.appendCSV(text: $0) }
    accounts = WrittenNames(names.accounts) { $1.appendCSV(text: $0) }
    hasDetails = names.hasDetails
    hasSplits = names.hasSplits
    hasTransfers = names.hasTransfers
    hasVAT = names.hasVAT
    hasReceipts = names.hasReceipts
    hasBalances = names.hasBalances
    hashes = inputs.map { "sha256:\($0.sha256)" }.joined(separator: " ")
  }

  package func writeHeader(to output: inout ByteBuffer) {
    output.append("id,date,name,amount,currency,category,account,balance,number,sum")
    if hasDetails { output.append(",note,reference,item,quantity") }
    if hasSplits { output.append(",split") }
    if hasTransfers { output.append(",transfer") }
    if hasVAT { output.append(",vat,net,tax") }
    if hasReceipts { output.append(",receipt") }
    if !hashes.isEmpty {
      output.append(",")
      output.append(hashes)
    }
    output.append("\r\n")
  }

  package func write(_ row: RegisterRow, to output: inout ByteBuffer) {
    if let id = row.id { output.appendCSV(exact: id) } else { output.append(decimal: row.position) }
    output.appendRow { line in
      line.append(UInt8(ascii: ","))
      if let date = row.date { line.append(date) }
      line.append(UInt8(ascii: ","))
    }
    output.appendCSV(text: row.name)
    output.append(",")
    output.append(row.amount)
    output.append(",")
    currencies.write(row.currency, to: &output)
    output.append(",")
    if let category = row.category { categories.write(category, to: &output) }
    output.append(",")
    if let account = row.account { accounts.write(account, to: &output) }
    output.append(",")
    if hasBalances { output.append(row.balance) }
    output.append(",")
    output.append(decimal: row.number)
    output.append(",")
    output.append(row.sum)
    if hasDetails { write(row.details, to: &output) }
    if hasSplits {
      output.append(",")
      if let split = row.details?.split { output.append(split) }
    }
    if hasTransfers { output.append(row.details?.isTransfer ?? false ? ",true" : ",") }
    if hasVAT { write(row.details?.vat, to: &output) }
    if hasReceipts {
      output.append(",")
      if let receipt = row.details?.receipt, !receipt.isEmpty {
        output.appendCSV(text: receipt.joined(separator: ";"))
      }
    }
    if !hashes.isEmpty { output.append(",") }
    output.append("\r\n")
  }

  private func write(_ vat: RegisterDetails.VAT?, to output: inout ByteBuffer) {
    guard let vat else { return output.append(",,,") }
    output.append(",")
    output.append(vat.rate)
    output.append(",")
    output.append(vat.net)
    output.append(",")
    output.append(vat.tax)
  }

  private func write(_ details: RegisterDetails?, to output: inout ByteBuffer) {
    output.append(",")
    if let note = details?.note { output.appendCSV(exact: note) }
    for text in [details?.reference, details?.item] {
      output.append(",")
      if let text { output.appendCSV(text: text) }
    }
    output.append(",")
    if let quantity = details?.quantity { output.append(quantity) }
  }
}

extension ByteBuffer {
  fileprivate mutating func append(member name: StaticString, _ value: String) {
    append(name)
    appendScriptSafeJSONString(value)
  }

  /// Appends text with control characters replaced.
  mutating func appendCSV(text: String) {
    appendCSV(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text : sanitizedLine(text))
  }

  /// Appends text with its line ends and tabs (RFC 4180), replacing other control characters.
  fileprivate mutating func appendCSV(exact text: String) {
    guard text.unicodeScalars.contains(where: isUnfit) else { return appendCSV(text) }
    var fit = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { fit.append(isUnfit(scalar) ? "\u{FFFD}" : scalar) }
    appendCSV(String(fit))
  }

  private mutating func appendCSV(_ text: String) {
    let isFormula = text.utf8.first.map { !isPlainStart($0) } ?? false && isFormula(text)
    text.withSpan { bytes in
      let needsQuotes = bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      if needsQuotes { append("\"") }
      if isFormula { append("'") }
      if !needsQuotes { return append(bytes) }
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "\"") { append("\"") }
        append(bytes[index])
      }
      append("\"")
    }
  }
}

/// Whether it is a control character other than tab and line ends.
private func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D: false
  case 0x00..<0x20, 0x7F..<0xA0: true
  default: false
  }
}

/// An ASCII letter or digit.
private func isPlainStart(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// Whether a spreadsheet would run the text: its first visible character begins a formula, in normal or full width.
/// Spreadsheets may ignore invisible characters and U+FFFD before it.
private func isFormula(_ text: String) -> Bool {
  for scalar in text.unicodeScalars {
    switch scalar {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r": return true
    case "\u{FFFD}": continue
    default:
      let isSeen = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
      if isSeen { return false }
    }
  }
  return false
}
