import Foundation
import Testing

/// `--keep-going`: publishes content without errors, and nothing that depends on content with errors.
@Suite struct KeepGoingTests {
  private static let menu = "name: Dinner\nsections: [{name: A, items: [{name: Soup, price: 5, allergens: []}]}]\n"

  private static let files = [
    "Content/site.yaml": "currency: EUR\n",
    "Content/menus/dinner.yaml": menu,
    "Content/menus/lunch.yaml": menu.replacing("Dinner", with: "Lunch"),
    "Content/movements/bank/ledger.yaml": "name: Bank\nvisibility: public\n",
    "Content/movements/bank/1.json": #"[{"name": "A", "amount": 123}]"#,
    "Content/movements/bank/2.json": #"[{"name": "B", "amount": 456}]"#,
    "Content/movements/till.json": #"[{"name": "C", "amount": 1, "item": "dinner/soup"}]"#,
    "Content/goals/oven.yaml": "name: Oven\nledger: bank\ngoal: 100\n",
    "Content/pages/about.md": "---\ntitle: About\n---\nHello, [dinner](/menus/dinner/).\n",
  ]

  private static let notice = "could not be made"

  /// Builds with some files changed; `nil` removes one.
  private func build(_ changes: [String: String?], _ options: String...) throws -> (folder: TemporaryFolder, run: Run) {
    let folder = try TemporaryFolder(Self.files.merging(changes.compactMapValues(\.self)) { $1 })
    let run = try shell("menugen build --keep-going \(options.joined(separator: " "))", in: folder.path)
    return (folder, run)
  }

  @Test(
    "Settings with an error stop the build",
    arguments: ["currency: EURO\n", "curency: EUR\n", "currency: [\n", "name: A\nname: B\n"])
  func publishesNothingByWrongSettings(settings: String) throws {
    let (folder, run) = try build(["Content/site.yaml": settings])
    #expect(run.status == 1 && !folder.exists("Output/site"), "\(run.errors)")
  }

  @Test("Two files of settings stop the build")
  func publishesNothingByTwoSettings() throws {
    let (folder, run) = try build(["Content/site.json": "{}"])
    #expect(run.status == 1 && run.ids.contains("site.twice") && !folder.exists("Output/site"))
  }

