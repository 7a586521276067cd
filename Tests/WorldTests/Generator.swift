import MenugenTestSupport

/// Generates a world from a seed: every key of `ContentObject`, present, absent, empty and at its limits, in each form,
/// mostly valid.
struct Generator {
  var random: SeededRandom
  var world: World
  private(set) var tokenCount = 0
  var languages: [String] = []
  var currency = "EUR"
  /// Ids of menus and their items, for movements to refer to.
  var items: [String] = []
  /// Ledgers for goals, with their categories.
  var ledgers: [(id: String, categories: [String])] = []
  var pictures: [String] = []
  /// Files of `assets/` for texts to link to.
  var assets: [String] = []
  /// The site's theme; `nil` for the default one.
  var theme: String?
  var baseURL: String?

  init(seed: UInt64) {
    random = SeededRandom(seed)
    world = World(seed: seed)
  }

  static func world(seed: UInt64) -> World {
    var generator = Generator(seed: seed)
    generator.make()
    return generator.world
  }

  private mutating func make() {
    // Referenced content first.
    if chance(35) { makeAssets() }
    makeSite()
    for _ in 0..<pick([0, 1, 1, 1, 1, 2, 3]) { makeMenu() }
    for _ in 0..<pick([0, 1, 1, 1, 2]) { makeLedger() }
    if chance(35) { makeGoal() }
    if !items.isEmpty, chance(15) {
      if chance(25) { makeLocationTable() } else { for _ in 0..<int(1...3) { makeLocation() } }
    }
    for _ in 0..<pick([0, 0, 0, 1, 2]) { makePage() }
    if chance(6) { makeTheme() }
    if chance(10) { makeStaticFiles() }
    if chance(3) { add("Content/_drafts/\(token()).md", .page(front: nil, text: token())) }
    if chance(2) { add("Content/\(token()).txt", .bytes(Array("x".utf8))) }
    if chance(15) { world.today = day() }
    world.keepsGoing = chance(10)
    world.isStrict = chance(4)
    world.isOffline = chance(5)
    if chance(25) { addNulls() }
    if chance(6) { makeOdd() }
  }

  mutating func add(_ path: String, _ content: World.Content) {
    world.files.append(World.File(path: path, content: content))
  }
}

// MARK: - Choices

extension Generator {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  mutating func some<Element>(_ elements: [Element], _ count: ClosedRange<Int>) -> [Element] {
    Array(elements.shuffled(using: &random).prefix(int(count)))
  }

  /// A word that is unique in the world.
  mutating func token() -> String {
    tokenCount += 1
    return "wq\(tokenCount)z"
  }

  mutating func maybe(
    _ percent: Int, _ key: String, into members: inout [Node.Member], _ value: (inout Generator) -> Node
  ) {
    guard chance(percent) else { return }
    // A key with null is the same as no key.
    members.append(Node.Member(key: key, value: chance(2) ? .null : value(&self)))
  }
}

extension Generator {
  /// A text, or a list of texts.
  mutating func oneOrMore(_ texts: [String]) -> Node {
    chance(50) ? .text(pick(texts)) : .texts(some(texts, 0...texts.count))
  }

  /// A number as digits or as text.
  mutating func digits(_ numbers: [String]) -> Node { chance(50) ? .literal(pick(numbers)) : .text(pick(numbers)) }
}

// MARK: - Words

extension Generator {
  private static let words = [
    "", "", "", "", "Soup", "Card sales", "Käse & Brot", "a<b>c", "<zqtag>", "&amp;", "{{name}}", "\"quoted\"", "it's",
    "e\u{301}", "é", "ß İ ﬁ", "日本語のメニュー", "مرحبا", "שלום", "👩‍👩‍👧‍👦 🇮🇹", "a\u{200B}b", "\u{202E}gnp", "tab\tbed",
    "line\nbreak", "\u{2028}", "zero\u{0}byte", "\u{FEFF}bom", "\u{FFFF}", "𝒳𝔶", "a\u{0300}\u{0301}\u{0302}\u{0303}",
    "=1+1", "@x", "-", "null", "true", "1e3", "#", "a: b", "- x", "'", "%", "\\", "/", "..", "a\u{AD}b",
    "no\u{A0}break",
    "ไทย", "\u{1B}[31m", "x]]>", "-->", "</script>", "</title>", "😀\u{FE0F}", "\u{0085}", "\u{7F}", "ﷺ",
    "very " + String(repeating: "long ", count: 40), String(repeating: "W", count: 120),
  ]

