import Synchronization
import MenugenText

/// The ids of the pages that links with a `#fragment` lead to, read from these pages as the theme renders them.
final class PageAnchors: Sendable {
  /// The pages' paths from the site's root: `menus/dinner/index.html`.
  let wanted: Set<String>
  private let found = Mutex<[String: Page]>([:])

  private struct Page {
    /// As bytes: a browser takes no two forms of a letter for the same.
    var ids: Set<[UInt8]>
    var nearest: NearestNames
  }

  init(wanted: Set<String>) { self.wanted = wanted }

  func add(_ path: String, _ html: UnsafeRawBufferPointer) {
    let ids = htmlAnchors(in: html)
    let page = Page(ids: Set(ids.map { Array($0.utf8) }), nearest: NearestNames(ids))
    found.withLock { $0[path] = page }
  }

  /// Whether a page has the id; `nil` where the page wasn't rendered.
  func has(_ id: String, on path: String) -> Bool? { found.withLock { $0[path]?.ids.contains(Array(id.utf8)) } }

  /// The page's id nearest to a misspelt one.
  func id(nearestTo id: String, on path: String) -> String? {
    found.withLock { $0[path]?.nearest.name(nearestTo: id) }
  }
}

/// The part of a link after its `#`, as a browser looks for it: percent-decoded, without a text directive (`:~:text=`).
///
/// `nil` where the link has none, or one that every page has: `#` and `#top` lead to the page's top.
func fragment(of link: String) -> String? {
  guard let hash = link.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
  var written = link[link.utf8.index(after: hash)...]
  if let directive = written.firstRange(of: ":~:") { written = written[..<directive.lowerBound] }
  let fragment = percentDecoded(String(written))
  return fragment.isEmpty || fragment.lowercased() == "top" ? nil : fragment
}
