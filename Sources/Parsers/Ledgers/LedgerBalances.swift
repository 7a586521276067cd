import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

extension LedgerDecoder {
  /// Holds what the ledger claims against what its movements add up to. Sums have 128 bits, and currencies are never added together.
  func checkBalances(of ledger: Ledger, _ files: inout [ContentDecoder]) {
    if !claims.isEmpty { checkMovementBalances(of: ledger, &files) }
    if ledger.closings.isEmpty { return }
    let sums = closingSums(of: ledger)
    for (closing, claim) in zip(ledger.closings, closingClaims) {
      let sum = sums[BalanceKey(account: closing.account, currency: closing.money.currency)] ?? 0
      let off = Int128(closing.money.minorUnits) - sum
      guard off != 0 else { continue }
      let (exponent, code) = (closing.money.currency.exponent, closing.money.currency.code)
      files[claim.file].report(
        .wrongClosingBalance(
          account: closing.account.map { ledger.accounts[Int($0)] }, off: decimalText(off, exponent: exponent), code,
          sum: decimalText(sum, exponent: exponent)), at: claim.range)
    }
  }

  /// What each account comes to that a closing balance is claimed of; without an account, all of them together.
  private func closingSums(of ledger: Ledger) -> [BalanceKey: Int128] {
    var sums: [BalanceKey: Int128] = [:]
    let claimsAccounts = ledger.closings.contains { $0.account != nil }
    func add(_ key: BalanceKey, _ units: Int128) {
      sums[BalanceKey(account: nil, currency: key.currency), default: 0] += units
      if claimsAccounts, key.account != nil { sums[key, default: 0] += units }
    }
    for (key, units) in ledger.openingBalances { add(key, units) }
    // Most movements are of the account of the one before.
    var run: (key: BalanceKey, units: Int128)?
    for movement in ledger.movements {
      let key = ledger.balanceKey(of: movement)
      if run?.key == key {
        run?.units += Int128(movement.minorUnits)
      } else {
        if let run { add(run.key, run.units) }
        run = (key, Int128(movement.minorUnits))
      }
    }
    if let run { add(run.key, run.units) }
    return sums
  }

  /// A balance after a movement is that of the movement's account in its currency, by date and within a day in the order
  /// that was written: whoever copied it from a bank's list knew no other.
  private func checkMovementBalances(of ledger: Ledger, _ files: inout [ContentDecoder]) {
    // Undated ones come last.
    let isDated = ledger.movements.last.map { $0.date != nil } ?? true
    let movements = isDated ? ledger.movements : sortedAsWritten(ledger.movements)
    let faults = balanceFaults(movements, of: ledger)
    guard let first = faults.first else { return }
    if balanceFaults(withDaysReversed(movements), of: ledger).isEmpty {
      return tell(first, .reverseDays, &files)
    }
    if faults.count == 1, let opening = missingOpening(first, movements, of: ledger) {
      return tell(first, opening, &files)
    }
    for fault in faults {
      let balance = decimalText(fault.balance, exponent: fault.movement.currency.exponent)
      tell(fault, .sum(balance), &files)
    }
  }

  /// What to write where the first balance that is claimed of an account shows what stood before, and nobody says so.
  private func missingOpening(
    _ fault: BalanceFault, _ movements: [Movement], of ledger: Ledger
  ) -> DiagnosticMessage.BalanceMend? {
    let key = ledger.balanceKey(of: fault.movement)
    let first = movements.first { $0.details?.balance != nil && ledger.balanceKey(of: $0) == key }
    guard ledger.openingBalances[key] == nil, first?.position == fault.movement.position else { return nil }
    let amount = decimalText(fault.claimed - fault.balance, exponent: key.currency.exponent)
    let account = key.account.flatMap { ledger.accounts.count > 1 ? ledger.accounts[Int($0)] : nil }
    let opening = "openingBalance: " + (account.map { "{\($0): \(amount)}" } ?? amount)
    let isTable = fileIndex == 0 && FileFormat(path: content.file.path) == .csv
    return .opening(amount, written: opening, inTable: isTable)
  }

