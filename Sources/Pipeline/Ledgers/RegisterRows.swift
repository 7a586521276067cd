package import Domain
package import ViewModels

/// A ledger's register for programs: its rows are given out one by one, since there may be a million.
package struct RegisterRows: Sendable {
  package let names: RegisterNames
  private let ledger: Ledger
  private let currencies: CurrencyPlaces

  package init(_ ledger: Ledger, _ report: LedgerReport) {
    self.ledger = ledger
    currencies = CurrencyPlaces(report.byCurrency.map(\.currency))
    names = RegisterNames(
      currencies: report.byCurrency.map(\.currency.code), categories: ledger.categories, accounts: ledger.accounts)
  }

  /// All rows in the ledger's order.
  package func forEach(_ body: (RegisterRow) -> Void) {
    var register = Register(ledger)
    var sums = [Int128](repeating: 0, count: names.currencies.count)
    var number = 0
    for movement in ledger.movements {
      let currency = currencies[movement.currency]
      sums[currency] += Int128(movement.minorUnits)
      number += 1
      body(row(movement, currency, balance: register.next(movement).balance, number: number, sum: sums[currency]))
    }
  }

  /// The rows of one account and currency after the other, in the order of their keys.
  package func accounts() -> [Account] {
    // An account has few currencies, so a look through them is quicker than a hash.
    var accounts = [[(currency: Currency, places: [Int32])]](repeating: [], count: ledger.accounts.count + 1)
    let hasOneAccount = ledger.accounts.count == 1
    for place in ledger.movements.indices {
      let currency = ledger.movements[place].currency
      let account = hasOneAccount ? 1 : Int(ledger.movements[place].account ?? -1) + 1
      if let known = accounts[account].firstIndex(where: { $0.currency == currency }) {
        accounts[account][known].places.append(Int32(truncatingIfNeeded: place))
      } else {
        accounts[account].append((currency, [Int32(truncatingIfNeeded: place)]))
      }
    }
    let opening = ledger.openingBalances
    return accounts.enumerated().flatMap { account, currencies in
      currencies.map { currency, places in
        let key = BalanceKey(account: account == 0 ? nil : Int32(account - 1), currency: currency)
        let name = account == 0 ? "" : ledger.accounts[account - 1] + "|"
        return Account(key: name + currency.code, opening: opening[key] ?? 0, currency: currency, places: places)
      }
    }
    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  package struct Account: Sendable {
    /// `assets/bank|EUR`; of movements that name no account, the currency alone.
    package let key: String
    fileprivate let opening: Int128
    fileprivate let currency: Currency
    fileprivate let places: [Int32]
  }

  package func forEach(in account: Account, _ body: (RegisterRow) -> Void) {
    let currency = currencies[account.currency]
    var balance = account.opening
    var number = 0
    // An account's movements lie far apart. Looking at some ahead lets the memory fetch all of them at once.
    let ahead = 16
    var seen: Int64 = 0
    for (index, place) in account.places.enumerated() {
      if index % ahead == 0 {
        for next in account.places[index..<min(index + ahead, account.places.count)] {
          seen |= ledger.movements[Int(next)].minorUnits ^ Int64(ledger.movements[Int(next)].position)
        }
      }
      let movement = ledger.movements[Int(place)]
      balance += Int128(movement.minorUnits)
      number += 1
      body(row(movement, currency, balance: balance, number: number, sum: balance - account.opening))
    }
    withExtendedLifetime(seen) {}
  }

  @inline(__always)
  private func row(_ movement: Movement, _ currency: Int, balance: Int128, number: Int, sum: Int128) -> RegisterRow {
    let decimals = currencies.decimals[currency]
    return RegisterRow(
      id: movement.id, position: movement.position,
      date: movement.date.map { ISODay(year: $0.year, month: $0.month, day: $0.day) }, name: movement.name,
      amount: DecimalAmount(Int128(movement.minorUnits), decimals: decimals),
      balance: DecimalAmount(balance, decimals: decimals), currency: currency,
      category: movement.category.map { Int($0) }, account: movement.account.map { Int($0) }, number: number,
      sum: DecimalAmount(sum, decimals: decimals))
  }
}

/// The few currencies of a ledger: their places and decimals, without a dictionary in the loop.
private struct CurrencyPlaces {
  private let currencies: [Currency]
  let decimals: [Int]

  init(_ currencies: [Currency]) {
    self.currencies = currencies
    decimals = currencies.map(\.exponent)
  }

  subscript(currency: Currency) -> Int { currencies.firstIndex(of: currency) ?? 0 }
}
