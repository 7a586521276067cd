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
      if details.receipt.count == 1 {
        output.append(member: ",\"receipt\":", first)
      } else {
        output.append(member: ",\"receipt\":", details.receipt)
      }
    }
    if let reference = details.reference { output.append(member: ",\"reference\":", reference) }
    if let split = details.split { output.append(member: ",\"split\":", split) }
    if details.isPending { output.append(",\"status\":\"pending\"") }
    if !details.tags.isEmpty { output.append(member: ",\"tags\":", details.tags) }
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
/// splits, transfers, VAT, receipts, tags and states have columns only if any movement has them.
package struct RegisterCSV: Sendable {
  private let currencies: WrittenNames
  private let categories: WrittenNames
  private let accounts: WrittenNames
  private let hasDetails, hasSplits, hasTransfers, hasVAT, hasReceipts, hasTags, hasPending, hasBalances: Bool
  private let hashes: String
  private let form: CSVForm
  private let isPlain: Bool

  package init(_ names: RegisterNames, inputs: [ReportInput], form: CSVForm = .plain) {
    self.form = form
    isPlain = form == .plain
    currencies = WrittenNames(names.currencies) { $1.appendCSV(text: $0, form) }
    categories = WrittenNames(names.categories) { $1.appendCSV(text: $0, form) }
    accounts = WrittenNames(names.accounts) { $1.appendCSV(text: $0, form) }
    hasDetails = names.hasDetails
    hasSplits = names.hasSplits
    hasTransfers = names.hasTransfers
    hasVAT = names.hasVAT
    hasReceipts = names.hasReceipts
    hasTags = names.hasTags
    hasPending = names.hasPending
    hasBalances = names.hasBalances
    hashes = inputs.map { "sha256:\($0.sha256)" }.joined(separator: " ")
  }

  package func writeHeader(to output: inout ByteBuffer) {
    var columns = "id,date,name,amount,currency,category,account,balance,number,sum"
    if hasDetails { columns += ",note,reference,item,quantity" }
    if hasSplits { columns += ",split" }
    if hasTransfers { columns += ",transfer" }
    if hasVAT { columns += ",vat,net,tax" }
    if hasReceipts { columns += ",receipt" }
    if hasTags { columns += ",tags" }
    if hasPending { columns += ",status" }
    if !hashes.isEmpty { columns += "," + hashes }
    if form.hasByteOrderMark { output.append("\u{FEFF}") }
    for byte in columns.utf8 { output.append(byte == UInt8(ascii: ",") ? form.delimiter : byte) }
    output.append("\r\n")
  }

  package func write(_ row: RegisterRow, to output: inout ByteBuffer) {
    let delimiter = form.delimiter
    if let id = row.id { output.appendCSV(exact: id, form) } else { output.append(decimal: row.position) }
    output.append(delimiter)
    if let date = row.date { output.append(date, form) }
    output.append(delimiter)
    output.appendCSV(text: row.name, form)
    output.append(delimiter)
    write(row.amount, to: &output)
    output.append(delimiter)
    currencies.write(row.currency, to: &output)
    output.append(delimiter)
    if let category = row.category { categories.write(category, to: &output) }
    output.append(delimiter)
    if let account = row.account { accounts.write(account, to: &output) }
    output.append(delimiter)
    if hasBalances { write(row.balance, to: &output) }
    output.append(delimiter)
    output.append(decimal: row.number)
    output.append(delimiter)
    write(row.sum, to: &output)
    if hasDetails { write(row.details, to: &output) }
    if hasSplits {
      output.append(delimiter)
      if let split = row.details?.split { output.append(isPlain ? split : split.replacing("/", with: " of ")) }
    }
    if hasTransfers {
      output.append(delimiter)
      if row.details?.isTransfer ?? false { output.append("true") }
    }
    if hasVAT { write(row.details?.vat, to: &output) }
    if hasReceipts {
      output.append(delimiter)
      if let receipt = row.details?.receipt, !receipt.isEmpty {
        output.appendCSV(text: receipt.joined(separator: ";"), form)
      }
    }
    if hasTags {
      output.append(delimiter)
      if let tags = row.details?.tags, !tags.isEmpty { output.appendCSV(text: tags.joined(separator: ";"), form) }
    }
    if hasPending {
      output.append(delimiter)
      if row.details?.isPending ?? false { output.append("pending") }
    }
    if !hashes.isEmpty { output.append(delimiter) }
    output.append("\r\n")
  }

  @inline(__always)
  private func write(_ amount: DecimalAmount, to output: inout ByteBuffer) {
    if isPlain { output.append(amount) } else { output.append(amount, form) }
  }

  private func write(_ vat: RegisterDetails.VAT?, to output: inout ByteBuffer) {
    output.append(form.delimiter)
    if let vat { output.append(decimal: vat.rate, form) }
    for amount in [vat?.net, vat?.tax] {
      output.append(form.delimiter)
      if let amount { output.append(amount, form) }
    }
  }

  private func write(_ details: RegisterDetails?, to output: inout ByteBuffer) {
    output.append(form.delimiter)
    if let note = details?.note { output.appendCSV(exact: note, form) }
    for text in [details?.reference, details?.item] {
      output.append(form.delimiter)
      if let text { output.appendCSV(text: text, form) }
    }
    output.append(form.delimiter)
    if let quantity = details?.quantity { output.append(decimal: quantity, form) }
  }
}

extension ByteBuffer {
  fileprivate mutating func append(member name: StaticString, _ value: String) {
    append(name)
    appendScriptSafeJSONString(value)
  }

  fileprivate mutating func append(member name: StaticString, _ values: [String]) {
    append(name)
    append("[")
    for (place, value) in values.enumerated() {
      if place > 0 { append(",") }
      appendScriptSafeJSONString(value)
    }
    append("]")
  }
}
