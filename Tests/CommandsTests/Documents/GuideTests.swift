import Foundation
import MenugenTestSupport
import Testing

/// Follows README.md and the guides.
@Suite struct GuideTests {
  private static let folder = "\(Repository.root)/Documentation/Guides"
  /// The guide whose site all other guides begin with.
  private static let first = "first-site.md"

  static let guides = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  private func guide(_ name: String) throws -> Walkthrough {
    Walkthrough(try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8))
  }

  @Test("A guide's steps do and print what it says", arguments: guides)
  func followsGuide(_ name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.place("home/Pictures"), withIntermediateDirectories: true)
    // A photograph with coordinates.
    try FileManager.default.copyItem(
      atPath: "\(Repository.root)/Tests/Fixtures/Errors/static.location/Content/static/oven.jpg",
      toPath: folder.place("home/Pictures/margherita.jpg"))
    var place = folder.path
    for document in name == Self.first ? [name] : [Self.first, name] {
      var steps = try guide(document)
      #expect(steps.commands > 0)
      let problems = try steps.follow(in: &place, home: folder.place("home"))
      #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
      if document == name { record(steps, at: "\(Self.folder)/\(name)", problems) }
    }
  }

  @Test("README's first steps do and print what it says") func followsReadme() throws {
    let file = "\(Repository.root)/README.md"
    var readme = Walkthrough(try String(contentsOfFile: file, encoding: .utf8))
    #expect(readme.commands > 3)
    let folder = try TemporaryFolder()
    var place = folder.path
    let problems = try readme.follow(in: &place, home: folder.path)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    record(readme, at: file, problems)
  }

  /// Writes the output that commands really have into a document, for `MENUGEN_RECORD=all`.
  private func record(_ steps: Walkthrough, at path: String, _ problems: [String]) {
    if problems.isEmpty || ProcessInfo.processInfo.environment["MENUGEN_RECORD"] != "all" { return }
    expectSnapshot(steps.corrected, at: path)
  }

  @Test("README has a link to every guide") func linksEveryGuide() throws {
    let readme = try String(contentsOfFile: "\(Repository.root)/README.md", encoding: .utf8)
    #expect(Self.guides.count > 9)
    for name in Self.guides { #expect(readme.contains("(Documentation/Guides/\(name))"), "\(name)") }
  }

  @Test("The documentation is a site that menugen builds without a warning") func buildsDocumentation() throws {
    let folder = try TemporaryFolder()
    let run = try shell("Scripts/docs \(MenugenBinary.path) \(folder.place("docs"))", in: Repository.root)
    #expect(run.status == 0 && run.allErrors == "", "\(run.allErrors)")
    for page in ["", "Guides/first-site/", "Reference/menus/", "Errors/"] {
      #expect(folder.exists("docs/site/\(page)index.html"), "\(page)")
    }
    #expect(try !folder.text("docs/site/index.html").contains("Nothing here yet"))
    #expect(try !folder.text("docs/site/Reference/menus/index.html").contains("<p>|"), "a table is a paragraph")
    // A link between files becomes a link between their pages.
    let page = try folder.text("docs/site/Guides/first-site/index.html")
    #expect(page.contains(#"href="../../Reference/menus/index.html""#))
  }

  @Test(
    "A step that doesn't do what its document says is found",
    arguments: [
      ("```console\n$ echo a\na\n```", true), ("```console\n$ echo a\nb\n```", false),
      ("```console\n$ echo a\n```", false), ("```console\n$ echo a; echo b; echo c\na\n…\nc\n```", true),
      ("```console\n$ echo a; echo b; echo c\na\n…\nb\n```", false), ("```console\n$ echo 1 x\n1 …\n```", true),
      ("```console\n$ false\n$ echo $?\n1\n```", true), ("```console\n$ false\n$ echo $?\n0\n```", false),
      ("```text file=a/b\nx\n```\n```console\n$ cd a\n$ cat b\nx\n```", true),
      ("```text file=a\nx\ny\n```\n```diff file=a\n-x\n+z\n y\n```\n```console\n$ cat a\nz\ny\n```", true),
      ("```text file=a\nx\nx\n```\n```diff file=a\n-x\n+z\n```", false),
      ("```text file=a\nx\n```\n```diff file=a\n-y\n+z\n```", false),
      ("- Step\n\n  ```text file=a\n  x\n    y\n  ```\n\n  ```console\n  $ cat a\n  x\n    y\n  ```", true),
      ("```sh\n$ false\n```\n`$ false`", true), ("```console\n$ echo a >&2\na\n```", true),
    ])
  func findsWrongSteps(document: String, isRight: Bool) throws {
    let folder = try TemporaryFolder()
    var place = folder.path
    var steps = Walkthrough(document)
    #expect(try steps.follow(in: &place, home: folder.path).isEmpty == isRight)
    if document.contains("…") || document.contains("file=") { return }
    place = folder.path
    var corrected = Walkthrough(steps.corrected)
    #expect(try corrected.follow(in: &place, home: folder.path).isEmpty)
    #expect(isRight == (steps.corrected == document))
  }
}
