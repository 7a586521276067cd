package import Text

/// An address in the sitemap and the day its page last changed.
package struct SitemapEntry: Sendable, Equatable {
  package var url: String
  /// `2026-03-02`, where the content says so.
  package var modified: String?

  package init(url: String, modified: String?) {
    self.url = url
    self.modified = modified
  }
}

/// `sitemap.xml` by sitemaps.org's protocol.
package func writeSitemap(_ entries: [SitemapEntry], to output: inout ByteBuffer) {
  output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  output.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
  for entry in entries {
    output.append("<url><loc>")
    output.appendHTML(entry.url)
    output.append("</loc>")
    if let modified = entry.modified {
      output.append("<lastmod>")
      output.append(modified)
      output.append("</lastmod>")
    }
    output.append("</url>\n")
  }
  output.append("</urlset>\n")
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
