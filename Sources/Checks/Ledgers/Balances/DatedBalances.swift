import MenugenDiagnostics
package import MenugenDomain

/// Compares the balances of days, as a bank's statements give them, with the sums of the booked movements. Sums have 128
/// bits, and currencies are never added together.
///
/// One wrong amount is one finding: later balances may continue from the given balance. Without an opening balance, they
/// are compared with the first one. An account with an undated movement isn't compared.
///
/// - Parameter places: The place of each balance.
package func wrongDatedBalances(of ledger: Ledger, places: [LedgerPlace]) -> [LedgerFinding] {
  if ledger.datedBalances.isEmpty { return [] }
  var accounts: [BalanceKey: BookedDays] = [:]
  for balance in ledger.datedBalances where accounts[balance.key] == nil { accounts[balance.key] = BookedDays() }
  for (key, units) in ledger.openingBalances {
    accounts[key]?.open(units)
    if key.account != nil { accounts[BalanceKey(account: nil, currency: key.currency)]?.open(units) }
  }
  for movement in ledger.movements {
    let key = ledger.balanceKey(of: movement)
    accounts[key]?.add(movement)
    if key.account != nil { accounts[BalanceKey(account: nil, currency: key.currency)]?.add(movement) }
  }
  let order = ledger.datedBalances.indices.sorted {
    let (left, right) = (ledger.datedBalances[$0], ledger.datedBalances[$1])
    return left.date == right.date ? !left.isInterim && right.isInterim : left.date < right.date
  }
  return order.compactMap { place in
    let balance = ledger.datedBalances[place]
    guard let fault = accounts[balance.key]?.compare(balance) else { return nil }
    let currency = balance.balance.money.currency
    func text(_ units: Int128) -> String { decimalText(units, exponent: currency.exponent) }
    return LedgerFinding(
      .wrongDatedBalance(
        account: balance.balance.account.map { ledger.accounts[Int($0)] }, date: balance.date.iso,
        off: text(fault.off), currency.code, sum: text(fault.sum), since: fault.since?.iso, pending: fault.pending),
      at: places[place])
  }
}

/// The booked movements of an account in one currency, by day, and how far they were compared.
private struct BookedDays {
  private var booked: [(date: CalendarDate, units: Int64)] = []
  private var pending: [(date: CalendarDate, units: Int64, name: String)] = []
  private var hasUndated = false
  /// The number of movements before the day that was compared last, and their sum.
  private var next = 0
  private var sum: Int128 = 0
  /// The balances after the movements of that day, the first one before them.
  private var day: (date: CalendarDate, balances: [Int128])?
  /// The difference of the last balance; `nil` while the opening balance is unknown.
  private var offset: Int128?
  /// The last day whose balance was right.
  private var since: CalendarDate?

  struct Fault {
    var off: Int128
    var sum: Int128
    var since: CalendarDate?
    /// The pending movement whose amount is the difference.
    var pending: String?
  }

  mutating func open(_ units: Int128) {
    sum += units
    offset = 0
  }

  mutating func add(_ movement: Movement) {
    guard let date = movement.date else { return hasUndated = true }
    if movement.isPending {
      pending.append((date, movement.minorUnits, movement.name))
    } else {
      booked.append((date, movement.minorUnits))
    }
  }

  /// Compares the balance of a day that isn't before those compared already.
  mutating func compare(_ balance: DatedBalance) -> Fault? {
    if hasUndated { return nil }
    let balances = self.balances(on: balance.date)
    let claimed = Int128(balance.balance.money.minorUnits)
    let end = balances.last ?? sum
    guard let offset else {
      if !balance.isInterim { (self.offset, since) = (claimed - end, balance.date) }
      return nil
    }
    let isRight =
      balance.isInterim
      ? balances.contains { $0 + offset == claimed || $0 == claimed } : end + offset == claimed || end == claimed
    if isRight {
      if !balance.isInterim { self.offset = claimed - end }
      since = balance.date
      return nil
    }
    defer { self.offset = claimed - end }
    let off = claimed - end - offset
    let name = pending.first { $0.date <= balance.date && Int128($0.units) == off }?.name
    return Fault(off: off, sum: end + offset, since: since, pending: name)
  }

  private mutating func balances(on date: CalendarDate) -> [Int128] {
    if let day, day.date == date { return day.balances }
    while next < booked.count, booked[next].date < date {
      sum += Int128(booked[next].units)
      next += 1
    }
    var balances = [sum]
    for movement in booked[next...].prefix(while: { $0.date == date }) {
      balances.append((balances.last ?? sum) + Int128(movement.units))
    }
    day = (date, balances)
    return balances
  }
}
