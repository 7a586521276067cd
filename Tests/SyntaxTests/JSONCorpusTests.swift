import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

/// The rules of RFC 8259: valid and invalid input.
@Suite struct JSONCorpusTests {
  static let valid: [(input: String, tree: String)] = [
    ("null", "null"), ("true", "true"), ("false", "false"), ("0", "0"), ("-0", "-0"), ("\"\"", "\"\""), ("[]", "[]"),
    ("{}", "{}"),
    (" \t\r\n 1 \t\r\n ", "1"), ("\u{FEFF}1", "1"), ("[ ]", "[]"), ("{ }", "{}"), ("[\n]", "[]"), ("[[]]", "[[]]"),
    ("[[],[]]", "[[], []]"),
    ("[{}]", "[{}]"), ("[1]", "[1]"), ("[1,2]", "[1, 2]"), ("[ 1 , 2 ]", "[1, 2]"),
    ("[null,true,false]", "[null, true, false]"),
    ("[1.5]", "[1.5]"), ("[-1.5]", "[-1.5]"), ("[1e3]", "[1e3]"), ("[1E3]", "[1E3]"), ("[1e+3]", "[1e+3]"),
    ("[1e-3]", "[1e-3]"),
    ("[0.0]", "[0.0]"), ("[0e0]", "[0e0]"), ("[-0.1E-10]", "[-0.1E-10]"), ("[1e999]", "[1e999]"), ("[10]", "[10]"),
    ("[123456789012345678901234567890.123456789]", "[123456789012345678901234567890.123456789]"),
    (#"{"a":1}"#, "{a: 1}"), (#"{ "a" : 1 , "b" : 2 }"#, "{a: 1, b: 2}"), (#"{"":0}"#, "{: 0}"),
    (#"{"a":{"a":{}}}"#, "{a: {a: {}}}"),
    (#"{"a":[1,{"b":null}]}"#, "{a: [1, {b: null}]}"), (#"{"\u0061":1}"#, "{a: 1}"), (#"{"\"":1}"#, "{\": 1}"),
    (#"["a"]"#, "[\"a\"]"), (#"["\""]"#, "[\"\"\"]"), (#"["\\"]"#, #"["\"]"#), (#"["\/"]"#, #"["/"]"#),
    (#"["/"]"#, #"["/"]"#),
    (#"["\b\f\n\r\t"]"#, "[\"\u{8}\u{C}\n\r\t\"]"), (#"["\u0000"]"#, "[\"\u{0}\"]"), (#"["\u00e9\u00E9"]"#, "[\"éé\"]"),
    (#"["\u20ac"]"#, "[\"€\"]"), (#"["\uD83D\uDE00"]"#, "[\"😀\"]"), (#"["\ud800\udc00"]"#, "[\"\u{10000}\"]"),
    (#"["\uDBFF\uDFFF"]"#, "[\"\u{10FFFF}\"]"), (#"["\uFFFF"]"#, "[\"\u{FFFF}\"]"), (#"["\uFEFF"]"#, "[\"\u{FEFF}\"]"),
    ("[\"é€😀\"]", "[\"é€😀\"]"), ("[\"\u{7F}\"]", "[\"\u{7F}\"]"), ("[\"\u{2028}\u{2029}\"]", "[\"\u{2028}\u{2029}\"]"),
    ("[\"\u{FFFE}\u{FFFF}\"]", "[\"\u{FFFE}\u{FFFF}\"]"), ("[\"a // b # c /* d\"]", "[\"a // b # c /* d\"]"),
    ("[\"[{,:}]\"]", "[\"[{,:}]\"]"), ("[\"'\"]", "[\"'\"]"), (#"["12345678\n12345678"]"#, "[\"12345678\n12345678\"]"),
    ("[\"1234567é\", \"12345678é\", \"123456789é\"]", "[\"1234567é\", \"12345678é\", \"123456789é\"]"),
    (#"["1234567\"", "12345678\""]"#, #"["1234567"", "12345678""]"#), ("\"1234567\"", "\"1234567\""),
    ("\"12345678\"", "\"12345678\""),
    (#"{"a": "x", "b": {"a": "x"}}"#, #"{a: "x", b: {a: "x"}}"#), (#"{"a":1,"A":2,"a ":3}"#, "{a: 1, A: 2, a : 3}"),
    (#"{"é":1,"e\u0301":2}"#, "{é: 1, e\u{301}: 2}"),
  ]

  @Test(arguments: valid) func readsWhatTheRFCAllows(input: String, tree: String) {
    let read = readJSON(SourceFile(path: "a.json", text: input))
    #expect(read.diagnostics.map(\.brief).isEmpty)
    #expect(describe(read.value) == tree)
  }

  static let invalid: [String] = [
    "", " ", "[", "]", "{", "}", "[}", "{]", "[1", "[1,", "[,", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1:2]",
    "[a]", "[\"a\",\n4\n,1,",
    "[\"\"],", "[1]]", "[1]x", "[][]", "{}{}", "{}#", "{}/**/", "{}//", "nul", "nulll", "tru", "truth", "fals", "True",
    "TRUE", "NULL", "nan", "NaN",
    "Infinity", "-Infinity", "+1", "++1", "-", "--1", "+", ".5", "-.5", "1.", "-1.", "1.e1", "1e", "1E+", "1e1.5", "01",
    "-01", "00", "0x1", "1_0",
    "1,5", "1 000", "1a", "-a", "0e", "0.", "0.e", "1eE2", "２", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\"=1}",
    "{\"a\"::1}", "{\"a\":1,}", "{,}",
    "{\"a\":1,,\"b\":2}", "{\"a\":1 \"b\":2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\":1", "{\"a\":",
    "{\"a\"", "{\"a", "{\"a\":1,",
    "{\"a\":1]", "{\"a\":'b'}", "{\"a\":/*c*/1}", "{\"a\":1}}", "{\"a\":1,\"a\":1}", "{\"a\":1,\"\\u0061\":1}", "\"",
    "\"a", "'a'", "\"\\\"", "\"\\", "\"\\a\"",
    "\"\\x41\"", "\"\\u\"", "\"\\u1\"", "\"\\u12\"", "\"\\u123\"", "\"\\u12g4\"", "\"\\U0041\"", "\"\\uD800\"",
    "\"\\uDC00\"", "\"\\uD800\\u0041\"",
    "\"\\uD800\\uD800\"", "\"\\uDC00\\uD800\"", "\"\\uD800\\\"", "\"\\uD83D\\uDE0\"", "\"a\tb\"", "\"a\nb\"",
    "\"a\rb\"", "\"\u{0}\"", "\"\u{1F}\"", "\\u0061",
    "\u{A0}1", "[\u{C}1]", "[\u{2028}1]", "\u{2060}[]", "1 \u{FEFF}", "<!-- -->", "[1]\u{0}", "\u{0}", "[\"a\" \"b\"]",
    "[\"a\"\"b\"]", "{\"a\":\"b\"\"c\"}", "\"\"\"a\"\"\"",
    "[“a”]", "undefined", "[1,\n\n2\n3]", "@", "é", "*",
  ]

  @Test(arguments: invalid) func refusesWhatTheRFCDoesNot(input: String) {
    #expect(readJSON(SourceFile(path: "a.json", text: input)).hasErrors)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xE9, 0x20, 0xE8],
    ] as [[UInt8]])
  func refusesBytesThatAreNotUTF8(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let read = readJSON(SourceFile(path: "a.json", bytes: Array("[\"ab".utf8) + bytes + Array("\", 1]".utf8)))
    #expect(read.diagnostics.map(\.brief) == ["json.invalid-utf8 1:5"])
    #expect(read.value?.count == 2)
    #expect(readJSON(SourceFile(path: "a.json", bytes: bytes)).hasErrors)
    #expect(readJSON(SourceFile(path: "a.json", bytes: [quote] + bytes)).hasErrors)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B]] as [[UInt8]])
  func refusesUTF16(bytes: [UInt8]) {
    #expect(readJSON(SourceFile(path: "a.json", bytes: bytes)).diagnostics.map(\.brief) == ["json.encoding 1:1"])
  }

  @Test func takes128LevelsAndRefusesThe129th() {
    func nested(_ depth: Int) -> SourceFile {
      SourceFile(
        path: "a.json",
        text: "[" + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + ", 7]")
    }
    #expect(readJSON(nested(128)).diagnostics.isEmpty)
    let deep = readJSON(nested(129))
    #expect(deep.diagnostics.map(\.brief) == ["json.depth 1:129"])
    #expect(deep.value?.count == 2)
    #expect(readJSON(nested(200_000)).diagnostics.map(\.brief) == ["json.depth 1:129"])
    let open = SourceFile(path: "a.json", text: String(repeating: "{\"a\":[", count: 100_000))
    #expect(readJSON(open).diagnostics.map(\.id) == ["json.depth"])
  }

  @Test func findsDuplicatesAmongAHundredThousandKeys() {
    let keys = (0..<100_000).map { "\"key-number-\($0)\": \($0)" }
    let text = "{" + keys.joined(separator: ",\n") + ",\n\"key-number-7\": 0, \"x\": 1,\n\"x\": 2}"
    #expect(
      readJSON(SourceFile(path: "a.json", text: text)).diagnostics.map(\.brief) == [
        "json.duplicate-key 100001:1", "json.duplicate-key 100002:1",
      ])
  }

  @Test(arguments: [2, 23, 24, 25, 26, 60]) func findsEveryDuplicateOnceInObjectsOfAnySize(count: Int) {
    let keys = (0..<count).map { "\"k\($0)\": 1" } + (0..<count).map { "\"k\($0)\": 2" }
    let read = readJSON(SourceFile(path: "a.json", text: "{" + keys.joined(separator: "\n,") + "}"))
    #expect(read.diagnostics.map(\.brief) == (0..<count).map { "json.duplicate-key \(count + $0 + 1):2" })
  }
}
