import Testing
import MenugenText

@Suite struct NormalizationTests {
  @Test func keepsEveryScalarCanonicallyEquivalent() {
    // Three Tibetan vowels whose decomposition begins with a mark, which the standard library compares differently.
    let exceptions: Set<UInt32> = [0x0F73, 0x0F75, 0x0F81]
    var wrong: [UInt32] = []
    for value in (0 as UInt32)...0x2FA20 where !exceptions.contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\u{345}\u{323}\(scalar)\u{307}\u{323}\u{338}e"
      let composed = nfc(text)
      if composed != text || !nfc(composed).utf8.elementsEqual(composed.utf8) { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("한\u{11AB}", "한\u{11AB}"), ("하\u{11AB}", "한"), ("\u{212B}", "Å"),
    ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}"),
    ("a\u{315}\u{300}\u{5AE}b", "à\u{5AE}\u{315}b"), ("\u{958}", "\u{915}\u{93C}"), ("\u{F900}", "\u{8C48}"),
    ("\u{344}", "\u{308}\u{301}"),
  ])
  func composes(text: String, expected: String) {
    #expect(Array(nfc(text).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
