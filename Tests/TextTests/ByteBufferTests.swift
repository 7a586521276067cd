import Foundation
import Testing
import MenugenText

@Suite struct ByteBufferTests {
  @Test func keepsWhatIsAppendedAcrossGrowth() {
    var buffer = ByteBuffer(capacity: 1)
    for _ in 0..<100 { buffer.append("Crème ") }
    #expect(buffer.text == String(repeating: "Crème ", count: 100))
  }

  @Test(arguments: [
    (Int64.min, "-9223372036854775808"), (0, "0"), (-7, "-7"), (1_000_000, "1000000"), (.max, "9223372036854775807"),
  ])
  func writesIntegersAsDigits(value: Int64, digits: String) {
    var buffer = ByteBuffer()
    buffer.append(decimal: value)
    #expect(buffer.text == digits)
  }

  @Test func writesTheLargest128BitInteger() {
    var buffer = ByteBuffer()
    buffer.append(decimal: UInt128.max)
    buffer.append(" ")
    buffer.append(decimal: Int128.min)
    #expect(buffer.text == "340282366920938463463374607431768211455 -170141183460469231731687303715884105728")
  }

  @Test func escapesJSONStringsForScripts() {
    var buffer = ByteBuffer()
    buffer.appendScriptSafeJSONString("</script>\"\\\n&")
    #expect(buffer.text == #""\u003c/script\u003e\"\\\n\u0026""#)
  }

  @Test(
    "Scripts replace the same characters as pages",
    arguments: ["\u{202E}evil\u{202C}", "\u{1}", "\u{7F}", "a\u{85}b", "\u{2068}x\u{2069}", "\t\n", "–é"])
  func scriptsMatchPages(text: String) throws {
    var script = ByteBuffer()
    var page = ByteBuffer()
    script.appendScriptSafeJSONString(text)
    page.appendHTML(text)
    #expect(try JSONDecoder().decode(String.self, from: Data(script.text.utf8)) == page.text)
  }
}
