import MenugenDiagnostics
import Foundation
import MenugenPublishing
import MenugenTestSupport
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// Every price appears in every output with the digits that were written, for random amounts in many currencies.
@Suite struct WrittenPriceTests {
  /// Currencies and their decimals in ISO 4217.
  static let currencies = ["EUR": 2, "USD": 2, "JPY": 0, "KRW": 0, "KWD": 3, "BHD": 3, "CLF": 4, "UYW": 4, "XAF": 0]
  static let dishes = 40
  /// Languages and their decimal separators, with various digits, grouping and symbol positions.
  static let languages = ["en": ".", "de-AT": ",", "ja": ".", "ar-EG": "٫", "fa": "٫", "hi-IN": ".", "pl": ","]

  @Test(arguments: [1, 2, 3] as [UInt64])
  func standsInEveryOutputAsWritten(seed: UInt64) async throws {
    var random = SeededRandom(seed)
    let folder = try TemporaryFolder(["Content/site.yaml": "name: Prices\nbaseURL: https://example.org/"])
    var written: [String: [Amount]] = [:]
    for (code, decimals) in Self.currencies.sorted(by: { $0.key < $1.key }) {
      let amounts = (0..<Self.dishes).map { _ in Amount(decimals: decimals, &random) }
      written[code] = amounts
      let items = amounts.enumerated().map { #"{"id": "d\#($0)", "name": "Dish", "price": \#($1.written)}"# }
      try folder.write(
        #"{"name": "\#(code)", "currency": "\#(code)", "sections": [{"name": "S", "items": [\#(items.joined(separator: ","))]}]}"#,
        to: "Content/menus/\(code.lowercased()).json")
    }
    let site = try await BuiltSite(content: folder.place("Content"))
    #expect(!site.diagnostics.contains { $0.severity == .error })

    for (code, amounts) in written {
      let menu = "site/menus/\(code.lowercased())"
      let page = try site.text("\(menu)/index.html")
      let prices = page.matches(of: #/<p class="sum">(.*?)</p>/#).map { String($0.1) }
      #expect(prices.map(digits) == amounts.map(\.grouped), "\(code) on the menu's page")
      let lines = try site.text("\(menu)/menu.txt").split(separator: "\n").filter { $0.hasPrefix("Dish ...") }
      #expect(
        lines.map { digits($0.drop { $0 != "." }.drop { $0 == "." }) } == amounts.map(\.grouped), "\(code) as text")
      let data = try structuredData(page)
      let sections = try #require(data["hasMenuSection"] as? [[String: Any]])
      let items = try #require(sections.first?["hasMenuItem"] as? [[String: Any]])
      let offers = items.compactMap { ($0["offers"] as? [[String: Any]])?.first }
      #expect(offers.map { $0["price"] as? String } == amounts.map(\.exact), "\(code) as structured data")
      #expect(offers.allSatisfy { $0["priceCurrency"] as? String == code })
      let json = try JSONSerialization.jsonObject(with: Data(site.text("\(menu)/menu.json").utf8)) as? [String: Any]
      let rows = try #require((json?["sections"] as? [[String: Any]])?.first?["items"] as? [[String: Any]])
      #expect(
        rows.map { ($0["offers"] as? [[String: Any]])?.first?["price"] as? String } == amounts.map(\.exact),
        "\(code) as JSON")
      for (index, amount) in amounts.enumerated() {
        let dish = try site.text("\(menu)/d\(index)/index.html")
        #expect(dish.matches(of: #/<p class="sum">(.*?)</p>/#).map { digits($0.1) } == [amount.grouped])
        let offer = (try structuredData(dish)["offers"] as? [[String: Any]])?.first
        #expect(offer?["price"] as? String == amount.exact)
      }
    }
  }

