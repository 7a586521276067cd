/// What one unit of a currency was worth in another from a day on: exact decimal digits, as the site's owner gives them.
package struct ExchangeRate: Sendable, Hashable {
  package let date: CalendarDate
  package let from: Currency
  package let to: Currency
  /// The rate is this by ten to the power of `scale`.
  package let digits: Int64
  package let scale: Int

  /// `nil` for what is no plain decimal number above zero, or has more than 18 digits.
  package init?(date: CalendarDate, from: Currency, to: Currency, written: String) {
    let parts = written.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var digits: Int64 = 0
    var count = 0
    for byte in parts.joined() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      if digits > 0 || byte != UInt8(ascii: "0") { count += 1 }
      guard count <= 18 else { return nil }
      digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    let scale = parts.count == 2 ? parts[1].count : 0
    guard digits > 0, scale <= 18 else { return nil }
    self.date = date
    self.from = from
    self.to = to
    self.digits = digits
    self.scale = scale
  }

  /// `1.0842`.
  package var decimal: String { decimalText(digits, exponent: scale) }

  /// An amount of minor units in the other currency, rounded half to even; `nil` for more than 128 bits.
  package func convert(_ units: Int128) -> Int128? {
    let shift = to.exponent - from.exponent - scale
    let (product, overflow) = units.multipliedReportingOverflow(by: Int128(digits))
    if overflow { return nil }
    let power = (0..<abs(shift)).reduce(Int128(1)) { power, _ in power * 10 }
    if shift < 0 { return divideHalfEven(product, by: power) }
    let (result, isTooLarge) = product.multipliedReportingOverflow(by: power)
    return isTooLarge ? nil : result
  }
}

/// A ledger's total in one currency, with the rates that make it; it exists only where every other amount has a rate.
package struct ConvertedTotal: Sendable, Hashable {
  /// All that one rate was used for: converted at once, and so rounded once.
  package struct Part: Sendable, Hashable {
    /// `nil` for what is in the currency of the total.
    package var rate: ExchangeRate?
    package var currency: Currency
    package var sum: Int128
    package var converted: Int128
  }

  package let currency: Currency
  package let parts: [Part]
  package let total: Int128

  /// An amount is converted by the latest rate of its day or before; one without a day, or before all rates, has none.
  ///
  /// `nil` for a ledger of one currency, which needs no rates, and where a rate is missing.
  package init?(_ ledger: Ledger, into currency: Currency, rates: [ExchangeRate]) {
    let rates = rates.filter { $0.to == currency }.sorted { $0.date < $1.date }
    guard !rates.isEmpty else { return nil }
    var sums: [Int?: Int128] = [:]
    for movement in ledger.movements {
      var place: Int?
      if movement.currency != currency {
        guard let date = movement.date,
          let last = rates.lastIndex(where: { $0.from == movement.currency && $0.date <= date })
        else { return nil }
        place = last
      }
      sums[place, default: 0] += Int128(movement.minorUnits)
    }
    var parts: [Part] = []
    for (place, sum) in sums.sorted(by: { ($0.key ?? -1) < ($1.key ?? -1) }) {
      let rate = place.map { rates[$0] }
      guard let converted = rate.map({ $0.convert(sum) }) ?? sum else { return nil }
      parts.append(Part(rate: rate, currency: rate?.from ?? currency, sum: sum, converted: converted))
    }
    guard parts.contains(where: { $0.rate != nil }) else { return nil }
    self.currency = currency
    self.parts = parts
    total = parts.reduce(0) { $0 + $1.converted }
  }
}
