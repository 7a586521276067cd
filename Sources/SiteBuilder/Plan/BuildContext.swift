import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenLocalization
import MenugenParsers
package import MenugenPipeline
import MenugenPublishing
import MenugenRenderers

/// The inputs that all pages share.
package struct BuildContext: Sendable {
  /// One language's frames and phrases.
  package struct Language: Sendable {
    package let frames: FramePresenter
    /// In the order of the theme's word names.
    package let words: [String]

    var presentation: Presentation { frames.presentation }
  }

  let tree: ContentTree
  let site: Site
  package let theme: LoadedTheme
  /// The default language first; never empty.
  let languages: [Language]
  /// A hash of everything here; if it changes, all pages are rebuilt.
  let fingerprint: ContentHash
  /// The checks for menus.
  let menuRules: [MenuRule]
  /// The words for allergens.
  let vocabulary: AllergenVocabulary
  /// The day treated as today; `nil` if nothing depends on it.
  let today: CalendarDate?
  /// Whether content with errors gets a placeholder page instead of stopping the build.
  let keepsGoing: Bool
  /// Content withheld because of duplicate ids.
  let conflicts: IDConflicts
  let sources: RemoteSources
  let receipts: ReceiptFiles

  package var main: Language { languages[0] }

  init(
    tree: ContentTree, site: Site, theme: LoadedTheme, vocabulary: AllergenVocabulary, menuRules: [MenuRule],
    navigation: (Presentation) -> Navigation, indexPages: Set<String>,
    fingerprint: ContentHash, today: CalendarDate?, keepsGoing: Bool, conflicts: IDConflicts,
    sources: RemoteSources, receipts: ReceiptFiles
  ) {
    self.tree = tree
    self.site = site
    self.theme = theme
    self.menuRules = menuRules
    self.vocabulary = vocabulary
    self.today = today
    self.keepsGoing = keepsGoing
    self.conflicts = conflicts
    self.sources = sources
    self.receipts = receipts
    let staticPlaces = tree.staticPlaces
    let presentations = site.languages.map { language in
      Presentation(
        site: site, language: language, phrases: theme.words.phrases(for: language), vocabulary: vocabulary,
        staticPlaces: staticPlaces, indexPages: indexPages, minusSign: true, namesFiles: site.baseURL == nil)
    }
    languages = presentations.map { presentation in
      Language(
        frames: FramePresenter(
          presentation, navigation: navigation(presentation), languages: presentations,
          themeFolder: theme.folder, printMetrics: theme.base.printMetrics, origins: theme.origins),
        words: theme.words.inOrder(presentation.phrases.table))
    }
    self.fingerprint = fingerprint
  }
}

extension BuildContext {
  /// Returns the hash of the inputs of a menu or ledger besides its own files.
  func fingerprint(ofUnit path: String) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine(self.fingerprint)
    fingerprint.combine(conflicts.treatment(of: path).rawValue)
    return fingerprint
  }

  /// Writes error pages for content, in the main language only if it is private.
  func writeErrorPages(
    to output: PageOutput, isPublic: Bool = true, at route: (Presentation) -> Route
  ) throws(PublishingError) {
    for language in isPublic ? languages : [main] {
      let route = route(language.presentation)
      let page = language.frames.noticePage(at: route, .contentError)
      try output.write(route) { theme.theme.render(page, words: language.words, into: &$0) }
    }
  }
}
