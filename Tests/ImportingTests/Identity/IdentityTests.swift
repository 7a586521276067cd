import MenugenDomain
import MenugenTestSupport
import Testing
@testable import MenugenImporting

struct IdentityTests {
  private func table(_ rows: [String], ids: Bool = false) -> String {
    "Date,Payee,Amount\(ids ? ",Transaction ID" : "")\n" + rows.map { $0 + "\n" }.joined()
  }

  @Test("Real twins survive, and an overlap adds only what exceeds the ledger")
  func twins() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20", "2026-01-05,Espresso,-3.20"]))
    #expect(ledger.summary == "added 2, present 0, booked 0, conflicts 0")
    let three = table(Array(repeating: "2026-01-05,Espresso,-3.20", count: 3))
    ledger.add("b.csv", three)
    #expect(ledger.summary == "added 1, present 2, booked 0, conflicts 0")
    ledger.add("c.csv", three)
    #expect(ledger.summary == "added 0, present 3, booked 0, conflicts 0")
    #expect(ledger.rows.count == 3)
  }

  @Test("Several files of one import may overlap")
  func severalFiles() {
    var ledger = MemoryLedger()
    let first = Array(table(["2026-01-05,A,1.00", "2026-01-06,B,1.00"]).utf8)
    let second = Array(table(["2026-01-06,B,1.00", "2026-01-07,C,1.00"]).utf8)
    ledger.add([("a.csv", first), ("b.csv", second)])
    #expect(ledger.summary == "added 3, present 1, booked 0, conflicts 0")
  }

  @Test("A movement that was renamed, or whose category was set, is still known")
  func edited() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20", "2026-01-06,Rent,-900.00"]))
    for (path, bytes) in ledger.files {
      ledger.files[path] = Array(String(decoding: bytes, as: UTF8.self).replacing("Rent", with: "January's rent").utf8)
    }
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20", "2026-01-06,Rent,-900.00"]))
    #expect(ledger.summary == "added 0, present 2, booked 0, conflicts 0")
  }

  @Test("Entries of a bank's account are known by any name of the account")
  func renamedAccount() throws {
    var ledger = MemoryLedger()
    ledger.add([("a.xml", try sample("camt053.xml"))])
    ledger.options.account = "assets/bank"
    ledger.add([("a.xml", try sample("camt053.xml"))])
    #expect(ledger.summary == "added 0, present 4, booked 0, conflicts 0")
  }

  @Test("A movement written by hand with the same day, amount and text is known")
  func byHand() {
    var ledger = MemoryLedger()
    ledger.files["movements/bank/ledger.yaml"] = Array("name: Bank\n".utf8)
    ledger.files["movements/bank/hand.json"] = Array(
      #"[{"date": "2026-01-05", "name": "Espresso", "amount": "-3.20"}]"#.utf8)
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20", "2026-01-05,Espresso,-3.20"]))
    #expect(ledger.summary == "added 1, present 1, booked 0, conflicts 0")
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20", "2026-01-05,Espresso,-3.20"]))
    #expect(ledger.summary == "added 0, present 2, booked 0, conflicts 0")
  }

  @Test("The same bank id with another amount is a conflict, and nothing is written")
  func conflict() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20,T1"], ids: true))
    let files = ledger.files
    ledger.add("b.csv", table(["2026-01-05,Espresso,-3.30,T1", "2026-01-06,Rent,-900.00,T2"], ids: true))
    #expect(ledger.summary == "added 1, present 0, booked 0, conflicts 1")
    #expect(
      ledger.errors == [
        "import.conflict: bank id 'T1' has -3.30 EUR on 2026-01-05, but the ledger has -3.20 EUR on 2026-01-05"
      ])
    #expect(ledger.files == files)
  }

  @Test("A bank id that a file itself has twice identifies both entries")
  func repeatedID() {
    var ledger = MemoryLedger()
    let both = table(["2026-01-05,Sale,10.00,T1", "2026-01-05,Fee,-0.30,T1"], ids: true)
    ledger.add("a.csv", both)
    ledger.add("b.csv", both)
    #expect(ledger.summary == "added 0, present 2, booked 0, conflicts 0")
    ledger.add("c.csv", table(["2026-01-05,Fee,-0.30,T1"], ids: true))
    #expect(ledger.summary == "added 0, present 1, booked 0, conflicts 0")
  }

  @Test("A pending movement becomes booked in its place")
  func pending() {
    let header = "Started Date,Description,Type,Amount,Fee,Currency,State\n"
    var ledger = MemoryLedger()
    ledger.add(
      "a.csv", header + "2026-01-05,Hotel,CARD,-200.00,0,EUR,PENDING\n2026-01-05,Tea,CARD,-2.00,0,EUR,COMPLETED\n")
    let id = ledger.text("movements/bank/2026-01-05.csv").split(separator: "\n")[1].prefix(15)
    ledger.add("b.csv", header + "2026-01-07,Hotel,CARD,-200.00,0,EUR,COMPLETED\n")
    #expect(ledger.summary == "added 0, present 1, booked 1, conflicts 0")
    let text = ledger.text("movements/bank/2026-01-05.csv")
    #expect(text.contains("\n\(id),2026-01-07,Hotel,-200.00,EUR,CARD,booked,b.csv:2 0123456789abcdef "))
    #expect(text.contains(",Tea,-2.00,EUR,CARD,,a.csv:3 "))
    ledger.add("b.csv", header + "2026-01-07,Hotel,CARD,-200.00,0,EUR,COMPLETED\n")
    #expect(ledger.summary == "added 0, present 1, booked 0, conflicts 0")
  }

  @Test("Pending, then booked on another day: importing any of the files again adds nothing", arguments: 0..<24)
  func pendingAgain(seed: Int) {
    var random = SeededRandom(UInt64(seed + 1))
    let hasIDs = seed % 3 == 0
    let header = "Date,Payee,Note,Amount,State\(hasIDs ? ",Transaction ID" : "")\n"
    var mapping = TableMapping(
      "m", [.date: ["Date"], .name: ["Payee"], .note: ["Note"], .amount: ["Amount"], .state: ["State"]])
    if hasIDs { mapping.columns[.id] = ["Transaction ID"] }
    mapping.pendingStates = ["pending"]
    var ledger = MemoryLedger()
    ledger.options.mapping = mapping
    // Equal entries on equal days, booked up to four days later, in part with another note.
    let entries = (0..<8).map { number in
      let day = Int.random(in: 1...6, using: &random)
      return (
        day: day, booked: day + Int.random(in: 0...4, using: &random),
        name: ["Tea", "Rent"].randomElement(using: &random) ?? "",
        note: ["x", "y"].randomElement(using: &random) ?? "", id: hasIDs ? ",T\(number)" : ""
      )
    }
    func file(on today: Int) -> String {
      let rows = entries.filter { $0.day <= today }.map { entry in
        let isBooked = entry.booked <= today
        let day = isBooked ? entry.booked : entry.day
        return "2026-01-\(day < 10 ? "0" : "")\(day),\(entry.name),\(isBooked ? entry.note : "x"),-1.00,"
          + "\(isBooked ? "booked" : "pending")\(entry.id)\n"
      }
      return header + rows.joined()
    }
    let first = entries.map(\.day).min() ?? 1
    for today in first...10 {
      ledger.add("\(today).csv", file(on: today))
      #expect(ledger.errors == [])
      let files = ledger.files
      ledger.add("again.csv", file(on: today))
      #expect(ledger.summary.hasPrefix("added 0,") && ledger.summary.hasSuffix("booked 0, conflicts 0"))
      #expect(ledger.files == files)
    }
    let booked = ledger.rows
    #expect(booked.count == 8 && !booked.contains { $0.contains("pending") }, "\(booked)")
    // The earlier files, whose entries are still pending in them.
    for today in first...10 {
      ledger.add("\(today).csv", file(on: today))
      #expect(ledger.summary.hasPrefix("added 0,") && ledger.errors == [])
    }
  }

  @Test("An id is 15 letters and digits, and is read as it is written")
  func ids() {
    var random = SeededRandom(17)
    for _ in 0..<1000 {
      let id = MovementID(high: random.next(), low: random.next() & 0x7FF)
      #expect(id.text.utf8.count == 15)
      #expect(MovementID(id.text.utf8.span) == id)
    }
    #expect(MovementID("not an id here!".utf8.span) == nil)
  }

  @Test("The id of an entry never changes, as ledgers keep it")
  func stableIDs() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", table(["2026-01-05,Espresso,-3.20"]))
    #expect(ledger.text("movements/bank/2026-01-05.csv").split(separator: "\n")[1].hasPrefix("34q60wkf8rpm05j,"))
  }

  @Test("Overlapping windows in any order give the whole, and no movement twice", arguments: 0..<12)
  func windows(seed: Int) {
    var random = SeededRandom(UInt64(seed + 1))
    let hasIDs = seed % 2 == 0
    let all = (0..<60).map { number in
      let day = 1 + number * 28 / 60
      let name = ["Espresso", "Rent", "Sales"].randomElement(using: &random) ?? ""
      let amount = ["-3.20", "-3.20", "10.00", "-900.00"].randomElement(using: &random) ?? ""
      return "2026-02-\(day < 10 ? "0" : "")\(day),\(name),\(amount)" + (hasIDs ? ",T\(number)" : "")
    }
    // Windows of whole days, as banks export them, that cover all of them.
    func day(_ row: String) -> Substring { row.prefix(10) }
    let days = Array(Set(all.map(day))).sorted()
    var windows: [[String]] = []
    for start in stride(from: 0, to: days.count, by: 4) {
      let chosen = Set(days[max(0, start - Int.random(in: 0...6, using: &random))..<min(days.count, start + 4)])
      windows.append(all.filter { chosen.contains(day($0)) })
    }
    windows.shuffle(using: &random)
    var ledger = MemoryLedger()
    for window in windows + windows.prefix(2) {
      let rows = Bool.random(using: &random) ? window : window.reversed()
      ledger.add("w.csv", table(rows, ids: hasIDs))
      #expect(ledger.errors == [])
    }
    let expected = all.map { $0.split(separator: ",").prefix(3).joined(separator: "|") }.sorted()
    let found = ledger.rows.map { $0.split(separator: "|").prefix(3).joined(separator: "|") }.sorted()
    #expect(found == expected)
  }
}
