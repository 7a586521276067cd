/// Balances, budgets and exchange rates.
extension DiagnosticMessage {
  package static func balanceWithoutAmount(_ field: String) -> Self {
    .error(
      "balance.no-amount", "\(field) has no amount",
      hint: "write {\"account\": \"assets/bank\", \"amount\": \"1200.00\"}")
  }

  package static func duplicateBalance(_ field: String, account: String?, currency: String) -> Self {
    .duplicate("balance.twice", "\(field)\(account.map { " of '\($0)'" } ?? "") in \(currency)")
  }

  package static func balanceOfUnknownAccount(_ name: String, meant: String) -> Self {
    .warning(
      "balance.unknown-account", "no movement has the account '\(name)' of this balance", hint: didYouMean(meant))
  }

  /// - Parameter sum: The opening balance plus the movements.
  package static func wrongClosingBalance(account: String?, off: String, _ currency: String, sum: String) -> Self {
    .error(
      "ledger.closing-balance",
      "closingBalance\(account.map { " of '\($0)'" } ?? "") is off by \(off) \(currency): "
        + "opening balance and movements add up to \(sum)",
      hint: "write \(sum), or look for a missing or wrong movement")
  }

  /// How to mend a balance after a movement.
  package enum BalanceMend: Sendable {
    case reverseDays
    /// The opening balance that would match, and how to write it.
    case opening(String, written: String, inTable: Bool)
    case sum(String)

    fileprivate var hint: String {
      switch self {
      case .reverseDays:
        "the balances add up if the movements of each day are in reverse order: write the first one first"
      case .opening(let amount, let written, let inTable):
        "if the balance was \(amount) before, "
          + (inTable
            ? "put the file into a folder, and write \(written) in a ledger.yaml beside it"
            : "write \(written) in the ledger") + "; else look for a wrong movement"
      case .sum(let sum): "the movements add up to \(sum): look for a missing or wrong movement"
      }
    }
  }

  package static func wrongBalance(after movement: String, off: String, _ currency: String, _ mend: BalanceMend) -> Self
  {
    .error(
      "movement.balance",
      "balance after \(movement.isEmpty ? "this movement" : "'\(movement)'") is off by \(off) \(currency)",
      hint: mend.hint)
  }

  /// - Parameters:
  ///   - before: The ledger that ends before.
  ///   - off: The opening balance less the closing one.
  package static func brokenChain(
    account: String, in ledger: String, opening: String, before: String, closing: String, off: String,
    _ currency: String
  ) -> Self {
    .warning(
      "ledger.chain",
      "account '\(account)' begins with \(opening) \(currency) in '\(ledger)', but ends with \(closing) in '\(before)': "
        + "off by \(off)",
      hint: "correct the opening balance, or add what is missing at the end of '\(before)'")
  }

  // MARK: - Budgets and rates

  /// - Parameter limit: The amount without its sign.
  package static func negativeBudget(_ category: String, limit: String) -> Self {
    .error(
      "budget.negative", "budget of '\(category)' is negative", hint: "write the limit for a month, such as \(limit)")
  }

  package static func duplicateBudget(_ category: String, other: String) -> Self {
    .duplicate("budget.twice", "budget: '\(other)' and '\(category)' are the same category")
  }

  package static func unusedBudget(_ category: String, meant: String?) -> Self {
    .warning(
      "budget.unused", "no movement has the category '\(category)' of this budget", hint: didYouMean(meant))
  }

  package static func duplicateRate(from: String, to: String, date: String) -> Self {
    .duplicate("rate.twice", "rate from \(from) to \(to) on \(date)")
  }

  package static var incompleteRate: Self {
    .error(
      "rate.incomplete", "incomplete rate: it needs a date, two different currencies and a rate",
      hint: "write {date: 2026-01-01, from: USD, to: EUR, rate: \"0.92\"}")
  }

  package static func invalidRate(_ written: String) -> Self {
    .error(
      "rate.invalid", "rate '\(written)' must be greater than zero and have at most 18 digits",
      hint: "write a plain decimal number, such as 0.92")
  }
}
