import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

@Suite struct YAMLTests {
  func read(_ text: String) -> Checked<Value?> { readYAML(SourceFile(path: "a.yaml", text: text)) }

  static let trees: [(input: String, tree: String)] = [
    ("", "null"), ("# nothing\n", "null"), ("---\n", "null"), ("a: 1\n", "{a: ~1~}"), ("\u{FEFF}a: 1\n", "{a: ~1~}"),
    ("open: 18:00\nvegan: no\n", "{open: ~18:00~, vegan: ~no~}"), ("- a\n- 'b'\n- \"c\"\n", #"[~a~, "b", "c"]"#),
    ("a: 'it''s'\nb: \"x\\ny\\u00e9\\ud83d\"\n", "nothing"),
    ("a: 'it''s'\nb: \"x\\ny\\u00e9\"\n", "{a: \"it's\", b: \"x\nyé\"}"),
    ("a: |\n  one\n  two\nb: >\n  one\n  two\n", "{a: \"one\ntwo\n\", b: \"one two\n\"}"),
    ("a: one\n  two\n", "{a: ~one two~}"),
    (
      "a:\nb: ~\nc: null\nd: ''\ne: Null\nf: NULL\ng: nULL\n",
      "{a: null, b: null, c: null, d: \"\", e: null, f: null, g: ~nULL~}"
    ),
    ("{a: [1, 2], b: {c: d}}", "{a: [~1~, ~2~], b: {c: ~d~}}"),
    (#"{"a": [1.50, "x", null, true]}"#, #"{a: [~1.50~, "x", null, ~true~]}"#),
    ("a: &x [1, {b: 2}]\nc: *x\nd: *x\n", "{a: [~1~, {b: ~2~}], c: [~1~, {b: ~2~}], d: [~1~, {b: ~2~}]}"),
    ("&k a: 1\n*k : 2\n", "{a: ~1~, a: ~2~}"), ("a: &x 1\nb: &x 2\nc: *x\n", "{a: ~1~, b: ~2~, c: ~2~}"),
    ("'<<': 1\n", "{<<: ~1~}"),
    (
      "a: !!str 12\nb: !!int \"12\"\nc: !!map {}\nd: !!seq []\ne: !!null ''\nf: !!bool true\ng: !!float 1.5\n",
      "{a: \"12\", b: ~12~, c: {}, d: [], e: null, f: ~true~, g: ~1.5~}"
    ),
    ("null: 1\n12: 2\ntrue: 3\n", "{null: ~1~, 12: ~2~, true: ~3~}"),
    ("a: 1\r\nb: |\r\n  x\r\n", "{a: ~1~, b: \"x\n\"}"),
    ("%YAML 1.2\n---\na: 1\n...\n", "{a: ~1~}"), ("- - 1\n  - 2\n-\n  - 3\n", "[[~1~, ~2~], [~3~]]"),
  ]

  @Test(arguments: trees) func readsIntoTheTreeOfJSON(input: String, tree: String) {
    #expect(describe(read(input).value) == tree)
  }

  static let errors: [(input: String, id: String)] = [
    ("a: 1\n1️⃣a: 2\n", "duplicate-key"), ("é: {b: 1, 1️⃣\"b\": 2}\n", "duplicate-key"),
    ("- x\n- {é: 1, 1️⃣é: 2}\n", "duplicate-key"),
    ("a: 1️⃣!foo x\n", "tag"), ("a: 1️⃣!!int x\n", "tag"), ("a: 1️⃣!!set {x}\n", "tag"), ("a: 1️⃣!!binary aGk=\n", "tag"),
    ("a: 1️⃣!!map [1]\n", "tag"),
    ("a: 1\n1️⃣---\nb: 2\n", "documents"), ("? 1️⃣[a, b]\n: {c: [d]}\ne: f\n", "complex-key"),
    ("1️⃣{a: b}: c\n", "complex-key"),
    ("a: 1️⃣*b\n", "unknown-anchor"), ("a: &x [1️⃣*x]\n", "alias-cycle"),
    ("a: &x [1]\n1️⃣*x : [1, {b: c}]\nd: e\n", "complex-key"),
    ("a: b1️⃣: c\n", "syntax"), ("é: b1️⃣: c\n", "syntax"), ("😀: é\r\né: b1️⃣: c\r\n", "syntax"), ("a: 1️⃣\"b\n", "syntax"),
    ("a: 1️⃣@b\n", "syntax"),
    ("a: 1️⃣`b\n", "syntax"), ("a:\n1️⃣\tb: 1\n", "tab"), ("a: [1, 2\nb1️⃣: 3\n", "syntax"), ("a: \"1️⃣\\q\"\n", "syntax"),
    ("a:\n  - 1\n 1️⃣- 2\n", "syntax"), ("a: b\n c1️⃣: d\n", "syntax"), ("é: 1️⃣\u{1}\n", "control-character"),
    ("a: 1\n1️⃣}\n", "syntax"), ("b: &b {x: 1}\nc: {1️⃣<<: *b}\nd:\n  2️⃣<<: [*b]\n", "merge-key"),
  ]

  @Test(arguments: errors) func reportsWhereTheErrorIs(input: String, id: String) {
    let marked = MarkedText(input)
    #expect(read(marked.text).diagnostics.map(\.brief) == marked.places.map { "yaml.\(id) \($0)" })
  }

  static let keyFaults: [(input: String, hint: String)] = [
    ("- name: A\n  1️⃣price 8.50\n  tags: [x]\n", "write 'price: 8.50', with a plain space after ':'"),
    ("- name: A\n  1️⃣price 8.50\n- name: B\n", "write 'price: 8.50', with a plain space after ':'"),
    ("é: A\n1️⃣price 8.50\n", "write 'price: 8.50', with a plain space after ':'"),
    ("a: A\r\n1️⃣price 8.50\r\nb: c\r\n", "write 'price: 8.50', with a plain space after ':'"),
    ("a: A\n1️⃣price:8.50\nb: c\n", "write 'price: 8.50', with a plain space after ':'"),
    ("name: M\n1️⃣sections\n  - name: S\n", "write 'sections:', with a plain space after ':'"),
    ("- 1️⃣name \"A\"\n  price: 8.50\n", "write 'name: \"A\"', with a plain space after ':'"),
    ("m:\n  1️⃣name A\n  price: 8.50\n", "write 'name: A', with a plain space after ':'"),
    ("a: A\nprice:1️⃣\u{A0}8.50\nb: c\n", "write 'price: 8.50', with a plain space after ':'"),
    ("é: A\nprice:1️⃣\u{3000}8.50\n", "write 'price: 8.50', with a plain space after ':'"),
    ("- name: A\n1️⃣\u{A0}\u{A0}price: 8.50\n", "indent with plain spaces"),
    ("m:\n  - name: A\n   1️⃣\u{A0}price: 8.50\n", "indent with plain spaces"),
    ("m:\n  - name: A\n    1️⃣\u{A0}price: 8.50\n", "indent with plain spaces"),
    ("m:\n  name: A\n  -1️⃣\u{A0}price: 8.50\n", "write a plain space after '-'"),
    ("m:\n1️⃣– name: A\n  price: 5\n", "write '- ', a plain hyphen and a space"),
    ("m:\n  - name: A\n    price: 5\n  1️⃣• name: B\n    price: 6\n", "write '- ', a plain hyphen and a space"),
    ("m:\r\n  1️⃣\u{2212} name: A\r\n\r\n    price: 5\r\n", "write '- ', a plain hyphen and a space"),
    ("m:\n1️⃣-name: A\n  price: 5\n", "write '- name: …'"),
    ("m:\n  - name: A\n    1️⃣\u{200B}price: 8.50\n", "indent with plain spaces"),
    ("m: A\nprice:1️⃣\u{200B}8.50\nb: c\n", "write 'price: 8.50', with a plain space after ':'"),
    ("m: |\n  • warm\nb: c1️⃣: d\n", "put text that contains ': ' in quotes, or correct the indentation"),
    ("a: A\n1️⃣https://a.example/\nb: c\n", "write ': ' and a value after it"),
    ("a: b\n  c\n  d1️⃣: e\n", "put text that contains ': ' in quotes, or correct the indentation"),
  ]

  @Test("A key without its colon, or with a special space, is reported where it is written", arguments: keyFaults)
  func reportsKeyFaults(input: String, hint: String) {
    let marked = MarkedText(input)
    let diagnostics = read(marked.text).diagnostics
    #expect(diagnostics.map(\.brief) == marked.places.map { "yaml.syntax \($0)" })
    #expect(diagnostics.map(\.hint) == [hint])
  }

  @Test(
    "A repeated first key in a list begins the next entry, whose dash is missing",
    arguments: ["\n", "\r\n"])
  func recoversFromMissingDash(lineEnd: String) {
    let input = "- a: 1\n  b: 2\n\n  1️⃣a: 3\n  b: 4\n  2️⃣a: 5\n  c: 6\n- d: 7\n"
    let marked = MarkedText(input.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd))
    let read = read(marked.text)
    #expect(read.diagnostics.map(\.brief) == marked.places.map { "yaml.missing-dash \($0)" })
    #expect(
      read.diagnostics.map(\.hint) == ["a: 3", "a: 5"].map { "write '- \($0)', indented like the entries above" })
    #expect(describe(read.value) == "[{a: ~1~, b: ~2~}, {a: ~3~, b: ~4~}, {a: ~5~, c: ~6~}, {d: ~7~}]")
  }

