import MenugenText

/// Where the links of texts lead that are written for one page and shown on one, as far as they have been looked for:
/// the dishes of a menu that link to the site at all link to the same few pages.
final class KnownLinks {
  /// Comparing with more than a few would cost as much as looking.
  private static let limit = 8

  private let presentation: Presentation
  private let base: Route
  private let route: Route
  private var known: [(destination: String, link: String)] = []

  /// - Parameters:
  ///   - base: The page that relative links are written for.
  ///   - route: The page that they are shown on.
  init(_ presentation: Presentation, writtenFor base: Route, shownAt route: Route) {
    self.presentation = presentation
    self.base = base
    self.route = route
  }

  /// The link for a destination as it is written; `nil` to leave it so.
  func link(for destination: String) -> String? {
    // So soon found that it needn't be known.
    if isAbsolute(destination) { return nil }
    for index in known.indices where haveSameBytes(known[index].destination, destination) { return known[index].link }
    let link = presentation.link(destination, writtenFor: base, shownAt: route)
    if let link, known.count < KnownLinks.limit { known.append((destination, link)) }
    return link
  }
}

/// Texts that Unicode takes for equal may be written with other bytes, and then lead elsewhere.
private func haveSameBytes(_ one: String, _ other: String) -> Bool {
  one.utf8.count == other.utf8.count && one.withBytes { one in other.withBytes { one.elementsEqual($0) } }
}
