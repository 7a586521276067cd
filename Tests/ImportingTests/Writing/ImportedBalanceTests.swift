import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing
@testable import MenugenImporting

/// Balances of statements in the ledger, and what they prove.
struct ImportedBalanceTests {
  private func statement(
    _ number: Int, _ opening: String, _ entries: [String], _ closing: String, mark: String = "62F"
  ) -> String {
    let lines = entries.map { ":61:\($0)\n:86:Kevin" }
    return
      (["\n:20:X", ":25:12345678/1", ":28C:\(number)", ":60F:\(opening)"] + lines + [":\(mark):\(closing)", "-\n"])
      .joined(separator: "\n")
  }
  private var january: String {
    statement(1, "C260101EUR100,00", ["2601050105D10,00NTRFA1", "2601300130C5,00NTRFA2"], "C260131EUR95,00")
  }
  private var february: String {
    statement(2, "C260131EUR95,00", ["2602050205C20,00NTRFB1"], "C260228EUR115,00")
  }
  private var march: String { statement(3, "C260228EUR115,00", ["2603050305D15,00NTRFC1"], "C260331EUR100,00") }

  private func ledger(_ statements: [String]) -> MemoryLedger {
    var ledger = MemoryLedger()
    for statement in statements { ledger.add("\(statement.hashValue).sta", statement) }
    return ledger
  }

  private func check(_ ledger: MemoryLedger) -> [Diagnostic] {
    let files = ledger.files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
    let head = files.first { $0.path.hasSuffix("ledger.yaml") }
    guard let head else { return [] }
    return parseLedger(head: head, parts: files.filter { $0.path != head.path }, site: Site()).diagnostics
  }

