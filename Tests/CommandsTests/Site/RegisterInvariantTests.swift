import Foundation
import MenugenTestSupport
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder
@testable import MenugenVerification

/// Registers add up by their HTML: brought forward + rows = carried forward on every page, and closing balances equal
/// the summary's, for every account and currency.
@Suite struct RegisterInvariantTests {
  /// Recomputes all pages of the ledger `books`.
  private func check(
    _ site: BuiltSite, changing path: String = "", _ change: (String) -> String = { $0 }
  ) throws
    -> RegisterCheck
  {
    var check = RegisterCheck()
    for file in site.files.keys.sorted() where file.hasPrefix("reports/books/") && file.hasSuffix(".html") {
      let name = String(file.dropFirst("reports/books/".count))
      let text = try site.text(file)
      let page = name == path ? change(text) : text
      check.add(name, Array(page.utf8))
    }
    return check
  }

  private func site(_ ledger: String, _ settings: String = "currency: EUR\n") async throws -> BuiltSite {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": ledger, "Content/site.yaml": settings + "movements: {detailPages: never}\n",
    ])
    return try await BuiltSite(content: folder.place("Content"))
  }

  @Test("Every account is carried through pages and months on which it has no row", arguments: [true, false])
  func carriesAccountsWithoutRows(isDated: Bool) async throws {
    func row(_ month: String, _ account: String, _ amount: Int) -> String {
      "{\(isDated ? "\"date\": \"2026-\(month)-03\", " : "")\"amount\": \(amount), \"account\": \"\(account)\"}"
    }
    let rows = [row("01", "till", 100)] + (0..<600).map { _ in row("01", "bank", 1) } + [row("02", "bank", 5)]
    let site = try await site("[\(rows.joined(separator: ",\n"))]")
    let check = try check(site)
    #expect(check.faults().map(\.words) == [] && check.rowCount > 1_200)
    let last = words(try site.text("reports/books/\(isDated ? "2026-02" : "page/2")/index.html"))
    #expect(last.contains("Closing balance bank €605.00 Closing balance till €100.00"))
    if isDated {
      let second = words(try site.text("reports/books/2026-01/2/index.html"))
      #expect(second.contains("Closing balance bank €600.00 Closing balance till €100.00"))
    }
  }

  @Test("An account's register lists a currency in which it has a balance and no rows")
  func listsBalancesWithoutRows() async throws {
    let site = try await site(
      """
      {"openingBalance": [{"account": "bank", "amount": 50, "currency": "USD"}, {"account": "bank", "amount": 7}],
       "movements": [{"date": "2026-01-05", "amount": 1, "account": "bank"}, {"date": "2026-01-06", "amount": 2, "account": "till"}]}
      """)
    #expect(try check(site).faults().map(\.words) == [])
    let page = words(try site.text("reports/books/accounts/bank/index.html"))
    #expect(page.contains("Closing balance €8.00 Closing balance $50.00"))
  }

  static let worlds = Array(0 as UInt64..<24)

  @Test("Generated ledgers add up", arguments: worlds) func generatedLedgersAddUp(_ seed: UInt64) async throws {
    var world = LedgerWorld(seed)
    let site = try await site(world.json(), world.settings)
    let check = try check(site)
    #expect(check.faults().map { "\($0.path): \($0.words)" } == [], "seed \(seed)")
    #expect(check.rowCount >= world.rows.count)
  }

  @Test("A month closes as the ledger's own amounts say, account by account", arguments: [1, 3, 5, 8] as [UInt64])
  func closesAsTheLedgerSays(_ seed: UInt64) async throws {
    var world = LedgerWorld(seed)
    world.isEnglish = true
    let site = try await site(world.json(), world.settings)
    let months = Set(world.rows.compactMap { $0.date?.prefix(7) })
    for month in months {
      var known: [RegisterFigures.Key: Int128] = [:]
      for (key, units) in world.openings { known[key, default: 0] += units }
      for row in world.rows where row.date.map({ $0.prefix(7) <= month }) ?? false {
        known[.init(account: row.account, currency: row.sign), default: 0] += Int128(row.cents)
      }
      let pages = (1...).lazy.map { "reports/books/\(month)/\($0 == 1 ? "" : "\($0)/")index.html" }
        .prefix { site.files[$0] != nil }
      let last = try site.text(try #require(Array(pages).last))
      let table = try #require(
        PageTable.tables(of: Array(last.utf8)).compactMap(RegisterFigures.init).first)
      if table.listsAccounts {
        let closing = table.closing.compactMapValues(\.balance).filter { $0.value != 0 }
        #expect(closing == known.filter { $0.value != 0 }, "seed \(seed), \(month)")
      } else {
        let closing = RegisterFigures.balances(table.closing).filter { $0.value != 0 }
        var sums: [String: Int128] = [:]
        for (key, units) in known { sums[key.currency, default: 0] += units }
        #expect(closing == sums.filter { $0.value != 0 }, "seed \(seed), \(month)")
      }
    }
  }

  @Test("Any other digit of a register is found") func findsEveryChangedFigure() async throws {
    var world = LedgerWorld(3)
    world.isEnglish = true
    let site = try await site(world.json(), world.settings)
    #expect(try check(site).faults().isEmpty)
    var random = SeededRandom(7)
    let files = site.files.keys.filter { path in
      path.hasSuffix(".html")
        && ["reports/books/2", "reports/books/accounts/", "reports/books/categories/"]
          .contains { path.hasPrefix($0) }
    }
    .sorted()
    for _ in 0..<60 {
      let file = try #require(files.randomElement(using: &random))
      let text = try site.text(file)
      let register = try #require(text.firstRange(of: "<table class=\"ledger register"))
      let cells = text[register.upperBound...].matches(of: #/<td class="figure[^"]*">(?:<a [^>]*>)?([^<]*\d)[^<]*</#)
        // A heading's sum is that of the following groups, not a row.
        .filter { cell in
          !(text[..<cell.range.lowerBound].suffix(300).split(separator: "<tr").last ?? "").contains("group")
        }
      guard let cell = cells.randomElement(using: &random), let digit = cell.1.lastIndex(where: \.isNumber) else {
        continue
      }
      let other = text[digit] == "7" ? "3" : "7"
      let name = String(file.dropFirst("reports/books/".count))
      let faults = try check(site, changing: name) { $0.replacingCharacters(in: digit...digit, with: other) }.faults()
      #expect(!faults.isEmpty, "\(file): \(cell.1)")
    }
  }
}

