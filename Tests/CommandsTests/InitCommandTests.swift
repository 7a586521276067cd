import Foundation
import Testing

struct InitCommandTests {
  @Test func makesASiteThatBuildsWithoutWarnings() throws {
    let folder = try TemporaryFolder()
    let made = try menugen("init", "mysite", in: folder.path)
    #expect(made.status == 0)
    #expect(made.output == "Created mysite/Content. Now run: cd mysite && menugen build\n")
    let built = try menugen("build", "--strict", in: folder.place("mysite"))
    #expect(built.status == 0)
    #expect(built.errors == "")
    for page in [
      "site/index.html", "site/it/menus/dinner/margherita/index.html", "site/about/index.html",
      "reports/till/report.txt",
    ] {
      #expect(folder.exists("mysite/Output/\(page)"))
    }
  }

  @Test("Every language and theme makes a site that builds without a warning", arguments: Self.combinations)
  func makesEveryCombination(language: String, theme: String) throws {
    let folder = try TemporaryFolder()
    let options = ["--language", language] + (theme.isEmpty ? [] : ["--theme", theme])
    let made = try shell("menugen init mysite \(options.joined(separator: " "))", in: folder.path)
    #expect(made.status == 0)
    let isEnglish = !["de", "en", "es", "fr", "it"].contains(language.prefix(2))
    #expect(made.ids == (isEnglish ? ["init.english"] : []))
    let built = try menugen("build", "--strict", in: folder.place("mysite"))
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let page = try folder.text("mysite/Output/site/menus/dinner/index.html")
    #expect(page.contains("<html lang=\"\(language)\""))
    #expect(page.contains("clarendon") == (theme != "trattoria"))
  }

  private static let combinations = [
    ("ar", "trattoria"), ("cs", ""), ("da", "default"), ("de", ""), ("de", "trattoria"), ("de-AT", ""), ("el", ""),
    ("en", "default"), ("en-GB", "trattoria"), ("es", ""), ("es-MX", "trattoria"), ("fa", ""), ("fi", "trattoria"),
    ("fr", "trattoria"), ("fr-CA", ""), ("he", ""), ("hu", "trattoria"), ("it", ""), ("it-CH", "default"),
    ("ja", "trattoria"), ("ko", ""), ("nb", ""), ("nl", "trattoria"), ("pl", ""), ("pt", ""), ("pt-BR", "trattoria"),
    ("ru", ""), ("sv", ""), ("tr", ""), ("uk", "trattoria"), ("vi", ""), ("zh-Hans", ""), ("zh-Hant", "trattoria"),
  ]

  @Test("The sample is in the language, and says so")
  func translatesTheSample() throws {
    let folder = try TemporaryFolder()
    #expect(try menugen("init", "--language", "DE-at", "--theme", "trattoria", in: folder.path).status == 0)
    let site = try folder.text("Content/site.yaml")
    #expect(site.contains("language: de-AT\nlanguages: [de-AT, en]\n"))
    #expect(site.contains("\ntheme: trattoria\n"))
    #expect(try folder.text("Content/menus/dinner.yaml").contains("name: { de-AT: Abendkarte, en: Dinner }"))
    #expect(try folder.text("Content/pages/about.md").contains("zwölf Stühlen"))
  }

  @Test(
    "A language without words and an unknown theme are refused, and the known ones listed",
    arguments: [
      (["--language", "ca"], "it, ja, ko"), (["--language", "deutsch!"], "such as de"),
      (["--language", ""], "such as de"),
      (["--theme", "rosa"], "default, trattoria"), (["--theme", ""], "default, trattoria"),
    ])
  func refusesUnknownNames(options: [String], text: String) throws {
    let folder = try TemporaryFolder()
    let run = try shell("menugen init \(options[0]) '\(options[1])'", in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains(text))
    #expect(try folder.everything("").isEmpty)
  }

  @Test("The workflow builds the site and publishes only that, and existing files are kept")
  func writesAWorkflow() throws {
    let folder = try TemporaryFolder([".gitignore": "own"])
    #expect(try menugen("init", in: folder.path).status == 0)
    #expect(try folder.text(".gitignore") == "own")
    let workflow = try folder.text(".github/workflows/publish.yml")
    // No registry's package of this name is ours.
    #expect(workflow.matches(of: /pip install .*/).map { String($0.0) } == ["pip install --no-index ./menugen-*.whl"])
    let line = try #require(workflow.firstMatch(of: /- run: (menugen .*)/)?.1)
    #expect(try shell(String(line), in: folder.path).status == 0)
    let path = try #require(workflow.firstMatch(of: /path: (.*)/)?.1)
    #expect(folder.exists("\(path)/index.html"))
    #expect(!path.contains("reports"))
  }

  @Test("Each file names the schema of its kind, and existing schemas are kept")
  func writesSchemas() throws {
    let folder = try TemporaryFolder(["mysite/schemas/page.schema.json": "{}"])
    #expect(try menugen("init", "mysite", in: folder.path).status == 0)
    for (path, schema) in [("site.yaml", "site"), ("menus/dinner.yaml", "menu"), ("movements/till.json", "ledger")] {
      let text = try folder.text("mysite/Content/\(path)")
      let named = try #require(text.firstMatch(of: #/\$schema[=":]+ ?"?([^"\s]+)/#)?.1)
      let file = URL(fileURLWithPath: folder.place("mysite/Content/\(path)")).deletingLastPathComponent()
        .appendingPathComponent(String(named)).standardized
      #expect(try String(contentsOf: file, encoding: .utf8) == menugen("schema", schema, in: "/").output)
    }
    #expect(try folder.text("mysite/schemas/page.schema.json") == "{}")
  }

  @Test func overwritesNothing() throws {
    let folder = try TemporaryFolder(Sites.small)
    let before = try folder.everything("")
    let run = try menugen("init", in: folder.path)
    #expect(run.status == 1)
    #expect(run.ids == ["init.exists"])
    #expect(try folder.everything("") == before)
  }

  @Test func endsWith74WhereNothingCanBeWritten() throws {
    let folder = try TemporaryFolder(["mysite": "a file"])
    #expect(try menugen("init", "mysite", in: folder.path).status == 74)
  }
}
