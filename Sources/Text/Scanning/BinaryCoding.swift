/// The encoding of the manifest, the journal and the cache: fixed-width integers, and values with their length.
extension [UInt8] {
  /// Appends a little-endian integer.
  @inlinable @inline(__always) package mutating func append(integer value: some FixedWidthInteger) {
    var rest = value
    for _ in 0..<value.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: rest))
      rest = value.bitWidth > 8 ? rest >> 8 : 0
    }
  }

  /// Appends a number as LEB128: seven bits in each byte, least significant first.
  package mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  package mutating func write(_ flag: Bool) { append(flag ? 1 : 0) }

  package mutating func write(_ text: String) {
    write(text.utf8.count)
    append(contentsOf: text.utf8)
  }

  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Returns the result of reading these bytes with `body`.
  package func read<Value>(_ body: (inout BinaryReader) -> Value) -> Value {
    var reader = BinaryReader(span)
    return body(&reader)
  }
}

/// Reads binary data. Methods return `nil` past the end and for damaged bytes.
@usableFromInline package struct BinaryReader: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  @usableFromInline package var offset: Int

  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  @inlinable package var remaining: Int { bytes.count - offset }

  /// Reads a fixed-width integer.
  @inlinable package mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>(
    _: Value.Type = Value.self
  ) -> Value? {
    guard let run = run(MemoryLayout<Value>.size) else { return nil }
    return Value(littleEndian: run.load(at: 0, as: Value.self))
  }

  /// Reads a LEB128 number.
  package mutating func number() -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard let byte = integer(UInt8.self) else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
    }
    return nil
  }

  /// Reads a count of bytes or values; `nil` if it exceeds the remaining bytes.
  package mutating func count() -> Int? { number().flatMap { (0...remaining).contains($0) ? $0 : nil } }

  /// Reads a number of at most 32 bits, so that sums can't overflow.
  package mutating func small() -> Int? { number().flatMap { UInt32(exactly: $0).map(Int.init) } }

  package mutating func flag() -> Bool? { number().map { $0 != 0 } }

  /// Reads the next `count` bytes.
  @inlinable @_lifetime(copy self) package mutating func run(_ count: Int) -> Span<UInt8>? {
    guard count >= 0, remaining >= count else { return nil }
    offset += count
    return bytes[offset - count..<offset]
  }

  /// Reads a text of `count` bytes.
  package mutating func text(_ count: Int) -> String? {
    guard let bytes = run(count) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Reads a text with its length.
  package mutating func text() -> String? { count().flatMap { text($0) } }

  /// Reads an optional text: `nil` for damaged bytes, `.some(nil)` for a missing text.
  package mutating func optionalText() -> String?? {
    guard let isThere = flag() else { return nil }
    return isThere ? text().map(Optional.some) : .some(nil)
  }
}
