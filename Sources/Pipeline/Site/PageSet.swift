package import MenugenDomain

/// The Markdown pages of a site, by path and language.
///
/// `about.md` is in the site's language or the one in its front matter; `about.it.md` is its Italian version. A page
/// without a version in a language falls back to the site's language. A page only in another language is in that
/// language's pages only.
package struct PageSet: Sendable {
  /// The paths in the order of the navigation.
  package let paths: [String]
  private let pages: [String: [MarkdownPage]]
  private let site: Site

  package init(_ pages: [MarkdownPage], site: Site) {
    var byPath: [String: [MarkdownPage]] = [:]
    for page in pages { byPath[page.path, default: []].append(page) }
    self.pages = byPath
    self.site = site
    func order(_ path: String) -> (Int, String) { (byPath[path]?.lazy.compactMap(\.order).min() ?? Int.max, path) }
    paths = byPath.keys.sorted { order($0) < order($1) }
  }

  /// The pages of a language, in the order of the navigation.
  package func pages(in language: LanguageTag) -> [(path: String, page: MarkdownPage)] {
    paths.compactMap { path in page(path, in: language).map { (path, $0) } }
  }

  /// The page at `path` for `language`; `nil` if that language doesn't have it.
  package func page(_ path: String, in language: LanguageTag) -> MarkdownPage? {
    guard let variants = pages[path] else { return nil }
    return Self.choice(among: variants.map(\.language), in: language, site).map { variants[$0] }
  }

  /// The index of the language used for readers of `language`; `nil` if there is none.
  package static func choice(among languages: [LanguageTag], in language: LanguageTag, _ site: Site) -> Int? {
    language.found(among: languages.count) { languages[$0] } ?? languages.firstIndex(of: site.language)
  }
}
