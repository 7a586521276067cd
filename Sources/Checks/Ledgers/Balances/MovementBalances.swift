import MenugenDiagnostics
package import MenugenDomain

/// Compares the balances that a ledger's file gives after movements with the sums of the movements. Sums have 128 bits, and
/// currencies are never added together.
package struct MovementBalances {
  private let ledger: Ledger
  private let places: [Int32: LedgerPlace]
  private let isTable: Bool

  /// - Parameters:
  ///   - places: The places of the balances, by the positions of their movements.
  ///   - isTable: Whether the ledger is one CSV file, which has no key for an opening balance.
  package init(_ ledger: Ledger, places: [Int32: LedgerPlace], isTable: Bool) {
    self.ledger = ledger
    self.places = places
    self.isTable = isTable
  }

  /// The balance after a movement is that of the movement's account in its currency, by date and within a day in the order
  /// of the file, as a bank's list has it.
  package func findings() -> [LedgerFinding] {
    if places.isEmpty { return [] }
    // Movements without a date come last.
    let isDated = ledger.movements.last.map { $0.date != nil } ?? true
    let movements = isDated ? ledger.movements : sortedAsWritten(ledger.movements)
    let faults = faults(movements)
    guard let first = faults.first else { return [] }
    if self.faults(withDaysReversed(movements)).isEmpty {
      return [first.finding(.reverseDays)]
    }
    if faults.count == 1, pending(of: first, movements) == nil, let hint = missingOpening(first, movements) {
      return [first.finding(hint)]
    }
    return faults.map { fault in
      let sum = decimalText(fault.balance, exponent: fault.movement.currency.exponent)
      return fault.finding(pending(of: fault, movements).map { .pending($0, sum: sum) } ?? .sum(sum))
    }
  }

  /// The pending movements up to a balance that are its difference.
  private func pending(of fault: Fault, _ movements: [Movement]) -> DiagnosticMessage.PendingDifference? {
    guard ledger.hasPending else { return nil }
    let key = ledger.balanceKey(of: fault.movement)
    let counted = movements.prefix { $0.position != fault.movement.position }
    return pendingDifference(fault.claimed - fault.balance, in: counted.filter { ledger.balanceKey(of: $0) == key })
  }

  /// The opening balance to write, if the first balance of an account shows that it is missing.
  private func missingOpening(_ fault: Fault, _ movements: [Movement]) -> DiagnosticMessage.BalanceMend? {
    let key = ledger.balanceKey(of: fault.movement)
    let first = movements.first { $0.details?.balance != nil && ledger.balanceKey(of: $0) == key }
    guard ledger.openingBalances[key] == nil, first?.position == fault.movement.position else { return nil }
    let amount = decimalText(fault.claimed - fault.balance, exponent: key.currency.exponent)
    let account = key.account.flatMap { ledger.accounts.count > 1 ? ledger.accounts[Int($0)] : nil }
    return .opening(
      amount, written: "openingBalance: " + (account.map { "{\($0): \(amount)}" } ?? amount), inTable: isTable)
  }

  private struct Fault {
    var movement: Movement
    var place: LedgerPlace
    /// What the movements add up to.
    var balance: Int128
    /// What the file says.
    var claimed: Int128

    func finding(_ mend: DiagnosticMessage.BalanceMend) -> LedgerFinding {
      let currency = movement.currency
      let off = decimalText(claimed - balance, exponent: currency.exponent)
      return LedgerFinding(
        .wrongBalance(after: movement.name, off: off, currency.code, mend), at: place)
    }
  }

  /// Every wrong balance. One wrong amount is one fault, and so is one wrong balance: the next balances may continue from
  /// the written balance or from the sum.
  private func faults(_ movements: [Movement]) -> [Fault] {
    var faults: [Fault] = []
    var balances = ledger.openingBalances
    /// The difference of the last balance.
    var offsets: [BalanceKey: Int128] = [:]
    for movement in movements {
      let key = ledger.balanceKey(of: movement)
      let sum = balances[key, default: 0] + Int128(movement.minorUnits)
      balances[key] = sum
      guard let written = movement.details?.balance, let place = places[movement.position] else { continue }
      let claimed = Int128(written.minorUnits)
      let balance = sum + offsets[key, default: 0]
      if claimed != balance, claimed != sum {
        faults.append(Fault(movement: movement, place: place, balance: balance, claimed: claimed))
      }
      offsets[key] = claimed - sum
    }
    return faults
  }
}

/// The movements with those of each day reversed.
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