  @Test(
    "Another repeated key is a duplicate",
    arguments: [
      "- a: 1\n  1️⃣a: 2\n  b: 3\n", "- a: 1\n  b: 2\n  1️⃣b: 3\n", "a: 1\nb: 2\n1️⃣a: 3\n", "- {a: 1, b: 2, 1️⃣a: 3}\n",
      "[a: {b: 1, c: 2, 1️⃣b: 3}]\n",
    ])
  func reportsDuplicatesThatAreNoEntry(input: String) {
    let marked = MarkedText(input)
    #expect(read(marked.text).diagnostics.map(\.brief) == marked.places.map { "yaml.duplicate-key \($0)" })
  }

  @Test("Special spaces within a text are no fault", arguments: ["a: 5\u{A0}€\n", "a\u{A0}b: c\n", "'\u{A0}a': b\n"])
  func takesSpecialSpacesInText(input: String) {
    #expect(read(input).diagnostics.map(\.brief) == [])
  }

  static let comments: [(input: String, hint: String)] = [
    ("name: Menü 1️⃣#1\n", "\"Menü #1\""), ("name: A 1️⃣#vegan  \r\nb: c\n", "\"A #vegan\""),
    ("- A  1️⃣#1", "\"A  #1\""), ("- a: 5\" 1️⃣#é\n", "'5\" #é'"), ("a: 1️⃣#1 Pizza\nb: 2\n", "\"#1 Pizza\""),
    ("- 1️⃣#d9534 f\n- b\n", "\"#d9534 f\""), ("a: {b: c 1️⃣#1\n}\n", "the whole text in quotes"),
    ("a: b\n  c 1️⃣#1\n", "the whole text in quotes"), ("A 1️⃣#1\n", "\"A #1\""),
  ]

