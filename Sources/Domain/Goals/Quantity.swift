/// A counted or measured quantity, in exact decimal digits.
package struct Quantity: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  /// The most digits before the decimal point, and after it.
  package static let digitLimit = 18
  package static let decimalLimit = 6
  private static let scale: Int128 = 1_000_000

  /// The quantity in millionths.
  package let millionths: Int128
  /// The number of decimals to show: as many as were written.
  package let decimals: Int

  private init(millionths: Int128, decimals: Int) {
    self.millionths = millionths
    self.decimals = decimals
  }

  package init(integerLiteral value: Int) { self.init(millionths: Int128(value) * Self.scale, decimals: 0) }

  /// Why text isn't a quantity.
  package enum Fault: Error, Equatable {
    /// Not plain digits with at most one point.
    case notANumber
    case tooManyDecimals
    case tooLarge
  }

  /// Reads plain digits with an optional sign: `640`, `-12.50`.
  package init(written text: String) throws(Fault) {
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, parts.last?.isEmpty == false,
      parts.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw .notANumber }
    let fraction = parts.count == 2 ? parts[1] : parts[0].prefix(0)
    guard fraction.count <= Self.decimalLimit else { throw .tooManyDecimals }
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    guard significant.count <= Self.digitLimit else { throw .tooLarge }
    var value: Int128 = 0
    for byte in significant { value = value * 10 + Int128(byte - UInt8(ascii: "0")) }
    for byte in fraction { value = value * 10 + Int128(byte - UInt8(ascii: "0")) }
    for _ in fraction.count..<Self.decimalLimit { value *= 10 }
    self.init(millionths: isNegative ? -value : value, decimals: fraction.count)
  }

  /// The digits without the point; the last `decimals` of them are decimals.
  package var digits: Int128 {
    (decimals..<Self.decimalLimit).reduce(millionths) { value, _ in value / 10 }
  }

  package static func - (left: Quantity, right: Quantity) -> Quantity {
    Quantity(millionths: left.millionths - right.millionths, decimals: max(left.decimals, right.decimals))
  }

  package static func == (left: Quantity, right: Quantity) -> Bool { left.millionths == right.millionths }
  package static func < (left: Quantity, right: Quantity) -> Bool { left.millionths < right.millionths }
  package func hash(into hasher: inout Hasher) { hasher.combine(millionths) }
}
