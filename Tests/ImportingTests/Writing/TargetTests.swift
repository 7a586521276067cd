import MenugenDiagnostics
import Testing
@testable import MenugenImporting

struct TargetTests {
  private let table = "Date,Payee,Amount\n2026-01-05,\"A, B\",-1.00\n"

  @Test("A CSV file is extended by its columns, and its other bytes stay")
  func csv() {
    var ledger = MemoryLedger()
    ledger.path = "movements/bank.csv"
    let known = "amount,ID,note,name,date,source\r\n5,x,,\"Old, one\",2026-01-01,"
    ledger.files[ledger.path] = Array(known.utf8)
    ledger.add("a.csv", table)
    #expect(ledger.text(ledger.path).hasPrefix(known + "\r\n-1.00,"))
    #expect(ledger.text(ledger.path).hasSuffix(",,\"A, B\",2026-01-05,a.csv:2 0123456789abcdef\r\n"))
    ledger.add("a.csv", table)
    #expect(ledger.summary == "added 0, present 1, booked 0, conflicts 0")
  }

  @Test("A CSV file that lacks a column is an error")
  func missingColumn() {
    var ledger = MemoryLedger()
    ledger.path = "movements/bank.csv"
    ledger.files[ledger.path] = Array("date,name,amount\n".utf8)
    ledger.add("a.csv", table)
    #expect(ledger.errors == ["import.target: the table has no column for: id,source"])
    #expect(ledger.text(ledger.path) == "date,name,amount\n")
  }

  @Test("An NDJSON file gets lines")
  func ndjson() {
    var ledger = MemoryLedger()
    ledger.path = "movements/bank.ndjson"
    ledger.add("a.csv", table.replacing("A, B", with: "A \\ \"\"B\"\""))
    #expect(ledger.text(ledger.path).contains(#""name": "A \\ \"B\"", "amount": "-1.00", "currency": "EUR""#))
    ledger.add("a.csv", table.replacing("A, B", with: "A \\ \"\"B\"\""))
    #expect(ledger.summary == "added 0, present 1, booked 0, conflicts 0")
  }

  @Test(
    "A path that is no ledger is refused",
    arguments: [
      "bank", "menus/bank", "movements", "movements/../x", "movements/.x", "movements/bank.yaml", "movements//x",
    ])
  func invalid(_ path: String) {
    #expect(ImportTarget.problem(with: path)?.id == "import.target")
  }

  @Test("A ledger with an error is not extended")
  func damagedLedger() {
    var ledger = MemoryLedger()
    ledger.files["movements/bank/ledger.yaml"] = Array("name: Bank\n".utf8)
    ledger.files["movements/bank/a.csv"] = Array("date,name,amount\n2026-01-05,A,x\n".utf8)
    ledger.add("b.csv", table)
    #expect(ledger.errorIDs == ["import.ledger"])
  }

  @Test("Movements are written in the order of days, also from a table with the latest first")
  func order() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", "Date,Payee,Amount\n2026-01-06,C,1.00\n2026-01-05,B,1.00\n2026-01-05,A,1.00\n")
    #expect(ledger.rows == ["2026-01-05|A|1.00", "2026-01-05|B|1.00", "2026-01-06|C|1.00"])
  }

  @Test("The list says what becomes of each entry")
  func list() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", table)
    ledger.add("a.csv", table + "2026-01-06,Kevin,100.00\n")
    #expect(ledger.list == "already   2026-01-05   -1.00 EUR  A, B\nadd       2026-01-06  100.00 EUR  Kevin\n")
  }
}
