import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing
@testable import MenugenImporting

/// What a column of balances proves.
struct TableBalanceTests {
  private struct Row {
    var day: Int
    var amount: Int
    var balance: Int

    var text: String {
      "2026-\(day < 29 ? "01" : "02")-\(twoDigits(day < 29 ? day : day - 28)),A,\(euros(amount))," + euros(balance)
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private static func euros(_ cents: Int) -> String {
    "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(twoDigits(abs(cents) % 100))"
  }

  private func imported(_ rows: [Row], reversed: Bool) -> MemoryLedger {
    var ledger = MemoryLedger()
    let lines = (reversed ? rows.reversed() : rows).map(\.text)
    ledger.add("a.csv", "Date,Payee,Amount,Balance\n" + lines.joined(separator: "\n") + "\n")
    return ledger
  }

  /// Some days with some rows each.
  private func rows(_ random: inout SeededRandom) -> [Row] {
    var balance = 50_000
    return (20..<20 + Int.random(in: 2...14, using: &random)).flatMap { day in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let amount = Int.random(in: 1...9_000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
        balance += amount
        return Row(day: day, amount: amount, balance: balance)
      }
    }
  }

  private func shuffledWithinDays(_ rows: [Row], _ random: inout SeededRandom) -> [Row] {
    Dictionary(grouping: rows, by: \.day).sorted { $0.key < $1.key }.flatMap { $0.value.shuffled(using: &random) }
  }

  @Test("Rows of a day may be in any order, with the same balances as in the bank's", arguments: [false, true])
  func acceptsAnyOrderOfADay(reversed: Bool) {
    var random = SeededRandom(7)
    for _ in 1...60 {
      let rows = rows(&random)
      let shuffled = imported(shuffledWithinDays(rows, &random), reversed: reversed)
      #expect(shuffled.errors == [], "\(rows.map(\.text))")
      for path in ["movements/bank/balances.yaml", "movements/bank/ledger.yaml"] {
        #expect(shuffled.text(path) == imported(rows, reversed: reversed).text(path), "\(rows.map(\.text))")
      }
    }
  }

  @Test("Changes that cancel out are an error, in balances, amounts and days", arguments: [false, true])
  func refusesChanges(reversed: Bool) {
    var random = SeededRandom(11)
    for number in 1...90 {
      var rows = rows(&random)
      let first = Int.random(in: 0..<rows.count, using: &random)
      let second = Int.random(in: 0..<rows.count, using: &random)
      if first == second { continue }
      let change = Int.random(in: 1...50, using: &random)
      switch number % 3 {
      case 0:
        rows[first].balance += change
        rows[second].balance -= change
      case 1:
        rows[first].amount += change
        rows[second].amount -= change
      default:
        // Two rows of different days in each other's place.
        if rows[first].day == rows[second].day || rows[first].amount == rows[second].amount { continue }
        (rows[first].amount, rows[second].amount) = (rows[second].amount, rows[first].amount)
        (rows[first].balance, rows[second].balance) = (rows[second].balance, rows[first].balance)
      }
      let shuffled = Bool.random(using: &random) ? shuffledWithinDays(rows, &random) : rows
      let ledger = imported(shuffled, reversed: reversed)
      #expect(ledger.errorIDs == ["import.balance"] && ledger.files.isEmpty, "\(shuffled.map(\.text))")
    }
  }

  @Test("Two balances off by opposite amounts on days with one row are an error that names the first")
  func refusesOppositeBalances() {
    let rows = [
      Row(day: 2, amount: 100, balance: 100), Row(day: 3, amount: 100, balance: 250),
      Row(day: 4, amount: 100, balance: 250), Row(day: 5, amount: 100, balance: 400),
    ]
    #expect(
      imported(rows, reversed: false).errors == [
        "import.balance: column 'Balance' has a gap between line 2 and line 3: 1.00 EUR and 1.00 EUR aren't 2.50 EUR, "
          + "but differ by 0.50 EUR"
      ])
  }

