package import MenugenDomain

/// The free pages of a site by path and language.
///
/// `about.md` is in the site's language, unless its front matter says another; `about.it.md` is the same page in Italian.
/// A page that isn't written in a language is shown there in the site's own, marked as such; one that is written in
/// another language alone stands in that language's tree alone.
package struct PageSet: Sendable {
  /// By path, in the order of the navigation.
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

  /// The pages that a language's tree has, in the order of the navigation.
  package func pages(in language: LanguageTag) -> [(path: String, page: MarkdownPage)] {
    paths.compactMap { path in page(path, in: language).map { (path, $0) } }
  }

  /// The page at `path` as it is shown in `language`; `nil` where that language's tree has none.
  package func page(_ path: String, in language: LanguageTag) -> MarkdownPage? {
    guard let variants = pages[path] else { return nil }
    return Self.choice(among: variants.map(\.language), in: language, site).map { variants[$0] }
  }

  /// Returns the index of the language that a page is shown in to readers of `language`; `nil` for none.
  package static func choice(among languages: [LanguageTag], in language: LanguageTag, _ site: Site) -> Int? {
    language.found(among: languages.count) { languages[$0] } ?? languages.firstIndex(of: site.language)
  }
}
