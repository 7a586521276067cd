import Commands
import Diagnostics
import Domain
import Examples
import Files
import MenugenKit
import Text

@main struct Outside {
  static func main() async throws {
    // Link the program's modules together with menugen's.
    print(Text.name, Files.name, Domain.name, Diagnostics.name, Commands.name)
    let content = MemoryFiles(files.mapValues { Array($0.utf8) })
    let settings = try SiteSettings.read(try content.read("site.yaml"), named: "site.yaml").get()

    let menu = try Menu.read(try content.read("menus/soups.yaml"), named: "soups.yaml", settings: settings).get()
    for language in settings.languages {
      guard let source = MenuDataSource(menu, language: language) else { continue }
      for section in 0..<source.numberOfSections {
        print("== \(source.title(ofSection: section) ?? "")")
        for row in 0..<source.numberOfItems(inSection: section) {
          guard let item = source.item(forRow: row, inSection: section) else { continue }
          print(item.name, item.priceText ?? "", item.allergens.lines.joined(separator: "; "), separator: " | ")
        }
      }
    }

    let reading = Menu.read("[{name: Minestrone, price: 7.505}]".utf8, named: "wrong.yaml", settings: settings)
    for diagnostic in reading.diagnostics { print(diagnostic) }

    let ledger = try Ledger.read(try content.read("movements/bank.csv"), named: "bank.csv", settings: settings).get()
    for total in ledger.totals(by: .category) {
      print(total.name ?? "-", total.balance.text(in: "en"), separator: " | ")
    }

    let builder = SiteBuilder(content: content)
    for tree in SiteBuilder.Tree.allCases {
      for try await page in builder.pages(in: tree) where page.path.hasSuffix("index.html") {
        print("\(tree)/\(page.path)")
      }
    }

    // Only errors of the examples matter, not their output.
    print("== examples")
    try await runExamples()
  }

  static let files = [
    "site.yaml": "name: Trattoria\nlanguages: [en, de]\ncurrency: EUR\n",
    "menus/soups.yaml": """
    name: {en: Soups, de: Suppen}
    sections:
      - name: {en: Warm, de: Warm}
        items:
          - {id: ribollita, name: Ribollita, price: 8.00, allergens: [gluten, celery]}
          - {id: minestrone, name: Minestrone, price: 7.50}
      - name: {en: Cold, de: Kalt}
        items:
          - {id: gazpacho, name: Gazpacho, price: 1200, allergens: [], status: sold-out}
    """,
    "movements/bank.csv":
      "date,name,amount,category\n2026-03-01,Flour,-120.00,Kitchen\n2026-03-02,Dinner,480.50,Sales\n",
  ]
}
