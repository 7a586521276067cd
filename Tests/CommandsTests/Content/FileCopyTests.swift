import MenugenDiagnostics
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

@Suite struct FileCopyTests {
  @Test(
    "The name of a copy leads to its original",
    arguments: [
      ("dinner (Anna's conflicted copy 2026-03-01).yaml", "dinner.yaml", true),
      ("dinner (in Konflikt stehende Kopie von Anna 2026-03-01).yaml", "dinner.yaml", true),
      ("dinner (copie en conflit de Anna 2026-03-01).yaml", "dinner.yaml", true),
      ("dinner (copia in conflitto di Anna).yaml", "dinner.yaml", true),
      ("dinner (Anna の競合コピー 2026-03-01).yaml", "dinner.yaml", true),
      ("dinner (SFConflict anna@x.example 2026-03-01-10-10-10).yaml", "dinner.yaml", true),
      ("dinner [conflicted].yaml", "dinner.yaml", true), ("dinner_conflict-20260301-101010.yaml", "dinner.yaml", true),
      ("about.it.sync-conflict-20260301-101010-ABCDEFG.md", "about.it.md", true),
      ("dinner - Kopie.yaml", "dinner.yaml", false), ("dinner - Copy (2).yaml", "dinner.yaml", false),
      ("dinner – Kopie (2).yaml", "dinner.yaml", false), ("dinner - copia.yaml", "dinner.yaml", false),
      ("dinner copy.yaml", "dinner.yaml", false), ("dinner copy 2.yaml", "dinner.yaml", false),
      ("dinner (1).yaml", "dinner.yaml", false), ("dinner(1).yaml", "dinner.yaml", false),
      ("dinner (3rd copy).yaml", "dinner.yaml", false), ("dinner - kopi.yaml", "dinner.yaml", false),
      ("Copy of dinner.yaml", "dinner.yaml", false), ("Kopie von dinner.yaml", "dinner.yaml", false),
      ("about copy.it.md", "about.it.md", false), ("dinner-DESKTOP-AB12CD3.yaml", "dinner.yaml", false),
      ("dinner-Annas-MacBook-Pro.yaml", "dinner.yaml", false), ("dinner.yaml~", "dinner.yaml", false),
      ("dinner.yaml.~2~", "dinner.yaml", false), ("#dinner.yaml#", "dinner.yaml", false),
      ("dinner.old.yaml", "dinner.yaml", false), ("dinner_backup.yaml", "dinner.yaml", false),
      ("dinner-backup.yaml", "dinner.yaml", false), ("Dinner Backup.yaml", "Dinner.yaml", false),
      ("bank.bak.csv", "bank.csv", false), ("about_old.it.md", "about.it.md", false),
      ("dinner.yaml.bak", "dinner.yaml", false), ("dinner.yaml.orig", "dinner.yaml", false),
    ])
  func findsOriginals(name: String, original: String, isCertain: Bool) {
    #expect(FileCopy.originals(of: name).contains(FileCopy(original: original, isCertain: isCertain)))
  }

  @Test(
    "Names that people choose are no copies",
    arguments: [
      "dinner.yaml", "dinner-terrace.yaml", "dinner (terrace).yaml", "dinner (2026).yaml", "about.it.md",
      "menu-kopi.yaml",
      "photocopy.md", "2026-01.csv", "copy.md", "(1).md", "kopie", "a_b.csv", "menu-VIP.yaml", "~", "#", "##", ".bak",
      "",
      "dinner 2.yaml", "hardcopy-prices.md", "old.yaml", "household.yaml", "dinner-old-style.yaml", "backups.md",
    ])
  func leavesOtherNamesAlone(name: String) {
    #expect(FileCopy.originals(of: name).isEmpty, "\(FileCopy.originals(of: name))")
  }

  private static let balances = "# Written by an import.\nbalances:\n  - { date: 2026-01-31, amount: \"0.00\" }\n"
  private static let dinner = "name: Dinner\nsections: {a: [{name: A, price: 1, allergens: []}]}\n"

