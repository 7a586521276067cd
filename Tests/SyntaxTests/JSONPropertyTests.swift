import MenugenDiagnostics
import Foundation
import MenugenTestSupport
import Testing

@testable import MenugenSyntax

/// Random documents and random damage, with fixed seeds.
@Suite struct JSONPropertyTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func agreesWithFoundationOnValidDocuments(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let text = "[\(randomValue(depth: 0, &random))]"
    let read = readJSON(SourceFile(path: "a.json", text: text))
    #expect(read.diagnostics.map(\.brief).isEmpty)
    let value = try #require(read.value)
    let oracle = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(isSame(value, oracle), "\(text)")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func survivesDamagedDocuments(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<200 {
      var bytes = Array(
        "{\"movements\": [\(randomValue(depth: 1, &random)), \(randomValue(depth: 2, &random))], \"n\": \(randomValue(depth: 2, &random))}"
          .utf8)
      damage(&bytes, &random)
      for syntax in [FileFormat.json, .yaml, .ndjson, .csv] { readAndCheck(bytes, syntax) }
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>) func survivesDamagedYAMLAndCSV(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let yaml =
      "a: &x [1, 'é', \"\\u00e9\"]\nb:\n  - c: *x\n    d: |\n      text\n  - {e: f, g: !!str h}\n? k\n: l # m\n"
    let csv = "id,date,näme,amount\r\n1,2026-01-02,\"a \"\"b\"\"\nc\",1.50\r\n2,,é,\"7\"\r\n"
    for _ in 0..<100 {
      for text in [yaml, csv] {
        var bytes = Array(text.utf8)
        damage(&bytes, &random)
        for syntax in [FileFormat.yaml, .csv] { readAndCheck(bytes, syntax) }
      }
    }
  }

  /// Reads everything, and checks that every location is within the file.
  private func readAndCheck(_ bytes: [UInt8], _ syntax: FileFormat) {
    let file = SourceFile(path: "a", bytes: bytes)
    var isInFile = true
    func walk(_ value: Value) {
      isInFile = isInFile && value.range.upperBound <= bytes.count
      _ = (value.string(), value.numberText, value.bool(), value.kind)
      for (key, value) in value.members {
        isInFile = isInFile && key.range.upperBound <= bytes.count
        _ = key.text
        walk(value)
      }
      for element in value.elements { walk(element) }
    }
    var found = readRecords(
      file, syntax, under: "movements", head: { if let head = $0 { walk(head) } }, record: { walk($0.value(in: file)) })
    if syntax == .json {
      let read = readJSON(file)
      if let value = read.value { walk(value) }
      found += read.diagnostics
    }
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    for case .line(let place) in found.map(\.place) {
      isInFile = isInFile && (1...lines.count).contains(place.line)
      isInFile = isInFile && (1...lines[min(place.line, lines.count) - 1].count + 1).contains(place.column)
    }
    #expect(isInFile, "\(syntax): \(bytes)")
  }

  private func randomValue(depth: Int, _ random: inout SeededRandom) -> String {
    let space = [" ", "", "", "\n\t"].randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<(depth > 4 ? 4 : 7), using: &random) {
    case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1:
      return ["0", "-1", "12.50", "1e3", "-0.25E-2", "\(Int.random(in: -99999...99999, using: &random))"].randomElement(
        using: &random) ?? "0"
    case 2, 3: return randomString(&random)
    case 4:
      let elements = (0..<Int.random(in: 0...5, using: &random)).map { _ in randomValue(depth: depth + 1, &random) }
      return "[\(space)" + elements.joined(separator: "\(space),") + "\(space)]"
    default:
      var keys = (0..<(Int.random(in: 0..<12, using: &random) == 0 ? 40 : Int.random(in: 0...4, using: &random))).map {
        "\"\($0)" + randomString(&random).dropFirst()
      }
      // As written by programs: the same keys in the same order, some omitted.
      if Bool.random(using: &random) {
        keys = ["id", "name", "tags", "price", "a longer key"].filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
          .map { "\"\($0)\"" }
      }
      let members = keys.map { key in
        let colon = Bool.random(using: &random) ? ":" : "\(space):\(space)"
        return key + colon + randomValue(depth: depth + 2, &random)
      }
      return "{\(space)" + members.joined(separator: ",\(space)") + "}"
    }
  }

  private func randomString(_ random: inout SeededRandom) -> String {
    let pieces = [
      "a", "bc", " ", "é", "€", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\uD83D\\uDE00", "\\t", "/", "'", "{",
      "]", ",", "12345678",
    ]
    return "\""
      + (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      + "\""
  }

  private func isSame(_ value: Value, _ oracle: Any) -> Bool {
    switch value.kind {
    case .null: return oracle is NSNull
    case .bool: return value.bool() == (oracle as? Bool)
    case .number: return value.numberText.flatMap { Double($0) } == (oracle as? NSNumber)?.doubleValue
    case .string: return value.string().map { Array($0.utf8) } == (oracle as? String).map { Array($0.utf8) }
    case .array:
      guard let array = oracle as? [Any], array.count == value.count else { return false }
      return zip(value.elements, array).allSatisfy { isSame($0, $1) }
    case .object:
      guard let object = oracle as? [String: Any], object.count == value.count else { return false }
      return value.members.allSatisfy { key, value in object[key.text].map { isSame(value, $0) } ?? false }
    case .plain, .invalid: return false
    }
  }
}

/// Inserts, removes or repeats a few bytes.
func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
  let alphabet =
    Array("{}[],:\"'\\u09.-eE+ \n\r\t/*#&!|>?%@`~ntf\u{0}".utf8) + [
      0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF, 0xEF, 0xBB, 0xBF,
    ]
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let byte = alphabet.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.insert(byte, at: place)
    case 1 where place < bytes.count: bytes.remove(at: place)
    case 2 where place < bytes.count: bytes[place] = byte
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...12, using: &random)))
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 9)], at: place)
    }
  }
  if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
}
