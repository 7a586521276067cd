import MenugenDiagnostics
import MenugenDomain
import Testing
@testable import MenugenImporting

struct NotationTests {
  struct Amount: CustomTestStringConvertible, Sendable {
    var text: String
    var mark: DecimalMark
    var units: Int64?
    var testDescription: String { "\(text) \(mark)" }

    init(_ text: String, _ mark: DecimalMark, _ units: Int64?) {
      (self.text, self.mark, self.units) = (text, mark, units)
    }
  }

  static let amounts = [
    Amount("12.50", .point, 1250), Amount("-12.5", .point, -1250), Amount("1.234,56", .comma, 123_456),
    Amount("1,234.56", .point, 123_456), Amount("12,50-", .comma, -1250), Amount("(12.50)", .point, -1250),
    Amount("1'234.50", .point, 123_450), Amount("1 234,50", .comma, 123_450),
    Amount("1\u{A0}234,50 €", .comma, 123_450), Amount("1\u{202F}234,50", .comma, 123_450),
    Amount("\u{2212}3,20", .comma, -320), Amount("$1,234.56", .point, 123_456), Amount("EUR 12.50", .point, 1250),
    Amount("12.50 DR", .point, -1250), Amount("12.50CR", .point, 1250), Amount("+250.00", .point, 25_000),
    Amount("12,34,567.00", .point, 123_456_700), Amount("12,", .comma, 1200), Amount(",5", .comma, 50),
    Amount("12.5000", .point, 1250), Amount("0", .point, 0), Amount("-0.00", .point, 0),
    Amount("92233720368547758.07", .point, Int64.max), Amount("92233720368547758.08", .point, nil),
    Amount("-92233720368547758.08", .point, Int64.min), Amount("12.505", .point, nil), Amount("1.2.3", .point, nil),
    Amount("1,2345.00", .point, nil), Amount("1,23", .point, nil), Amount("12 50", .point, nil),
    Amount("", .point, nil), Amount("-", .point, nil), Amount("abc", .point, nil), Amount("1-2", .point, nil),
    Amount("12.50 XQX", .point, nil), Amount("(12.50", .point, nil), Amount("--1", .point, nil),
  ]

  @Test("An amount is read as banks write it, or not at all", arguments: amounts)
  func amount(_ amount: Amount) {
    let units = try? WrittenAmount(amount.text.utf8.span, mark: amount.mark, currency: .eur).minorUnits
    #expect(units == amount.units)
  }

  @Test(
    "A date is read in the order that it shows, or in the file's",
    arguments: [
      ("2026-01-05", "2026-01-05"), ("05.01.2026", "2026-01-05"), ("5.1.26", "2026-01-05"),
      ("20260105", "2026-01-05"), ("2026/01/05", "2026-01-05"), ("2026-01-05 10:00:00", "2026-01-05"),
      ("2026-01-05T10:00:00Z", "2026-01-05"), ("05/01/2026", "2026-01-05"), ("05-01-2026", "2026-01-05"),
      ("1/13'26", ""), ("5 Jan 2026", "2026-01-05"), ("Jan 5, 2026", "2026-01-05"), ("30.02.2026", ""),
      ("05.01.2026, 10:33", "2026-01-05"), ("5.1.99", "1999-01-05"), ("Datum", ""), ("", ""), ("2026", ""),
      ("12.50", ""), ("123-45-6789", ""),
    ])
  func date(_ text: String, _ iso: String) {
    #expect((WrittenDate(text.utf8.span)?.in(.dmy)?.iso ?? "") == iso)
  }

  @Test(
    "The order of dates follows from any date that has only one",
    arguments: [
      (["01/02/2026", "13/02/2026"], "dmy"), (["01/02/2026", "02/13/2026"], "mdy"), (["02/02/2026"], "dmy"),
      (["2026-01-02"], "ymd"), (["01/02/2026"], "?"), (["13/02/2026", "02/13/2026"], "mixed"), (["01.02.2026"], "dmy"),
      (["26/01/05"], "?"),
      (["26/01/05", "26/01/40"], "dmy"), (["01/13/26"], "mdy"), (["1/31' 6"], "mdy"), (["13/02/1999"], "dmy"),
    ])
  func order(_ dates: [String], _ order: String) {
    var detection = DateOrderDetection()
    for date in dates { detection.see(date.utf8.span) }
    let found: String
    do throws(OpenQuestion) { found = try detection.order(nil).rawValue } catch {
      if case .dateOrder = error { found = "?" } else { found = "mixed" }
    }
    #expect(found == order)
  }

  @Test(
    "The decimal mark follows from any amount that has only one",
    arguments: [
      (["1.234", "1.234,56"], ","), (["1,234.56"], "."), (["12.5"], "."), (["12,50"], ","), (["1.234.567"], ","),
      (["1.234"], "?"), (["1,234"], "?"), (["100"], "."), (["0.123"], "."), (["-1.234", "7"], "?"),
    ])
  func mark(_ amounts: [String], _ mark: String) {
    var detection = DecimalMarkDetection()
    for amount in amounts { detection.see(amount.utf8.span) }
    #expect(((try? detection.mark(nil))?.text ?? "?") == mark)
  }

  @Test(
    "A sign of another currency is an error that names both",
    arguments: [
      ("-$10.00", "EUR", "USD"), ("-£10.00", "EUR", "GBP"), ("10.00 €", "USD", "EUR"), ("¥10", "EUR", "JPY"),
      ("-$10.00", "CAD", nil), ("$10.00", "MXN", nil), ("10.00 £", "GBP", nil), ("10.00 €", "EUR", nil),
      ("¥10", "JPY", nil), ("¥10.00", "CNY", nil), ("$10.00 USD", "EUR", nil), ("10.00 USD €", "EUR", "EUR"),
    ] as [(String, String, String?)])
  func sign(amount: String, currency: String, meant: String?) throws {
    var ledger = MemoryLedger()
    ledger.options = ReadingOptions(currency: try #require(Currency(code: currency)))
    ledger.options.decimalMarkText = "."
    for header in ["Date,Payee,Amount,Balance", "Date,Payee,Balance,Amount"] {
      let row = header.hasSuffix("Balance") ? "\(amount)," : ",\(amount)"
      ledger.add("a.csv", "\(header)\n2026-01-05,A,\(row)\n")
      #expect(ledger.errorIDs == (meant == nil ? [] : ["import.damaged"]), "\(ledger.errors)")
      guard let meant else { continue }
      #expect(ledger.files.isEmpty && ledger.errors[0].contains("'\(amount)' has the sign"), "\(ledger.errors)")
      #expect(ledger.diagnostics.contains { $0.hint?.contains("currency: \(meant)") == true }, "\(ledger.diagnostics)")
    }
  }

  @Test("A balance with the sign of another currency is an error")
  func signOfBalance() {
    var ledger = MemoryLedger()
    ledger.add("a.csv", "Date,Payee,Amount,Balance\n2026-01-05,A,-10.00,$90.00\n")
    #expect(ledger.errorIDs == ["import.damaged"] && ledger.errors[0].contains("'$', but the currency is EUR"))
  }
}
