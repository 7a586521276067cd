import Synchronization
import MenugenText

/// The ids of pages that links with a `#fragment` refer to, read from the rendered pages.
final class PageAnchors: Sendable {
  /// The pages' paths in the site: `menus/dinner/index.html`.
  let wanted: Set<String>
  private let found = Mutex<[String: Page]>([:])

  private struct Page {
    /// As bytes, because browsers don't normalize ids.
    var ids: Set<[UInt8]>
    var nearest: NearestNames
  }

  init(wanted: Set<String>) { self.wanted = wanted }

  func add(_ path: String, _ html: Span<UInt8>) {
    let ids = htmlAnchors(in: html)
    let page = Page(ids: Set(ids.map { Array($0.utf8) }), nearest: NearestNames(ids))
    found.withLock { $0[path] = page }
  }

  /// Whether a page has the id; `nil` if the page wasn't rendered.
  func has(_ id: String, on path: String) -> Bool? { found.withLock { $0[path]?.ids.contains(Array(id.utf8)) } }

  /// The id most similar to a misspelt one.
  func id(nearestTo id: String, on path: String) -> String? {
    found.withLock { $0[path]?.nearest.name(nearestTo: id) }
  }
}

/// The percent-decoded fragment of a link, without a text directive (`:~:text=`).
///
/// `nil` if there is none, or for `#` and `#top`, which refer to the page's top.
func fragment(of link: String) -> String? {
  guard let hash = link.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
  var written = link[link.utf8.index(after: hash)...]
  if let directive = written.firstRange(of: ":~:") { written = written[..<directive.lowerBound] }
  let fragment = percentDecoded(String(written))
  return fragment.isEmpty || fragment.lowercased() == "top" ? nil : fragment
}
