import Foundation
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder
@testable import MenugenVerification

/// A ledger's overview has the same categories on its pages, in text and in JSON, for any number and depth.
@Suite struct CategoryOverviewTests {
  static let shapes: [String: [String]] = {
    var shapes: [String: [String]] = [:]
    for count in [149, 150, 151, 1_000] { shapes["\(count) below one"] = (0..<count).map { "costs/c\($0)" } }
    for count in [7, 12, 60] { shapes["a chain of \(count)"] = [chain(count)] }
    shapes["two chains of 60"] = [chain(59) + "/a", chain(59) + "/b"]
    shapes["one below the other"] = (1...60).map(chain)
    shapes["mixed"] = (0..<300).map { index in
      let levels: [String] = (0...(index % 60)).map { level in "l\(index * 7919 % (2 + level / 4))" }
      return levels.joined(separator: "/")
    }
    return shapes
  }()

  private static func chain(_ count: Int) -> String { (0..<count).map { "l\($0)" }.joined(separator: "/") }

  @Test("Page, text and JSON have the same categories", arguments: shapes.keys.sorted())
  func hasTheSameRows(_ name: String) async throws {
    let categories = try #require(Self.shapes[name])
    let rows = categories.enumerated().map { index, category in
      #"{"date": "2026-0\#(index % 3 + 1)-05", "amount": \#(index + 1), "category": "\#(category)"}"#
    }
    let folder = try TemporaryFolder([
      "Content/movements/books.json": "[\(rows.joined(separator: ",\n"))]",
      "Content/site.yaml": "currency: EUR\nmovements: {detailPages: never}\n",
    ])
    let site = try await BuiltSite(content: folder.place("Content"))
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(site.text("reports/books/report.json").utf8)) as? [String: Any])
    let figures = try #require(report["categoryFigures"] as? [String: [String: Any]])
    let read = try overview(of: site)
    let names = Set(read.filter { !$0.hasSuffix("/(none)") })
    #expect(names == Set(figures.keys.map { $0.replacing("|EUR", with: "") }))
    #expect(read.filter { $0.hasSuffix("/(none)") }.count == figures.values.count { $0["own"] != nil })
    #expect(names.isSuperset(of: categories))
    // Six levels have a row each, and below them every branching.
    let missing = Set(categories).flatMap { category in
      let parts = category.split(separator: "/")
      return (1...min(6, parts.count)).map { parts[..<$0].joined(separator: "/") }.filter { !names.contains($0) }
    }
    #expect(missing == [])
    let lines = try site.text("reports/books/report.txt").split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(lines.firstIndex(of: "By category"))
    let rule = try #require(lines[title...].dropFirst(2).firstIndex { $0.hasPrefix("-") })
    #expect(lines[(rule + 1)...].prefix { !$0.isEmpty }.count == read.count)
    // A page for each category with movements, and for each with several children: at most two for each category.
    let folders = site.files.keys.filter {
      $0.hasPrefix("reports/books/categories/") && $0.split(separator: "/").count == 5 && $0.hasSuffix("index.html")
    }
    #expect(folders.count <= 2 * Set(categories).count)
  }

  /// The paths of all rows of the tree, over all pages.
  private func overview(of site: BuiltSite) throws -> [String] {
    var path: [String] = []
    var rows: [String] = []
    var isContinued = false
    let pages =
      ["index.html"]
      + (2...).lazy.map { "tables/\($0)/index.html" }.prefix {
        site.files["reports/books/\($0)"] != nil
      }
    for page in pages {
      let text = try site.text("reports/books/\(page)")
      let tables = PageTable.tables(of: Array(text.utf8))
      #expect(text.contains("<p class=\"proof\">SHA-256 movements/books.json: "), "\(page) has no hash")
      // The number of rows on other pages is shown, with a link.
      let hasTree = tables.contains { $0.section == "categories" }
      if hasTree, !rows.isEmpty { #expect(isContinued, "\(page) goes on without a word before it") }
      isContinued = text.contains("index.html\">Others (")
      for row in tables where row.section == "categories" {
        for row in row.rows where row.part == .body {
          let level = row.cells[0].attributes.firstMatch(of: #/level(\d)/#).flatMap { Int($0.1) } ?? 0
          path = Array(path.prefix(level)) + [row.cells[0].text.trimmingCharacters(in: .whitespaces)]
          rows.append(path.joined(separator: "/"))
        }
      }
    }
    return rows
  }

  @Test("One changed name rewrites the pages that count the movement, and no others")
  func rewritesThePagesOfOneMovement() throws {
    let rows = (0..<240).map { index in
      let month = index / 20 + 1
      return
        #"{"id": "m\#(index)", "date": "2026-\#(month < 10 ? "0" : "")\#(month)-05", "name": "Payee \#(index)", "amount": 5, "#
        + #""category": "costs/c\#(index % 6)", "account": "a\#(index % 2)"}"#
    }
    let ledger = "[\(rows.joined(separator: ",\n"))]"
    let folder = try TemporaryFolder(["Content/movements/books.json": ledger, "Content/site.yaml": "currency: EUR\n"])
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    try folder.write(ledger.replacing("\"Payee 47\"", with: "\"Somebody\""), to: "Content/movements/books.json")
    #expect(try menugen("build", "--quiet", "--changed-paths", "changed.txt", in: folder.path).status == 0)
    let changed = try folder.text("changed.txt").split(separator: "\n").map {
      String($0.split(separator: " ").last ?? "")
    }
    let html = Set(
      changed.compactMap { path in path.firstRange(of: "books/").map { String(path[$0.upperBound...]) } }
        .filter { $0.hasSuffix(".html") })
    #expect(
      html == [
        "index.html", "2026-03/index.html", "categories/index.html", "categories/costs/index.html",
        "categories/costs-c5/index.html", "accounts/index.html", "accounts/a1/index.html", "movements/m46/index.html",
        "movements/m47/index.html", "movements/m48/index.html",
      ])
    // The hash is that of the month's rows in the CSV.
    let csv = try folder.text("Output/reports/books/report.csv").components(separatedBy: "\r\n")
    let month = csv.filter { $0.contains(",2026-03-") }.map { $0 + "\r\n" }.joined()
    try folder.write(month, to: "march.csv")
    let digest = try shell("sha256sum march.csv", in: folder.path).output.prefix(64)
    #expect(
      try folder.text("Output/reports/books/2026-03/index.html").contains("SHA-256 report.csv 2026-03: \(digest)"))
  }
}
