/// A dated page in the list of its folder.
package struct PageEntryViewModel: Sendable, Equatable {
  package var link: LinkViewModel
  package var date: DateViewModel
  package var summary: LabelViewModel?

  package init(link: LinkViewModel, date: DateViewModel, summary: LabelViewModel? = nil) {
    self.link = link
    self.date = date
    self.summary = summary
  }
}

/// A feed of dated pages. All URLs are absolute, and all dates are days: `2026-03-02`.
package struct FeedViewModel: Sendable, Equatable {
  package var language: String
  package var title: String
  /// The feed's own URL.
  package var url: String
  /// The page with the list.
  package var pageURL: String
  package var author: String
  package var updated: String
  package var entries: [Entry]

  package struct Entry: Sendable, Equatable {
    package var title: String
    package var language: String
    package var url: String
    package var updated: String
    package var summary: String?
    /// With URLs relative to the page's.
    package var html: String

    package init(title: String, language: String, url: String, updated: String, summary: String?, html: String) {
      self.title = title
      self.language = language
      self.url = url
      self.updated = updated
      self.summary = summary
      self.html = html
    }
  }

  package init(
    language: String, title: String, url: String, pageURL: String, author: String, updated: String, entries: [Entry]
  ) {
    self.language = language
    self.title = title
    self.url = url
    self.pageURL = pageURL
    self.author = author
    self.updated = updated
    self.entries = entries
  }
}

/// A field of `extra`, for the templates of a theme.
package struct ExtraViewModel: Sendable, Equatable {
  package var name: String
  package var value: LabelViewModel

  package init(name: String, value: LabelViewModel) {
    self.name = name
    self.value = value
  }
}
