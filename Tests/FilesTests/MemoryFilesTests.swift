import MenugenDiagnostics
import MenugenFiles
import Testing

@Suite struct MemoryFilesTests {
  private let files = MemoryFiles(
    root: "Content", texts: ["menus/b.json": "b", "menus/a/x.json": "x", "_draft": "", "menus/.x": "", "menusx": ""])

  @Test func listsAsADiskDoes() throws {
    #expect(try files.list(below: "menus").files == ["menus/a/x.json", "menus/b.json"])
    #expect(try files.list(below: "").files == ["menus/a/x.json", "menus/b.json", "menusx"])
    #expect(try files.list(below: "none") == FileListing())
  }

  @Test func readsAndRefusesAsADiskDoes() throws {
    #expect(try files.read("menus/b.json").path == "Content/menus/b.json")
    #expect(throws: FileError("Content/none", .missing)) { try files.read("none") }
    #expect(throws: FileError("Content/menus/b.json", .tooLarge(limit: 0))) { try files.read("menus/b.json", limit: 0) }
    #expect(files.exists("menus/a") && !files.exists("menus/c"))
  }

  @Test func keepsWhatIsWritten() throws {
    try files.write([1], to: "new")
    #expect(try files.read("new").bytes == [1])
    try files.remove("new")
    #expect(!files.exists("new"))
  }
}
