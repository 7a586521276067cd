import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

@Suite struct LedgerParserTests {
  @Test func takesABareListForALedger() throws {
    let file = SourceFile(
      path: "Content/movements/kata.json", text: #"[{"name": "Kevin", "amount": 123}, {"name": "", "amount": -0}]"#)
    let checked = parseLedger(file, site: Site())
    let ledger = try #require(checked.value?.content)
    #expect(checked.diagnostics.map(\.id) == ["currency.default"])
    #expect(ledger.id == "kata")
    #expect(ledger.visibility == .private)
    #expect(ledger.movements.map(\.name) == ["Kevin", ""])
    #expect(ledger.movements.map(\.money.decimal) == ["123.00", "0.00"])
    #expect(ledger.movements.map(\.reference) == ["1", "2"])
  }

  /// An empty file of any type is an empty ledger, possibly truncated.
  @Test(arguments: ["json", "yaml", "ndjson", "csv"], ["", "\n \n", "\u{FEFF}"])
  func takesAnEmptyFileForAnEmptyLedger(_ type: String, _ text: String) throws {
    let checked = parseLedger(SourceFile(path: "Content/movements/bank.\(type)", text: text), site: Site())
    #expect(checked.diagnostics.map(\.id) == ["ledger.empty-file"])
    #expect(checked.diagnostics.map(\.severity) == [.warning])
    let ledger = try #require(checked.value?.content)
    #expect(ledger.id == "bank" && ledger.movements.isEmpty)
  }

  static let whole = #"""
    {"movements": [
       {"id": "m-1", "date": "2026-03-02", "name": "Card sales of the week", "amount": "812.40",
        "category": "sales/food", "account": "assets/bank", "note": "Week *9*", "reference": "FITID 77", "item": "dinner/margherita",
        "quantity": 31, "balance": "2012.40"},
       {"id": 2, "amount": 1, "currency": "USD", "category": "sales/food", "item": "dinner/margherita"}],
     "id": "bank", "name": "Bank account", "note": "Our bank", "currency": "EUR", "visibility": "public", "budget": {},
     "openingBalance": "1200.00", "closingBalance": "2012.40"}
    """#

  @Test func readsEveryFieldOfALedger() throws {
    let checked = parseLedger(SourceFile(path: "a.json", text: Self.whole), site: Site())
    #expect(checked.diagnostics == [])
    let ledger = try #require(checked.value?.content)
    #expect(ledger.id == "bank")
    #expect(ledger.name == Label("Bank account"))
    #expect(ledger.visibility == .public)
    #expect(ledger.openings.map(\.money.decimal) == ["1200.00"])
    #expect(ledger.categories == ["sales/food"])
    #expect(ledger.movements.map { ledger.category(of: $0) } == ["sales/food", "sales/food"])
    let movement = ledger.movements[0]
    #expect(ledger.account(of: movement) == "assets/bank")
    #expect(movement.date?.iso == "2026-03-02")
    #expect(movement.name == "Card sales of the week")
    #expect(movement.details?.note == "Week *9*")
    #expect(movement.details?.reference == "FITID 77")
    #expect(movement.details?.quantity == "31")
    #expect(movement.details?.balance?.decimal == "2012.40")
    #expect(ledger.movements[1].reference == "2")
    #expect(ledger.movements[1].currency == .usd)
    #expect(checked.value?.origins.references.map(\.word) == ["dinner/margherita"])
  }

  @Test(arguments: [
    (#"5"#, [": 5.00 EUR"]), (#"{"amount": 5, "currency": "USD"}"#, [": 5.00 USD"]),
    (#"{"bank": 5, "till": "-1.50"}"#, ["bank: 5.00 EUR", "till: -1.50 EUR"]),
    (
      #"[7, {"account": "bank", "amount": 5}, {"account": "bank", "amount": 2, "currency": "USD"}]"#,
      ["bank: 7.00 EUR", "bank: 5.00 EUR", "bank: 2.00 USD"]
    ),
  ])
  func readsWhatEachAccountHeldBefore(written: String, balances: [String]) throws {
    let text = #"{"currency": "EUR", "openingBalance": \#(written), "movements": []}"#
    let checked = parseLedger(SourceFile(path: "a.json", text: text), site: Site())
    #expect(checked.diagnostics == [])
    let ledger = try #require(checked.value?.content)
    #expect(
      ledger.openings.map { opening in
        let name = opening.account.map { ledger.accounts[Int($0)] } ?? ""
        return "\(name): \(opening.money.decimal) \(opening.money.currency.code)"
      } == balances)
  }

  static let syntaxes = [
    ("a.json", #"[{"id": "1", "date": "2026-01-02", "name": "A", "amount": "1.50", "category": "x"}, {"amount": 2}]"#),
    (
      "a.ndjson",
      #"{"id": "1", "date": "2026-01-02", "name": "A", "amount": 1.5, "category": "x"}"# + "\n\n" + #"{"amount": 2}"#
    ),
    ("a.csv", "id,date,name,amount,category\r\n1,2026-01-02,A,1.50,x\r\n,,,2,\r\n"),
    ("a.yaml", "- {id: 1, date: 2026-01-02, name: A, amount: 1.50, category: x}\n- amount: 2\n"),
    (
      "a.yml",
      """
      currency: USD
      movements:
      - {id: 1, date: 2026-01-02, name: A, amount: 1.50, category: x}
      - amount: 2
      """
    ),
  ]

  @Test(arguments: syntaxes) func readsTheSameFromEverySyntax(_ path: String, _ text: String) throws {
    let checked = parseLedger(SourceFile(path: path, text: text), site: Site())
    #expect(checked.diagnostics.filter { $0.severity > .note } == [])
    let ledger = try #require(checked.value?.content)
    #expect(ledger.movements.map(\.id) == ["1", nil])
    #expect(ledger.movements.map { $0.date?.iso } == ["2026-01-02", nil])
    #expect(ledger.movements.map(\.name) == ["A", ""])
    #expect(ledger.movements.map(\.minorUnits) == [150, 200])
    #expect(ledger.movements.map { ledger.category(of: $0) } == ["x", nil])
  }

  @Test("Movements are sorted by date, undated ones last, otherwise in file order") func sortsByDate() throws {
    let text = "date,name,amount\n,0,1\n2026-03-01,1,1\n2026-01-01,2,1\n,3,1\n2026-03-01,4,1\n2026-01-01,5,1\n"
    let ledger = try #require(parseLedger(SourceFile(path: "a.csv", text: text), site: Site()).value?.content)
    #expect(ledger.movements.map(\.name) == ["2", "5", "1", "4", "0", "3"])
    #expect(ledger.movements.map(\.position) == [3, 6, 2, 5, 1, 4])
    let undated = SourceFile(path: "a.csv", text: "date,name,amount\n2026-01-05,a,10\n,b,5\n2026-04-05,c,-3\n")
    #expect(parseLedger(undated, site: Site()).value?.content.movements.map(\.name) == ["a", "c", "b"])
  }

  /// Reports put undated movements last, but balances were copied from their place in the file.
  @Test func holdsBalancesInTheOrderThatWasWritten() {
    // Undated movements after a January one belong there, although January is last in the file.
    let january = ["2026-01-01,d,100,100", ",e,1,101"]
    let april = ["2026-04-05,a,10,111", ",b,5,116", "2026-04-06,c,-3,113"]
    for (lines, places) in [(april + january, []), (april + january + ["2026-04-07,g,1,999"], ["7:16"])] {
      let text = "date,name,amount,balance\n" + lines.joined(separator: "\n")
      let checked = parseLedger(SourceFile(path: "a.csv", text: text), site: Site())
      #expect(
        checked.diagnostics.filter { $0.severity > .note }.map(\.brief) == places.map { "movement.balance \($0)" })
    }
  }

  @Test func takesNoSingleMovementForALedger() throws {
    let alone = parseLedger(SourceFile(path: "a.json", text: #"{"name": "Kevin", "amount": 123}"#), site: Site())
    #expect(alone.value == nil)
    #expect(alone.diagnostics.map(\.brief) == ["ledger.one-movement 1:29"])
    let head = SourceFile(path: "bank/ledger.yaml", text: "currency: EUR\n")
    let part = SourceFile(path: "bank/1.yaml", text: "date: 2026-01-01\nname: z\namount: 1\n")
    #expect(
      parseLedger(head: head, parts: [part], site: Site()).diagnostics.map(\.brief) == ["ledger.one-movement 3:9"])
  }

  @Test func readsALedgerInSeveralFiles() throws {
    let checked = parseLedger(
      head: SourceFile(path: "movements/bank/ledger.yaml", text: "name: Bank\ncurrency: EUR\nclosingBalance: 6\n"),
      parts: [
        SourceFile(path: "movements/bank/2026-01.json", text: #"[{"id": "a", "amount": 1}, {"amount": 2}]"#),
        SourceFile(path: "movements/bank/2026-02.csv", text: "id,amount,item\nb,3,dinner/x\n"),
      ], site: Site())
    #expect(checked.diagnostics == [])
    let ledger = try #require(checked.value?.content)
    #expect(ledger.id == "bank")
    #expect(ledger.movements.map(\.reference) == ["a", "2", "b"])
    #expect(ledger.movements.allSatisfy { $0.currency == .eur })
    #expect(checked.value?.origins.parts.map(\.path) == ["movements/bank/2026-01.json", "movements/bank/2026-02.csv"])
    #expect(checked.value?.origins.parts[1].references.map(\.word) == ["dinner/x"])
  }

  /// A file's currency doesn't apply to other files.
  @Test(arguments: [
    ("json", #"[{"amount": 3}]"#), ("ndjson", #"{"amount": 3}"#), ("yaml", "- {amount: 3}"), ("csv", "amount\n3\n"),
  ])
  func takesThePartsCurrencyForThatFileAlone(_ type: String, _ last: String) throws {
    let checked = parseLedger(
      head: SourceFile(path: "bank/ledger.yaml", text: "currency: EUR\n"),
      parts: [
        SourceFile(path: "bank/1.json", text: #"[{"amount": 1}]"#),
        SourceFile(path: "bank/2.json", text: #"{"currency": "USD", "movements": [{"amount": 2}]}"#),
        SourceFile(path: "bank/3.\(type)", text: last),
      ], site: Site())
    #expect(checked.diagnostics == [])
    #expect(checked.value?.content.movements.map(\.currency.code) == ["EUR", "USD", "EUR"])
  }

  /// A ledger in several files needs `ledger.yaml`; another extension would split it silently.
  @Test func warnsOfAHeadWithAnotherEnding() {
    func ids(_ path: String, _ text: String) -> [String] {
      parseLedger(SourceFile(path: path, text: text), site: Site()).diagnostics.map(\.brief)
    }
    #expect(ids("movements/bank/ledger.yml", "name: Bank\n") == ["ledger.head-name"])
    #expect(ids("movements/bank/ledger.json", #"{"name": "Bank"}"#) == ["ledger.head-name"])
    #expect(ids("movements/bank/Ledger.yaml", "name: Bank\n") == ["ledger.head-name"])
    #expect(ids("movements/bank/ledger.json", #"{"name": "Bank", "movements": []}"#) == [])
    #expect(ids("movements/bank/book.yml", "name: Bank\n") == [])
    #expect(ids("movements/ledger.yml", "name: Bank\n") == [])
  }

  /// A blank name is missing, as links would have no text.
  @Test(arguments: ["", "   ", "\u{a0}", "\u{200b}", "\u{feff}\u{3164} "]) func takesABlankNameForNone(_ name: String) {
    let text = "name,amount,reference\n\(name),1,\(name)\nx\(name),2,x\n"
    let movements = parseLedger(SourceFile(path: "a.csv", text: text), site: Site()).value?.content.movements
    #expect(movements?.map(\.name) == ["", "x\(name)"])
    #expect(movements?.map(\.details?.reference) == [nil, "x"])
  }

  @Test("A duplicate id in another file is reported in that file") func duplicateIDsAcrossFiles() throws {
    let checked = parseLedger(
      head: SourceFile(path: "bank/ledger.yaml", text: "currency: EUR\nclosingBalance: 9\n"),
      parts: [
        SourceFile(path: "bank/1.csv", text: "id,amount\na,1\n"),
        SourceFile(path: "bank/2.csv", text: "id,amount\na,3\n"),
      ], site: Site())
    #expect(checked.diagnostics.map { "\($0.file ?? "") \($0.brief)" } == ["bank/2.csv movement.duplicate-id 2:1"])
  }

  @Test func holdsBalancesAgainstEachAccountsOwn() {
    let rows = ["a,x,10,", "b,y,5,5", "a,x,1,11", "b,y,1,7"]
    let text = "name,account,amount,balance\n" + rows.joined(separator: "\n")
    var site = Site()
    site.namesCurrency = true
    let checked = parseLedger(SourceFile(path: "a.csv", text: text), site: site)
    #expect(checked.diagnostics.map(\.brief) == ["movement.balance 5:7"])
  }

  /// A wrong amount is one error, although all later balances differ.
  @Test func goesOnFromABalanceThatIsOff() {
    let rows = ["a,x,10,10", "a,x,1,12", "a,x,1,13", "b,x,5,18", "b,x,1,20", "b,x,-1,19"]
    #expect(balanceFaults(rows) == ["movement.balance 3:7", "movement.balance 6:7"])
    #expect(balanceFaults(["a,x,10,10", "a,x,1,19", "a,x,1,12", "a,x,1,13"]) == ["movement.balance 3:7"])
  }

  /// Banks export the newest movements first, so those of a day are reversed.
  @Test func reportsDaysThatStandInReverse() throws {
    let rows = ["2026-01-02,2,13", "2026-01-02,1,11", "2026-01-01,4,10", "2026-01-01,6,6"]
    let text = "date,amount,balance\n" + rows.joined(separator: "\n")
    let faults = parseLedger(SourceFile(path: "a.csv", text: text), site: namedSite).diagnostics
    #expect(faults.map(\.brief) == ["movement.balance 4:14"])
    #expect(try #require(faults.first?.hint).contains("in reverse order"))
  }

  private var namedSite: Site {
    var site = Site()
    site.namesCurrency = true
    return site
  }

  private func balanceFaults(_ rows: [String]) -> [String] {
    let text = "name,account,amount,balance\n" + rows.joined(separator: "\n")
    return parseLedger(SourceFile(path: "a.csv", text: text), site: namedSite).diagnostics.map(\.brief)
  }

  @Test(arguments: [
    ("Datum,Name,Betrag\n2026-01-01,A,1\n2026-01-02,B,2\n", "rename the column 'Betrag' to amount"),
    ("date,name,Amout\n2026-01-01,A,1\n", "rename the column 'Amout' to amount"),
    ("2026-01-01,A,1.00\n2026-01-02,B,2.00\n", "write a header row with the columns' names, such as date,name,amount"),
  ])
  func reportsOnceThatNoColumnHasAmounts(text: String, hint: String) {
    let faults = parseLedger(SourceFile(path: "a.csv", text: text), site: namedSite).diagnostics
    #expect(faults.filter { $0.severity == .error }.map(\.brief) == ["movement.no-amount 1:1"])
    let bank = "; a bank's table is read by menugen import FILE --into movements/NAME"
    #expect(faults.first { $0.severity == .error }?.hint == hint + bank)
  }

  @Test func sendsWhatAHeadSaysFromAPartToTheHead() {
    let checked = parseLedger(
      head: SourceFile(path: "bank/ledger.yaml", text: "currency: EUR\n"),
      parts: [SourceFile(path: "bank/1.json", text: #"{"openingBalance": 1, "movements": [{"amount": 1}]}"#)],
      site: Site())
    #expect(checked.diagnostics.map(\.brief) == ["key.misplaced 1:2"])
    #expect(checked.diagnostics.first?.severity == .error)
    #expect(checked.diagnostics.first?.hint == "write it in ledger.yaml, which applies to all files of the ledger")
  }

  @Test("A ledger's visibility defaults to the site's") func visibility() {
    var site = Site()
    site.movements.visibility = .public
    #expect(parseLedger(SourceFile(path: "a.json", text: "[]"), site: site).value?.content.visibility == .public)
    let file = SourceFile(path: "a.json", text: #"{"visibility": "private"}"#)
    #expect(parseLedger(file, site: site).value?.content.visibility == .private)
  }
}
