/// How much there is of something that is counted or measured: exact decimal digits, never a binary float.
package struct Quantity: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  /// The most digits before the point, and behind it.
  package static let digitLimit = 18
  package static let decimalLimit = 6
  private static let scale: Int128 = 1_000_000

  /// Whole millionths.
  package let millionths: Int128
  /// How many decimals it is shown with: as many as were written.
  package let decimals: Int

  private init(millionths: Int128, decimals: Int) {
    self.millionths = millionths
    self.decimals = decimals
  }

  package init(integerLiteral value: Int) { self.init(millionths: Int128(value) * Self.scale, decimals: 0) }

  /// Why written digits are no quantity.
  package enum Fault: Error, Equatable {
    /// Not plain digits with at most one point.
    case notANumber
    case tooManyDecimals
    case tooLarge
  }

  /// Reads plain digits, `640` or `12.50`; a sign may stand before them.
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

  /// Its digits without a point, the last `decimals` of them behind it.
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
