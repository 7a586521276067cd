import MenugenDiagnostics
import MenugenPublishing
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// A file that isn't published, because another one has its path, is reported.
@Suite struct DroppedPageTests {
  private static func site(_ language: String, _ languages: String) -> String {
    "language: \(language)\nlanguages: [\(languages)]\ncurrency: EUR\n"
  }

  @Test(
    "Two files that make one page of a language are an error that names both",
    arguments: [
      ("en", "en", ["about.md", "about.en.md"]), ("en", "en, it", ["about.en.md", "about.md"]),
      ("de", "it, de", ["about.de.md", "about.md"]), ("en", "en", ["about.EN.md", "about.en.md"]),
      ("en-GB", "en-GB", ["about.en-US.md", "about.en.md"]), ("pt", "pt", ["about.pt-BR.md", "about.md"]),
      ("en", "en", ["about.eng.md", "about.md"]), ("en", "en, it", ["legal/a.it.md", "legal/a.ita.md"]),
    ])
  func reportsTwoPagesOfOneLanguage(_ language: String, _ languages: String, _ names: [String]) async {
    var files = ["site.yaml": Self.site(language, languages)]
    for name in names { files["pages/\(name)"] = "From \(name)\n" }
    var site = MemorySite(files)
    let errors = await site.build().filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["page.duplicate"])
    for name in names {
      #expect(errors.contains { $0.message.contains("Content/pages/\(name)") || $0.file == "Content/pages/\(name)" })
    }
  }

  @Test(
    "Pages of several languages, regions and folders are no duplicates",
    arguments: [
      ("en", "en, it", ["about.md", "about.it.md"]), ("en", "en", ["about.md", "legal/about.md"]),
      ("en", "en, pt, pt-BR", ["about.md", "about.pt.md", "about.pt-BR.md"]),
      ("en", "en", ["about.md", "about.team.md"]),
    ])
  func takesPagesByLanguage(_ language: String, _ languages: String, _ names: [String]) async {
    var files = ["site.yaml": Self.site(language, languages)]
    for name in names { files["pages/\(name)"] = "From \(name)\n" }
    var site = MemorySite(files)
    #expect(await site.build().filter { $0.severity == .error }.isEmpty)
    let pages = site.output.files.values.map { String(decoding: $0, as: UTF8.self) }
    for name in names { #expect(pages.contains { $0.contains("From \(name)") }) }
  }

  @Test("Front matter names the language where the file's name doesn't, and a contradiction is a warning")
  func readsLanguageOfPage() async {
    var site = MemorySite([
      "site.yaml": Self.site("en", "en, it"), "pages/a.md": "---\nlanguage: it\n---\nUno\n", "pages/a.en.md": "One\n",
      "pages/b.it.md": "---\nlanguage: en\n---\nDue\n", "pages/c.md": "---\nlanguage: en\n---\nC1\n",
      "pages/c.en.md": "C2\n",
    ])
    let diagnostics = await site.build()
    #expect(diagnostics.map(\.id) == ["page.language", "page.duplicate"])
    #expect(diagnostics.first?.file == "Content/pages/b.it.md")
  }

  @Test("A build that keeps going publishes neither of two pages")
  func withholdsBothPages() async throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": Self.site("en", "en"), "Content/pages/a.md": "First\n", "Content/pages/a.en.md": "Second\n",
      "Content/pages/b.md": "Third\n",
    ])
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1)
    let page = try folder.text("Output/site/a/index.html")
    #expect(!page.contains("First") && !page.contains("Second") && page.contains("could not be made"))
    #expect(try folder.text("Output/site/b/index.html").contains("Third"))
  }

  @Test(
    "Two texts of one dish in one language are an error",
    arguments: [
      (["soup.md", "soup.en.md"], "", true), (["soup.md", "soup.it.md"], "", false),
      (["soup.it.md"], ", body: {en: One}", false), (["soup.md"], ", body: One", true),
      (["soup.en.md"], ", body: {en: One}", true), (["soup.md", "notes.md"], ", body: d/notes.md", true),
      (["notes.md"], ", body: d/notes.md", false), (["soup.eng.md", "soup.md"], ", body: {it: Uno}", true),
    ])
  func reportsTwoTextsOfOneLanguage(_ names: [String], _ key: String, _ isError: Bool) async {
    var files = [
      "site.yaml": Self.site("en", "en, it"),
      "menus/d.yaml": "name: {en: D, it: D}\nsections: {s: [{id: soup, name: Soup, price: 1, allergens: []\(key)}]}\n",
    ]
    for name in names { files["menus/d/\(name)"] = "From \(name)\n" }
    var site = MemorySite(files)
    let diagnostics = await site.build()
    #expect(diagnostics.filter { $0.severity == .error }.map(\.id) == (isError ? ["body.duplicate"] : []))
    let pages = site.output.files.values.map { String(decoding: $0, as: UTF8.self) }
    if !isError { for name in names { #expect(pages.contains { $0.contains("From \(name)") }) } }
  }

  @Test("A dish with a text in the menu alone is left as it is beside one with a file")
  func keepsTextsOfTheMenu() async {
    var site = MemorySite([
      "site.yaml": Self.site("en", "en, it"),
      "menus/d.yaml": """
      sections: {s: [{id: soup, name: Soup, price: 1, allergens: []},
        {id: wine, name: Wine, price: 1, allergens: [], body: {en: From the menu}}]}
      """,
      "menus/d/soup.md": "From a file\n",
    ])
    #expect(await site.build().filter { $0.severity == .error }.isEmpty)
    let pages = site.output.files.values.map { String(decoding: $0, as: UTF8.self) }
    for text in ["From the menu", "From a file"] { #expect(pages.contains { $0.contains(text) }) }
  }

  @Test("Two files of a theme's words in one language are an error")
  func reportsTwoFilesOfWords() async {
    var site = MemorySite(
      ["site.yaml": Self.site("en", "en") + "theme: own\n"],
      themes: [
        "own/strings/en.yaml": "home: A\n", "own/strings/EN.yml": "home: B\n", "own/strings/it.yaml": "home: C\n",
      ])
    let errors = await site.build().filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["language.twice"])
    #expect(errors.first?.message == "duplicate words for 'en', also in Themes/own/strings/EN.yml")
  }

  @Test("A static 404.html, robots.txt or sitemap.xml takes the place of the usual one")
  func usesStaticFilesOfTheSite() async {
    var site = MemorySite(["site.yaml": Self.site("en", "en, it") + "baseURL: https://x.example\n"])
    _ = await site.build()
    let usual = site.output.files
    for name in ["404.html", "robots.txt", "sitemap.xml", "it/404.html"] {
      #expect(usual["site/\(name)"] != nil)
      site.files["static/\(name)"] = Array("mine".utf8)
    }
    #expect(await site.build().isEmpty)
    #expect(site.output.files.keys.sorted() == usual.keys.sorted())
    #expect(site.output.files.filter { $0.value == Array("mine".utf8) }.count == 4)
    for name in ["404.html", "robots.txt", "sitemap.xml", "it/404.html"] { site.files["static/\(name)"] = nil }
    #expect(await site.build().isEmpty)
    #expect(site.output.files == usual)
  }

  @Test(
    "Any other page and a static file of one place are an error that names both",
    arguments: ["index.html", "error.html", "about/index.html", "about", "Robots.txt", "theme"])
  func reportsStaticFilesInPlaceOfPages(_ name: String) async {
    var site = MemorySite([
      "site.yaml": Self.site("en", "en"), "pages/about.md": "About\n", "static/\(name)": "mine",
    ])
    let errors = await site.build().filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["output.collision"])
    #expect(errors.first?.message.contains("Content/static/\(name)") == true)
  }
}
