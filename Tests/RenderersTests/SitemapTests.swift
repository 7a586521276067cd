import MenugenRenderers
import Testing
import MenugenText

@Suite struct SitemapTests {
  @Test func addressesAreEncodedForURLsAndForXML() {
    var sitemap = Sitemap(baseURL: "https://example.com/?a&b=/")
    sitemap.add("", modified: nil)
    sitemap.add("menus/dinner & drinks/", modified: "2026-03-02")
    sitemap.add("menus/dinner/", "crème brûlée", modified: nil)
    #expect(sitemap.count == 3)
    #expect(
      text(of: sitemap) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/?a&amp;b=/</loc></url>
        <url><loc>https://example.com/?a&amp;b=/menus/dinner%20%26%20drinks/</loc><lastmod>2026-03-02</lastmod></url>
        <url><loc>https://example.com/?a&amp;b=/menus/dinner/cr%C3%A8me%20br%C3%BBl%C3%A9e/</loc></url>
        </urlset>

        """)
  }

  @Test("A sitemap can be emptied and reused") func reuseAfterEmptying() {
    var sitemap = Sitemap(baseURL: "https://example.com/")
    sitemap.add("a/", modified: nil)
    sitemap.removeAll()
    #expect(sitemap.count == 0)
    sitemap.add("b/", modified: nil)
    #expect(!text(of: sitemap).contains("/a/") && text(of: sitemap).contains("/b/"))
  }

  private func text(of sitemap: borrowing Sitemap) -> String {
    var buffer = ByteBuffer()
    sitemap.write(to: &buffer)
    return buffer.text
  }
}
