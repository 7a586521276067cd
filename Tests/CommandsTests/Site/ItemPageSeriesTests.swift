import Diagnostics
import Domain
import Foundation
import Parsers
import Pipeline
import Renderers
import Templates
import Testing
import Text
import ViewModels

/// The dishes of a menu are pages of one series, which copies from the first what they share. Each is what it would be
/// alone: the sample's dishes, in every language of the default theme.
@Suite struct ItemPageSeriesTests {
  private static let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Content")

  private func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Data(contentsOf: Self.content.appendingPathComponent(path))))
  }

  @Test(arguments: ["menus/beverages.yaml", "menus/desserts.json", "menus/pizzas.yaml"])
  func makesEachDishAsIfAlone(menu path: String) throws {
    let theme = EmbeddedTheme.files()
    let templates = theme.filter { $0.key.hasPrefix("templates/") }.map { path, file in
      (String(path.dropFirst("templates/".count).dropLast(".mustache".count)), file)
    }
    let site = parseSite(try file("site.yaml")).value
    let menu = FlatMenu(try #require(parseMenu(try file(path), site: site).value?.content))
    let english = parsePhrases(try #require(theme["strings/en.yaml"]), language: .english).value
    let compiled = Theme.compile(Dictionary(uniqueKeysWithValues: templates), wordNames: english.keys)
    let pages = try #require(compiled.value)

    let codes = theme.keys.filter { $0.hasPrefix("strings/") }.map { $0.dropFirst("strings/".count).dropLast(5) }
      .sorted()
    #expect(codes.count > 5)
    let presentations = try codes.map { code in
      let language = try #require(LanguageTag(String(code)))
      let phrases = parsePhrases(try #require(theme["strings/\(code).yaml"]), language: language).value
      return Presentation(site: site, language: language, phrases: phrases.filled(from: english))
    }
    for (presentation, code) in zip(presentations, codes) {
      let words = english.keys.map { presentation.phrases.table[$0] ?? "" }
      let frames = FramePresenter(presentation, navigation: Navigation([]), languages: presentations)
      var series = pages.itemPages(words: words)
      var (count, differing) = (0, [String]())
      frames.forEachItemPage(of: frames.menuPage(menu), menu) { _, page in
        var together = ByteBuffer()
        series.run(page, into: &together)
        var alone = ByteBuffer()
        var ownSeries = pages.itemPages(words: words)
        ownSeries.run(page, into: &alone)
        if together.text != alone.text { differing.append(page.item.id) }
        count += 1
      }
      #expect(differing == [], "\(code)")
      #expect(count > 3)
    }
  }
}
