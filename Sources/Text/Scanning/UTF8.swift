/// Whether the bytes are well-formed UTF-8: no overlong forms, surrogates, values above U+10FFFF or truncated
/// sequences.
package func isValidUTF8(_ bytes: Span<UInt8>) -> Bool {
  firstInvalidUTF8(in: bytes) == nil
}

/// The index of the first ill-formed sequence (The Unicode Standard, table 3-7); `nil` if there is none.
package func firstInvalidUTF8(in bytes: Span<UInt8>) -> Int? {
  let count = bytes.count
  var index = 0
  while index < count {
    if bytes[index] < 0x80 {
      index = endOfASCII(in: bytes, from: index)
      continue
    }
    let length = lengthOfScalar(bytes[index...])
    if length == 0 { return index }
    index += length
  }
  return nil
}

/// Skips ASCII, 32 bytes at a time.
@inline(__always)
private func endOfASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
  let count = bytes.count
  let highBits: UInt64 = 0x8080_8080_8080_8080
  var index = start
  while count - index >= 32 {
    let first = bytes.load(at: index, as: UInt64.self) | bytes.load(at: index + 8, as: UInt64.self)
    let second = bytes.load(at: index + 16, as: UInt64.self) | bytes.load(at: index + 24, as: UInt64.self)
    if (first | second) & highBits != 0 { break }
    index += 32
  }
  while count - index >= 8 {
    if bytes.load(at: index, as: UInt64.self) & highBits != 0 { break }
    index += 8
  }
  while index < count, bytes[index] < 0x80 { index += 1 }
  return index
}

/// The length of the multi-byte sequence that begins here; 0 if it is ill-formed.
@inline(__always)
private func lengthOfScalar(_ bytes: Span<UInt8>) -> Int {
  let available = bytes.count
  func continues(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }
  switch bytes[0] {
  case 0xC2...0xDF:
    return available >= 2 && continues(1) ? 2 : 0
  case 0xE0...0xEF:
    guard available >= 3, continues(1), continues(2) else { return 0 }
    if bytes[0] == 0xE0, bytes[1] < 0xA0 { return 0 }
    if bytes[0] == 0xED, bytes[1] > 0x9F { return 0 }
    return 3
  case 0xF0...0xF4:
    guard available >= 4, continues(1), continues(2), continues(3) else { return 0 }
    if bytes[0] == 0xF0, bytes[1] < 0x90 { return 0 }
    if bytes[0] == 0xF4, bytes[1] > 0x8F { return 0 }
    return 4
  default: return 0
  }
}
