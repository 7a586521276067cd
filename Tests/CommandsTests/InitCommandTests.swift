import Foundation
import Testing

struct InitCommandTests {
  @Test func makesASiteThatBuildsWithoutWarnings() throws {
    let folder = try TemporaryFolder()
    let made = try menugen("init", "mysite", in: folder.path)
    #expect(made.status == 0)
    #expect(made.output == "Made mysite/Content. Now run: cd mysite && menugen build\n")
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
