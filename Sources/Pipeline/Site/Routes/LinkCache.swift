import MenugenText

/// A cache of resolved links in texts written for one page and shown on another.
final class LinkCache {
  /// Above this, comparing costs as much as resolving.
  private static let limit = 8

  private let presentation: Presentation
  private let base: Route
  private let route: Route
  private var known: [(destination: String, link: String)] = []

  /// - Parameters:
  ///   - base: The page that relative links are written for.
  ///   - route: The page that shows them.
  init(_ presentation: Presentation, writtenFor base: Route, shownAt route: Route) {
    self.presentation = presentation
    self.base = base
    self.route = route
  }

  /// The link for a destination as written; `nil` to leave it unchanged.
  func link(for destination: String) -> String? {
    // Not worth caching.
    if isAbsolute(destination) { return nil }
    for index in known.indices where haveSameBytes(known[index].destination, destination) { return known[index].link }
    let link = presentation.link(destination, writtenFor: base, shownAt: route)
    if let link, known.count < LinkCache.limit { known.append((destination, link)) }
    return link
  }
}

/// Compares bytes: canonically equivalent texts may lead to different pages.
private func haveSameBytes(_ one: String, _ other: String) -> Bool {
  one.utf8.count == other.utf8.count && one.withSpan { one in other.withSpan { one.elementsEqual($0) } }
}
