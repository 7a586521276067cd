import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import MenugenTestSupport
import Testing

@testable import MenugenSiteBuilder

/// The pages of locations.
struct LocationPagesTests {
  private static let master = [
    "site.yaml": """
    name: Rosa
    baseURL: https://rosa.example/
    languages: [en, it]
    currency: EUR
    restaurant: {telephone: "06 111", address: {streetAddress: Via A 1}, geo: {latitude: 41.9, longitude: 12.5}}
    """,
    "menus/dinner.yaml": """
    name: Dinner
    sections:
      - name: Pizzas
        items:
          - {id: margherita, name: Margherita, price: 8.50, allergens: [milk]}
          - {id: marinara, name: Marinara, price: 7.00, allergens: []}
    """,
    "menus/lunch.yaml":
      "name: Lunch\nsections: [{name: Pasta, items: [{id: carbonara, name: Carbonara, price: 11.50}]}]",
  ]

  private static func site(_ locations: [String: String]) -> SiteInMemory {
    SiteInMemory(master.merging(locations) { $1 })
  }

  private static let table = [
    "locations.csv": """
    id,name,street,margherita.price,marinara.hidden,lunch.hidden
    roma,Roma,Via Appia 5,9.50,true,true
    ostia,Ostia,,,,
    """
  ]
  private static let folder = [
    "locations/roma.yaml": """
    name: Roma
    address: {streetAddress: Via Appia 5}
    items: {margherita: 9.50, marinara: {hidden: true}}
    menus: {lunch: {hidden: true}}
    """,
    "locations/ostia.yaml": "name: Ostia",
  ]

  @Test(
    "A location has its own prices, and links to the site's pages where nothing differs", arguments: [table, folder])
  func differences(_ locations: [String: String]) {
    let site = Self.site(locations)
    #expect(!site.diagnostics.contains { $0.severity == .error }, "\(site.diagnostics)")
    for tree in ["site", "site/it"] {
      #expect(site["\(tree)/roma/menus/dinner/menu.txt"].contains("9.50") || tree != "site")
      #expect(!site["\(tree)/roma/menus/dinner/index.html"].contains("8.50"))
      #expect(!site["\(tree)/roma/menus/dinner/index.html"].contains("Marinara"))
      #expect(site.files["\(tree)/roma/menus/dinner/margherita/index.html"] != nil)
      #expect(site.files["\(tree)/roma/menus/dinner/marinara/index.html"] == nil)
      #expect(site.files["\(tree)/roma/menus/lunch/index.html"] == nil)
      #expect(!site["\(tree)/roma/index.html"].contains("Lunch"))
      #expect(site["\(tree)/roma/index.html"].contains("Via Appia 5"))
      #expect(site["\(tree)/ostia/index.html"].contains("href=\"../menus/dinner/\""))
      #expect(site.files.keys.allSatisfy { !$0.hasPrefix("\(tree)/ostia/menus") })
      #expect(site["\(tree)/locations/index.html"].contains("href=\"../roma/\""))
    }
    #expect(site["site/menus/dinner/menu.txt"].contains("8.50"))
    #expect(site["site/sitemap.xml"].contains("https://rosa.example/it/roma/menus/dinner/margherita/"))
    #expect(!site["site/sitemap.xml"].contains("roma/menus/lunch"))
    #expect(site["site/roma/index.html"].contains("\"streetAddress\":\"Via Appia 5\""))
    // With an own address, the site's coordinates would be wrong.
    #expect(!site["site/roma/index.html"].contains("\"latitude\""))
    #expect(site["site/roma/index.html"].contains("search?query=Via%20Appia%205"))
  }

  private static let options = [
    "site.yaml": "name: Rosa\ncurrency: EUR\n",
    "menus/bar.yaml": """
    sections:
      - {name: Drinks, items: [{id: cola, name: Cola, price: 3, deposit: 0.25, allergens: []}]}
      - {name: Cakes, optionGroups: [cream], items: [{id: torta, name: Torta, price: 4, allergens: []}]}
      - {name: Ice, items: [{id: cone, name: Cone, price: 2, allergens: [], optionGroups: [cream]}]}
      - {name: More, optionGroups: [cream], items: [{id: pure, name: Pure, price: 2, allergens: [], optionGroups: []}]}
    optionGroups: [{id: cream, options: [{id: whipped, name: Whipped, price: 0.50, allergens: [milk]}]}]
    """,
  ]

  @Test(
    "A location has its own deposits and prices of options, on the pages of the items that have them",
    arguments: [
      ["locations/roma.yaml": "items: {cola: {deposit: 0.75}}\noptionGroups: {cream: {whipped: 0.95}}\n"],
      ["locations.csv": "id,cola.deposit,bar/cream.options.whipped\nroma,0.75,0.95\n"],
    ])
  func optionPrices(_ location: [String: String]) {
    let site = SiteInMemory(Self.options.merging(location) { $1 })
    #expect(!site.diagnostics.contains { $0.severity == .error }, "\(site.diagnostics)")
    let (own, master) = (site["site/roma/menus/bar/menu.json"], site["site/menus/bar/menu.json"])
    #expect(own.contains("0.95") && own.contains("0.75") && !own.contains("0.50") && !own.contains("0.25"))
    #expect(master.contains("0.50") && master.contains("0.25") && !master.contains("0.95"))
    let changed = ["cola", "torta", "cone", "pure"].filter { site.files["site/roma/menus/bar/\($0)/index.html"] != nil }
    #expect(changed == ["cola", "torta", "cone"])
    // The same price as the master's is no difference.
    let same = SiteInMemory(
      Self.options.merging(["locations/roma.yaml": "optionGroups: {cream: {whipped: 0.5}}\n"]) { $1 })
    #expect(same.files.keys.allSatisfy { !$0.hasPrefix("site/roma/menus") })
  }

