import Foundation
import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import Testing

@testable import MenugenSiteBuilder

/// Warnings that a site treats as errors.
@Suite struct RaisedWarningTests {
  private static let content = [
    "site.yaml": "currency: EUR\ndiagnostics: {diet.contradicts-allergen: error, size.none: warning}\n",
    "menus/dinner.yaml": "- {name: A, price: 5, allergens: [milk], diets: [vegan]}\n",
    "menus/lunch.yaml": "- {name: B, price: 5, allergens: []}\n",
  ]

  private func severities(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { $0.id == "diet.contradicts-allergen" }.map(\.severity.rawValue)
  }

  @Test("A raised warning stops a build") func stopsBuild() {
    let site = SiteInMemory(Self.content)
    #expect(severities(site.diagnostics) == ["error"] && site.files.isEmpty)
    var content = Self.content
    content["site.yaml"] = "currency: EUR\n"
    let other = SiteInMemory(content)
    #expect(severities(other.diagnostics) == ["warning"] && !other.files.isEmpty)
  }

  @Test("With --keep-going, a raised warning is replaced by a placeholder, in a second build too")
  func keepsGoing() throws {
    func build(after output: MemoryOutput) -> (BuildPlan.Outcome, MemoryOutput) {
      let publication = MemoryPublication(after: output)
      var options = BuildPlan.Options()
      options.content = MemoryFiles(root: "Content", texts: Self.content)
      options.themes = MemoryFiles()
      options.memory = publication
      options.keepsGoing = true
      return (BuildPlan(options: options).run(), publication.output)
    }
    let (first, output) = build(after: MemoryOutput())
    #expect(severities(first.diagnostics) == ["error"])
    let dinner = try #require(output.files["site/menus/dinner/index.html"])
    #expect(String(decoding: dinner, as: UTF8.self).contains("could not be made"))
    #expect(output.files["site/menus/lunch/menu.json"] != nil && output.files["site/menus/dinner/menu.json"] == nil)
    let (second, same) = build(after: output)
    #expect(severities(second.diagnostics) == ["error"] && same.files == output.files)
  }

  @Test("A warning of the whole site can be raised, too") func raisesWarningsOfTheSite() {
    let site = SiteInMemory([
      "site.yaml": "currency: EUR\ndiagnostics: {link.broken: error}\n",
      "menus/lunch.yaml": "- {name: B, price: 5, allergens: []}\n", "pages/about.md": "[x](nowhere/)\n",
    ])
    #expect(site.diagnostics.filter { $0.id == "link.broken" }.map(\.severity) == [.error] && site.files.isEmpty)
  }

  @Test("The ids that can be raised are those of the catalogue's warnings") func listsWarnings() throws {
    let root = "\(Repository.root)/Sources/Diagnostics/Catalogue"
    var ids: Set<String> = ["account.near-miss", "category.near-miss", "key.unknown"]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      ids.formUnion(text.matches(of: /\.warning\(\s*"([a-z0-9.-]+)"/).map { String($0.1) })
    }
    ids = ids.filter { id in !["publish.", "pack.", "import.", "report."].contains(where: id.hasPrefix) }
    #expect(DiagnosticMessage.warningIDs == ids.sorted())
    #expect(ids.count > 60)
  }
}
