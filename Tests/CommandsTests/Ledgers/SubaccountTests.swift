import Foundation
import Testing

/// An account's page covers all accounts below it: rows and opening balances in each currency.
@Suite struct SubaccountTests {
  private static let ledgers = (0..<36).map { RandomLedger(seed: 100 + $0) }

  /// A page's account, and the opening and closing balance of each currency.
  private struct Page {
    var account: String
    var balances: [String: (opening: String, closing: String)] = [:]
    /// The balances of its register.
    var register: [String: (opening: String?, closing: String?)] = [:]

    init(_ html: String) {
      let heading = html.firstMatch(of: #/<h1[^>]*>([^<]*)</h1>/#).map { String($0.1) } ?? ""
      account = heading
      for bill in html.matches(of: #/<table class="bill">(.*?)</table>/#.dotMatchesNewlines()) {
        func figure(_ row: String) -> Substring? {
          let rows = bill.1.matches(of: #/<tr data-row="(\w+)".*?<td[^>]*>([^<]*)</#.dotMatchesNewlines())
          return rows.first { $0.1 == row }?.2
        }
        guard let opening = figure("opening"), let closing = figure("closing") else { continue }
        balances[closing.contains("$") ? "USD" : "EUR"] = (digits(row: opening), digits(row: closing))
      }
      for row in html.matches(of: #/<tr class="carried" data-row="(opening|closing)"[^>]*>.*?([^<>]*)</td></tr>/#) {
        let currency = row.2.contains("$") ? "USD" : "EUR"
        var known = register[currency] ?? (nil, nil)
        if row.1 == "opening" { known.opening = digits(row: row.2) } else { known.closing = digits(row: row.2) }
        register[currency] = known
      }
    }
  }

  @Test("Pages, text and JSON have the balances of each account with all below it")
  func rollsBalancesUp() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.ledgers.enumerated().map { ("Content/movements/l\($0).json", $1.json) }))
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let verified = try menugen("report", "--verify", in: folder.path)
    #expect(verified.status == 0, "\(verified.errors)")
    let files = try folder.tree("Output").mapValues { String(decoding: $0, as: UTF8.self) }
    var (rows, pages) = (0, 0)
    for (place, ledger) in Self.ledgers.enumerated() {
      let reports = "reports/l\(place)/"
      func text(_ name: String) throws -> String { try #require(files[reports + name]) }
      for form in [
        try ReportForm(json: text("report.json")), ReportForm(html: try text("index.html")),
        ReportForm(text: try text("report.txt")),
      ] { rows += checkRows(form, ledger, "l\(place)") }
      for (path, html) in files where path.hasPrefix(reports + "accounts/") {
        pages += checkPage(Page(html), ledger, path)
      }
    }
    #expect(rows > 300 && pages > 60)
  }

  private func owner(_ name: String) -> RandomLedger.Owner {
    switch name {
    case "(none)": .own(nil)
    case "By account": .all
    default: name.hasSuffix("/(none)") ? .own(String(name.dropLast("/(none)".count))) : .tree(name)
    }
  }

  private func checkRows(_ form: ReportForm, _ ledger: RandomLedger, _ name: String) -> Int {
    var count = 0
    for (figure, value) in form.figures where figure.hasPrefix("account ") {
      let words = figure.split(separator: " ").map(String.init)
      let (owner, currency) = (owner(words[1]), words[2])
      let known: Int
      switch words[3] {
      case "opening": known = ledger.opening(of: owner, in: currency)
      case "closing": known = ledger.balance(of: owner, in: currency)
      case "total": known = ledger.rows(of: owner, in: currency).reduce(0) { $0 + $1.cents }
      default: continue
      }
      #expect(value == amount(known), "\(name): \(figure)")
      count += 1
    }
    // Every account with rows or a balance has a row.
    if !ledger.openings.isEmpty {
      for account in ledger.accounts {
        #expect(form.figures.keys.contains { $0.hasPrefix("account \(account) ") }, "\(name): \(account)")
      }
    }
    return count
  }

  private func checkPage(_ page: Page, _ ledger: RandomLedger, _ path: String) -> Int {
    let owner = owner(page.account)
    for (currency, balances) in page.balances {
      #expect(balances.opening == amount(ledger.opening(of: owner, in: currency)), "\(path) \(currency)")
      #expect(balances.closing == amount(ledger.balance(of: owner, in: currency)), "\(path) \(currency)")
    }
    for (currency, balances) in page.register {
      if let opening = balances.opening {
        #expect(opening == amount(ledger.opening(of: owner, in: currency)), "\(path) \(currency)")
      }
      #expect(balances.closing == amount(ledger.balance(of: owner, in: currency)), "\(path) \(currency)")
    }
    if !ledger.openings.isEmpty {
      for currency in ledger.currencies where ledger.balance(of: owner, in: currency) != 0 {
        #expect(page.balances[currency] != nil, "\(path) \(currency)")
        #expect(ledger.movements.isEmpty || page.register[currency] != nil, "\(path) \(currency)")
      }
    }
    return 1
  }
}

private func digits(row text: Substring) -> String {
  text.replacing("\u{2212}", with: "-").filter { "-0123456789.".contains($0) }
}
