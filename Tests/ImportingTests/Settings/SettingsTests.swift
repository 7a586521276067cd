import MenugenDiagnostics
import Testing
@testable import MenugenImporting

struct SettingsTests {
  private func rules(_ text: String) -> Checked<ImportRules> {
    ImportRules.parse(SourceFile(path: "rules.yaml", text: text))
  }

  @Test("The first rule that matches gives a category and a name")
  func rules() {
    var ledger = MemoryLedger()
    ledger.rules =
      rules(
        """
        - {text: [print, druck], amount: ..-40, category: costs/print}
        - {pattern: "square*payout", name: Card sales, category: sales}
        - {text: PRINT, category: costs/other}
        """
      ).value
    ledger.add(
      "a.csv",
      "Date,Payee,Amount\n2026-01-05,SQUARE 7 PAYOUT,10.00\n2026-01-06,Print shop,-49.90\n2026-01-07,Print shop,-3.00\n"
        + "2026-01-08,Kevin,-3.00\n2026-01-09,Kevin,-4.00\n")
    #expect(
      ledger.rows == [
        "2026-01-05|Card sales|10.00|sales", "2026-01-06|Print shop|-49.90|costs/print",
        "2026-01-07|Print shop|-3.00|costs/other", "2026-01-08|Kevin|-3.00|", "2026-01-09|Kevin|-4.00|",
      ])
    #expect(
      ledger.explanation == """
        2026-01-05  SQUARE 7 PAYOUT: rule 2 (pattern 'square*payout') gives category sales, name Card sales
        2026-01-06  Print shop: rule 1 (text 'print' or 'druck' and amount '..-40') gives category costs/print
        2026-01-07  Print shop: rule 3 (text 'PRINT') gives category costs/other
        no rule matches:
          2 x Kevin

        """)
  }

  @Test("A pattern matches a whole name, in time linear in most texts")
  func patterns() {
    var ledger = MemoryLedger()
    ledger.rules = rules("- {pattern: \"a*a*a*a*b\", category: x}\n- {pattern: \"M?ller\", category: y}").value
    ledger.add(
      "a.csv", "Date,Payee,Amount\n2026-01-05,\(String(repeating: "a", count: 5000)),1.00\n2026-01-05,MÜLLER,2.00\n")
    #expect(ledger.rows.last == "2026-01-05|MÜLLER|2.00|y")
    #expect(ledger.rows.first?.hasSuffix("1.00|") == true)
  }

  @Test(
    "A rule without a condition, an effect or a known key is an error",
    arguments: ["- {category: a}", "- {text: a}", "- {txet: a, category: b}", "text: a", "- {amount: x, category: b}"])
  func invalid(_ text: String) {
    #expect(rules(text).diagnostics.contains { $0.id == "rule.invalid" })
  }

  @Test("A mapping is saved, and reads the same table again")
  func saved() throws {
    var ledger = MemoryLedger()
    ledger.options.dateOrder = .mdy
    var statements = StatementImport(ledger.options)
    try statements.read("a.csv", ByteInput(Array("Date;Payee;Amount (EUR)\n01/02/2026;A;1.000,50\n".utf8))) { "" }
    let found = statements.mapping
    let mapping = try #require(found)
    let text = try #require(mapping.added(named: "my bank", to: "# mine\nmappings:\n  other: {date: a, amount: b}\n"))
    let settings = ImportSettings.parse(SourceFile(path: "imports.yaml", text: text))
    #expect(settings.diagnostics == [])
    #expect(settings.value.mappings.map(\.name) == ["my bank", "other"])
    let read = settings.value.mappings[0]
    #expect(read.columns == [.date: ["Date"], .amount: ["Amount (EUR)"], .name: ["Payee"]])
    #expect(read.dateOrder == .mdy && read.decimalMark == "," && read.currency == "EUR")
    #expect(text.hasPrefix("# mine\nmappings:\n"))
  }

  @Test(
    "A mapping with an unknown key, order or mark is an error",
    arguments: [
      "mappings: {a: {date: D, amount: A, nmae: N}}", "mappings: {a: {date: D, amount: A, dateOrder: x}}",
      "mappings: {a: {date: D, amount: A, decimalMark: x}}", "mappings: {a: {date: D}}", "mapping: {}",
    ])
  func invalidMapping(_ text: String) {
    let settings = ImportSettings.parse(SourceFile(path: "imports.yaml", text: text))
    #expect(settings.diagnostics.contains { $0.id == "import.settings" })
  }

  @Test("Accounts get the names of imports.yaml")
  func accounts() throws {
    var ledger = MemoryLedger()
    ledger.options.accountNames =
      ImportSettings.parse(
        SourceFile(path: "imports.yaml", text: "accounts: {DE02120300000000202051: assets/bank}")
      ).value.accounts
    ledger.add([("a.csv", try sample("sparkasse.csv"))])
    #expect(ledger.rows.allSatisfy { $0.contains("|assets/bank|") })
  }
}
