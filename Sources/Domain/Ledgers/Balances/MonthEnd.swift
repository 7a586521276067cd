/// The balance of an account at the end of a month, and what the ledger's file gives for it.
package struct MonthEnd: Sendable, Hashable {
  /// `nil` for movements without an account.
  package var account: String?
  package var currency: Currency
  /// The last day of the month, or of the selection.
  package var day: CalendarDate
  /// What is booked, as on the bank's statement.
  package var balance: Int128
  /// What the file gives less the balance: 0 for a proved one; `nil` if it gives none.
  package var difference: Int128?
  /// Without such a balance: the last one of a day in the month that isn't the day's.
  package var contradiction: Contradiction?
  /// The sum of pending movements by that day, which the balance leaves out.
  package var pending: Int128 = 0

  /// What the file gives; `nil` for nothing.
  package var claim: Int128? { difference.map { balance + $0 } }

  /// A balance of a day that the booked movements don't lead to.
  package struct Contradiction: Sendable, Hashable {
    package var day: CalendarDate
    /// What the file gives less the balance at the end of the day.
    package var difference: Int128
  }

  /// The most rows of accounts without a movement in their month.
  package static let rowLimit = 100_000
}

extension Ledger {
  /// The balances of the selected accounts and days; none if the selection is a part of an account.
  package func monthEnds(_ selection: LedgerSelection) -> [MonthEnd] {
    if selection.dividesAccounts { return [] }
    let ends = monthEnds(from: selection.from, to: selection.to)
    guard let selected = selection.account.map(CategoryPath.init) else { return ends }
    return ends.filter { $0.account.map { selected.contains(CategoryPath($0)) } ?? false }
  }

  /// The balances of each account at the end of each month, by day, name and currency.
  ///
  /// The months are those from the first to the last movement with a date; days limit them.
  ///
  /// Pending movements are left out, because the bank's statement has none. The file gives a balance of a day from the
  /// account's last movement to the next one, with either of these movements, or as a closing balance.
  ///
  /// - Parameter rowLimit: Above this number of rows, an account has only months with movements of it.
  package func monthEnds(
    from first: CalendarDate? = nil, to last: CalendarDate? = nil, rowLimit: Int = MonthEnd.rowLimit
  ) -> [MonthEnd] {
    let dated = movements.prefix { $0.date != nil }
    guard let start = dated.first?.date, let end = dated.last?.date else { return [] }
    let from = max(first ?? start, start)
    // The month of the last movement is whole, unless the days end before.
    let to = min(last ?? .last, Period(of: end, .month).lastDay ?? .last)
    guard from <= to else { return [] }
    let days = monthEndDays(from: from, to: to)
    var accounts: [BalanceKey: AccountRun] = [:]
    for (key, units) in openingBalances { accounts[key] = AccountRun(opening: units) }
    for (place, movement) in movements.enumerated() {
      let key = balanceKey(of: movement)
      if place >= dated.count {
        accounts[key]?.hasUndated = true
      } else if movement.isPending {
        accounts[key, default: AccountRun(opening: 0)].pending.append(place)
      } else {
        accounts[key, default: AccountRun(opening: 0)].places.append(place)
      }
    }
    addClaims(to: &accounts)
    let isSparse = days.count > rowLimit / max(1, accounts.count)
    var ends: [MonthEnd] = []
    for (key, run) in accounts {
      let closing = run.hasUndated ? nil : closing(of: key, among: accounts.keys)
      ends += self.ends(of: key, run, days, from: from, isSparse: isSparse, closing: closing)
    }
    return ends.sorted { left, right in
      if left.day != right.day { return left.day < right.day }
      if left.account == right.account { return left.currency.code < right.currency.code }
      return isBefore(left.account, right.account)
    }
  }

  /// The movements of an account in one currency.
  private struct AccountRun {
    var opening: Int128
    /// The indexes of its booked movements with a date, and of its pending ones.
    var places: [Int] = []
    var pending: [Int] = []
    var hasUndated = false
    /// The balances of days, by day.
    var claims: [DatedBalance] = []
  }

  /// Adds the balances of days; those without an account are of the only one.
  private func addClaims(to accounts: inout [BalanceKey: AccountRun]) {
    for claim in datedBalances {
      if accounts[claim.key] != nil {
        accounts[claim.key]?.claims.append(claim)
      } else if claim.key.account == nil {
        let keys = accounts.keys.filter { $0.currency == claim.key.currency }
        if keys.count == 1 { accounts[keys[0]]?.claims.append(claim) }
      }
    }
    for key in accounts.keys {
      guard let run = accounts[key], !run.claims.isEmpty else { continue }
      accounts[key]?.claims = run.hasUndated ? [] : run.claims.sorted { $0.date < $1.date }
    }
  }

