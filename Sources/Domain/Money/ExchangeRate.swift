/// The value of one unit of a currency in another from a day on, in exact decimal digits.
package struct ExchangeRate: Sendable, Hashable {
  package let date: CalendarDate
  package let from: Currency
  package let to: Currency
  /// The rate is `digits` / 10^`scale`.
  package let digits: Int64
  package let scale: Int

  /// Returns `nil` unless `written` is a plain decimal number above zero with at most 18 digits.
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

  /// The rate as written in JSON: `1.0842`.
  package var decimal: String { decimalText(digits, exponent: scale) }

  /// Converts minor units of `from` to minor units of `to`, rounding half to even. `nil` on overflow of 128 bits.
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
