import Text

/// Where links lead from one page, as far as they have been looked for: the dishes of a menu that link to the site at all
/// link to the same few pages.
final class KnownLinks {
  /// Comparing with more than a few would cost as much as looking.
  private static let limit = 8

  private var known: [(destination: String, link: String)] = []

  /// The link for a destination as it is written; `find` is called where it isn't known. One that leaves the site is
  /// found so soon that it isn't kept.
  func link(for destination: String, _ find: () -> String?) -> String? {
    for index in known.indices where haveSameBytes(known[index].destination, destination) { return known[index].link }
    let link = find()
    if let link, known.count < KnownLinks.limit { known.append((destination, link)) }
    return link
  }
}

/// Texts that Unicode takes for equal may be written with other bytes, and then lead elsewhere.
private func haveSameBytes(_ one: String, _ other: String) -> Bool {
  one.utf8.count == other.utf8.count && one.withBytes { one in other.withBytes { one.elementsEqual($0) } }
}
