package import MenugenDomain

/// What every page of a language links to from its header: the menus where they are few, and the free pages.
package struct Navigation: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package var title: Label
    package var language: LanguageTag
    package var route: Route

    package init(title: Label, language: LanguageTag, route: Route) {
      self.title = title
      self.language = language
      self.route = route
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// With more menus than this, the header leaves them to the home page's list: a chain's 10,000 don't go into a header.
  package static let menuLimit = 5
  /// Of more free pages than this, the header has the first ones, and the home page the others: each page of a site of a
  /// thousand would else hold a thousand links.
  package static let pageLimit = 8
}
