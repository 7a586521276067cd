import Foundation

@testable import MenugenCommands
@testable import MenugenSiteBuilder
@testable import MenugenVerification

/// Every movement is in the output, and every format has the correct sums.
extension Invariants {
  func checkLedgers() {
    for ledger in LedgerFacts.all(in: world) {
      let folder = ledger.isPublic ? "site/ledgers/\(ledger.id)" : "reports/\(ledger.id)"
      guard text("\(folder)/index.html") != nil else {
        // A public ledger is in the tree of the first language, which has no folder.
        fault("every ledger has a page", folder)
        continue
      }
      if ledger.isRemote { continue }
      guard let json = json("\(folder)/report.json") as? [String: Any] else { continue }
      check(json, ledger, folder)
      checkRegister(json, ledger, folder)
      for file in ["report.csv", "report.txt", "index.html"] {
        guard let text = text("\(folder)/\(file)") else {
          fault("every report has its forms", "\(folder)/\(file)")
          continue
        }
        if file == "report.csv" {
          checkCSV(text, ledger, folder)
        } else {
          checkTotals(text, ledger, "\(folder)/\(file)")
        }
      }
      checkRegisterPages(folder)
    }
  }

  func json(_ path: String) -> Any? {
    guard let bytes = built.files[path] else {
      fault("every report has its forms", path)
      return nil
    }
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      fault("JSON parses", "\(path): \(error)")
      return nil
    }
  }

  func check(_ json: [String: Any], _ ledger: LedgerFacts, _ folder: String) {
    expect(
      json["count"] as? Int == ledger.movements.count, "every movement counts",
      "\(folder): \(json["count"] ?? "") of \(ledger.movements.count)")
    compare(json["byCurrency"], with: ledger.sums, "byCurrency", folder)
    checkFlows(json, ledger, folder)
    checkVAT(json, ledger, folder)
    let categories = ledger.sums { $0.category ?? "" }.filter { !$0.key.hasPrefix("|") }
    compare(json["byCategory"], with: categories, "byCategory", folder)
    let accounts = ledger.sums { $0.account ?? ledger.onlyAccount ?? "" }.filter { !$0.key.hasPrefix("|") }
    compare(json["byAccount"], with: accounts, "byAccount", folder)
    // Weeks and quarters have other keys.
    guard json["byMonthCategory"] != nil else { return }
    let months = ledger.sums { movement in
      movement.month.flatMap { month in movement.category.map { "\(month)|\($0)" } }
    }
    compare(json["byMonthCategory"], with: months, "byMonthCategory", folder)
    guard !ledger.opening.isEmpty else { return }
    var closing = ledger.sums
    for (currency, opening) in ledger.opening { closing[currency, default: 0] += opening }
    compare(json["closingBalance"], with: closing, "closingBalance", folder)
  }

  /// Income and expense are what isn't a transfer.
  private func checkFlows(_ json: [String: Any], _ ledger: LedgerFacts, _ folder: String) {
    let statistics = json["statistics"] as? [String: [String: Any]] ?? [:]
    let earned = ledger.movements.filter { !$0.isTransfer }
    for currency in ledger.sums.keys {
      let own = earned.filter { $0.currency == currency }
      for (name, expected) in [
        ("in", own.filter { $0.units > 0 }.reduce(Int128(0)) { $0 + $1.units }),
        ("out", own.filter { $0.units < 0 }.reduce(Int128(0)) { $0 + $1.units }),
      ] {
        let written = (statistics[currency]?[name] as? String).flatMap {
          units($0, exponent: Generator.exponents[currency] ?? 2)
        }
        expect(written == expected, "transfers are neither income nor expense", "\(folder) \(currency) \(name)")
      }
    }
  }

  /// Net amounts and taxes add up to the amounts without transfers, and each tax is the exact one, rounded.
  private func checkVAT(_ json: [String: Any], _ ledger: LedgerFacts, _ folder: String) {
    let totals = json["vatTotal"] as? [String: [String: String]] ?? [:]
    let taxed = Set(ledger.movements.filter { $0.rate != nil }.map(\.currency))
    expect(
      Set(totals.keys.filter { $0.hasPrefix("total|") }) == Set(taxed.map { "total|\($0)" }),
      "VAT has a total of each currency", folder)
    for currency in taxed {
      let rows = ledger.movements.filter { $0.currency == currency && !$0.isTransfer }
      var (output, input): (Int128, Int128) = (0, 0)
      for row in rows {
        guard let rate = row.rate else { continue }
        // In thousandths of a percent, rounded half away from zero.
        let thousandths = units(String(rate.filter { !"% ".contains($0) }), exponent: 3) ?? 0
        let (tax, rest) = (row.units.magnitude * thousandths.magnitude).quotientAndRemainder(
          dividingBy: (100_000 + thousandths).magnitude)
        let rounded = Int128(tax + (rest * 2 >= (100_000 + thousandths).magnitude ? 1 : 0))
        if row.units < 0 { input -= rounded } else { output += rounded }
      }
      let figures = (totals["total|\(currency)"] ?? [:]).compactMapValues {
        units($0, exponent: Generator.exponents[currency] ?? 2)
      }
      let (moneyIn, moneyOut) = (
        rows.filter { $0.units > 0 }.reduce(Int128(0)) { $0 + $1.units },
        rows.filter { $0.units < 0 }.reduce(Int128(0)) { $0 + $1.units }
      )
      expect(
        figures
          == [
            "netIn": moneyIn - output, "outputTax": output, "netOut": moneyOut - input, "inputTax": input,
            "taxDue": output + input,
          ], "net amounts and VAT add up to the amounts", "\(folder) \(currency): \(figures)")
    }
  }

  /// Compares amounts by key; zero ones may be missing.
  private func compare(
    _ written: Any?, with sums: [String: Int128], _ member: String, _ folder: String
  ) {
    var found: [String: Int128] = [:]
    for (key, amount) in (written as? [String: String]) ?? [:] {
      var parts = key.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let currency = parts.last ?? ""
      guard let value = units(amount, exponent: Generator.exponents[currency] ?? 2) else {
        fault("amounts have their currency's decimals", "\(folder) \(member) \(key): \(amount)")
        continue
      }
      if parts.count > 1, let place = LedgerFacts.place(parts[parts.count - 2]) { parts[parts.count - 2] = place }
      // Amounts without a name aren't included.
      if parts.count > 1, parts[parts.count - 2].isEmpty { continue }
      if member != "byCurrency", member != "closingBalance", parts.count == 1 { continue }
      if member == "byMonthCategory", parts.count < 3 { continue }
      if member == "byMonthCategory", parts[0] == "undated" { continue }
      found[parts.joined(separator: "|"), default: 0] += value
    }
    for key in Set(found.keys).union(sums.keys).sorted() where found[key] ?? 0 != sums[key] ?? 0 {
      fault("totals equal a plain sum", "\(folder) \(member) \(key): \(found[key] ?? 0), not \(sums[key] ?? 0)")
    }
  }

  func checkRegister(_ json: [String: Any], _ ledger: LedgerFacts, _ folder: String) {
    guard let register = json["register"] as? [String: [[String: Any]]] else {
      return expect(ledger.movements.isEmpty, "report.json has a register", folder)
    }
    let rows = register.flatMap(\.value)
    expect(rows.count == ledger.movements.count, "every movement has a row", "\(folder): \(rows.count)")
    let ids = Set(rows.compactMap { $0["id"] as? String })
    for movement in ledger.movements {
      if let id = movement.id { expect(ids.contains(id), "every movement has a row", "\(folder): \(id)") }
    }
    for (key, rows) in register {
      let currency = key.split(separator: "|").last.map(String.init) ?? ""
      let exponent = Generator.exponents[currency] ?? 2
      var previous: Int128?
      for row in rows {
        let amount = (row["amount"] as? String).flatMap { units($0, exponent: exponent) }
        let balance = (row["balance"] as? String).flatMap { units($0, exponent: exponent) }
        guard let amount, let balance else {
          if row["balance"] != nil { fault("a register has amounts", "\(folder) \(key) \(row)") }
          continue
        }
        if let previous { expect(previous + amount == balance, "balances run", "\(folder) \(key) \(row)") }
        previous = balance
      }
    }
  }

  func checkCSV(_ csv: String, _ ledger: LedgerFacts, _ folder: String) {
    let rows = csvRows(csv)
    guard let header = rows.first, let amount = header.firstIndex(of: "amount"),
      let currency = header.firstIndex(of: "currency")
    else { return fault("report.csv has a header", folder) }
    expect(rows.count - 1 == ledger.movements.count, "every movement has a row", "\(folder) CSV: \(rows.count - 1)")
    var sums: [String: Int128] = [:]
    for row in rows.dropFirst() {
      guard row.count == header.count else {
        fault("every row of a CSV has all columns", "\(folder): \(row)")
        continue
      }
      guard let value = units(row[amount], exponent: Generator.exponents[row[currency]] ?? 2) else {
        fault("a CSV has amounts", "\(folder): \(row)")
        continue
      }
      sums[row[currency], default: 0] += value
    }
    expect(sums == ledger.sums, "CSV comes to the same", "\(folder): \(sums), not \(ledger.sums)")
  }

  /// On each page, the amounts brought forward plus the rows equal those carried forward.
  private func checkRegisterPages(_ folder: String) {
    var check = RegisterCheck()
    for (path, bytes) in built.files.sorted(by: { $0.key < $1.key }) where path.hasPrefix(folder + "/") {
      check.add(String(path.dropFirst(folder.utf8.count + 1)), bytes)
    }
    for wrong in check.faults().prefix(3) {
      fault("registers add up", "\(folder)/\(wrong.path): \(wrong.words)")
    }
  }

  /// Expects each currency's sum in a text or page.
  func checkTotals(_ text: String, _ ledger: LedgerFacts, _ path: String) {
    let numbers = numbers(in: text)
    for (currency, sum) in ledger.sums {
      // Include leading zeros, as in 0.05.
      let exponent = Generator.exponents[currency] ?? 2
      let digits = String(sum.magnitude)
      let padded = String(repeating: "0", count: max(0, exponent + 1 - digits.count)) + digits
      expect(numbers.contains(padded), "every form has the totals", "\(path): \(currency) \(padded)")
    }
  }

  /// The digits of every number in a text, without separators and in ASCII.
  private func numbers(in text: String) -> Set<String> {
    var numbers: Set<String> = []
    var number = ""
    var isSeparated = false
    for scalar in text.unicodeScalars {
      if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
        number += String(Int(digit))
        isSeparated = false
      } else if !number.isEmpty, !isSeparated, [".", ",", "'", "’", "\u{A0}", "\u{202F}", "٫", "٬"].contains(scalar) {
        isSeparated = true
      } else if !number.isEmpty {
        numbers.insert(number)
        (number, isSeparated) = ("", false)
      }
    }
    return numbers.union([number])
  }
}

/// The rows of a CSV file (RFC 4180), including quoted line breaks.
func csvRows(_ text: String) -> [[String]] {
  var rows: [[String]] = [[]]
  var field: [UInt8] = []
  var isQuoted = false
  var hasField = false
  let bytes = Array(text.utf8)
  func end() {
    rows[rows.count - 1].append(String(decoding: field, as: UTF8.self))
    field = []
  }
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    hasField = true
    if isQuoted {
      if byte == UInt8(ascii: "\""), index + 1 < bytes.count, bytes[index + 1] == byte {
        field.append(byte)
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = false
      } else {
        field.append(byte)
      }
    } else if byte == UInt8(ascii: "\"") {
      isQuoted = true
    } else if byte == UInt8(ascii: ",") {
      end()
    } else if byte == UInt8(ascii: "\n") {
      if field.last == UInt8(ascii: "\r") { field.removeLast() }
      end()
      rows.append([])
      hasField = false
    } else {
      field.append(byte)
    }
    index += 1
  }
  if hasField { end() } else { rows.removeLast() }
  return rows
}
