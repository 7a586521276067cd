import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

/// Errors with exact locations, and the recovered values.
@Suite struct JSONErrorTests {
  struct Case: CustomTestStringConvertible {
    var input: String
    var ids: [String]
    var tree: String

    /// - Parameter ids: In the order of the marks in the input.
    init(_ input: String, _ ids: String..., tree: String) {
      self.input = input
      self.ids = ids
      self.tree = tree
    }

    var testDescription: String { input }
  }

  static let cases: [Case] = [
    // Commas
    Case("[1, 2 1️⃣, ]", "trailing-comma", tree: "[1, 2]"),
    Case(#"{"a": 11️⃣,}"#, "trailing-comma", tree: "{a: 1}"),
    Case("{\n  \"a\": [11️⃣,\n  ]2️⃣,\n}", "trailing-comma", "trailing-comma", tree: "{a: [1]}"),
    Case("[11️⃣ 2]", "missing-comma", tree: "[1, 2]"),
    Case("[\"a\"1️⃣\n \"b\"2️⃣ {\"c\": 1}]", "missing-comma", "missing-comma", tree: #"["a", "b", {c: 1}]"#),
    Case(#"{"a": 11️⃣ "b": 2}"#, "missing-comma", tree: "{a: 1, b: 2}"),
    Case("[1️⃣,1]", "missing-value", tree: "[1]"),
    Case("[1,1️⃣,2]", "missing-value", tree: "[1, 2]"),
    Case("[1,1️⃣,,, 2]", "missing-value", tree: "[1, 2]"),
    Case("[1,1️⃣,]", "missing-value", tree: "[1]"),
    Case("{1️⃣,}", "missing-value", tree: "{}"),
    Case("[1️⃣1; 2, 3]", "number", tree: "[!, 3]"),
    Case("[\"a\" 1️⃣; \"b\", 3]", "unexpected", tree: "[\"a\", 3]"),
    Case("[\"a\"1️⃣: \"b\", 3]", "unexpected", tree: "[\"a\", 3]"),
    // Colons and keys
    Case(#"{"a"1️⃣ 1}"#, "missing-colon", tree: "{a: 1}"),
    Case(#"{"a"1️⃣ = 1, "b" : 2}"#, "missing-colon", tree: "{a: 1, b: 2}"),
    Case(#"{1️⃣"a"}"#, "missing-value", tree: "{a: !}"),
    Case(#"{1️⃣"a", "b": 1}"#, "missing-value", tree: "{a: !, b: 1}"),
    Case(#"{1️⃣"a":, "b": 1}"#, "missing-value", tree: "{a: !, b: 1}"),
    Case(#"{1️⃣"a":}"#, "missing-value", tree: "{a: !}"),
    Case(#"{"a":1️⃣: 1, "b": 2}"#, "unexpected", tree: "{a: !, b: 2}"),
    Case("{1️⃣a: 1}", "unquoted-key", tree: "{a: 1}"),
    Case("[{1️⃣a: 1}, {2️⃣a: 2}]", "unquoted-key", "unquoted-key", tree: "[{a: 1}, {a: 2}]"),
    Case("[{1️⃣name: 1}, {2️⃣name: 2}]", "unquoted-key", "unquoted-key", tree: "[{name: 1}, {name: 2}]"),
    Case("{1️⃣a_b-c: 1, 2️⃣$d: 2}", "unquoted-key", "unquoted-key", tree: "{a_b-c: 1, $d: 2}"),
    Case("{1️⃣é: 1}", "unquoted-key", tree: "{é: 1}"),
    Case("{1️⃣'a': 1}", "quotes", tree: "{a: 1}"),
    Case("{1️⃣1: 2, \"b\": 3}", "key", tree: "{b: 3}"),
    Case("{1️⃣null: 2, \"b\": 3}", "unquoted-key", tree: "{null: 2, b: 3}"),
    Case("{1️⃣[1, 2]: 2, \"b\": 3}", "key", tree: "{b: 3}"),
    Case("{1️⃣{\"a\": 1}: 2, \"b\": 3}", "key", tree: "{b: 3}"),
    Case(#"{"price": 7,1️⃣50, "b": 3}"#, "key", tree: "{price: 7, b: 3}"),
    Case(#"{1️⃣: 1, "b": 2}"#, "unexpected", tree: "{b: 2}"),
    Case(#"{"a": 1, 1️⃣"a": 2}"#, "duplicate-key", tree: "{a: 1, a: 2}"),
    Case(#"{"a": 1, 1️⃣"a": 2, 2️⃣"\u0061": 3}"#, "duplicate-key", "duplicate-key", tree: "{a: 1, a: 2, a: 3}"),
    Case(#"{"a": {"a": 1}, "b": {"a": [{"a": 1}]}}"#, tree: "{a: {a: 1}, b: {a: [{a: 1}]}}"),
    Case(#"{"": 1, 1️⃣"": 2}"#, "duplicate-key", tree: "{: 1, : 2}"),
    Case(#"{"abcdefgh": 1, "abcdefg": 2, "abcdefgX": 3}"#, tree: "{abcdefgh: 1, abcdefg: 2, abcdefgX: 3}"),
    Case(
      #"{"abcdefgh1234ABCDEFGH": 1, "abcdefgh4321ABCDEFGH": 2, 1️⃣"abcdefgh1234ABCDEFGH": 3}"#, "duplicate-key",
      tree: "{abcdefgh1234ABCDEFGH: 1, abcdefgh4321ABCDEFGH: 2, abcdefgh1234ABCDEFGH: 3}"),
    // Objects with the keys of the one before them
    Case(
      #"[{"a": "1", "b": "2"}, {"a": "1", 1️⃣"a": "2"}, {"a": "1", "b": "2"}]"#, "duplicate-key",
      tree: #"[{a: "1", b: "2"}, {a: "1", a: "2"}, {a: "1", b: "2"}]"#),
    Case(
      #"[{"a": "1", "b": "2"}, {"b": "1", 1️⃣"b": "2"}]"#, "duplicate-key",
      tree: #"[{a: "1", b: "2"}, {b: "1", b: "2"}]"#),
    Case(
      #"[{"a": "1", 1️⃣"a": "2"}, {"a": "1", 2️⃣"a": "2"}]"#, "duplicate-key", "duplicate-key",
      tree: #"[{a: "1", a: "2"}, {a: "1", a: "2"}]"#),
    Case(
      #"[{"a": "1", "b": {"c": "2"}}, {"a": "1", 1️⃣"a": {"c": "2", 2️⃣"c": "3"}, "b": "4"}]"#, "duplicate-key",
      "duplicate-key", tree: #"[{a: "1", b: {c: "2"}}, {a: "1", a: {c: "2", c: "3"}, b: "4"}]"#),
    Case(
      #"[{"a": "1", "b": {"a": "2", "b": "3"}}, {"a": "1", "b": {}, 1️⃣"b": "3"}, {"b": "1"}]"#, "duplicate-key",
      tree: #"[{a: "1", b: {a: "2", b: "3"}}, {a: "1", b: {}, b: "3"}, {b: "1"}]"#),
    Case(
      #"[{"a": "1", "b": "2"}, {"a": "1"1️⃣,}, {"a": "1"2️⃣ "b": "2"}, {"a"3️⃣ "1", "b": "2"}, {"a":"x","b":"\u00e9"}]"#,
      "trailing-comma", "missing-comma", "missing-colon",
      tree: #"[{a: "1", b: "2"}, {a: "1"}, {a: "1", b: "2"}, {a: "1", b: "2"}, {a: "x", b: "é"}]"#),
    Case(
      #"[{"a": "1", "reference": "2"}, {"a" : "é" , "reference" : 2 } , {"reference": "3", "a": "4", "b": "5"}]"#,
      tree: #"[{a: "1", reference: "2"}, {a: "é", reference: 2}, {reference: "3", a: "4", b: "5"}]"#),
    // Words
    Case(
      "[1️⃣True, 2️⃣FALSE, 3️⃣None, 4️⃣nul]", "unknown-word", "unknown-word", "unknown-word", "unknown-word",
      tree: "[!, !, !, !]"),
    Case("[1️⃣hello world, 2]", "unknown-word", tree: "[!, 2]"),
    Case(#"{"a": 1️⃣hello world, "b": 2️⃣nullx}"#, "unknown-word", "unknown-word", tree: "{a: !, b: !}"),
    Case("[1️⃣truefalse]", "unknown-word", tree: "[!]"),
    Case("[1️⃣NaN, 2️⃣Infinity, 3️⃣-Infinity, 4️⃣+1]", "number", "number", "number", "number", tree: "[!, !, !, !]"),
    Case("[1️⃣*, 2]", "unexpected", tree: "[!, 2]"),
    Case("1️⃣é", "unknown-word", tree: "nothing"),
    Case("1️⃣@", "unexpected", tree: "nothing"),
    Case("1️⃣]", "unexpected", tree: "nothing"),
    // Numbers
    Case("[1️⃣01, 2️⃣-01, 3️⃣00, 4️⃣-]", "number", "number", "number", "number", tree: "[!, !, !, !]"),
    Case("[1️⃣1., 2️⃣.5, 3️⃣1.e3, 4️⃣1e, 5️⃣1e+]", "number", "number", "number", "number", "number", tree: "[!, !, !, !, !]"),
    Case(
      "[1️⃣0x1F, 2️⃣1_000, 3️⃣1.2.3, 4️⃣--1, 5️⃣1é]", "number", "number", "number", "number", "number", tree: "[!, !, !, !, !]"),
    Case("[1️⃣18:00, 2️⃣2026-03-02, 3️⃣12€]", "number", "number", "number", tree: "[!, !, !]"),
    Case("1️⃣-", "number", tree: "nothing"),
    // Strings
    Case("[1️⃣'a', 2️⃣“b”, 3️⃣`c`]", "quotes", "quotes", "quotes", tree: #"["a", "b", "c"]"#),
    Case("[1️⃣‘a, 1, 2️⃣‘b, 3️⃣'c]", "unknown-word", "unknown-word", "unexpected", tree: "[!, 1, !, !]"),
    Case("[1️⃣'it, 2]", "unexpected", tree: "[!, 2]"),
    Case(#"["1️⃣\x"]"#, "escape", tree: #"["x"]"#),
    Case(#"["1️⃣\é", "2️⃣\'"]"#, "escape", "escape", tree: #"["é", "'"]"#),
    Case(#"["1️⃣\u12", "2️⃣\u12G4", "3️⃣\u"]"#, "escape", "escape", "escape", tree: #"["12", "12G4", ""]"#),
    Case(#"["1️⃣\uD800", 2]"#, "lone-surrogate", tree: "[\"\u{FFFD}\", 2]"),
    Case(#"["1️⃣\uDC00x"]"#, "lone-surrogate", tree: "[\"\u{FFFD}x\"]"),
    Case(#"["1️⃣\uD8002️⃣\uD800\uDC00"]"#, "lone-surrogate", tree: "[\"\u{FFFD}\u{10000}\"]"),
    Case(#"["1️⃣\uDE00\uD83D\uDE00"]"#, "lone-surrogate", tree: "[\"\u{FFFD}😀\"]"),
    Case(#"["1️⃣\uD800\n"]"#, "lone-surrogate", tree: "[\"\u{FFFD}\n\"]"),
    Case("[\"a1️⃣\tb\tc\"]", "control-character", tree: "[\"a\tb\tc\"]"),
    Case("[\"a1️⃣\u{0}b\"]", "control-character", tree: "[\"a\u{0}b\"]"),
    Case("[\"a1️⃣\nb\nc\", 1]", "control-character", tree: "[\"a\nb\nc\", 1]"),
    Case("{\"a\": 1️⃣\"Margherita,\n \"b\": 2}", "unclosed", tree: "{a: \"Margherita\", b: 2}"),
    Case("{\"a\": 1️⃣\"Margherita\n}", "unclosed", tree: "{a: \"Margherita\"}"),
    Case("[1, 1️⃣\"abc", "unclosed", tree: "nothing"),
    Case(#"{"a": 1, 1️⃣"b"#, "unclosed", tree: "nothing"),
    Case(#"[1️⃣"abc\"#, "unclosed", tree: "nothing"),
    Case(#"[1️⃣"abc\""#, "unclosed", tree: "nothing"),
    // Brackets
    Case("1️⃣[", "unclosed", tree: "nothing"),
    Case("1️⃣{\"a\":", "unclosed", tree: "nothing"),
    Case("1️⃣{\"a\"", "unclosed", tree: "nothing"),
    Case("[1, 1️⃣[2, ", "unclosed", tree: "[1, !]"),
    Case("{\"a\": 1, \"b\": {\"c\": 1️⃣[1", "unclosed", tree: "{a: 1, b: {c: !}}"),
    Case("{\"a\": 1️⃣[1, 2}", "unclosed", tree: "{a: [1, 2]}"),
    Case("[1️⃣{\"a\": 1]", "unclosed", tree: "[{a: 1}]"),
    Case("[1, 21️⃣}, 3]", "bracket", tree: "[1, 2, 3]"),
    Case("[1️⃣{\"a\": 1, {\"a\": 2}, {\"a\": 3}]", "unclosed", tree: "[{a: 1}, {a: 2}, {a: 3}]"),
    Case("{\"a\": 11️⃣]}", "bracket", tree: "{a: 1}"),
    Case("[1] 1️⃣]", "trailing-text", tree: "[1]"),
    Case("{}1️⃣{}\n{}", "trailing-text", tree: "{}"),
    Case("\"a\" 1️⃣b c", "trailing-text", tree: "\"a\""),
    Case("11️⃣, 2", "trailing-text", tree: "1"),
    // Comments and spaces
    Case("1️⃣// first\n[1, 2️⃣/* two */ 2]3️⃣# end", "comment", "comment", "comment", tree: "[1, 2]"),
    Case("[11️⃣/* never closed", "comment", tree: "nothing"),
    Case("[11️⃣\u{A0}, 22️⃣\u{2003}\u{FEFF}]", "space", "space", tree: "[1, 2]"),
    Case("[11️⃣\u{0C}]", "space", tree: "[1]"),
    Case("[1, 1️⃣/ 2]", "unexpected", tree: "[1, !]"),
    // Nothing
    Case("1️⃣", "empty", tree: "nothing"),
    Case(" \n\t1️⃣", "empty", tree: "nothing"),
  ]

  @Test(arguments: cases) func reportsWhereAndGoesOn(_ example: Case) {
    let marked = MarkedText(example.input)
    let read = readJSON(SourceFile(path: "a.json", text: marked.text))
    let expected = zip(example.ids, marked.places).map { "json.\($0) \($1)" }
    #expect(read.diagnostics.map(\.brief) == expected)
    #expect(describe(read.value) == example.tree)
  }
}
