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
