import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

@Suite struct RecordsTests {
  struct Read {
    var head = "none"
    var records: [String] = []
    var errors: [String] = []
  }

  func read(_ text: String, _ syntax: FileFormat) -> Read {
    var read = Read()
    let file = SourceFile(path: "a", text: text)
    let diagnostics = readRecords(
      file, syntax, under: "movements",
      head: {
        #expect(read.head == "none" && read.records.isEmpty)
        read.head = describe($0)
      },
      record: { read.records.append(describe($0.value(in: file))) })
    read.errors = diagnostics.map(\.brief)
    return read
  }

  @Test(arguments: [
    ("a/b.json", FileFormat.json), ("b.YML", .yaml), ("b.yaml", .yaml), ("a.csv", .csv), ("x.y.ndjson", .ndjson),
    ("json", nil), ("a.txt", nil),
  ])
  func knowsTheSyntaxByTheName(path: String, syntax: FileFormat?) {
    #expect(FileFormat(path: path) == syntax)
  }

  static let files: [(text: String, syntax: FileFormat, head: String, records: [String])] = [
    ("[{\"n\": 1}, {\"n\": 2}]", .json, "nothing", ["{n: 1}", "{n: 2}"]),
    (
      "{\"id\": \"b\", \"movements\": [1, [2]], \"currency\": \"EUR\"}", .json,
      "{id: \"b\", movements: [], currency: \"EUR\"}", ["1", "[2]"]
    ),
    ("{\"movements\": []}", .json, "{movements: []}", []), ("{\"movements\": null}", .json, "{movements: null}", []),
    ("{\"x\": {\"movements\": [1]}}", .json, "{x: {movements: [1]}}", []), ("[]", .json, "nothing", []),
    ("5", .json, "5", []),
    (
      "id: b\nmovements:\n- n: 1\n- n: 2\n", .yaml, "{id: ~b~, movements: [{n: ~1~}, {n: ~2~}]}",
      ["{n: ~1~}", "{n: ~2~}"]
    ),
    ("- n: 1\n- n: 2\n", .yaml, "nothing", ["{n: ~1~}", "{n: ~2~}"]), ("", .yaml, "null", []),
    ("{\"n\": 1}\n\n {\"n\": \"\\u0061\"} \r\n{\"n\": 3}", .ndjson, "nothing", ["{n: 1}", "{n: \"a\"}", "{n: 3}"]),
    ("", .ndjson, "nothing", []),
    ("n,m\n1,2\n3,4\n", .csv, "nothing", ["{n: ~1~, m: ~2~}", "{n: ~3~, m: ~4~}"]),
  ]

  @Test(arguments: files) func givesTheHeadAndThenEachRecord(
    text: String, syntax: FileFormat, head: String, records: [String]
  ) {
    let read = read(text, syntax)
    #expect(read.errors.isEmpty)
    #expect(read.head == head)
    #expect(read.records == records)
  }

  static let errors: [(input: String, syntax: FileFormat, ids: [String], records: [String])] = [
    ("[1, 1️⃣x, 2️⃣01, 41️⃣,]", .json, ["unknown-word", "number", "trailing-comma"], ["1", "4"]),
    (
      "{\"movements\": [{\"a\": 1, 1️⃣\"a\": 2}, 21️⃣,], \"b\": 1️⃣x}", .json,
      ["duplicate-key", "trailing-comma", "unknown-word"], ["{a: 1, a: 2}", "2"]
    ),
    ("{\"movements\": 1️⃣[1, 2", .json, ["unclosed"], ["1", "2"]),
    ("1️⃣{\"movements\": [1, 2]", .json, ["unclosed"], ["1", "2"]),
    ("{\"movements\": 1️⃣[1, 2, \"x\"}", .json, ["unclosed"], ["1", "2", "\"x\""]),
    ("{\"movements\": [1], 1️⃣\"movements\": [2]}", .json, ["duplicate-key"], ["1"]),
    (
      "{\"movements\": [1️⃣{\"b\": 2️⃣{\"a\": 1], \"c\": 3️⃣x}", .json, ["unclosed", "unclosed", "unknown-word"],
      ["{b: {a: 1}}"]
    ),
    ("[1] 1️⃣2", .json, ["trailing-text"], ["1"]), ("1️⃣", .json, ["empty"], []),
    (
      "{\"a\": 1️⃣x}\n{\"a\": 2️⃣[1\n{\"a\": 13️⃣,}\n{} 4️⃣{}\n{}", .ndjson,
      ["unknown-word", "unclosed", "trailing-comma", "trailing-text"], ["{a: !}", "{a: 1}", "{}", "{}"]
    ),
  ]

  @Test(arguments: errors) func reportsWhereRecordsAreWrongAndGoesOn(
    input: String, syntax: FileFormat, ids: [String], records: [String]
  ) {
    let marked = MarkedText(input)
    let read = read(marked.text, syntax)
    #expect(Set(read.errors) == Set(zip(ids, marked.places).map { "json.\($0) \($1)" }))
    #expect(read.records == records)
  }

  @Test(arguments: [FileFormat.json, .ndjson, .csv]) func keepsAValueThatTheCallerKeeps(syntax: FileFormat) {
    let text =
      switch syntax {
      case .json: "[{\"n\": \"a\\u0062\"}, {\"n\": \"c\\u0064\"}, {\"n\": \"ef\"}]"
      case .ndjson: "{\"n\": \"a\\u0062\"}\n{\"n\": \"c\\u0064\"}\n{\"n\": \"ef\"}"
      default: "n\n\"ab\"\ncd\nef\n"
      }
    var kept: [Value] = []
    let file = SourceFile(path: "a", text: text)
    _ = readRecords(file, syntax, under: "x", head: { _ in }, record: { kept.append($0.value(in: file)) })
    #expect(kept.map { $0.member("n")?.string() } == ["ab", "cd", "ef"])
  }
}
