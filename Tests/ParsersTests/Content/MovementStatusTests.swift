import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

@Suite struct MovementStatusTests {
  @Test(
    "A status is a word of ours or of a bank, in any case",
    arguments: [
      ("pending", true), ("Pending", true), ("VORGEMERKT", true), ("uncleared", true), ("booked", false),
      ("Cleared", false), ("gebucht", false), ("", false), ("perhaps", nil), ("declined", nil),
    ] as [(String, Bool?)])
  func reads(word: String, isPending: Bool?) {
    let file = SourceFile(path: "movements/a.csv", text: "name,amount,status\nA,1,\(word)\nB,2,\n")
    let checked = parseLedger(file, site: Site())
    let movements = checked.value?.content.movements ?? []
    #expect(
      movements.first { $0.name == "A" }.map { isPending == nil ? false : $0.isPending } ?? false
        == (isPending ?? false))
    #expect(checked.diagnostics.contains { $0.id == "status.unknown" } == (isPending == nil), "\(checked.diagnostics)")
  }
}
