import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenLocalization
import MenugenParsers
import MenugenPictures
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Reads the inputs shared by all pages: settings, theme, Markdown pages and navigation.
struct SiteLoader: Sendable {
  let context: BuildContext
  let pages: PageSet
  /// The pages with their files.
  let pageFiles: [(file: String, page: MarkdownPage)]
  /// The paths of pages with errors, if the build continues after errors.
  let failedPages: [String]
  let pagesFingerprint: ContentHash
  /// The menus read for the navigation.
  let parsedMenus: [String: Checked<Parsed<Menu>?>]

  /// Loads the site; without `readsPages`, neither Markdown pages nor menus are read.
  ///
  /// A theme with errors is replaced by the default theme, so that errors of content are reported in the same run.
  init?(
    _ options: BuildPlan.Options, _ outcome: inout BuildPlan.Outcome, without conflicts: IDConflicts = IDConflicts(),
    readsPages: Bool = true
  ) throws(BuildFailure) {
    let tree = try reading { () throws(FileError) in
      try ContentTree(options.content, root: options.content.root, sizeLimit: options.sizeLimit)
    }
    outcome.diagnostics += tree.diagnostics
    if tree.hasFileFailure { outcome.hasFileFailure = true }
    if tree.hasMisplacedMenus { outcome.canPublish = false }
    if options.needsThemes, !options.themes.exists("") {
      throw .file(FileError(options.themes.root, .missingFolder))
    }
    var fingerprint = Fingerprint()
    fingerprint.combine(menugenVersion)
    fingerprint.combine(executableStamp())
    fingerprint.combine(cacheVersion)
    fingerprint.combine(options.today?.iso ?? "")
    fingerprint.combine(options.keepsGoing ? 1 : 0)

    let known = outcome.diagnostics.count
    let (site, siteHash) = Self.site(in: tree, on: options.today, &outcome)
    // All pages depend on the settings: amounts could have the wrong currency.
    if outcome.diagnostics[known...].contains(where: { $0.severity == .error }) { outcome.canPublish = false }
    fingerprint.combine(siteHash)
    let loaded = try reading { () throws(FileError) in
      try LoadedTheme.load(
        options.theme ?? site.theme, from: options.themes, languages: site.languages,
        namedAt: options.theme == nil ? tree.site.first.flatMap { try? tree.read($0) }.map(placeOfTheme) : nil)
    }
    outcome.diagnostics += loaded.diagnostics
    if loaded.value == nil { outcome.canPublish = false }
    guard let theme = loaded.value ?? .fallback(for: site.languages) else { return nil }
    fingerprint.combine(theme.fingerprint)
    outcome.diagnostics += Self.languagesWithoutWords(site, theme, in: tree)

    let vocabulary = AllergenVocabulary { theme.words.ownPhrases(for: $0) }
    let rules = MenuRule.all(with: vocabulary)
    let (pages, failedPages, pagesHash) =
      readsPages ? Self.pages(in: tree, site, keepsGoing: options.keepsGoing, &outcome) : ([], [], fingerprint.hash)
    let pageSet = PageSet(pages.map(\.page), site: site)
    var parsedMenus: [String: Checked<Parsed<Menu>?>] = [:]
    if readsPages, tree.menus.count <= Navigation.menuLimit {
      for path in tree.menus where conflicts.treatment(of: path) == .whole {
        // An unreadable menu is reported when its pages are built.
        guard let file = try? tree.read(path) else { continue }
        parsedMenus[path] = parseMenu(file, site: site, rules: rules)
      }
    }
    let menus = tree.menus.compactMap { parsedMenus[$0]?.value?.content }
      .filter { $0.served(on: options.today) != nil }
    for menu in menus {
      fingerprint.combine(menu.id)
      for entry in menu.name.entries { fingerprint.combine("\(entry.language?.code ?? "")=\(entry.value)") }
    }
    for language in site.languages {
      for (path, page) in pageSet.pages(in: language).prefix(Navigation.pageLimit) {
        fingerprint.combine("\(language.code)/\(path)=\(page.title)")
      }
    }
    context = BuildContext(
      tree: tree, site: site, theme: theme, vocabulary: vocabulary, menuRules: rules,
      navigation: { Self.navigation($0, menus, pageSet) },
      fingerprint: fingerprint.hash, today: options.today, keepsGoing: options.keepsGoing, conflicts: conflicts)
    self.pages = pageSet
    pageFiles = pages
    self.failedPages = failedPages
    pagesFingerprint = pagesHash
    self.parsedMenus = parsedMenus
  }

  /// - Parameter today: The day for removing past opening hours.
  private static func site(
    in tree: ContentTree, on today: CalendarDate?, _ outcome: inout BuildPlan.Outcome
  ) -> (Site, ContentHash) {
    var fingerprint = Fingerprint()
    guard let path = tree.site.first else { return (Site(), fingerprint.hash) }
    for other in tree.site.dropFirst() {
      outcome.diagnostics.append(
        Diagnostic(.duplicateSite(tree.shown(path)), at: .file(tree.shown(other))))
    }
    guard let file = outcome.reading({ () throws(FileError) in try tree.read(path) }) else {
      return (Site(), fingerprint.hash)
    }
    fingerprint.combine(file.bytes)
    let checked = parseSite(file)
    outcome.diagnostics += checked.diagnostics
    var site = checked.value
    for picture in Set([site.restaurant?.image?.source, site.restaurant?.logo?.source].compactMap(\.self)).sorted()
    where tree.assets.contains(picture) {
      guard let file = outcome.reading({ () throws(FileError) in try tree.read(picture) }) else { continue }
      fingerprint.combine(file.bytes)
      let sizes = [picture: ImageSize(of: file.bytes)].compactMapValues(\.self)
      site.restaurant?.image?.measure(sizes)
      site.restaurant?.logo?.measure(sizes)
    }
    if let today { site.restaurant = site.restaurant?.inSeason(on: today) }
    return (site, fingerprint.hash)
  }

  /// A note for a site without a `baseURL`.
  var noBaseURL: Diagnostic {
    Diagnostic(
      .noBaseURL, at: .file(context.tree.shown(context.tree.site.first ?? ContentLayout.site[0])))
  }

  /// A warning for each language that the theme has no phrases for.
  private static func languagesWithoutWords(_ site: Site, _ theme: LoadedTheme, in tree: ContentTree) -> [Diagnostic] {
    let missing = site.languages.filter { !theme.words.hasWords(for: $0) }
    guard !missing.isEmpty, let path = tree.site.first, let file = try? tree.read(path) else { return [] }
    return missing.map { language in
      Diagnostic(
        .languageWithoutWords(language.code, hasFormats: LocaleFormat.isSupported(language)),
        at: placeOfLanguage(language, in: file))
    }
  }

  /// The menus, if there are few, then the first pages.
  private static func navigation(_ presentation: Presentation, _ menus: [Menu], _ pages: PageSet) -> Navigation {
    Navigation(
      menus.map { Navigation.Entry(title: $0.name, language: $0.language, route: presentation.menuRoute($0.id)) }
        + pages.pages(in: presentation.language).prefix(Navigation.pageLimit).map { path, page in
          Navigation.Entry(title: Label(page.title), language: page.language, route: presentation.pageRoute(path))
        })
  }
}
