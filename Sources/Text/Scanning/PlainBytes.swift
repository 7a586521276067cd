// Plain is printable ASCII but `" & ' < > \`, which no format here writes otherwise. Eight bytes are looked at in one step:
// byte by byte, escaping measured as a tenth of a build's time; comparing with SIMD types as a third (Swift 6.3 compares
// lane by lane).

extension ByteBuffer {
  /// Copies a UTF-8 text up to what may need an escape, or a little less, and says how far: most often to its end.
  ///
  /// What may need one are control characters, `" & ' < > \`, and what begins with 0xC2 or 0xE2.
  @inline(__always)
  mutating func appendPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return 0 }
    // Words are copied whole; what doesn't count of one is written over, and needs room.
    reserve(bytes.count &+ 8)
    let plain = copyPlain(UnsafeRawPointer(start), bytes.count, to: UnsafeMutableRawPointer(base + length))
    length &+= plain
    return plain
  }

  /// Copies the rest of a text, but for what `escape` writes in another way.
  ///
  /// `escape` is asked about what may need it, and now and then about another byte. It writes what stands for it and says
  /// how many bytes of the text that was, or writes nothing and says 0 where the byte stands for itself.
  @inline(__always)
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Int,
    escaping escape: (UnsafeBufferPointer<UInt8>, Int, inout ByteBuffer) -> Int
  ) {
    guard let start = bytes.baseAddress else { return }
    var index = first
    while index < bytes.count {
      let word = word(of: UnsafeRawPointer(start), bytes.count, at: index)
      UnsafeMutableRawPointer(base + length).storeBytes(of: word, as: UInt64.self)
      let seen = min(8, bytes.count &- index)
      let plain = min(seen, specialBytes(word).trailingZeroBitCount >> 3)
      length &+= plain
      index &+= plain
      if plain == seen { continue }
      let escaped = escape(bytes, index, &self)
      if escaped == 0 {
        base[length] = start[index]
        length &+= 1
        index &+= 1
      } else {
        index &+= escaped
      }
      // What comes behind is most often plain for long.
      index &+= appendPlain(UnsafeBufferPointer(rebasing: bytes[index...]))
    }
  }
}

/// Copies a text that may need no escape, and says how much of it, at least, needs none. Room for eight bytes more is used.
///
/// Most texts are like that, and short: their last bytes are looked at with some before them once more, so that there is
/// no rest to be looked at in smaller steps.
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

/// The eight bytes at `index`, or as many as there are and zeros.
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

/// The high bit of each byte that may need an escape: the lowest one set is that of the first of them, or of a `#`.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
  // Each part sets the high bit of a byte that it is true of; a borrow may set that of the byte behind it too.
  let special =
    ((word &- ones &* 0x20) | (word &+ ones)) & ~word | equal(0x22, word & (ones &* 0xFA))
    | equal(0x3C, word & (ones &* 0xFD)) | equal(0x5C, word) | equal(0xC2, word & (ones &* 0xDF))
  return special & highBits
}

/// Whether there are any in two words. Integers in SIMD types are computed together; it is comparisons that aren't.
@inline(__always)
private func hasSpecialBytes(_ words: SIMD2<UInt64>) -> Bool {
  func all(_ byte: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: ones &* byte) }
  func equal(_ byte: UInt64, _ words: SIMD2<UInt64>) -> SIMD2<UInt64> { (words ^ all(byte)) &- all(1) }
  // As above. What differs from a byte below 0x80 has its high bit where the byte has it, so that one mask serves all.
  let ascii =
    (words &- all(0x20)) | (words &+ all(1)) | equal(0x22, words & all(0xFA)) | equal(0x3C, words & all(0xFD))
    | equal(0x5C, words)
  let special = ascii & ~words | equal(0xC2, words & all(0xDF)) & words
  return (special[0] | special[1]) & highBits != 0
}

/// The place of the first byte from `first` on that begins a control character or another that acts instead of being
/// shown, or may begin one: see `Hazard`. The count of the bytes, where there is none.
@inline(__always)
func firstActingByte(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> Int {
  guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return 0 }
  var index = first
  while index < bytes.count {
    let word = word(of: start, bytes.count, at: index)
    let acting =
      below(0x20, word) | ((word &+ ones) & ~word) | equal(0xC2, word & (ones &* 0xDF)) | equal(0xEF, word)
    let inert = (acting & highBits).trailingZeroBitCount >> 3
    if inert < 8 { return min(index &+ inert, bytes.count) }
    index &+= 8
  }
  return bytes.count
}

/// Whether a text is words with one space between them: none at its ends, no two beside each other, and nothing below a
/// space. Other control characters (DEL, U+0080 to U+009F) aren't looked for.
package func isSingleSpaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = 0
  // Whether a space stood right before: at the start one would be as wrong.
  var isBehindSpace: UInt64 = 0x80
  while bytes.count &- index >= 8 {
    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let others = word ^ (ones &* 0x20)
    // The high bit of each byte that is a space, and of no other.
    let spaces = ~((others & ~highBits) &+ ~highBits | others | ~highBits)
    if spaces & (spaces << 8 | isBehindSpace) != 0 || below(0x20, word) & highBits != 0 { break }
    isBehindSpace = spaces >> 56
    index &+= 8
  }
  // The rest, and what a borrow only made look like a control character.
  var last = index == 0 ? UInt8(ascii: " ") : bytes[index &- 1]
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x20 && last == 0x20 { return false }
    last = byte
    index &+= 1
  }
  return last != UInt8(ascii: " ")
}

/// The place of the first byte from `first` on that isn't printable ASCII, or the count of the bytes.
@inline(__always)
package func endOfPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> Int {
  guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return 0 }
  var index = first
  while index < bytes.count {
    let word = word(of: start, bytes.count, at: index)
    let others = (word | (word &+ ones) | below(0x20, word)) & highBits
    if others != 0 { return min(index &+ others.trailingZeroBitCount >> 3, bytes.count) }
    index &+= 8
  }
  return bytes.count
}

/// How many of the bytes begin a character, in UTF-8.
func countOfScalars(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 &+ 1 }
}

/// The place of the first such byte from `start` on, or `end`: eight bytes are looked at in one step.
package func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while end &- index >= 8 {
    if equal(UInt64(byte), raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) & highBits != 0 { break }
    index &+= 8
  }
  while index < end, bytes[index] != byte { index &+= 1 }
  return index
}

/// How many such bytes stand from `start` to `end`: eight are looked at in one step.
package func count(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var count = 0
  var index = start
  while end &- index >= 8 {
    let others = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* UInt64(byte))
    // The low bit of each byte that is one; multiplied, the highest byte is their sum.
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
