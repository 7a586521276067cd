import MenugenText

/// A locale's digits, separators and grouping.
struct NumberShape: Sendable {
  /// The UTF-8 bytes that the digits share, and the last byte of zero; the ten digits are consecutive.
  private let digitLead: [UInt8]
  private let zero: UInt8
  let decimal: [UInt8]
  private let group: [UInt8]
  private let primary: Int
  private let secondary: Int
  /// The smallest integer with grouping: 1,000 in most locales, 10,000 in Spanish, Polish or European Portuguese.
  private let smallestGrouped: UInt64

  /// - Parameter fields: Zero, decimal separator, grouping separator, size of the last group and of the others, minimum
  ///   grouping digits.
  init(_ fields: [String]) {
    func field(_ index: Int, or fallback: String) -> String {
      fields.indices.contains(index) ? fields[index] : fallback
    }
    let zero = Array(field(0, or: "0").utf8)
    digitLead = Array(zero.dropLast())
    self.zero = zero.last ?? UInt8(ascii: "0")
    decimal = Array(field(1, or: ".").utf8)
    group = Array(field(2, or: ",").utf8)
    primary = max(1, Int(field(3, or: "3")) ?? 3)
    secondary = max(1, Int(field(4, or: "3")) ?? 3)
    let minimum = Int(field(5, or: "1")) ?? 1
    smallestGrouped = powerOfTen(primary + minimum - 1)
  }

  /// Writes `magnitude`; its last `fractionDigits` digits follow the decimal separator.
  @inline(__always)
  func write<Magnitude: FixedWidthInteger & UnsignedInteger>(
    _ magnitude: Magnitude, fractionDigits: Int, grouping: Bool, to output: inout ByteBuffer
  ) {
    // At most 39 digits and 19 separators of 4 bytes each.
    output.append(backwardUpTo: 320) { writer in
      var rest = magnitude
      let decimals = max(0, min(fractionDigits, 18))
      if decimals > 0 {
        for _ in 0..<decimals { rest = writeDigit(of: rest, to: &writer) }
        writer.write(decimal)
      }
      if grouping, rest >= smallestGrouped {
        var room = primary
        repeat {
          if room == 0 {
            writer.write(group)
            room = secondary
          }
          rest = writeDigit(of: rest, to: &writer)
          room -= 1
        } while rest != 0
      } else {
        repeat { rest = writeDigit(of: rest, to: &writer) } while rest != 0
      }
    }
  }

  /// Writes a number of a date with at least `width` digits, without separators.
  func writePlain(_ value: Int, width: Int, to output: inout ByteBuffer) {
    output.append(backwardUpTo: 320) { writer in
      var rest = value.magnitude
      var written = 0
      repeat {
        rest = writeDigit(of: rest, to: &writer)
        written += 1
      } while rest != 0 || written < min(width, 20)
      if value < 0 { writer.write(UInt8(ascii: "-")) }
    }
  }

  @inline(__always)
  private func writeDigit<Magnitude: FixedWidthInteger & UnsignedInteger>(
    of rest: Magnitude, to writer: inout BackwardWriter
  ) -> Magnitude {
    let quotient = rest / 10
    writer.write(zero &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10))
    if !digitLead.isEmpty { writer.write(digitLead) }
    return quotient
  }
}

func powerOfTen(_ exponent: Int) -> UInt64 {
  (0..<max(0, min(exponent, 19))).reduce(1) { power, _ in power * 10 }
}
