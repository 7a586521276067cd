/// The navigation, lists of dated pages, and fields of one's own.
extension DiagnosticMessage {
  package static func unknownNavigationEntry(_ place: String, nearest: String?) -> Self {
    .error(
      "nav.unknown", "nav names '\(place)', which is no page and no menu",
      hint: nearest.map { "write \($0)" } ?? "write a page such as about, or a menu such as menus/dinner")
  }

  package static func duplicateNavigationEntry(_ place: String, in list: String) -> Self {
    .warning("nav.duplicate", "duplicate entry '\(place)' in \(list)", hint: "keep only the first")
  }

  package static func shownAndHidden(_ place: String) -> Self {
    .error(
      "nav.hidden", "'\(place)' is in hide, and also in order or footer", hint: "remove it from one of the lists")
  }

  package static var emptyNavigationEntry: Self {
    .error(
      "nav.home", "the home page is no entry of nav", hint: "remove it: the site's name already links to the home page"
    )
  }

  package static func linkWithoutName(_ address: String) -> Self {
    .error(
      "nav.no-name", "link '\(address)' in nav has no name", hint: "write {name: Shop, url: \"\(address)\"}")
  }

  package static var noReservations: Self {
    .warning(
      "nav.reservations", "reservations has no effect, because the restaurant has no address to reserve a table",
      hint: "write acceptsReservations: https://… below restaurant, or remove reservations")
  }

  /// - Parameter folder: A folder with dated pages.
  package static func noFeed(_ folder: String) -> Self {
    .note(
      "feed.no-base-url", "the dated pages in \(folder) have no feed, because the site has no baseURL",
      hint: "add its address to site.yaml, such as baseURL: https://example.com/")
  }

  package static func unknownPageTemplate(_ name: String, nearest: String?) -> Self {
    .error(
      "page.template", "unknown template '\(name)'",
      hint: nearest.map { "write \($0)" } ?? "add templates/pages/\(name).mustache to the theme, or remove the key")
  }

  /// - Parameter meant: A valid name like it.
  package static func invalidFieldName(_ name: String, meant: String?) -> Self {
    .error(
      "extra.name", "'\(name)' in extra is not a name for templates",
      hint: "write \(meant ?? "letters, digits, - and _, a letter first")")
  }
}
