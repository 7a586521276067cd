/// A growing run of bytes that is written to, read as a whole, and used again.
///
/// Every page is rendered into one of these: a worker owns one, empties it for each page and keeps its storage.
/// It can't be copied, so a page's bytes are never copied by accident.
@usableFromInline package struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int

  /// How many bytes have been written.
  @inlinable package var count: Int { length }
  @usableFromInline var length: Int
  /// Whether `base` is its own, and not lent to it.
  @usableFromInline var ownsStorage: Bool

  /// An empty buffer with room for `capacity` bytes before it has to grow.
  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
    length = 0
    ownsStorage = true
  }

  /// An empty buffer that begins in lent memory, and leaves it where that doesn't suffice. It mustn't outlive the loan.
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

  /// The bytes written so far, for as long as nothing more is written.
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

  /// Forgets what was written; the storage stays.
  @inlinable package mutating func removeAll() { length = 0 }

  /// Forgets everything past the first `count` bytes.
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

  /// A literal's bytes, without making a `String` of it.
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

  /// What was written before, once more: 16 bytes a step, as it is most often a few.
  package mutating func appendAgain(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "bytes that were not written")
    // Whatever stands behind them, there is room for as many bytes behind what is written.
    reserve(range.count &+ 15)
    append(padded: base + range.lowerBound, count: range.count)
  }

  /// Bytes behind which at least 15 others can be read: 16 a step are copied where they lie, which takes a third of what
  /// calling `memcpy` does for the few of a template's literal.
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

  /// The same byte `count` times: padding, leader dots, indentation.
  @inlinable package mutating func append(repeating byte: UInt8, count: Int) {
    guard count > 0 else { return }
    reserve(count)
    (base + length).update(repeating: byte, count: count)
    length &+= count
  }

  /// An integer's decimal digits, with `-` before a negative one.
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

  /// Appends up to `count` bytes that `body` writes where they will stand; it returns how many it wrote.
  @inlinable package mutating func append(
    upTo count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    reserve(count)
    let written = body(UnsafeMutableBufferPointer(start: base + length, count: count))
    precondition(written >= 0 && written <= count)
    length &+= written
  }

  /// Makes room for `count` more bytes, so that the next appends don't have to grow.
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
  /// A copy of the bytes, for what outlives the buffer.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: length)) }

  /// The bytes read as UTF-8; for tests and messages, not for pages.
  @inlinable package var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: length), as: UTF8.self)
  }
}

extension String {
  /// What `write` puts into a buffer. A text of up to 512 bytes is put together on the stack, and so costs one allocation
  /// of just its size: a price, a line.
  ///
  /// The buffer is the call's: `write` mustn't put another in its place and keep it.
  @inlinable package static func written(by write: (inout ByteBuffer) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
      var buffer = ByteBuffer(lent: memory)
      write(&buffer)
      return buffer.text
    }
  }
}

// The storage is owned by this value alone and moves with it; lent storage is its owner's, and a buffer on it never leaves
// `String.written`.
extension ByteBuffer: @unchecked Sendable {}
