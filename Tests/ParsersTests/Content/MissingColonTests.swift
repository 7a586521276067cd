import MenugenDiagnostics
import MenugenDomain
import Testing

@testable import MenugenParsers

/// A line without a colon, which YAML reads as a continuation of the text before.
@Suite struct MissingColonTests {
  private func diagnostics(_ item: String) -> [Diagnostic] {
    // By bytes, since CR LF is one character.
    let lines = item.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let text = "sections:\n  s:\n  -\n" + lines.map { "    \(Substring($0))\n" }.joined()
    return parseMenu(SourceFile(path: "d.yaml", text: text), site: Site()).diagnostics
      .filter { $0.id == "yaml.missing-colon" }
  }

  private func line(of diagnostic: Diagnostic) -> Int? {
    if case .line(let location) = diagnostic.place { location.line } else { nil }
  }

  @Test(
    "A continued line that reads like a key is a warning at its line",
    arguments: [
      ("name: A\n  price 8.50", 5, "price: 8.50"), ("name: A\n  price 8,50 €", 5, "price: 8,50 €"),
      ("name: A\n  prise 8.50", 5, "price: 8.50"), ("name: A\n  status hidden", 5, "status: hidden"),
      ("name: A\n  allergens [milk, eggs]", 5, "allergens: [milk, eggs]"),
      ("description: Long and\n  warm\n  price 9", 6, "price: 9"), ("name: A\n\n  price 8.50", 6, "price: 8.50"),
      ("name: A\r\n  price   8.50\r", 5, "price: 8.50"), ("name: É\n  spiciness 2\n  price 1", 5, "spiciness: 2"),
      ("{name: A\n  price 8.50}", 0, ""), ("name: A\n  orderCode '7'", 5, "orderCode: '7'"),
    ])
  func warnsOfKeyWithoutColon(_ item: String, _ number: Int, _ meant: String) {
    let found = diagnostics(item)
    if number == 0 { return #expect(found.count == (item.hasPrefix("{") ? 1 : 0), "\(found)") }
    #expect(found.first.flatMap(line) == number, "\(found)")
    #expect(found.first?.hint?.contains("write '\(meant)'") == true, "\(found)")
  }

  @Test(
    "Descriptions over several lines are no fault",
    arguments: [
      "description: Two people share it for the\n  price of one", "description: Our best\n  price 20 percent off today",
      "description: Served in its\n  name and with\n  sizes to match", "description: A\n  price",
      "description: No\n  id",
      "description: |\n  price 8.50", "description: >\n  Warm\n  price 8.50", "description: \"A\n  price 8.50\"",
      "description: From the\n  prices 2019 list of ours", "name: A\nprice: 8.50", "description: Wine of\n  Status Quo",
      "description: It is\n  tags and\n  body and soul", "description: Open\n  from 12",
      "description: Room for\n  max 4", "ingredients: Flour\n  water 3",
    ])
  func leavesDescriptionsAlone(_ item: String) {
    #expect(diagnostics(item) == [])
  }

  @Test("An item that is its name alone, a section and a page's front matter have the same warning")
  func warnsInOtherObjects() {
    func ids(_ text: String) -> [String] {
      parseMenu(SourceFile(path: "d.yaml", text: text), site: Site()).diagnostics.map(\.id)
        .filter { $0 == "yaml.missing-colon" }
    }
    #expect(ids("- Water\n  price 3.20\n").count == 1)
    #expect(ids("name: Dinner\n  currency 5\n").count == 1)
    let page = SourceFile(path: "p.md", text: "---\ntitle: Us\n  order 3\n---\nText\n")
    let checked = parsePage(page, path: "p", site: Site())
    #expect(checked.diagnostics.map(\.id) == ["yaml.missing-colon"])
    #expect(checked.diagnostics.first.flatMap(line) == 3)
  }
}
