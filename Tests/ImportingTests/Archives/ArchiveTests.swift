import MenugenText
import Testing
@testable import MenugenImporting

struct ArchiveTests {
  @Test("An archive's files are read, deflated, stored and nested")
  func archive() throws {
    var ledger = MemoryLedger()
    ledger.add([("statements.zip", try sample("statements.zip"))])
    #expect(ledger.errors == [])
    #expect(ledger.summary == "added 404, present 0, booked 0, conflicts 0")
    #expect(ledger.rows.contains { $0.contains("Müller Gemüse|-400.00") })
    #expect(ledger.text("movements/bank/2026-01-05_2026-03-28.csv").contains("statements.zip:2 0123456789abcdef"))
  }

  @Test("An archive with a changed byte is an error or the same, and never a crash")
  func damaged() throws {
    let bytes = try sample("statements.zip")
    var whole = MemoryLedger()
    whole.add([("statements.zip", bytes)])
    for place in stride(from: 0, to: bytes.count, by: 37) {
      var changed = bytes
      changed[place] ^= 0x55
      var ledger = MemoryLedger()
      ledger.add([("statements.zip", changed)])
      #expect(ledger.hasErrors || ledger.rows == whole.rows, "\(place)")
    }
  }

  @Test("A cut archive is an error")
  func cut() throws {
    let bytes = try sample("statements.zip")
    for length in [4, 30, 100, bytes.count - 30, bytes.count - 1] {
      var ledger = MemoryLedger()
      ledger.add([("statements.zip", Array(bytes.prefix(length)))])
      #expect(ledger.hasErrors)
    }
  }

  @Test("The checksum is CRC-32")
  func checksum() {
    var checksum = CRC32()
    checksum.add("123456789".utf8.span)
    #expect(checksum.value == 0xCBF4_3926)
  }
}
