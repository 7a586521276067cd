/// Where the run of plain bytes from `start` on ends, or a little before: eight bytes are looked at in one step.
///
/// Plain is printable ASCII but `" & ' < > \`, which no format here writes otherwise. Byte by byte, escaping measured as
/// a tenth of a build's time; comparing with SIMD types as a third (Swift 6.3 compares lane by lane).
@inline(__always)
func endOfPlainBytes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while bytes.count &- index >= 8 {
    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if !isPlain(word) { return index }
    index &+= 8
  }
  let rest = bytes.count &- index
  if rest == 0 { return index }
  return isPlain(lastWord(of: raw)) ? bytes.count : index
}

/// The last eight bytes, or all of fewer, some of them twice.
@inline(__always)
private func lastWord(of raw: UnsafeRawBufferPointer) -> UInt64 {
  let count = raw.count
  if count >= 8 { return raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
  if count >= 4 {
    return UInt64(raw.loadUnaligned(as: UInt32.self)) << 32
      | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
  }
  let few = UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count &- 1]) << 16
  return few | 0x6161_6161_6100_0000
}

@inline(__always)
private func isPlain(_ word: UInt64) -> Bool {
  // Each part sets the high bit of a byte that it is true of; a borrow may set that of the next byte too, no harm done.
  let special =
    word | (word &+ ones) | below(0x20, word) | equal(0x22, word) | equal(0x26, word & (ones &* 0xFE))
    | equal(0x3C, word & (ones &* 0xFD)) | equal(0x5C, word)
  return special & highBits == 0
}

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

@inline(__always) private func below(_ limit: UInt64, _ word: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
@inline(__always) private func equal(_ byte: UInt64, _ word: UInt64) -> UInt64 { below(1, word ^ (ones &* byte)) }
