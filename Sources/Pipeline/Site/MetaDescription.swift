import MenugenText

/// A description for search engines: one line of at most 160 code points, cut between words. `nil` for a blank text.
func metaDescription(_ text: String) -> String? {
  text.withSpan { bytes in
    if isSingleSpaced(bytes) { return bytes.count <= longest ? text : cut(bytes) }
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    for index in bytes.indices {
      let byte = bytes[index]
      if !isSpace(byte) {
        line.append(byte)
      } else if let last = line.last, last != UInt8(ascii: " ") {
        line.append(UInt8(ascii: " "))
      }
    }
    if line.last == UInt8(ascii: " ") { line.removeLast() }
    return line.isEmpty ? nil : cut(line.span)
  }
}

private let longest = 160

/// The line, cut between words if it is too long.
private func cut(_ line: Span<UInt8>) -> String {
  guard let end = endOfKept(line) else { return String(decoding: line, as: UTF8.self) }
  var words = end
  while words > 0, line[words &- 1] != UInt8(ascii: " ") { words &-= 1 }
  let kept = line[..<(words > 0 ? words &- 1 : end)]
  // Decoding the words alone is faster, as they are mostly ASCII.
  return String(decoding: kept, as: UTF8.self) + "…"
}

/// The number of bytes that fit before an ellipsis; `nil` for a short line.
private func endOfKept(_ line: Span<UInt8>) -> Int? {
  // Fast path for ASCII.
  if endOfPrintableASCII(line, from: 0) > longest { return longest - 2 }
  var count = 0
  var end = 0
  for index in line.indices where !isContinuation(line[index]) {
    if count == longest - 2 { end = index }
    count += 1
    if count > longest { return end }
  }
  return nil
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
