/// An amount of money as an integer of the currency's minor unit: `12.50 EUR` is 1250.
package struct Money: Sendable, Hashable {
  package var minorUnits: Int64
  package var currency: Currency

  package init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }
}

/// Why digits aren't an amount of a currency.
package enum AmountError: Error, Equatable {
  /// Not a decimal number with `.` as the decimal point.
  case notANumber
  /// A nonzero digit past the currency's last decimal, or a point that may be a thousands separator, as in `1.200`.
  case tooManyDecimals
  /// More than 64 bits of minor units.
  case tooLarge
}

extension Money {
  /// Reads an amount from decimal digits, without a binary float: `12.5`, `-3`, `1e3`, `0.10`.
  ///
  /// The grammar is JSON's (RFC 8259, section 6) plus leading zeros and a leading `+`. Trailing zeros past the
  /// currency's decimals are allowed: `12.5000` is 12.50. `1.200` is ambiguous, so an error, unless the currency has
  /// three decimals or more.
  package init(written digits: Span<UInt8>, currency: Currency) throws(AmountError) {
    if let units = plainMinorUnits(digits, exponent: currency.exponent) {
      self.init(minorUnits: units, currency: currency)
      return
    }
    var scanner = DecimalScanner(digits)
    self.init(minorUnits: try scanner.minorUnits(exponent: currency.exponent), currency: currency)
  }

  package init(written digits: String, currency: Currency) throws(AmountError) {
    try self.init(written: digits.utf8.span, currency: currency)
  }

  /// The amount with the currency's decimals, as in JSON, CSV and JSON-LD: `-12.50`, `350`.
  package var decimal: String { decimalText(minorUnits, exponent: currency.exponent) }
}

/// Minor units as decimal digits: `1250` with exponent 2 is `12.50`.
package func decimalText(_ minorUnits: some SignedInteger, exponent: Int) -> String {
  var digits: [UInt8] = []
  var rest = minorUnits.magnitude
  var count = 0
  repeat {
    let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
    if count == exponent, exponent > 0 { digits.append(UInt8(ascii: ".")) }
    digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    rest = quotient
    count += 1
  } while rest != 0 || count <= exponent
  if minorUnits < 0 { digits.append(UInt8(ascii: "-")) }
  digits.reverse()
  return String(decoding: digits, as: UTF8.self)
}

/// Fast path for amounts with all the currency's decimals, such as `-12.50`, and at most 18 characters.
/// `nil` for any other form, valid or not.
private func plainMinorUnits(_ digits: Span<UInt8>, exponent: Int) -> Int64? {
  let start = !digits.isEmpty && digits[0] == UInt8(ascii: "-") ? 1 : 0
  let wholeEnd = exponent == 0 ? digits.count : digits.count &- exponent &- 1
  // 10^18 is below 2^63.
  guard wholeEnd > start, digits.count &- start <= 18 else { return nil }
  var units: Int64 = 0
  var isPlain = true
  for index in start..<wholeEnd { isPlain = append(digits[index], to: &units) && isPlain }
  if exponent > 0 {
    isPlain = digits[wholeEnd] == UInt8(ascii: ".") && isPlain
    for index in wholeEnd &+ 1..<digits.count { isPlain = append(digits[index], to: &units) && isPlain }
  }
  guard isPlain else { return nil }
  return start == 1 ? -units : units
}

@inline(__always)
private func append(_ byte: UInt8, to units: inout Int64) -> Bool {
  let digit = byte &- UInt8(ascii: "0")
  units = units &* 10 &+ Int64(digit)
  return digit < 10
}

private struct DecimalScanner: ~Escapable {
  let bytes: Span<UInt8>
  var index = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  mutating func minorUnits(exponent: Int) throws(AmountError) -> Int64 {
    let isNegative = takeSign()
    let first = index
    let whole = takeDigits()
    var fraction = index..<index
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = takeDigits()
      if fraction.isEmpty { throw .notANumber }
    }
    if whole.isEmpty { throw .notANumber }
    let power = try takePower()
    guard index == bytes.count else { throw .notANumber }
    if exponent < 3, fraction.count == 3, fraction.upperBound == index, 1...3 ~= whole.count,
      bytes[first] != UInt8(ascii: "0")
    {
      throw .tooManyDecimals
    }

    // The value is digits × 10^shift; every digit past the minor unit must be zero.
    let shift = power - fraction.count + exponent
    // Negative, because `Int64.min` has no positive counterpart.
    var units: Int64 = 0
    let digitCount = whole.count + fraction.count
    let kept = shift >= 0 ? digitCount : digitCount + shift
    var position = 0
    for offset in first..<fraction.upperBound where bytes[offset] != UInt8(ascii: ".") {
      let digit = Int64(bytes[offset] - UInt8(ascii: "0"))
      if position < kept {
        units = try append(digit, to: units)
      } else if digit != 0 {
        throw .tooManyDecimals
      }
      position += 1
    }
    if units != 0, shift > 0 {
      for _ in 0..<min(shift, 20) { units = try append(0, to: units) }
    }
    if isNegative { return units }
    if units == .min { throw .tooLarge }
    return -units
  }

  private func append(_ digit: Int64, to units: Int64) throws(AmountError) -> Int64 {
    let (tens, overflow) = units.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.subtractingReportingOverflow(digit)
    if overflow || carry { throw .tooLarge }
    return sum
  }

  private mutating func takeSign() -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "-") {
      index += 1
      return true
    }
    if bytes[index] == UInt8(ascii: "+") { index += 1 }
    return false
  }

  private mutating func takeDigits() -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
    return start..<index
  }

  /// The exponent after `e`, clamped to a range wide enough for any amount.
  private mutating func takePower() throws(AmountError) -> Int {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return 0 }
    index += 1
    let isNegative = takeSign()
    let digits = takeDigits()
    if digits.isEmpty { throw .notANumber }
    var power = 0
    for offset in digits { power = min(power * 10 + Int(bytes[offset] - UInt8(ascii: "0")), 1 << 32) }
    return isNegative ? -power : power
  }
}
