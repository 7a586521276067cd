import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// Builds the pages of the whole site: home, Markdown pages, notices, sitemap and the list of reports.
struct SiteUnits: Sendable {
  let context: BuildContext
  let pages: PageSet
  /// The paths of pages with errors.
  var failedPages: [String]
  let menus: [MenuSummary]
  let ledgers: [LedgerSummary]
  let locations: [LocationSummary]
  let goals: GoalUnit

  /// The unit of the site's pages.
  static let pagesUnit = ContentLayout.pages
  static let reportsUnit = "reports"
  static let themeUnit = "theme"

  private var theme: Theme { context.theme.theme }

  /// Writes each unit whose inputs changed.
  func build(_ fingerprint: ContentHash, into output: PageOutput) throws(PublishingError) {
    // The key appears in messages about collisions, in which only Markdown pages can be renamed.
    var pagesFingerprint = Fingerprint()
    pagesFingerprint.combine(fingerprint)
    for path in context.tree.replacedPages.sorted() { pagesFingerprint.combine(path) }
    try output.makeUnit(Self.pagesUnit, pagesFingerprint.hash) { () throws(PublishingError) in
      for language in context.languages { try writeSite(language, to: output) }
      try writeSitemapFiles(to: output)
    }
    let privateLedgers = ledgers.filter { !$0.isPublic }
    let hasReports = !privateLedgers.isEmpty || !goals.failed.isEmpty
    if hasReports {
      try output.makeUnit(Self.reportsUnit, fingerprint) { () throws(PublishingError) in
        try writeReports(privateLedgers, to: output)
      }
    }
    var themeFingerprint = Fingerprint()
    themeFingerprint.combine(context.fingerprint)
    themeFingerprint.combine(hasReports ? 1 : 0)
    let isLive = menus.contains { $0.source?.isLive == true }
    themeFingerprint.combine(isLive ? 1 : 0)
    try output.makeUnit(Self.themeUnit, themeFingerprint.hash) { () throws(PublishingError) in
      for asset in context.theme.assets(isLive: isLive) {
        try output.write(.site, context.theme.folder + asset.path, asset.bytes)
        if hasReports { try output.write(.reports, context.theme.folder + asset.path, asset.bytes) }
      }
    }
  }

