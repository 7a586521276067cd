import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// Creates the frames of pages in one language: head, header, breadcrumbs, footer.
package struct FramePresenter: Sendable {
  package let presentation: Presentation
  let navigation: Navigation
  private let footer: FooterViewModel
  let siteName: LabelViewModel
  private let siteNameWidth: String
  /// The end of a page's title: a location's name and the site's, each after a separator.
  private let titleEnd: String
  /// A presentation for each language of the site, for the language switcher.
  let languages: [Presentation]
  /// The folder of the theme's assets in a tree.
  let themeFolder: String
  /// The metrics for printing registers.
  let printMetrics: PrintMetrics
  /// What public pages, and reports, may load.
  let publicPolicy: String
  let origins: [String]
  private let privatePolicy: String

  /// - Parameter origins: The origins of other sites that public pages may load from.
  package init(
    _ presentation: Presentation, navigation: Navigation, languages: [Presentation],
    themeFolder: String = OutputLayout.theme, printMetrics: PrintMetrics = PrintMetrics(), origins: [String] = []
  ) {
    self.origins = origins
    publicPolicy = FramePresenter.contentPolicy(origins: origins)
    privatePolicy = FramePresenter.contentPolicy(origins: [])
    self.presentation = presentation
    self.printMetrics = printMetrics
    self.themeFolder = themeFolder
    self.navigation = navigation
    self.languages = languages.count > 1 ? languages : []
    siteName = presentation.label(presentation.site.name, in: presentation.site.language)
    siteNameWidth = headingWidthText(of: siteName.text)
    let branch = presentation.branch.map { presentation.label($0.name, in: presentation.site.language).text }
    titleEnd = (branch.map { " · \($0)" } ?? "") + " · \(siteName.text)"
    footer = presentation.footer()
  }

  /// The same for plain text.
  package var plain: FramePresenter {
    FramePresenter(
      presentation.plain, navigation: navigation, languages: languages, themeFolder: themeFolder,
      printMetrics: printMetrics)
  }

  /// The frame of the page at `route`.
  ///
  /// - Parameters:
  ///   - title: The page's title; `nil` for the home page, which uses the site's name.
  ///   - breadcrumbs: The pages between the home page and this one, from the top.
  ///   - counterpart: Returns the page in another language; `nil` links to that language's home page.
  package func frame(
    at route: Route, title: String?, description: String? = nil, breadcrumbs: [(LabelViewModel, Route)] = [],
    counterpart: ((Presentation) -> Route?)? = nil
  ) -> PageFrame {
    let site = presentation.site
    let isPrivate = route.tree == .reports
    var frame = PageFrame(
      language: presentation.language.code, isRightToLeft: presentation.isRightToLeft,
      title: pageTitle(title), description: description.flatMap(metaDescription),
      themeURL: route.link(toPath: themeFolder),
      homeURL: route.link(to: isPrivate ? Route(.reports, "") : presentation.homeRoute),
      siteName: siteName)
    frame.isPrivate = isPrivate
    frame.isOfLocation = presentation.branch != nil
    frame.siteNameWidth = siteNameWidth
    frame.headingWidth = title.map { headingWidthText(of: $0) } ?? siteNameWidth
    frame.contentPolicy = site.allowsUnsafeMarkdown ? nil : isPrivate ? privatePolicy : publicPolicy
    frame.themeColor = presentation.colors.light.paper
    frame.themeColorDark = presentation.colors.dark.paper
    frame.wordsLanguage = presentation.wordsLanguage?.code
    // Private pages have no footer text of the restaurant.
    if !isPrivate { frame.footer = footer(at: route) }
    if !isPrivate {
      frame.manifestURL = route.link(to: presentation.manifestRoute)
      frame.canonicalURL = site.baseURL.map { $0 + route.absolutePath }
      frame.navigation = navigation.entries.map { presentation.link($0, at: route) }
      frame.feeds = navigation.feeds.map { presentation.link($0, at: route) }
      frame.logo = site.logo.flatMap { logo in
        var image = presentation.image(logo, .whole, in: site.language, at: route)
        if logo.alternativeText == nil { image?.alternativeText = siteName.text }
        return image
      }
      if let counterpart { frame.languages = languageLinks(from: route, counterpart) }
    }
    if title != nil, route.file != OutputLayout.notFound {
      let home = isPrivate ? presentation.phrases.reports : presentation.phrases.home
      frame.breadcrumbs =
        [LinkViewModel(LabelViewModel(home), url: frame.homeURL)]
        + (crumbs(toBranchPageAt: route) + breadcrumbs).map { LinkViewModel($0.0, url: route.link(to: $0.1)) }
    }
    return frame
  }

  /// No script, style or font of others, except what a theme names for public pages. Markdown may show pictures of other
  /// sites; raw HTML may need more, so that a site that allows unsafe Markdown has no policy.
  ///
  /// - Parameter source: The origin of a live source.
  private static func contentPolicy(origins: [String], source: String? = nil) -> String {
    let others = origins.map { " " + $0 }.joined()
    let connections = others.isEmpty && source == nil ? nil : "'self'\(others)" + (source.map { " \($0)" } ?? "")
    return "default-src 'none'; style-src 'self'\(others); script-src 'self'\(others); "
      + "img-src 'self' data: https: http:; font-src 'self'\(others); \(connections.map { "connect-src \($0); " } ?? "")"
      + "manifest-src 'self'; base-uri 'none'; form-action 'none'"
  }

  /// What a public page may load that fetches from a live source.
  func publicPolicy(connectingTo source: String) -> String {
    FramePresenter.contentPolicy(origins: origins, source: source)
  }

  private func footer(at route: Route) -> FooterViewModel {
    var footer = footer
    footer.links = navigation.footer.map { presentation.link($0, at: route) }
    footer.profiles = presentation.site.profiles.map { profile in
      LinkViewModel(presentation.label(profile.name, in: presentation.site.language), url: profile.url)
    }
    return footer
  }

  /// The frame of a page of movements. Their names have no language, so they must be in the page's.
  func ledgerFrame(
    at route: Route, title: String?, description: String? = nil, breadcrumbs: [(LabelViewModel, Route)] = [],
    counterpart: ((Presentation) -> Route?)? = nil
  ) -> PageFrame {
    var frame = frame(
      at: route, title: title, description: description, breadcrumbs: breadcrumbs, counterpart: counterpart)
    frame.wordsLanguage = nil
    return frame
  }

  /// The site's name in this language.
  var siteTitle: String { siteName.text }

  /// `Margherita · Da Giuseppe`.
  func pageTitle(_ title: String?) -> String {
    guard let title, title != siteName.text else { return siteName.text }
    return title + titleEnd
  }

  func languageLinks(from route: Route, _ counterpart: (Presentation) -> Route?) -> [LanguageLinkViewModel] {
    languages.map { other in
      let target = counterpart(other)
      return LanguageLinkViewModel(
        language: other.language.code, name: nativeName(of: other.language),
        url: route.link(to: target ?? other.homeRoute),
        absoluteURL: target.flatMap { target in presentation.site.baseURL.map { $0 + target.absolutePath } },
        isCurrent: other.language == presentation.language, isDefault: other.isDefaultLanguage)
    }
  }
}

