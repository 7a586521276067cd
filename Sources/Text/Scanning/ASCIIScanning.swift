// Plain bytes are printable ASCII except `" & ' < > \`, which need no escape in any format. They are tested eight at a
// time in integers: SIMD comparisons are slow in Swift 6.3.

extension ByteBuffer {
  /// Appends a UTF-8 text up to the first byte that may need an escape, or a little less, and returns the length.
  ///
  /// These are control characters, `" & ' < > \`, and bytes 0xC2 and 0xE2.
  @inline(__always)
  mutating func appendPlain(_ bytes: Span<UInt8>) -> Int { bytes.withUnsafeBytes { appendPlain($0) } }

  @inline(__always)
  private mutating func appendPlain(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return 0 }
    // Whole words are copied; bytes past the plain ones are overwritten later.
    reserve(bytes.count &+ 8)
    let plain = copyPlain(start, bytes.count, to: UnsafeMutableRawPointer(base + length))
    length &+= plain
    return plain
  }

  /// Appends the rest of a text, except for what `escape` replaces.
  ///
  /// `escape` is called for each byte that may need an escape, and sometimes for others. It writes the replacement and
  /// returns the number of bytes replaced, or returns 0 if the byte needs none.
  @inline(__always)
  mutating func append(
    _ bytes: Span<UInt8>, from first: Int, escaping escape: (Span<UInt8>, Int, inout ByteBuffer) -> Int
  ) {
    var index = first
    while index < bytes.count {
      let word = word(of: bytes, at: index)
      UnsafeMutableRawPointer(base + length).storeBytes(of: word, as: UInt64.self)
      let seen = min(8, bytes.count &- index)
      let plain = min(seen, specialBytes(word).trailingZeroBitCount >> 3)
      length &+= plain
      index &+= plain
      if plain == seen { continue }
      let escaped = escape(bytes, index, &self)
      if escaped == 0 {
        base[length] = bytes[index]
        length &+= 1
        index &+= 1
      } else {
        index &+= escaped
      }
      index &+= appendPlain(bytes[index...])
    }
  }
}

/// Copies text up to a byte that may need an escape, and returns the length. Writes up to eight bytes more.
///
/// The last bytes are tested in a word that overlaps the one before, to avoid smaller steps.
@inline(__always)
private func copyPlain(_ source: UnsafeRawPointer, _ count: Int, to place: UnsafeMutableRawPointer) -> Int {
  if count >= 16 {
    var index = 0
    repeat {
      let start = min(index, count &- 16)
      let words = source.loadUnaligned(fromByteOffset: start, as: SIMD2<UInt64>.self)
      place.storeBytes(of: words, toByteOffset: start, as: SIMD2<UInt64>.self)
      if hasSpecialBytes(words) { return index }
      index &+= 16
    } while index < count
    return count
  }
  if count >= 8 {
    let first = source.loadUnaligned(as: UInt64.self)
    let last = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    place.storeBytes(of: first, as: UInt64.self)
    place.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
    return hasSpecialBytes(SIMD2(first, last)) ? 0 : count
  }
  let word = word(of: source, count, at: 0)
  place.storeBytes(of: word, as: UInt64.self)
  return specialBytes(word).trailingZeroBitCount >> 3 < count ? 0 : count
}

/// The eight bytes at `index`, padded with zeros at the end.
@inline(__always)
private func word(of bytes: Span<UInt8>, at index: Int) -> UInt64 {
  bytes.withUnsafeBytes { raw in raw.baseAddress.map { word(of: $0, raw.count, at: index) } ?? 0 }
}

@inline(__always)
private func word(of raw: UnsafeRawPointer, _ count: Int, at index: Int) -> UInt64 {
  let rest = count &- index
  if rest >= 8 { return raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
  let missing = UInt64(truncatingIfNeeded: 64 &- rest &* 8)
  if count >= 8 { return raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) &>> missing }
  if count >= 4 {
    let last = (UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) << 32) &>> missing
    return rest <= 4 ? last : last | UInt64(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
  }
  func byte(_ index: Int) -> UInt64 { UInt64(raw.load(fromByteOffset: index, as: UInt8.self)) }
  let middle = rest / 2
  return byte(index) | byte(index &+ middle) &<< UInt64(truncatingIfNeeded: middle &* 8)
    | byte(count &- 1) &<< UInt64(truncatingIfNeeded: rest &* 8 &- 8)
}

/// Sets the high bit of each byte that may need an escape. The lowest one is exact, except that `#` is included.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
  // Each part sets the high bit of matching bytes; a borrow may also set that of the next byte.
  let special =
    ((word &- ones &* 0x20) | (word &+ ones)) & ~word | equal(0x22, word & (ones &* 0xFA))
    | equal(0x3C, word & (ones &* 0xFD)) | equal(0x5C, word) | equal(0xC2, word & (ones &* 0xDF))
  return special & highBits
}

