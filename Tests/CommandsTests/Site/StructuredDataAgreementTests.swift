import Foundation
import Testing

/// Every name, description and amount in a page's JSON-LD is also on the page.
@Suite struct StructuredDataAgreementTests {
  @Test(arguments: ["trattoria", "kiosk"])
  func saysNothingThatThePageDoesNotShow(name: String) async throws {
    let site = try await BuiltSite(name)
    var count = 0
    for (path, data) in site.files where path.hasPrefix("site/") && path.hasSuffix(".html") {
      let page = String(decoding: data, as: UTF8.self)
      for script in page.matches(of: #/<script type="application\/ld\+json">(.*?)<\/script>/#) {
        let json = try JSONSerialization.jsonObject(with: Data(script.1.utf8))
        let body = try #require(page.firstRange(of: "<body"))
        let text = visible(page[body.lowerBound...])
        for (key, value) in claims(json) {
          count += 1
          #expect(text.contains(value), "\(path): \(key) '\(value)'")
        }
      }
    }
    #expect(count > 10)
  }

  /// Sections are nested as on the page, with the same items and their availability.
  @Test(arguments: ["site/menus/dinner/index.html", "site/ar/menus/dinner/index.html"])
  func saysOfEachSectionWhatStandsInIt(path: String) async throws {
    let page = try await BuiltSite("trattoria").text(path)
    let script = try #require(page.firstMatch(of: #/<script type="application\/ld\+json">(.*?)<\/script>/#))
    let menu = try #require(try JSONSerialization.jsonObject(with: Data(script.1.utf8)) as? [String: Any])
    var said: [String] = []
    func visit(_ section: [String: Any], _ depth: Int) {
      said.append("\(depth) \(squeezed(section["name"] as? String ?? "?"))")
      for item in section["hasMenuItem"] as? [[String: Any]] ?? [] {
        let offers = item["offers"] as? [[String: Any]] ?? []
        let isSoldOut = offers.contains { $0["availability"] as? String == "https://schema.org/SoldOut" }
        said.append("dish \(squeezed(item["name"] as? String ?? "?"))\(isSoldOut ? " sold out" : "")")
      }
      for inner in section["hasMenuSection"] as? [[String: Any]] ?? [] { visit(inner, depth + 1) }
    }
    for section in menu["hasMenuSection"] as? [[String: Any]] ?? [] { visit(section, 2) }

    let body = try #require(page.firstRange(of: "<div class=\"menu\">"))
    let shown = page[body.lowerBound...].matches(
      of:
        #/<h([2-6])[^>]*>([^<]*)<\/h|<li class="dish[^"]*?( gone)?">(?s:.*?)<h[3-6][^>]*><a[^>]*>(?:<bdi[^>]*>)?([^<]*)/#
    ).compactMap { match -> String? in
      if let name = match.4 { return "dish \(visibleName(name))\(match.3 == nil ? "" : " sold out")" }
      // Headings of options contain their name in an element, or follow an item.
      guard let level = match.1, let name = match.2, said.contains("\(level) \(visibleName(name))") else { return nil }
      return "\(level) \(visibleName(name))"
    }
    #expect(said == shown)
    #expect(said.count > 10)
  }

  private func visibleName(_ name: Substring) -> String {
    squeezed(String(name).replacing("&amp;", with: "&").replacing("&lt;", with: "<").replacing("&gt;", with: ">"))
  }

  /// The texts and amounts of structured data, formatted as on the page.
  private func claims(_ json: Any) -> [(String, String)] {
    if let list = json as? [Any] { return list.flatMap(claims) }
    guard let object = json as? [String: Any] else { return [] }
    return object.flatMap { key, value -> [(String, String)] in
      // `840 calories`, `3515 kJ`, `28 g`: the page translates the units.
      if object["@type"] as? String == "NutritionInformation", key != "@type" {
        return (value as? [String] ?? [value as? String ?? ""]).map { (key, digits($0.filter { !$0.isLetter })) }
      }
      if object["@type"] as? String == "PropertyValue", key == "value", let text = value as? String {
        return [(key, digits(text))]
      }
      guard let text = value as? String else { return claims(value) }
      switch key {
      case "name", "description": return text.split(separator: "\n").map { (key, squeezed(String($0))) }
      // Zero is shown as "free".
      case "price", "minPrice", "maxPrice":
        return text.contains { "123456789".contains($0) } ? [(key, digits(text))] : []
      default: return []
      }
    }
  }

  private func visible(_ page: Substring) -> String {
    var text = page.replacing(#/<[^>]*>/#, with: "")
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      text = text.replacing(entity, with: character)
    }
    return squeezed(String(text)) + digits(String(text))
  }

  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Digits without separators, in ASCII: `123450` for `1.234,50`.
  private func digits(_ text: String) -> String {
    text.compactMap { $0.wholeNumberValue.map(String.init) ?? ("., \u{A0}\u{202F}٫٬’".contains($0) ? nil : " ") }
      .joined()
  }
}
