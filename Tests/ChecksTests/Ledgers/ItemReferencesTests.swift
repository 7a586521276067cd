import MenugenChecks
import MenugenDiagnostics
import MenugenTestSupport
import Testing

/// Items that movements name.
@Suite struct ItemReferencesTests {
  private let known: Set = ["dinner/soup", "dinner/salad"]

  @Test("An unknown item is an error in the file that names it, unless its menu has errors")
  func reportsUnknownItems() {
    let files = [
      SourceFile(path: "a.csv", text: "item\ndinner/soup\n"), SourceFile(path: "b.csv", text: "dinner/soop"),
    ]
    var origins = Origins(path: "a.csv")
    origins.references = [Origins.Reference(word: "dinner/soup", range: 5..<16)]
    var part = Origins(path: "b.csv")
    part.references = [
      Origins.Reference(word: "dinner/soop", range: 0..<11), Origins.Reference(word: "lunch/x", range: 0..<1),
    ]
    origins.parts = [part]
    let references = ItemReferences(
      isKnown: known.contains, all: { known.sorted() }, unusableMenus: ["lunch"])
    let found = references.unknown(in: origins) { path in files.first { $0.path == path } }
    #expect(found.map { "\($0.file ?? "") \($0.brief)" } == ["b.csv movement.unknown-item 1:1"])
    #expect(found.first?.message == "unknown item 'dinner/soop'" && found.first?.hint == "write dinner/soup")
    #expect(references.unknown(in: nil) { _ in nil }.isEmpty)
  }
}