  @Test(
    "A ledger without one of its files is a placeholder, and so are its goals",
    arguments: [
      "rm 2.json; mkfifo 2.json", "mkfifo 3.csv", "mkfifo 3", "ln -s loop loop", "echo '[{' >2.json",
      "echo '[{\"name\": \"B\"}]' >2.json", #"touch "$(printf 'a\377.csv')""#, "rm ledger.yaml; mkfifo ledger.yaml",
    ])
  func showsNoPartOfALedger(lines: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try shell("cd Content/movements/bank; \(lines)", in: folder.path)
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1, "\(run.errors)")
    let errors = run.errors.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(errors.count == 1, "\(run.errors)")
    let tree = try folder.tree("Output")
    let pages = tree.filter { $0.key.contains("/bank/") }.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(pages.count == 1 && pages.values.allSatisfy { $0.contains(Self.notice) }, "\(pages.keys)")
    let goals = tree.filter { $0.key.hasSuffix("goals/oven/index.html") }
    #expect(goals.count == 1 && goals.values.allSatisfy { String(decoding: $0, as: UTF8.self).contains(Self.notice) })
    #expect(!tree.values.contains { String(decoding: $0, as: UTF8.self).contains("123.00") })
    #expect(tree["site/menus/dinner/soup/index.html"] != nil && tree["reports/till/index.html"] != nil)
  }

  @Test("Menus of one id are one placeholder", arguments: [[], ["--force"]])
  func withholdsMenusOfOneID(options: [String]) throws {
    let changes = [
      "Content/menus/supper.yaml": "id: dinner\n" + Self.menu.replacing("Soup", with: "Stew"),
      "Content/menus/evening/dinner.yaml": Self.menu.replacing("Soup", with: "Salad"),
    ]
    let (folder, run) = try build(changes, "--no-sync")
    #expect(run.status == 1 && run.ids == ["menu.duplicate-id", "menu.duplicate-id"], "\(run.errors)")
    #expect(try folder.text("Output/site/menus/dinner/index.html").contains(Self.notice))
    for dish in ["soup", "stew", "salad"] { #expect(!folder.exists("Output/site/menus/dinner/\(dish)/index.html")) }
    #expect(folder.exists("Output/site/menus/lunch/soup/index.html") && folder.exists("Output/reports/till/report.txt"))
    // Nothing is rebuilt, and the diagnostics are the same.
    let again = try shell("menugen build --keep-going \(options.joined(separator: " "))", in: folder.path)
    #expect(again.errors == run.errors && (!options.isEmpty || again.output.contains("0 files written")))
    // After the duplicates are removed, all content is published.
    try shell("rm -r Content/menus/supper.yaml Content/menus/evening", in: folder.path)
    let mended = try menugen("build", in: folder.path)
    #expect(mended.status == 0 && folder.exists("Output/site/menus/dinner/soup/index.html"), "\(mended.errors)")
  }

  @Test("A menu with errors takes nothing from one whose id it may have")
  func keepsASoundMenuBesideABrokenOne() throws {
    let (folder, run) = try build(["Content/menus/evening/dinner.yaml": "sections: [}\n"])
    #expect(run.status == 1 && folder.exists("Output/site/menus/dinner/soup/index.html"), "\(run.errors)")
    let (both, second) = try build([
      "Content/menus/evening/dinner.yaml": "sections: [}\n", "Content/menus/dinner.yaml": "sections: [{]\n",
    ])
    #expect(second.status == 1 && second.ids == ["yaml.syntax", "yaml.syntax"], "\(second.errors)")
    #expect(try both.text("Output/site/menus/dinner/index.html").contains(Self.notice))
  }

  @Test("Ledgers and goals of one id are one placeholder each")
  func withholdsLedgersAndGoalsOfOneID() throws {
    let (folder, run) = try build([
      "Content/movements/Till.csv": "name,amount\nD,77\n", "Content/goals/Oven.yaml": "name: Oven 2\ngoal: 5\n",
    ])
    #expect(run.status == 1 && run.ids.sorted() == ["goal.duplicate-id", "ledger.duplicate-id"], "\(run.errors)")
    let tree = try folder.tree("Output")
    let pages = tree.filter { $0.key.lowercased().contains("till") || $0.key.lowercased().contains("oven") }
    #expect(pages.count == 2, "\(pages.keys)")
    #expect(pages.values.allSatisfy { String(decoding: $0, as: UTF8.self).contains(Self.notice) })
    #expect(folder.exists("Output/site/menus/dinner/index.html"))
  }

  @Test(
    "A page with an error is a placeholder",
    arguments: [
      "---\ntitle: About\ndarft: true\n---\nSecret\n", "---\ntitle: About\nSecret\n", "---\n[\n---\nSecret\n",
    ])
  func showsNoPageWithAnError(text: String) throws {
    let (folder, run) = try build(["Content/pages/about.md": text])
    #expect(run.status == 1, "\(run.errors)")
    let page = try folder.text("Output/site/about/index.html")
    #expect(page.contains(Self.notice) && !page.contains("Secret"))
    #expect(folder.exists("Output/site/menus/dinner/soup/index.html"))
  }

  @Test("A broken text of a dish withholds its menu")
  func withholdsAMenuWithABrokenText() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Data([0x41, 0xFF]), to: "Content/menus/dinner/soup.md")
    try shell("mkdir Content/menus/lunch; mkfifo Content/menus/lunch/soup.md", in: folder.path)
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1 && run.ids == ["file.not-utf8", "file.not-regular"], "\(run.errors)")
    for menu in ["dinner", "lunch"] {
      #expect(try folder.text("Output/site/menus/\(menu)/index.html").contains(Self.notice))
      #expect(!folder.exists("Output/site/menus/\(menu)/soup/index.html"))
    }
  }

  @Test("Warnings that stop a build are told as errors, in every form", arguments: ["text", "json", "github"])
  func reportsWhatStoppedAStrictBuild(form: String) throws {
    let files = Self.files.merging([
      "Content/menus/dinner.yaml": Self.menu.replacing("allergens: []", with: "colour: red")
    ]) { $1 }
    let folder = try TemporaryFolder(files)
    for command in ["check", "build", "build --quiet", "build --keep-going --quiet"] {
      let run = try shell("menugen \(command) --strict --diagnostics \(form)", in: folder.path)
      #expect(run.status == 1, "\(command)")
      #expect(run.errors.contains("colour") && !run.errors.contains("warning"), "\(command): \(run.errors)")
      let word =
        ["text": ": error: unknown key", "json": #""severity":"error""#, "github": "::error file="][form] ?? ""
      #expect(run.errors.replacing(#""severity": "#, with: #""severity":"#).contains(word), "\(run.errors)")
    }
    let lax = try shell("menugen build --quiet --diagnostics \(form)", in: folder.path)
    #expect(lax.status == 0 && lax.errors.isEmpty)
  }
}
