import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// Decodes the balances of days.
///
/// ```yaml
/// balances: [{ date: 2026-03-31, account: assets/bank, amount: 2012.40 }]
/// ```
extension LedgerDecoder {
  private struct Owner: Hashable {
    var account: CategoryPath?
    var currency: Currency
    var date: CalendarDate
  }

  /// Reads a list of balances, and records their places.
  mutating func datedBalances(_ value: Value) -> [DatedBalance] {
    guard value.kind == .array else {
      content.wrongType(
        "balances", expected: "a list", example: "[{\"date\": \"2026-03-31\", \"amount\": \"1200.00\"}]", value)
      return []
    }
    var known: Set<Owner> = []
    var balances: [DatedBalance] = []
    for element in value.elements where !element.isNull {
      guard let (balance, account) = datedBalance(element) else { continue }
      let owner = Owner(
        account: account.map(CategoryPath.init), currency: balance.balance.money.currency, date: balance.date)
      if !balance.isInterim, !known.insert(owner).inserted {
        content.report(
          .duplicateBalance("balance on \(balance.date.iso)", account: account, currency: owner.currency.code),
          at: element.range)
        continue
      }
      balances.append(balance)
      datedBalancePlaces.append(
        LedgerPlace(file: fileIndex, range: (element.member("amount") ?? element).range))
    }
    return balances
  }

  private mutating func datedBalance(_ value: Value) -> (DatedBalance, account: String?)? {
    guard value.kind == .object else {
      content.wrongType(
        "a balance in balances", expected: "an object", example: "{\"date\": \"2026-03-31\", \"amount\": \"1200.00\"}",
        value)
      return nil
    }
    var date: CalendarDate?
    var isInterim = false
    content.checkEmptyKeys(of: value, in: "a dated balance", known: ContentObject.datedBalance.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "date":
        date = content.date(value, "date")
        if date == nil { return nil }
      case "interim": isInterim = content.flag(value, "interim") ?? false
      case "account", "currency", "amount": break
      default: content.unknownKey(key, in: "a dated balance", of: .datedBalance)
      }
    }
    let amount = value.member("amount")
    if date == nil || amount.map(\.isNull) ?? true {
      content.report(.incompleteBalance(missing: date == nil ? "date" : "amount"), at: value.range)
      return nil
    }
    guard let date, let (balance, account) = accountBalance(value) else { return nil }
    return (DatedBalance(balance, on: date, isInterim: isInterim), account)
  }

  /// Reads an object's amount with its account and currency.
  private mutating func accountBalance(_ value: Value) -> (AccountBalance, account: String?)? {
    var place: Int32?
    var account: String?
    if let written = value.member("account"), !written.isNull {
      guard let name = content.text(written, "account") else { return nil }
      if !name.isEmpty {
        let index = written.withText { balanceAccount($0, at: written.range) }
        (place, account) = (index, name)
        if let index { balanceAccounts.append(BalanceAccount(index: index, name: name, range: written.range)) }
      }
    }
    var currency: Currency?
    if let written = value.member("currency"), !written.isNull {
      currency = content.currency(written)
      if currency == nil { return nil }
    }
    guard let written = value.member("amount"), let money = content.money(written, "amount", currency: currency) else {
      return nil
    }
    return (AccountBalance(account: place, money), account)
  }
}
