import Testing
@testable import MenugenImporting

/// Pending entries and those that book them, in one import.
@Suite struct BookingTests {
  @Test("A pending entry and the file that books it are one movement, also when both are imported again")
  func booksInOneImport() {
    let pending = "Date,Payee,Amount,Status\n2026-01-05,A,-5.50,pending\n2026-01-05,B,-1.50,pending\n"
    let booked = "Date,Payee,Amount,Status\n2026-01-07,A,-5.50,booked\n2026-01-07,C,-5.50,booked\n"
    let files = [("pending.csv", Array(pending.utf8)), ("booked.csv", Array(booked.utf8))]
    var ledger = MemoryLedger()
    ledger.add(files)
    #expect(ledger.errors == [])
    #expect(
      Set(ledger.rows.map { $0.split(separator: "|").prefix(3).joined(separator: "|") }) == [
        "2026-01-07|A|-5.50", "2026-01-07|C|-5.50", "2026-01-05|B|-1.50",
      ])
    let written = ledger.files
    for again in [files, files.reversed(), [files[0]], [files[1]]] {
      ledger.add(again)
      #expect(ledger.files == written && ledger.summary.hasPrefix("added 0, "), "\(ledger.summary)")
    }
  }
}
