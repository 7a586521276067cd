/// Little-endian integers and lengths, as the manifest and the journal hold them.
extension [UInt8] {
  mutating func append(integer value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }

  mutating func append(_ hash: ContentHash) {
    append(integer: hash.low)
    append(integer: hash.high)
  }
}

/// Reads what was written so; `nil` past the end, never a trap.
struct BinaryReader {
  let bytes: UnsafeRawBufferPointer
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var remaining: Int { bytes.count - offset }

  mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) -> Value? {
    let size = MemoryLayout<Value>.size
    guard remaining >= size else { return nil }
    defer { offset += size }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self))
  }

  mutating func hash() -> ContentHash? {
    guard let low = integer(UInt64.self), let high = integer(UInt64.self) else { return nil }
    return ContentHash(low: low, high: high)
  }

  mutating func run(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, remaining >= count else { return nil }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  mutating func text(_ count: Int) -> String? {
    run(count).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
