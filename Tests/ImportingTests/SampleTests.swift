import MenugenDomain
import Testing
@testable import MenugenImporting

/// Samples written after what banks and standards publish.
struct SampleTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var rows: [String]
    var note: String
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "camt053.xml",
      rows: [
        "2026-01-05|Terminal & Pay GmbH|812.40|DE02120300000000202051|A-1|Card sales week 1|",
        "2026-01-07|Müller Gemüse|-400.00|DE02120300000000202051|A-2|Rechnung 77|",
        "2026-01-09|Stadtwerke|12.20|DE02120300000000202051|A-3|Returned direct debit|",
        "2026-01-31|Print shop|-49.90|DE02120300000000202051|||pending",
      ], note: "CAMT, 1 statement"),
    Sample(
      name: "german.sta",
      rows: [
        "2026-01-05|TERMINAL PAY GMBH|812.40|10020030-1234567|INV-7|Kartenumsatz Woche 1 Terminal 2",
        "2026-01-07|MUELLER GEMUESE|-400.00|10020030-1234567||Rechnung 77",
        "2026-01-09|STADTWERKE|12.20|10020030-1234567||Strom",
        "2026-01-12|Reversal of a credit|-5.00|10020030-1234567||",
        "2026-02-02|VERLAG|-19.60|10020030-1234567||Zeitung",
      ], note: "MT940, UTF-8, 2 statements"),
    Sample(
      name: "sgml.ofx",
      rows: ["2026-01-13|Café & Bar|-12.50|000123456|F1|Lunch", "2026-01-14|Private party|250.00|000123456|F2|"],
      note: "OFX, Windows-1252, 1 account"),
    Sample(
      name: "xml.ofx",
      rows: ["2026-01-13|Print shop|-49.90|4111|C1|", "2026-01-13|Espresso|-3.20|4111|C2|Espresso"],
      note: "OFX, UTF-8, 1 account"),
    Sample(
      name: "bank.qif",
      rows: ["2026-01-13|Landlord|-1012.50|Costs:Rent|Rent", "2026-01-14|Private party|250.00||"],
      note: "QIF, UTF-8, dates mdy, decimal mark '.'"),
    Sample(
      name: "sparkasse.csv",
      rows: [
        "2026-01-05|Terminal Pay GmbH|1812.40|DE02120300000000202051|INV-7|Kartenumsatz|",
        "2026-01-07|Stadtwerke|-400.00|DE02120300000000202051||Strom \"Januar\"|",
        "2026-01-08|Print shop|-49.90|DE02120300000000202051||Druck|pending",
      ], note: "semicolons, header on line 1, mapping sparkasse-camt, dates dmy, decimal mark ','"),
    Sample(
      name: "chase.csv",
      rows: ["2026-01-05|SQUARE PAYOUT|812.40|CREDIT", "2026-01-14|COFFEE, BEANS & CO|-49.90|DEBIT"],
      note: "commas, header on line 1, mapping chase, dates mdy, decimal mark '.'"),
    Sample(
      name: "revolut.csv",
      rows: [
        "2026-01-04|Top-up|1000.00|TOPUP|", "2026-01-05|Print shop|-49.90|CARD_PAYMENT|",
        "2026-01-07|To USD|-101.00|EXCHANGE|", "2026-01-08|Hotel|-200.00|CARD_PAYMENT|pending",
      ], note: "mapping revolut, dates ymd, decimal mark '.', 1 declined or reverted omitted"),
    Sample(
      name: "n26.csv",
      rows: ["2026-01-05|Print shop|-49.90|Flyers", "2026-01-06|Kevin|500.00|Rent \"January\""],
      note: "mapping n26, dates ymd, decimal mark '.'"),
    Sample(
      name: "amex.csv",
      rows: ["2026-01-14|PRINT SHOP|-49.90|G ROSSI", "2026-01-20|AUTOPAY PAYMENT - THANK YOU|812.40|G ROSSI"],
      note: "mapping american-express, dates mdy, decimal mark '.'"),
    Sample(
      name: "unknown-bank.csv",
      rows: [
        "2026-01-05|Terminal Pay|1812.40|DE021203|Umsatz Woche 1",
        "2026-01-07|Müller Gemüse|-400.00|DE021203|Rechnung 77",
      ],
      note: "CSV, Windows-1252, semicolons, header on line 4, columns by name, dates dmy, decimal mark ','"),
    Sample(
      name: "utf16.csv", rows: ["2026-01-05|Café|-3.20", "2026-01-05|Café|-3.20"],
      note: "CSV, UTF-16LE, tabs, header on line 1, columns by name, dates ymd, decimal mark '.'"),
  ]

  @Test("A sample gives its movements, and shows what was detected", arguments: samples)
  func movements(of sample: Sample) throws {
    var ledger = MemoryLedger()
    ledger.add([(sample.name, try ImportingTests.sample(sample.name))])
    #expect(ledger.errors == [])
    #expect(ledger.rows == sample.rows)
    #expect(ledger.notes.count == 1 && ledger.notes[0].contains(sample.note), "\(ledger.notes)")
  }

  @Test("Importing a sample again adds nothing and changes no file", arguments: samples)
  func again(_ sample: Sample) throws {
    var ledger = MemoryLedger()
    let bytes = try ImportingTests.sample(sample.name)
    ledger.add([(sample.name, bytes)])
    let files = ledger.files
    ledger.add([("other-name", bytes)])
    #expect(ledger.summary == "added 0, present \(sample.rows.count), booked 0, conflicts 0")
    #expect(ledger.files == files)
  }

  @Test("A file read in small parts gives the same movements", arguments: samples, [1, 7])
  func parts(of sample: Sample, length: Int) throws {
    let bytes = try ImportingTests.sample(sample.name)
    var whole = MemoryLedger()
    whole.add([(sample.name, bytes)])
    var parts = MemoryLedger()
    // The format is detected in the first part.
    let first = 2048
    parts.add([(sample.name, bytes)], partLength: bytes.count > first ? first + length : first)
    #expect(parts.files == whole.files)
  }

  static let camtOpening = [
    "openingBalance:",
    "  - { account: \"DE02120300000000202051\", amount: \"1200.00\", currency: EUR }  # 2025-12-31",
  ]

  @Test("A new ledger has the opening balance of its first statement")
  func writesOpenings() throws {
    var ledger = MemoryLedger()
    ledger.add([("a.xml", try sample("camt053.xml"))])
    #expect(ledger.openings.written == Self.camtOpening && ledger.openings.missing == [])
    let head = String(decoding: ledger.files["movements/bank/ledger.yaml"] ?? [], as: UTF8.self)
    #expect(head == (["name: \"bank\"", "currency: EUR"] + Self.camtOpening + [""]).joined(separator: "\n"))
    // A second import neither writes nor asks for it.
    ledger.add([("a.xml", try sample("camt053.xml"))])
    #expect(ledger.openings.written == [] && ledger.openings.missing == [])
  }

  @Test("The opening balance of a ledger without one is asked for, unless it has earlier movements")
  func asksForOpenings() throws {
    var ledger = MemoryLedger()
    ledger.files["movements/bank/ledger.yaml"] = Array("name: Bank\n".utf8)
    ledger.add([("a.xml", try sample("camt053.xml"))])
    #expect(ledger.openings.written == [] && ledger.openings.missing == Self.camtOpening)
    #expect(ledger.files["movements/bank/ledger.yaml"] == Array("name: Bank\n".utf8))
    for early in ["date,amount\n2025-01-01,5\n", "name,amount\nA,5\n"] {
      var older = MemoryLedger()
      older.files["movements/bank/ledger.yaml"] = Array("name: Bank\n".utf8)
      older.files["movements/bank/old.csv"] = Array(early.utf8)
      older.add([("a.xml", try sample("camt053.xml"))])
      #expect(older.openings.missing == [], "\(early)")
    }
  }

  @Test("A date that may be day or month first is an error, and an option answers it")
  func ambiguousDate() throws {
    var ledger = MemoryLedger()
    ledger.add([("a.csv", try sample("ambiguous.csv"))])
    #expect(ledger.errors == ["import.ambiguous-date: '01/02/2026' may be day first or month first"])
    #expect(ledger.files.isEmpty)
    ledger.options.dateOrder = .mdy
    ledger.add([("a.csv", try sample("ambiguous.csv"))])
    #expect(ledger.rows == ["2026-01-02|Print shop|-49.90", "2026-03-04|Kevin|1500.00"])
  }
}
