/// The amounts that a selection includes: `49.90`, `10..20`, `10..`, `..20`.
///
/// An amount without a sign means money in or out. With a sign on either bound, the sign counts: `-20..-10`.
package struct AmountRange: Sendable, Hashable {
  private var lowest: Bound?
  private var highest: Bound?
  private var isSigned = false
  /// As written.
  package let text: String

  /// An exact decimal number.
  fileprivate struct Bound: Sendable, Hashable {
    var units: Int128
    var decimals: Int
  }

  /// Why a text isn't a range of amounts.
  package enum Fault: Error, Hashable {
    case notANumber(String), tooLong(String), reversed(String, String), noBound
  }

  package init(_ text: String) throws(Fault) {
    self.text = text
    let parts = Self.parts(of: text)
    func bound(_ digits: Substring) throws(Fault) -> Bound? { digits.isEmpty ? nil : try Bound(digits) }
    lowest = try bound(parts.first)
    highest = try bound(parts.last)
    guard lowest != nil || highest != nil else { throw .noBound }
    isSigned = [parts.first, parts.last].contains {
      $0.utf8.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } ?? false
    }
    if let lowest, let highest, highest < lowest { throw .reversed(String(parts.first), String(parts.last)) }
  }

  /// Whether an amount is in the range.
  package func contains(_ money: Money) -> Bool {
    var amount = Bound(units: Int128(money.minorUnits), decimals: money.currency.exponent)
    if !isSigned, amount.units < 0 { amount.units = -amount.units }
    if let lowest, amount < lowest { return false }
    if let highest, highest < amount { return false }
    return true
  }

  /// The texts of both bounds, which are the same for a single amount.
  private static func parts(of text: String) -> (first: Substring, last: Substring) {
    let bytes = Array(text.utf8)
    let place = bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: ".") }
    guard let place else { return (text[...], text[...]) }
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: place)
    return (text[..<start], text[text.utf8.index(start, offsetBy: 2)...])
  }
}

extension AmountRange.Bound: Comparable {
  /// The maximum digits on either side of the decimal point, so that comparisons fit in 128 bits.
  private static let digitLimits = (whole: 18, decimals: 12)

  fileprivate init(_ text: Substring) throws(AmountRange.Fault) {
    var digits = Array(text.utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isNumber, let whole = parts.first else { throw .notANumber(String(text)) }
    let decimals = parts.count == 2 ? parts[1] : []
    guard whole.count <= Self.digitLimits.whole, decimals.count <= Self.digitLimits.decimals else {
      throw .tooLong(String(text))
    }
    let units = (whole + decimals).reduce(Int128(0)) { $0 * 10 + Int128($1 - UInt8(ascii: "0")) }
    self.init(units: isNegative ? -units : units, decimals: decimals.count)
  }

  /// The units with another bound's decimals, if it has more.
  private func units(like other: Self) -> Int128 {
    (decimals..<max(decimals, other.decimals)).reduce(units) { units, _ in units * 10 }
  }

  fileprivate static func < (left: Self, right: Self) -> Bool { left.units(like: right) < right.units(like: left) }

  fileprivate static func == (left: Self, right: Self) -> Bool { left.units(like: right) == right.units(like: left) }

  fileprivate func hash(into hasher: inout Hasher) {
    var (units, decimals) = (units, decimals)
    while decimals > 0, units.isMultiple(of: 10) { (units, decimals) = (units / 10, decimals - 1) }
    hasher.combine(units)
    hasher.combine(decimals)
  }
}
