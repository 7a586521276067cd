import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// Creates the frames of pages in one language: head, header, breadcrumbs, footer.
package struct FramePresenter: Sendable {
  package let presentation: Presentation
  let navigation: Navigation
  private let footer: FooterViewModel
  private let siteName: LabelViewModel
  /// The end of a page's title: a separator and the site's name.
  private let titleEnd: String
  /// A presentation for each language of the site, for the language switcher.
  let languages: [Presentation]
  /// The metrics for printing registers.
  let printMetrics: PrintMetrics

  package init(
    _ presentation: Presentation, navigation: Navigation, languages: [Presentation],
    printMetrics: PrintMetrics = PrintMetrics()
  ) {
    self.presentation = presentation
    self.printMetrics = printMetrics
    self.navigation = navigation
    self.languages = languages.count > 1 ? languages : []
    siteName = presentation.label(presentation.site.name, in: presentation.site.language)
    titleEnd = " · \(siteName.text)"
    footer = presentation.footer()
  }

  /// The frame of the page at `route`.
  ///
  /// - Parameters:
  ///   - title: The page's title; `nil` for the home page, which uses the site's name.
  ///   - breadcrumbs: The pages between the home page and this one, from the top.
  ///   - twin: Returns the page in another language; `nil` links to that language's home page.
  package func frame(
    at route: Route, title: String?, description: String? = nil, breadcrumbs: [(LabelViewModel, Route)] = [],
    twin: ((Presentation) -> Route?)? = nil
  ) -> PageFrame {
    let site = presentation.site
    let isPrivate = route.tree == .reports
    var frame = PageFrame(
      language: presentation.language.code, isRightToLeft: presentation.isRightToLeft,
      title: pageTitle(title), description: description.flatMap(metaDescription),
      themeURL: route.link(toPath: OutputLayout.theme),
      homeURL: route.link(to: isPrivate ? Route(.reports, "") : presentation.homeRoute),
      siteName: siteName)
    frame.isPrivate = isPrivate
    frame.wordsLanguage = presentation.wordsLanguage?.code
    // Private pages have no footer text of the restaurant.
    if !isPrivate { frame.footer = footer }
    if !isPrivate {
      frame.canonicalURL = site.baseURL.map { $0 + route.absolutePath }
      frame.navigation = navigation.entries.map { entry in
        LinkViewModel(
          presentation.label(entry.title, in: entry.language), url: route.link(to: entry.route),
          isCurrent: entry.route == route)
      }
      if let twin { frame.languages = languageLinks(from: route, twin) }
    }
    if title != nil, route.file != OutputLayout.notFound {
      let home = isPrivate ? presentation.phrases.reports : presentation.phrases.home
      frame.breadcrumbs =
        [LinkViewModel(LabelViewModel(home), url: frame.homeURL)]
        + breadcrumbs.map { LinkViewModel($0.0, url: route.link(to: $0.1)) }
    }
    return frame
  }

  /// The frame of a page of movements. Their names have no language, so they must be in the page's.
  func ledgerFrame(
    at route: Route, title: String?, description: String? = nil, breadcrumbs: [(LabelViewModel, Route)] = [],
    twin: ((Presentation) -> Route?)? = nil
  ) -> PageFrame {
    var frame = frame(at: route, title: title, description: description, breadcrumbs: breadcrumbs, twin: twin)
    frame.wordsLanguage = nil
    return frame
  }

  /// `Margherita · Da Giuseppe`.
  func pageTitle(_ title: String?) -> String {
    guard let title, title != siteName.text else { return siteName.text }
    return title + titleEnd
  }

  func languageLinks(from route: Route, _ twin: (Presentation) -> Route?) -> [LanguageLinkViewModel] {
    languages.map { other in
      let target = twin(other)
      return LanguageLinkViewModel(
        language: other.language.code, name: nativeName(of: other.language),
        url: route.link(to: target ?? other.homeRoute),
        absoluteURL: target.flatMap { target in presentation.site.baseURL.map { $0 + target.absolutePath } },
        isCurrent: other.language == presentation.language, isDefault: other.isDefaultLanguage)
    }
  }
}

extension Presentation {
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
