/// Ledgers and their movements.
extension DiagnosticMessage {
  package static var emptyLedgerFile: Self {
    .warning(
      "ledger.empty-file", "file is empty, so it has no movements",
      hint: "write [] or a header row if there are none, or check whether the file was cut off")
  }

  package static func missingMovementAmount(_ field: String) -> Self {
    .error("movement.no-amount", "\(field) is missing", hint: "write \"amount\"")
  }

  /// - Parameter column: The column that seems to contain the amounts.
  package static func missingAmountColumn(meant column: String?) -> Self {
    .error(
      "movement.no-amount", "missing column 'amount'",
      hint: (column.map { "rename the column '\($0)' to amount" }
        ?? "write a header row with the columns' names, such as date,name,amount")
        + "; a bank's table is read by menugen import FILE --into movements/NAME")
  }

  /// A row of a table that is the total of those above it.
  ///
  /// - Parameter count: The number of these rows.
  package static func totalRow(_ name: String, count: Int) -> Self {
    .error(
      "movement.total-row", "'\(name)' is the total of the \(count) movements above it, and would count them twice",
      hint: "delete it: menugen adds up; to check the total, write it as \"closingBalance\" in the ledger")
  }

  package static func singleMovement(inYAML isYAML: Bool) -> Self {
    .error(
      "ledger.one-movement", "a single movement where a ledger or a list of movements is expected",
      hint: isYAML
        ? "begin it with '- ' to make a list" : "put it in a list: [{\"name\": \"Kevin\", \"amount\": 123}]")
  }

  package static func lostMovements(_ key: String) -> Self {
    .error("ledger.lost-movements", "movements under the key '\(key)' are not read", hint: "rename it to movements")
  }

  package static func headNotNamedYAML(folder: String) -> Self {
    .warning(
      "ledger.head-name", "a ledger without movements in a file that is not named ledger.yaml",
      hint: "rename it to ledger.yaml if the files in '\(folder)' are one ledger, or write \"movements\"")
  }

  package static func farDate(_ field: String, year: Int) -> Self {
    .warning("date.far", "\(field) is in the year \(year)", hint: "check the year, and write it with four digits")
  }

  /// - Parameter off: The amount less the sum.
  package static func wrongSplitSum(
    _ field: String, sum: String, amount: String, off: String, currency: String
  ) -> Self {
    .error(
      "split.sum", "\(field) add up to \(sum) \(currency), not to the amount of \(amount) \(currency)",
      hint: "add \(off) to one of them, or correct the amount")
  }

  /// - Parameter meant: What the text seems to mean.
  package static func fractionalVAT(_ field: String, written: String, meant: String) -> Self {
    .error(
      "vat.fraction", "\(field) is \(written), which may be \(written) % or \(meant) %",
      hint: "write \(meant) %; if it is less than one percent, write \(written) %")
  }

  package static func invalidVAT(_ field: String, meant: String?) -> Self {
    .error(
      "vat.rate", "\(field) is not a percentage from 0 to 100 with up to three decimals",
      hint: "write \(meant ?? "7 % or 5.5 %, or none without VAT")")
  }

  package static func transferWithVAT(_ field: String) -> Self {
    .error(
      "vat.transfer", "\(field) is set, but a transfer between own accounts has no VAT",
      hint: "remove \"vat\" or \"transfer\"")
  }

  package static func duplicateVAT(_ category: String, other: String) -> Self {
    .duplicate("vat.twice", "vat: '\(other)' and '\(category)' are the same category")
  }

  package static func unusedVAT(_ category: String, meant: String?) -> Self {
    .warning(
      "vat.unused", "no movement has the category '\(category)', which has a VAT rate", hint: didYouMean(meant))
  }

  /// - Parameter field: `category` or `account`.
  package static func tooManyParts(_ field: String, limit: Int) -> Self {
    .error(
      "movement.too-deep", "\(field) is nested deeper than \(limit) levels",
      hint: "use fewer levels, such as costs/produce/fish")
  }
}
