// Plain is printable ASCII but `" & ' < > \`, which no format here writes otherwise. Eight bytes are looked at in one step:
// byte by byte, escaping measured as a tenth of a build's time; comparing with SIMD types as a third (Swift 6.3 compares
// lane by lane).

extension ByteBuffer {
  /// Copies a text, but for what `escape` writes in another way: plain bytes are copied as they are looked at.
  ///
  /// `escape` is asked about every byte that may not be plain. It writes what stands for it and says how many bytes of the
  /// text that was, or writes nothing and says 0 where the byte stands for itself.
  @inline(__always)
  mutating func appendEscaping(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ escape: (UnsafeBufferPointer<UInt8>, Int, inout ByteBuffer) -> Int
  ) {
    let source = UnsafeRawBufferPointer(bytes)
    var index = 0
    reserve(bytes.count)
    while index < bytes.count {
      if bytes.count &- index >= 16 {
        let words = source.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
        if isPlain(words) {
          UnsafeMutableRawPointer(base + length).storeBytes(of: words, as: SIMD2<UInt64>.self)
          length &+= 16
          index &+= 16
          continue
        }
      }
      if bytes.count &- index >= 8 {
        let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if isPlain(word) {
          UnsafeMutableRawPointer(base + length).storeBytes(of: word, as: UInt64.self)
          length &+= 8
          index &+= 8
          continue
        }
      } else if isPlain(lastWord(of: source)) {
        appendFew(UnsafeRawBufferPointer(rebasing: source[index...]))
        return
      }
      // Up to the end of what was looked at, or of a run beyond ASCII.
      repeat {
        let escaped = escape(bytes, index, &self)
        if escaped == 0 {
          base[length] = bytes[index]
          length &+= 1
          index &+= 1
        } else {
          index &+= escaped
          reserve(bytes.count &- index)
        }
      } while index < bytes.count && (bytes[index] >= 0x80 || bytes.count &- index < 8)
    }
  }
}

extension ByteBuffer {
  /// Fewer than eight bytes, for which there is room: in at most three steps, where a loop would take one a byte.
  @inline(__always)
  fileprivate mutating func appendFew(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    let place = UnsafeMutableRawPointer(base + length)
    var index = 0
    if count & 4 != 0 {
      place.storeBytes(of: bytes.loadUnaligned(as: UInt32.self), as: UInt32.self)
      index = 4
    }
    if count & 2 != 0 {
      place.storeBytes(
        of: bytes.loadUnaligned(fromByteOffset: index, as: UInt16.self), toByteOffset: index, as: UInt16.self)
      index &+= 2
    }
    if count & 1 != 0 { place.storeBytes(of: bytes[index], toByteOffset: index, as: UInt8.self) }
    length &+= count
  }
}

/// Where the run of plain bytes from `start` on ends, or a little before: eight bytes are looked at in one step.
@inline(__always)
func endOfPlainBytes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = start
  while bytes.count &- index >= 8 {
    if !isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return index }
    index &+= 8
  }
  if index >= bytes.count { return index }
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

/// Where to look on after a byte that isn't plain but stands as it is: in a run of bytes beyond ASCII at the next one,
/// after it at the next that isn't plain.
@inline(__always)
func endOfOtherByte(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  let next = index &+ 1
  return next < bytes.count && bytes[next] < 0x80 ? endOfPlainBytes(bytes, from: next) : next
}

/// Whether a text is words with one space between them: none at its ends, no two beside each other, no control characters.
///
/// With `inASCII`, also whether nothing in it is beyond printable ASCII.
package func isSingleSpaced(_ bytes: UnsafeBufferPointer<UInt8>, inASCII: Bool = false) -> Bool {
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
    if inASCII, (word | (word &+ ones)) & highBits != 0 { return false }
    isBehindSpace = spaces >> 56
    index &+= 8
  }
  // The rest, and what a borrow only made look like a control character.
  var last = index == 0 ? UInt8(ascii: " ") : bytes[index &- 1]
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x20 && last == 0x20 || inASCII && byte >= 0x7F { return false }
    last = byte
    index &+= 1
  }
  return last != UInt8(ascii: " ")
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

@inline(__always)
private func isPlain(_ word: UInt64) -> Bool {
  // Each part sets the high bit of a byte that it is true of; a borrow may set that of the next byte too, and `#` counts
  // as what differs from it by one bit: no harm done.
  let special =
    word | (word &+ ones) | below(0x20, word) | equal(0x22, word & (ones &* 0xFA)) | equal(0x3C, word & (ones &* 0xFD))
    | equal(0x5C, word)
  return special & highBits == 0
}

/// The same for two words at once. Integers in SIMD types are computed together; it is comparisons that aren't.
@inline(__always)
private func isPlain(_ words: SIMD2<UInt64>) -> Bool {
  func all(_ byte: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: ones &* byte) }
  func below(_ limit: UInt64, _ words: SIMD2<UInt64>) -> SIMD2<UInt64> { (words &- all(limit)) & ~words }
  func equal(_ byte: UInt64, _ words: SIMD2<UInt64>) -> SIMD2<UInt64> { below(1, words ^ all(byte)) }
  let special =
    words | (words &+ all(1)) | below(0x20, words) | equal(0x22, words & all(0xFA)) | equal(0x3C, words & all(0xFD))
    | equal(0x5C, words)
  return (special[0] | special[1]) & highBits == 0
}

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

@inline(__always) private func below(_ limit: UInt64, _ word: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
@inline(__always) private func equal(_ byte: UInt64, _ word: UInt64) -> UInt64 { below(1, word ^ (ones &* byte)) }
