package import MenugenText

/// `sitemap.xml`, or one of its parts, by sitemaps.org's protocol: addresses are written as they are added.
package struct Sitemap: ~Copyable {
  /// How many addresses have been added; one file may hold 50,000.
  package private(set) var count = 0
  private let baseURL: String
  private var entries = ByteBuffer()

  /// `baseURL` stands before every path, and ends with `/`.
  package init(baseURL: String) { self.baseURL = baseURL }

  /// Adds the address of a folder's page, or of a folder in it, both as they are on the disk.
  ///
  /// `modified` is the day the page last changed, `2026-03-02`, where the content says so.
  package mutating func add(_ path: String, _ inner: String? = nil, modified: String?) {
    count += 1
    entries.append("<url><loc>")
    entries.appendHTML(baseURL)
    // What is percent-encoded has nothing in it that XML would ask to escape.
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
    entries.withBytes { output.append($0) }
    output.append("</urlset>\n")
  }
}

/// `sitemap.xml` of a site with more addresses than one file may hold: the list of its parts.
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

/// `robots.txt` (RFC 9309): everything may be read; where the sitemap is.
package func writeRobots(sitemap: String?, to output: inout ByteBuffer) {
  output.append("User-agent: *\nAllow: /\n")
  if let sitemap {
    output.append("\nSitemap: ")
    output.append(sitemap)
    output.append("\n")
  }
}
