/// The head, header, navigation and footer of a page.
package struct PageFrame: Sendable, Equatable {
  /// BCP 47, for `<html lang>`.
  package var language: String
  package var isRightToLeft: Bool
  /// The language of the theme's phrases, if it differs from the page's; other text is then marked with its language.
  package var wordsLanguage: String?
  /// For `<title>`: the page's title, then the site's name.
  package var title: String
  /// The width of the page's heading, in letters of average width: 1 to 30. A theme chooses the heading's size by it.
  package var headingWidth = "12"
  package var description: Optional<String>
  /// A Content Security Policy for a `<meta>` element; `nil` if the site allows unsafe Markdown.
  package var contentPolicy: Optional<String> = nil
  /// Absolute; `nil` without a `baseURL`.
  package var canonicalURL: Optional<String>
  /// The absolute URL of the preview image (`og:image`); `nil` without a `baseURL` or an image.
  package var shareImageURL: Optional<String>
  /// The image's size in pixels, if it is known.
  package var shareImageWidth: Optional<String> = nil
  package var shareImageHeight: Optional<String> = nil
  package var shareImageAlternative: Optional<String> = nil
  /// The relative URL of the theme's folder, ending in `/`: `../../theme/`.
  package var themeURL: String
  /// The site's web manifest; `nil` for a private page.
  package var manifestURL: Optional<String> = nil
  /// A `<style>` element, for a self-contained page; `nil` to link to the style sheets.
  package var styleSheet: String?
  /// Empty for a page without a home page.
  package var homeURL: String
  package var siteName: LabelViewModel
  /// The width of the site's name, like `headingWidth`.
  package var siteNameWidth = "12"
  package var navigation: [LinkViewModel]
  /// Whether it is a location's own page.
  package var isOfLocation = false
  /// The path from the home page to the parent page; empty on the home page.
  package var breadcrumbs: [LinkViewModel]
  /// The page in each of the site's languages, including this one; empty on a site with one language.
  package var languages: [LanguageLinkViewModel]
  package var footer: FooterViewModel
  /// The colours of the browser's bars in light and in dark mode: the paper.
  /// Shown instead of the site's name.
  package var logo: ImageViewModel?
  /// The Atom feeds of dated pages.
  package var feeds: [LinkViewModel] = []
  package var themeColor = ""
  package var themeColorDark = ""
  /// Whether search engines must not index it.
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

/// A short text, with its language if it differs from the page's.
package struct LabelViewModel: Sendable, Equatable {
  package var text: String
  /// For a `lang` attribute; `nil` for the page's language.
  package let language: String?
  /// `rtl` or `ltr`; `nil` without `language`.
  package let direction: String?

  package init(_ text: String, language: String? = nil, direction: String? = nil) {
    self.text = text
    self.language = language
    self.direction = direction
  }
}

/// A text that may contain parts in other languages: `Per serving (eine Flasche)`.
package struct MixedTextViewModel: Sendable, Equatable {
  package var text: String
  /// The text in parts, if any is in another language than the page's; otherwise empty.
  package var parts: [LabelViewModel]

  package init(_ text: String, parts: [LabelViewModel] = []) {
    self.text = text
    self.parts = parts
  }
}

extension MixedTextViewModel: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// Safe HTML from Markdown, with its language if it differs from the page's.
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
  /// Whether it links to the current page (`aria-current`).
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
  /// The language's name in itself: `Italiano`.
  package var name: String
  package var url: String
  /// For `<link rel="alternate">`; `nil` without a `baseURL`.
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
  /// Pages and other sites, as `nav` in `site.yaml` has them.
  package var links: [LinkViewModel] = []
  /// The site's profiles elsewhere.
  package var profiles: [LinkViewModel] = []

  package init(lines: [LabelViewModel] = [], telephone: String? = nil, telephoneURL: String? = nil) {
    self.lines = lines
    self.telephone = telephone
    self.telephoneURL = telephoneURL
  }
}

/// A heading and a message instead of a page's content: `Oops` / `You have an internet error`.
package struct Notice: Sendable, Equatable {
  package var title: String
  package var message: String
  /// A CSS class: `loading`, `error`, `empty`, `not-found`.
  package var kind: String

  package init(title: String, message: String, kind: String) {
    self.title = title
    self.message = message
    self.kind = kind
  }
}
