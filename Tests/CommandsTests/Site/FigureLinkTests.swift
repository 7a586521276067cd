import Foundation
import Testing

/// Every figure of a ledger's tables links to a page with exactly its rows.
@Suite struct FigureLinkTests {
  /// Deterministic movements.
  static func movements(_ count: Int, years: Int, currencies: [String], isDated: Bool = true) -> String {
    let categories = ["costs/rent", "costs/rent/shed", "costs", "sales:food", "sales:drinks", "gifts"]
    let rows = (0..<count).map { index in
      let (year, month) = (2024 + index * years / count, index * years * 12 / count % 12 + 1)
      var fields = [
        "\"name\": \"M\(index)\"", "\"amount\": \"\(index * 7919 % 20_000 - 9_000).\(index % 90 + 10)\"",
        "\"currency\": \"\(currencies[index % currencies.count])\"",
        "\"account\": \"\(index % 3 == 0 ? "bank" : "till")\"",
      ]
      if index % 11 != 10 { fields.append("\"category\": \"\(categories[index % categories.count])\"") }
      if isDated, index % 50 != 49 {
        fields.append("\"date\": \"\(year)-\(month < 10 ? "0" : "")\(month)-\(index % 19 + 10)\"")
      }
      return "{\(fields.joined(separator: ", "))}"
    }
    return "{\"currency\": \"EUR\", \"movements\": [\(rows.joined(separator: ",\n"))]}"
  }

