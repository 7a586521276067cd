// Operations of byte collections that `Span` lacks. Every access is bounds-checked.

extension Span<UInt8> {
  /// The bytes in a range, with indices from 0.
  @inlinable package subscript(range: Range<Int>) -> Span<UInt8> {
    @_lifetime(copy self) get { extracting(range) }
  }

  /// The bytes from a place to the end.
  @inlinable package subscript(range: PartialRangeFrom<Int>) -> Span<UInt8> {
    @_lifetime(copy self) get { extracting(range) }
  }

  /// The bytes before a place.
  @inlinable package subscript(range: PartialRangeUpTo<Int>) -> Span<UInt8> {
    @_lifetime(copy self) get { extracting(range) }
  }

  @inlinable package var first: UInt8? { isEmpty ? nil : self[0] }
  @inlinable package var last: UInt8? { isEmpty ? nil : self[count &- 1] }

  @inlinable package func firstIndex(where isWanted: (UInt8) -> Bool) -> Int? {
    for index in 0..<count where isWanted(self[index]) { return index }
    return nil
  }

  @inlinable package func lastIndex(where isWanted: (UInt8) -> Bool) -> Int? {
    var index = count
    while index > 0 {
      index &-= 1
      if isWanted(self[index]) { return index }
    }
    return nil
  }

  @inlinable package func firstIndex(of byte: UInt8) -> Int? { firstIndex { $0 == byte } }
  @inlinable package func lastIndex(of byte: UInt8) -> Int? { lastIndex { $0 == byte } }
  @inlinable package func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }
  @inlinable package func contains(where isWanted: (UInt8) -> Bool) -> Bool { firstIndex(where: isWanted) != nil }
  @inlinable package func allSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool { firstIndex { !isWanted($0) } == nil }

  /// Returns the number of matching bytes.
  @inlinable package func count(where isWanted: (UInt8) -> Bool) -> Int {
    var found = 0
    for index in 0..<count where isWanted(self[index]) { found &+= 1 }
    return found
  }

  /// Whether both have the same bytes.
  @inlinable package func elementsEqual(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  /// Returns the integer at a place, in native byte order.
  @inlinable @inline(__always) package func load<Value: FixedWidthInteger & BitwiseCopyable>(
    at place: Int, as type: Value.Type
  ) -> Value {
    precondition(place >= 0 && place <= count &- MemoryLayout<Value>.size, "bytes out of range")
    return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
  }
}

// MARK: - literals

extension Span<UInt8> {
  /// Returns whether the bytes are those of a literal.
  @inlinable @inline(__always) package func isEqual(to literal: StaticString) -> Bool {
    count == literal.utf8CodeUnitCount && starts(with: literal)
  }

  /// Returns whether the bytes begin with a literal.
  @inlinable @inline(__always) package func starts(with literal: StaticString) -> Bool {
    guard count >= literal.utf8CodeUnitCount else { return false }
    for index in 0..<literal.utf8CodeUnitCount where self[index] != literal.utf8Start[index] { return false }
    return true
  }

  /// Returns whether the bytes begin with a lower-case literal, ignoring the case of ASCII letters.
  package func starts(withLowercase literal: StaticString) -> Bool {
    guard count >= literal.utf8CodeUnitCount else { return false }
    for index in 0..<literal.utf8CodeUnitCount {
      let byte = self[index]
      let isUpper = byte &- UInt8(ascii: "A") < 26
      if (isUpper ? byte | 0x20 : byte) != literal.utf8Start[index] { return false }
    }
    return true
  }
}

extension StaticString {
  /// Returns the literal's UTF-8 byte at a place.
  @inlinable @inline(__always) package func utf8(at place: Int) -> UInt8 {
    precondition(place >= 0 && place < utf8CodeUnitCount)
    return utf8Start[place]
  }
}

// MARK: - copies

extension String {
  /// Decodes UTF-8; ill-formed sequences become U+FFFD.
  @inlinable package init(decoding bytes: Span<UInt8>, as encoding: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: encoding) }
  }

  /// Decodes UTF-8; `nil` if it is ill-formed.
  @inlinable package init?(validating bytes: Span<UInt8>, as encoding: UTF8.Type) {
    guard let text = bytes.withUnsafeBufferPointer({ String(validating: $0, as: encoding) }) else { return nil }
    self = text
  }

  /// Calls `body` with the text's UTF-8 bytes, without a copy.
  ///
  /// Unlike `utf8.span`, it is inlined and doesn't count a reference. Only bridged strings of other runtimes are
  /// copied.
  @inlinable package func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body(Span(_unsafeElements: $0)) }) { return result }
    var contiguous = self
    return contiguous.withUTF8 { body(Span(_unsafeElements: $0)) }
  }
}

extension Array<UInt8> {
  /// A copy of the bytes.
  @inlinable package init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { Array($0) }
  }

  @inlinable package mutating func append(contentsOf bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}

extension Hasher {
  @inlinable package mutating func combine(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBytes { combine(bytes: $0) }
  }
}
