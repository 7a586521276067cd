import MenugenDiagnostics
import MenugenTestSupport
import Testing
@testable import MenugenImporting

/// Mutated samples of every format: no crash, and a ledger only without an error.
struct FuzzTests {
  private static let samples = SampleTests.samples.map(\.name) + ["statements.zip", "ambiguous.csv"]

  @Test("A mutated sample is an error or a ledger", arguments: samples)
  func mutated(_ name: String) throws {
    let bytes = try sample(name)
    var random = SeededRandom(UInt64(name.utf8.count))
    for _ in 0..<40 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&changed, &random) }
      var ledger = MemoryLedger()
      ledger.add([(name, changed)], partLength: Bool.random(using: &random) ? nil : 3000)
      #expect(ledger.hasErrors == ledger.files.isEmpty || ledger.summary.hasPrefix("added 0"))
    }
  }

  @Test(
    "A truncated sample is an error, or has no movement that the whole lacks",
    arguments: SampleTests.samples.map(\.name) + ["statements.zip"])
  func truncated(_ name: String) throws {
    let bytes = try sample(name)
    var whole = MemoryLedger()
    whole.add([(name, bytes)])
    #expect(whole.errors == [])
    // A column that no movement uses isn't written.
    func rows(_ ledger: MemoryLedger) -> [String] {
      ledger.rows.map { row in row.split(separator: "|").joined(separator: "|") }
    }
    let known = Set(rows(whole))
    let isTable = name.hasSuffix(".csv")
    let delimiter = [UInt8(ascii: ";"), UInt8(ascii: ","), 0x09].max { a, b in
      bytes.count { $0 == a } < bytes.count { $0 == b }
    }
    func cells(_ line: ArraySlice<UInt8>) -> Int { line.count { $0 == delimiter } }
    let most = bytes.split(separator: 0x0A).map(cells).last ?? 0
    for count in 0..<bytes.count {
      // A table may end anywhere in the last field of a row.
      if isTable, cells(bytes[..<count].split(separator: 0x0A).last ?? []) >= most { continue }
      var ledger = MemoryLedger()
      ledger.add([(name, Array(bytes[..<count]))])
      if ledger.hasErrors { continue }
      let others = rows(ledger).filter { !known.contains($0) }
      #expect(others.isEmpty, "\(count) bytes")
      if !others.isEmpty { return }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let length = min(Int.random(in: 1...40, using: &random), bytes.count - place)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3: bytes.removeSubrange(place...)
    case 4: bytes[place] = Array("<>\"',;.-:0123456789\n\r/&{}?+CD".utf8).randomElement(using: &random) ?? 0
    default:
      let other = Int.random(in: 0..<bytes.count, using: &random)
      bytes.swapAt(place, other)
    }
  }
}
