import Foundation
import Testing

/// Every link within an output has a target.
@Suite struct SiteLinkTests {
  @Test(arguments: ["trattoria", "kiosk", "empty"])
  func leadsEveryLinkToAFileThatExists(name: String) async throws {
    let site = try await BuiltSite(name)
    let base = name == "trattoria" ? "/vecchia/" : "/"
    var count = 0
    for (path, bytes) in site.files where path.hasSuffix(".html") {
      let html = String(decoding: bytes, as: UTF8.self)
      for link in links(of: html) {
        count += 1
        guard let target = target(of: link, on: path, base: base) else { continue }
        #expect(site.files[target.path] != nil, "\(path) links to \(link), but there is no \(target.path)")
        if let anchor = target.anchor, let page = site.files[target.path] {
          #expect(
            String(decoding: page, as: UTF8.self).contains("id=\"\(anchor)\""),
            "\(path) links to \(link), which \(target.path) doesn't have")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func linksTheSamePageInEveryLanguageBothWays() async throws {
    let site = try await BuiltSite("trattoria")
    for path in ["", "menus/dinner/", "menus/dinner/margherita/", "about/"] {
      let pages = try ["", "it/", "ar/", "ja/"].map { try site.text("site/\($0)\(path)index.html") }
      let alternates = pages.map { page in
        page.matches(of: #/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/#)
          .map { "\($0.1) \($0.2)" }
      }
      #expect(Set(alternates).count == 1)
      let base = "https://example.org/vecchia/"
      #expect(
        alternates[0] == [
          "en \(base)\(path)", "x-default \(base)\(path)", "it \(base)it/\(path)", "ar \(base)ar/\(path)",
          "ja \(base)ja/\(path)",
        ])
    }
  }

  @Test func namesItselfAsCanonical() async throws {
    let site = try await BuiltSite("trattoria")
    for (path, bytes) in site.files where path.hasPrefix("site/") && path.hasSuffix("/index.html") {
      let place = path.dropFirst("site/".count).dropLast("index.html".count)
      #expect(
        String(decoding: bytes, as: UTF8.self).contains(
          "<link rel=\"canonical\" href=\"https://example.org/vecchia/\(place)\">"), "\(path)")
    }
  }

  @Test func listsEveryPageInTheSitemapAndNoOther() async throws {
    let site = try await BuiltSite("trattoria")
    let listed = try site.text("site/sitemap.xml").matches(of: #/<loc>([^<]+)</loc>/#).map { String($0.1) }
    let pages = site.files.keys.filter { $0.hasPrefix("site/") && $0.hasSuffix("index.html") }
      .map { "https://example.org/vecchia/\($0.dropFirst("site/".count).dropLast("index.html".count))" }
    #expect(listed.sorted() == pages.sorted())
  }

  @Test func keepsPrivateThingsOutOfTheSite() async throws {
    let site = try await BuiltSite("trattoria")
    for (path, bytes) in site.files where path.hasPrefix("site/") {
      let text = String(decoding: bytes, as: UTF8.self)
      for word in ["4.44", "Never shown", "99.99", "Card sales", "812.40"] {
        #expect(!text.contains(word), "\(path) tells of \(word)")
      }
    }
  }

  private func links(of html: String) -> [String] {
    html.matches(of: #/ (?:href|src)="([^"]*)"/#).map { String($0.1.replacing("&amp;", with: "&")) }
  }

  /// The file that a link leads to on a plain web server; `nil` for other sites.
  private func target(of link: String, on page: String, base: String) -> (path: String, anchor: String?)? {
    if link.firstMatch(of: #/^[a-z]+:|^\/\//#) != nil { return nil }
    #expect(!link.isEmpty, "an empty link on \(page)")
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    if parts[0].isEmpty { return (page, anchor) }
    var folders: [Substring]
    var rest = parts[0].prefix { $0 != "?" }
    if rest.hasPrefix("/") {
      #expect(rest.hasPrefix(base), "\(page) links to \(link)")
      folders = ["site"]
      rest = rest.dropFirst(base.count)
    } else {
      folders = page.split(separator: "/").dropLast()
    }
    for part in rest.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = folders.popLast()
      default: folders.append(part)
      }
    }
    // Links may not leave the published folder.
    #expect(folders.first == page.split(separator: "/").first, "\(page) links to \(link), outside of its tree")
    let isFolder = rest.isEmpty || rest.hasSuffix("/") || rest.hasSuffix(".")
    let path = folders.joined(separator: "/").removingPercentEncoding ?? ""
    return (isFolder ? "\(path)/index.html" : path, anchor)
  }
}

/// The header of a site.
@Suite struct NavigationTests {
  @Test(arguments: [(5, ["M1", "M2", "M3", "M4", "M5", "About"]), (6, ["About"])])
  func leavesMenusOutOfTheHeaderWhereThereAreMany(count: Int, names: [String]) async throws {
    var files = ["Content/pages/about.md": "---\ntitle: About\n---\nUs."]
    for number in 1...count { files["Content/menus/m\(number).json"] = #"{"name": "M\#(number)", "sections": []}"# }
    let folder = try TemporaryFolder(files)
    let home = try await BuiltSite(content: folder.place("Content")).text("site/index.html")
    let navigation = try #require(home.firstMatch(of: #/<nav aria-label="Main">(.*?)<\/nav>/#.dotMatchesNewlines())).1
    #expect(navigation.matches(of: #/>([^<]+)<\/a>/#).map { String($0.1) } == names)
    let cards = home.matches(of: #/<h3><a href="menus\/(m[0-9])\//#).map { String($0.1) }
    #expect(cards == (1...count).map { "m\($0)" }, "the first page lists every menu")
  }
}
