import Foundation

/// A random ledger: nested accounts, opening balances, undated rows, missing accounts and categories, two currencies.
/// Computes balances naively.
struct RandomLedger {
  struct Movement {
    var id: Int
    /// From day 1 to day 28 of January to April 2026.
    var date: String?
    var cents: Int
    var currency: String
    var account: String?
    var category: String?
  }

  struct Opening {
    var account: String?
    var cents: Int
    var currency: String
  }

  private(set) var movements: [Movement] = []
  private(set) var openings: [Opening] = []

  init(seed: UInt64) {
    var random = SplitMix64(state: seed)
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let trees: [[String?]] = [
      ["assets", "assets/bank", "assets/till"], ["assets/bank", "assets/bank/savings", "debts", nil], ["bank"],
      ["a/b/c/d/e/f/g/h", "a/b", "a/b/c/d/e/f/g", "a/x"], ["bank", nil], [nil],
    ]
    let accounts = trees[Int.random(in: 0..<trees.count, using: &random)]
    let isDated = !chance(5)
    for id in 0..<Int.random(in: 0...12, using: &random) {
      let month = Int.random(in: 1...4, using: &random)
      let day = Int.random(in: 1...28, using: &random)
      movements.append(
        Movement(
          id: id, date: isDated && !chance(8) ? "2026-0\(month)-\(day < 10 ? "0" : "")\(day)" : nil,
          cents: Int.random(in: -999...999, using: &random), currency: chance(4) ? "USD" : "EUR",
          account: accounts.randomElement(using: &random) ?? nil,
          category: ["costs", "costs/rent", "sales", nil].randomElement(using: &random) ?? nil))
    }
    if chance(4) { return }
    for account in accounts + [nil] where chance(2) {
      for currency in ["EUR", "USD"] where chance(2) {
        openings.append(
          Opening(account: account, cents: Int.random(in: -999...999, using: &random), currency: currency))
      }
    }
    var keys: Set<String> = []
    openings.removeAll { !keys.insert("\($0.account ?? "")|\($0.currency)").inserted }
  }

  /// As a file of `movements/`.
  var json: String {
    let openings = openings.map { opening in
      "{\(opening.account.map { "\"account\": \"\($0)\", " } ?? "")\"amount\": \(amount(opening.cents)), "
        + "\"currency\": \"\(opening.currency)\"}"
    }
    let movements = movements.map { movement in
      let texts = [
        ("id", "id\(movement.id)"), ("name", "n\(movement.id)"), ("date", movement.date), ("account", movement.account),
        ("category", movement.category), ("currency", movement.currency),
      ]
      let members = texts.compactMap { name, text in text.map { "\"\(name)\": \"\($0)\", " } }.joined()
      return "{\(members)\"amount\": \(amount(movement.cents))}"
    }
    return """
      {"currency": "EUR", "openingBalance": [\(openings.joined(separator: ", "))],
       "movements": [\(movements.joined(separator: ",\n  "))]}
      """
  }

  private var names: Set<String> { Set(movements.compactMap(\.account) + openings.compactMap(\.account)) }

  /// The account of movements without one: the only account, if there is only one.
  private var onlyAccount: String? { names.count == 1 ? names.first : nil }

  var accounts: [String] { names.sorted() }
  var categories: [String] { Set(movements.compactMap(\.category)).sorted() }
  var currencies: [String] { Set(movements.map(\.currency) + openings.map(\.currency)).sorted() }

  // MARK: - Balances

  /// The owner of a balance.
  enum Owner: Hashable {
    case all
    /// An account including its descendants.
    case tree(String)
    /// An account without its descendants; `nil` for movements without an account.
    case own(String?)
  }

  /// The balance in a currency at the end of a day; without a day, after all movements.
  func balance(of owner: Owner, in currency: String, until day: String? = nil) -> Int {
    opening(of: owner, in: currency)
      + rows(of: owner, in: currency).filter { movement in
        guard let day else { return true }
        return movement.date.map { $0 <= day } ?? false
      }
      .reduce(0) { $0 + $1.cents }
  }

  func opening(of owner: Owner, in currency: String) -> Int {
    openings.filter { $0.currency == currency && covers(owner, $0.account) }.reduce(0) { $0 + $1.cents }
  }

  /// In the order of the ledger: by date, undated ones last.
  func rows(of owner: Owner, in currency: String) -> [Movement] {
    movements.filter { $0.currency == currency && covers(owner, $0.account) }
      .sorted { ($0.date ?? "9", $0.id) < ($1.date ?? "9", $1.id) }
  }

  /// The balance of its account after each movement, by id.
  var balances: [String: Int] {
    var balances: [String: Int] = [:]
    for currency in currencies {
      for account in accounts.map(Optional.some) + [nil] {
        var balance = opening(of: .own(account), in: currency)
        for row in rows(of: .own(account), in: currency) {
          balance += row.cents
          balances["id\(row.id)"] = balance
        }
      }
    }
    return balances
  }

  private func covers(_ owner: Owner, _ account: String?) -> Bool {
    let account = account ?? onlyAccount
    return switch owner {
    case .all: true
    case .own(let name): account == name
    case .tree(let name): account == name || (account?.hasPrefix(name + "/") ?? false)
    }
  }
}

/// `-12.05`.
func amount(_ cents: Int) -> String {
  "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(String(abs(cents) % 100 + 100).dropFirst())"
}
