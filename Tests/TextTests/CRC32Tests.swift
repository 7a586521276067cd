import MenugenText
import Testing

/// The checksum of PNG and ZIP.
@Suite struct CRC32Tests {
  @Test("The check values are those of the published catalogue", arguments: [("", 0), ("123456789", 0xCBF4_3926)])
  func checks(text: String, value: UInt32) {
    #expect(CRC32.checksum(of: Array(text.utf8).span) == value)
  }

  @Test("Parts give the checksum of the whole") func addsParts() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for split in [0, 1, 255, 256, 999, 1000] {
      var checksum = CRC32()
      checksum.add(bytes.span[..<split])
      checksum.add(bytes.span[split...])
      #expect(checksum.value == CRC32.checksum(of: bytes.span))
    }
  }
}
