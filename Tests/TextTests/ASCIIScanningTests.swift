import Testing
import MenugenText

/// Testing eight bytes at a time gives the same as testing each byte.
@Suite struct ASCIIScanningTests {
  private static let texts: [String] = {
    let pieces = ["a", " ", "  ", "b c", "é", "\u{7F}", "\n", "word", "€ ", "\u{1}", "longer than eight", "!!!!!!!!"]
    return [""] + pieces
      + pieces.flatMap { one in pieces.flatMap { two in pieces.map { one + "12345" + two + $0 } } }
  }()

  @Test func knowsSingleSpacedTexts() {
    for text in Self.texts {
      let isSingle =
        !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.isEmpty && !text.contains("  ")
        && text.utf8.allSatisfy { $0 >= 0x20 }
      text.withSpan { bytes in
        let found = isSingleSpaced(bytes)
        #expect(found == isSingle, "\(text.debugDescription)")
      }
    }
  }

  @Test func findsTheFirstByteOfItsKind() {
    for text in Self.texts {
      text.withSpan { bytes in
        for start in bytes.indices {
          let expected = Array(text.utf8)[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
          let found = firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start, to: bytes.count)
          #expect(found == expected)
        }
      }
    }
  }

  @Test func countsTheBytesOfAKind() {
    for text in Self.texts {
      text.withSpan { bytes in
        for start in bytes.indices {
          let expected = Array(text.utf8)[start...].count { $0 == UInt8(ascii: " ") }
          let found = count(of: UInt8(ascii: " "), in: bytes, from: start, to: bytes.count)
          #expect(found == expected)
        }
      }
    }
  }
}
