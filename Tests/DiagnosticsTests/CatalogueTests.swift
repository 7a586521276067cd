import MenugenDiagnostics
import MenugenText
import Testing

struct CatalogueTests {
  @Test("A control character in an id is reported by its number")
  func namesTheControlCharacter() {
    let message = DiagnosticMessage.invalidID("id", "a\u{7}", .control("\u{7}"), example: "a")
    #expect(message.text.hasSuffix("contains the control character U+0007"))
  }

  @Test("A value of the wrong type is reported with both types, unless one is part of the other")
  func namesBothTypes() {
    #expect(
      DiagnosticMessage.wrongType("price", expected: "an amount", found: "a list", example: "8.50").text
        == "price must be an amount, not a list")
    #expect(
      DiagnosticMessage.wrongType("geo", expected: "an object with latitude", found: "an object", example: "{}").text
        == "geo must be an object with latitude")
  }
}
