package import MenugenDomain

/// The Markdown pages of a site, by path and language.
///
/// `about.md` is in the site's language or the one in its front matter; `about.it.md` is its Italian version. A page
/// without a version in a language falls back to the site's language. A page only in another language is in that
/// language's pages only.
package struct PageSet: Sendable {
  /// The paths in the order of the navigation.
  package let paths: [String]
  /// The folders with dated pages, each of which is a page with a list, sorted.
  package let lists: [String]
  private let pages: [String: [MarkdownPage]]
  private let datedPaths: [String: [String]]
  private let site: Site

  package init(_ pages: [MarkdownPage], site: Site) {
    var byPath: [String: [MarkdownPage]] = [:]
    for page in pages { byPath[page.path, default: []].append(page) }
    self.pages = byPath
    self.site = site
    func order(_ path: String) -> (Int, String) { (byPath[path]?.lazy.compactMap(\.order).min() ?? Int.max, path) }
    paths = byPath.keys.sorted { order($0) < order($1) }
    var dated: [String: [String]] = [:]
    for path in paths {
      guard let folder = Self.folder(of: path), byPath[path]?.contains(where: { $0.date != nil }) ?? false else {
        continue
      }
      dated[folder, default: []].append(path)
    }
    datedPaths = dated
    lists = dated.keys.sorted()
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

  /// `news` for `news/opening`; `nil` for a page that is in no folder.
  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}

// MARK: - Dated pages

extension PageSet {
  /// The dated pages of a folder in a language, newest first. A translation without a date has that of its original.
  package func datedPages(in folder: String, for language: LanguageTag) -> [DatedPage] {
    (datedPaths[folder] ?? [])
      .compactMap { path in
        guard let page = page(path, in: language), let date = page.date ?? pages[path]?.lazy.compactMap(\.date).max()
        else { return nil }
        return DatedPage(path: path, date: date, page: page)
      }
      .sorted { ($1.date, $0.path) < ($0.date, $1.path) }
  }

  /// The pages for the navigation of a language: neither dated pages nor those that opt out. A folder with dated pages
  /// is one page, with its own title if it has one.
  package func listed(in language: LanguageTag) -> [(path: String, title: Label, language: LanguageTag)] {
    let own = pages(in: language).filter { path, page in
      page.isInNavigation && !(page.date != nil && Self.folder(of: path) != nil)
    }
    .map { path, page in (path: path, title: Label(page.title), language: page.language) }
    let made = lists.filter { pages[$0] == nil && !datedPages(in: $0, for: language).isEmpty }.map { folder in
      (path: folder, title: Label(title(ofPath: folder)), language: site.language)
    }
    // Pages without an order are sorted by path.
    let start = own.firstIndex { pages[$0.path]?.allSatisfy { $0.order == nil } ?? true } ?? own.endIndex
    return own[..<start] + (own[start...] + made).sorted { $0.path < $1.path }
  }
}

/// A piece of news or an event.
package struct DatedPage: Sendable {
  package var path: String
  package var date: CalendarDate
  package var page: MarkdownPage
}

/// A file's or folder's name as text: `About us` for `about-us`.
package func title(ofPath path: String) -> String {
  let words = String((path.split(separator: "/").last ?? "").map { $0 == "-" || $0 == "_" ? " " : $0 })
  return words.prefix(1).uppercased() + words.dropFirst()
}
