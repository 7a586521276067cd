import MenugenText
internal import MenugenCYAML

/// Converts libyaml's marks, which count characters, to byte offsets.
///
/// Continues from the last mark, as events are almost in file order.
struct YAMLPlaces: ~Escapable {
  /// The first byte after a byte order mark.
  let start: Int
  private let bytes: Span<UInt8>
  private let isASCII: Bool
  private var character = 0
  private var byte: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, start: Int) {
    self.bytes = bytes
    self.start = start
    byte = start
    isASCII = bytes[start...].allSatisfy { $0 < 0x80 }
  }

  mutating func range(of event: yaml_event_t) -> Range<Int> {
    let lower = byte(ofCharacter: event.start_mark.index)
    return lower..<max(lower, byte(ofCharacter: event.end_mark.index))
  }

  mutating func byte(ofCharacter index: Int) -> Int {
    if isASCII { return min(start + index, bytes.count) }
    while character < index, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > index, byte > start {
      byte -= 1
      while byte > start, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
