import MenugenChecks
import MenugenDiagnostics
import MenugenTestSupport
import Testing

/// Receipts that movements name: `ReceiptReferences`.
@Suite struct ReceiptReferencesTests {
  @Test("A receipt that isn't a file is reported in the file that names it, with what to write instead")
  func reportsReceipts() {
    let places: [String: ReceiptPlace] = [
      "a": .file("movements/a"), "b": .missing(path: "movements/b", nearest: "c"), "c": .outside, "d": .folder,
      "e": .content, "f": .published,
    ]
    let files = [SourceFile(path: "x.csv", text: "abcdef"), SourceFile(path: "y.csv", text: "b")]
    var origins = Origins(path: "x.csv")
    origins.receipts = "abcdef".enumerated().map { place, word in
      Origins.Reference(word: String(word), range: place..<place + 1)
    }
    var part = Origins(path: "y.csv")
    part.receipts = [Origins.Reference(word: "b", range: 0..<1)]
    origins.parts = [part]
    let found = receiptFaults(
      in: origins, place: { places[$0] ?? .outside }, shown: { "Content/" + $0 }, folder: "receipts"
    ) { path in files.first { $0.path == path } }
    #expect(
      found.map { "\($0.file ?? "") \($0.brief)" } == [
        "x.csv receipt.missing 1:2", "x.csv receipt.path 1:3", "x.csv receipt.not-a-file 1:4",
        "x.csv receipt.not-a-file 1:5", "x.csv receipt.published 1:6", "y.csv receipt.missing 1:1",
      ])
    #expect(found.first?.hint == "did you mean 'c'? Otherwise put the file at Content/movements/b")
    #expect(found.allSatisfy { $0.hint != nil } && found[1].hint?.contains("Content/receipts") == true)
    #expect(receiptFaults(in: nil, place: { _ in .outside }, shown: { $0 }, folder: "") { _ in nil }.isEmpty)
  }
}
