import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

@Suite struct LedgerFaultTests {
  private static func number(_ example: String) -> String {
    "write digits with a decimal point, such as \(example), without the currency"
  }
  private static let noNumber = "write digits with a decimal point, without the currency"

  static let movementFaults = [
    Fault(
      "amount.decimals", #""amount": 1️⃣"7.505""#,
      hint: "write at most 2 decimals, for example 7.50, or 7505 if the point separates thousands"),
    Fault("amount.not-a-number", #""amount": 1️⃣"1,5""#),
    Fault("amount.too-large", #""amount": 1️⃣92233720368547758.08"#),
    Fault("amount.too-large", #""amount": 1️⃣-92233720368547758.09"#),
    Fault("amount.not-a-number", #""amount": 1️⃣"0x10""#, hint: noNumber),
    Fault("amount.not-a-number", #""amount": 1️⃣"1.2.3""#, hint: noNumber),
    Fault("amount.not-a-number", #""amount": 1️⃣"1,234""#, hint: noNumber),
    Fault("amount.not-a-number", #""amount": 1️⃣"(12.50)""#, hint: noNumber),
    Fault("amount.not-a-number", #""amount": 1️⃣".5""#, hint: number("0.5")),
    Fault("amount.not-a-number", #""amount": 1️⃣"5.""#, hint: number("5")),
    Fault("amount.not-a-number", #""amount": 1️⃣"−12,50 €""#, hint: number("-12.50")),
    Fault("amount.not-a-number", #""amount": 1️⃣"1 234.50""#, hint: number("1234.50")),
    Fault("amount.not-a-number", #""amount": 1️⃣"1'234.50""#, hint: number("1234.50")),
    Fault("amount.not-a-number", #""amount": 1️⃣"many""#, hint: number("12.50")),
    Fault("value.type", #""amount": 1️⃣[]"#),
    Fault("currency.unknown", #""amount": 1, "currency": 1️⃣"EUX""#),
    Fault(
      "currency.unknown", #""amount": 1, "currency": 1️⃣"XAU""#, hint: "write what it is worth in a currency, such as EUR"
    ),
    Fault(
      "currency.unknown", #""amount": 1, "currency": 1️⃣"BTC""#, hint: "write what it is worth in a currency, such as EUR"
    ),
    Fault("date.invalid", #""amount": 1, "date": 1️⃣"2026-02-30""#),
    Fault("date.invalid", #""amount": 1, "date": 1️⃣"20211-01-01""#),
    Fault("date.invalid", #""amount": 1, "date": 1️⃣"2.3.2026""#),
    Fault("value.type", #""amount": 1, "category": 1️⃣7"#),
    Fault("value.type", #""amount": 1, "name": 1️⃣7"#),
    Fault("number.not-a-number", #""amount": 1, "quantity": 1️⃣"many""#),
    Fault("key.misspelt", #""amount": 1, 1️⃣"catagory": "a""#, hint: "write category"),
    Fault("value.type", #""amount": 1, "id": 1️⃣true"#),
    Fault("value.type", #""amount": 1, "note": 1️⃣["a"]"#),
    Fault("movement.duplicate-id", #""amount": 1, "id": 1️⃣"m-1""#),
    Fault("movement.balance", #""amount": 1, "balance": 1️⃣"12.00""#),
    Fault("amount.decimals", #""amount": 1, "balance": 1️⃣"1.001""#),
  ]

  @Test(arguments: movementFaults) func namesThePlaceOfAFaultInAMovement(_ fault: Fault) {
    fault.expect(
      path: "bank.json",
      around: {
        #"{"name": "Bank", "currency": "EUR", "movements": [{"id": "m-1", "name": "A", "amount": 10},"# + "\n {\($0)}]}"
      }, parse: { parseLedger($0, site: Site()).diagnostics })
    fault.expect(
      path: "bank.ndjson",
      around: { #"{"id": "m-1", "name": "A", "amount": 10, "currency": "EUR"}"# + "\n{\($0)}" },
      parse: {
        var site = Site()
        (site.currency, site.namesCurrency) = (.eur, true)
        return parseLedger($0, site: site).diagnostics
      })
  }

  static let ledgerFaults = [
    Fault("value.type", #"1️⃣"Bank""#),
    Fault("value.type", #"[1️⃣"Kevin"]"#),
    Fault("movement.no-amount", #"[1️⃣{"name": "Kevin"}]"#),
    Fault("value.type", #"{"movements": 1️⃣{}}"#),
    Fault("key.misspelt", #"{1️⃣"movement": []}"#, hint: "write movements"),
    Fault("ledger.lost-movements", #"{1️⃣"transactions": [{"amount": 1}]}"#, hint: "rename it to movements"),
    Fault("visibility.unknown", #"{"visibility": 1️⃣"Public"}"#, hint: "write public"),
    Fault("id.invalid", #"{"id": 1️⃣".."}"#),
    Fault("source.invalid", #"{"source": 1️⃣"file:///bank.json"}"#),
    Fault("source.invalid", #"{"source": 1️⃣"https://2130706433/"}"#),
    Fault("source.token-name", #"{"source": "https://example.org/", "tokenFrom": 1️⃣"GITHUB_TOKEN"}"#),
    Fault("source.token-name", #"{"source": "https://example.org/", "tokenFrom": 1️⃣"MENUGEN_"}"#),
    Fault("source.token-over-http", #"{"source": "http://example.org/", "tokenFrom": 1️⃣"MENUGEN_X"}"#),
    Fault("source.duration", #"{"source": "https://example.org/", "timeout": 1️⃣5}"#),
    Fault("source.and-content", #"{"source": 1️⃣"https://example.org/", "movements": []}"#),
    Fault(
      "ledger.closing-balance",
      #"{"currency": "EUR", "openingBalance": 1, "closingBalance": 1️⃣"3.50", "movements": [{"amount": 2}]}"#,
      hint: "write 3.00, or look for a missing or wrong movement"),
    Fault(
      "ledger.closing-balance",
      #"{"currency": "EUR", "openingBalance": {"a": 1, "b": 9}, "closingBalance": {"a": 3, "b": 1️⃣8},"#
        + #" "movements": [{"amount": 2, "account": "a"}]}"#,
      hint: "write 9.00, or look for a missing or wrong movement"),
    Fault(
      "movement.balance",
      #"{"currency": "EUR", "openingBalance": {"a": 1, "b": 9},"#
        + #" "movements": [{"amount": 2, "account": "a", "balance": 3}, {"amount": 2, "account": "b", "balance": 1️⃣2}]}"#
    ),
    Fault(
      "balance.twice",
      #"{"currency": "EUR", "openingBalance": [1, {"amount": 1️⃣2, "currency": "EUR"}], "movements": []}"#),
    Fault("balance.no-amount", #"{"currency": "EUR", "openingBalance": [1️⃣{"account": "a"}], "movements": []}"#),
    Fault("amount.decimals", #"{"currency": "EUR", "openingBalance": {"a": 1️⃣1.005}, "movements": []}"#),
  ]

  @Test(arguments: ledgerFaults) func namesThePlaceOfAFaultInALedger(_ fault: Fault) {
    fault.expect(path: "bank.json") { file in
      parseLedger(file, site: Site()).diagnostics.filter { $0.severity != .note }
    }
  }

  @Test(arguments: [("l.yaml", "# nothing yet\n"), ("l.yaml", ""), ("l.json", "null")])
  func takesAFileThatSaysNothingForAnEmptyLedger(path: String, text: String) {
    let checked = parseLedger(SourceFile(path: path, text: text), site: Site())
    #expect(checked.value?.content.id == "l" && checked.value?.content.movements.isEmpty == true)
    let parts = [SourceFile(path: "l/a.json", text: #"[{"name": "Rent", "amount": 5, "currency": "EUR"}]"#)]
    let folder = parseLedger(head: SourceFile(path: "movements/l/\(path)", text: text), parts: parts, site: Site())
    #expect(folder.value?.content.id == "l" && folder.value?.content.movements.count == 1)
  }

  @Test func saysByHowMuchTheClosingBalanceIsOff() {
    let file = SourceFile(
      path: "bank.json",
      text:
        #"{"currency": "EUR", "closingBalance": 1, "movements": [{"amount": 2.5}, {"amount": 9, "currency": "USD"}]}"#)
    #expect(
      parseLedger(file, site: Site()).diagnostics.map(\.message) == [
        "closingBalance is off by -1.50 EUR: opening balance and movements add up to 2.50"
      ])
  }

  @Test func addsUpFarBeyond64Bits() {
    let large = "92233720368547758.07"
    let file = SourceFile(
      path: "bank.json",
      text:
        #"{"currency": "EUR", "closingBalance": 0, "movements": [\#((1...4).map { _ in #"{"amount": "\#(large)"}"# }.joined(separator: ","))]}"#
    )
    #expect(parseLedger(file, site: Site()).diagnostics.first?.message.contains("368934881474191032.28") == true)
  }

  @Test func reportsANumberThatACommaCutInTwo() {
    let file = SourceFile(path: "bank.yaml", text: "- {name: Flour, amount: -12,50, currency: EUR}\n")
    #expect(parseLedger(file, site: Site()).diagnostics.map(\.brief) == ["value.comma 1:29"])
  }

  @Test(
    "A point that may separate thousands is an error wherever an amount is written",
    arguments: [
      ("a.csv", "amount,currency\n-1.200,EUR\n", "write -1200, or -1.20"),
      ("a.csv", "amount,currency\n\"1.000\",JPY\n", "write 1000, or 1"),
      (
        "a.csv", "amount,currency\n1.234,EUR\n",
        "write at most 2 decimals, for example 1.23, or 1234 if the point separates thousands"
      ),
      ("a.csv", "amount,currency\n12.5001,EUR\n", "write at most 2 decimals, for example 12.50"),
      ("a.yaml", "- {amount: 2.500, currency: EUR}\n", "write 2500, or 2.50"),
      ("a.yaml", "- {amount: 1.5, currency: EUR, balance: 10.000}\n", "write 10000, or 10.00"),
      ("a.json", #"[{"amount": 10.000, "currency": "EUR"}]"#, "write 10000, or 10.00"),
      (
        "a.json", #"[{"amount": "1.234", "currency": "JPY"}]"#,
        "write no decimals, for example 1, or 1234 if the point separates thousands"
      ),
      ("a.yaml", "currency: EUR\nopeningBalance: {bank: 1.200}\nmovements: []\n", "write 1200, or 1.20"),
      ("a.yaml", "currency: EUR\nopeningBalance: 1.200\nmovements: []\n", "write 1200, or 1.20"),
      ("a.yaml", "currency: EUR\nbudget: {costs: 1.500}\nmovements: []\n", "write 1500, or 1.50"),
    ])
  func refusesAThousandsPoint(_ path: String, _ text: String, _ hint: String) {
    let errors = parseLedger(SourceFile(path: path, text: text), site: Site()).diagnostics.filter {
      $0.severity == .error
    }
    #expect(errors.map(\.id) == ["amount.decimals"])
    #expect(errors.first?.hint == hint)
  }

  @Test func reportsAnUnknownKeyOfAListAtItsPlace() {
    let file = SourceFile(
      path: "a.json", text: #"[{"labels": ["a", "b"], "amount": 1, "currency": "EUR", "memo": null}]"#)
    #expect(parseLedger(file, site: Site()).diagnostics.map(\.brief) == ["key.unknown 1:3", "key.unknown 1:57"])
  }

  @Test(arguments: [("0226-03-01", true), ("1899-12-31", true), ("2206-01-01", true), ("1900-01-01", false)])
  func wondersAtAFarYear(date: String, wonders: Bool) {
    let file = SourceFile(path: "a.json", text: #"[{"date": "\#(date)", "amount": 1, "currency": "EUR"}]"#)
    let checked = parseLedger(file, site: Site())
    #expect(checked.diagnostics.map(\.brief) == (wonders ? ["date.far 1:11"] : []))
    #expect(checked.value?.content.movements.count == 1)
  }

  @Test func reportsAnUnknownColumnOnce() {
    let file = SourceFile(path: "bank.csv", text: "name,amount,colour,currency\r\nA,1,red,EUR\r\nB,2,blue,EUR\r\n")
    #expect(parseLedger(file, site: Site()).diagnostics.map(\.brief) == ["key.unknown 1:13"])
  }

  @Test func namesThePlaceOfAFaultInCSV() {
    let file = SourceFile(
      path: "bank.csv",
      text: "id,date,name,amount,currency\n1,2026-01-01,\"A, B\",1.5,EUR\n2,2026-02-30,C,\"1,5\",EUR\n")
    let checked = parseLedger(file, site: Site())
    #expect(checked.diagnostics.map(\.brief) == ["date.invalid 3:3", "amount.not-a-number 3:16"])
    #expect(checked.value?.content.movements.map(\.name) == ["A, B"])
  }

  @Test func refusesAnIDThatIsAnothersPlace() {
    let file = SourceFile(
      path: "a.json", text: #"[{"amount": 1, "currency": "EUR"}, {"id": "1", "amount": 2, "currency": "EUR"}]"#)
    #expect(parseLedger(file, site: Site()).diagnostics.map(\.id) == ["movement.duplicate-id"])
  }

  @Test func findsTwinsWhereIDsRiseByTheirLength() {
    let file = SourceFile(
      path: "a.ndjson",
      text: ["m-9", "m-10", "m-11", "m-9", "m-12", "m-10"]
        .map { #"{"id": "\#($0)", "amount": 1, "currency": "EUR"}"# }.joined(separator: "\n"))
    let checked = parseLedger(file, site: Site())
    #expect(checked.diagnostics.map(\.brief) == ["movement.duplicate-id 4:8", "movement.duplicate-id 6:8"])
    #expect(checked.value?.content.movements.map(\.id) == ["m-9", "m-10", "m-11", "m-12"])
  }

  @Test func findsTwinsWhereIDsDoNotRise() {
    let file = SourceFile(
      path: "a.ndjson",
      text: ["b", "c", "a", "d", "c", "a"].map { #"{"id": "\#($0)", "amount": 1, "currency": "EUR"}"# }
        .joined(separator: "\n"))
    let checked = parseLedger(file, site: Site())
    #expect(checked.diagnostics.map(\.brief) == ["movement.duplicate-id 5:8", "movement.duplicate-id 6:8"])
    #expect(checked.value?.content.movements.map(\.id) == ["b", "c", "a", "d"])
  }

  @Test("A bank's table is told by its separator, before its quotes")
  func knowsSemicolons() throws {
    let text =
      "\"Auftragskonto\";\"Buchungstag\";\"Beg\u{FC}nstigter/Zahlungspflichtiger\";\"Betrag\"\n\"DE12\";\"02.03.26\";\"Kevin, Ivan\";\"-12,50\"\n"
    let latin1 = SourceFile(
      path: "bank.csv", bytes: Array(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    for file in [
      latin1, SourceFile(path: "bank.csv", text: text), SourceFile(path: "bank.csv", text: "a\tb\n"),
      SourceFile(path: "bank.csv", text: "date|name|amount\n"),
    ] {
      let found = parseLedger(file, site: Site()).diagnostics
      #expect(found.map(\.id) == ["csv.separator"] && found[0].hint?.contains("commas") == true)
    }
    #expect(
      parseLedger(SourceFile(path: "bank.csv", text: "date,name,amount,note\n2026-01-01,X,1,\"a;b;c\"\n"), site: Site())
        .diagnostics.map(\.id) == ["currency.default"])
  }
}
