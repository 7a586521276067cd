/// The checksum of PNG chunks and ZIP files (ISO/IEC 15948, annex D).
package struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
  }

  private var state: UInt32 = ~0
  /// The checksum of the bytes so far.
  package var value: UInt32 { ~state }

  package init() {}

  package mutating func add(_ bytes: Span<UInt8>) {
    let table = Self.table
    var state = state
    for index in 0..<bytes.count { state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ bytes[index])] }
    self.state = state
  }

  /// Returns the checksum of bytes.
  package static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    var checksum = CRC32()
    checksum.add(bytes)
    return checksum.value
  }
}
