/// A ledger's total in one currency, and the rates used for it.
package struct ConvertedTotal: Sendable, Hashable {
  /// The amounts converted at one rate: summed first, then converted and rounded once.
  package struct Part: Sendable, Hashable {
    /// `nil` for amounts already in the target currency.
    package var rate: ExchangeRate?
    package var currency: Currency
    package var sum: Int128
    /// `nil` if it overflows 128 bits.
    package var converted: Int128?
  }

  /// The amounts of one currency that have no rate.
  package struct Gap: Sendable, Hashable {
    package var currency: Currency
    package var count: Int
    package var sum: Int128
    /// The first and last day of the amounts; `nil` for undated ones.
    package var days: ClosedRange<CalendarDate>?
  }

  package let currency: Currency
  package let parts: [Part]
  /// What lacks a rate, by currency: dated amounts, then undated ones.
  package let gaps: [Gap]
  /// `nil` unless every part has a rate and a converted amount.
  package let total: Int128?

  /// Converts each amount at the latest rate on or before its day. Undated amounts have no rate.
  ///
  /// Returns `nil` for a ledger in one currency, or if there are no rates.
  package init?(_ ledger: Ledger, into currency: Currency, rates: [ExchangeRate]) {
    if rates.isEmpty { return nil }
    var table = RateTable(rates, into: currency)
    var sums: [Int?: Int128] = [:]
    var gaps: [GapKey: Gap] = [:]
    for movement in ledger.movements {
      var place: Int?
      if movement.currency != currency {
        place = movement.date.flatMap { table.place(of: movement.currency, on: $0) }
        if place == nil {
          let key = GapKey(currency: movement.currency, isDated: movement.date != nil)
          gaps[key, default: Gap(currency: movement.currency, count: 0, sum: 0)].add(movement)
          continue
        }
      }
      sums[place, default: 0] += Int128(movement.minorUnits)
    }
    let parts = sums.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map { place, sum in
      let rate = place.map { table.rates[$0] }
      return Part(
        rate: rate, currency: rate?.from ?? currency, sum: sum, converted: rate.map { $0.convert(sum) } ?? sum)
    }
    guard !gaps.isEmpty || parts.contains(where: { $0.rate != nil }) else { return nil }
    self.currency = currency
    self.parts = parts
    self.gaps = gaps.sorted { left, right in
      left.key.currency == right.key.currency ? left.key.isDated : left.key.currency.code < right.key.currency.code
    }
    .map(\.value)
    total = gaps.isEmpty ? sum(of: parts) : nil
  }

  private struct GapKey: Hashable {
    var currency: Currency
    var isDated: Bool
  }
}

extension ConvertedTotal.Gap {
  fileprivate mutating func add(_ movement: Movement) {
    count += 1
    sum += Int128(movement.minorUnits)
    guard let date = movement.date else { return }
    days = days.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
  }
}

/// `nil` on overflow of 128 bits.
private func sum(of parts: [ConvertedTotal.Part]) -> Int128? {
  parts.reduce(Int128?.some(0)) { sum, part in
    guard let sum, let converted = part.converted else { return nil }
    let (total, overflow) = sum.addingReportingOverflow(converted)
    return overflow ? nil : total
  }
}

/// The rates into one currency, by day. The latest lookup is cached.
private struct RateTable {
  let rates: [ExchangeRate]
  private var places: [Currency: [Int]] = [:]
  private var last: [Currency: (date: CalendarDate, place: Int?)] = [:]

  init(_ rates: [ExchangeRate], into currency: Currency) {
    self.rates = rates.filter { $0.to == currency }.sorted { $0.date < $1.date }
    for (place, rate) in self.rates.enumerated() { places[rate.from, default: []].append(place) }
  }

  /// The index of the latest rate on or before `date`.
  mutating func place(of currency: Currency, on date: CalendarDate) -> Int? {
    if let last = last[currency], last.date == date { return last.place }
    let known = places[currency] ?? []
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if rates[known[middle]].date <= date { low = middle + 1 } else { high = middle }
    }
    let place = low == 0 ? nil : known[low - 1]
    last[currency] = (date, place)
    return place
  }
}
