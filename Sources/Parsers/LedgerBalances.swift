import Domain

extension LedgerDecoder {
  /// Holds what the ledger claims against what its movements add up to. Sums have 128 bits, and currencies are never added together.
  func checkBalances(of ledger: Ledger, _ files: inout [ContentDecoder]) {
    if !claims.isEmpty { checkMovementBalances(of: ledger, &files) }
    guard let closing = ledger.closingBalance, let claim = closingClaim else { return }
    var sum = Int128(ledger.openingBalance?.minorUnits ?? 0)
    for movement in ledger.movements where movement.currency == closing.currency { sum += Int128(movement.minorUnits) }
    let off = Int128(closing.minorUnits) - sum
    guard off != 0 else { return }
    let exponent = closing.currency.exponent
    files[claim.file].error(
      "ledger.closing-balance",
      "closingBalance is off by \(decimalText(off, exponent: exponent)) \(closing.currency.code): opening balance and movements "
        + "come to \(decimalText(sum, exponent: exponent))",
      hint: "write \(decimalText(sum, exponent: exponent)), or look for a movement that is missing or wrong",
      at: claim.range)
  }

  /// A balance after a movement is that of the movement's account in its currency. The opening balance counts where the ledger
  /// names no more than one account: of several, nobody says whose it is.
  private func checkMovementBalances(of ledger: Ledger, _ files: inout [ContentDecoder]) {
    var balances: [Account: Int128] = [:]
    let opening = ledger.accounts.count <= 1 ? ledger.openingBalance : nil
    for movement in ledger.movements {
      let account = Account(
        account: ledger.accounts.count > 1 ? movement.account : nil, currency: movement.currency)
      let start = movement.currency == opening?.currency ? Int128(opening?.minorUnits ?? 0) : 0
      let balance = balances[account, default: start] + Int128(movement.minorUnits)
      balances[account] = balance
      guard let claimed = movement.details?.balance, let claim = claims[movement.position],
        Int128(claimed.minorUnits) != balance
      else { continue }
      let exponent = movement.currency.exponent
      files[claim.file].error(
        "movement.balance",
        "balance after '\(movement.name)' is off by "
          + "\(decimalText(Int128(claimed.minorUnits) - balance, exponent: exponent)) \(movement.currency.code)",
        hint: "it comes to \(decimalText(balance, exponent: exponent)): look for a movement that is missing or wrong",
        at: claim.range)
    }
  }

  private struct Account: Hashable {
    var account: Int32?
    var currency: Currency
  }
}

/// Movements by date; equal dates keep the file's order, and one without a date stays behind the one before it.
///
/// Without any dates the file's order stands. Files are mostly in order, which costs one look at each.
func sortedByDate(_ movements: [Movement]) -> [Movement] {
  guard var date = movements.lazy.compactMap(\.date).first else { return movements }
  var isSorted = true
  var latest = date
  for movement in movements {
    guard let date = movement.date else { continue }
    if date < latest {
      isSorted = false
      break
    }
    latest = date
  }
  if isSorted { return movements }
  // A day and a place in one number: sorting numbers is quick, and stable since no two are the same.
  var order: [UInt64] = []
  order.reserveCapacity(movements.count)
  for (index, movement) in movements.enumerated() {
    date = movement.date ?? date
    order.append(UInt64(date.year * 512 + date.month * 32 + date.day) << 32 | UInt64(index))
  }
  order.sort()
  return order.map { movements[Int($0 & 0xFFFF_FFFF)] }
}
