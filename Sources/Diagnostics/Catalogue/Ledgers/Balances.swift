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

  /// - Parameters:
  ///   - sum: The opening balance plus the movements.
  ///   - pending: What is pending of the difference.
  package static func wrongClosingBalance(
    account: String?, off: String, _ currency: String, sum: String, pending: PendingDifference?
  ) -> Self {
    .error(
      "ledger.closing-balance",
      "closingBalance\(account.map { " of '\($0)'" } ?? "") is off by \(off) \(currency): "
        + "opening balance and movements add up to \(sum)",
      hint: pending.map {
        "closingBalance includes pending movements, and \($0.clause): write \(sum), "
          + "or the bank's balance as balances: [{date: …, amount: …}]"
      } ?? "write \(sum), or look for a missing or wrong movement")
  }

  /// - Parameters:
  ///   - sum: The balance by the booked movements.
  ///   - since: The last day whose balance is right.
  ///   - pending: The pending movement whose amount is the difference.
  package static func wrongDatedBalance(
    account: String?, date: String, off: String, _ currency: String, sum: String, since: String?, pending: String?
  ) -> Self {
    let hint =
      if let pending {
        "if the bank has booked the pending movement '\(pending)', write its status as booked"
      } else if let since {
        "look for a missing, repeated or wrong movement after \(since), or import the statement in between"
      } else {
        "look for a missing, repeated or wrong movement by then, or correct the opening balance"
      }
    return .warning(
      "ledger.dated-balance",
      "balance\(account.map { " of '\($0)'" } ?? "") on \(date) is off by \(off) \(currency): "
        + "opening balance and booked movements add up to \(sum)", hint: hint)
  }

  package static func incompleteBalance(missing: String) -> Self {
    .error(
      "balance.incomplete", "a balance in balances has no \(missing)",
      hint: "write {date: 2026-03-31, amount: \"1200.00\"}")
  }

  /// The pending movements that are the difference of a balance.
  package enum PendingDifference: Sendable, Equatable {
    /// One of them, with its name.
    case one(String)
    case all

    fileprivate var clause: String {
      switch self {
      case .one(let name): "\(name.isEmpty ? "one without a name" : "'\(name)'") is the difference"
      case .all: "they are the difference"
      }
    }
  }

  /// How to mend a balance after a movement.
  package enum BalanceMend: Sendable {
    case reverseDays
    /// The opening balance that would match, and how to write it.
    case opening(String, written: String, inTable: Bool)
    case sum(String)
    case pending(PendingDifference, sum: String)

    fileprivate var hint: String {
      switch self {
      case .reverseDays:
        "the balances add up if the movements of each day are in reverse order: write the first one first"
      case .opening(let amount, let written, let inTable):
        "if the balance was \(amount) before, "
          + (inTable
            ? "put the file into a folder, and write \(written) in a ledger.yaml beside it"
            : "write \(written) in the ledger") + "; else look for a wrong movement"
      case .pending(let difference, let sum):
        "this balance includes pending movements, and \(difference.clause): write \(sum), "
          + "or the bank's balance as balances: [{date: …, amount: …}]"
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

  package static func budgetWithoutAmount(_ category: String) -> Self {
    .error(
      "budget.no-amount", "budget of '\(category)' has no amount",
      hint: "write {\"amount\": \"500.00\", \"rollover\": true}")
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
