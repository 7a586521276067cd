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
