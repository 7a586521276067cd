extension DiagnosticMessage {
  package static func unknownStatement(_ detail: String) -> Self {
    .error(
      "import.format", "not a statement in a known format: \(detail)",
      hint: "export it as CAMT, MT940, OFX, QIF or CSV, or as a ZIP archive of them")
  }

  package static func damagedStatement(_ format: String, reason: String, hint: String? = nil) -> Self {
    .error(
      "import.damaged", "can't be read as \(format): \(reason)",
      hint: hint ?? "download the file again, or correct the line")
  }

  package static func unknownColumns(_ columns: [String]) -> Self {
    .error(
      "import.columns", "no row names a date and an amount; the widest row is: \(columns.joined(separator: " | "))",
      hint: "write a mapping in imports.yaml, such as mappings: {mybank: {date: Day, amount: Sum, name: Text}}")
  }

  /// - Parameter orders: The orders in which the date exists: `dmy`, `mdy`, `ymd`.
  package static func ambiguousDate(_ date: String, orders: [String]) -> Self {
    let words = ["dmy": "day first", "mdy": "month first", "ymd": "year first"]
    return .error(
      "import.ambiguous-date", "'\(date)' may be \(orders.map { words[$0] ?? $0 }.joined(separator: " or "))",
      hint: "add \(orders.map { "--date-order \($0)" }.joined(separator: " or "))")
  }

  package static func ambiguousAmount(_ amount: String) -> Self {
    .error(
      "import.ambiguous-amount", "'\(amount)' may have thousands or decimals",
      hint: "add --decimal-mark , or --decimal-mark .")
  }

  package static func missingMapping(_ columns: String) -> Self {
    .error(
      "import.mapping", "the table lacks columns of the mapping \(columns)",
      hint: "correct the columns in imports.yaml, or omit --map to let menugen find a mapping")
  }

  package static func unknownMapping(_ name: String, nearest: String?) -> Self {
    .error(
      "import.unknown-mapping", "unknown mapping '\(name)'",
      hint: nearest.map { "write \($0)" } ?? "write the name of a mapping in imports.yaml, or of a built-in one")
  }

  package static func invalidImportSetting(_ what: String, hint: String) -> Self {
    .error("import.settings", what, hint: hint)
  }

  package static func invalidRule(_ what: String, hint: String) -> Self { .error("rule.invalid", what, hint: hint) }

  /// - Parameter title: What to call it: `statement '7'`, `column 'Saldo'`.
  package static func unbalancedStatement(
    _ title: String, opening: String, sum: String, closing: String, difference: String
  ) -> Self {
    .error(
      "import.balance",
      "\(title) doesn't add up: \(opening) and entries of \(sum) aren't \(closing), "
        + "but differ by \(difference)",
      hint: "download the whole statement again; if the bank's file is wrong, add --unbalanced")
  }

  /// - Parameters:
  ///   - earlier: The line of the row with the balance before.
  ///   - amount: The amounts of the rows after it, up to the later one.
  package static func balanceGap(
    _ title: String, earlier: Int, later: Int, before: String, amount: String, after: String, difference: String
  ) -> Self {
    .error(
      "import.balance",
      "\(title) has a gap between line \(earlier) and line \(later): \(before) and \(amount) aren't \(after), "
        + "but differ by \(difference)",
      hint:
        "a row is missing or changed there: download the statement again; if the bank's file is wrong, add --unbalanced"
    )
  }

  package static func unorderedBalances(_ title: String, earlier: Int, later: Int) -> Self {
    .warning(
      "import.balance-order",
      "\(title), line \(later): the balance doesn't follow from that on line \(earlier), "
        + "although the rows of each day add up in another order",
      hint: "nothing is missing: the bank lists the rows of a day in another order than it booked them")
  }

  /// - Parameters:
  ///   - declared: The balance above the table.
  ///   - found: The one by its column of balances.
  package static func contradictoryBalance(isOpening: Bool, declared: String, found: String) -> Self {
    let (name, place) = isOpening ? ("opening", "before the first") : ("closing", "after the last")
    return .error(
      "import.contradiction",
      "the \(name) balance above the table is \(declared), but that \(place) row is \(found)",
      hint: "download the whole statement again; if the bank's file is wrong, add --unbalanced")
  }

  package static func repeatedClosing(account: String?, date: String, statement: String, ledger: String) -> Self {
    .error(
      "import.contradiction",
      "the balance\(account.map { " of '\($0)'" } ?? "") on \(date) is \(statement), but another statement has \(ledger)",
      hint: "compare both statements; to import these movements without the balance, add --unbalanced")
  }

  /// - Parameters:
  ///   - date: The day of the balance before, with the amount.
  ///   - opening: The balance that the statement begins with.
  package static func missingStatement(
    _ title: String, account: String?, date: String, balance: String, sum: String, opening: String, difference: String
  ) -> Self {
    .warning(
      "import.missing-statement",
      "\(title) begins with \(opening), but the balance\(account.map { " of '\($0)'" } ?? "") on \(date) "
        + "is \(balance), and movements since then are \(sum): \(difference) is missing",
      hint: "import the statement in between")
  }

  /// - Parameter text: The first text with a mark.
  package static func pendingMarks(_ count: Int, text: String) -> Self {
    .warning(
      "import.pending-mark",
      "\(count == 1 ? "an entry is" : "\(count) entries are") imported as pending by a mark in a text: '\(text.prefix(60))'",
      hint: "if the bank has booked them, write their status as booked")
  }

  package static func importConflict(_ id: String, ledger: String, statement: String) -> Self {
    .error(
      "import.conflict", "bank id '\(id)' has \(statement), but the ledger has \(ledger)",
      hint: "compare both; to keep the ledger's movement, add --keep")
  }

  package static func importTarget(_ problem: String, hint: String) -> Self {
    .error("import.target", problem, hint: hint)
  }

  package static func unreadableMovement(_ problem: String) -> Self {
    .error("import.ledger", problem, hint: "run menugen check, and correct the ledger first")
  }

  package static func detectedStatement(_ description: String) -> Self { .note("import.detected", description) }
}