  @Test("A day whose end isn't its last row must lead to the next day")
  func comparesEndsOfDays() {
    let day = [
      Row(day: 2, amount: 100, balance: 100), Row(day: 3, amount: 200, balance: 600),
      Row(day: 3, amount: 300, balance: 400),
    ]
    #expect(imported(day + [Row(day: 4, amount: 50, balance: 650)], reversed: false).errors == [])
    let wrong = imported(day + [Row(day: 4, amount: 50, balance: 450)], reversed: false)
    #expect(wrong.errors.first?.contains("between line 4 and line 5: 6.00 EUR and 0.50 EUR aren't 4.50 EUR") == true)
    // A day that ends as it began.
    let circle = [Row(day: 5, amount: 100, balance: 650), Row(day: 5, amount: -100, balance: 550)]
    #expect(imported(day + circle.reversed(), reversed: false).errorIDs == ["import.balance"])
    let right = [Row(day: 5, amount: -100, balance: 500), Row(day: 5, amount: 100, balance: 600)]
    for rows in [right, right.reversed()] { #expect(imported(day + rows, reversed: false).errors == []) }
  }

  static let headers = [
    "Balance", "Running Balance", "Running Bal.", "Ledger Balance", "Account Balance", "Balance after transaction",
    "Booked Balance", "RunningBalance", "running_balance", "Saldo", "Kontostand", "Kontostand nach Buchung",
    "Saldo nach Buchung", "Stand", "Saldo (EUR)",
    "Kontostand in EUR", "Solde", "Solde après opération", "Solde comptable", "Solde du compte", "Solde en euros",
    "Saldo contabile", "Saldo progressivo", "Saldo dopo operazione", "Saldo después", "Saldo después de la operación",
    "Saldo contable", "Saldo na mutatie", "Saldo na boeking", "Saldo após movimento", "Saldo contabilístico",
    "Saldo po operacji", "Saldo po transakcji", "Bakiye", "İşlem sonrası bakiye", "Zůstatek",
  ]

  @Test("A column of booked balances is known by its name, and proves the amounts", arguments: headers)
  func knowsHeaders(_ header: String) {
    func ledger(_ balance: String) -> MemoryLedger {
      var ledger = MemoryLedger()
      ledger.add("a.csv", "Datum;Name;Betrag;\(header)\n05.01.2026;A;-10,00;90,00\n06.01.2026;B;-1,00;\(balance)\n")
      return ledger
    }
    #expect(ledger("89,00").errors == [] && ledger("89,00").text("movements/bank/balances.yaml").contains("89.00"))
    #expect(ledger("88,00").errorIDs == ["import.balance"])
    #expect(ledger("88,00").errors.first?.contains("column '\(header)'") == true)
  }

  @Test(
    "An available balance and others than that after each row prove nothing",
    arguments: [
      "Available Balance", "Available", "Saldo disponibile", "Verfügbarer Saldo", "Solde disponible",
      "Saldo disponible", "Beschikbaar saldo", "Saldo disponível", "Dostępne saldo", "Kullanılabilir bakiye",
      "Opening Balance", "Daily Balance", "Current Balance", "Balance Impact", "Balance Date",
    ])
  func ignoresOthers(_ header: String) {
    for booked in ["", ";Saldo"] {
      var ledger = MemoryLedger()
      ledger.add(
        "a.csv",
        "Datum;Name;Betrag;\(header)\(booked)\n05.01.2026;A;-10,00;590,00\(booked.isEmpty ? "" : ";90,00")\n"
          + "06.01.2026;B;-1,00;500,00\(booked.isEmpty ? "" : ";89,00")\n")
      #expect(ledger.errors == [] && ledger.rows.count == 2)
      #expect(ledger.text("movements/bank/balances.yaml").isEmpty == booked.isEmpty)
    }
  }

  /// How banks write 90 euros less, and more.
  static let signs: [(debit: String, credit: String)] = [
    ("-90,00", "90,00"), ("90,00-", "90,00+"), ("(90,00)", "+90,00"), ("90,00 S", "90,00 H"), ("90,00S", "90,00H"),
    ("S 90,00", "H 90,00"), ("90,00 DR", "90,00 CR"), ("90,00 Dr", "90,00 Cr"), ("90,00 D", "90,00 C"),
    ("90,00 DB", "90,00 CR"), ("90,00 Soll", "90,00 Haben"), ("EUR 90,00 S", "EUR 90,00 H"),
    ("90,00 EUR DR", "90,00 EUR CR"), ("-90,00 S", "+90,00 H"), ("90,00 Debit", "90,00 Credit"),
    ("\u{2212}90,00 €", "90,00 €"),
  ]

  @Test("Every sign is read in the columns of amounts and of balances", arguments: signs.indices)
  func readsSigns(_ place: Int) {
    let (debit, credit) = Self.signs[place]
    for header in ["Betrag;Saldo", "Saldo;Betrag"] {
      func row(_ day: Int, _ amount: String, _ balance: String) -> String {
        "0\(day).01.2026;A;" + (header.hasPrefix("B") ? "\(amount);\(balance)" : "\(balance);\(amount)") + "\n"
      }
      var ledger = MemoryLedger()
      let rows = row(5, debit, debit) + row(6, credit, "0,00") + row(7, credit, credit)
      ledger.add("a.csv", "Datum;Name;\(header)\n" + rows)
      #expect(ledger.errors == [] && ledger.notes[0].contains("balance: Saldo"), "\(ledger.diagnostics)")
      #expect(ledger.rows.map { $0.split(separator: "|")[2] } == ["-90.00", "90.00", "90.00"])
      #expect(ledger.text("movements/bank/balances.yaml").contains("\"90.00\""))
      var wrong = MemoryLedger()
      wrong.add(
        "a.csv", "Datum;Name;\(header)\n" + row(5, debit, debit) + row(6, credit, "0,00") + row(7, credit, debit))
      #expect(wrong.errorIDs == ["import.balance"])
    }
  }

  @Test("Signs that contradict each other are an error", arguments: ["-90,00 H", "+90,00 S", "90,00 S H", "90,00- C"])
  func refusesSigns(_ amount: String) {
    var ledger = MemoryLedger()
    ledger.add("a.csv", "Datum;Name;Betrag\n05.01.2026;A;\(amount)\n06.01.2026;A;1,00\n")
    #expect(ledger.errorIDs == ["import.damaged"])
  }
}

/// What balances prove of days whose rows may be in any order.
struct BalancesOfDaysTests {
  private func imported(_ rows: [String], above: String = "") -> MemoryLedger {
    var ledger = MemoryLedger()
    ledger.add("a.csv", above + "Date,Payee,Amount,Balance\n" + rows.joined(separator: "\n") + "\n")
    return ledger
  }

