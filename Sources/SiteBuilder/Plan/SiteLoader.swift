import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenLocalization
import MenugenParsers
import MenugenPictures
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText

/// Reads the inputs shared by all pages: settings, theme, Markdown pages and navigation.
struct SiteLoader: Sendable {
  let context: BuildContext
  let catalog: AssetCatalog
  let pages: PageSet
  /// The pages with their files.
  let pageFiles: [(file: String, page: MarkdownPage)]
  /// The paths of pages with errors, if the build continues after errors.
  let failedPages: [String]
  let pagesFingerprint: ContentHash
  let inputs: SharedInputs
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
    var inputs = SharedInputs()
    var program = Fingerprint()
    program.combine(menugenVersion)
    program.combine(options.program)
    program.combine(cacheVersion)
    inputs.note("program", program.hash)
    var choices = Fingerprint()
    choices.combine(options.today?.iso ?? "")
    choices.combine(options.keepsGoing ? 1 : 0)
    inputs.note("options", choices.hash)
    let resizingPlan = tree.assets.isEmpty ? .none : options.pictures()
    if options.isSharded {
      var resizing = Fingerprint()
      if case .resize(let resizer, _) = resizingPlan { resizing.combine(resizer.version) }
      inputs.note("tool that resizes pictures", resizing.hash)
    }

    let known = outcome.diagnostics.count
    catalog = AssetCatalog(tree, resizingPlan, program: options.program)
    let (site, siteHash) = Self.site(in: tree, catalog, on: options.today, &outcome)
    // All pages depend on the settings: amounts could have the wrong currency.
    if outcome.diagnostics[known...].contains(where: { $0.severity == .error }) { outcome.canPublish = false }
    inputs.note("settings", siteHash)
    let loaded = try reading { () throws(FileError) in
      try LoadedTheme.load(
        options.theme ?? site.theme, from: options.themes, for: site,
        namedAt: options.theme == nil ? tree.site.first.flatMap { try? tree.read($0) }.map(placeOfTheme) : nil)
    }
    outcome.diagnostics += loaded.diagnostics
    if loaded.value == nil { outcome.canPublish = false }
    guard let theme = loaded.value ?? .fallback(for: site) else { return nil }
    if !theme.hasInks, loaded.value != nil {
      outcome.diagnostics += Self.unusedInks(site, theme: options.theme ?? site.theme, in: tree)
    }
    inputs.note(SharedInputs.theme, theme.fingerprint)
    inputs.note(SharedInputs.themeFiles, theme.assetFingerprint)
    outcome.diagnostics += Self.languagesWithoutWords(site, theme, in: tree)

    let vocabulary = theme.words.vocabulary
    let rules = MenuRule.all(with: vocabulary)
    let (pages, failedPages, pagesHash) =
      readsPages
      ? Self.pages(
        in: tree, site, templates: loaded.value?.theme.pageTemplates, keepsGoing: options.keepsGoing, &outcome)
      : ([], [], inputs.fingerprint)
    let pageSet = PageSet(pages.map(\.page), site: site)
    let parsedMenus =
      readsPages
      ? Self.navigationMenus(in: tree, site, pageSet, rules: rules, search: vocabulary.search, without: conflicts) : [:]
    if readsPages {
      let unknown = Self.unknownNavigationEntries(site, pageSet, parsedMenus, in: tree)
      outcome.diagnostics += unknown
      if !unknown.isEmpty { outcome.canPublish = false }
    }
    let menus = tree.menus.compactMap { parsedMenus[$0]?.value?.content }
      .filter { $0.served(on: options.today) != nil }.ordered(by: \.order)
    var navigation = Fingerprint()
    if tree.hasLocations { navigation.combine(Navigation.locations) }
    for menu in menus {
      navigation.combine(menu.id)
      for entry in menu.name.entries { navigation.combine("\(entry.language?.code ?? "")=\(entry.value)") }
    }
    for language in site.languages {
      for (path, title, _) in pageSet.listed(in: language) {
        navigation.combine("\(language.code)/\(path)=\(title.first.value)")
      }
      for folder in pageSet.lists where !pageSet.datedPages(in: folder, for: language).isEmpty {
        navigation.combine("\(language.code)/\(folder)/\(OutputLayout.feed)")
      }
      for place in site.navigation.places {
        navigation.combine("\(language.code)/\(place)=\(pageSet.page(place, in: language)?.title ?? "")")
      }
    }
    inputs.note("navigation", navigation.hash)
    context = BuildContext(
      tree: tree, site: site, theme: theme, vocabulary: vocabulary, menuRules: rules,
      navigation: { presentation in
        Navigation(
          of: presentation, menus: menus.map { ($0.id, $0.name, $0.language) },
          showsMenus: tree.menus.count <= Navigation.menuLimit, hasLocations: tree.hasLocations, pages: pageSet)
      },
      indexPages: Set(tree.pages.filter { Self.isIndex($0, site) }.map { Self.place(ofPage: $0, site).0 }),
      fingerprint: inputs.fingerprint, today: options.today, keepsGoing: options.keepsGoing, conflicts: conflicts,
      sources: options.sources, receipts: ReceiptFiles(tree, catalog))
    self.inputs = inputs
    self.pages = pageSet
    pageFiles = pages
    self.failedPages = failedPages
    pagesFingerprint = pagesHash
    self.parsedMenus = parsedMenus
  }

  /// - Parameter today: The day for removing past opening hours.
  private static func site(
    in tree: ContentTree, _ catalog: AssetCatalog, on today: CalendarDate?, _ outcome: inout BuildPlan.Outcome
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
    let pictures = [site.restaurant?.image?.source, site.restaurant?.logo?.source, site.logo?.source]
    for picture in Set(pictures.compactMap(\.self)).sorted()
    where tree.assets.contains(picture) {
      guard let file = outcome.reading({ () throws(FileError) in try tree.read(picture) }) else { continue }
      fingerprint.combine(file.bytes)
      let sizes = [picture: ImageSize(of: file.bytes)].compactMapValues(\.self)
      site.restaurant?.image?.measure(sizes)
      site.restaurant?.logo?.measure(sizes)
      site.logo?.measure(sizes)
    }
    for use in site.imageUses { catalog.picture(for: use).combine(into: &fingerprint) }
    site.forEachImage(catalog.setCopies)
    if let today { site.restaurant = site.restaurant?.inSeason(on: today) }
    return (site, fingerprint.hash)
  }

  /// A note for a site without a `baseURL`.
  var noBaseURL: Diagnostic {
    Diagnostic(
      .noBaseURL, at: .file(context.tree.shown(context.tree.site.first ?? ContentLayout.site[0])))
  }

  /// A warning for ink and paper of a site whose theme has no inks.
  private static func unusedInks(_ site: Site, theme: String, in tree: ContentTree) -> [Diagnostic] {
    guard site.ink != nil || site.paper != nil, let file = tree.site.first.flatMap({ try? tree.read($0) }) else {
      return []
    }
    let key: StaticString = site.ink != nil ? "ink" : "paper"
    return [Diagnostic(.unusedInk("\(key)", theme: theme), at: placeOfKey(key, in: file))]
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
}
