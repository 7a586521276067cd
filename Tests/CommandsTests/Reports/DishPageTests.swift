import MenugenFiles
import MenugenPublishing
import Testing

@testable import MenugenSiteBuilder

/// What dishes earn, on the page of a private ledger.
@Suite struct DishPageTests {
  private static func content(
    margherita: String = "2.25", ledger: String = "", sales: String? = nil, theme: String = "default"
  ) -> [String: String] {
    let sales =
      sales ?? """
        - {date: 2026-03-01, name: A, amount: 850, item: dinner/margherita, quantity: 100}
        - {date: 2026-03-01, name: B, amount: 52, item: dinner/risotto, quantity: 4, vat: 4 %}
        - {date: 2026-03-02, name: C, amount: 5, item: dinner/risotto}
        """
    return [
      "site.yaml": "name: Trattoria\ncurrency: EUR\ntheme: \(theme)\n",
      "menus/dinner.yaml": """
      currency: EUR
      sections:
      - name: All
        items:
        - {id: margherita, name: Margherita, price: 8.5, cost: \(margherita)}
        - {id: risotto, name: Risotto, price: 13, cost: 15}
      """,
      "movements/books.yaml": "currency: EUR\n\(ledger)movements:\n\(sales)\n",
    ]
  }

  private func build(
    _ content: [String: String], after previous: MemoryOutput = MemoryOutput()
  ) -> (output: MemoryOutput, unchanged: Int) {
    let publication = MemoryPublication(after: previous)
    var options = BuildPlan.Options()
    options.content = MemoryFiles(root: "Content", texts: content)
    options.themes = MemoryFiles(root: "Themes")
    options.memory = publication
    let outcome = BuildPlan(options: options).run()
    return (publication.output, outcome.report?.unchanged ?? 0)
  }

  private func page(_ output: MemoryOutput, _ path: String = "reports/books/index.html") -> String {
    output.files[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The cells of a table's body by row, with the widths of its bars.
  private func rows(_ page: String) -> [String] {
    guard let table = page.firstMatch(of: #/<h2>Dishes · dinner EUR.*?<tbody>(.*?)<\/tbody>/#.dotMatchesNewlines())
    else { return [] }
    return table.1.split(separator: "\n").map { row in
      row.matches(of: #/<(?:td|th)[^>]*>(.*?)<\/(?:td|th)>/#).map { cell in
        cell.1.firstMatch(of: #/<rect class="(\w+)".* width="([^"]*)"/#).map { "\($0.1) \($0.2)" } ?? String(cell.1)
      }.joined(separator: " | ")
    }
  }

  @Test(
    "A private page has units, revenue, contribution, class and a bar of what each dish earns",
    arguments: ["default", "trattoria"])
  func showsDishes(_ theme: String) {
    let page = page(build(Self.content(theme: theme)).output)
    #expect(
      rows(page) == [
        "margherita | 100 | 96.2% | €850.00 | €625.00 | €6.25 | Star | in 100.0%",
        "risotto | 4 | 3.8% | €50.00 | −€10.00 | −€2.50 | Dog | out 1.6%",
      ])
    #expect(page.contains("Kasavana and Smith") && page.contains("Quantity (none): 1 movement"))
  }

  @Test("Without a cost, the bars are of revenue, and with few units there is no class")
  func showsRevenue() {
    var content = Self.content(sales: "- {name: A, amount: 20, item: dinner/risotto, quantity: 2}")
    content["menus/dinner.yaml"]?.replace(", cost: 15", with: "")
    #expect(rows(page(build(content).output)) == ["risotto | 2 | 100.0% | €20.00 | in 100.0%"])
    let few = Self.content(sales: "- {name: A, amount: 20, item: dinner/margherita, quantity: 2}")
    let row = "margherita | 2 | 100.0% | €20.00 | €15.50 | €7.75 | too few to say | in 100.0%"
    #expect(rows(page(build(few).output)) == [row])
  }

  @Test("A public ledger, and one without quantities, has no dishes")
  func isPrivate() {
    let open = build(Self.content(ledger: "visibility: public\n")).output
    let shown = open.files.keys.filter { $0.hasPrefix("site/") && $0.hasSuffix("books/index.html") }
    #expect(shown.count == 1)
    for path in shown { #expect(!page(open, path).contains("Dishes ·") && page(open, path).contains("850.00")) }
    let sales = "- {name: A, amount: 20, item: dinner/margherita}"
    #expect(!page(build(Self.content(sales: sales)).output).contains("Dishes"))
  }

  @Test("A new cost changes the page in an incremental build, and no page of the menu")
  func followsCosts() {
    let (first, _) = build(Self.content())
    let (second, unchanged) = build(Self.content(margherita: "8"), after: first)
    #expect(second.files == build(Self.content(margherita: "8")).output.files)
    #expect(rows(page(second)).first?.contains("€50.00 | €0.50") == true)
    let changed = second.files.filter { first.files[$0.key] != $0.value }.keys
    #expect(unchanged > 0 && !changed.isEmpty && changed.allSatisfy { !$0.hasPrefix("site/") })
  }
}
