package import MenugenDomain

/// The header's links on every page of a language: menus, if there are few, and Markdown pages.
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

  /// The maximum number of menus in the header.
  package static let menuLimit = 5
  /// The maximum number of Markdown pages in the header; the home page links to the rest.
  package static let pageLimit = 8
}