  /// All kinds of prices, tiers, sizes, options and deposits.
  @Test(arguments: [4, 5, 6] as [UInt64])
  func standsInEveryOutputWhateverItsKind(seed: UInt64) async throws {
    var random = SeededRandom(seed)
    let folder = try TemporaryFolder([
      "Content/site.yaml":
        "name: Prices\nbaseURL: https://example.org/\nlanguages: [en, \(Self.languages.keys.filter { $0 != "en" }.sorted().joined(separator: ", "))]"
    ])
    var written: [String: [PricedDish]] = [:]
    for (code, decimals) in Self.currencies.sorted(by: { $0.key < $1.key }) {
      let dishes = PricedDish.ofEveryKind(decimals: decimals, &random)
      written[code] = dishes
      try folder.write(
        #"""
        {"name": "\#(code)", "currency": "\#(code)", "sections": [{"name": "S", "items": [\#(dishes.map(\.json).joined(separator: ","))]}],
         "optionGroups": [\#(dishes.compactMap(\.group).joined(separator: ","))]}
        """#, to: "Content/menus/\(code.lowercased()).json")
    }
    let site = try await BuiltSite(content: folder.place("Content"))
    #expect(!site.diagnostics.contains { $0.severity == .error }, "\(site.diagnostics)")

    for (code, dishes) in written {
      for (language, mark) in Self.languages {
        let menu = "site/\(language == "en" ? "" : "\(language)/")menus/\(code.lowercased())"
        try expect(dishes, on: menu, of: site, "\(code) in \(language)", isMeasureFirst: language == "ja") {
          figures($0, mark: mark)
        }
      }
    }
  }

  /// Compares all outputs of a menu with its written amounts.
  ///
  /// On pages, the measure is left of the price's column.
  ///
  /// - Parameters:
  ///   - isMeasureFirst: Whether the language puts the measure before the price in a text, as Japanese.
  ///   - figures: Reads numbers from a page in its language.
  private func expect(
    _ dishes: [PricedDish], on menu: String, of site: BuiltSite, _ what: String, isMeasureFirst: Bool,
    _ figures: (Substring) -> [String]
  ) throws {
    let page = try site.text("\(menu)/index.html")
    let articles = page.matches(of: #/<li class="dish[^"]*">((?s:.*?))</li>/#)
    #expect(articles.map { figures($0.1) } == dishes.map(\.shownInColumns), "\(what) on the menu's page")
    let blocks = try site.text("\(menu)/menu.txt").split(separator: "\n\n").filter { $0.hasPrefix("Dish ") }
    #expect(
      blocks.map(figures) == dishes.map { (isMeasureFirst ? $0.shownInColumns : $0.shown) + $0.shownOptions },
      "\(what) as text")
    let paper = try #require(try site.text("\(menu)/print.html").firstMatch(of: #/<main>((?s:.*?))</main>/#)).1
    #expect(
      paper.split(separator: #/<li class="dish[^"]*">/#).dropFirst().map(figures)
        == dishes.map { $0.shownInColumns + $0.shownOptions }, "\(what) on paper")
    let json = try JSONSerialization.jsonObject(with: Data(site.text("\(menu)/menu.json").utf8)) as? [String: Any]
    let rows = try #require((json?["sections"] as? [[String: Any]])?.first?["items"] as? [[String: Any]])
    #expect(rows.map { amounts($0["offers"]) } == dishes.map(\.exact), "\(what) as JSON")
    #expect(rows.map { $0["deposit"] as? String } == dishes.map(\.deposit), "\(what) as JSON")
    let groups = rows.map { row in lists(row["optionGroups"]).flatMap { lists($0["options"]) } }
    #expect(groups.map { $0.flatMap { amounts($0["offers"]) } } == dishes.map(\.exactOptions), "\(what) as JSON")
    let sections = lists(try structuredData(page)["hasMenuSection"])
    #expect(
      lists(sections.first?["hasMenuItem"]).map { amounts($0["offers"]) } == dishes.map(\.exact),
      "\(what) as the menu's structured data")
    for dish in dishes {
      let page = try site.text("\(menu)/\(dish.id)/index.html")
      let article = try #require(page.firstMatch(of: #/<main id="content">((?s:.*?))</main>/#)).1
      #expect(figures(article) == dish.shownInColumns + dish.shownOptions, "\(what) on the dish's page")
      let data = try structuredData(page)
      #expect(amounts(data["offers"]) == dish.exact, "\(what) as structured data")
      let choices = lists(data["menuAddOn"]).flatMap { lists($0["hasMenuItem"]) }
      #expect(choices.flatMap { amounts($0["offers"]) } == dish.exactOptions, "\(what) as structured data")
    }
    for table in ["allergens.txt", "allergens.html"] {
      let text = try site.text("\(menu)/\(table)")
      let shown = text.firstMatch(of: #/<table((?s:.*?))</table>/#)?.1 ?? text[...]
      #expect(figures(shown).allSatisfy { (Int($0) ?? 99) <= 14 }, "an allergen table has no price")
    }
  }

  /// Every number in a text without markup, in ASCII digits with a decimal point.
  private func figures(_ text: Substring, mark: String) -> [String] {
    String(text).replacing(#/<[^>]*>/#, with: "|").matches(of: #/\d+(?:[.,٫٬’\u{A0}\u{202F}]\d+)*/#).map { match in
      match.0.compactMap { character -> String? in
        if let digit = character.wholeNumberValue { return String(digit) }
        return String(character) == mark ? "." : nil
      }.joined()
    }
  }

  private func lists(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  /// The amounts of offers, in order: a price, or the ends of a range.
  private func amounts(_ offers: Any?) -> [String] {
    lists(offers).flatMap { offer in
      let terms = offer["priceSpecification"] as? [String: Any]
      return ([offer] + (terms.map { [$0] } ?? lists(offer["priceSpecification"]))).flatMap { terms in
        ["price", "lowPrice", "minPrice", "highPrice", "maxPrice"].compactMap { terms[$0] as? String }
      }
    }
  }

  /// A price's digits without its currency.
  private func digits(_ price: some StringProtocol) -> String {
    String(price.filter { $0.isNumber || ",.".contains($0) })
  }

  private func structuredData(_ page: String) throws -> [String: Any] {
    let script = try #require(page.firstMatch(of: #/<script type="application\/ld\+json">(.*?)<\/script>/#))
    return try #require(try JSONSerialization.jsonObject(with: Data(script.1.utf8)) as? [String: Any])
  }
}

/// An item with a price of some kind, and the expected figures.
private struct PricedDish {
  let id: String
  let json: String
  var group: String?
  /// The expected figures, in order.
  let shown: [String]
  /// The same on pages, where the measure is before the price.
  var shownInColumns: [String] { id == "unit" ? shown.reversed() : shown }
  var shownOptions: [String] = []
  let exact: [String]
  var exactOptions: [String] = []
  var deposit: String?

  init(_ id: String, _ fields: String, shown: [String], exact: [String]) {
    self.id = id
    self.shown = shown
    self.exact = exact
    json = #"{"id": "\#(id)", "name": "Dish \#(id)", \#(fields)}"#
  }

  static func ofEveryKind(decimals: Int, _ random: inout SeededRandom) -> [PricedDish] {
    func amount(_ length: ClosedRange<Int> = 1...12) -> Amount { Amount(decimals: decimals, length, &random) }
    let (from, low, high, unit) = (amount(), amount(1...5), amount(6...12), amount())
    let (price, lunch, students) = (amount(), amount(), amount())
    let (small, large, happy) = (amount(), amount(), amount())
    let (one, perSmall, perLarge, deposit) = (amount(), amount(), amount(), amount())
    let zero = decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
    var withOptions = PricedDish(
      "options",
      #""optionGroups": ["g"], "sizes": [{"id": "s", "name": "S", "price": \#(small.written)}, {"id": "l", "name": "L", "price": \#(large.written)}]"#,
      shown: [small.exact, large.exact], exact: [small.exact, large.exact])
    withOptions.group = #"""
      {"id": "g", "name": "G", "options": [{"name": "O", "price": \#(one.written)},
        {"name": "P", "price": {"s": \#(perSmall.written), "l": \#(perLarge.written)}}, {"name": "Q", "price": {"kind": "free"}}]}
      """#
    withOptions.shownOptions = [one, perSmall, perLarge].map(\.exact)
    withOptions.exactOptions = [one, perSmall, perLarge].map(\.exact) + [zero]
    var withDeposit = PricedDish(
      "deposit", #""price": \#(price.written), "deposit": \#(deposit.written)"#,
      shown: [price.exact, deposit.exact], exact: [price.exact])
    withDeposit.deposit = deposit.exact
    return [
      PricedDish(
        "from", #""price": {"amount": \#(from.written), "kind": "from"}"#, shown: [from.exact], exact: [from.exact]),
      PricedDish(
        "range", #""price": {"amount": \#(low.written), "to": \#(high.written)}"#, shown: [low.exact, high.exact],
        exact: [low.exact, high.exact]),
      PricedDish("market", #""price": {"kind": "market"}"#, shown: [], exact: []),
      PricedDish("free", #""price": {"kind": "free"}"#, shown: [], exact: [zero]),
      PricedDish(
        "unit", #""price": {"amount": \#(unit.written), "unit": "100 g"}"#, shown: [unit.exact, "100"],
        exact: [unit.exact]),
      PricedDish(
        "tiers",
        #""price": {"amount": \#(price.written), "tiers": {"lunch": \#(lunch.written), "students": \#(students.written)}}"#,
        shown: [price, lunch, students].map(\.exact), exact: [price, lunch, students].map(\.exact)),
      PricedDish(
        "sizes",
        #""sizes": [{"name": "S", "price": \#(small.written)}, {"name": "L", "price": {"amount": \#(large.written), "tiers": {"happy-hour": \#(happy.written)}}}]"#,
        shown: [small, large, happy].map(\.exact), exact: [small, large, happy].map(\.exact)),
      withOptions, withDeposit,
    ]
  }
}

/// An amount as written, with its decimals, and with thousands separators.
private struct Amount {
  let written: String
  let exact: String
  let grouped: String

  init(decimals: Int, _ random: inout SeededRandom) {
    let length = Int.random(in: 1...12, using: &random)
    let digits = (0..<length).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    let whole = String(digits.drop { $0 == "0" })
    self.init(whole: whole.isEmpty ? "0" : whole, decimals: decimals, &random)
  }

  /// A random amount with so many digits before its decimal point, not beginning with 0, as zero is shown as text.
  init(decimals: Int, _ length: ClosedRange<Int>, _ random: inout SeededRandom) {
    let digits = (0..<Int.random(in: length, using: &random)).map { place in
      String(Int.random(in: place == 0 ? 1...9 : 0...9, using: &random))
    }
    self.init(whole: digits.joined(), decimals: decimals, &random)
  }

  private init(whole: String, decimals: Int, _ random: inout SeededRandom) {
    let fraction = (0..<decimals).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    exact = decimals == 0 ? whole : "\(whole).\(fraction)"
    var short = exact
    if decimals > 0, Bool.random(using: &random) {
      while short.hasSuffix("0") { short.removeLast() }
      if short.hasSuffix(".") { short.removeLast() }
    }
    written = Bool.random(using: &random) ? short : "\"\(short)\""
    var groups: [Substring] = []
    var rest = whole[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    grouped = ([rest] + groups).joined(separator: ",") + (decimals == 0 ? "" : ".\(fraction)")
  }
}