extension Presentation {
  package var manifestRoute: Route { Route(.site, languagePrefix, file: OutputLayout.manifest) }

  func footer() -> FooterViewModel {
    guard let restaurant = site.restaurant else { return FooterViewModel() }
    return FooterViewModel(
      lines: restaurant.address.map(addressLines).flatMap {
        $0.isEmpty ? nil : [addressLabel($0.joined(separator: ", "))]
      }
        ?? [],
      telephone: restaurant.telephone, telephoneURL: restaurant.telephone.map(telephoneURL))
  }
}

/// A language's name in itself for the language switcher; the tag if it is unknown.
func nativeName(of language: LanguageTag) -> String {
  var tag: LanguageTag? = language
  while let candidate = tag {
    if let name = nativeNames[candidate.code] { return name }
    tag = candidate.parent
  }
  return language.code
}

/// From Unicode's CLDR, capitalized for lists.
private let nativeNames = [
  "ar": "العربية", "bg": "Български", "ca": "Català", "cs": "Čeština", "da": "Dansk", "de": "Deutsch",
  "el": "Ελληνικά", "en": "English", "es": "Español", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi",
  "fr": "Français", "ga": "Gaeilge", "gl": "Galego", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar",
  "id": "Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語", "ko": "한국어", "lt": "Lietuvių",
  "lv": "Latviešu", "ms": "Melayu", "mt": "Malti", "nb": "Norsk bokmål", "nl": "Nederlands", "no": "Norsk",
  "pl": "Polski", "pt": "Português", "ro": "Română", "ru": "Русский", "sk": "Slovenčina", "sl": "Slovenščina",
  "sq": "Shqip", "sr": "Српски", "sv": "Svenska", "th": "ไทย", "tr": "Türkçe", "uk": "Українська",
  "vi": "Tiếng Việt", "zh": "中文", "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
]
