import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes a ledger's balances: one amount, or one for each account.
///
/// ```yaml
/// openingBalance: 1200.00
/// openingBalance: { assets/bank: 1200.00, assets/cash: 80.00 }
/// openingBalance: [{ account: assets/bank, amount: 1200.00 }, { account: assets/bank, amount: 50.00, currency: USD }]
/// ```
extension LedgerDecoder {
  /// A balance, and the location of its amount.
  struct WrittenBalance {
    var balance: AccountBalance
    var range: Range<Int>
    /// The account as written, with its location.
    var account: (name: String, range: Range<Int>)?
  }

  /// What identifies a balance.
  private struct Owner: Hashable {
    var account: CategoryPath?
    var currency: Currency
  }

  mutating func balances(_ value: Value, _ field: String) -> [WrittenBalance] {
    var balances: [WrittenBalance] = []
    switch value.kind {
    case .array:
      for element in value.elements where !element.isNull { balances += balance(element, field).map { [$0] } ?? [] }
    case .object where value.member("amount") == nil:
      content.checkMissingValues(of: value, in: field)
      for (key, amount) in value.members where !amount.isNull {
        guard let money = content.money(amount, "\(field) of '\(key.text)'") else { continue }
        let account = key.withText { balanceAccount($0, at: key.range) }
        balances.append(
          WrittenBalance(
            balance: AccountBalance(account: account, money), range: amount.range, account: (key.text, key.range)))
      }
    default: balances += balance(value, field).map { [$0] } ?? []
    }
    balances = withoutTwins(balances, field)
    balanceAccounts += balances.compactMap { written in
      guard let place = written.balance.account, let account = written.account else { return nil }
      return BalanceAccount(index: place, name: account.name, range: account.range)
    }
    return balances
  }

  /// Reads a balance: an amount, or an object with account or currency.
  private mutating func balance(_ value: Value, _ field: String) -> WrittenBalance? {
    guard value.kind == .object else {
      return content.money(value, field).map { WrittenBalance(balance: AccountBalance($0), range: value.range) }
    }
    var place: Int32?
    var account: (name: String, range: Range<Int>)?
    var currency: Currency?
    content.checkEmptyKeys(of: value, in: "a balance", known: ContentObject.balance.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "account":
        guard let name = content.text(value, "account") else { return nil }
        if name.isEmpty { continue }
        place = value.withText { balanceAccount($0, at: value.range) }
        account = (name, value.range)
      case "currency":
        currency = content.currency(value)
        if currency == nil { return nil }
      case "amount": break
      default: content.unknownKey(key, in: "a balance", of: .balance)
      }
    }
    guard let amount = value.member("amount"), !amount.isNull else {
      content.report(.balanceWithoutAmount(field), at: value.range)
      return nil
    }
    return content.money(amount, field, currency: currency).map { money in
      WrittenBalance(balance: AccountBalance(account: place, money), range: amount.range, account: account)
    }
  }

  mutating func balanceAccount(_ text: Span<UInt8>, at range: Range<Int>) -> Int32 {
    if isTooDeep(text) { content.tooDeep("account", at: range) }
    let found = accounts.place(of: text)
    if found.isNew { accountPlaces.append(LedgerPlace(file: fileIndex, range: range)) }
    return found.place
  }

  private mutating func withoutTwins(_ balances: [WrittenBalance], _ field: String) -> [WrittenBalance] {
    var known: Set<Owner> = []
    return balances.filter { written in
      let currency = written.balance.money.currency
      let account = written.account?.name
      if known.insert(Owner(account: account.map(CategoryPath.init), currency: currency)).inserted { return true }
      content.report(.duplicateBalance(field, account: account, currency: currency.code), at: written.range)
      return false
    }
  }
}
