import Foundation
import Testing

/// Builds that would remove parts of published ledgers, goals, pages or languages.
@Suite struct RemovedContentTests {
  private static func ledger(_ months: [Int], rows: Int = 3) -> [String: String] {
    var files = ["Content/movements/bank/ledger.yaml": "name: Bank\n"]
    for month in months { files["Content/movements/bank/0\(month).csv"] = csv(month, rows: rows) }
    return files
  }

  private static func csv(_ month: Int, rows: Int) -> String {
    "date,name,amount\n" + (1...rows).map { "2026-0\(month)-0\($0),A\($0),\(month).0\($0)\n" }.joined()
  }

  private func built(_ files: [String: String], _ options: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files.merging(["Content/site.yaml": "currency: EUR\n"]) { old, _ in old })
    let run = try shell("menugen build \(options)", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    return folder
  }

  /// Builds after an edit and expects errors, then builds with removals accepted.
  private func expect(
    _ ids: [String], after edit: String, in folder: TemporaryFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.tree("Output")
    try shell(edit, in: folder.path)
    let check = try menugen("check", in: folder.path)
    let run = try menugen("build", in: folder.path)
    let removals = run.ids.filter { $0.contains("removed") }
    #expect(removals == ids, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.status == (ids.isEmpty ? 0 : 1), "\(run.errors)", sourceLocation: sourceLocation)
    #expect(check.errors == run.errors, sourceLocation: sourceLocation)
    if ids.isEmpty { return }
    #expect(try folder.tree("Output") == before, sourceLocation: sourceLocation)
    let accepted = try menugen("check", "--accept-removals", in: folder.path)
    #expect(accepted.status == 0, "\(accepted.errors)", sourceLocation: sourceLocation)
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0, sourceLocation: sourceLocation)
    #expect(try menugen("build", in: folder.path).status == 0, sourceLocation: sourceLocation)
  }

  @Test(
    "A ledger in a folder keeps its files and four fifths of its movements",
    arguments: [
      ("rm 02.csv", true), ("rm 01.csv 02.csv", true), ("mv 02.csv feb.csv", false),
      // A replaced file is no loss, unless movements are missing.
      ("mv 02.csv feb.csv; echo 2026-02-20,More,1 >> feb.csv", false), ("mv 02.csv feb.csv; sed -i 2d feb.csv", true),
      // More movements in another month don't replace a removed month.
      ("rm 02.csv; for day in 10 11 12 13; do echo 2026-03-$day,More,1 >> 03.csv; done", true),
      ("sed -i 2d 03.csv", false), ("sed -i 2,3d 03.csv", true), ("sed -i 2,9d 03.csv", true),
      ("echo 2026-03-20,More,1 >> 03.csv", false), ("mv ledger.yaml ../bank.yaml", true),
    ])
  func keepsMovements(edit: String, isLoss: Bool) throws {
    let folder = try built(Self.ledger([1, 2, 3]))
    if edit.hasPrefix("mv ledger") {
      // Its files then become separate ledgers.
      try shell("cd Content/movements/bank; \(edit)", in: folder.path)
      #expect(try menugen("build", in: folder.path).status == 1)
      return
    }
    try expect(isLoss ? ["ledger.movements-removed"] : [], after: "cd Content/movements/bank; \(edit)", in: folder)
  }

  @Test("The file of a ledger's folder that is gone is named")
  func namesTheFile() throws {
    let folder = try built(Self.ledger([1, 2, 3]))
    try shell("rm Content/movements/bank/02.csv", in: folder.path)
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.places == ["Content/movements/bank/ledger.yaml ledger.movements-removed"])
    #expect(run.errors.contains("1 file of ledger 'bank': Content/movements/bank/02.csv"))
  }

  @Test("A goal that is gone stops the build; one with errors is not missed")
  func keepsGoals() throws {
    let goal = "name: Walk\nunit: steps\ngoal: 1000\n"
    let folder = try built([
      "Content/goals/walk.yaml": goal, "Content/goals/run.yaml": goal.replacing("Walk", with: "Run"),
    ])
    try folder.write("name: Walk\ngoal: [\n", to: "Content/goals/walk.yaml")
    #expect(try !menugen("build", in: folder.path).ids.contains("goal.removed"))
    #expect(try !menugen("build", "--keep-going", in: folder.path).ids.contains("goal.removed"))
    // What was published before the error is still known.
    try expect(["goal.removed"], after: "rm Content/goals/walk.yaml", in: folder)
    try expect(["goal.removed"], after: "sed -i '1i id: jog' Content/goals/run.yaml", in: folder)
  }

  @Test(
    "One page may go; two and more that are a fifth of all, or all of a folder, may not",
    arguments: [
      ("rm a1.md", 0), ("rm a1.md a2.md", 0), ("rm a1.md a2.md a3.md", 1), ("mv a1.md b1.md", 0),
      ("rm -r story", 1), ("rm -r story/team", 0), ("mv story about", 1), ("mv ../pages ../texts", 1),
      ("mv ../pages ../texts; mkdir ../pages", 1), ("sed -i 's/^title/draft: true\\ntitle/' a*.md", 0),
      ("rm story/b1.md a1.md", 0),
    ])
  func keepsPages(edit: String, count: Int) throws {
    var files: [String: String] = [:]
    for page in ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "story/b1", "story/team/b2"] {
      files["Content/pages/\(page).md"] = "---\ntitle: Page \(page)\n---\nText \(page)\n"
    }
    let folder = try built(files)
    try expect(Array(repeating: "page.removed", count: count), after: "cd Content/pages; \(edit)", in: folder)
  }

  @Test("A page that is shown in several languages is one page")
  func countsPagesOnce() throws {
    var files = ["Content/site.yaml": "languages: [en, it]\n"]
    for page in ["a", "b"] {
      files["Content/pages/\(page).md"] = "---\ntitle: \(page)\n---\nText \(page)\n"
      files["Content/pages/\(page).it.md"] = "---\ntitle: \(page)\n---\nTesto \(page)\n"
    }
    let folder = try built(files)
    try expect([], after: "rm Content/pages/a*.md", in: folder)
  }

  @Test(
    "A language of several stays",
    arguments: [
      ("languages: [en, it, de]", 0), ("languages: [it, en]", 0), ("languages: [en]", 1), ("languages: [en, de]", 1),
      ("languages: [de]", 2), ("name: A", 1),
    ])
  func keepsLanguages(settings: String, count: Int) throws {
    let folder = try built(["Content/site.yaml": "languages: [en, it]\n"])
    try expect(
      Array(repeating: "language.removed", count: count), after: "echo '\(settings)' > Content/site.yaml", in: folder)
  }

  @Test("The only language may become another one, and settings with errors say nothing of languages")
  func letsASiteChangeItsLanguage() throws {
    let folder = try built(["Content/site.yaml": "language: en\n"])
    try expect([], after: "echo 'language: it' > Content/site.yaml", in: folder)
    try folder.write("languages: [it, en]\n", to: "Content/site.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    try folder.write("languages: [it\n", to: "Content/site.yaml")
    #expect(try menugen("build", "--keep-going", in: folder.path).ids.allSatisfy { !$0.hasSuffix("removed") })
  }

  @Test("What a placeholder was published for is known still")
  func remembersWhatAPlaceholderReplaced() throws {
    let names = ["Alba", "Bruna", "Carla", "Dora", "Elsa", "Fina"]
    func menu(_ names: some Sequence<String>) -> String {
      "name: Dinner\nsections:\n- name: Pizzas\n  items:\n"
        + names.map { "  - {name: \($0), price: 7.50, allergens: []}\n" }.joined()
    }
    let files = ["Content/menus/dinner.yaml": menu(names)].merging(Self.ledger([1, 2, 3])) { $1 }
    let folder = try built(files)
    func breakAll() throws {
      try folder.write("sections: [}\n", to: "Content/menus/dinner.yaml")
      try folder.write("[{", to: "Content/movements/bank/more.json")
      for _ in 0..<2 {
        let run = try menugen("build", "--keep-going", in: folder.path)
        #expect(run.status == 1 && run.ids.allSatisfy { !$0.hasSuffix("removed") }, "\(run.errors)")
      }
      #expect(try folder.text("Output/site/menus/dinner/index.html").contains("could not be made"))
    }
    try breakAll()
    try folder.write(menu(names.dropLast(2)), to: "Content/menus/dinner.yaml")
    try expect(
      ["ledger.movements-removed", "menu.items-removed"].sorted { $0 > $1 },
      after: "cd Content/movements/bank; rm more.json 02.csv", in: folder)

    try breakAll()
    try expect(
      ["menu.removed", "ledger.removed"], after: "rm -r Content/menus/dinner.yaml Content/movements/bank", in: folder)
  }

  @Test("A check without an Output, or beside one that can't be read, compares nothing")
  func checksWithoutAnOutput() throws {
    let folder = try built(["Content/goals/walk.yaml": "name: Walk\nunit: steps\ngoal: 1000\n"])
    try shell("rm Content/goals/walk.yaml", in: folder.path)
    let before = try folder.everything("Output")
    #expect(try menugen("check", in: folder.path).ids == ["goal.removed"])
    #expect(try menugen("check", "--output", "Elsewhere", in: folder.path).ids == [])
    #expect(!folder.exists("Elsewhere"))
    #expect(try folder.everything("Output") == before)
    for damage in ["echo x > manifest", "rm manifest", "ln -s ../../nowhere manifest", "rm manifest; mkdir manifest"] {
      try shell("cd Output/.menugen; \(damage)", in: folder.path)
      #expect(try menugen("check", in: folder.path).ids == [])
    }
  }
}
