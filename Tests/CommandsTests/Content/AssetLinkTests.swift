import MenugenDiagnostics
import Foundation
import MenugenPublishing
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

/// A link to a file leads to the same file from every page and language, in any notation.
@Suite struct AssetLinkTests {
  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>"#
  /// Links in Markdown, and the files they refer to.
  private static let links = [
    "assets/a.pdf": "assets/a.pdf", "/assets/b.pdf": "assets/b.pdf", "./assets/c.pdf": "assets/c.pdf",
    "../assets/d.pdf": "assets/d.pdf", "../../assets/e.pdf": "assets/e.pdf", "../../../assets/f.pdf": "assets/f.pdf",
    "assets/my%20plan.pdf": "assets/my plan.pdf", "/files/menù.pdf": "files/menù.pdf", "/terms/": "terms/index.html",
    "/terms/index.html": "terms/index.html",
  ]

  private static let text = links.keys.sorted().map { "[x](<\($0)>)" }.joined(separator: " ")

  private func site() -> MemorySite {
    var files = [
      "site.yaml": "language: en\nlanguages: [en, it]\ncurrency: EUR\ndescription: '\(Self.text)'\n",
      "pages/top.md": "Top \(Self.text)\n", "pages/top.it.md": "Cima \(Self.text)\n",
      "pages/a/b.md": "Nested \(Self.text)\n", "pages/a/b/c.md": "Deep \(Self.text)\n",
      "menus/d.yaml": """
      name: D
      description: '\(Self.text)'
      disclaimer: '\(Self.text)'
      sections:
        s:
          - {id: i, name: I, price: 3, allergens: [], description: '\(Self.text)', image: {src: ../assets/x.svg, alt: x}}
      """,
      "menus/d/i.md": "Body \(Self.text)\n",
      "movements/open.yaml":
        "visibility: public\nnote: '\(Self.text)'\nmovements: [{date: 2026-01-01, name: a, amount: 3}]\n",
      "movements/closed.yaml": "note: '\(Self.text)'\nmovements: [{date: 2026-01-01, name: a, amount: 3}]\n",
      "goals/g.yaml": "{goal: 3, started: true, steps: 1, note: '\(Self.text)'}\n", "assets/x.svg": Self.svg,
    ]
    for file in Self.links.values {
      files[file.hasPrefix("assets/") ? file : "static/\(file)"] = "File \(file)\n"
    }
    return MemorySite(files)
  }

  @Test("Every link to a file leads to it, from each page of each language and from private reports")
  func leadsToTheFile() async throws {
    var site = site()
    let diagnostics = await site.build()
    #expect(diagnostics.filter { $0.id != "label.untranslated" } == [])
    let files = site.output.files
    var found: [String: Set<String>] = [:]
    for (path, bytes) in files where path.hasSuffix(".html") {
      let html = String(decoding: bytes, as: UTF8.self)
      for match in html.matches(of: #/(?:href|src)="([^"#:]+)"/#) {
        guard let target = resolve(String(match.1), on: path) else { continue }
        #expect(files[target] != nil || files["\(target)/index.html"] != nil, "\(path) links to \(match.1)")
        if target.contains(".pdf") || target.contains("terms") { found[path, default: []].insert(target) }
      }
    }
    let pages = [
      "index.html", "top/index.html", "a/b/index.html", "a/b/c/index.html", "menus/d/index.html",
      "menus/d/i/index.html",
      "ledgers/open/index.html", "goals/g/index.html",
    ]
    for page in pages.flatMap({ ["site/\($0)", "site/it/\($0)"] }) {
      #expect(found[page]?.filter { $0.hasPrefix("site/assets/") }.count == 7, "\(page)")
      #expect(found[page]?.contains("site/files/menù.pdf") == true, "\(page)")
    }
    #expect(found["reports/closed/index.html"]?.filter { $0.hasPrefix("reports/assets/") }.count == 7)
    #expect(!files.keys.contains { $0.hasPrefix("site/it/") && $0.hasSuffix(".pdf") })
  }

  /// The path in the output that a link on a page leads to.
  private func resolve(_ link: String, on page: String) -> String? {
    guard let link = link.removingPercentEncoding, !link.hasPrefix("/") else { return nil }
    var parts = page.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