  func writeSite(_ language: BuildContext.Language, to output: PageOutput) throws(PublishingError) {
    let frames = language.frames
    let publicLedgers = ledgers.filter(\.isPublic).map { ledger in
      (
        title: ledger.name, language: ledger.language,
        route: language.presentation.ledgerRoute(ledger.id, isPublic: true)
      )
    }
    let publicGoals = goals.publicGoals.map { goal in
      (
        title: goal.name, language: goal.language,
        route: language.presentation.goalRoute(goal.id, isPublic: true)
      )
    }
    let home = frames.homePage(menus: menus, reports: publicLedgers + publicGoals)
    try output.write(language.presentation.homeRoute) { theme.render(home, words: language.words, into: &$0) }
    let photograph = home.restaurant?.image?.absoluteURL
    if photograph == nil, let picture = frames.sharePicture() {
      try output.write(language.presentation.homeRoute.sibling(OutputLayout.sharePicture)) { picture.writePNG(to: &$0) }
    }
    let manifest = language.presentation.manifestRoute
    if !context.tree.replacedPages.contains(manifest.path) {
      let frame = frames.frame(at: manifest, title: nil)
      try output.write(manifest) { writeWebManifest(frame, hasIcon: context.theme.hasIcon, to: &$0) }
    }
    for (route, page) in frames.noticePages() where !context.tree.replacedPages.contains(route.path) {
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    for path in failedPages {
      let route = language.presentation.pageRoute(path)
      let page = frames.noticePage(at: route, .contentError)
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    }
    try writePages(language, to: output)
    if context.tree.hasLocations {
      for (route, page) in frames.locationsPages(locations) {
        try output.write(route) { theme.render(page, words: language.words, into: &$0) }
      }
    }
  }

  private func writePages(_ language: BuildContext.Language, to output: PageOutput) throws(PublishingError) {
    let (frames, tag) = (language.frames, language.presentation.language)
    for path in pages.paths {
      guard let page = pages.page(path, in: tag) else { continue }
      let route = language.presentation.pageRoute(path)
      try output.write(route) { output in
        let textPage = frames.textPage(page, at: route, dated: pages.datedPages(in: path, for: tag)) {
          twin(of: path, $0)
        }
        theme.render(textPage, template: page.template, words: language.words, into: &output)
      }
    }
    for folder in pages.lists where !failedPages.contains(folder) {
      let dated = pages.datedPages(in: folder, for: tag)
      if dated.isEmpty { continue }
      let own = pages.page(folder, in: tag)
      if own == nil {
        try output.write(language.presentation.pageRoute(folder)) { output in
          let list = frames.listPage(folder, dated) { twin(of: folder, $0) }
          theme.render(list, words: language.words, into: &output)
        }
      }
      guard let feed = frames.feed(of: folder, dated, title: own?.title ?? title(ofPath: folder)) else { continue }
      try output.write(language.presentation.feedRoute(folder)) { feed.write(to: &$0) }
    }
  }

  /// The page at `path` in another language.
  private func twin(of path: String, _ other: Presentation) -> Route? {
    let hasList = { !pages.datedPages(in: path, for: other.language).isEmpty }
    return pages.page(path, in: other.language) != nil || hasList() ? other.pageRoute(path) : nil
  }

  /// A note for each folder with dated pages, if the site has no `baseURL` for their feeds.
  var missingFeeds: [Diagnostic] {
    guard context.site.baseURL == nil else { return [] }
    return pages.lists.map { folder in
      let path = context.tree.shown(ContentLayout.pages + folder)
      return Diagnostic(.noFeed(path), at: .file(path))
    }
  }

  private func writeReports(_ ledgers: [LedgerSummary], to output: PageOutput) throws(PublishingError) {
    let pages = context.main.frames.reportsPages(ledgers, goals: goals.privateGoals, failed: goals.failed)
    for (route, page) in pages {
      try output.write(route) { theme.render(page, words: context.main.words, into: &$0) }
    }
    // Plain text has all ledgers on one page.
    guard let first = pages.first else { return }
    let text = context.main.frames.plain.reportsText(ledgers, like: first.page)
    try output.write(Route(.reports, "", file: OutputLayout.reportsText)) { text.writeText(to: &$0) }
  }

  // MARK: - Sitemap

  /// The maximum number of URLs in a sitemap (sitemaps.org).
  private static let sitemapLimit = 50_000

  private func writeSitemapFiles(to output: PageOutput) throws(PublishingError) {
    let sitemap = context.site.baseURL.map { $0 + OutputLayout.sitemap }
    if !context.tree.replacedPages.contains(OutputLayout.robots) {
      try output.write(Route(.site, "", file: OutputLayout.robots)) { writeRobots(sitemap: sitemap, to: &$0) }
    }
    if !context.tree.replacedPages.contains(OutputLayout.headers) {
      let folder = basePath(of: context.site.baseURL) + OutputLayout.theme
      try output.write(Route(.site, "", file: OutputLayout.headers)) { writeHeaders(theme: folder, to: &$0) }
    }
    if let baseURL = context.site.baseURL, !context.tree.replacedPages.contains(OutputLayout.sitemap) {
      try writeSitemaps(baseURL, to: output)
    }
  }

  /// Writes the sitemaps, one at a time.
  private func writeSitemaps(_ baseURL: String, to output: PageOutput) throws(PublishingError) {
    let isSplit = entryCount > SiteUnits.sitemapLimit
    var sitemap = Sitemap(baseURL: baseURL)
    var parts: [String] = []
    func flush() throws(PublishingError) {
      let file = isSplit ? OutputLayout.sitemap(part: parts.count + 1) : OutputLayout.sitemap
      try output.write(Route(.site, "", file: file)) { sitemap.write(to: &$0) }
      parts.append(baseURL + file)
      sitemap.removeAll()
    }
    func add(_ route: Route, item: String? = nil, modified: String? = nil) throws(PublishingError) {
      if sitemap.count == SiteUnits.sitemapLimit { try flush() }
      sitemap.add(route.linkPath, item, modified: modified)
    }
    for language in context.languages { try add(language.presentation.homeRoute) }
    for (route, modified) in pageRoutes { try add(route, modified: modified?.iso) }
    for presentation in context.languages.map(\.presentation) {
      for ledger in ledgers where ledger.isPublic { try add(presentation.ledgerRoute(ledger.id, isPublic: true)) }
      for goal in goals.publicGoals { try add(presentation.goalRoute(goal.id, isPublic: true)) }
    }
    for presentation in context.languages.map(\.presentation) {
      for menu in menus {
        let modified = menu.updated?.iso
        let route = presentation.menuRoute(menu.id)
        try add(route, modified: modified)
        for item in menu.items { try add(route, item: item, modified: modified) }
      }
    }
    for language in context.languages.map(\.presentation) {
      if context.tree.hasLocations {
        for page in 0..<language.pages(of: locations) { try add(language.locationsRoute(page: page)) }
      }
      for location in locations where location.languages.contains(language.language.code) {
        try add(language.locationRoute(location.id))
        for menu in location.menus {
          let modified = menu.updated?.iso
          let route = language.menuRoute(menu.id, ofLocation: location.id)
          try add(route, modified: modified)
          for item in menu.items { try add(route, item: item, modified: modified) }
        }
      }
    }
    try flush()
    if isSplit {
      try output.write(Route(.site, "", file: OutputLayout.sitemap)) { writeSitemapIndex(parts, to: &$0) }
    }
  }

  private var entryCount: Int {
    let menuPages = menus.reduce(0) { $0 + 1 + $1.items.count }
    let reports = ledgers.count(where: \.isPublic) + goals.publicGoals.count
    let lists = context.tree.hasLocations ? context.main.presentation.pages(of: locations) : 0
    let branches = locations.reduce(0) { sum, location in
      sum + location.languages.count * (1 + location.menus.reduce(0) { $0 + 1 + $1.items.count })
    }
    return context.languages.count * (1 + menuPages + reports + lists) + branches + pageRoutes.count
  }

  /// The pages of all languages, with the day of the newest dated page.
  private var pageRoutes: [(route: Route, modified: CalendarDate?)] {
    context.languages.flatMap { language in
      let presentation = language.presentation
      let lists = pages.lists.map { ($0, pages.datedPages(in: $0, for: presentation.language)) }.filter { !$1.isEmpty }
      let dates = Dictionary(
        lists.flatMap { folder, dated in [(folder, dated[0].date)] + dated.map { ($0.path, $0.date) } },
        uniquingKeysWith: max)
      let own = pages.paths.filter { pages.page($0, in: presentation.language) != nil }
      let made = lists.map(\.0).filter { pages.page($0, in: presentation.language) == nil }
      return (own + made).map { (presentation.pageRoute($0), dates[$0]) }
    }
  }
}