  @Test("A copy is an error where its original stands beside it, or where no person would choose its name")
  func reportsCopies() async {
    var site = MemorySite(["menus/dinner.yaml": Self.dinner, "menus/lunch (1).yaml": Self.dinner + "# Lunch\n"])
    site.files["menus/lunch (1).yaml"] = Array(Self.dinner.replacing("Dinner", with: "Lunch").utf8)
    #expect(await site.build().isEmpty)
    site.files["menus/dinner (1).yaml"] = Array("anything".utf8)
    site.files["menus/x (conflicted copy).yaml"] = Array("anything".utf8)
    site.files["goals - Kopie/a.yaml"] = Array("{}".utf8)
    site.files["goals/steps.json"] = Array(#"{"goal": 5}"#.utf8)
    let diagnostics = await site.build()
    #expect(diagnostics.map(\.id) == Array(repeating: "file.copy", count: 3), "\(diagnostics)")
    #expect(diagnostics[1].file == "Content/menus/dinner (1).yaml")
    #expect(diagnostics[1].message.contains("Content/menus/dinner.yaml"))
    #expect(diagnostics[2].message.contains("Content/menus/x.yaml, which is missing"))
  }

  @Test(
    "An editor's backup beside its original is a warning: no program reads it",
    arguments: ["menus/dinner.yaml~", "menus/dinner.yaml.~2~", "menus/#dinner.yaml#", "menus/dinner.yaml.bak"])
  func warnsOfBackups(path: String) async {
    var site = MemorySite(["menus/dinner.yaml": Self.dinner])
    #expect(await site.build().isEmpty)
    site.files[path] = Array("name: [".utf8)
    let diagnostics = await site.build()
    #expect(diagnostics.map(\.id) == ["file.backup"] && diagnostics[0].severity == .warning, "\(diagnostics)")
    #expect(diagnostics.first?.file == "Content/\(path)")
  }

  @Test(
    "Files with the same bytes are errors within their kind, and within one ledger",
    arguments: [
      (["menus/a.yaml": dinner, "menus/b.yaml": dinner], "Content/menus/b.yaml"),
      (["movements/a.csv": "name,amount\nA,1\n", "movements/b.csv": "name,amount\nA,1\n"], "Content/movements/b.csv"),
      (
        [
          "movements/a/ledger.yaml": "", "movements/a/1.csv": "name,amount\nA,1\n",
          "movements/a/2.csv": "name,amount\nA,1\n",
        ], "Content/movements/a/2.csv"
      ),
      (
        [
          "movements/a/ledger.yaml": "", "movements/a/1.csv": "id,amount\n1,1\n", "movements/b.csv": "id,amount\n1,1\n",
        ],
        "Content/movements/b.csv"
      ),
      (["goals/a.json": #"{"goal": 5}"#, "goals/b.json": #"{"goal": 5}"#], "Content/goals/b.json"),
      (["pages/a.md": "Hello\n", "pages/b.md": "Hello\n"], "Content/pages/b.md"),
    ])
  func reportsSameBytes(files: [String: String], place: String) async {
    var site = MemorySite(files)
    let diagnostics = await site.build()
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["file.duplicate"], "\(diagnostics)")
    #expect(errors.first?.file == place && errors.first?.message.contains("Content/") == true)
  }

  @Test(
    "What says nothing, or says it in another language, is no duplicate",
    arguments: [
      ["movements/a.json": "[]", "movements/b.json": "[]"],
      ["movements/a.csv": "name,amount\n", "movements/b.csv": "name,amount\n"],
      ["movements/a.csv": "", "movements/b.csv": ""], ["pages/a.md": "Hello\n", "pages/a.it.md": "Hello\n"],
      [
        "movements/a/ledger.yaml": "visibility: public\n", "movements/a/1.csv": "id,amount\n1,1\n",
        "movements/b/ledger.yaml": "visibility: public\n", "movements/b/1.csv": "id,amount\n2,1\n",
      ],
      [
        "movements/a/ledger.yaml": "name: A\n", "movements/a/balances.yaml": Self.balances,
        "movements/a/1.csv": "date,amount\n2026-01-05,0\n",
        "movements/b/ledger.yaml": "name: B\n", "movements/b/balances.yaml": Self.balances,
        "movements/b/1.csv": "date,amount\n2026-01-06,0\n",
      ],
    ])
  func acceptsSameBytesThatSayNothing(files: [String: String]) async {
    var site = MemorySite(files)
    site.files["site.yaml"] = Array("currency: EUR\nlanguages: [en, it]\n".utf8)
    #expect(await site.build().allSatisfy { $0.severity != .error })
  }

  @Test("A ledger with a copy of one of its files has an error, so it is a placeholder where a build goes on")
  func keepsNoPartialLedger() async throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/movements/bank.csv": "name,amount\nA,1\n",
      "Content/movements/bank (conflicted copy).csv": "name,amount\nA,1\nB,2\n",
    ])
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1 && run.ids == ["file.copy"])
    #expect(try folder.text("Output/reports/bank/index.html").contains("This page could not be made"))
    #expect(try menugen("report", "bank", in: folder.path).status == 1)
  }

  @Test("Two menus with one displayed name are a warning that names both places")
  func reportsDuplicateNames() async throws {
    var site = MemorySite([
      "site.yaml": "currency: EUR\nlanguages: [en, it]\n", "menus/a.yaml": Self.dinner,
      "menus/b.yaml": "id: b\n" + Self.dinner.replacing("name: Dinner", with: "name: {en: Supper, it: Dinner}"),
    ])
    let diagnostics = await site.build().filter { $0.id == "menu.duplicate-name" }
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message == "duplicate menu name 'Dinner': also in Content/menus/a.yaml:1")
    guard case .line(let place) = try #require(diagnostics.first).place else {
      Issue.record("no line")
      return
    }
    #expect(place.file == "Content/menus/b.yaml" && place.line == 2)
  }
}
