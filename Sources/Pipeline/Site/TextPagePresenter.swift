package import MenugenDomain
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// A page written in Markdown.
  ///
  /// - Parameter dated: The dated pages of the folder with the page's path, newest first.
  package func textPage(
    _ source: MarkdownPage, at route: Route, dated: [DatedPage] = [], counterpart: @escaping (Presentation) -> Route?
  ) -> TextPage {
    let title = presentation.label(Label(source.title), in: source.language)
    let body = body(of: source, at: route)
    var page = TextPage(
      frame: frame(
        at: route, title: source.title, description: source.description ?? body?.plain, counterpart: counterpart),
      title: title, body: body ?? MarkupViewModel(html: "", plain: ""),
      hasOwnHeading: source.body.html.hasPrefix("<h1"))
    page.date = source.date.map(presentation.date)
    page.extras = presentation.extras(source.extra, in: source.language)
    page.entries = dated.map { entry($0, at: route) }
    return page
  }

  /// The page of a folder with dated pages that has no page of its own.
  package func listPage(
    _ folder: String, _ dated: [DatedPage], counterpart: @escaping (Presentation) -> Route?
  ) -> TextPage {
    let route = presentation.pageRoute(folder)
    let title = title(ofPath: folder)
    var page = TextPage(
      frame: frame(at: route, title: title, counterpart: counterpart),
      title: presentation.label(Label(title), in: presentation.site.language),
      body: MarkupViewModel(html: "", plain: ""), hasOwnHeading: false)
    page.entries = dated.map { entry($0, at: route) }
    return page
  }

  private func entry(_ dated: DatedPage, at route: Route) -> PageEntryViewModel {
    let link = LinkViewModel(
      presentation.label(Label(dated.page.title), in: dated.page.language),
      url: route.link(to: presentation.pageRoute(dated.path)))
    let summary = summary(of: dated).map { presentation.label(Label($0), in: dated.page.language) }
    return PageEntryViewModel(link: link, date: presentation.date(dated.date), summary: summary)
  }

  private func summary(of dated: DatedPage) -> String? {
    metaDescription(dated.page.description ?? dated.page.body.plain)
  }

  private func body(of source: MarkdownPage, at route: Route) -> MarkupViewModel? {
    presentation.markup(Localized(source.body), in: source.language, at: route)
  }
}

// MARK: - Feeds

extension FramePresenter {
  /// The maximum number of entries in a feed.
  private static let feedLimit = 50

  /// The feed of a folder's dated pages, newest first; `nil` without a `baseURL` or pages.
  package func feed(of folder: String, _ dated: [DatedPage], title: String) -> FeedViewModel? {
    guard let newest = dated.first, let page = presentation.address(of: presentation.pageRoute(folder)),
      let own = presentation.address(of: presentation.feedRoute(folder))
    else { return nil }
    return FeedViewModel(
      language: presentation.language.code, title: pageTitle(title), url: own, pageURL: page, author: siteTitle,
      updated: newest.date.iso,
      entries: dated.prefix(Self.feedLimit).compactMap { dated in
        let route = presentation.pageRoute(dated.path)
        return presentation.address(of: route).map { url in
          FeedViewModel.Entry(
            title: dated.page.title, language: dated.page.language.code, url: url, updated: dated.date.iso,
            summary: summary(of: dated), html: body(of: dated.page, at: route)?.html ?? "")
        }
      })
  }
}

extension Presentation {
  /// The fields of `extra`.
  func extras(_ fields: [ExtraField], in file: LanguageTag) -> [ExtraViewModel] {
    if fields.isEmpty { return [] }
    return fields.map { ExtraViewModel(name: $0.name, value: label($0.value, in: file)) }
  }
}
