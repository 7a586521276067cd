import MenugenDiagnostics
import MenugenFiles
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

@Suite struct ContentTreeTests {
  @Test("A menu's descriptions are in the folder with its file's name") func bodiesByFileName() throws {
    let tree = try tree("menus/dinner.yaml", "menus/lunch.yaml", "menus/dinner/soup.md", "menus/lunch/soup.md")
    #expect(tree.bodies(ofMenu: "dinner", at: "menus/dinner.yaml") == ["menus/dinner/soup.md"])
    #expect(tree.bodies(ofMenu: "dinner", at: "menus/lunch.yaml").isEmpty)
    #expect(tree.bodies(namedAsMenu: "menus/lunch.yaml") == ["menus/lunch/soup.md"])
    #expect(try tree.hashOfUnclaimedBodies(besideMenu: "menus/lunch.yaml") == nil)
  }

  @Test("A folder without a menu file of its name may belong to any menu beside it") func unclaimedBodies() throws {
    let tree = try tree(
      "menus/2026.yaml", "menus/dinner/soup.md", "menus/town/bar.json", "menus/town/bar/beer.md", "menus/town/x/wine.md"
    )
    #expect(tree.bodies(ofMenu: "dinner", at: "menus/2026.yaml") == ["menus/dinner/soup.md"])
    #expect(tree.bodies(ofMenu: "x", at: "menus/town/bar.json") == ["menus/town/x/wine.md"])
    #expect(tree.bodies(ofMenu: "bar", at: "menus/town/bar.json") == ["menus/town/bar/beer.md"])
    #expect(try tree.hashOfUnclaimedBodies(besideMenu: "menus/town/bar.json") != nil)
  }

  @Test func reportsOfTextsThatNoMenuCanHave() throws {
    let tree = try tree(
      "menus/dinner.yaml", "menus/dinner/soup.md", "menus/soup.md", "menus/diner/soup.md", "menus/town/bar.json",
      "menus/town/x/wine.md")
    func unused(_ dinner: String?) -> [String] {
      tree.unusedBodies(besideMenus: [("menus/dinner.yaml", dinner), ("menus/town/bar.json", "bar")]).compactMap(\.file)
        .sorted()
    }
    #expect(
      unused("dinner") == ["Content/menus/diner/soup.md", "Content/menus/soup.md", "Content/menus/town/x/wine.md"])
    #expect(unused(nil) == ["Content/menus/soup.md", "Content/menus/town/x/wine.md"])
  }

  @Test func givesAFolderWithAHeadAllFilesBelowIt() throws {
    let tree = try tree(
      "movements/bank/ledger.yaml", "movements/bank/2025/a.csv", "movements/bank/b.csv", "movements/cash.csv",
      "movements/bank2/c.csv")
    #expect(tree.ledgers.map(\.head) == ["movements/bank/ledger.yaml", "movements/bank2/c.csv", "movements/cash.csv"])
    #expect(tree.ledgers[0].parts == ["movements/bank/2025/a.csv", "movements/bank/b.csv"])
  }

  @Test(arguments: ["a", "z"])
  func givesAFileToTheNearestHeadAboveIt(inner: String) throws {
    let tree = try tree(
      "movements/bank/ledger.yaml", "movements/bank/b.csv", "movements/bank/\(inner)/ledger.yaml",
      "movements/bank/\(inner)/c.csv")
    let parts = Dictionary(uniqueKeysWithValues: tree.ledgers.map { ($0.head, $0.parts) })
    #expect(parts["movements/bank/ledger.yaml"] == ["movements/bank/b.csv"])
    #expect(parts["movements/bank/\(inner)/ledger.yaml"] == ["movements/bank/\(inner)/c.csv"])
  }

  /// Only `ledger.yaml`, and only in a subfolder of `movements`, heads a ledger in several files.
  @Test(arguments: [
    "movements/ledger.yaml", "movements/ledger.json", "movements/2025/ledger.json", "movements/2025/ledger.yml",
  ])
  func takesNoOtherFileForAHead(path: String) throws {
    let tree = try tree(path, "movements/2025/cash.json", "movements/bank.json")
    #expect(tree.ledgers.allSatisfy(\.parts.isEmpty) && tree.ledgers.count == 3)
    #expect(tree.ledgers.first { $0.head == path }?.name == "ledger")
  }

  @Test func takesAFileOfTheHeadsNameForAPart() throws {
    let tree = try tree("movements/bank/ledger.json", "movements/bank/ledger.yaml", "movements/bank/ledger.csv")
    #expect(tree.ledgers.map(\.head) == ["movements/bank/ledger.yaml"])
    #expect(tree.ledgers[0].parts == ["movements/bank/ledger.csv", "movements/bank/ledger.json"])
    #expect(tree.ledgers[0].name == "bank")
  }

  private func tree(_ paths: String...) throws -> ContentTree {
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, []) }))
    return try ContentTree(files, root: "Content", sizeLimit: nil)
  }
}