  private static let markdown = [
    "", "plain words", "*a* **b** `c`", "# Heading", "# a&#10;", "# &NewLine;", "## &#x20;", "a\n\nb", "- one\n- two",
    "1. a\n2. b", "> quote", "```\ncode\n```", "a  \nb", "---", "[x](https://example.org/?a=1&b=2)", "<b>raw</b>",
    "<!-- c -->", "![y](https://example.org/y.png)", "[z](javascript:alert(1))", "&copy; &#0; &#xD800; &#1114112;",
    "Heading\n===", "a\\\nb", "* * *", "[ref]: https://example.org/r\n\n[ref]", "<https://example.org>", "\u{0}",
    "###### six\n\n# one",
    "`` ` ``", "![a *b* [c](https://example.org/d)](https://example.org/e)", "[](<>)", "\t\tcode", "a&#13;b", "# #",
    "#\n#", "=\n===", "<zqtag>",
  ]

  /// A name that begins with a token, so that it is never empty.
  mutating func name() -> String {
    let word = chance(60) ? "" : pick(Generator.words)
    return word.isEmpty ? token() : "\(token()) \(word)"
  }

  mutating func words() -> String { name() }

  /// A label, written once or by language.
  mutating func label() -> Node {
    guard chance(languages.count > 1 ? 40 : 8) else { return .text(name()) }
    var known = some(languages, 0...languages.count)
    if known.isEmpty { known = [languages.first ?? "en"] }
    if chance(5) { known.append("lv") }
    return .object(known.map { Node.Member(key: $0, value: .text(name())) })
  }

  mutating func markdown() -> Node {
    var text = "\(token()) \(pick(Generator.markdown))\(chance(30) ? "\n\n" + pick(Generator.markdown) : "")"
    if !assets.isEmpty, chance(8) { text += "\n\n[file](\(pick(assets)))" }
    if !pictures.isEmpty, chance(8) { text += "\n\n![picture](\(pick(pictures)))" }
    if languages.count > 1, chance(20) { return .object([.init(key: languages[1], value: .text(text))]) }
    return .text(chance(10) ? pick(Generator.markdown) : text)
  }

  mutating func body() -> String {
    (0..<int(0...4)).map { _ in chance(30) ? "\(token()) text" : pick(Generator.markdown) }.joined(separator: "\n\n")
  }
}

// MARK: - Days and amounts

extension Generator {
  mutating func day(year: ClosedRange<Int> = 2025...2026) -> String {
    let text = "\(int(year))-\(two(int(1...12)))-\(two(int(1...28)))"
    return text
  }

  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  mutating func time() -> String { "\(two(int(0...23))):\(pick(["00", "30", "59"]))" }

  static let exponents = ["DEM": 2, "EUR": 2, "USD": 2, "GBP": 2, "JPY": 0, "KWD": 3, "CLF": 4]

  /// An amount's digits in one of several equivalent forms.
  mutating func amount(_ units: Int, _ currency: String) -> Node {
    let text = decimal(units, Generator.exponents[currency] ?? 2)
    switch int(0...9) {
    case 0...3: return .literal(text)
    case 4 where units % 1_000 == 0 && units != 0 && (Generator.exponents[currency] ?? 2) == 0:
      return .literal("\(units / 1_000)e3")
    case 5 where text.hasSuffix(".00"): return .literal(String(text.dropLast(3)))
    default: return .text(text)
    }
  }

  func decimal(_ units: Int, _ exponent: Int) -> String {
    let digits = String(units.magnitude)
    let sign = units < 0 ? "-" : ""
    if exponent == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, exponent + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(exponent)).\(padded.suffix(exponent))"
  }

  /// A price in minor units: mostly usual ones, never negative.
  mutating func priceUnits() -> Int { chance(3) ? pick([0, 1, 9_999_999, 922_337_203_685]) : int(0...60_000) }
}