  private func ends(
    of key: BalanceKey, _ run: AccountRun, _ days: [CalendarDate], from: CalendarDate, isSparse: Bool, closing: Int128?
  ) -> [MonthEnd] {
    var ends: [MonthEnd] = []
    var balance = run.opening
    var pending: Int128 = 0
    var (next, nextPending, claim) = (0, 0, 0)
    var given: Int128?
    var previous = from
    var contradictions = contradictions(in: run)[...]
    for (number, day) in days.enumerated() {
      var hasMovements = false
      let start = next
      while next < run.places.count, let date = movements[run.places[next]].date, date <= day {
        balance += Int128(movements[run.places[next]].minorUnits)
        hasMovements = hasMovements || date >= previous
        next += 1
      }
      while nextPending < run.pending.count, let date = movements[run.pending[nextPending]].date, date <= day {
        pending += Int128(movements[run.pending[nextPending]].minorUnits)
        nextPending += 1
      }
      previous = day
      if number == 0 || next != start {
        given = self.given(in: run, before: next, balance: balance, &claim) ?? (next < run.places.count ? nil : closing)
      }
      if isSparse, !hasMovements { continue }
      let passed = contradictions.prefix { $0.day <= day }
      contradictions = contradictions[passed.endIndex...]
      let month = Period(of: day, .month)
      ends.append(
        MonthEnd(
          account: key.account.map { accounts[Int($0)] }, currency: key.currency, day: day, balance: balance,
          difference: given.map { $0 - balance },
          contradiction: given == nil ? passed.last { Period(of: $0.day, .month) == month } : nil, pending: pending))
    }
    return ends
  }

  /// The balances of days that the movements don't lead to: an interim one at no time of its day, another one at its end.
  private func contradictions(in run: AccountRun) -> [MonthEnd.Contradiction] {
    var balance = run.opening
    var places = run.places[...]
    func isBefore(_ place: Int, _ day: CalendarDate) -> Bool { movements[place].date.map { $0 < day } ?? false }
    return run.claims.compactMap { claim in
      while let place = places.first, isBefore(place, claim.date) {
        balance += Int128(movements[place].minorUnits)
        places.removeFirst()
      }
      let units = Int128(claim.balance.money.minorUnits)
      var end = balance
      var isReached = claim.isInterim && end == units
      for place in places.prefix(while: { movements[$0].date == claim.date }) {
        end += Int128(movements[place].minorUnits)
        isReached = isReached || claim.isInterim && end == units
      }
      return isReached || end == units ? nil : MonthEnd.Contradiction(day: claim.date, difference: units - end)
    }
  }

  /// The balance that the file gives between two movements of an account.
  ///
  /// - Parameters:
  ///   - next: The number of movements before.
  ///   - claim: The number of balances of days before the last of these movements.
  private func given(in run: AccountRun, before next: Int, balance: Int128, _ claim: inout Int) -> Int128? {
    let last = next > 0 ? movements[run.places[next - 1]] : nil
    let following = next < run.places.count ? movements[run.places[next]].date : nil
    while claim < run.claims.count, let date = last?.date, run.claims[claim].date < date { claim += 1 }
    let claims = run.claims[claim...].prefix { balance in following.map { balance.date < $0 } ?? true }
    // Others of the day may follow an interim balance, so it proves, but contradicts nothing.
    let found = claims.first { !$0.isInterim || Int128($0.balance.money.minorUnits) == balance }
    if let found { return Int128(found.balance.money.minorUnits) }
    if let written = last?.details?.balance { return Int128(written.minorUnits) }
    return next < run.places.count ? givenBefore(run.places[next]) : nil
  }

  /// The balance before a movement that has the one after it; of a split movement, its last part has it.
  private func givenBefore(_ place: Int) -> Int128? {
    let parts = movements[place...].prefix { $0.position == movements[place].position }
    guard let after = parts.last?.details?.balance else { return nil }
    return parts.reduce(Int128(after.minorUnits)) { $0 - Int128($1.minorUnits) }
  }

  /// The account's closing balance; one without an account is that of the only one.
  private func closing(of key: BalanceKey, among keys: Dictionary<BalanceKey, AccountRun>.Keys) -> Int128? {
    let ofCurrency = closings.filter { $0.money.currency == key.currency }
    let isOnly = keys.count { $0.currency == key.currency } == 1
    let closing =
      ofCurrency.first { $0.account == key.account } ?? (isOnly ? ofCurrency.first { $0.account == nil } : nil)
    return closing.map { Int128($0.money.minorUnits) }
  }
}

/// The last days of the months from one day to another, and the last of these days.
private func monthEndDays(from: CalendarDate, to: CalendarDate) -> [CalendarDate] {
  let last = Period(of: to, .month)
  return sequence(first: Period(of: from, .month)) { $0 < last ? $0.next : nil }.map { min($0.lastDay ?? to, to) }
}
