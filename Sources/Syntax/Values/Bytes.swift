import MenugenText

/// Whether two byte sequences are equal. Compares eight bytes at a time.
@inline(__always)
private func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
  guard count >= 8 else { return areShortSame(left, right, count: count) }
  var index = 0
  while index < count - 8 {
    guard word(left, index) == word(right, index) else { return false }
    index &+= 8
  }
  // The last eight, which may overlap the ones before.
  return word(left, count - 8) == word(right, count - 8)
}

/// Compares up to seven bytes as two halves that may overlap.
@inline(__always)
private func areShortSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
  if count >= 4 {
    return left.loadUnaligned(as: UInt32.self) == right.loadUnaligned(as: UInt32.self)
      && left.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        == right.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
  }
  for index in 0..<count
  where left.load(fromByteOffset: index, as: UInt8.self) != right.load(fromByteOffset: index, as: UInt8.self) {
    return false
  }
  return true
}

/// Whether a text comes before another: by length, then by bytes, so that `m-9` comes before `m-10`.
@inline(__always)
package func comesBefore(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
  guard left.count == right.count else { return left.count < right.count }
  var index = 0
  while index &+ 8 <= left.count {
    let one = left.load(at: index, as: UInt64.self)
    let other = right.load(at: index, as: UInt64.self)
    if one != other { return UInt64(bigEndian: one) < UInt64(bigEndian: other) }
    index &+= 8
  }
  while index < left.count {
    if left[index] != right[index] { return left[index] < right[index] }
    index &+= 1
  }
  return false
}

@inline(__always)
private func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
  base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
}

extension Span<UInt8> {
  /// Returns whether the bytes at two places are equal.
  @inline(__always)
  package func isSame(at place: Int, as other: Int, count length: Int) -> Bool {
    precondition(place >= 0 && other >= 0 && length >= 0 && max(place, other) <= count &- length, "bytes out of range")
    return withUnsafeBytes { raw in
      raw.baseAddress.map { areSame($0 + place, $0 + other, count: length) } ?? true
    }
  }

  /// Returns whether both have the same bytes.
  @inline(__always)
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return areSame(left, right, count: count)
      }
    }
  }

  /// Returns whether the bytes are those of a literal. Inlined, as the literal's length is known to the caller.
  @inline(__always)
  package func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return withUnsafeBytes { raw in
      raw.baseAddress.map { areSame($0, word.utf8Start, count: word.utf8CodeUnitCount) } ?? true
    }
  }
}