  @Test(arguments: [
    (700, 1, ["EUR"], true), (700, 3, ["EUR"], true), (700, 1, ["EUR", "USD"], true),
    (900, 3, ["EUR", "USD", "CHF"], true),
    (2_400, 1, ["EUR", "USD"], true), (60, 1, ["EUR", "USD"], false),
  ])
  func leadsToExactlyItsRows(count: Int, years: Int, currencies: [String], isDated: Bool) async throws {
    let folder = try TemporaryFolder([
      "Content/movements/books.json": Self.movements(count, years: years, currencies: currencies, isDated: isDated),
      "Content/site.yaml": "movements: {detailPages: never}\n",
    ])
    let site = try await BuiltSite(content: folder.place("Content"))
    let registers = Registers(site)
    var checked = 0
    for path in site.files.keys where path.hasPrefix("reports/books/") && path.hasSuffix(".html") {
      let page = try site.text(path)
      for cell in page.matches(of: #/<td class="figure[^"]*"><a href="([^"]+)">([^<]+)<\/a>/#) {
        let rows = try registers.rows(behind: String(cell.1), on: path)
        #expect(
          rows.reduce(0, +) == units(cell.2), "\(path): \(cell.2) leads to \(cell.1), whose rows come to something else"
        )
        checked += 1
      }
      let matrices = page.matches(of: #/<table class="ledger periods">.*?<\/table>/#.dotMatchesNewlines())
      for matrix in matrices {
        let bare = matrix.0.matches(of: #/<td class="figure[^"]*">([^<]+)<\/td>/#).map(\.1)
        #expect(bare.isEmpty, "\(path): \(bare) leads nowhere")
      }
    }
    #expect(checked > (isDated ? 100 : 10))
  }

  /// A table with thousands of rows continues on further pages, with its totals at the end.
  @Test func pagesTablesWithThousandsOfRows() async throws {
    let rows = (0..<1_800).map {
      #"{"name": "M", "amount": \#($0 + 1), "date": "2026-0\#($0 % 2 + 1)-03", "category": "c\#($0)", "account": "a\#($0)"}"#
    }
    let folder = try TemporaryFolder([
      "Content/movements/books.json": "[\(rows.joined(separator: ",\n"))]",
      "Content/site.yaml": "currency: EUR\nmovements: {detailPages: never}\n",
    ])
    let site = try await BuiltSite(content: folder.place("Content"))
    var categories = 0
    for path in site.files.keys where path.hasPrefix("reports/") && path.hasSuffix(".html") {
      let page = try site.text(path)
      let count = page.matches(of: #/<tr[ >]/#).count
      #expect(count <= 600, "\(path) has \(count) rows")
      if path == "reports/books/index.html" || path.hasPrefix("reports/books/tables/") {
        let matrix = page.firstMatch(of: #/<table class="ledger periods">.*?<\/table>/#.dotMatchesNewlines())?.0 ?? ""
        categories += matrix.matches(of: #/<tr><th scope="row" class="level0"><a /#).count
      }
    }
    #expect(categories == 1_800)
    let pages = try site.text("reports/books/index.html").matches(of: #/href="(tables\/\d+\/index.html)"/#).map {
      String($0.1)
    }
    #expect(pages.count > 5)
    for page in pages { #expect(site.files["reports/books/" + page] != nil) }
  }
}

/// The registers of a site, each page read once however many figures lead to it.
private final class Registers {
  private struct Page {
    /// The pages of the same register, in order.
    var pages: [String]
    /// The anchor of each group of rows, and the rows' amounts.
    var groups: [(id: String?, amounts: [Int])]
  }

  private let site: BuiltSite
  private var known: [String: Page] = [:]

  init(_ site: BuiltSite) { self.site = site }

  /// The amounts of the rows that a link leads to: from its anchor, or on all pages of a register.
  func rows(behind link: String, on page: String) throws -> [Int] {
    let (path, anchor) = resolve(link, on: page)
    var amounts: [Int] = []
    var isBehind = anchor == nil
    var isFound = isBehind
    for page in try self.page(path).pages {
      for group in try self.page(page).groups {
        if let id = group.id, let anchor {
          if id == anchor {
            (isBehind, isFound) = (true, true)
          } else if rank(id) <= rank(anchor) {
            isBehind = false
          }
        }
        if isBehind { amounts += group.amounts }
      }
    }
    #expect(isFound, "there is no \(anchor ?? "") on \(path)")
    return amounts
  }

  private func page(_ path: String) throws -> Page {
    if let page = known[path] { return page }
    let html = try site.text(path)
    var page = Page(pages: [path], groups: [])
    if let nav = html.firstMatch(of: #/<nav class="pages".*?<\/nav>/#.dotMatchesNewlines()) {
      page.pages = nav.0.matches(of: #/href="([^"]+)"/#).map { resolve(String($0.1), on: path).path }
    }
    let register = try #require(html.firstRange(of: "<table class=\"ledger register"))
    for body in html[register.upperBound...].matches(
      of: #/<tbody(?: id="([^"]*)")?>(.*?)<\/tbody>/#.dotMatchesNewlines())
    {
      let amounts = try body.2.matches(of: #/<tr(?: id="[^"]*")?>(.*?)<\/tr>/#.dotMatchesNewlines()).map { row in
        units(try #require(row.1.firstMatch(of: #/<td class="figure[^"]*">(?:<a [^>]*>)?([^<]+)/#)?.1))
      }
      page.groups.append((body.1.map(String.init), amounts))
    }
    known[path] = page
    return page
  }

  /// The level of an anchor: a currency (`EUR`), a year (`2026-EUR`), or a month (`2026-03-EUR`).
  private func rank(_ anchor: String) -> Int { anchor.hasPrefix("undated") ? 2 : anchor.split(separator: "-").count }

  private func resolve(_ link: String, on page: String) -> (path: String, anchor: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0].isEmpty { return (page, parts.count > 1 ? String(parts[1]) : nil) }
    var folders = page.split(separator: "/").dropLast()
    for part in parts[0].split(separator: "/") {
      if part == ".." { _ = folders.popLast() } else { folders.append(part) }
    }
    return (folders.joined(separator: "/"), parts.count > 1 ? String(parts[1]) : nil)
  }
}

private func units(_ text: Substring) -> Int {
  (text.contains("\u{2212}") ? -1 : 1) * (Int(text.filter(\.isNumber)) ?? 0)
}
