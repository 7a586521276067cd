package import MenugenText
package import MenugenViewModels

/// `sitemap.xml`, or a part of it, by the sitemaps.org protocol.
package struct Sitemap: ~Copyable {
  /// The number of URLs. A file may contain 50,000.
  package private(set) var count = 0
  private let baseURL: String
  private var entries = ByteBuffer()

  /// - Parameter baseURL: The prefix of every path, ending in `/`.
  package init(baseURL: String) { self.baseURL = baseURL }

  /// Adds the URL of a folder's page, or of a folder in it. Paths aren't percent-encoded.
  ///
  /// - Parameter modified: The day of the last change, `2026-03-02`, if known.
  package mutating func add(_ path: String, _ inner: String? = nil, modified: String?) {
    count += 1
    entries.append("<url><loc>")
    entries.appendHTML(baseURL)
    // Percent-encoded text needs no escaping in XML.
    entries.appendPercentEncoded(path: path)
    if let inner {
      entries.appendPercentEncoded(path: inner)
      entries.append(UInt8(ascii: "/"))
    }
    entries.append("</loc>")
    if let modified {
      entries.append("<lastmod>")
      entries.append(modified)
      entries.append("</lastmod>")
    }
    entries.append("</url>\n")
  }

  package mutating func removeAll() {
    count = 0
    entries.removeAll()
  }

  package func write(to output: inout ByteBuffer) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    output.append(entries)
    output.append("</urlset>\n")
  }
}

/// `sitemap.xml` of a site with several sitemaps: their index.
package func writeSitemapIndex(_ urls: [String], to output: inout ByteBuffer) {
  output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  output.append("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
  for url in urls {
    output.append("<sitemap><loc>")
    output.appendHTML(url)
    output.append("</loc></sitemap>\n")
  }
  output.append("</sitemapindex>\n")
}

/// `robots.txt` (RFC 9309): allows everything, and refers to the sitemap.
package func writeRobots(sitemap: String?, to output: inout ByteBuffer) {
  output.append("User-agent: *\nAllow: /\n")
  if let sitemap {
    output.append("\nSitemap: ")
    output.append(sitemap)
    output.append("\n")
  }
}

/// `_headers`, read by hosts such as Netlify and Cloudflare Pages: browsers can keep a version of the theme for ever.
package func writeHeaders(theme folder: String, to output: inout ByteBuffer) {
  output.append("/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin\n")
  output.append(folder)
  output.append("*\n  Cache-Control: public, max-age=31536000, immutable\n")
}

/// `manifest.webmanifest` (W3C Web Application Manifest) of one language.
///
/// - Parameter frame: The frame of a page at the manifest's place.
package func writeWebManifest(_ frame: PageFrame, hasIcon: Bool, to output: inout ByteBuffer) {
  output.openDocument()
  output.member("name", frame.siteName.text)
  output.member("lang", frame.language)
  output.member("dir", frame.isRightToLeft ? "rtl" : "ltr")
  output.member("start_url", frame.homeURL)
  output.member("display", "browser")
  if hasIcon {
    output.key("icons")
    output.openArray()
    output.openObject()
    output.member("src", frame.themeURL + ThemeLayout.icon)
    output.member("sizes", "any")
    output.member("type", "image/svg+xml")
    output.closeObject()
    output.closeArray()
  }
  output.closeObject()
  output.append("\n")
}
