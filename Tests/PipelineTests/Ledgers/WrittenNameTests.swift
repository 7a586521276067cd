import Testing

@testable import MenugenPipeline

/// Categories and accounts are shown as written, unless they would be ambiguous or invisible.
@Suite struct WrittenNameTests {
  @Test(arguments: [
    ("costs/produce", "costs/produce"), ("costs : produce", "costs : produce"), ("none", "none"),
    ("(none)", "“(none)”"), ("a/(none)", "a/“(none)”"), ("a:(none):b", "a/“(none)”/b"), ("“(none)”", "““(none)””"),
    ("\u{200B}", "(U+200B)"), ("a/\u{200B}\u{2060}", "a/(U+200B U+2060)"), ("(U+200B)", "“(U+200B)”"),
    ("\u{E0001}", "(U+E0001)"), (String(repeating: "\u{200B}", count: 9), "(U+200B U+200B U+200B U+200B …9)"),
    ("日本", "日本"), ("a\u{200B}b", "a\u{200B}b"), ("“a”", "“a”"),
  ])
  func showsWhatWasWritten(name: String, shown: String) throws {
    #expect(try presentation().shown(name) == shown)
  }

  /// The phrase for "none" is marked in each language.
  @Test func marksTheWordsOfTheLanguage() throws {
    let german = try presentation("de")
    #expect(german.shown("(keine)") == "“(keine)”" && german.shown("(none)") == "(none)")
  }
}
