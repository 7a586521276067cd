import Foundation
import MenugenDiagnostics
import MenugenDomain
import MenugenRenderers
import Testing

/// The default theme's style sheets and script.
@Suite struct DefaultThemeTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try #require(EmbeddedTheme.default.files()[path]).bytes, as: UTF8.self)
  }

  @Test("The filter hides what contains an allergen, and marks what may contain it", arguments: Allergen.allCases)
  func filtersAllergens(allergen: Allergen) throws {
    let rules = try Self.text("assets/menu.css")
    let chosen = ".menu:has([value=\(allergen.rawValue)]:checked)"
    for part in [".a-\(allergen.rawValue)", ".m-\(allergen.rawValue) .ask", ".m-\(allergen.rawValue) .hidden"] {
      #expect(rules.contains("\n\(chosen) \(part)"), "\(part)")
    }
    #expect(rules.contains(".menu:has([name=no]:checked) .u .ask"))
  }

  @Test("The filter hides what doesn't suit a diet", arguments: Diet.allCases) func filtersDiets(diet: Diet) throws {
    let rule = ".menu:has([value=\(diet.rawValue)]:checked) .dish:not(.d-\(diet.rawValue))"
    #expect(try Self.text("assets/menu.css").contains("\n\(rule)"))
  }

  @Test("No page has a script or style that the policy forbids") func keepsThePolicy() throws {
    for (path, file) in EmbeddedTheme.default.files() where path.hasSuffix(".mustache") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains(" style=") && !text.contains("<style") && !text.contains("<script>"), "\(path)")
      #expect(!text.contains(" onclick=") && !text.contains("javascript:"), "\(path)")
    }
  }

  @Test("The script is smaller than 2 kB") func scriptIsSmall() throws {
    #expect(try Self.text("assets/menu.js").utf8.count < 2_048)
  }
}
