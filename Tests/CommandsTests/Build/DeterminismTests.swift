import Foundation
import Testing

/// The same content gives the same bytes in any place, at any time and with any options.
struct DeterminismTests {
  @Test("Folder and environment don't affect the output") func otherEnvironment() throws {
    let here = try TemporaryFolder()
    let there = try TemporaryFolder()
    try copySample(to: here, "site")
    try copySample(to: there, "a folder/deeper/with ümlaut")
    let first = try menugen(
      "build", "--jobs", "1", in: here.place("site"),
      environment: ["TZ": "Pacific/Kiritimati", "LC_ALL": "de_DE.UTF-8"])
    let second = try menugen(
      "build", "--jobs", "4", "--no-sync", in: there.place("a folder/deeper/with ümlaut"),
      environment: ["TZ": "America/Los_Angeles", "LANG": "C", "HOME": there.path, "USER": "someone", "COLUMNS": "40"])
    #expect(first.status == 0 && second.status == 0)
    #expect(first.output == second.output && first.errors == second.errors)
    let tree = try here.tree("site/Output")
    #expect(tree.count > 100)
    expectSame(tree, try there.tree("a folder/deeper/with ümlaut/Output"))
    for (path, bytes) in tree where !path.hasSuffix(".jpg") && !path.hasSuffix(".png") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(here.path) && !text.contains("menugen-"), "\(path) tells where it was built")
    }
  }

  /// The embedded theme isn't checked for errors, and its templates are compiled on first use. From files, all are
  /// compiled and checked.
  @Test("The embedded theme gives the same output as its files") func embeddedTheme() throws {
    let own = try TemporaryFolder()
    let files = try TemporaryFolder()
    try copySample(to: own, "site")
    try copySample(to: files, "site")
    try FileManager.default.copyItem(atPath: "\(Repository.root)/Themes", toPath: files.place("site/Themes"))
    let first = try menugen("build", "--strict", in: own.place("site"))
    let second = try menugen("build", "--strict", in: files.place("site"))
    #expect(first.status == 0 && second.status == 0)
    #expect(first.errors == second.errors)
    expectSame(try own.tree("site/Output"), try files.tree("site/Output"))
  }

  @Test func readsContentInTheOrderOfItsPaths() throws {
    let menus = (1...40).map { number in
      (
        "Content/menus/\(["b", "A", "ä", "10", "9"][number % 5])\(number).yaml",
        Sites.dinner.replacing("name: Dinner", with: "name: Dinner \(number)")
      )
    }
    let ledgers = (1...9).map { ("Content/movements/l\($0).json", Sites.katas + String(repeating: " ", count: $0)) }
    let files = menus + ledgers + [("Content/site.yaml", "currency: EUR\n")]
    let forwards = try TemporaryFolder()
    for (path, text) in files { try forwards.write(text, to: path) }
    let backwards = try TemporaryFolder()
    for (path, text) in files.reversed() { try backwards.write(text, to: path) }
    #expect(try menugen("build", "--jobs", "1", in: forwards.path).status == 0)
    #expect(try menugen("build", "--jobs", "7", in: backwards.path).status == 0)
    expectSame(try forwards.tree("Output"), try backwards.tree("Output"))
  }

  @Test(arguments: [
    ("Content/menus/dinner.yaml", Sites.dinner.replacing("7.50", with: "8.50")),
    ("Content/menus/dinner.yaml", Sites.dinner.replacing("name: Dinner", with: "name: Supper")),
    ("Content/menus/dinner.yaml", Sites.dinner + "  - {name: Focaccia, price: 3, allergens: []}\n"),
    ("Content/menus/lunch.yaml", Sites.dinner.replacing("name: Dinner", with: "name: Lunch")),
    ("Content/pages/contact.md", "Call us.\n"),
    ("Content/pages/about.md", "---\ntitle: Who we are\n---\nWe opened in 1987.\n"),
    ("Content/site.yaml", "name: Luigi's\ncurrency: EUR\nlanguages: [en, de]\n"),
    ("Content/movements/bank.json", #"{"visibility": "public", "movements": [{"name": "A", "amount": 1}]}"#),
    ("Content/static/note.txt", "Cheers!\n"), ("Themes/default/assets/menu.css", "body { color: red }\n"),
    ("Themes/default/strings/en.yaml", englishWords.replacing("Skip to content", with: "Skip")),
  ])
  func buildsTheSameInStepsAsAtOnce(_ path: String, _ text: String) throws {
    let steps = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: steps.path).status == 0)
    let original = try steps.tree("Output")
    let old = steps.exists(path) ? try steps.text(path) : nil

    try steps.write(text, to: path)
    let run = try menugen("build", in: steps.path)
    let full = try TemporaryFolder(Sites.small.merging([path: text]) { $1 })
    #expect(try menugen("build", in: full.path).status == run.status)
    expectSame(try steps.tree("Output"), try full.tree("Output"))

    if let old { try steps.write(old, to: path) } else { try FileManager.default.removeItem(atPath: steps.place(path)) }
    #expect(try menugen("build", "--accept-removals", in: steps.path).status == 0)
    expectSame(try steps.tree("Output"), original)
  }

  private static let englishWords =
    (try? String(contentsOfFile: "\(Repository.root)/Themes/default/strings/en.yaml", encoding: .utf8)) ?? ""

  @Test func touchesNoFileOfABuildThatChangesNothing() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    func inodes() throws -> String {
      try shell("find Output -type f -printf '%i %T@ %p\\n' | sort", in: folder.path).output
    }
    let before = try inodes()
    let again = try menugen("build", in: folder.path)
    #expect(again.output.contains(": 0 files written, "))
    #expect(try inodes() == before)
  }

  @Test func repeatsTheWarningsOfWhatIsNotReadAgain() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write(Sites.dinner.replacing("diets: [vegan]", with: "dieds: [vegan]"), to: "Content/menus/dinner.yaml")
    let first = try menugen("build", in: folder.path)
    #expect(first.ids == ["key.unknown"])
    #expect(try menugen("build", in: folder.path).errors == first.errors)
  }

  private func expectSame(
    _ left: [String: Data], _ right: [String: Data], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(left.keys.sorted() == right.keys.sorted(), sourceLocation: sourceLocation)
    #expect(left.filter { right[$0.key] != $0.value }.keys.sorted() == [], sourceLocation: sourceLocation)
  }

  private func copySample(to folder: TemporaryFolder, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder.place(name), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(Repository.root)/Content", toPath: folder.place("\(name)/Content"))
  }
}
