import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

@Suite struct CSVTests {
  func read(_ text: String) -> (rows: [String], errors: [String]) { read(Array(text.utf8)) }

  func read(_ bytes: [UInt8]) -> (rows: [String], errors: [String]) {
    var rows: [String] = []
    let file = SourceFile(path: "a.csv", bytes: bytes)
    let diagnostics = readCSV(file) { rows.append(describe($0.value(in: file))) }
    return (rows, diagnostics.map(\.brief))
  }

  static let rows: [(text: String, rows: [String])] = [
    ("a,b\n1,x y\n", ["{a: ~1~, b: ~x y~}"]), ("a,b\r\n1,2\r\n3,4\r\n", ["{a: ~1~, b: ~2~}", "{a: ~3~, b: ~4~}"]),
    ("a,b\n1,2", ["{a: ~1~, b: ~2~}"]),
    ("\u{FEFF}a,b\n1,2\n", ["{a: ~1~, b: ~2~}"]), ("a,b\n,\n,,,\n1,\n,", ["{a: ~1~, b: null}"]),
    ("a,b\n,2\n\n,\r\n", ["{a: null, b: ~2~}"]),
    ("a,b\n\"\",x\n", ["{a: null, b: ~x~}"]),
    ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", ["{a: ~x, y~, b: ~say \"hi\"~}"]),
    ("a,b\n\"one\r\ntwo\",2\n", ["{a: ~one\r\ntwo~, b: ~2~}"]),
    ("a\n\"\"\"\"\n", ["{a: ~\"~}"]), ("\"a\"\"b\",c\n1,2\n3,4\n", ["{a\"b: ~1~, c: ~2~}", "{a\"b: ~3~, c: ~4~}"]),
    ("a\n\n1\n\n\n2\n", ["{a: ~1~}", "{a: ~2~}"]),
    ("a,b\n null , \n", ["{a: ~ null ~, b: ~ ~}"]), ("a\nnull\n~\n", ["{a: ~null~}", "{a: ~~~}"]),
    ("a,b\né,😀\t\n", ["{a: ~é~, b: ~😀\t~}"]), ("a,b\n", []),
  ]

  @Test(arguments: rows) func readsEveryRowAsAnObject(text: String, rows: [String]) {
    let read = read(text)
    #expect(read.rows == rows)
    #expect(read.errors.isEmpty)
  }

  static let errors: [(text: String, ids: [String], rows: [String])] = [
    ("", [], []), ("a1️⃣;b\n1;2\n", ["separator"], []), ("a1️⃣\tb\n", ["separator"], []),
    ("a,1️⃣a\n1,2\n", ["duplicate-column"], ["{a: ~1~, a: ~2~}"]),
    ("a,1️⃣,b\n1,2,3\n", ["empty-column"], ["{a: ~1~, : ~2~, b: ~3~}"]),
    ("a,b\n11️⃣\n1,2,2️⃣3,4\n5,6\n", ["field-count", "field-count"], ["{a: ~5~, b: ~6~}"]),
    ("a,b\nx1️⃣\"y,2\n3,4\n", ["quote"], ["{a: !, b: ~2~}", "{a: ~3~, b: ~4~}"]),
    ("a,b\n\"x\"1️⃣y\"z,2\n", ["quote"], ["{a: !, b: ~2~}"]),
    ("a,b\n\"x\"1️⃣ ,2\n", ["quote"], ["{a: !, b: ~2~}"]), ("a,b\n1,1️⃣\"x\n3,4\n", ["unclosed"], ["{a: ~1~, b: !}"]),
    ("a,b\n1️⃣\u{0},2\n", ["control-character"], ["{a: !, b: ~2~}"]),
    ("a,b\n1,x1️⃣\ry\n", ["control-character"], ["{a: ~1~, b: !}"]),
  ]

  @Test(arguments: errors) func reportsWhereTheErrorIsAndGoesOn(text: String, ids: [String], rows: [String]) {
    let marked = MarkedText(text)
    let read = read(marked.text)
    #expect(read.errors == zip(ids, marked.places).map { "csv.\($0) \($1)" })
    #expect(read.rows == rows)
  }

  @Test func reportsWhereTextIsNotUTF8() {
    let read = read(Array("a,b\n1,x".utf8) + [0xE9] + Array("y\n3,4\n".utf8))
    #expect(read.errors == ["csv.invalid-utf8 2:4"])
    #expect(read.rows == ["{a: ~1~, b: !}", "{a: ~3~, b: ~4~}"])
  }

  @Test func givesFieldsTheirPlaceAndTheirTypes() {
    let file = SourceFile(path: "a.csv", text: "n,t,q,e\n1.50,true,\"x\",\n")
    let diagnostics = readCSV(file) { record in
      let row = record.value(in: file)
      #expect(row.members.map(\.value.range) == [8..<12, 13..<17, 18..<21, 22..<22])
      #expect(row.members.map(\.key.range) == [0..<1, 2..<3, 4..<5, 6..<7])
      #expect(row.member("n")?.numberText == "1.50")
      #expect(row.member("t")?.bool() == true)
      #expect(row.member("e")?.isNull == true)
      #expect(row.member("e")?.string() == "")
    }
    #expect(diagnostics.isEmpty)
  }
}
