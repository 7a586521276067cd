/// The length of the UTF-8 sequence at an index; 0 if it is ill-formed (The Unicode Standard, table 3-7).
package func utf8SequenceLength(in bytes: Span<UInt8>, at index: Int, end: Int) -> Int {
  func follows(_ offset: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    index + offset < end && allowed.contains(bytes[index + offset])
  }
  switch bytes[index] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return follows(1) ? 2 : 0
  case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
  case 0xE1...0xEC, 0xEE, 0xEF: return follows(1) && follows(2) ? 3 : 0
  case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
  case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
  case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
  case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
  default: return 0
  }
}

/// The start of the text, after a byte order mark if there is one.
package func startOfText(in bytes: Span<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

/// Whether the file begins with a byte order mark of UTF-16 or UTF-32.
func isUTF16(_ bytes: Span<UInt8>) -> Bool {
  bytes.count >= 2 && (bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF)
}
