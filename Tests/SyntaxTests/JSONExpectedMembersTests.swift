import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

/// The fast path for members with the keys of the preceding object gives the same as the general one.
///
/// A duplicate key disables the fast path for the rest of a file, so each text is read after an object with one and
/// after an object of the same length without.
@Suite struct JSONExpectedMembersTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func readsValidRecordsAsTheLongWay(seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<15 { expectSame(Array(records(isValid: true, &random).utf8)) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func readsFaultyRecordsAsTheLongWay(seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<15 { expectSame(Array(records(isValid: false, &random).utf8)) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func readsDamagedRecordsAsTheLongWay(seed: UInt64) {
    var random = SeededRandom(seed)
    for index in 0..<15 {
      var bytes = Array(records(isValid: index % 2 == 0, &random).utf8)
      damage(&bytes, &random)
      expectSame(bytes)
    }
  }

  /// Both paths limit the nesting depth.
  @Test(arguments: 120...130) func reportsWhatIsTooDeep(depth: Int) {
    let record = #"{"a": ["x", "y"], "b": [], "c": "z"}"#
    let (opening, closing) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
    expectSame(Array("\(opening)\(record), \(record)\(closing)]".utf8))
  }

  /// Truncation after each byte.
  @Test func reportsWhatIsCutOff() {
    let record = #"{"id": "x", "tags": ["a", "b"], "price": -12.50, "none": [ ], "last" : 0}"#
    let bytes = Array("\(record), \(record)]".utf8)
    for end in bytes.indices { expectSame(Array(bytes[..<end])) }
  }

  // MARK: - Both ways

  /// - Parameter bytes: The remaining elements of a list.
  private func expectSame(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let short = Reading(Array("[{\"a\":1,\"b\":2},\n".utf8) + bytes)
    let long = Reading(Array("[{\"a\":1,\"a\":2},\n".utf8) + bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(short.values == long.values, "\(text)", sourceLocation: sourceLocation)
    let findings = long.findings.filter { !$0.hasPrefix("json.duplicate-key 1:9 ") }
    #expect(findings.count == long.findings.count - 1, sourceLocation: sourceLocation)
    #expect(short.findings == findings, "\(text)", sourceLocation: sourceLocation)
  }

  private struct Reading {
    /// Kind, text and location of each key and value except the different key.
    var values: [String] = []
    /// Each with its location, but without the line's text.
    var findings: [String]

    init(_ bytes: [UInt8]) {
      let read = readJSON(SourceFile(path: "a.json", bytes: bytes))
      findings = read.diagnostics.map { "\($0.brief) \($0.message) \($0.hint ?? "")" }
      if let value = read.value { add(value) }
      // After the list, the object and its first member.
      if values.count > 4 { values.remove(at: 4) }
    }

    private mutating func add(_ value: Value) {
      values.append("\(value.kind) \(value.range) \(value.string() ?? value.numberText ?? "") \(value.count)")
      for element in value.elements { add(element) }
      for (key, value) in value.members {
        values.append("\(key.range) \(key.text)")
        add(value)
      }
    }
  }

  // MARK: - Records

  private func records(isValid: Bool, _ random: inout SeededRandom) -> String {
    let keys = ["id", "name", "tags", "price", "é", "a", "quantity in stock", "last"].filter { _ in
      Int.random(in: 0..<4, using: &random) > 0
    }
    let count = Int.random(in: 2...6, using: &random)
    return (0..<count).map { _ in record(keys, isValid: isValid, &random) }.joined(separator: space(&random) + ",\n")
      + "]"
  }

  private func record(_ keys: [String], isValid: Bool, _ random: inout SeededRandom) -> String {
    // Sometimes keys are omitted or reordered.
    var keys = keys.filter { _ in Int.random(in: 0..<12, using: &random) > 0 }
    if Int.random(in: 0..<12, using: &random) == 0 { keys.shuffle(using: &random) }
    let members = keys.map { key in
      let colon = Int.random(in: 0..<12, using: &random) == 0 ? " :" : ":"
      let value = Int.random(in: 0..<(isValid ? 12 : 6), using: &random) == 0 ? nil : plainValue(&random)
      return "\"\(key)\"\(colon)\(space(&random))\(value ?? otherValue(isValid: isValid, &random))\(space(&random))"
    }
    return "{\(space(&random))" + members.joined(separator: ",\(space(&random))") + "}"
  }

  private func plainValue(_ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return text(&random)
    case 1:
      return ["0", "-0", "-1", "12.50", "0.5", "-0.125", "1234567890123", "7.0"].randomElement(using: &random) ?? "0"
    default:
      let texts = (0..<Int.random(in: 0...4, using: &random)).map { _ in text(&random) + space(&random) }
      return "[\(space(&random))" + texts.joined(separator: ",\(space(&random))") + "]"
    }
  }

  /// A value that the fast path passes to the general one in the middle of a record.
  private func otherValue(isValid: Bool, _ random: inout SeededRandom) -> String {
    let valid = [
      "1e5", "1.5E-3", "0e0", "true", "null", "{}", #"{"id": "x", "id2": []}"#, "\"é\"", #""\n""#, #"["a", 1]"#,
      #"["a", "\u00e9"]"#,
      #"["a", ["b"]]"#, #"["é"]"#, "[1]", "[{}]",
    ]
    let faulty = [
      "01", "-", "1.", "-01", "00", "1.e3", ".5", "+1", "-.5", "1..5", "1.5.", "1 2", "1x", #"["a",]"#, #"["a" "b"]"#,
      #"[,"a"]"#,
      #"["a",,"b"]"#, #"["a"}"#, #"["a""#, #"["a", "#, #"["a"#, "[", "\"a\tb\"", "\"open", "'x'", "", ":", #""a" "b""#,
      #"["a":"b"]"#,
      "[\"a\u{1}\"]", "[\"a\nb\"]", "// x\n1", "[/* x */\"a\"]", "[\u{A0}\"a\"]", "\u{A0}1", "1\u{A0}",
      #"{"id": 1, "id": 2}"#,
    ]
    return (isValid ? valid : faulty).randomElement(using: &random) ?? "null"
  }

  private func text(_ random: inout SeededRandom) -> String {
    let pieces = ["a", "bc", " ", "~", "{", "]", ",", ":", "12345678", "seven l", "'", "/"]
    return "\""
      + (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      + "\""
  }

  private func space(_ random: inout SeededRandom) -> String {
    let spaces = ["", "", " ", " ", "\n\t", "\n        ", "          \n     ", "\r\n                  "]
    return spaces.randomElement(using: &random) ?? ""
  }
}