  private struct BalanceFault {
    var movement: Movement
    var claim: Claim
    /// What it comes to.
    var balance: Int128
    /// What it is said to come to.
    var claimed: Int128
  }

  /// Every claim that isn't so. One wrong amount is one fault, and so is one wrong claim: what follows may go on from what was
  /// claimed, or from what it comes to.
  private func balanceFaults(_ movements: [Movement], of ledger: Ledger) -> [BalanceFault] {
    var faults: [BalanceFault] = []
    var balances = ledger.openingBalances
    /// By how much the last claim was off.
    var offsets: [BalanceKey: Int128] = [:]
    for movement in movements {
      let key = ledger.balanceKey(of: movement)
      let sum = balances[key, default: 0] + Int128(movement.minorUnits)
      balances[key] = sum
      guard let written = movement.details?.balance, let claim = claims[movement.position] else { continue }
      let claimed = Int128(written.minorUnits)
      let balance = sum + offsets[key, default: 0]
      if claimed != balance, claimed != sum {
        faults.append(BalanceFault(movement: movement, claim: claim, balance: balance, claimed: claimed))
      }
      offsets[key] = claimed - sum
    }
    return faults
  }

  private func tell(_ fault: BalanceFault, _ mend: DiagnosticMessage.BalanceMend, _ files: inout [ContentDecoder]) {
    let currency = fault.movement.currency
    let off = decimalText(fault.claimed - fault.balance, exponent: currency.exponent)
    files[fault.claim.file].report(
      .wrongBalance(after: fault.movement.name, off: off, currency.code, mend), at: fault.claim.range)
  }
}

/// The movements of each day, the last of them first.
private func withDaysReversed(_ movements: [Movement]) -> [Movement] {
  var reversed: [Movement] = []
  reversed.reserveCapacity(movements.count)
  var start = 0
  while start < movements.count {
    let end = movements[start...].firstIndex { $0.date != movements[start].date } ?? movements.count
    reversed += movements[start..<end].reversed()
    start = end
  }
  return reversed
}

/// Movements by date, those without one last; equal dates, and those without, keep the file's order.
///
/// Files are mostly in order, which costs one look at each.
func sortedByDate(_ movements: [Movement]) -> [Movement] {
  var latest: UInt64 = 0
  let isSorted = movements.indices.allSatisfy { index in
    let day = sortKey(of: movements[index].date)
    defer { latest = day }
    return day >= latest
  }
  return isSorted ? movements : ordered(movements) { sortKey(of: $0) }
}

/// Movements in the order that their files have them in, but for days that stand behind later ones: one without a date
/// stays behind the one before it.
private func sortedAsWritten(_ movements: [Movement]) -> [Movement] {
  var date = movements.lazy.compactMap(\.date).first
  return ordered(movements.sorted { $0.position < $1.position }) { written in
    date = written ?? date
    return sortKey(of: date)
  }
}

/// - Parameter key: Asked of each movement's date, from the first movement to the last.
private func ordered(_ movements: [Movement], by key: (CalendarDate?) -> UInt64) -> [Movement] {
  // A day and a place in one number: sorting numbers is quick, and stable since no two are the same.
  var order: [UInt64] = []
  order.reserveCapacity(movements.count)
  for index in movements.indices { order.append(key(movements[index].date) << 32 | UInt64(index)) }
  order.sort()
  return order.map { movements[Int($0 & 0xFFFF_FFFF)] }
}

/// Grows with the day, and is largest for none.
private func sortKey(of date: CalendarDate?) -> UInt64 {
  date.map { UInt64($0.year * 512 + $0.month * 32 + $0.day) } ?? UInt64(UInt32.max)
}
