import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Commands

/// One small site that uses every field of the formats, built whole; the files that matter are compared with snapshots.
@Suite struct SiteSnapshotTests {
  static let output = Task { () throws -> TemporaryFolder in
    let folder = try TemporaryFolder()
    var options = BuildPlan.Options()
    options.content = fixture("Site/Content")
    options.themes = folder.place("no-themes")
    options.output = folder.place("Output")
    options.publishing.durable = false
    let outcome = await BuildPlan(options: options).run()
    #expect(outcome.report != nil)
    #expect(!outcome.diagnostics.contains { $0.severity == .error })
    return folder
  }

  static func fixture(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(path)").path
  }

  @Test(arguments: [
    "site/index.html", "site/404.html", "site/loading.html", "site/offline.html", "site/error.html",
    "site/menus/dinner/index.html", "site/menus/dinner/menu.txt", "site/menus/dinner/menu.json",
    "site/menus/dinner/allergens.html", "site/menus/dinner/allergens.txt", "site/menus/dinner/focaccia/index.html",
    "site/menus/dinner/catch/index.html", "site/menus/dinner/bread/index.html", "site/menus/empty/index.html",
    "site/about/index.html", "site/sitemap.xml", "site/robots.txt", "site/ledgers/fund/index.html",
    "site/it/index.html", "site/it/menus/dinner/index.html", "site/it/menus/dinner/menu.txt", "site/it/about/index.html",
    "site/ar/menus/dinner/index.html", "site/ja/menus/dinner/menu.txt", "site/ja/menus/dinner/focaccia/index.html",
    "reports/index.html", "reports/index.txt", "reports/bank/index.html", "reports/bank/2026-03/index.html",
    "reports/bank/movements/m-1/index.html", "reports/bank/movements/m-2/index.html", "reports/bank/report.txt",
    "reports/bank/report.csv", "reports/bank/report.json", "reports/kids/index.html", "reports/kids/report.txt",
    "reports/kids/movements/1/index.html",
  ])
  func showsWhatTheContentSays(path: String) async throws {
    let folder = try await SiteSnapshotTests.output.value
    expectSnapshot(try folder.text("Output/\(path)"), path.replacingOccurrences(of: "/", with: "_"))
  }

  @Test func keepsPrivateMoneyAndHiddenDishesOffTheSite() async throws {
    let folder = try await SiteSnapshotTests.output.value
    #expect(!folder.exists("Output/site/ledgers/bank"))
    #expect(!folder.exists("Output/site/menus/dinner/secret"))
    for file in try folder.files("Output/site") where !file.hasSuffix(".svg") {
      let text = try folder.text("Output/site/\(file)")
      #expect(!text.contains("Card sales"), "\(file)")
      #expect(!text.contains("Secret"), "\(file)")
      #expect(!text.contains("0.40"), "\(file): what a dish costs to make is for reports alone")
    }
  }

  @Test func linksOnlyToFilesThatAreThere() async throws {
    let folder = try await SiteSnapshotTests.output.value
    for tree in ["site", "reports"] {
      for file in try folder.files("Output/\(tree)") where file.hasSuffix(".html") && !file.hasSuffix("404.html") {
        let base = URL(fileURLWithPath: folder.place("Output/\(tree)/\(file)"))
        for link in links(in: try folder.text("Output/\(tree)/\(file)")) {
          let path = String(link.prefix { $0 != "#" && $0 != "?" })
          if path.isEmpty { continue }
          let target = try #require(URL(string: path, relativeTo: base), "\(file): \(link)").standardizedFileURL.path
          let isFolder = path.hasSuffix("/") || path.hasSuffix("..")
          #expect(
            FileManager.default.fileExists(atPath: isFolder ? "\(target)/index.html" : target), "\(file): \(link)")
        }
      }
    }
  }

  @Test func writesStructuredDataThatAgreesWithTheContent() async throws {
    let folder = try await SiteSnapshotTests.output.value
    let data = try structuredData(folder.text("Output/site/menus/dinner/focaccia/index.html"))
    let offers = try #require(data["offers"] as? [[String: Any]])
    #expect(offers.map { $0["price"] as? String } == ["6.50", "12.00", "10.50"])
    #expect(offers.allSatisfy { $0["priceCurrency"] as? String == "EUR" })
    #expect(data["name"] as? String == "Focaccia <di> Recco & \"friends\"")
    #expect((data["nutrition"] as? [String: Any])?["calories"] as? String == "840 calories")
    let menu = try structuredData(folder.text("Output/site/menus/dinner/index.html"))
    let sections = try #require(menu["hasMenuSection"] as? [[String: Any]])
    let items = sections.flatMap { $0["hasMenuItem"] as? [[String: Any]] ?? [] }
    #expect(items.count == 7)
    let soldOut = try #require(items.first { $0["name"] as? String == "Bread" }?["offers"] as? [[String: Any]])
    #expect(soldOut.first?["availability"] as? String == "https://schema.org/SoldOut")
  }

  private func structuredData(_ page: String) throws -> [String: Any] {
    let opening = "<script type=\"application/ld+json\">"
    let start = try #require(page.range(of: opening)?.upperBound)
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)?.lowerBound)
    return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  /// The values of `href` and `src` that stay on this disk.
  private func links(in page: String) -> [String] {
    let pattern = #/(?:href|src)="([^"]*)"/#
    return page.matches(of: pattern).map { String($0.1).replacingOccurrences(of: "&amp;", with: "&") }
      .filter { !$0.contains(":") && !$0.hasPrefix("//") }
  }
}

extension TemporaryFolder {
  /// All files below a folder, by path.
  func files(_ name: String) throws -> [String] {
    let enumerator = try #require(FileManager.default.enumerator(atPath: place(name)))
    return enumerator.compactMap { $0 as? String }.sorted().filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: place("\(name)/\(path)"), isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