/// A random ledger: few or many accounts, currencies, months and rows, with and without dates, categories and opening
/// balances.
private struct LedgerWorld {
  struct Row {
    var date: String?
    var account, currency, category: String
    var cents: Int
    var sign: String { currency == "EUR" ? "€" : "$" }
  }

  var rows: [Row] = []
  var openings: [RegisterFigures.Key: Int128] = [:]
  var isEnglish = false
  private var random: SeededRandom
  private let accounts: [String]
  private var openingTexts: [String] = []

  init(_ seed: UInt64) {
    random = SeededRandom(seed &* 7919 &+ 13)
    accounts =
      [[], ["bank"], ["bank", "till"], ["assets", "assets/bank", "assets/bank/b", "till & co", ""]][Int(seed % 4)]
      + (seed % 8 == 7 ? (0..<30).map { "a\($0)" } : [])
    let currencies = seed % 3 == 0 ? ["EUR"] : ["EUR", "USD"]
    let months = [1, 2, 14, 30][Int(seed / 2 % 4)]
    let undated = [0, 0, 10, 1][Int(seed / 3 % 4)]
    for _ in 0..<[30, 90, 700, 1_900][Int(seed % 4 + seed / 4) % 4] {
      let month = Int.random(in: 0..<months, using: &random)
      let day = Int.random(in: 1...28, using: &random)
      let date = "\(2024 + month / 12)-\(String(month % 12 + 101).dropFirst())-\(String(day + 100).dropFirst())"
      let isUndated = undated > 0 && Int.random(in: 0..<undated, using: &random) == 0
      rows.append(
        Row(
          date: isUndated ? nil : date, account: accounts.randomElement(using: &random) ?? "",
          currency: currencies.randomElement(using: &random) ?? "EUR",
          category: seed % 5 == 0
            ? "" : ["costs/rent", "costs", "sales/a/b", "sales/c", ""].randomElement(using: &random) ?? "",
          cents: Int.random(in: -99_999...99_999, using: &random)))
    }
    let named = accounts.filter { !$0.isEmpty }
    guard seed % 2 == 1, !named.isEmpty else { return }
    for account in named.shuffled(using: &random).prefix(4) {
      for currency in currencies {
        let cents = Int.random(in: -99_999...99_999, using: &random)
        openings[.init(account: account, currency: currency == "EUR" ? "€" : "$"), default: 0] += Int128(cents)
        openingTexts.append(
          "{\"account\": \"\(account)\", \"amount\": \"\(decimal(cents))\", \"currency\": \"\(currency)\"}")
      }
    }
  }

  var settings: String {
    let languages = isEnglish ? ["en"] : ["en", "de", "ar", "fa", "ja", "fr"]
    return "currency: EUR\nlanguage: \(languages[rows.count % languages.count])\n"
  }

  mutating func json() -> String {
    let texts = rows.map { row in
      var fields = ["\"amount\": \"\(decimal(row.cents))\"", "\"currency\": \"\(row.currency)\""]
      if let date = row.date { fields.append("\"date\": \"\(date)\"") }
      if !row.account.isEmpty { fields.append("\"account\": \"\(row.account)\"") }
      if !row.category.isEmpty { fields.append("\"category\": \"\(row.category)\"") }
      return "{\(fields.joined(separator: ", "))}"
    }
    let opening = openingTexts.isEmpty ? "" : "\"openingBalance\": [\(openingTexts.joined(separator: ", "))], "
    return "{\(opening)\"movements\": [\(texts.joined(separator: ",\n"))]}"
  }

  private func decimal(_ cents: Int) -> String {
    "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(String(abs(cents) % 100 + 100).dropFirst())"
  }
}
