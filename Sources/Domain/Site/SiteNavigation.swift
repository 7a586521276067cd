/// The settings of the header and the footer: `nav` in `site.yaml`.
package struct SiteNavigation: Sendable {
  /// The first entries of the header; the other menus and pages follow.
  package var order: [Entry] = []
  /// The menus and pages that the header leaves out.
  package var hidden: [String] = []
  /// The entries of the footer, which the header leaves out unless `order` has them too.
  package var footer: [Entry] = []
  /// Whether the header ends with a link to reserve a table.
  package var showsReservations = false

  package enum Entry: Sendable, Equatable {
    /// A menu, `menus/dinner` or `dinner`, or a page: `about`.
    case place(String)
    case link(SiteLink)
  }

  package init() {}

  /// The menus and pages that are named, in order.
  package var places: [String] {
    (order + footer).compactMap { if case .place(let place) = $0 { place } else { nil } } + hidden
  }
}

/// A link to another site, with its text.
package struct SiteLink: Sendable, Equatable {
  package var name: Label
  package var url: String

  package init(name: Label, url: String) {
    self.name = name
    self.url = url
  }
}

/// A field that only a theme of one's own shows: a key of `extra`.
package struct ExtraField: Sendable, Equatable {
  package var name: String
  package var value: Label

  package init(name: String, value: Label) {
    self.name = name
    self.value = value
  }
}
