import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

extension Presentation {
  /// The reasons why a page shows a notice in place of its content.
  package enum NoticeReason: Sendable, CaseIterable {
    case loading, internetError, serviceError, empty, notFound, contentError
  }

  /// The theme's text for a page without content: `Oops` / `You have an internet error`.
  package func notice(_ reason: NoticeReason) -> Notice {
    let (key, kind) =
      switch reason {
      case .loading: ("loading", "loading")
      case .internetError: ("internetError", "error")
      case .serviceError: ("serviceError", "error")
      case .empty: ("empty", "empty")
      case .notFound: ("notFound", "not-found")
      case .contentError: ("contentError", "error")
      }
    return Notice(
      title: phrases.required("\(key)Title"), message: phrases.required("\(key)Message"), kind: kind)
  }
}

extension Presentation {
  /// The theme's text in place of the content of a remote source.
  func notice(for missing: MissingContent) -> Notice {
    switch missing {
    case .loading: notice(.loading)
    case .internetError: notice(.internetError)
    case .serviceError: notice(.serviceError)
    }
  }
}

extension FramePresenter {
  /// The notice pages of every site.
  package func noticePages() -> [(route: Route, page: NoticePage)] {
    let pages: [(String, Presentation.NoticeReason)] = [
      (OutputLayout.notFound, .notFound), (OutputLayout.loading, .loading), (OutputLayout.offline, .internetError),
      (OutputLayout.error, .serviceError),
    ]
    return pages.map { file, reason in
      let route = Route(.site, presentation.languagePrefix, file: file)
      return (route, noticePage(at: route, reason))
    }
  }

  /// A notice page.
  package func noticePage(at route: Route, _ reason: Presentation.NoticeReason) -> NoticePage {
    let notice = presentation.notice(reason)
    var page = NoticePage(frame: frame(at: route, title: notice.title), notice: notice)
    page.frame.canonicalURL = nil
    // The only words of the page.
    page.frame.headingWidth = headingWidthText(of: notice.title, atLeast: 7)
    // Hosts serve 404.html for any URL, so its links must be absolute.
    if route.file == OutputLayout.notFound { page.frame = rooted(page.frame) }
    return page
  }

  /// The frame with links relative to the path of `baseURL`.
  private func rooted(_ frame: PageFrame) -> PageFrame {
    let root = basePath(of: presentation.site.baseURL)
    let prefix = root + presentation.languagePrefix
    var frame = frame
    func absolute(_ url: String) -> String {
      if isAbsolute(url) || url.hasPrefix("/") || url.hasPrefix("#") { return url }
      if url.hasPrefix("../") { return root + url.dropFirst(3) }
      return prefix + (url.hasPrefix("./") ? String(url.dropFirst(2)) : url)
    }
    frame.themeURL = absolute(frame.themeURL)
    frame.homeURL = absolute(frame.homeURL)
    frame.manifestURL = frame.manifestURL.map(absolute)
    for index in frame.navigation.indices { frame.navigation[index].url = absolute(frame.navigation[index].url) }
    for index in frame.feeds.indices { frame.feeds[index].url = absolute(frame.feeds[index].url) }
    for index in frame.footer.links.indices { frame.footer.links[index].url = absolute(frame.footer.links[index].url) }
    if let logo = frame.logo { frame.logo?.url = absolute(logo.url) }
    return frame
  }
}

/// `/menu/` for `https://example.org/menu/`; `/` without a `baseURL`.
package func basePath(of baseURL: String?) -> String {
  guard let baseURL, let scheme = baseURL.firstRange(of: "://") else { return "/" }
  let rest = baseURL[scheme.upperBound...]
  guard let slash = rest.firstIndex(of: "/") else { return "/" }
  let path = String(rest[slash...])
  return path.hasSuffix("/") ? path : path + "/"
}
