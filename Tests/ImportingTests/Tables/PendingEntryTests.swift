import MenugenDiagnostics
import MenugenDomain
import Testing
@testable import MenugenImporting

/// Entries that a table marks as pending, wherever the mark is.
struct PendingEntryTests {
  private func imported(_ text: String) -> MemoryLedger {
    var ledger = MemoryLedger()
    ledger.add("a.csv", text)
    return ledger
  }

  static let words = [
    ("Gebucht", "Vorgemerkt"), ("POSTED", "PENDING"), ("comptabilisé", "en attente"), ("contabilizzato", "in attesa"),
    ("", "pendiente"), ("Booked", "Authorised"), ("", "offen"), ("Cleared", "Uncleared"),
  ]

  @Test(
    "A column with only words for states is one, whatever its name",
    arguments: ["Typ", "Type", "Beschreibung", "", "Hinweis"], words)
  func findsStates(_ header: String, _ words: (booked: String, pending: String)) {
    for order in ["Datum;Name;Betrag;Saldo;\(header)", "Datum;\(header);Name;Betrag;Saldo"] {
      func row(_ day: Int, _ word: String, _ amount: String, _ balance: String) -> String {
        order.hasPrefix("Datum;N")
          ? "0\(day).01.2026;A;\(amount);\(balance);\(word)\n" : "0\(day).01.2026;\(word);A;\(amount);\(balance)\n"
      }
      let ledger = imported(
        order + "\n" + row(5, words.booked, "-1,00", "9,00") + row(6, words.pending, "-2,00", "9,00")
          + row(7, words.booked, "-3,00", "6,00"))
      #expect(ledger.errors == [], "\(ledger.errors)")
      #expect(ledger.rows.map { $0.hasSuffix("|pending") } == [false, true, false], "\(ledger.rows)")
    }
  }

