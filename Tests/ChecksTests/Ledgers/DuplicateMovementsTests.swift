import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenTestSupport
import Testing

/// Movements with the id or reference of an earlier one: both places are named.
@Suite struct DuplicateMovementsTests {
  private func faults(_ files: [(path: String, text: String)]) -> [String] {
    var site = Site()
    (site.currency, site.namesCurrency) = (.eur, true)
    let sources = files.map { SourceFile(path: "b/\($0.path)", text: $0.text) }
    let head = SourceFile(path: "b/ledger.yaml", text: "")
    let checked =
      files.count == 1 ? parseLedger(sources[0], site: site) : parseLedger(head: head, parts: sources, site: site)
    return checked.diagnostics.sorted().map { "\($0.brief) \($0.message)" }
  }

  static let forms = [
    [
      ("1.json", "[{\"id\": \"a\", \"amount\": 1},\n {\"id\": \"b\", \"amount\": 1},\n {\"id\": \"a\", \"amount\": 2}]")
    ],
    [("1.ndjson", "{\"id\": \"a\", \"amount\": 1}\n{\"id\": \"b\", \"amount\": 1}\n{\"id\": \"a\", \"amount\": 2}\n")],
    [("1.csv", "amount,id\n1,a\n1,b\n2,a\n")],
    [("1.yaml", "- {id: a, amount: 1}\n- {id: b, amount: 1}\n- {id: a, amount: 2}\n")],
  ]

  @Test(arguments: zip(forms, ["1:9", "1:8", "2:3", "1:8"])) func namesBothPlacesOfAnID(
    _ files: [(String, String)], _ first: String
  ) {
    let faults = faults(files)
    #expect(faults.count == 1)
    #expect(faults[0].hasPrefix("movement.duplicate-id "))
    #expect(faults[0].hasSuffix(" duplicate movement id 'a', first at b/\(files[0].0):\(first)"), "\(faults)")
  }

  @Test func namesTheFirstPlaceInAnotherFile() {
    let faults = faults([
      ("1.csv", "id,amount\nb,1\na,1\n"), ("2.json", #"[{"amount": 1, "id": "c"}, {"amount": 3, "id": "a"}]"#),
      ("3.json", #"[{"amount": 1, "id": "a"}, {"amount": 3, "id": "c"}]"#),
    ])
    #expect(
      faults == [
        "movement.duplicate-id 1:48 duplicate movement id 'a', first at b/1.csv:3:1",
        "movement.duplicate-id 1:22 duplicate movement id 'a', first at b/1.csv:3:1",
        "movement.duplicate-id 1:48 duplicate movement id 'c', first at b/2.json:1:22",
      ])
  }

  @Test func namesTheIDThatIsAnothersPlace() {
    let faults = faults([("1.json", #"[{"amount": 1}, {"amount": 2}]"#), ("2.json", #"[{"id": 2, "amount": 1}]"#)])
    #expect(faults == ["movement.duplicate-id 1:9 id '2' is also the position of a movement without an id"])
  }

  @Test func warnsOfAReferenceThatStandsTwice() {
    let files = [
      ("1.csv", "reference,amount,account\nFITID 7,1,bank\nFITID 7,1,till\n,5,bank\n,5,bank\n"),
      (
        "2.json",
        #"[{"account": "bank", "amount": 3, "reference": "FITID 7"}, {"reference": 8, "amount": 1}, {"reference": "8", "amount": 1}]"#
      ),
    ]
    #expect(
      faults(files) == [
        "movement.duplicate-reference 1:48 duplicate reference 'FITID 7', first at b/1.csv:2:1",
        "movement.duplicate-reference 1:105 duplicate reference '8', first at b/2.json:1:74",
      ])
    // A movement with an id isn't compared by reference.
    let named =
      #"[{"id": "a", "amount": 3, "reference": "7"}, {"id": "b", "amount": 1, "reference": "7"}, {"amount": 1, "reference": "7"}]"#
    #expect(faults([("1.json", named)]) == [])
  }

  /// All places are found in one pass.
  @Test func findsVeryManyDuplicates() {
    let rows = (0..<10_000).map { "r\($0),1\n" }.joined()
    let faults = faults([("1.csv", "reference,amount\n" + rows), ("2.csv", "reference,amount\n" + rows)])
    #expect(faults.count == 10_000)
    #expect(
      faults.last == "movement.duplicate-reference 10001:1 duplicate reference 'r9999', first at b/1.csv:10001:1")
  }
}