  @Test("A comment that touches its # and follows a text is a warning", arguments: comments)
  func warnsOfTextInComments(input: String, hint: String) {
    let marked = MarkedText(input)
    let diagnostics = read(marked.text).diagnostics
    #expect(diagnostics.map(\.brief) == marked.places.map { "yaml.comment \($0)" })
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.hint) == ["to keep it, write \(hint); for a comment, write a space after '#'"])
  }

  @Test(
    "A usual comment has no warning",
    arguments: [
      "a: b # c\n", "a: 8 #neu\n", "a: 8.50 #1\n", "a: true #x\n", "a: 'b' #1\n", "a: b#1\n",
      "a: b #\n", "a: b ##1\n",
      "a: b #--- c\n", "#a\na: b\n#1\n", "a: #1\n  b: c\n", "a: #1\n- b\n", "a: [b] #1\n", "ink: #d9534f\n",
      "a: |\n  b #1\n",
    ])
  func leavesCommentsAlone(input: String) {
    #expect(read(input).diagnostics.map(\.brief) == [])
  }

  @Test("Warnings above the limit are counted as warnings")
  func countsWarnings() {
    let found = read(String(repeating: "- A #1\n", count: Reporter.limit + 5)).diagnostics
    #expect(found.map(\.count).reduce(0, +) == Reporter.limit + 5)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    "a: [\n", "a: {\n", "a: ]\n", "a: |b\n", "a: &\n", "a: !<\n", "a: !b!c d\n", "a: 1\n...\nb: 2\n",
    "%FOO\n---\na: 1\n",
  ])
  func saysInPlainWordsWhatToWrite(input: String) throws {
    let diagnostic = try #require(readYAML(SourceFile(path: "a.yaml", text: input)).diagnostics.first)
    #expect(diagnostic.id == "yaml.syntax")
    #expect(diagnostic.hint != nil)
    #expect(!diagnostic.message.contains("did not find expected"))
  }

  @Test func goesOnBehindWhatIsNoSyntaxError() {
    let marked = MarkedText("a: 1\n1️⃣a: 2️⃣!foo x\nb:\n  3️⃣[c]: &q d\n  e: *q\n  f: 4️⃣*g\n")
    let read = read(marked.text)
    let ids = ["duplicate-key", "tag", "complex-key", "unknown-anchor"]
    #expect(read.diagnostics.map(\.brief) == zip(ids, marked.places).map { "yaml.\($0) \($1)" })
    #expect(describe(read.value) == "{a: ~1~, a: !, b: {e: !, f: !}}")
  }

  @Test(
    arguments: [[0x61, 0x3A, 0x20, 0xE9, 0x0A], [0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0xC3, 0x28, 0x0A]] as [[UInt8]])
  func reportsWhereTextIsNotUTF8(bytes: [UInt8]) throws {
    let found = readYAML(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics
    let column = bytes[0] == 0xEF ? 7 : 4
    #expect(found.map(\.brief) == ["yaml.invalid-utf8 1:\(column)"])
  }

  @Test func knowsWhereValuesStandInBytes() throws {
    let text =
      "\u{FEFF}# 😀\r\nnäme:  Crème  # é\r\nlist:\r\n  - &x \"ö\"\r\n  - 'ü'\r\n  - *x\r\n  - |\r\n    €\r\nend: z\r\n"
    let file = SourceFile(path: "a.yaml", text: text)
    let value = try #require(readYAML(file).value)
    func written(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }
    #expect(value.members.map { written($0.key.range) } == ["näme", "list", "end"])
    #expect(value.member("näme").map { written($0.range) } == "Crème")
    #expect(value.member("end").map { written($0.range) } == "z")
    let list = try #require(value.member("list"))
    #expect(list.elements.map { written($0.range) }.prefix(3) == ["\"ö\"", "'ü'", "*x"])
    #expect(list.elements.map { $0.string() ?? "" } == ["ö", "ü", "ö", "€\n"])
    #expect(written(list.range).hasPrefix("- &x"))
  }

  @Test(
    arguments: [
      ("1", true), ("-1", true), ("+1", true), ("007", true), ("1.50", true), (".5", true), ("5.", true), ("1e3", true),
      ("1E-3", true), ("-.5e+1", true),
      ("", false), (".", false), ("-", false), ("e3", false), ("1e", false), ("0x1F", false), ("0o7", false),
      (".inf", false), (".nan", false), ("18:00", false),
      ("1_000", false), ("1,5", false), ("1 2", false), ("２", false), ("'1'", false), ("--1", false),
    ] as [(String, Bool)])
  func takesNumbersOfTheCoreSchema(text: String, isNumber: Bool) {
    let value = read("a: \(text)\n").value?.member("a")
    #expect(value?.numberText == (isNumber ? text : nil))
  }

  @Test(
    "Fields that want a number read the core schema's notations in plain scalars",
    arguments: [
      (".5", "0.5"), ("-.5", "-0.5"), ("+.5e1", "0.5e1"), ("5.", "5"), ("-5.", "-5"), ("5.e3", "5e3"), ("+5", "5"),
      ("0x10", "16"), ("0xfF", "255"), ("0o17", "15"), ("0x0", "0"), ("12.50", "12.50"), ("-0.10", "-0.10"),
      ("0xffffffffffffffffffffffffffffffff", "340282366920938463463374607431768211455"),
      ("0x100000000000000000000000000000000", "0x100000000000000000000000000000000"),
      ("0x", "0x"), ("0o8", "0o8"), ("0xg", "0xg"), ("-0x10", "-0x10"), ("0X10", "0X10"), ("0x+1", "0x+1"),
      (".", "."), ("+", "+"), ("+.", "+."), ("5..", "5.."), ("..5", "..5"), (".e1", ".e1"), (".inf", ".inf"),
      ("-.Inf", "-.Inf"), (".nan", ".nan"), ("'.5'", ".5"), ("\"0x10\"", "0x10"), ("!!int 0x10", "16"),
      ("!!float .5", "0.5"), ("!!str .5", ".5"),
    ])
  func readsDigitsOfTheCoreSchema(text: String, digits: String) {
    let value = read("a: \(text)\n").value?.member("a")
    #expect(value?.digits == digits)
  }

  @Test(
    arguments: [
      ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
      ("yes", nil), ("no", nil), ("on", nil), ("tRUE", nil),
      ("'true'", nil), ("1", nil),
    ] as [(String, Bool?)])
  func takesTruthOfTheCoreSchema(text: String, truth: Bool?) {
    #expect(read("a: \(text)\n").value?.member("a")?.bool() == truth)
  }

  @Test func writesAliasesOutOnlyUpToABound() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    let read = read(text)
    #expect(read.diagnostics.map(\.id) == ["yaml.aliases"])
    #expect(read.value?.count == 13)
    #expect((read.value?.tree.tape.nodes.count ?? 0) < YAMLReader.mostAliased + 1_000)
  }

  @Test func countsTheDepthOfWhatAliasesStandFor() {
    var text = "a0: &a0 [x]\n"
    for level in 1...200 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(read(text).diagnostics.map(\.brief) == ["yaml.aliases 128:14"])
  }

  @Test func refusesMoreThan128Levels() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(read(nested(128)).diagnostics.isEmpty)
    #expect(read(nested(129)).diagnostics.map(\.brief) == ["yaml.depth 1:129"])
    #expect(read(String(repeating: "- ", count: 100_000)).diagnostics.map(\.brief) == ["yaml.depth 1:257"])
  }

  @Test func findsDuplicatesAmongManyKeys() {
    let text = (0..<20_000).map { "k\($0): 1\n" }.joined() + "k3: 2\n"
    #expect(read(text).diagnostics.map(\.brief) == ["yaml.duplicate-key 20001:1"])
  }
}
