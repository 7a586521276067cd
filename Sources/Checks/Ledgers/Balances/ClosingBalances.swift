import MenugenDiagnostics
package import MenugenDomain

/// Compares closing balances with the sums of opening balances and movements. Sums have 128 bits, and currencies are never
/// added together.
///
/// - Parameter places: The place of each closing balance.
package func wrongClosingBalances(of ledger: Ledger, places: [LedgerPlace]) -> [LedgerFinding] {
  if ledger.closings.isEmpty { return [] }
  let sums = closingSums(of: ledger)
  return zip(ledger.closings, places).compactMap { closing, place in
    let sum = sums[BalanceKey(account: closing.account, currency: closing.money.currency)] ?? 0
    let off = Int128(closing.money.minorUnits) - sum
    if off == 0 { return nil }
    let (exponent, code) = (closing.money.currency.exponent, closing.money.currency.code)
    let counted =
      ledger.hasPending
      ? ledger.movements.filter { movement in
        movement.currency == closing.money.currency && (closing.account == nil || movement.account == closing.account)
      } : []
    return LedgerFinding(
      .wrongClosingBalance(
        account: closing.account.map { ledger.accounts[Int($0)] }, off: decimalText(off, exponent: exponent), code,
        sum: decimalText(sum, exponent: exponent), pending: pendingDifference(off, in: counted)),
      at: place)
  }
}

/// The sums of each account that has a closing balance; without an account, the sum of all.
private func closingSums(of ledger: Ledger) -> [BalanceKey: Int128] {
  var sums: [BalanceKey: Int128] = [:]
  let namesAccounts = ledger.closings.contains { $0.account != nil }
  func add(_ key: BalanceKey, _ units: Int128) {
    sums[BalanceKey(account: nil, currency: key.currency), default: 0] += units
    if namesAccounts, key.account != nil { sums[key, default: 0] += units }
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

/// Finds the pending movements that explain why a balance of the bank is less or more than the sum of all movements.
///
/// - Parameters:
///   - off: The balance less the sum.
///   - movements: Those that the balance counts.
/// - Returns: The one movement whose amount it is, or all pending ones together.
func pendingDifference(
  _ off: Int128, in movements: some Sequence<Movement>
) -> DiagnosticMessage.PendingDifference? {
  var sum: Int128 = 0
  var name: String?
  for movement in movements where movement.isPending {
    sum -= Int128(movement.minorUnits)
    if name == nil, -Int128(movement.minorUnits) == off { name = movement.name }
  }
  if let name { return .one(name) }
  return off == sum && off != 0 ? .all : nil
}
