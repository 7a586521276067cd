/// Whether two byte sequences are equal. Compares eight bytes at a time.
@inline(__always)
package func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
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
package func comesBefore(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count else { return left.count < right.count }
  let (first, second) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
  var index = 0
  while index &+ 8 <= first.count {
    let one = first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let other = second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if one != other { return UInt64(bigEndian: one) < UInt64(bigEndian: other) }
    index &+= 8
  }
  while index < first.count {
    if first[index] != second[index] { return first[index] < second[index] }
    index &+= 1
  }
  return false
}

@inline(__always)
private func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
  base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
}
