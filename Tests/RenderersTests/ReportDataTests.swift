import Testing
import MenugenText
import MenugenViewModels

@testable import MenugenRenderers

@Suite struct ReportDataTests {
  @Test(arguments: [
    (1250, 2, "12.50"), (-5, 2, "-0.05"), (0, 2, "0.00"), (0, 0, "0"), (350, 0, "350"), (1234, 3, "1.234"),
    (-1, 4, "-0.0001"), (Int128(Int64.max) * 1000, 2, "92233720368547758070.00"),
    (Int128.min, 0, "-170141183460469231731687303715884105728"),
  ])
  func writesExactDigits(_ units: Int128, _ decimals: Int, _ text: String) {
    var output = ByteBuffer()
    output.append(DecimalAmount(units, decimals: decimals))
    #expect(output.text == text)
  }

  @Test(arguments: [
    ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""), ("+1-800", "'+1-800"), ("-2 refund", "'-2 refund"),
    ("\t=1+1", "' =1+1"), (" \u{A0}\u{200E}=1+1", "' \u{A0}\u{200E}=1+1"), ("＝1+1", "'＝1+1"), ("＋1", "'＋1"),
    ("－1", "'－1"),
    ("＠SUM(A1)", "'＠SUM(A1)"), ("\u{3000}@x", "'\u{3000}@x"), ("  ", "  "), ("a=1", "a=1"),
    ("\u{FEFF}=1", "'\u{FFFD}=1"),
    ("@SUM(A1)", "'@SUM(A1)"), ("a, \"b\"", "\"a, \"\"b\"\"\""), ("日本橋", "日本橋"), ("", ""),
    ("\u{1B}[31mred", "\u{FFFD}[31mred"), ("a\nb", "a b"), ("\u{202E}evil", "\u{FFFD}evil"),
  ])
  func keepsTextFromActingInCSV(_ name: String, _ cell: String) {
    var output = ByteBuffer()
    let names = RegisterNames(currencies: ["EUR"], categories: [], accounts: [])
    RegisterCSV(names, inputs: []).write(row(name, -1), to: &output)
    // A negative amount isn't escaped.
    #expect(output.text == "7,2026-03-02,\(cell),-0.01,EUR,,,-0.01,1,-0.01\r\n")
  }

  @Test("For spreadsheets, marks, dates and the byte order mark are the region's; a formula is text as ever")
  func writesForSpreadsheets() {
    let german = CSVForm(delimiter: UInt8(ascii: ";"), decimalMark: UInt8(ascii: ","), datePattern: "dd.MM.yyyy")
    let american = CSVForm(delimiter: UInt8(ascii: ","), decimalMark: UInt8(ascii: "."), datePattern: "M/d/yyyy")
    var names = RegisterNames(currencies: ["EUR"], categories: ["a;b"], accounts: [])
    (names.hasDetails, names.hasSplits, names.hasVAT, names.hasReceipts) = (true, true, true, true)
    let details = RegisterDetails(
      quantity: "-1.5", split: "2/3",
      vat: .init(rate: "7.5", net: DecimalAmount(-93, decimals: 2), tax: DecimalAmount(-7, decimals: 2)),
      receipt: ["a.pdf", "b.pdf"])
    func text(_ form: CSVForm, _ name: String) -> String {
      var output = ByteBuffer()
      let csv = RegisterCSV(names, inputs: [], form: form)
      csv.writeHeader(to: &output)
      var row = row(name, -123_456, details)
      row.category = 0
      csv.write(row, to: &output)
      return output.text
    }
    #expect(
      text(german, "=1,5; x")
        == "\u{FEFF}id;date;name;amount;currency;category;account;balance;number;sum;note;reference;item;"
        + "quantity;split;vat;net;tax;receipt\r\n"
        + "7;02.03.2026;\"'=1,5; x\";-1234,56;EUR;\"a;b\";;-1234,56;1;-1234,56;;;;-1,5;2 of 3;7,5;-0,93;-0,07;"
        + "\"a.pdf;b.pdf\"\r\n")
    #expect(
      text(american, "=1,5; x").hasSuffix(
        "7,3/2/2026,\"'=1,5; x\",-1234.56,EUR,a;b,,-1234.56,1,-1234.56,,,,-1.5,2 of 3,7.5,-0.93,-0.07,a.pdf;b.pdf\r\n"))
    var table = ByteBuffer()
    DataTable(
      columns: ["day", "sum"],
      rows: [
        [.day(ISODay(year: 27, month: 12, day: 1)), .amount(DecimalAmount(-5, decimals: 0))], [.empty, .number(3)],
      ]
    )
    .writeCSV(german, to: &table)
    #expect(table.text == "\u{FEFF}day;sum\r\n01.12.0027;-5\r\n;3\r\n")
  }

  @Test func writesRegisterRowsAsJSONInAFixedOrder() {
    var output = ByteBuffer()
    var json = RegisterJSON(RegisterNames(currencies: ["EUR"], categories: ["a\"b"], accounts: []))
    json.begin("bank|EUR", to: &output)
    json.write(row("</script>", 5, category: 0), to: &output)
    json.write(row("x", 6), to: &output)
    json.end(to: &output)
    #expect(
      output.text == """
        "bank|EUR":[
        {"amount":"0.05","balance":"0.05","category":"a\\"b","date":"2026-03-02","id":"7","name":"\\u003c/script\\u003e"},
        {"amount":"0.06","balance":"0.06","date":"2026-03-02","id":"7","name":"x"}]
        """)
  }

  /// Details have columns before the hash, and sorted members, if the ledger has any.
  @Test func writesWhatFewMovementsSay() {
    let details = RegisterDetails(note: "Week 9,\nand =2", reference: "=77", item: "dinner/a", quantity: "-31")
    var names = RegisterNames(currencies: ["EUR"], categories: [], accounts: [])
    names.hasDetails = true
    var output = ByteBuffer()
    let csv = RegisterCSV(names, inputs: [ReportInput(path: "a.json", sha256: "9f")])
    csv.writeHeader(to: &output)
    csv.write(row("x", 1, details), to: &output)
    csv.write(row("y", 2), to: &output)
    #expect(
      output.text.split(separator: "\r\n") == [
        "id,date,name,amount,currency,category,account,balance,number,sum,note,reference,item,quantity,sha256:9f",
        "7,2026-03-02,x,0.01,EUR,,,0.01,1,0.01,\"Week 9,\nand =2\",'=77,dinner/a,-31,",
        "7,2026-03-02,y,0.02,EUR,,,0.02,1,0.02,,,,,",
      ])
    output.removeAll()
    var json = RegisterJSON(names)
    json.begin("EUR", to: &output)
    json.write(row("x", 1, details), to: &output)
    json.write(row("y", 2, RegisterDetails(item: "dinner/b")), to: &output)
    json.write(row("z", 3, RegisterDetails(note: "</script>", reference: "r")), to: &output)
    json.end(to: &output)
    let members = output.text.split(separator: "\n").dropFirst().map { $0.drop { $0 != "i" } }
    #expect(
      members == [
        #"id":"7","item":"dinner/a","name":"x","note":"Week 9,\nand =2","quantity":"-31","reference":"=77"},"#,
        #"id":"7","item":"dinner/b","name":"y"},"#,
        #"id":"7","name":"z","note":"\u003c/script\u003e","reference":"r"}]"#,
      ])
  }

  @Test func cutsNamesAndNeverFigures() {
    var table = TextTable([.init("Name", .name), .init("Amount", .figure)])
    let row = ["日本橋 魚市場 and a long name", "€1,234,567.89"]
    table.measure(row)
    table.fit(into: 28)
    var output = ByteBuffer()
    table.write(row, table.all, to: &output)
    #expect(output.text == "日本橋 魚市…   €1,234,567.89\n")
    #expect(displayWidth(of: output.text) <= 28)
  }

  @Test("Rows of a tree keep their parents where names are cut") func cutsNamesOfATree() {
    var table = TextTable([.init("Account", .path), .init("In", .figure)])
    let rows = ["assets", "  bank", "          f/g/(none)"].map { [$0, "€1.00"] }
    for row in rows { table.measure(row) }
    table.fit(into: 22)
    var output = ByteBuffer()
    for row in rows { table.write(row, table.all, to: &output) }
    #expect(output.text == "assets           €1.00\n bank            €1.00\n     f/g/(none)  €1.00\n")
  }

  @Test func writesATitleInSeveralLinesBeforeItCutsAName() {
    var table = TextTable([.init("Account", .name), .init("Opening balance", .figure), .init("In", .figure)])
    let row = ["A long account", "€12,450.00", "€1.00"]
    table.measure(row)
    table.fit(into: 34)
    var output = ByteBuffer()
    table.writeHeading(table.all, to: &output)
    table.write(row, table.all, to: &output)
    #expect(
      output.text == """
                           Opening
        Account            balance     In
        --------------  ----------  -----
        A long account  €12,450.00  €1.00

        """)
  }

  @Test func goesOnBelowWhereColumnsDoNotFit() {
    var table = TextTable([.init("Name", .name)] + (1...6).map { .init("figure \($0)", .figure) })
    table.measure(["a", "1", "2", "3", "4", "5", "6"])
    #expect(table.parts(fitting: 30) == [[0, 1, 2], [0, 3, 4], [0, 5, 6]])
    #expect(table.parts(fitting: 3) == (1...6).map { [0, $0] })
  }
}

private func row(
  _ name: String, _ units: Int128, _ details: RegisterDetails? = nil, category: Int? = nil
) -> RegisterRow {
  let amount = DecimalAmount(units, decimals: 2)
  return RegisterRow(
    id: nil, position: 7, date: ISODay(year: 2026, month: 3, day: 2), name: name, amount: amount, balance: amount,
    currency: 0, category: category, account: nil, number: 1, sum: amount, details: details)
}