  private func balances(_ ledger: MemoryLedger) -> String { ledger.text("movements/bank/balances.yaml") }

  private let circle = ["2026-01-31,A,-100.00,500.00", "2026-01-31,B,100.00,600.00"]

  @Test("The end of a day that ends as it began is that which the next day begins with")
  func narrowsCircles() {
    let ledger = imported(circle + ["2026-02-01,C,-1.00,499.00"])
    #expect(ledger.errors == [] && balances(ledger).contains("2026-01-31, amount: \"500.00\""), "\(ledger.errors)")
    #expect(balances(imported(circle + ["2026-02-01,C,-1.00,599.00"])).contains("2026-01-31, amount: \"600.00\""))
  }

  @Test("A day that may be in either order gives no balances, unless one above it decides")
  func claimsNothing() {
    let ledger = imported(circle)
    #expect(ledger.errors == [] && ledger.rows.count == 2 && balances(ledger).isEmpty)
    #expect(!ledger.text("movements/bank/ledger.yaml").contains("openingBalance"))
    for (word, amount, isKnown) in [
      ("Opening", "500.00", true), ("Closing", "600.00", true), ("Closing", "1.00", false),
    ] {
      let declared = imported(circle, above: "\(word) balance: \(amount)\n\n")
      #expect(declared.errorIDs == (isKnown ? [] : ["import.contradiction"]))
      if isKnown { #expect(declared.text("movements/bank/ledger.yaml").contains("\"\(amount)\"")) }
    }
  }

  @Test("Rows that no balance connects with the others of their day are an error")
  func refusesSeparateRows() {
    let day = ["2026-01-05,A,10.00,110.00", "2026-01-05,B,5.00,700.00", "2026-01-05,C,-5.00,695.00"]
    #expect(imported(day + ["2026-01-06,D,1.00,111.00"]).errorIDs == ["import.balance"])
    let zero = ["2026-01-05,A,10.00,110.00", "2026-01-05,B,0.00,333.00"]
    #expect(imported(zero + ["2026-01-06,D,1.00,111.00"]).errorIDs == ["import.balance"])
    let right = ["2026-01-05,B,0.00,100.00", "2026-01-05,C,5.00,115.00", "2026-01-05,A,10.00,110.00"]
    #expect(imported(right + ["2026-01-06,D,1.00,116.00"]).errors == [])
  }

  @Test("A gap after a day in another order begins with the day's end")
  func namesEnds() {
    let day = ["2026-01-05,B,-20.00,70.00", "2026-01-05,A,-10.00,90.00"]
    for _ in 1...5 {
      #expect(
        imported(day + ["2026-01-06,C,-1.00,60.00"]).errors == [
          "import.balance: column 'Balance' has a gap between line 3 and line 4: 70.00 EUR and -1.00 EUR aren't "
            + "60.00 EUR, but differ by -9.00 EUR"
        ])
      let circle = circle.reversed() + ["2026-01-31,Z,0.00,500.00"]
      let errors = imported(circle + ["2026-02-01,C,-1.00,60.00"]).errors
      #expect(errors.first?.contains("500.00 EUR and -1.00 EUR") == true, "\(errors)")
    }
  }

