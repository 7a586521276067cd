import MenugenDiagnostics
package import MenugenDomain

/// Movements in a currency on or after the day it was withdrawn, collected while a ledger is read.
package struct WithdrawnCurrencies: Sendable {
  private struct Late {
    var first: LedgerPlace
    var date: CalendarDate
    var count = 1
  }

  private var late: [Currency: Late] = [:]

  package init() {}

  /// Adds a movement, if its currency was withdrawn on its date.
  package mutating func add(_ currency: Currency, on date: CalendarDate, at place: LedgerPlace) {
    guard let withdrawal = currency.withdrawal, date >= withdrawal else { return }
    if late[currency] == nil {
      late[currency] = Late(first: place, date: date)
    } else {
      late[currency]?.count += 1
    }
  }

  /// One warning a currency, at its first movement.
  ///
  /// - Parameter hint: Returns what to write instead of a currency.
  package func findings(hint: (String) -> String) -> [LedgerFinding] {
    late.sorted { $0.key.code < $1.key.code }.compactMap { currency, late in
      currency.withdrawal.map { withdrawal in
        LedgerFinding(
          .movementsInWithdrawnCurrency(
            currency.code, month: withdrawal.iso.prefix(7), count: late.count, date: late.date.iso,
            hint: hint(currency.code)),
          at: late.first)
      }
    }
  }
}
