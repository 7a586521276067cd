import MenugenDiagnostics
import MenugenFiles
import Foundation
import MenugenPublishing
import Testing
import MenugenTestSupport

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// Every diagnostic has a reproducer in `Tests/Fixtures/Errors/<id>/`, from which `Documentation/Errors.md` is
/// generated.
struct ErrorFixtureTests {
  @Test func givesEveryDiagnosticOfTheSourcesAReproducer() {
    let reproduced = Set(ErrorFixture.all.map(\.id))
    #expect(DiagnosticIDs.all.subtracting(reproduced).sorted() == [], "ids without a folder in Tests/Fixtures/Errors")
    #expect(reproduced.subtracting(DiagnosticIDs.all).sorted() == [], "folders for ids that no source has")
  }

  @Test func findsIDsInSources() {
    let source = #"""
      error("price.decimals", "x")
      // error("not.this")
      error(
        "\(kind).duplicate-id", word)
      table["home.title"], open("index.html"), "\(other).rule"
      """#
    #expect(
      DiagnosticIDs.find(in: source) == [
        "price.decimals", "menu.duplicate-id", "location.duplicate-id", "ledger.duplicate-id", "goal.duplicate-id",
        "\\(other).rule",
      ])
  }

  @Test(arguments: ErrorFixture.all) func reportsOfTheFault(_ fixture: ErrorFixture) async throws {
    let run = try await fixture.run()
    #expect(Set(run.ids) == [fixture.id], "a reproducer shows its own diagnostic and no other")
    expectSnapshot(run.errors, at: fixture.expectedPath)
    let hasErrors = run.errors.contains(": error: ")
    #expect(hasErrors ? [1, 74].contains(run.status) : run.status == 0, "exit code \(run.status)")
  }

  @Test("A check reports what a build of the same content reports", arguments: ErrorFixture.all)
  func checkReportsWhatBuildReports(_ fixture: ErrorFixture) async throws {
    try await expectSameDiagnostics(of: fixture.path)
  }

  @Test("A check refuses the paths that a build refuses")
  func checkRefusesPathsOfBuild() async throws {
    let folder = try TemporaryFolder([
      "Content/assets/b\u{7F}.pdf": "1", "Content/static/c\n.txt": "2",
      "Content/pages/about.md": "[a](<assets/b\u{7F}.pdf>)", "Content/menus/d.yaml": "name: D",
    ])
    let diagnostics = try await expectSameDiagnostics(of: folder.path)
    #expect(diagnostics.count { $0.id == "output.bad-path" } == 2)
    #expect(diagnostics.contains { $0.id == "menu.empty" }, "the other faults are reported in the same run")
    let theme = try TemporaryFolder([
      "Content/site.yaml": "theme: own", "Themes/own/assets/\(String(repeating: "a", count: 9))\u{1}.css": "a {}",
    ])
    #expect(try await expectSameDiagnostics(of: theme.path).contains { $0.id == "output.bad-path" })
  }

  @Test("A check finds the output folder that a build refuses, with the same words and places")
  func checkRefusesOutputOfBuild() async throws {
    let path = try TemporaryFolder(Sites.small)
    let lost = ["site/index.html": "by hand", "reports/index.html": "by hand"]
    #expect(try await expectSameDiagnostics(of: path.path, output: lost).count { $0.id == "output.foreign" } == 2)
    let output = path.place("Output")
    #expect(try await build(path.path, output, isCheck: false).diagnostics.allSatisfy { $0.severity == .note })
    try path.write("mine", to: "Output/site/new.txt")
    try path.write("yours", to: "Content/static/new.txt")
    let check = try await build(path.path, output, isCheck: true)
    #expect(check.diagnostics.map(\.id) == ["output.occupied"])
    #expect(check.hasFileFailure)
    #expect(try await build(path.path, output, isCheck: false).diagnostics == check.diagnostics)
  }

  @Test(
    "A check finds every file of somebody else that a build finds in the place of a page",
    arguments: ["Output/site/a/b.txt/mine", "Output/site/a"])
  func checkFindsOccupiedPlaces(mine: String) async throws {
    let path = try TemporaryFolder(Sites.small)
    let output = path.place("Output")
    #expect(try await build(path.path, output, isCheck: false).diagnostics.allSatisfy { $0.severity == .note })
    try path.write("mine", to: mine)
    try path.write("yours", to: "Content/static/a/b.txt")
    let check = try await build(path.path, output, isCheck: true)
    #expect(check.diagnostics.map(\.id) == ["output.occupied"])
    #expect(try await build(path.path, output, isCheck: false).diagnostics == check.diagnostics)
  }

  /// Builds and checks the content in a folder, and returns the diagnostics of both.
  @discardableResult private func expectSameDiagnostics(
    of path: String, output files: [String: String] = [:]
  ) async throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    let output = folder.place("Output")
    if FileManager.default.fileExists(atPath: "\(path)/Output") {
      try FileManager.default.copyItem(atPath: "\(path)/Output", toPath: output)
    }
    for (name, text) in files { try folder.write(text, to: "Output/\(name)") }
    let check = try await build(path, output, isCheck: true)
    let build = try await build(path, output, isCheck: false)
    #expect(printed(check.diagnostics) == printed(build.diagnostics))
    #expect(check.hasFileFailure == build.hasFileFailure)
    return check.diagnostics
  }

  private func build(_ path: String, _ output: String, isCheck: Bool) async throws -> BuildPlan.Outcome {
    var options = BuildPlan.Options()
    options.content = DiskFiles(root: "\(path)/Content", separatesFolders: true)
    options.themes = DiskFiles(root: "\(path)/Themes")
    if isCheck { options.comparedOutput = output } else { options.output = output }
    options.publishing = PublishingOptions(durable: false)
    return BuildPlan(options: options).run()
  }

  @Test("Errors.md matches the output of the reproducers") func errorDocumentation() async throws {
    var entries: [ErrorsDocument.Entry] = []
    for fixture in ErrorFixture.all {
      entries.append(ErrorsDocument.Entry(fixture, expected: try await fixture.run().errors))
    }
    expectSnapshot(ErrorsDocument.text(entries), at: "\(Repository.root)/Documentation/Errors.md")
  }
}
