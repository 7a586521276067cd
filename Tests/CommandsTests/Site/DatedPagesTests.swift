import MenugenDiagnostics
import Foundation
import Testing

/// Folders with dated pages: their list, feed and place in the navigation.
@Suite struct DatedPagesTests {
  private static let pages = [
    "site.yaml": "name: Rosa\nbaseURL: https://x.example/r\nlanguages: [en, it]\n",
    "pages/news/opening.md": "---\ntitle: We open\ndate: 2026-03-02\n---\nSee [the list](index.md) & *more*.\n",
    "pages/news/closing.md": "---\ntitle: We close\ndate: 2026-11-23\ndescription: For a week.\n---\nText\n",
    "pages/news/closing.it.md": "---\ntitle: Chiudiamo\n---\nTesto\n",
    "pages/news/undated.md": "Text\n",
  ]

  @Test("Dated pages are listed, newest first, at the address of their folder")
  func listsPages() throws {
    let site = SiteInMemory(Self.pages)
    #expect(site.ids == [])
    let list = site["site/news/index.html"]
    #expect(list.contains(">News</h1>"))
    let (close, open) = try (
      #require(list.range(of: #"<a href="closing/">We close</a>"#)),
      #require(list.range(of: #"<a href="opening/">We open</a>"#))
    )
    #expect(close.lowerBound < open.lowerBound)
    #expect(list.contains(#"<time datetime="2026-11-23">November 23, 2026</time>"#))
    #expect(list.contains("<p>For a week.</p>"))
    #expect(site["site/it/news/index.html"].contains(#"<a href="closing/">Chiudiamo</a>"#))
    #expect(site["site/it/news/index.html"].contains(#"<time datetime="2026-11-23">"#))
  }

  @Test("The navigation has the list, not its pages")
  func hasTheListInTheNavigation() {
    let page = SiteInMemory(Self.pages)["site/index.html"]
    #expect(page.contains(#"<a href="news/">News</a>"#))
    #expect(!page.contains("We open"))
    #expect(page.contains(#"<a href="news/undated/">Undated</a>"#))
  }

  @Test(
    "A page of the folder's name gives the list a title and a text",
    arguments: ["pages/news.md", "pages/news/index.md"])
  func hasAnIndex(path: String) {
    let file = path == "pages/news.md" ? "news/opening.md" : "opening.md"
    let text = "---\ntitle: What's on\n---\nSee [it](\(file)).\n"
    let site = SiteInMemory(Self.pages.merging([path: text]) { $1 })
    #expect(site.ids == [])
    let list = site["site/news/index.html"]
    #expect(list.contains(">What&#39;s on</h1>") && list.contains("closing/"))
    #expect(list.contains(#"See <a href="opening/">it</a>."#))
    #expect(site["site/news/opening/index.html"].contains(#"<a href="../">the list</a>"#))
  }

  @Test("A feed is valid XML with the dates of its pages, for each language")
  func writesAFeed() throws {
    let site = SiteInMemory(Self.pages)
    let feed = site["site/news/feed.xml"]
    func texts(_ element: String) throws -> [String] {
      try feed.matches(of: Regex("<\(element)[^>]*>([^<]*)</\(element)>")).compactMap {
        $0[1].substring.map(String.init)
      }
    }
    #expect(try texts("updated") == ["2026-11-23T00:00:00Z", "2026-11-23T00:00:00Z", "2026-03-02T00:00:00Z"])
    #expect(
      try texts("id") == [
        "https://x.example/r/news/", "https://x.example/r/news/closing/", "https://x.example/r/news/opening/",
      ])
    #expect(try texts("title") == ["News · Rosa", "We close", "We open"])
    #expect(
      feed.contains(#"<link rel="self" type="application/atom+xml" href="https://x.example/r/news/feed.xml"/>"#))
    #expect(try texts("content").last?.contains("&amp;amp; &lt;em&gt;more&lt;/em&gt;") == true)
    #expect(site["site/it/news/feed.xml"].contains("<title>Chiudiamo</title>"))
    #expect(
      site["site/news/opening/index.html"]
        .contains(#"<link rel="alternate" type="application/atom+xml" title="News" href="../feed.xml">"#))
    #expect(site["site/404.html"].contains(#"href="/r/news/feed.xml""#))
  }

  @Test("The sitemap has the list and the day of each dated page")
  func isInTheSitemap() {
    let sitemap = SiteInMemory(Self.pages)["site/sitemap.xml"]
    #expect(sitemap.contains("<loc>https://x.example/r/news/</loc><lastmod>2026-11-23</lastmod>"))
    #expect(sitemap.contains("<loc>https://x.example/r/news/opening/</loc><lastmod>2026-03-02</lastmod>"))
  }

  @Test("Without a baseURL there is a list and no feed, and a note says so")
  func needsABaseURL() {
    let site = SiteInMemory(Self.pages.merging(["site.yaml": "name: Rosa\n"]) { $1 })
    #expect(site.ids.contains("feed.no-base-url"))
    #expect(!site["site/news/index.html"].isEmpty)
    #expect(site.files["site/news/feed.xml"] == nil)
    #expect(!site["site/news/index.html"].contains("atom+xml"))
  }

  @Test("Links lead to a list and its feed")
  func canBeLinked() {
    let pages = Self.pages.merging(["pages/a.md": "[a](/news/) [b](/news/feed.xml) [c](news/index.md) [d](/nwes/)\n"]) {
      $1
    }
    let site = SiteInMemory(pages)
    #expect(site.diagnostics.map { "\($0.id) \($0.hint ?? "")" } == ["link.broken did you mean '/news/'?"])
    #expect(site["site/a/index.html"].contains(#"<a href="../news/">c</a>"#))
  }

  @Test("A dated page that is in no folder is a page like others")
  func listsNoneAtTheRoot() {
    let site = SiteInMemory(["site.yaml": "name: X", "pages/party.md": "---\ndate: 2026-01-01\n---\nText\n"])
    #expect(site["site/party/index.html"].contains(#"<time datetime="2026-01-01">"#))
    #expect(site["site/index.html"].contains(#"<a href="party/index.html">Party</a>"#))
  }
}
