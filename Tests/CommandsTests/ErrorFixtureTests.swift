import Testing
import TestSupport

/// Every diagnostic has a reproducer under `Tests/Fixtures/Errors/<id>/`, from which `Documentation/Errors.md` is made.
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
        "price.decimals", "menu.duplicate-id", "ledger.duplicate-id", "goal.duplicate-id", "\\(other).rule",
      ])
  }

  @Test(arguments: ErrorFixture.all) func tellsOfTheFault(_ fixture: ErrorFixture) async throws {
    let run = try await fixture.run()
    #expect(Set(run.ids) == [fixture.id], "a reproducer shows its own diagnostic and no other")
    expectSnapshot(run.errors, at: fixture.expectedPath)
    let hasErrors = run.errors.contains(": error: ")
    #expect(hasErrors ? [1, 74].contains(run.status) : run.status == 0, "exit code \(run.status)")
  }

  @Test func holdsTheDocumentationOfErrorsEqualToTheReproducers() async throws {
    var entries: [ErrorsDocument.Entry] = []
    for fixture in ErrorFixture.all {
      entries.append(ErrorsDocument.Entry(fixture, expected: try await fixture.run().errors))
    }
    expectSnapshot(ErrorsDocument.text(entries), at: "\(Repository.root)/Documentation/Errors.md")
  }
}
