import MenugenText

/// The encoding of a text file.
enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case windows1252 = "Windows-1252"

  /// Detects the encoding by the byte order mark, by zero bytes, and by whether the text is valid UTF-8.
  static func detect(_ bytes: Span<UInt8>) -> TextEncoding {
    if bytes.count >= 2 {
      if bytes[0] == 0xFF, bytes[1] == 0xFE { return .utf16LittleEndian }
      if bytes[0] == 0xFE, bytes[1] == 0xFF { return .utf16BigEndian }
      // Without a mark: every other byte of Western text is zero.
      let seen = min(bytes.count, 64) / 2
      let zeros = (0..<seen).reduce(into: (even: 0, odd: 0)) { zeros, pair in
        if bytes[pair * 2] == 0 { zeros.even += 1 }
        if bytes[pair * 2 + 1] == 0 { zeros.odd += 1 }
      }
      if seen > 2, zeros.odd * 4 > seen * 3, zeros.even == 0 { return .utf16LittleEndian }
      if seen > 2, zeros.even * 4 > seen * 3, zeros.odd == 0 { return .utf16BigEndian }
    }
    return firstInvalidUTF8(in: bytes) == nil ? .utf8 : .windows1252
  }
}

/// A text in UTF-8 without a byte order mark, and the encoding that it had.
func decodedText(_ bytes: [UInt8]) -> (bytes: [UInt8], encoding: TextEncoding) {
  let encoding = TextEncoding.detect(bytes.span)
  switch encoding {
  case .utf8:
    let hasMark = bytes.span.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return (hasMark ? Array(bytes[3...]) : bytes, encoding)
  case .windows1252:
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { append(windows1252(byte), to: &text) }
    }
    return (text, encoding)
  case .utf16LittleEndian, .utf16BigEndian:
    let isLittle = encoding == .utf16LittleEndian
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return (Array(String(decoding: units, as: UTF16.self).utf8), encoding)
  }
}

func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
  for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte) }
}

/// The character of a byte in Windows-1252, which is Latin-1 except for 0x80 to 0x9F (WHATWG's index).
func windows1252(_ byte: UInt8) -> Unicode.Scalar {
  guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
  let table: InlineArray<32, UInt16> = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
  return Unicode.Scalar(table[Int(byte) - 0x80]) ?? "\u{FFFD}"
}
