import Testing
import MenugenText

@Suite struct SlugTests {
  @Test(arguments: [
    ("Margherita", "margherita"), ("Crème Brûlée No. 2", "crème-brûlée-no-2"), ("  --Fish & Chips!--  ", "fish-chips"),
    ("寿司（まぐろ）", "寿司-まぐろ"), ("Борщ «Домашний»", "борщ-домашний"), ("شوربة عدس", "شوربة-عدس"), ("हिन्दी थाली", "हिन्दी-थाली"),
    ("../../etc/passwd", "etc-passwd"), ("menu.v2.html", "menu-v2-html"), ("ΠΊΤΑ", "πίτα"),
    ("İskender", "iskender"), ("LİVÂ", "livâ"), ("Teil Ⅳ", "teil-ⅳ"), ("Ⅳ", "ⅳ"),
    ("1️⃣ Pizza 🍕", "1-pizza"), ("cre\u{300}me", "crème"), ("a\u{0}b\nc", "a-b-c"), ("\u{301}x", "x"),
    ("STRASSE ß", "strasse-ß"), ("Con", "con-1"), ("LPT1", "lpt1-1"), ("Com 1", "com-1"),
  ])
  func keepsNamesReadableInAnyScript(name: String, expected: String) {
    #expect(Array(slug(name, fallback: "item").unicodeScalars) == Array(nfc(expected).unicodeScalars))
  }

  @Test(arguments: ["", "🍕🍕", "...", "\u{301}", "/", "\u{202E}"])
  func fallsBackWhereANameHasNoLetter(name: String) {
    #expect(slug(name, fallback: "item-3") == "item-3")
  }

  @Test func cutsLongNamesBetweenGraphemes() {
    #expect(slug(String(repeating: "a", count: 500), fallback: "x") == String(repeating: "a", count: 80))
    #expect(slug(String(repeating: "日", count: 500), fallback: "x") == String(repeating: "日", count: 26))
    #expect(slug(String(repeating: "abcdefg ", count: 30), fallback: "x").utf8.count == 79)
    #expect(slug("Z" + String(repeating: "\u{334}\u{335}", count: 5_000), fallback: "x") == "z")
    #expect(idFault(slug(String(repeating: "ཱི ", count: 100), fallback: "x")) == nil)
  }

  @Test(
    "An invalid id has a reason",
    arguments: [
      ("dinner", nil), ("crème-brûlée", nil), ("日本", nil), ("Menu 2.1", nil), ("می\u{200C}خواهم", nil), ("", .empty),
      (".", .dots),
      ("..", .dots), (".git", .leadingDot), ("a.", .trailingDot), ("a ", .edgeSpace), (" a", .edgeSpace),
      ("a/b", .reserved("/")),
      ("a\\b", .reserved("\\")), ("a?", .reserved("?")), ("a:b", .reserved(":")), ("a\u{0}", .control("\u{0}")),
      ("a\u{85}b", .control("\u{85}")), ("a\u{202E}b", .control("\u{202E}")), ("cre\u{300}me", .notNormalized),
      (String(repeating: "a", count: 200), nil), (String(repeating: "a", count: 201), .tooLong),
    ] as [(String, IDFault?)])
  func idFaults(id: String, fault: IDFault?) {
    #expect(idFault(id) == fault)
  }

  @Test(arguments: [
    ("Pizza", "pizza"), ("STRASSE", "straße"), ("cre\u{300}me", "CRÈME"), ("ΠΊΤΑ", "πίτα"), ("ſ", "s"),
    ("\u{212B}", "å"),
  ])
  func givesOneKeyToNamesThatCollideOnADisk(first: String, second: String) {
    #expect(collisionKey(first).utf8.elementsEqual(collisionKey(second).utf8))
  }

  @Test func givesDifferentKeysToDifferentNames() {
    #expect(collisionKey("crème") != collisionKey("creme"))
  }

  @Test(arguments: [
    ("menus/dinner/index.html", "menus/dinner/index.html"), ("crème", "cr%C3%A8me"), ("a b%?#", "a%20b%25%3F%23"),
    ("日", "%E6%97%A5"), ("a:b&c'd\"<>", "a%3Ab%26c%27d%22%3C%3E"), ("~-_.!$()*+,;=@", "~-_.!$()*+,;=@"), ("", ""),
  ])
  func encodesPaths(path: String, encoded: String) {
    #expect(percentEncoded(path: path) == encoded)
  }
}
