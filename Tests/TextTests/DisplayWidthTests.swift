import Testing
import MenugenText

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Ribollita", 9), ("crème", 5), ("cre\u{300}me", 5), ("日本", 4), ("ﾊﾝｶｸ", 4), ("ＦＵＬＬ", 8), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("寿司 ¥350", 9), ("─ … “”", 6), ("\u{A0}\u{202F}", 2), ("שלום", 4), ("กำ", 2),
    ("क्षि", 3), ("\u{200F}‏", 0), ("\u{1B}[31m", 4), ("a\tb", 3), ("\u{0}\u{7F}\u{85}", 0), ("\u{FEFF}x", 1), ("€£", 2),
  ])
  func countsTerminalCells(text: String, cells: Int) {
    #expect(displayWidth(of: text) == cells)
  }

  @Test(arguments: [
    "🍕", "❤️", "©️", "1️⃣", "#️⃣", "🇮🇹", "👍🏽", "☝🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "❤‍🔥", "🤦🏽‍♂️", "🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚",
  ])
  func countsAnEmojiSequenceAsTwoCells(emoji: String) {
    #expect(displayWidth(of: emoji) == 2)
    #expect(displayWidth(of: "\(emoji)\(emoji)x") == 5)
  }

  @Test func countsTextSymbolsAsOneCell() {
    #expect(displayWidth(of: "❤☎©") == 3)
    #expect(displayWidth(of: "❤\u{FE0E}") == 1)
  }

  @Test func joinsNothingButEmoji() {
    #expect(displayWidth(of: "日\u{200D}本") == 4)
    #expect(displayWidth(of: "می\u{200D}خ") == 3)
    #expect(displayWidth(of: "🍕\u{200D}x") == 3)
    #expect(displayWidth(of: "\u{200D}🍕") == 2)
  }

  @Test func countsAHeapOfMarksAsNothing() {
    #expect(displayWidth(of: "Z" + String(repeating: "\u{301}\u{489}\u{FE0F}", count: 10_000)) == 1)
    #expect(displayWidth(of: "\u{301}\u{FE0F}\u{20E3}") == 0)
    #expect(displayWidth(of: "\u{903}x") == 1)
  }

  @Test func pairsFlagsFromTheLeft() {
    #expect(displayWidth(of: "🇮🇹🇩") == 4)
  }

  @Test(
    "Invalid UTF-8 counts as replacement characters",
    arguments: [
      ([0x80, 0x80], 2), ([0xE2, 0x82], 2), ([0xC0, 0xAF], 2), ([0xF8, 0x41], 2), ([0xE6, 0x97, 0xA5], 2),
      ([0xE6, 0x41], 2),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], cells: Int) {
    let width = displayWidth(of: bytes.span)
    #expect(width == cells)
  }
}
