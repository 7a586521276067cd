import MenugenDiagnostics
import MenugenDomain
import Testing
@testable import MenugenImporting

struct TableTests {
  private func imported(_ text: String) -> MemoryLedger {
    var ledger = MemoryLedger()
    ledger.add("a.csv", text)
    return ledger
  }

  @Test("A quoted field may have line ends, delimiters and quotes")
  func quotes() {
    let ledger = imported("Date,Payee,Amount\n2026-01-05,\"A, \"\"B\"\"\nC\",-1.00\n2026-01-06,D,2.50\n")
    #expect(ledger.rows == ["2026-01-05|A, \"B\" C|-1.00", "2026-01-06|D|2.50"])
  }

  @Test("A column of signs decides them")
  func signs() {
    let ledger = imported("Datum;Name;Betrag;S/H\n05.01.2026;A;1,00;S\n06.01.2026;B;2,50;H\n")
    #expect(ledger.rows == ["2026-01-05|A|-1.00", "2026-01-06|B|2.50"])
    #expect(imported("Datum;Name;Betrag;S/H\n05.01.2026;A;1,00;X\n").errorIDs == ["import.damaged"])
  }

  @Test("A row without a date between entries is an error, and one after them is omitted")
  func trailers() {
    #expect(
      imported("Date,Payee,Amount\n2026-01-05,A,1.00\nTotal,,1.00\n").notes[0].contains("1 trailing line omitted"))
    let ledger = imported("Date,Payee,Amount\n2026-01-05,A,1.00\nsoon,B,1.00\n2026-01-06,C,1.00\n")
    #expect(ledger.errorIDs == ["import.damaged"])
    #expect(ledger.files.isEmpty)
  }

  @Test(
    "A column with only words for debits and credits gives unsigned amounts their sign",
    arguments: [
      ("Type", "DEBIT", "CREDIT"), ("CreditDebitIndicator", "DBIT", "CRDT"), ("", "S", "H"), (" ", "Soll", "Haben"),
    ])
  func words(_ name: String, _ debit: String, _ credit: String) {
    let ledger = imported("Date;Payee;Amount;\(name)\n2026-01-05;A;1.10;\(debit)\n2026-01-06;B;5.00;\(credit)\n")
    #expect(ledger.rows.map { $0.split(separator: "|")[2] } == ["-1.10", "5.00"], "\(ledger.errors)")
    let signed = imported("Date;Payee;Amount;\(name)\n2026-01-05;A;-1.10;\(credit)\n2026-01-06;B;5.00;\(debit)\n")
    #expect(signed.rows.map { $0.split(separator: "|")[2] } == ["-1.10", "5.00"])
  }

  @Test("A column of debits with both signs is an error")
  func reversal() {
    #expect(
      imported("Date,Payee,Debit,Credit\n2026-01-05,A,-1.10,\n2026-01-06,B,1.10,\n").errorIDs == ["import.damaged"])
    #expect(imported("Date,Payee,Debit,Credit\n2026-01-05,A,-1.10,\n2026-01-06,B,,1.10\n").errors == [])
  }

  @Test("A row with an amount is an entry or an error")
  func withoutDate() {
    for row in ["46052,A,-1.00", "1. Foo 2026,A,-1.00", ",A,-1.00", "soon,A,1.00"] {
      #expect(imported("Date,Payee,Amount\n2026-01-05,A,1.00\n\(row)\n").errorIDs == ["import.damaged"])
      #expect(imported("Date,Payee,Amount\n\(row)\n").hasErrors)
    }
    #expect(imported("Datum;Text;Betrag\n5. März 2026;A;-1,10\n").rows == ["2026-03-05|A|-1.10"])
  }

  @Test(
    "States are known in five languages, and an unknown one is an error",
    arguments: [
      ("Pending", "pending"), ("NON CONTABILIZZATO", "pending"), ("Held", "pending"), ("en attente", "pending"),
      ("Booked", ""), ("", ""), ("Declined", "-"), ("Storniert", "-"), ("Removed", "-"), ("maybe", "?"),
    ])
  func states(_ word: String, _ state: String) {
    let ledger = imported("Date,Payee,Amount,Status\n2026-01-05,A,-1.00,Booked\n2026-01-06,B,-2.00,\(word)\n")
    #expect(ledger.hasErrors == (state == "?"))
    let row = ledger.rows.first { $0.contains("|B|") }
    #expect((row == nil) == (state == "?" || state == "-"))
    #expect((row?.hasSuffix("|pending") == true) == (state == "pending"))
    var own = MemoryLedger()
    own.options.mapping = TableMapping(
      "own", [.date: ["Date"], .amount: ["Amount"], .state: ["Status"]])
    own.options.mapping?.pendingStates = ["soon"]
    own.add("a.csv", "Date,Amount,Status\n2026-01-05,-1.00,maybe\n2026-01-06,-1.00,soon\n")
    #expect(own.errors == [] && own.rows.count == 2)
  }

  @Test("A PayPal entry for information isn't imported")
  func impact() {
    let ledger = imported(
      "Date,Name,Type,Status,Currency,Net,Transaction ID,Balance Impact\n"
        + "2026-01-29,Shop,Authorization,Completed,EUR,-99.00,T1,Memo\n"
        + "2026-01-30,Shop,Payment,Completed,EUR,-99.00,T2,Debit\n")
    #expect(ledger.rows.count == 1 && ledger.rows.first?.hasPrefix("2026-01-30") == true, "\(ledger.errors)")
  }

  @Test("The balances of each account are proved by themselves")
  func accounts() {
    let header = "Date,Payee,Account,Amount,Balance\n"
    #expect(imported(header + "2026-01-05,A,one,10.00,10.00\n2026-01-05,B,two,7.00,7.00\n").errors == [])
    let broken = header + "2026-01-05,A,one,10.00,10.00\n2026-01-05,B,two,7.00,7.00\n2026-01-06,C,two,1.00,9.00\n"
    #expect(imported(broken).errorIDs == ["import.balance"])
  }

  @Test("A column of balances proves the amounts, in both orders")
  func balances() {
    let rows = ["2026-01-05,A,-1.00,99.00", "2026-01-06,B,2.50,101.50", "2026-01-07,C,-1.50,100.00"]
    for rows in [rows, rows.reversed()] {
      let text = "Date,Payee,Amount,Balance\n" + rows.joined(separator: "\n") + "\n"
      #expect(imported(text).errors == [])
      let broken = text.replacing("2.50", with: "2.60")
      #expect(imported(broken).errorIDs == ["import.balance"])
      #expect(imported(broken).files.isEmpty)
    }
  }

  @Test("An amount that can't be read is an error with its row")
  func damagedAmount() {
    let ledger = imported("Date,Payee,Amount\n2026-01-05,A,1.00\n2026-01-06,B,one\n")
    #expect(ledger.errors == ["import.damaged: can't be read as CSV: 'one' is not an amount (decimal mark '.')"])
    #expect(ledger.diagnostics.first?.file == "a.csv")
  }

  @Test("Columns without a meaning are an error that lists them")
  func unknownColumns() {
    let ledger = imported("When;Who;How much\nyesterday;Kevin;1\n")
    #expect(
      ledger.errors == [
        "import.columns: no row names a date and an amount; the widest row is: When | Who | How much"
      ])
  }

  @Test("A mapping with numbers reads a table without a header")
  func numbers() {
    var ledger = MemoryLedger()
    ledger.options.mapping = TableMapping("plain", [.date: ["1"], .amount: ["2"], .name: ["5"]])
    ledger.add("a.csv", "\"01/13/2026\",\"-49.90\",\"*\",\"\",\"PRINT SHOP\"\n")
    #expect(ledger.rows == ["2026-01-13|PRINT SHOP|-49.90"])
  }

  @Test(
    "Every built-in mapping has a date and an amount, and reads its own columns",
    arguments: TableMapping.builtIn.map(\.name))
  func builtIn(_ name: String) throws {
    let mapping = try #require(TableMapping.builtIn.first { $0.name == name })
    let columns = ColumnRole.allCases.flatMap { mapping.columns[$0] ?? [] }
    var unique: [String] = []
    for column in columns where !unique.contains(column) { unique.append(column) }
    let values = unique.map { column in
      if mapping.columns[.date]?.contains(column) == true { return "13.01.2026" }
      if [.amount, .debit, .fee, .balance].contains(where: { mapping.columns[$0]?.contains(column) == true }) {
        return mapping.decimalMark == "," ? "1,00" : "1.00"
      }
      if mapping.columns[.credit]?.contains(column) == true { return "" }
      if mapping.columns[.state]?.contains(column) == true { return "booked" }
      return mapping.columns[.currency]?.contains(column) == true ? "EUR" : "x"
    }
    var ledger = MemoryLedger()
    ledger.options.dateOrder = .dmy
    ledger.add(
      [("a.csv", Array("\(unique.joined(separator: ";"))\n\(values.joined(separator: ";"))\n".utf8))],
      isUnbalanced: true)
    #expect(ledger.errors == [])
    #expect(ledger.notes.first?.contains("mapping \(name)") == true, "\(ledger.notes)")
  }
}
