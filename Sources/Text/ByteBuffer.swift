/// A growing byte buffer that can be reused.
///
/// Each thread owns one and reuses its storage for every page. It isn't copyable, so that a page's bytes are never
/// copied by accident.
@usableFromInline package struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int

  @inlinable package var count: Int { length }
  @usableFromInline var length: Int
  /// Whether `base` is owned, not borrowed.
  @usableFromInline var ownsStorage: Bool

  /// Creates an empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
    length = 0
    ownsStorage = true
  }

  /// Creates an empty buffer in borrowed memory, which it must not outlive. Allocates if that isn't enough.
  @usableFromInline init(lent memory: UnsafeMutableBufferPointer<UInt8>) {
    if let start = memory.baseAddress {
      base = start
      capacity = memory.count
      ownsStorage = false
    } else {
      base = .allocate(capacity: 1)
      capacity = 1
      ownsStorage = true
    }
    length = 0
  }

  deinit { if ownsStorage { base.deallocate() } }

  @inlinable package var isEmpty: Bool { length == 0 }

  /// Calls `body` with the bytes written so far.
  @inlinable package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: length))
  }

  /// The byte at `index`, which must be below `count`.
  @inlinable package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < length)
    return base[index]
  }

  /// Removes the contents, keeping the storage.
  @inlinable package mutating func removeAll() { length = 0 }

  /// Removes everything after the first `count` bytes.
  @inlinable package mutating func truncate(to count: Int) {
    precondition(count >= 0 && count <= length)
    length = count
  }

  @inlinable package mutating func append(_ byte: UInt8) {
    if length == capacity { grow(by: 1) }
    base[length] = byte
    length &+= 1
  }

  @inlinable package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    reserve(bytes.count)
    (base + length).update(from: start, count: bytes.count)
    length &+= bytes.count
  }

  @inlinable package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(bytes.assumingMemoryBound(to: UInt8.self))
  }

  @inlinable package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  @inlinable package mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a literal's bytes, without creating a `String`.
  @inlinable package mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  @inlinable package mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  @inlinable package mutating func append(_ text: Substring) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(_ other: borrowing ByteBuffer) {
    append(UnsafeBufferPointer(start: other.base, count: other.length))
  }

  /// Appends bytes written earlier once more, 16 at a time.
  package mutating func appendAgain(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "bytes that were not written")
    // Room for reading and writing whole steps of 16 bytes.
    reserve(range.count &+ 15)
    append(padded: base + range.lowerBound, count: range.count)
  }

  /// Appends bytes that are followed by at least 15 readable ones, 16 at a time: three times as fast as `memcpy` for
  /// short literals.
  @inlinable @inline(__always) package mutating func append(padded source: UnsafeRawPointer, count: Int) {
    reserve(count &+ 15)
    let place = UnsafeMutableRawPointer(base + length)
    var index = 0
    while index < count {
      let word = source.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
      place.storeBytes(of: word, toByteOffset: index, as: SIMD2<UInt64>.self)
      index &+= 16
    }
    length &+= count
  }

  /// Appends a byte `count` times.
  @inlinable package mutating func append(repeating byte: UInt8, count: Int) {
    guard count > 0 else { return }
    reserve(count)
    (base + length).update(repeating: byte, count: count)
    length &+= count
  }

  /// Appends an integer in decimal digits, with `-` if it is negative.
  package mutating func append(decimal value: some BinaryInteger) {
    // 128 bits have at most 39 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { digits in
      var index = 40
      var rest = value.magnitude
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        index -= 1
        digits[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest != 0
      if value < 0 { append(UInt8(ascii: "-")) }
      append(UnsafeBufferPointer(rebasing: digits[index...]))
    }
  }

  /// Appends up to `count` bytes that `body` writes in place; `body` returns their number.
  @inlinable package mutating func append(
    upTo count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    reserve(count)
    let written = body(UnsafeMutableBufferPointer(start: base + length, count: count))
    precondition(written >= 0 && written <= count)
    length &+= written
  }

  /// Makes room for `count` more bytes.
  @inlinable package mutating func reserve(_ count: Int) {
    if capacity &- length < count { grow(by: count) }
  }

  @usableFromInline mutating func grow(by count: Int) {
    let larger = max(capacity * 2, length + count)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: length)
    if ownsStorage { base.deallocate() }
    ownsStorage = true
    base = moved
    capacity = larger
  }
}

extension ByteBuffer {
  /// A copy of the bytes.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: length)) }

  /// The bytes decoded as UTF-8, for tests and messages.
  @inlinable package var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: length), as: UTF8.self)
  }
}

extension String {
  /// The text that `write` appends to a buffer, with a single allocation if it is at most 512 bytes.
  ///
  /// `write` must not keep the buffer.
  @inlinable package static func written(by write: (inout ByteBuffer) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
      var buffer = ByteBuffer(lent: memory)
      write(&buffer)
      return buffer.text
    }
  }
}

// Owned storage moves with the buffer; a buffer in borrowed storage never leaves `String.written`.
extension ByteBuffer: @unchecked Sendable {}
