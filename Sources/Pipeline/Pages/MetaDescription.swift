import Text

/// One line of at most 160 code points, cut between words: what search engines show. `nil` for a text without words.
func metaDescription(_ text: String) -> String? {
  return text.withBytes { bytes in
    if isOneLine(bytes) { return text }
    var line: [UInt8] = []
    // Four bytes a code point at most, and one more to see that the text goes on.
    line.reserveCapacity(min(bytes.count, 4 * 160 + 4))
    for byte in bytes where line.count < 4 * 160 + 4 {
      if !isSpace(byte) {
        line.append(byte)
      } else if let last = line.last, last != UInt8(ascii: " ") {
        line.append(UInt8(ascii: " "))
      }
    }
    if line.last == UInt8(ascii: " ") { line.removeLast() }
    if line.isEmpty { return nil }
    return String(decoding: cut(line, to: 160), as: UTF8.self)
  }
}

/// Whether the text is what it would become: words between single spaces, short enough in bytes to be so in code points.
private func isOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let first = bytes.first, !isSpace(first), bytes.count <= 160 else { return false }
  var follows = false
  for byte in bytes {
    let space = isSpace(byte)
    if space, follows || byte != UInt8(ascii: " ") { return false }
    follows = space
  }
  return !follows
}

/// The line, or as many of its words as leave room for an ellipsis.
private func cut(_ line: [UInt8], to limit: Int) -> ArraySlice<UInt8> {
  if line.count <= limit { return line[...] }
  var count = 0
  var end = line.startIndex
  for index in line.indices where !isContinuation(line[index]) {
    if count == limit - 2 { end = index }
    count += 1
  }
  if count <= limit { return line[...] }
  let kept = line[..<end]
  return kept[..<(kept.lastIndex(of: UInt8(ascii: " ")) ?? end)] + Array("…".utf8)
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
