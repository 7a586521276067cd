import MenugenDiagnostics
import Testing

/// Files in the content folder that nothing reads.
@Suite struct StrayContentTests {
  private static let menu = "name: Dinner\nsections: [{name: A, items: [{name: Soup, price: 5, allergens: []}]}]\n"
  private static let site = ["Content/site.yaml": "currency: EUR\n"]

  @Test(
    "Menus where none is read are an error",
    arguments: [
      "menu/dinner.yaml", "Menus/dinner.yaml", "dinner.yaml", "stuff/dinner.json", "Speisekarte/a/dinner.yml",
    ])
  func findsMisplacedMenus(path: String) throws {
    let folder = try TemporaryFolder(Self.site.merging(["Content/\(path)": Self.menu]) { $1 })
    for options in ["", "--keep-going", "--force"] {
      let run = try shell("menugen build \(options)", in: folder.path)
      #expect(run.status == 1 && run.ids == ["menu.misplaced"], "\(run.errors)")
      #expect(run.errors.contains("Content/menus") && !folder.exists("Output/site"))
    }
  }

  @Test(
    "Other files and folders at the top are a warning each",
    arguments: [
      ("movement/bank.csv", "movement folder.unused", "rename it to movements"),
      ("images/a.jpg", "images folder.unused", "rename it to assets"),
      ("Site.yaml", "Site.yaml file.unused", "rename it to site.yaml"),
      ("Static/CNAME", "Static folder.unused", "rename it to static"),
      ("till.csv", "till.csv file.unused", "move it to Content/movements/till.csv"),
      ("notes/a.txt", "notes folder.unused", "put menus"),
      ("renovate.json", "renovate.json file.unused", "put menus"),
    ])
  func warnsOfOtherNames(path: String, place: String, hint: String) throws {
    let folder = try TemporaryFolder(Self.site.merging(["Content/\(path)": "name: A\n"]) { $1 })
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.places == ["Content/\(place)"] && run.errors.contains(hint), "\(run.errors)")
  }

  @Test("A bank's file in the folder of ledgers is a warning with the command that imports it")
  func namesTheImport() async {
    let files = [
      "movements/camt.xml": "run menugen import Content/movements/camt.xml --into movements/camt",
      "movements/My Bank.STA": "run menugen import 'Content/movements/My Bank.STA' --into 'movements/My Bank'",
      "movements/2026.xlsx": "save it as CSV, and run menugen import Content/movements/2026.csv --into movements/2026",
      "movements/a.ods": "save it as CSV, and run menugen import Content/movements/a.csv --into movements/a",
      "movements/a.pdf": "run menugen import FILE --into movements/a",
      "movements/giro/x.ofx": "run menugen import Content/movements/giro/x.ofx --into movements/giro",
      "movements/other/x.zip": "run menugen import Content/movements/other/x.zip --into movements/other/x",
      "movements/notes.md": "put menus under menus/",
    ]
    var site = MemorySite(
      files.mapValues { _ in "x" }.merging(["movements/giro/ledger.yaml": "name: G\n"]) { $1 })
    let found = await site.build().filter { $0.id == "file.unused" }
    #expect(found.count == files.count)
    for (path, hint) in files {
      #expect(found.contains { "\($0.place)".contains(path) && $0.hint?.contains(hint) ?? false }, "\(path) \(found)")
    }
  }

  @Test(
    "A ledger or a menu at the top belongs into its folder",
    arguments: [
      ("till.json", #"{"movements": []}"#, "move it to Content/movements/till.json"),
      ("tile.json", #"[{"name": "A", "amount": 1}]"#, "move it to Content/movements/tile.json"),
      ("lunch.yaml", menu, "move it to Content/menus/lunch.yaml"),
      ("sites.yaml", "movements: {visibility: private}\n", "rename it to site.yaml"),
    ])
  func findsFolderByContent(path: String, text: String, hint: String) throws {
    let folder = try TemporaryFolder(
      Self.site.merging(["Content/menus/dinner.yaml": Self.menu, "Content/\(path)": text]) { $1 })
    let run = try menugen("build", in: folder.path)
    #expect(run.places == ["Content/\(path) file.unused"] && run.errors.contains(hint), "\(run.errors)")
  }

  @Test("With a menu that is read, others are a warning", arguments: ["menu/lunch.yaml", "lunch.yaml"])
  func warnsOfMenusBesideOthers(path: String) throws {
    let folder = try TemporaryFolder(
      Self.site.merging(["Content/menus/dinner.yaml": Self.menu, "Content/\(path)": Self.menu]) { $1 })
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0 && run.ids.count == 1 && run.ids[0].hasSuffix(".unused"), "\(run.errors)")
  }

  @Test("Hidden names are left alone")
  func leavesHiddenNamesAlone() throws {
    let folder = try TemporaryFolder(Self.site.merging(["Content/_menus/a.yaml": Self.menu, "Content/.x": "a"]) { $1 })
    #expect(try menugen("build", in: folder.path).ids.isEmpty)
  }

  @Test("A folder of themes that is named has to be there", arguments: ["build", "check", "report"])
  func wantsTheNamedThemes(command: String) throws {
    let folder = try TemporaryFolder(Self.site.merging(["Content/movements/a.csv": "name,amount\nA,1\n"]) { $1 })
    let run = try menugen(command, "--themes", "nosuch", in: folder.path)
    #expect(run.status == 74 && run.places == ["nosuch folder.missing"], "\(run.errors)")
    #expect(try menugen(command, in: folder.path).status == 0)
  }

  @Test("A verbose build says what it reads, keeps and makes, and why")
  func saysWhatItDoes() throws {
    let folder = try TemporaryFolder(
      Self.site.merging(["Content/menus/dinner.yaml": Self.menu, "Content/movements/a.csv": "name,amount\nA,1\n"]) {
        $1
      })
    let first = try menugen("build", "--verbose", in: folder.path).errors
    #expect(first.contains("read Content: 1 menu, 1 ledger, 0 goals, 0 pages, 0 assets\n"), "\(first)")
    #expect(first.contains("menu menus/dinner.yaml: built (first build)\n"))
    try folder.write(Self.menu.replacing("5", with: "6"), to: "Content/menus/dinner.yaml")
    let second = try menugen("build", "--verbose", in: folder.path).errors
    #expect(second.contains("menu menus/dinner.yaml: built (changed)") && second.contains("ledger movements/a.csv: "))
    #expect(
      second.contains("theme's files: kept\n") && second.contains("home page, pages and feeds: kept\n"))
    let third = try menugen("build", "--verbose", in: folder.path).errors
    #expect(third.contains("menu menus/dinner.yaml: kept\n") && third.contains("ledger movements/a.csv: kept\n"))
    try folder.write("name: Rosa\ncurrency: EUR\n", to: "Content/site.yaml")
    let settings = try menugen("build", "--verbose", in: folder.path).errors
    #expect(settings.contains("menu menus/dinner.yaml: built (settings changed)\n"), "\(settings)")
    try folder.write("h1 { color: red; }", to: "Themes/default/assets/ink.css")
    let theme = try menugen("build", "--verbose", in: folder.path).errors
    #expect(theme.contains("ledger movements/a.csv: built (theme's files changed)\n"), "\(theme)")
    let dated = try menugen("build", "--verbose", "--date", "2026-03-02", in: folder.path).errors
    #expect(dated.contains("menu menus/dinner.yaml: built (options changed)\n"), "\(dated)")
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write("another's", to: "Output/site/menus/dinner/index.html")
    let tampered = try menugen("build", "--verbose", in: folder.path).errors
    #expect(tampered.contains("menu menus/dinner.yaml: built (its pages were changed or removed)\n"), "\(tampered)")
    let forced = try menugen("build", "--verbose", "--force", in: folder.path).errors
    #expect(forced.contains("theme's files: built (--force)\n"), "\(forced)")
    #expect(try menugen("build", in: folder.path).errors.isEmpty)
  }

  @Test("A folder without a name is none to begin in")
  func makesNoSiteWithoutAName() throws {
    let folder = try TemporaryFolder(Self.site)
    let run = try shell("menugen init ''", in: folder.path)
    #expect(run.status == 64 && run.errors.contains("name is empty"), "\(run.errors)")
    #expect(try shell("menugen init \"my site\"", in: folder.path).output.contains("cd 'my site' && menugen build"))
  }

  @Test("A place in a theme's words that nothing fills in is an error")
  func findsUnknownPlaces() throws {
    let folder = try TemporaryFolder(
      Self.site.merging([
        "Content/site.yaml": "theme: mine\ncurrency: EUR\n",
        "Themes/mine/strings/en.yaml":
          "home: Start {here}\ndishCount: {one: \"{cuont} dish\", other: \"{count} dishes\"}\n",
      ]) { $1 })
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1 && !folder.exists("Output/site"))
    #expect(
      run.places == [
        "Themes/mine/strings/en.yaml:1:13 language.unknown-place",
        "Themes/mine/strings/en.yaml:2:19 language.unknown-place",
      ], "\(run.errors)")
    #expect(run.errors.contains("write {count}"))
  }
}
