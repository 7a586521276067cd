import Testing
import MenugenText

@Suite struct TextLayoutTests {
  @Test(arguments: [
    (TextAlignment.leading, "寿司  |"), (.trailing, "  寿司|"), (.center, " 寿司 |"),
  ])
  func padsByCells(alignment: TextAlignment, padded: String) {
    var buffer = ByteBuffer()
    buffer.append("寿司", paddedTo: 6, alignment: alignment)
    buffer.append("|")
    #expect(buffer.text == padded)
  }

  @Test func padsWithAnyByteAndNeverCuts() {
    var buffer = ByteBuffer()
    buffer.append("Soup", paddedTo: 8, fill: UInt8(ascii: "."))
    buffer.append("Soup", paddedTo: 2)
    #expect(buffer.text == "Soup....Soup")
  }

  @Test(arguments: [
    ("Ribollita", 9, "Ribollita"), ("Ribollita", 5, "Ribo…"), ("日本料理", 7, "日本料…"), ("日本料理", 6, "日本…"),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
  ])
  func truncatesBetweenGraphemes(text: String, width: Int, cut: String) {
    #expect(truncated(text, toWidth: width) == cut)
  }

  @Test(arguments: [
    ("Tomato, mozzarella and basil", 12, ["Tomato,", "mozzarella", "and basil"]),
    ("  two   spaces ", 20, ["two spaces"]),
    ("12,50\u{A0}€ a plate", 7, ["12,50\u{A0}€", "a plate"]),
    ("one\ntwo\n\nthree", 9, ["one", "two", "", "three"]),
    ("", 9, [""]),
    ("Rindfleischetikettierung", 10, ["Rindfleisc", "hetikettie", "rung"]),
    ("国産牛のステーキ、わさび", 8, ["国産牛の", "ステー", "キ、わさ", "び"]),
    ("寿司（まぐろ）です", 6, ["寿司", "（まぐ", "ろ）で", "す"]),
    ("ramen 拉麺 bowl", 8, ["ramen 拉", "麺 bowl"]),
    ("日本", 1, ["日", "本"]),
    ("a b", -3, ["a", "b"]),
  ])
  func wrapsAtSpacesAndBetweenIdeographs(text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, width: width) == lines)
  }

  @Test func indentsEveryLineAndLeavesTheLastOneOpen() {
    var buffer = ByteBuffer()
    let cells = buffer.append("Tomato, mozzarella and basil", wrappedTo: 12, indent: 2)
    #expect(buffer.text == "  Tomato,\n  mozzarella\n  and basil")
    #expect(cells == 9)
  }

  @Test func laysPlainTextOutAsItDoesAnyOther() {
    let text = "Slow-cooked for eleven hours, then dressed with black olives and a spoon of salsa verde"
    for width in 4...100 {
      // Two spaces count as one, but avoid the fast path.
      #expect(wrapped(text, width: width) == wrapped(text.replacing(" then ", with: "  then "), width: width))
    }
  }

  @Test func laysSimpleTextOutAsItDoesAnyOther() {
    let text =
      "Œufs à la neige – “très légers” –, crème à la vanille, 12,50\u{A0}€; Борщ со сметаной, żurek i naleśniki, Käsespätzle mit Röstzwiebeln ½ ×"
    for width in 4...150 {
      #expect(wrapped(text, width: width) == wrapped(text.replacing(" mit ", with: "  mit "), width: width), "\(width)")
      var buffer = ByteBuffer()
      let isSimple = buffer.appendSimple(text, wrappedTo: width, indent: 0)
      #expect(isSimple && buffer.text == wrapped(text, width: width).joined(separator: "\n"))
    }
  }

  @Test func takesNoTextForSimpleThatActsOrIsWide() {
    for scalar in (0...0x3100 as ClosedRange<UInt32>).compactMap(UnicodeScalar.init) {
      let text = "a\(String(scalar))b"
      var buffer = ByteBuffer()
      // An ideograph disables the fast path.
      guard buffer.appendSimple(text, wrappedTo: 80, indent: 0) else { continue }
      #expect(isInert(text) && displayWidth(of: text + "日") == 5, "\(scalar.value)")
      #expect(displayWidth(of: text) == 3)
    }
  }

  @Test func keepsEveryLineWithinItsWidth() {
    let text = "Cacio e pepe — 黒胡椒とペコリーノ 🧀🧀🧀 s\u{301}p\u{301}aghetti, 👩‍👩‍👧‍👦-size portions for everyone"
    for width in 2...40 {
      let lines = wrapped(text, width: width)
      #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}

/// The lines of a wrapped text.
private func wrapped(_ text: String, width: Int) -> [String] {
  var buffer = ByteBuffer()
  buffer.append(text, wrappedTo: width)
  return buffer.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
