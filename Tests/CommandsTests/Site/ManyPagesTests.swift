import Testing

/// With many Markdown pages, only the home page links to all of them.
@Suite struct ManyPagesTests {
  @Test("Headers link to the first pages, and the home page to the others") func linksManyPages() async throws {
    var content = ["Content/site.yaml": "name: Many\nlanguages: [en, it]\n"]
    for number in 10..<40 { content["Content/pages/p\(number).md"] = "---\ntitle: Page \(number)\n---\ntext\n" }
    content["Content/pages/last.md"] = "---\ntitle: First\norder: 1\n---\ntext\n"
    let folder = try TemporaryFolder(content)
    let site = try await BuiltSite(content: folder.place("Content"))
    let header = ["last"] + (10..<17).map { "p\($0)" }
    for (path, up) in [("site/index.html", ""), ("site/p20/index.html", "../"), ("site/it/p20/index.html", "../")] {
      let page = try site.text(path)
      let start = try #require(page.firstRange(of: "<nav aria-label=\"")).upperBound
      let end = try #require(page[start...].firstRange(of: "</nav>")).lowerBound
      let links = page[start..<end].matches(of: #/<li><a href="([^"]*)\/index\.html"/#).map { String($0.1) }
      #expect(links == header.map { up + $0 }, "\(path)")
    }
    let home = try site.text("site/index.html")
    let main = try #require(home.firstRange(of: "<main")).lowerBound
    let others = home[main...].matches(of: #/<li><a href="([^"]*)\/index\.html"/#).map { String($0.1) }
    #expect(others == (17..<40).map { "p\($0)" })
    #expect(home.contains("<h2>More pages</h2>"))
  }
}
