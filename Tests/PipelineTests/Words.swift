import MenugenDiagnostics
import MenugenDomain
import Foundation
import MenugenParsers
import Testing
import MenugenViewModels

@testable import MenugenPipeline

/// The default theme's phrases from its files, and presentations that use them.
enum Words {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Themes/default/strings")

  /// The theme's languages, by file name.
  static var languages: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(".yaml".count)) }
        .filter { !regional.contains($0) }.sorted()
    }
  }

  /// Languages whose file only has differences from a wider one.
  static let regional = ["pt-BR"]

  static func table(_ code: String) throws -> PhraseTable {
    let file = "\(code).yaml"
    let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
    let parsed = parsePhrases(SourceFile(path: file, bytes: Array(bytes)), language: try tag(code))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    return parsed.value
  }
}

extension Words {
  /// The vocabulary of all languages.
  static var vocabulary: AllergenVocabulary {
    AllergenVocabulary { language in
      var candidate: LanguageTag? = language
      while let tag = candidate {
        if (try? languages.contains(tag.code)) == true { return try? table(tag.code) }
        candidate = tag.parent
      }
      return nil
    }
  }
}

func tag(_ code: String) throws -> LanguageTag { try #require(LanguageTag(code)) }

/// A presentation in one language with the default theme's phrases.
func presentation(
  _ code: String = "en", vocabulary: AllergenVocabulary? = nil, _ change: (inout Site) -> Void = { _ in }
) throws -> Presentation {
  var site = Site()
  site.language = .english
  site.languages = try [.english, tag(code)]
  if code == "en" { site.languages = [.english] }
  site.currency = .eur
  change(&site)
  let english = try Words.table("en")
  let words = try Words.languages.contains(code) ? Words.table(code).filled(from: english) : english
  return Presentation(site: site, language: try tag(code), phrases: words, vocabulary: vocabulary)
}

func euros(_ units: Int64) -> Money { Money(minorUnits: units, currency: .eur) }

func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

func markup(_ text: String) -> Localized<Markup> { Localized(Markup(html: "<p>\(text)</p>\n", plain: text)) }

extension FramePresenter {
  /// All item pages of a menu.
  func itemPages(of page: MenuPage, _ menu: Menu) -> [ItemPage] {
    var pages: [ItemPage] = []
    forEachItemPage(of: page, MenuOutline(menu)) { _, page in pages.append(copy page) }
    return pages
  }

  func menuPage(_ menu: Menu) -> MenuPage { menuPage(MenuOutline(menu)) }
  func allergenPage(_ menu: Menu, _ page: MenuPage) -> AllergenPage { allergenPage(MenuOutline(menu), page) }
}

extension MenuDataSource {
  convenience init(_ menu: Menu, presentation: Presentation, route: Route, choices: Choices = .all) {
    self.init(MenuOutline(menu), presentation: presentation, route: route, choices: choices)
  }
}

extension DeclaredAllergens {
  /// The additives as single facts.
  var facts: [FactViewModel] {
    var facts: [FactViewModel] = []
    forEach { allergen, kind, presence in
      facts.append(FactViewModel(name: "\(allergen)" + (kind.map { ".\($0)" } ?? ""), value: "\(presence)"))
    }
    return facts
  }
}
