import Foundation
import Testing

/// Special files in the content are reported, and don't hang or crash the program.
struct HostileFilesTests {
  @Test(
    arguments: [
      ("mkfifo Content/menus/dinner.yaml", "file.not-regular", 1),
      ("mkfifo Content/site.yaml", "file.not-regular", 1),
      ("mkfifo Content/assets", "file.not-regular", 1),
      ("ln -s /dev/zero Content/menus/dinner.yaml", "file.not-regular", 1),
      ("ln -s /dev/tty Content/movements/bank.csv", "file.not-regular", 1),
      ("ln -s dinner.yaml Content/menus/dinner.yaml", "file.symlink-loop", 1),
      ("ln -s .. Content/menus/up", "file.symlink-loop", 1),
      ("ln -s gone.yaml Content/menus/dinner.yaml", "file.missing", 74),
      ("ln -s gone Content/assets", "file.missing", 74),
      ("mkdir Content/site.yaml", nil, 0),
      ("mkdir -p Content/menus/dinner.yaml", nil, 0),
      ("truncate -s 70M Content/menus/dinner.yaml", "file.too-large", 1),
      ("mkdir Content/static && truncate -s 70M Content/static/film.mp4", "file.too-large", 1),
      ("mkdir Content/assets && truncate -s 70M Content/assets/film.mp4", "asset.unused", 0),
      ("truncate -s 3G Content/movements/bank.csv", "file.too-large", 1),
      ("head -c 100000 /dev/zero >Content/menus/dinner.json", "json.unexpected", 1),
      ("head -c 100000 /dev/zero >Content/menus/dinner.yaml", "yaml.control-character", 1),
      ("mkdir Content/pages && printf '%100000s' '' | tr ' ' '[' >Content/pages/deep.md", "allergens.undeclared", 0),
    ] as [(String, String?, Int32)])
  func reportsOfWhatIsNoContent(_ lines: String, _ id: String?, _ status: Int32) throws {
    let folder = try TemporaryFolder([
      "Content/menus/lunch.yaml": "name: Lunch\ncurrency: EUR\nsections: {soups: [Ribollita]}\n"
    ])
    let run = try shell("mkdir Content/movements; \(lines)\nmenugen build", in: folder.path)
    #expect(run.status == status)
    #expect(id.map { run.ids.contains($0) } ?? true, "\(run.errors.prefix(1000))")
    // Errors of other files are reported, too.
    #expect(run.ids.contains("allergens.undeclared"))
    #expect(folder.exists("Output") == (status == 0))
  }

  @Test func leavesHiddenAndUnderlinedFilesAlone() throws {
    let folder = try TemporaryFolder(Sites.small)
    for path in ["menus/.dinner.yaml.swp", "menus/_draft.yaml", ".git/config", "_old/menus/dinner.yaml"] {
      try folder.write("{", to: "Content/\(path)")
    }
    #expect(try menugen("check", "--strict", in: folder.path).status == 0)
  }

  @Test(arguments: ["Output", "Output/site", "Output/reports", "Output/.menugen"])
  func endsWith74WhereAFileStandsInTheWay(_ path: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("mine", to: path)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids.count == 1)
    #expect(try folder.text(path) == "mine")
  }

  @Test(.enabled(if: getuid() != 0)) func endsWith74WhereNobodyMayRead() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell("chmod 0 Content/menus/dinner.yaml; menugen build", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids == ["file.unreadable"])
    #expect(!folder.exists("Output"))
  }

  @Test func refusesContentThatIsAFile() throws {
    let folder = try TemporaryFolder(["Content": ""])
    #expect(try menugen("build", in: folder.path).status == 74)
  }

  @Test func takesLimitsWithUnits() throws {
    let folder = try TemporaryFolder(Sites.small)
    for (limit, status) in [("10", 1), ("1K", 0), ("1k", 0), ("1M", 0), ("2G", 0)] as [(String, Int32)] {
      #expect(try menugen("check", "--max-file-size", limit, in: folder.path).status == status)
    }
  }
}
