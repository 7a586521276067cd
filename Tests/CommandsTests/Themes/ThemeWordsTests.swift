import Foundation
import Testing

/// Phrases of a custom theme override the default theme's.
@Suite struct ThemeWordsTests {
  private static func folder(_ languages: String, _ strings: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write(
      "name: Giuseppe's\ncurrency: EUR\ntheme: mine\nlanguages: [\(languages)]\n", to: "Content/site.yaml")
    for (name, text) in strings { try folder.write(text, to: "Themes/mine/strings/\(name)") }
    return folder
  }

  @Test func changesOneWordOfEnglish() throws {
    let folder = try Self.folder("en", ["en.yaml": "home: Front door"])
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.ids == [], "\(run.errors)")
    let page = try folder.text("Output/site/index.html")
    #expect(page.contains("Front door"))
    #expect(page.contains("Skip to content"), "what isn't written is the default theme's")
  }

  @Test("Words that a theme doesn't replace are those of the default theme", arguments: ["it.yaml", "it.json"])
  func keepsOtherWords(_ name: String) throws {
    let folder = try Self.folder("en, it", [name: #"{"home": "CASA"}"#])
    let run = try menugen("build", in: folder.path)
    #expect(!run.errors.contains("language."), "\(run.errors)")
    let home = try folder.text("Output/site/it/index.html")
    #expect(home.contains("CASA") && !home.contains("Skip to content"))
    let menu = try folder.text("Output/site/it/menus/dinner/index.html")
    #expect(menu.contains("glutine") && !menu.contains("Skip to content"))
  }

  /// A phrase without plural forms replaces one with them, and vice versa.
  @Test func replacesAllFormsOfAWord() throws {
    let folder = try Self.folder("en", ["en.yaml": "dishCount: '{count} on the table'"])
    #expect(try menugen("build", in: folder.path).ids == [])
    #expect(try folder.text("Output/site/index.html").contains("2 on the table"))
  }

  @Test func saysWhatALanguageOfOnesOwnLacks() throws {
    let folder = try Self.folder("en, is", ["is.yaml": "home: Forsíða"])
    let run = try menugen("check", in: folder.path)
    #expect(run.places.contains("Themes/mine/strings/is.yaml language.missing-words"), "\(run.errors)")
    #expect(
      run.errors.contains("of the theme's words, which appear in English: account, additives, address, …"),
      "\(run.errors)")
  }

  @Test func wantsNoFormThatALanguageHasNot() throws {
    let words = try #require(
      try? String(contentsOfFile: "\(Repository.root)/Themes/default/strings/ja.yaml", encoding: .utf8))
    let folder = try Self.folder("en, th", ["th.yaml": words])
    #expect(try !menugen("check", in: folder.path).errors.contains("missing-words"))
  }

  @Test func saysWhichWordsNobodyUses() throws {
    let folder = try Self.folder(
      "en, it", ["en.yaml": "notDeclard: Ask!\nmotto: Eat!", "it.yaml": "hom: CASA\nmotto: Mangia!"])
    try folder.write("{{text.motto}}", to: "Themes/mine/templates/partials/state.mustache")
    let run = try menugen("check", in: folder.path)
    #expect(
      run.places.filter { $0.contains("unknown-word") } == [
        "Themes/mine/strings/en.yaml language.unknown-word", "Themes/mine/strings/it.yaml language.unknown-word",
      ], "\(run.errors)")
    #expect(run.errors.contains("did you mean 'notDeclared'?") && run.errors.contains("did you mean 'home'?"))
  }

  @Test("The reference lists every language of the default theme") func reference() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/Themes/default/strings")
    let page = try String(contentsOfFile: "\(Repository.root)/Documentation/Reference/content.md", encoding: .utf8)
    let start = try #require(page.range(of: "The default theme has words in"))
    let end = try #require(page.range(of: "In any other language", range: start.upperBound..<page.endIndex))
    let listed = page[start.upperBound..<end.lowerBound].matches(of: #/`([A-Za-z-]+)`/#).map { String($0.1) }
    #expect(Set(listed) == Set(files.map { $0.replacingOccurrences(of: ".yaml", with: "") }))
  }
}
