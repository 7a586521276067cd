import Foundation

/// Follows the links of a site's pages from its entry points, and collects those that lead to missing files.
///
/// Independent of menugen's own check of links: it looks for quoted paths in the bytes.
final class Crawl {
  /// The links of pages seen before.
  private var known: [[UInt8]: [String]] = [:]

  func brokenLinks(in files: [String: [UInt8]]) -> [String] {
    var broken: Set<String> = []
    var seen: Set<String> = []
    // What visitors, browsers and search engines ask for without a link.
    var pending = ["index.html", "404.html", "sitemap.xml", "robots.txt"].filter { files[$0] != nil }
    while let page = pending.popLast() {
      guard seen.insert(page).inserted, let bytes = files[page] else { continue }
      let links = known[bytes] ?? Self.links(String(decoding: bytes, as: UTF8.self))
      known[bytes] = links
      for link in links {
        guard let path = Self.target(of: link, on: page) else { continue }
        guard let found = [path, path.isEmpty ? "index.html" : "\(path)/index.html"].first(where: { files[$0] != nil })
        else {
          broken.insert("\(page): \(link)")
          continue
        }
        pending.append(found)
      }
    }
    return broken.sorted()
  }

  /// The values of `href`, `src`, `srcset` and `url()`, and the addresses of a sitemap or feed.
  private static func links(_ text: String) -> [String] {
    var links: [String] = []
    for (start, end) in [("href=\"", "\""), ("src=\"", "\""), ("<loc>", "</loc>"), ("Sitemap: ", "\n"), ("url(", ")")] {
      for part in text.components(separatedBy: start).dropFirst() {
        links.append(String(part.components(separatedBy: end)[0]))
      }
    }
    return links
  }

  private static func target(of link: String, on page: String) -> String? {
    var link = link.prefix { $0 != "#" && $0 != "?" }
    let base = "https://rosa.example/"
    if link.hasPrefix(base) { link = "/" + link.dropFirst(base.count) }
    if link.isEmpty || link.contains(":") || link.hasPrefix("//") { return nil }
    var parts = link.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