  @Test("A table and a folder of the same locations give the same pages")
  func forms() {
    let (table, folder) = (Self.site(Self.table), Self.site(Self.folder))
    let pages = table.files.filter { $0.key.hasPrefix("site/roma") || $0.key.hasPrefix("site/it/roma") }
    #expect(pages.count == 20)
    #expect(pages.allSatisfy { folder.files[$0.key] == $0.value })
  }

  @Test("A change of one location rebuilds only its pages, in a table too")
  func incremental() {
    var output = MemoryOutput()
    func build(_ locations: [String: String]) -> [String: [UInt8]] {
      let publication = MemoryPublication(after: output)
      var options = BuildPlan.Options()
      options.content = MemoryFiles(root: "Content", texts: Self.master.merging(locations) { $1 })
      options.themes = MemoryFiles(root: "Themes", texts: [:])
      options.memory = publication
      _ = BuildPlan(options: options).run()
      output = publication.output
      return output.files
    }
    let before = build(Self.table)
    let after = build(["locations.csv": Self.table["locations.csv"]?.replacing("9.50", with: "9.70") ?? ""])
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    #expect(!changed.isEmpty)
    #expect(changed.allSatisfy { $0.contains("roma/") || $0.hasPrefix(".menugen") }, "\(changed.sorted())")
  }

  @Test("The address of a location can't be that of something else", arguments: ["menus", "it", "about", "Locations"])
  func reserved(_ id: String) {
    let site = Self.site(["locations/a.yaml": "id: \(id)", "pages/about.md": "# About"])
    #expect(site.ids.contains("location.reserved-id"), "\(site.ids)")
  }

  @Test("A location's currency must be that of all its prices")
  func currency() {
    #expect(Self.site(["locations/a.yaml": "currency: CHF\nitems: {margherita: 9}"]).ids.contains("location.currency"))
    let whole = "currency: CHF\nitems: {margherita: 9, marinara: 8, carbonara: 12}"
    let site = Self.site(["locations/a.yaml": whole])
    #expect(!site.diagnostics.contains { $0.severity == .error }, "\(site.diagnostics)")
    #expect(site["site/a/menus/dinner/menu.json"].contains("CHF"))
  }

  @Test("A price of a location that is more than five times that of the last build is a warning at its place, once")
  func priceJumps() {
    var output = MemoryOutput()
    func build(_ locations: [String: String]) -> [String] {
      let publication = MemoryPublication(after: output)
      var options = BuildPlan.Options()
      options.content = MemoryFiles(root: "Content", texts: Self.master.merging(locations) { $1 })
      options.themes = MemoryFiles(root: "Themes", texts: [:])
      options.memory = publication
      let found = BuildPlan(options: options).run().diagnostics.filter { $0.id == "price.jump" }
      output = publication.output
      return found.map(\.brief)
    }
    #expect(build(Self.folder).isEmpty)
    let high = Self.folder.mapValues { $0.replacing("9.50", with: "950") }
    #expect(build(high) == ["price.jump 3:21"])
    #expect(build(high).isEmpty)
    #expect(build(Self.table).count == 1)
    #expect(build(Self.table.mapValues { $0.replacing("9.50", with: "0.95") }) == ["price.jump 2:1"])
  }

  @Test("A location's page lists a menu whose source gave nothing yet, as the home page does")
  func pendingMenu() {
    let site = Self.site([
      "menus/till.yaml": "name: Till\nsource: https://till.example/menu.json\n", "locations/roma.yaml": "name: Roma",
    ])
    #expect(site["site/index.html"].contains("href=\"menus/till/\""))
    #expect(site["site/roma/index.html"].contains("href=\"../menus/till/\""), "\(site.diagnostics)")
  }

  @Test("Prices in a location's own currency name it, whatever the site's style")
  func shownCurrency() {
    let style = "currency: EUR\nprices: {symbol: none}\n"
    let site = Self.site([
      "site.yaml": style, "locations/a.yaml": "currency: CHF\nitems: {margherita: 20, marinara: 8, carbonara: 12}",
      "locations/b.yaml": "currency: EUR\nitems: {margherita: 21}",
    ])
    #expect(site["site/a/menus/dinner/menu.txt"].contains("CHF"))
    #expect(
      site["site/b/menus/dinner/menu.txt"].contains("21.00") && !site["site/b/menus/dinner/menu.txt"].contains("€"))
    #expect(!site["site/menus/dinner/menu.txt"].contains("€"))
  }

  @Test("The header of a table of locations may be in any case") func headerCase() {
    let table = Self.site([
      "locations.csv": "ID,Name,postalcode,STREET,margherita.price\nroma,Roma,00100,Via B 2,9.50\n"
    ])
    #expect(!table.diagnostics.contains { $0.severity == .error }, "\(table.diagnostics)")
    #expect(table["site/roma/index.html"].contains("Via B 2") && table["site/roma/index.html"].contains("00100"))
    #expect(table["site/roma/menus/dinner/menu.txt"].contains("9.50"))
  }

  @Test("An empty address has no map") func emptyAddress() {
    let site = Self.site(["locations/roma.yaml": "name: Roma\naddress: \"\"\n"])
    #expect(!site["site/roma/index.html"].contains("search?query="))
    #expect(!site["site/locations/index.html"].contains("search?query="))
  }
}