  @Test("Closing balances are written by day, in any order of imports, and add up")
  func writesClaims() {
    for statements in [[january, february, march], [march, january, february], [february, march, january, february]] {
      let ledger = ledger(statements)
      #expect(
        ledger.text("movements/bank/balances.yaml") == """
          # The balances of bank statements, written by menugen import.
          balances:
            - { date: 2026-01-31, account: "12345678-1", amount: "95.00", currency: EUR }
            - { date: 2026-02-28, account: "12345678-1", amount: "115.00", currency: EUR }
            - { date: 2026-03-31, account: "12345678-1", amount: "100.00", currency: EUR }

          """)
      #expect(
        ledger.text("movements/bank/ledger.yaml").hasSuffix(
          "openingBalance:\n  - { account: \"12345678-1\", amount: \"100.00\", currency: EUR }  # 2026-01-01\n"),
        "\(ledger.text("movements/bank/ledger.yaml"))")
      #expect(check(ledger) == [])
    }
  }

  @Test("A statement that is missing between two is a warning, until it is imported")
  func reportsGaps() {
    var ledger = ledger([january, march])
    let found = ledger.diagnostics.filter { $0.severity == .warning }
    #expect(found.map(\.id) == ["import.missing-statement"], "\(found)")
    #expect(found.first?.message.contains("20.00 EUR is missing") == true, "\(found)")
    #expect(check(ledger).map(\.id) == ["ledger.dated-balance"])
    ledger.add("february.sta", february)
    #expect(ledger.diagnostics.filter { $0.severity != .note } == [] && check(ledger) == [])
  }

  @Test("Another closing balance of the same day is an error, and an intermediate one isn't")
  func reportsContradictions() {
    var ledger = ledger([january])
    let other = statement(9, "C260131EUR10,00", ["2601310131C1,00NTRFZ1"], "C260131EUR11,00")
    ledger.add("other.sta", other)
    #expect(ledger.errorIDs == ["import.contradiction"])
    ledger.add("page.sta", other.replacing(":62F:", with: ":62M:"))
    #expect(ledger.errorIDs == [])
    ledger = self.ledger([january])
    ledger.add([("other.sta", Array(other.utf8))], isUnbalanced: true)
    #expect(ledger.errorIDs == [] && ledger.text("movements/bank/balances.yaml").contains("95.00"))
  }

  @Test("A file of balances that a person changed stays as it is")
  func keepsEdits() {
    var ledger = ledger([january])
    let path = "movements/bank/balances.yaml"
    let edited = ledger.text(path) + "# checked by Alejandro\n"
    ledger.files[path] = Array(edited.utf8)
    ledger.add("february.sta", february)
    #expect(ledger.text(path) == edited)
    #expect(ledger.missingBalances.count == 1 && ledger.missingBalances[0].contains("2026-02-28"))
  }

  @Test("A table's balances are those at the ends of months and of the last row, in both orders")
  func readsTables() {
    let rows = [
      "2026-01-05,A,-1.00,99.00", "2026-01-31,B,2.50,101.50", "2026-03-07,C,-1.50,100.00", "2026-03-07,D,1.00,101.00",
    ]
    for rows in [rows, rows.reversed()] {
      var ledger = MemoryLedger()
      ledger.add("a.csv", "Date,Payee,Amount,Balance\n" + rows.joined(separator: "\n") + "\n")
      #expect(
        ledger.text("movements/bank/balances.yaml").hasSuffix(
          """
          balances:
            - { date: 2026-01-31, amount: "101.50", currency: EUR }
            - { date: 2026-03-07, amount: "101.00", currency: EUR, interim: true }

          """))
      #expect(check(ledger) == [])
      // The rest of the last day comes with the next table.
      ledger.add("b.csv", "Date,Payee,Amount,Balance\n2026-03-07,E,5.00,106.00\n2026-03-09,F,1.00,107.00\n")
      #expect(ledger.diagnostics.filter { $0.severity != .note } == [], "\(ledger.diagnostics)")
      #expect(check(ledger) == [])
    }
  }

  @Test("A gap in a table's balances names its rows")
  func namesRows() {
    var rows = ["2026-01-05,A,-1.00,99.00", "2026-01-06,B,2.50,101.50", "2026-01-07,C,-1.50,100.00"]
    rows.remove(at: 1)
    for (rows, lines) in [(rows, "line 2 and line 3"), (rows.reversed(), "line 3 and line 2")] {
      var ledger = MemoryLedger()
      ledger.add("a.csv", "Date,Payee,Amount,Balance\n" + rows.joined(separator: "\n") + "\n")
      #expect(ledger.errorIDs == ["import.balance"])
      #expect(ledger.errors.first?.contains("gap between \(lines)") == true, "\(ledger.errors)")
      #expect(ledger.errors.first?.contains("differ by 2.50 EUR") == true, "\(ledger.errors)")
      #expect(ledger.files.isEmpty)
    }
  }

  @Test("Rows in another order than the balances are a warning, if they add up")
  func acceptsOtherOrders() {
    var ledger = MemoryLedger()
    ledger.add(
      "a.csv",
      "Date,Payee,Amount,Balance\n2026-01-05,A,1.00,1.00\n2026-01-06,B,2.00,6.00\n2026-01-06,C,3.00,4.00\n"
        + "2026-01-07,D,4.00,10.00\n")
    #expect(ledger.errors == [] && ledger.diagnostics.map(\.id).contains("import.balance-order"))
  }

  @Test("Rows without a balance count between those with one")
  func skipsBlanks() {
    let rows = ["2026-01-05,A,1.00,", "2026-01-06,B,2.00,103.00", "2026-01-06,C,3.00,", "2026-01-07,D,4.00,110.00"]
    for rows in [rows, rows.reversed()] {
      var ledger = MemoryLedger()
      ledger.add("a.csv", "Date,Payee,Amount,Balance\n" + rows.joined(separator: "\n") + "\n2026-01-07,E,5.00,\n")
      if rows[0].hasPrefix("2026-01-05") {
        #expect(ledger.errors == [] && ledger.text("movements/bank/ledger.yaml").contains("\"100.00\""))
      }
    }
  }

  @Test("The balances above a table give its opening balance, and must not contradict its rows")
  func readsAbove() {
    func ledger(_ opening: String, _ closing: String, column: Bool) -> MemoryLedger {
      var ledger = MemoryLedger()
      ledger.add(
        "a.csv",
        "Anfangssaldo:;\(opening)\nEndsaldo vom 31.01.2026;\(closing)\n\nBuchungstag;Name;Betrag\(column ? ";Saldo" : "")\n"
          + "05.01.2026;A;-1,00\(column ? ";99,00" : "")\n06.01.2026;B;2,50\(column ? ";101,50" : "")\n")
      return ledger
    }
    for column in [true, false] {
      let right = ledger("100,00 EUR", "101,50 EUR", column: column)
      #expect(right.errors == [])
      #expect(right.text("movements/bank/ledger.yaml").contains("openingBalance: \"100.00\""))
      let wrong = ledger("90,00 EUR", "101,50 EUR", column: column)
      #expect(wrong.errorIDs == [column ? "import.contradiction" : "import.balance"], "\(wrong.errors)")
    }
  }

  private func table(_ rows: [String], reversed: Bool = false) -> String {
    "Datum;Empfänger;Betrag;Saldo\n" + (reversed ? rows.reversed() : rows).joined(separator: "\n") + "\n"
  }
  private func warnings(_ ledger: MemoryLedger) -> [String] {
    ledger.diagnostics.filter { $0.severity != .note }.map { "\($0.id): \($0.message)" }
  }

  @Test("A statement may begin with rows of the day that the balance before is of", arguments: [false, true])
  func acceptsOverlaps(reversed: Bool) {
    let first = ["15.01.2026;Z;-10,00;90,00", "16.01.2026;A;-10,00;80,00", "16.01.2026;B;-2,00;78,00"]
    for overlap in [first.suffix(2), first.suffix(1)] {
      let second = overlap + ["16.01.2026;F;-7,00;71,00", "17.01.2026;E;-1,00;70,00"]
      var ledger = MemoryLedger()
      ledger.add("p1.csv", table(first, reversed: reversed))
      for _ in 1...2 {
        ledger.add("p2.csv", table(Array(second), reversed: reversed))
        #expect(warnings(ledger) == [] && check(ledger) == [], "\(ledger.diagnostics)")
      }
      // A row is missing between them.
      ledger = MemoryLedger()
      ledger.add("p1.csv", table(first, reversed: reversed))
      ledger.add("p2.csv", table(["16.01.2026;F;-7,00;66,00", "17.01.2026;E;-1,00;65,00"], reversed: reversed))
      #expect(ledger.diagnostics.map(\.id).contains("import.missing-statement"), "\(ledger.diagnostics)")
    }
  }

  @Test("A table of one day that doesn't begin with the balance before it is a warning")
  func reportsGapsBeforeOneDay() {
    var ledger = MemoryLedger()
    ledger.add("jan.csv", table(["05.01.2026;A;-10,00;90,00", "31.01.2026;B;-20,00;70,00"]))
    ledger.add("mar.csv", table(["05.03.2026;C;-10,00;50,00"]))
    #expect(warnings(ledger).count == 1 && warnings(ledger).first?.hasPrefix("import.missing-statement") == true)
    #expect(warnings(ledger).first?.contains("2026-01-31 is 70.00 EUR") == true, "\(warnings(ledger))")
    #expect(warnings(ledger).first?.contains("-10.00 EUR is missing") == true, "\(warnings(ledger))")
    ledger.add("feb.csv", table(["05.02.2026;D;-10,00;60,00"]))
    #expect(warnings(ledger) == [] && check(ledger) == [], "\(warnings(ledger))")
    // The rest of a day comes in a table of its own.
    ledger.add("mar2.csv", table(["05.03.2026;F;-5,00;45,00"]))
    #expect(warnings(ledger) == [], "\(warnings(ledger))")
  }

  @Test("Another balance of a table's last day is an error, unless other entries of the day lead to it")
  func reportsOtherTables() {
    let january = ["05.01.2026;A;-10,00;90,00", "31.01.2026;B;-20,00;70,00"]
    let amount = ["05.01.2026;A;-15,00;85,00", "31.01.2026;B;-20,00;65,00"]
    let last = ["05.01.2026;A;-10,00;90,00", "31.01.2026;B;-25,00;65,00"]
    let end = amount + ["01.02.2026;C;-5,00;60,00"]
    for reversed in [false, true] {
      for other in [amount, last, end] {
        var ledger = MemoryLedger()
        ledger.add("jan.csv", table(january, reversed: reversed))
        let files = ledger.files
        ledger.add("other.csv", table(other, reversed: reversed))
        #expect(ledger.errorIDs == ["import.contradiction"] && ledger.files == files, "\(ledger.diagnostics)")
        #expect(ledger.errors.first?.contains("65.00 EUR, but another statement has 70.00 EUR") == true)
      }
      // The day's later entries come with the same rows before, in either order, or alone.
      let rest = "31.01.2026;F;-5,00;65,00"
      for later in [january + [rest], [january[0], "31.01.2026;F;-5,00;85,00", "31.01.2026;B;-20,00;65,00"], [rest]] {
        for tables in [[january, later, january], [later, january, later]] {
          var ledger = MemoryLedger()
          for rows in tables {
            ledger.add("\(rows).csv", table(rows, reversed: reversed))
            #expect(ledger.errors == [], "\(ledger.errors)")
          }
        }
      }
    }
  }

  @Test("The rows of a single day are written in the order of their balances", arguments: [false, true])
  func ordersOneDay(reversed: Bool) {
    var ledger = MemoryLedger()
    let rows = ["15.01.2026;A;-10,00;90,00", "15.01.2026;B;-5,00;85,00", "15.01.2026;C;2,00;87,00"]
    ledger.add("a.csv", table(rows, reversed: reversed))
    #expect(ledger.rows.map { $0.split(separator: "|")[1] } == ["A", "B", "C"], "\(ledger.rows)")
    #expect(warnings(ledger) == [] && check(ledger) == [])
  }
}