  @Test("A declined entry in such a column is omitted and counted; notes that aren't states are none")
  func omitsDeclined() {
    let header = "Date,Payee,Amount,Type\n2026-01-05,A,1.00,Posted\n2026-01-06,B,2.00,"
    let declined = imported(header + "Declined\n")
    #expect(declined.rows.count == 1 && declined.notes[0].contains("1 declined or reverted omitted"))
    for word in ["Credit", "Card", "memo is booked"] { #expect(imported(header + word + "\n").rows.count == 2) }
    // A single note.
    let note = imported("Date,Payee,Amount,Notes\n2026-01-05,A,1.00,\n2026-01-06,B,2.00,Removed\n")
    #expect(note.rows == ["2026-01-05|A|1.00|", "2026-01-06|B|2.00|Removed"])
  }

  @Test(
    "A mark alone or before a text is a pending entry and a warning, and isn't part of the text",
    arguments: [
      ("Vorgemerkt", "Vorgemerkt"), ("PENDING - COFFEE", "COFFEE"), ("Vorgemerkt: Miete", "Miete"),
      ("[Pending] Coffee", "Coffee"), ("en attente – Café", "Café"), ("Pending: \"Bar\"", "\"Bar\""),
    ])
  func findsMarks(_ text: String, _ name: String) {
    let quoted = "\"\(text.replacing("\"", with: "\"\""))\""
    let ledger = imported("Date,Payee,Amount\n2026-01-05,Kevin,1.00\n2026-01-06,\(quoted),2.00\n")
    #expect(ledger.rows == ["2026-01-05|Kevin|1.00|", "2026-01-06|\(name)|2.00|pending"], "\(ledger.rows)")
    let warnings = ledger.diagnostics.filter { $0.severity == .warning }
    #expect(warnings.map(\.id) == ["import.pending-mark"] && warnings[0].message.contains("'\(text)'"))
  }

  @Test(
    "Texts that only begin with such a word are booked, and so is each entry that a column of states names as booked",
    arguments: ["Pending items Ltd", "Vorgemerkte Dinge", "Pendiente33", "Depending: A", "Open - Air Cinema"])
  func keepsTexts(_ text: String) {
    #expect(
      imported("Date,Payee,Amount\n2026-01-05,K,1.00\n2026-01-06,\(text),2.00\n").rows[1] == "2026-01-06|\(text)|2.00")
    let state = "Date,Payee,Amount,Status\n2026-01-05,PENDING - A,1.00,booked\n"
    #expect(imported(state).rows == ["2026-01-05|PENDING - A|1.00"])
  }

  @Test("A marked entry becomes booked when the bank books it")
  func books() {
    var ledger = imported("Date,Payee,Amount\n2026-01-05,Kevin,1.00\n2026-01-06,PENDING - Coffee,-2.00\n")
    ledger.add("b.csv", "Date,Payee,Amount\n2026-01-05,Kevin,1.00\n2026-01-07,Coffee,-2.00\n")
    #expect(ledger.summary == "added 0, present 2, booked 1, conflicts 0")
  }

  @Test("Pending rows without a date are omitted and counted; without a mark they are an error")
  func omitsUndated() {
    let header = "Datum;Name;Betrag;Status;Saldo\n"
    let booked = "05.01.2026;A;-1,00;gebucht;9,00\n06.01.2026;B;-2,00;gebucht;7,00\n"
    for date in ["", "--", "-", "n/a"] {
      for rows in ["\(date);C;-3,00;vorgemerkt;\n" + booked, booked + "\(date);C;-3,00;vorgemerkt;\n"] {
        let ledger = imported(header + rows)
        #expect(ledger.errors == [] && ledger.rows.count == 2, "\(ledger.errors)")
        #expect(ledger.notes[0].contains("1 pending without a date omitted"), "\(ledger.notes)")
      }
      #expect(imported(header + booked + "\(date);C;-3,00;gebucht;\n").errorIDs == ["import.damaged"])
      #expect(imported(header + booked + "\(date);C;-3,00;;\n").errorIDs == ["import.damaged"])
    }
    for date in ["pending", "Ausstehend", "VORGEMERKT", "en attente", "offen", "[Pending]"] {
      let plain = "Datum;Name;Betrag\n\(date);C;-3,00\n\(date);D;-4,00\n05.01.2026;A;-1,00\n"
      let ledger = imported(plain)
      #expect(ledger.errors == [] && ledger.rows == ["2026-01-05|A|-1.00"], "\(ledger.errors)")
      #expect(ledger.notes[0].contains("2 pending without a date omitted"))
    }
    // A date that can't be read.
    #expect(imported(header + booked + "31.02.2026;C;-3,00;vorgemerkt;\n").errorIDs == ["import.damaged"])
    #expect(imported("Datum;Name;Betrag\n;Vorgemerkt: C;-3,00\n05.01.2026;A;-1,00\n").rows == ["2026-01-05|A|-1.00"])
  }

  @Test(
    "Words for states in a column of notes, names or categories are texts, if they may be",
    arguments: ["Notes", "Category", "Remarks", "Memo"])
  func keepsNotes(_ header: String) {
    for words in [["Paid", "Cancelled", ""], ["Paid", "", "Cancelled"]] {
      let rows = words.enumerated().map { "2026-01-0\($0 + 1),\($0),1.00,\($1)\n" }.joined()
      #expect(imported("Date,Payee,Amount,\(header)\n" + rows).rows.count == 3)
    }
    if header != "Remarks" {
      let ledger = imported("Date,Payee,Amount,\(header)\n2026-01-05,A,1.00,Paid\n2026-01-06,B,2.00,Cancelled\n")
      #expect(ledger.rows.count == 2 && ledger.errors == [])
    }
  }

  @Test("A column of names that has only states is none, so that the booked entry replaces the pending one")
  func booksByName() {
    let header = "Datum;Buchungstext;Betrag;Verwendungszweck\n05.01.2026;Gebucht;-1,00;A\n"
    var ledger = imported(header + "06.01.2026;Vorgemerkt;-2,00;B\n")
    #expect(ledger.rows == ["2026-01-05|A|-1.00|", "2026-01-06|B|-2.00|pending"], "\(ledger.rows)")
    ledger.add("b.csv", header + "07.01.2026;Gebucht;-2,00;B\n08.01.2026;Vorgemerkt;-3,00;C\n")
    #expect(ledger.summary == "added 1, present 2, booked 1, conflicts 0")
    let text = "Date,Payee,Amount\n2026-01-05,Kevin,1.00\n2026-01-06,"
    ledger = imported(text + "\"Pending: \"\"Bar\"\"\",-2.00\n")
    ledger.add("b.csv", text + "\"\"\"Bar\"\"\",-2.00\n")
    #expect(ledger.summary == "added 0, present 2, booked 1, conflicts 0")
  }

  @Test("A row that its balance shows as booked is an error that names its mark")
  func namesMarks() {
    let rows = "2026-01-05,A,-1.00,99.00\n2026-01-06,Pending: Coffee,-2.00,97.00\n"
    let ledger = imported("Date,Payee,Amount,Balance\n" + rows + "2026-01-07,C,-3.00,94.00\n")
    #expect(ledger.errorIDs == ["import.balance"])
    let hint = ledger.diagnostics.first { $0.severity == .error }?.hint
    #expect(hint?.hasPrefix("line 3 is pending by its text: if the bank has booked it, remove the mark") == true)
  }

  @Test(
    "States are known in the languages of balances",
    arguments: [
      ("Zaúčtováno", "Čekající", "Zamítnuto"), ("Zaúčtováno", "Rezervace", "Zrušeno"),
      ("Geboekt", "In behandeling", "Geweigerd"), ("Concluído", "Pendente", "Recusado"),
      ("Zaksięgowano", "Oczekująca", "Odrzucono"), ("Tamamlandı", "Bekliyor", "İptal edildi"),
      ("Bokförd", "Väntande", "Nekad"),
    ])
  func knowsLanguages(_ booked: String, _ pending: String, _ declined: String) {
    let rows = [booked, pending, declined].enumerated().map { "2026-01-0\($0 + 1),\($0),1.00,\($1)\n" }
    #expect(
      imported("Date,Payee,Amount,Status\n" + rows.joined()).rows
        == ["2026-01-01|0|1.00|", "2026-01-02|1|1.00|pending"])
  }

  @Test("A saved mapping names no column without a name, and reads the table again", arguments: ["", "Typ", "Betrag"])
  func savesStates(_ header: String) throws {
    let text = "Datum;Name;Betrag;;\(header)\n05.01.2026;A;-1,00;x;Gebucht\n06.01.2026;B;-2,00;y;Vorgemerkt\n"
    var reading = StatementImport(ReadingOptions(currency: .eur))
    try reading.read("a.csv", ByteInput(Array(text.utf8))) { "0" }
    let found = reading.mapping
    let mapping = try #require(found)
    #expect(mapping.columns[.state] == (header == "Typ" ? ["Typ"] : nil))
    var ledger = MemoryLedger()
    ledger.options.mapping = mapping
    ledger.options.mapping?.name = "mine"
    ledger.add("a.csv", text)
    #expect(ledger.rows == ["2026-01-05|A|-1.00|", "2026-01-06|B|-2.00|pending"], "\(ledger.errors)")
  }
}
