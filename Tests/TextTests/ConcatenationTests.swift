import Testing
import MenugenText

@Suite struct ConcatenationTests {
  @Test func joinsTexts() {
    #expect(String(joining: "a", "é", "🍕") == "aé🍕")
    #expect(String(joining: "a", "", "🍕") == "a🍕")
    #expect(String(joining: "", "") == "")
  }

  @Test(arguments: [0, 1, 255, 256, 257, 5_000])
  func joinsTextsOfAnySize(count: Int) {
    let text = String(repeating: "é", count: count)
    #expect(String(joining: text, "ö", text) == text + "ö" + text)
  }

  @Test(arguments: [0, 1, 511, 512, 513, 5_000])
  func writesTextsOfAnySize(count: Int) {
    let text = String.written { output in
      for _ in 0..<count { output.append("é") }
      output.append("ö")
    }
    #expect(text == String(repeating: "é", count: count) + "ö")
  }
}
