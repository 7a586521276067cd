package import Domain

/// Walks a ledger in order and keeps its balance: the opening balance and all that came after, in each currency.
package struct Register {
  package struct Entry {
    package var movement: Movement
    /// After the movement, in its currency's minor units.
    package var balance: Int128
  }

  private var balances: [Currency: Int128] = [:]

  package init(_ ledger: Ledger) {
    if let opening = ledger.openingBalance { balances[opening.currency] = Int128(opening.minorUnits) }
  }

  package mutating func next(_ movement: Movement) -> Entry {
    let balance = balances[movement.currency, default: 0] + Int128(movement.minorUnits)
    balances[movement.currency] = balance
    return Entry(movement: movement, balance: balance)
  }
}
