import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

/// Ledgers that goals name.
@Suite struct GoalReferencesTests {
  @Test("An unknown ledger is an error at its place, with the nearest one as the hint")
  func reportsUnknownLedgers() {
    let file = SourceFile(path: "goals/a.yaml", text: "from:\n  ledger: bnak\n")
    var origins = Origins(path: file.path)
    origins.references = [Origins.Reference(word: "bnak", range: 16..<20)]
    var references = GoalReferences(ledgers: ["bank", "cash"], sums: { _ in nil }, file: { _ in file })
    let found = references.unknown(in: origins)
    #expect(found.map(\.brief) == ["goal.unknown-ledger 2:11"])
    #expect(found.first?.message == "unknown ledger 'bnak'" && found.first?.hint == "write bank")
    origins.references[0].word = "cash"
    #expect(references.unknown(in: origins).isEmpty)
  }
}
