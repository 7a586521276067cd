import Domain

/// What a ledger says of balances: an amount for all of it, or one for each of its accounts.
///
/// ```yaml
/// openingBalance: 1200.00
/// openingBalance: { assets/bank: 1200.00, assets/cash: 80.00 }
/// openingBalance: [{ account: assets/bank, amount: 1200.00 }, { account: assets/bank, amount: 50.00, currency: USD }]
/// ```
extension LedgerDecoder {
  /// A balance, and where its amount stands.
  typealias WrittenBalance = (balance: AccountBalance, range: Range<Int>)

  mutating func balances(_ value: Value, _ field: String) -> [WrittenBalance] {
    var balances: [WrittenBalance] = []
    switch value.kind {
    case .array:
      for element in value.elements where !element.isNull {
        add(balance(element, field), field, to: &balances)
      }
    case .object where value.member("amount") == nil:
      for (key, amount) in value.members where !amount.isNull {
        guard let money = content.money(amount, "\(field) of '\(key.text)'") else { continue }
        let account = key.withText { accounts.place(of: $0).place }
        add((AccountBalance(account: account, money), amount.range), field, to: &balances)
      }
    default: add(balance(value, field), field, to: &balances)
    }
    return balances
  }

  /// One balance: an amount, or an object that also says whose it is or in which currency.
  private mutating func balance(_ value: Value, _ field: String) -> WrittenBalance? {
    guard value.kind == .object else {
      return content.money(value, field).map { (AccountBalance($0), value.range) }
    }
    var account: Int32?
    var currency: Currency?
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "account":
        guard let name = content.text(value, "account") else { return nil }
        account = name.isEmpty ? nil : value.withText { accounts.place(of: $0).place }
      case "currency":
        currency = content.currency(value)
        if currency == nil { return nil }
      case "amount": break
      default: content.unknownKey(key, in: "a balance", known: ["account", "amount", "currency"])
      }
    }
    guard let amount = value.member("amount"), !amount.isNull else {
      content.error(
        "balance.no-amount", "\(field) has no amount",
        hint: "write {\"account\": \"assets/bank\", \"amount\": \"1200.00\"}", at: value.range)
      return nil
    }
    return content.money(amount, field, currency: currency).map { (AccountBalance(account: account, $0), amount.range) }
  }

  private mutating func add(_ written: WrittenBalance?, _ field: String, to balances: inout [WrittenBalance]) {
    guard let written else { return }
    let (account, currency) = (written.balance.account, written.balance.money.currency)
    guard balances.allSatisfy({ $0.balance.account != account || $0.balance.money.currency != currency }) else {
      let name = account.map { " of '\(accounts.strings[Int($0)])'" } ?? ""
      return content.error(
        "balance.twice", "\(field)\(name) stands twice in \(currency.code)", hint: "keep one of them", at: written.range
      )
    }
    balances.append(written)
  }
}
