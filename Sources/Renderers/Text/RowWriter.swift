import MenugenText
import MenugenViewModels

extension RowWriter {
  /// The maximum size of a row's two amounts, date and punctuation.
  static let capacity = 256

  /// Appends an amount with its decimals: `-12.50`.
  @inline(__always)
  mutating func append(_ amount: DecimalAmount) {
    if amount.units < 0 { append(UInt8(ascii: "-")) }
    let magnitude = amount.units.magnitude
    guard let units = UInt64(exactly: magnitude) else { return append(magnitude, decimals: amount.decimals) }
    if amount.decimals == 2, units < 10_000_000_000 {
      let (whole, cents) = units.quotientAndRemainder(dividingBy: 100)
      append(upToEightDigits: whole)
      append(UInt8(ascii: "."))
      put(twoDigits: UInt8(truncatingIfNeeded: cents), at: count)
      count &+= 2
    } else {
      append(units, decimals: amount.decimals)
    }
  }

  /// Appends up to eight digits without a loop, whose branches the processor would mispredict.
  @inline(__always)
  private mutating func append(upToEightDigits number: UInt64) {
    // Splits it into halves of four digits, quarters of two, then single digits, dividing all parts by one
    // multiplication.
    let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
    let halves = high | low << 32
    let upper = ((halves &* 10_486) >> 20) & 0x7F_0000_007F
    let quarters = upper | (halves &- upper &* 100) << 16
    let tens = ((quarters &* 103) >> 10) & 0x000F_000F_000F_000F
    let digits = tens | (quarters &- tens &* 10) << 8
    // The first digit is in the lowest byte. Keep at least the last one.
    let zeros = min(digits.trailingZeroBitCount / 8, 7)
    let text = (digits | 0x3030_3030_3030_3030) >> UInt64(zeros * 8)
    store(text.littleEndian, at: count)
    count &+= 8 &- zeros
  }

  /// From the last digit to the first, two at a time.
  @inline(__always)
  private mutating func append<Units: UnsignedInteger & FixedWidthInteger>(_ units: Units, decimals: Int) {
    let digitCount = max(digitCount(of: units), decimals + 1)
    let end = count &+ digitCount &+ (decimals > 0 ? 1 : 0)
    var place = end
    var rest = units
    if decimals == 2 {
      place &-= 3
      putPair(of: &rest, at: place &+ 1)
    } else if decimals > 0 {
      for _ in 0..<decimals { putDigit(of: &rest, before: &place) }
      place &-= 1
    }
    if decimals > 0 { bytes[place] = UInt8(ascii: ".") }
    while rest >= 100 {
      place &-= 2
      putPair(of: &rest, at: place)
    }
    while place > count { putDigit(of: &rest, before: &place) }
    count = end
  }

  @inline(__always)
  private func digitCount<Units: UnsignedInteger & FixedWidthInteger>(of units: Units) -> Int {
    var digits = 1
    var bound: Units = 10
    while units >= bound {
      digits &+= 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    return digits
  }

  @inline(__always)
  private mutating func putDigit<Units: UnsignedInteger & FixedWidthInteger>(
    of rest: inout Units, before place: inout Int
  ) {
    let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
    place &-= 1
    bytes[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
    rest = tenth
  }

  @inline(__always)
  private mutating func putPair<Units: UnsignedInteger & FixedWidthInteger>(of rest: inout Units, at place: Int) {
    let (hundreds, pair) = rest.quotientAndRemainder(dividingBy: 100)
    put(twoDigits: UInt8(truncatingIfNeeded: pair), at: place)
    rest = hundreds
  }

  /// Appends `2026-03-02`.
  @inline(__always)
  mutating func append(_ day: ISODay) {
    let (century, year) = UInt16(bitPattern: day.year).quotientAndRemainder(dividingBy: 100)
    put(twoDigits: UInt8(truncatingIfNeeded: century), at: count)
    put(twoDigits: UInt8(truncatingIfNeeded: year), at: count &+ 2)
    bytes[count &+ 4] = UInt8(ascii: "-")
    put(twoDigits: day.month, at: count &+ 5)
    bytes[count &+ 7] = UInt8(ascii: "-")
    put(twoDigits: day.day, at: count &+ 8)
    count &+= 10
  }

  @inline(__always)
  mutating func append(_ day: WrittenDay) {
    store(day.text.first, at: count)
    store(day.text.last, at: count &+ 8)
    count &+= 10
  }

  @inline(__always)
  private mutating func put(twoDigits value: UInt8, at place: Int) {
    bytes[place] = UInt8(ascii: "0") &+ value / 10
    bytes[place &+ 1] = UInt8(ascii: "0") &+ value % 10
  }
}

/// The text of a day, cached for rows with the same day.
struct WrittenDay: Sendable {
  private var day: ISODay?
  /// The ten bytes, in two parts.
  fileprivate var text: (first: UInt64, last: UInt16) = (0, 0)

  @inline(__always)
  mutating func set(_ day: ISODay?) {
    if day != self.day, let day { write(day) }
  }

  @inline(never)
  private mutating func write(_ day: ISODay) {
    self.day = day
    var written = ByteBuffer(capacity: 16)
    written.appendRow { $0.append(day) }
    text = (written.span.load(at: 0, as: UInt64.self), written.span.load(at: 8, as: UInt16.self))
  }
}

extension ByteBuffer {
  /// Appends a few bytes written in place.
  @inline(__always)
  mutating func appendRow(_ body: (inout RowWriter) -> Void) {
    appendRow(upTo: RowWriter.capacity, body)
  }
}

/// Names as written in rows, concatenated to avoid reference counting.
struct WrittenNames: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  init(_ names: [String], _ write: (String, inout ByteBuffer) -> Void) {
    var text = ByteBuffer()
    for name in names {
      write(name, &text)
      ends.append(text.count)
    }
    bytes = text.bytes
  }

  @inline(__always)
  func write(_ index: Int, to output: inout ByteBuffer) {
    let range = ends[index]..<ends[index + 1]
    output.append(bytes.span[range])
  }
}
