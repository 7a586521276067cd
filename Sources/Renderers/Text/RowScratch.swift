import Text
import ViewModels

/// A few dozen bytes that are put together before they go to the output: a call for each of them would be most of what a
/// register's line costs.
///
/// Room for what it takes: a row's two amounts, a date, and the punctuation around them.
struct RowScratch {
  static let capacity = 256
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ storage: UnsafeMutableBufferPointer<UInt8>) { bytes = storage }

  mutating func move(to output: inout ByteBuffer) {
    output.append(UnsafeBufferPointer(rebasing: bytes[..<count]))
    count = 0
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    for index in 0..<literal.utf8CodeUnitCount { append(literal.utf8Start[index]) }
  }

  /// `-12.50`: digits with the decimals and a point.
  @inline(__always)
  mutating func append(_ amount: DecimalAmount) {
    if amount.units < 0 { append(UInt8(ascii: "-")) }
    let magnitude = amount.units.magnitude
    if let units = UInt64(exactly: magnitude) {
      append(units, decimals: amount.decimals)
    } else {
      append(magnitude, decimals: amount.decimals)
    }
  }

  /// From the last digit to the first.
  @inline(__always)
  private mutating func append<Units: UnsignedInteger & FixedWidthInteger>(_ units: Units, decimals: Int) {
    // 128 bits have at most 39 digits.
    let end = count + 44
    var place = end
    var rest = units
    var written = 0
    repeat {
      if decimals > 0, written == decimals {
        place -= 1
        bytes[place] = UInt8(ascii: ".")
      }
      let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
      place -= 1
      bytes[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      rest = tenth
      written += 1
    } while rest > 0 || written <= decimals
    for index in place..<end { append(bytes[index]) }
  }

  /// `2026-03-02`.
  @inline(__always)
  mutating func append(_ day: ISODay) {
    let (century, year) = UInt16(bitPattern: day.year).quotientAndRemainder(dividingBy: 100)
    append(twoDigits: UInt8(truncatingIfNeeded: century))
    append(twoDigits: UInt8(truncatingIfNeeded: year))
    append(UInt8(ascii: "-"))
    append(twoDigits: day.month)
    append(UInt8(ascii: "-"))
    append(twoDigits: day.day)
  }

  @inline(__always)
  private mutating func append(twoDigits value: UInt8) {
    append(UInt8(ascii: "0") &+ value / 10)
    append(UInt8(ascii: "0") &+ value % 10)
  }
}
