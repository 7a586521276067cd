package import MenugenDomain
package import MenugenViewModels
import Synchronization

/// A ledger's register for CSV and JSON, one row at a time: there may be a million.
package struct RegisterRows: Sendable {
  package private(set) var names: RegisterNames
  private let ledger: Ledger
  private let report: LedgerReport
  private let currencies: CurrencyPlaces

  package init(_ ledger: Ledger, _ report: LedgerReport) {
    self.ledger = ledger
    self.report = report
    currencies = CurrencyPlaces(report.byCurrency.map(\.currency))
    names = RegisterNames(
      currencies: report.byCurrency.map(\.currency.code), categories: ledger.categories, accounts: ledger.accounts)
    names.hasDetails = ledger.hasDetails
    names.hasSplits = ledger.hasSplits
    names.hasTransfers = ledger.hasTransfers
    names.hasVAT = !report.vat.isEmpty
    names.hasReceipts = ledger.hasReceipts
    names.hasTags = ledger.hasTags
    names.hasPending = ledger.hasPending
    names.hasBalances = ledger.hasBalances
  }

  /// Calls `body` with each row, in the ledger's order.
  package func forEach(_ body: (RegisterRow) -> Void) {
    var register = Register(report)
    var rows = names.currencies.indices.map { RegisterRow(currency: $0, decimals: currencies.decimals[$0]) }
    var dates = [CalendarDate?](repeating: nil, count: rows.count)
    var number = 0
    let movements = ledger.movements.span
    for place in movements.indices {
      let currency = currencies[movements[place].currency]
      number += 1
      rows[currency].number = number
      fill(&rows[currency], dated: &dates[currency], with: movements, at: place)
      rows[currency].balance.units = register.next(movements[place]).balance
      body(rows[currency])
    }
  }

  /// Returns the accounts and currencies with their rows, in the order of their keys.
  package func accounts() -> [Account] {
    // An account has few currencies: a linear search is quicker than a hash.
    var accounts = [[(currency: Currency, places: [Int32])]](repeating: [], count: ledger.accounts.count + 1)
    for place in ledger.movements.indices {
      let currency = ledger.movements[place].currency
      let account = Int(ledger.movements[place].account ?? -1) + 1
      if let known = accounts[account].firstIndex(where: { $0.currency == currency }) {
        accounts[account][known].places.append(Int32(truncatingIfNeeded: place))
      } else {
        accounts[account].append((currency, [Int32(truncatingIfNeeded: place)]))
      }
    }
    return accounts.enumerated().flatMap { account, currencies in
      currencies.map { currency, places in
        let key = BalanceKey(account: account == 0 ? nil : Int32(account - 1), currency: currency)
        let name = account == 0 ? "" : ledger.accounts[account - 1] + "|"
        return Account(
          key: name + currency.code, opening: report.openings[key] ?? 0, currency: currency, places: places)
      }
    }
    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  package struct Account: Sendable {
    /// `assets/bank|EUR`; without an account, the currency.
    package let key: String
    fileprivate let opening: Int128
    fileprivate let currency: Currency
    fileprivate let places: [Int32]
  }

  package func forEach(in account: Account, _ body: (RegisterRow) -> Void) {
    forEach(of: ledger.movements.span, at: account.places.span, in: account, body)
  }

  /// Fills one row repeatedly: an initializer would be called with all fields.
  private func forEach(
    of movements: Span<Movement>, at places: Span<Int32>, in account: Account,
    _ body: (RegisterRow) -> Void
  ) {
    let currency = currencies[account.currency]
    var row = RegisterRow(currency: currency, decimals: currencies.decimals[currency])
    row.balance.units = account.opening
    var date: CalendarDate?
    for index in places.indices {
      if index % RegisterRows.ahead == 0 { lookAhead(from: index, of: movements, at: places) }
      let place = Int(places[index])
      row.number &+= 1
      fill(&row, dated: &date, with: movements, at: place)
      body(row)
    }
  }

  private static let ahead = 16

  /// Prefetches movements: those of one account are far apart in memory. The atomic store keeps the compiler from
  /// removing the loads.
  @inline(__always)
  private func lookAhead(
    from index: Int, of movements: Span<Movement>, at places: Span<Int32>
  ) {
    var seen: Int64 = 0
    for next in index..<min(index + RegisterRows.ahead, places.count) {
      let place = Int(places[next])
      seen |= movements[place].minorUnits ^ Int64(movements[place].position)
    }
    Atomic(seen).store(seen, ordering: .relaxed)
  }

  @inline(__always)
  private func fill(
    _ row: inout RegisterRow, dated date: inout CalendarDate?, with movements: Span<Movement>,
    at place: Int
  ) {
    let units = Int128(movements[place].minorUnits)
    row.id = movements[place].id
    row.position = movements[place].position
    // Most movements have the previous date. Reading three parts just written as one stalls the processor, which took
    // a tenth of the time.
    if movements[place].date != date {
      date = movements[place].date
      row.date = date.map { ISODay(year: $0.year, month: $0.month, day: $0.day) }
    }
    row.name = movements[place].name
    row.amount.units = units
    row.balance.units += units
    row.sum.units += units
    row.category = movements[place].category.map { Int($0) }
    row.account = movements[place].account.map { Int($0) }
    if movements[place].details != nil || row.details != nil || names.hasVAT {
      row.details = details(of: movements[place])
    }
  }

  @inline(never)
  private func details(of movement: Movement) -> RegisterDetails? {
    let vat = names.hasVAT ? vat(of: movement) : nil
    guard let details = movement.details else { return vat.map { RegisterDetails(vat: $0) } }
    return RegisterDetails(
      note: details.note, reference: details.reference, item: details.item, quantity: details.quantity,
      split: details.split?.text, isTransfer: details.isTransfer, vat: vat,
      receipt: details.receipt?.words ?? [], tags: details.tags, isPending: details.isPending)
  }

  private func vat(of movement: Movement) -> RegisterDetails.VAT? {
    ledger.vatRate(of: movement).map { rate in
      let tax = rate.tax(in: movement.minorUnits)
      func amount(_ units: Int64) -> DecimalAmount {
        DecimalAmount(Int128(units), decimals: movement.currency.exponent)
      }
      return .init(rate: rate.decimal, net: amount(movement.minorUnits - tax), tax: amount(tax))
    }
  }
}

/// The places and decimals of a ledger's few currencies, without a dictionary in the loop.
private struct CurrencyPlaces {
  private let currencies: [Currency]
  let decimals: [Int]

  init(_ currencies: [Currency]) {
    self.currencies = currencies
    decimals = currencies.map(\.exponent)
  }

  subscript(currency: Currency) -> Int { currencies.firstIndex(of: currency) ?? 0 }
}
