import MenugenText

/// A hash of 128 bits that is the same in every version, because ids of movements are made from it.
struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  @inline(__always)
  mutating func combine(_ word: UInt64) {
    first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
    first ^= first >> 32
    second = (second &+ (word << 23 | word >> 41)) &* 0xD6E8_FEB8_6659_FD93
    second ^= second >> 29
  }

  mutating func combine(_ value: Int64) { combine(UInt64(bitPattern: value)) }

  /// Adds the bytes and their number.
  mutating func combine(_ bytes: Span<UInt8>) {
    combine(UInt64(bytes.count))
    var index = 0
    while bytes.count - index >= 8 {
      combine(UInt64(littleEndian: bytes.load(at: index, as: UInt64.self)))
      index += 8
    }
    guard index < bytes.count else { return }
    var word: UInt64 = 0
    for place in index..<bytes.count { word |= UInt64(bytes[place]) << UInt64((place - index) * 8) }
    combine(word)
  }

  /// The id that it makes.
  var id: MovementID {
    var copy = self
    copy.combine(first ^ (second << 1))
    copy.combine(second ^ (first >> 1))
    return MovementID(high: copy.first, low: copy.second & 0x7FF)
  }
}

/// The id of an imported movement: 75 bits, written as 15 letters and digits.
struct MovementID: Hashable, Sendable {
  var high: UInt64
  /// Eleven bits.
  var low: UInt64

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  static let length = 15
  private static let digits: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"

  private func digit(_ place: Int) -> UInt8 {
    // Twelve digits of the high bits, one of both, two of the low ones.
    let value: UInt64 =
      place < 12
      ? high >> UInt64(59 - place * 5) : place == 12 ? (high & 15) << 1 | low >> 10 : low >> UInt64(5 * (14 - place))
    return Self.digits.utf8(at: Int(value & 31))
  }

  func write(to output: inout [UInt8]) {
    for place in 0..<Self.length { output.append(digit(place)) }
  }

  /// Reads a written id; nil if no import made it.
  init?(_ text: Span<UInt8>) {
    guard text.count == Self.length else { return nil }
    (high, low) = (0, 0)
    for place in 0..<Self.length {
      guard let value = Self.value(text[place]) else { return nil }
      switch place {
      case 0..<12: high = high << 5 | value
      case 12: (high, low) = (high << 4 | value >> 1, value & 1)
      default: low = low << 5 | value
      }
    }
  }

  /// The values of digits by their bytes; 255 for others.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for place in 0..<32 { values[Int(digits.utf8(at: place))] = UInt8(place) }
    return values
  }()

  @inline(__always)
  private static func value(_ byte: UInt8) -> UInt64? {
    let value = values[Int(byte)]
    return value < 32 ? UInt64(value) : nil
  }

  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
