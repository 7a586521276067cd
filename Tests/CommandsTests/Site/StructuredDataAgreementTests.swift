import Foundation
import Testing

/// What a page tells search engines stands on the page: every name, description and amount of its JSON-LD.
@Suite struct StructuredDataAgreementTests {
  @Test(arguments: ["trattoria", "kiosk"])
  func saysNothingThatThePageDoesNotShow(name: String) async throws {
    let site = try await BuiltSite(name)
    var count = 0
    for (path, data) in site.files where path.hasPrefix("site/") && path.hasSuffix(".html") {
      let page = String(decoding: data, as: UTF8.self)
      for script in page.matches(of: #/<script type="application\/ld\+json">(.*?)<\/script>/#) {
        let json = try JSONSerialization.jsonObject(with: Data(script.1.utf8))
        let body = try #require(page.firstRange(of: "<body>"))
        let text = visible(page[body.lowerBound...])
        for (key, value) in claims(json) {
          count += 1
          #expect(text.contains(value), "\(path): \(key) '\(value)'")
        }
      }
    }
    #expect(count > 10)
  }

  /// The texts and amounts that structured data claims, in the form that a page shows them in.
  private func claims(_ json: Any) -> [(String, String)] {
    if let list = json as? [Any] { return list.flatMap(claims) }
    guard let object = json as? [String: Any] else { return [] }
    return object.flatMap { key, value -> [(String, String)] in
      guard let text = value as? String else { return claims(value) }
      switch key {
      case "name", "description": return text.split(separator: "\n").map { (key, squeezed(String($0))) }
      // Free is a word, not a nought.
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

  /// Figures without what stands between them: `1.234,50` as `123450`, in the digits of ASCII.
  private func digits(_ text: String) -> String {
    text.compactMap { $0.wholeNumberValue.map(String.init) ?? ("., \u{A0}\u{202F}٫٬’".contains($0) ? nil : " ") }
      .joined()
  }
}
