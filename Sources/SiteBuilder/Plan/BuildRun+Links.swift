import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Checks the links of all content.
extension BuildRun {
  /// - Parameter unmeasurable: The pictures of unknown size.
  mutating func checkLinks(_ content: Content, _ site: SiteUnits, _ unmeasurable: Set<String>) {
    let checks = LinkChecks(
      context: context, pages: loader.pages, failedPages: loader.failedPages, dishes: content.items.dishes,
      unusableMenus: content.items.unusableMenus, unmeasurable: unmeasurable,
      ledgers: content.ledgerSummaries, locations: content.locationSummaries, goals: site.goals.publicGoals)
    let links = writtenLinks(content, site.goals)
    let anchors = anchors(of: links, checks, content, site)
    outcome.diagnostics += links.flatMap { checks.broken($0, anchors) }
    // A linked file is reported at the link, not as unused.
    let linked = checks.unpublished.linked
    let folders = Set(linked.flatMap(foldersAbove))
    let known = Set(tree.unusedFiles.filter { $0.file.map { linked.contains($0) || folders.contains($0) } ?? false })
    if !known.isEmpty { outcome.diagnostics.removeAll(where: known.contains) }
  }

  /// Returns the links of all content, by file.
  private func writtenLinks(_ content: Content, _ goals: GoalUnit) -> [LinkChecks.Links] {
    var found: [LinkChecks.Links] = []
    func add(_ links: LinkChecks.Links) { if !links.links.isEmpty { found.append(links) } }
    if let path = tree.site.first {
      let links = context.site.links.merged(with: context.site.imageLinks)
      add(LinkChecks.Links(links: links, path: path) { $0.homeRoute })
    }
    for (file, page) in loader.pageFiles {
      let shown = context.site.languages.filter { loader.pages.page(page.path, in: $0)?.language == page.language }
      add(
        LinkChecks.Links(links: page.links, path: file, languages: Set(shown.map(\.code))) { $0.pageRoute(page.path) })
    }
    for menu in content.menus {
      guard let summary = menu.summary else { continue }
      add(
        LinkChecks.Links(
          links: summary.links.merged(with: summary.imageLinks), unmeasured: Set(summary.unmeasured), path: menu.path
        ) {
          $0.menuRoute(summary.id)
        })
      if summary.bodyLinks.isEmpty { continue }
      let texts = tree.bodies(ofMenu: summary.id, at: menu.path)
      // Raw HTML may add ids to each item's page.
      let links = summary.bodyLinks.filter { !context.site.allowsUnsafeMarkdown || !$0.hasPrefix("#") }
      let bodies = LinkChecks.Links(links: links, path: menu.path, texts: texts) {
        $0.menuRoute(summary.id)
      }
      add(bodies)
    }
    for location in content.locations {
      guard let summary = location.summary else { continue }
      add(
        LinkChecks.Links(
          links: summary.links.merged(with: summary.imageLinks), path: location.path, languages: Set(summary.languages)
        ) { $0.homeRoute })
    }
    for ledger in content.ledgers {
      guard let summary = ledger.summary else { continue }
      add(
        LinkChecks.Links(links: summary.links, path: ledger.path) {
          $0.ledgerRoute(summary.id, isPublic: summary.isPublic)
        })
    }
    for (notes, isPublic) in [(goals.publicGoals, true), (goals.privateGoals, false)] {
      for goal in notes {
        guard let path = goals.path(of: goal) else { continue }
        add(LinkChecks.Links(links: goal.links(), path: path) { $0.goalRoute(goal.id, isPublic: isPublic) })
      }
    }
    return found
  }

  /// Renders the pages that links with a fragment refer to again, to find their ids in the theme's output. Reports and
  /// invalid content are omitted.
  private func anchors(
    of links: [LinkChecks.Links], _ checks: LinkChecks, _ content: Content, _ site: SiteUnits
  ) -> PageAnchors {
    let anchors = PageAnchors(wanted: Set(links.flatMap(checks.anchorPages)))
    if anchors.wanted.isEmpty { return anchors }
    for path in tree.statics {
      let page = String(path.dropFirst(ContentLayout.statics.utf8.count))
      guard anchors.wanted.contains(page), let file = try? tree.read(path) else { continue }
      anchors.add(page, file.bytes.span)
    }
    let folders = Set(anchors.wanted.compactMap(menuID))
    let linked = content.menus.filter { menu in
      menu.summary.map { $0.isServed && $0.missing == nil && folders.contains($0.id) } ?? false
    }
    let units = linked.map { menu in
      MenuUnit(context: context, images: catalog, key: menu.path, parsed: loader.parsedMenus[menu.path])
    }
    _ = try? inParallel(units, workers: options.workers, state: { PageOutput(anchors) }) { unit, output in
      _ = try unit.build(into: output)
    }
    let places = Set(anchors.wanted.flatMap { $0.split(separator: "/").prefix(2).map(String.init) })
    let branches = Set(content.locations.filter { $0.summary.map { places.contains($0.id) } ?? false }.map(\.path))
    if !branches.isEmpty {
      let units = locationUnits(content, try? locationTable()).filter { branches.contains($0.key) }
      _ = try? inParallel(units, workers: options.workers, state: { PageOutput(anchors) }) { unit, output in
        _ = try unit.build(into: output)
      }
    }
    let output = PageOutput(anchors)
    var site = site
    site.failedPages = []
    for language in context.languages { try? site.writeSite(language, to: output) }
    try? site.goals.build(into: output)
    return anchors
  }

  /// The id of the menu in whose folder a page is, in any language.
  func menuID(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let menus = parts.prefix(2).firstIndex(of: OutputLayout.menus.dropLast()), menus + 1 < parts.count else {
      return nil
    }
    return String(parts[menus + 1])
  }
}

extension [String] {
  /// Returns the texts with those of `others` that aren't among them.
  fileprivate func merged(with others: [String]) -> [String] {
    if others.isEmpty { return self }
    let known = Set(self)
    return self + others.filter { !known.contains($0) }
  }
}