  @Test("A row without a balance may be anywhere in its day, and its day must add up")
  func acceptsBlanks() {
    for (blank, isRight) in [("-20.00", true), ("-21.00", false)] {
      let day = ["2026-01-05,B,\(blank),", "2026-01-05,A,-10.00,90.00", "2026-01-05,C,-5.00,65.00"]
      let rows = ["2026-01-04,Z,1.00,100.00"] + day + ["2026-01-06,D,-1.00,64.00"]
      let ledger = imported(rows)
      #expect(ledger.errorIDs == (isRight ? [] : ["import.balance"]), "\(ledger.errors)")
      #expect(ledger.diagnostics.contains { $0.id == "import.balance-order" } == isRight)
    }
    let last = ["2026-01-05,A,1.00,100.00", "2026-01-06,B,-1.00,", "2026-01-06,C,-1.00,999.00"]
    #expect(imported(last).errorIDs == ["import.balance"])
  }

  @Test("A contradicting balance above the table is an error beside a warning about the order")
  func reportsBoth() {
    let rows = ["2026-01-05,B,-20.00,70.00", "2026-01-05,A,-10.00,90.00", "2026-01-06,C,-1.00,69.00"]
    let ledger = imported(rows, above: "Opening balance: 101.00\n\n")
    #expect(ledger.diagnostics.map(\.id).contains("import.balance-order"))
    #expect(ledger.errorIDs == ["import.contradiction"] && ledger.files.isEmpty)
  }

  @Test("Of several columns of balances, the one after each row counts, and one of dates is none")
  func choosesColumns() {
    var ledger = MemoryLedger()
    ledger.add(
      "a.csv",
      "Date,Payee,Amount,Account Balance,Running Balance\n2026-01-05,A,1.00,500.00,1.00\n"
        + "2026-01-06,B,1.00,500.00,2.00\n")
    #expect(ledger.errors == [] && balances(ledger).contains("\"2.00\""), "\(ledger.errors)")
    for header in ["Stand", "Stand;Saldo"] {
      let saldo = header == "Stand" ? "" : ";9,00"
      var dates = MemoryLedger()
      dates.add("a.csv", "Datum;Name;Betrag;\(header)\n05.01.2026;A;1,00;31.01.2026\(saldo)\n")
      #expect(dates.errors == [] && balances(dates).contains("9.00") == !saldo.isEmpty, "\(dates.errors)")
    }
  }
}
