import Foundation
import Testing

/// Headings are nested without skipping levels, for screen readers.
@Suite struct HeadingTests {
  @Test(arguments: ["trattoria", "kiosk"])
  func neverSkipsALevel(name: String) async throws {
    let site = try await BuiltSite(name)
    for (path, data) in site.files where path.hasSuffix(".html") {
      let levels = String(decoding: data, as: UTF8.self).matches(of: #/<h([1-6])[ >]/#).compactMap { Int($0.1) }
      #expect(levels.first == 1, "\(path)")
      #expect(levels.count { $0 == 1 } == 1, "\(path)")
      for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1, "\(path): \(levels)") }
    }
  }

  @Test func nestsSectionsAsTheMenuDoes() async throws {
    let page = try await BuiltSite("trattoria").text("site/menus/dinner/index.html")
    var depth = 0
    var places: [String: Int] = [:]
    for tag in page.matches(of: #/<(\/?)section(?: class="(?:course|part)" id="([^"]*)")?/#) {
      depth += tag.1.isEmpty ? 1 : -1
      if let id = tag.2 { places[String(id)] = depth }
    }
    #expect(depth == 0)
    #expect(places == ["pizzas": 1, "white": 2, "summer": 3, "counter": 1])
    for heading in [
      "<h2>Pizzas<", "<h3>White pizzas<", "<h4>In summer<", #"<h5 class="name"><a href="courgette-flowers/">Courg"#,
    ] {
      #expect(page.contains(heading), "\(heading)")
    }
  }
}
