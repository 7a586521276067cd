import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Commands

/// Every price stands in every output by the very digits that were written: random amounts in many currencies.
@Suite struct WrittenPriceTests {
  /// Currencies and their decimals by ISO 4217.
  static let currencies = ["EUR": 2, "USD": 2, "JPY": 0, "KRW": 0, "KWD": 3, "BHD": 3, "CLF": 4, "UYW": 4, "XAF": 0]
  static let dishes = 40

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
      let prices = page.matches(of: #/<p class="price">([^<]*)</p>/#).map { String($0.1) }
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
        #expect(dish.matches(of: #/<p class="price">([^<]*)</p>/#).map { digits($0.1) } == [amount.grouped])
        let offer = (try structuredData(dish)["offers"] as? [[String: Any]])?.first
        #expect(offer?["price"] as? String == amount.exact)
      }
    }
  }

  /// A price's figures without its currency.
  private func digits(_ price: some StringProtocol) -> String {
    String(price.filter { $0.isNumber || ",.".contains($0) })
  }

  private func structuredData(_ page: String) throws -> [String: Any] {
    let script = try #require(page.firstMatch(of: #/<script type="application\/ld\+json">(.*?)<\/script>/#))
    return try #require(try JSONSerialization.jsonObject(with: Data(script.1.utf8)) as? [String: Any])
  }
}

/// An amount three ways: as it is written in the content, with its decimals, and with its thousands apart.
private struct Amount {
  let written: String
  let exact: String
  let grouped: String

  init(decimals: Int, _ random: inout SeededRandom) {
    let length = Int.random(in: 1...12, using: &random)
    var whole = (0..<length).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    whole = String(whole.drop { $0 == "0" })
    if whole.isEmpty { whole = "0" }
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