/// Whether any byte of two words may need an escape.
@inline(__always)
private func hasSpecialBytes(_ words: SIMD2<UInt64>) -> Bool {
  func all(_ byte: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: ones &* byte) }
  func equal(_ byte: UInt64, _ words: SIMD2<UInt64>) -> SIMD2<UInt64> { (words ^ all(byte)) &- all(1) }
  // As above. The difference from a byte below 0x80 keeps the high bit, so that one mask is enough.
  let ascii =
    (words &- all(0x20)) | (words &+ all(1)) | equal(0x22, words & all(0xFA)) | equal(0x3C, words & all(0xFD))
    | equal(0x5C, words)
  let special = ascii & ~words | equal(0xC2, words & all(0xDF)) & words
  return (special[0] | special[1]) & highBits != 0
}

/// The index, from `first` on, of the first byte that may begin a control or bidirectional character (see
/// `ControlCharacter`), or the count of the bytes.
@inline(__always)
func firstActingByte(_ bytes: Span<UInt8>, from first: Int) -> Int {
  var index = first
  while index < bytes.count {
    let word = word(of: bytes, at: index)
    let acting =
      below(0x20, word) | ((word &+ ones) & ~word) | equal(0xC2, word & (ones &* 0xDF)) | equal(0xEF, word)
    let inert = (acting & highBits).trailingZeroBitCount >> 3
    if inert < 8 { return min(index &+ inert, bytes.count) }
    index &+= 8
  }
  return bytes.count
}

/// Whether a text is words separated by single spaces, without spaces at its ends or bytes below 0x20. Doesn't check
/// for DEL and U+0080 to U+009F.
package func isSingleSpaced(_ bytes: Span<UInt8>) -> Bool {
  var index = 0
  // Whether the preceding byte is a space, or this is the start.
  var isBehindSpace: UInt64 = 0x80
  while bytes.count &- index >= 8 {
    let word = bytes.load(at: index, as: UInt64.self)
    let others = word ^ (ones &* 0x20)
    // The high bit of each space.
    let spaces = ~((others & ~highBits) &+ ~highBits | others | ~highBits)
    if spaces & (spaces << 8 | isBehindSpace) != 0 || below(0x20, word) & highBits != 0 { break }
    isBehindSpace = spaces >> 56
    index &+= 8
  }
  // The remaining bytes, and false positives of a borrow.
  var last = index == 0 ? UInt8(ascii: " ") : bytes[index &- 1]
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x20 && last == 0x20 { return false }
    last = byte
    index &+= 1
  }
  return last != UInt8(ascii: " ")
}

/// The index of the first byte from `first` on that isn't printable ASCII, or the count of the bytes.
@inline(__always)
package func endOfPrintableASCII(_ bytes: Span<UInt8>, from first: Int) -> Int {
  var index = first
  while index < bytes.count {
    let word = word(of: bytes, at: index)
    let others = (word | (word &+ ones) | below(0x20, word)) & highBits
    if others != 0 { return min(index &+ others.trailingZeroBitCount >> 3, bytes.count) }
    index &+= 8
  }
  return bytes.count
}

/// The number of characters in UTF-8 bytes.
func countOfScalars(_ bytes: Span<UInt8>) -> Int {
  bytes.count { $0 & 0xC0 != 0x80 }
}

/// The index of the first such byte from `start` on, or `end`. Tests eight bytes at a time.
package func firstIndex(of byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
  var index = start
  while end &- index >= 8 {
    if equal(UInt64(byte), bytes.load(at: index, as: UInt64.self)) & highBits != 0 { break }
    index &+= 8
  }
  while index < end, bytes[index] != byte { index &+= 1 }
  return index
}

/// The number of such bytes from `start` to `end`. Tests eight bytes at a time.
package func count(of byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
  var count = 0
  var index = start
  while end &- index >= 8 {
    let others = bytes.load(at: index, as: UInt64.self) ^ (ones &* UInt64(byte))
    // The low bit of each matching byte; the multiplication adds them up in the highest byte.
    let found = ~(((others & ~highBits) &+ ~highBits) | others | ~highBits) &>> 7
    count &+= Int(truncatingIfNeeded: (found &* ones) &>> 56)
    index &+= 8
  }
  while index < end {
    if bytes[index] == byte { count &+= 1 }
    index &+= 1
  }
  return count
}

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

@inline(__always) private func below(_ limit: UInt64, _ word: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
@inline(__always) private func equal(_ byte: UInt64, _ word: UInt64) -> UInt64 { below(1, word ^ (ones &* byte)) }
