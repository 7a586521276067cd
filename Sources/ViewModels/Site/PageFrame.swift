/// What stands around every page: its head, header, navigation and footer.
package struct PageFrame: Sendable, Equatable {
  /// BCP 47, for `<html lang>`.
  package var language: String
  package var isRightToLeft: Bool
  /// What the theme's words on the page are in, where that isn't its language: all else is then marked with its own.
  package var wordsLanguage: String?
  /// For `<title>`: the page's own words, then the site's.
  package var title: String
  package var description: Optional<String>
  /// Absolute; absent without a `baseURL`.
  package var canonicalURL: Optional<String>
  /// The picture for previews of the page elsewhere (`og:image`), absolute; absent without a `baseURL` or a picture.
  package var shareImageURL: Optional<String>
  /// The theme's folder from here, with `/` at its end: `../../theme/`.
  package var themeURL: String
  /// The theme's style sheets as an element, for a page that needs no other file; else they are linked to.
  package var styleSheet: String?
  /// Empty where a page has no home to lead to.
  package var homeURL: String
  package var siteName: LabelViewModel
  package var navigation: [LinkViewModel]
  /// From home to the page above this one; empty on the home page.
  package var breadcrumbs: [LinkViewModel]
  /// The same page in the site's languages, this one included; empty on a site of one language.
  package var languages: [LanguageLinkViewModel]
  package var footer: FooterViewModel
  /// Private pages are kept out of search engines.
  package var isPrivate: Bool

  package init(
    language: String, isRightToLeft: Bool = false, title: String, description: String? = nil,
    canonicalURL: String? = nil, shareImageURL: String? = nil,
    themeURL: String, homeURL: String, siteName: LabelViewModel, navigation: [LinkViewModel] = [],
    breadcrumbs: [LinkViewModel] = [], languages: [LanguageLinkViewModel] = [], footer: FooterViewModel = .init(),
    isPrivate: Bool = false
  ) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.title = title
    self.description = description
    self.canonicalURL = canonicalURL
    self.shareImageURL = shareImageURL
    self.themeURL = themeURL
    self.homeURL = homeURL
    self.siteName = siteName
    self.navigation = navigation
    self.breadcrumbs = breadcrumbs
    self.languages = languages
    self.footer = footer
    self.isPrivate = isPrivate
  }
}

/// A short text, and its language where that isn't the page's.
package struct LabelViewModel: Sendable, Equatable {
  package var text: String
  /// For a `lang` attribute; `nil` in the page's own language.
  package let language: String?
  /// `rtl` or `ltr`, beside `language` alone.
  package let direction: String?

  package init(_ text: String, language: String? = nil, direction: String? = nil) {
    self.text = text
    self.language = language
    self.direction = direction
  }
}

/// A text of the page in which others may stand, each in its own language: `Per serving (eine Flasche)`.
package struct MixedTextViewModel: Sendable, Equatable {
  package var text: String
  /// The whole text in pieces, where one of them is in another language than the page's; else empty.
  package var parts: [LabelViewModel]

  package init(_ text: String, parts: [LabelViewModel] = []) {
    self.text = text
    self.parts = parts
  }
}

extension MixedTextViewModel: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// Safe HTML made from Markdown, and its language where that isn't the page's.
package struct MarkupViewModel: Sendable, Equatable {
  package var html: String
  package var plain: String
  package let language: String?
  package let direction: String?

  package init(html: String, plain: String, language: String? = nil, direction: String? = nil) {
    self.html = html
    self.plain = plain
    self.language = language
    self.direction = direction
  }
}

package struct LinkViewModel: Sendable, Equatable {
  package var label: LabelViewModel
  package var url: String
  /// Whether it leads to the page it stands on (`aria-current`).
  package var isCurrent: Bool

  package init(_ label: LabelViewModel, url: String, isCurrent: Bool = false) {
    self.label = label
    self.url = url
    self.isCurrent = isCurrent
  }
}

package struct LanguageLinkViewModel: Sendable, Equatable {
  /// BCP 47, for `hreflang` and `lang`.
  package var language: String
  /// In itself: `Italiano`.
  package var name: String
  package var url: String
  /// For `<link rel="alternate">`; absent without a `baseURL`.
  package let absoluteURL: String?
  package var isCurrent: Bool
  package var isDefault: Bool

  package init(
    language: String, name: String, url: String, absoluteURL: String? = nil, isCurrent: Bool, isDefault: Bool
  ) {
    self.language = language
    self.name = name
    self.url = url
    self.absoluteURL = absoluteURL
    self.isCurrent = isCurrent
    self.isDefault = isDefault
  }
}

package struct FooterViewModel: Sendable, Equatable {
  package var lines: [LabelViewModel]
  package let telephone: String?
  package let telephoneURL: String?

  package init(lines: [LabelViewModel] = [], telephone: String? = nil, telephoneURL: String? = nil) {
    self.lines = lines
    self.telephone = telephone
    self.telephoneURL = telephoneURL
  }
}

/// What one page shows now: its content, a wait, what went wrong, or that there is nothing.
package enum PageState<Page> {
  case ready(Page)
  case loading(Notice)
  case failed(Notice)
  case empty(Notice)

  package var page: Page? {
    if case .ready(let page) = self { page } else { nil }
  }

  package var notice: Notice? {
    switch self {
    case .ready: nil
    case .loading(let notice), .failed(let notice), .empty(let notice): notice
    }
  }
}

extension PageState: Sendable where Page: Sendable {}
extension PageState: Equatable where Page: Equatable {}

/// A heading and a sentence in place of a page's content: `Oops` / `You have an internet error`.
package struct Notice: Sendable, Equatable {
  package var title: String
  package var message: String
  /// What kind it is, for a style or an icon: `loading`, `error`, `empty`, `not-found`.
  package var kind: String

  package init(title: String, message: String, kind: String) {
    self.title = title
    self.message = message
    self.kind = kind
  }
}
