import MenugenText
import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenPublishing

/// Checks the links of all content.
extension BuildPlan {
  /// The links of all content, by source file.
  func writtenLinks(
    _ loader: SiteLoader, _ menus: [MenuUnit.Result], _ ledgers: [LedgerUnit.Result], _ goals: GoalUnit
  ) -> [LinkChecks.Links] {
    let context = loader.context
    var found: [LinkChecks.Links] = []
    func add(_ links: LinkChecks.Links) { if !links.links.isEmpty { found.append(links) } }
    if let path = context.tree.site.first {
      add(LinkChecks.Links(links: context.site.links, path: path) { $0.homeRoute })
    }
    for (file, page) in loader.pageFiles {
      add(LinkChecks.Links(links: page.links, path: file) { $0.pageRoute(page.path) })
    }
    for menu in menus {
      guard let summary = menu.record.summary else { continue }
      add(
        LinkChecks.Links(links: summary.links, unmeasured: Set(summary.unmeasured), path: menu.path) {
          $0.menuRoute(summary.id)
        })
      if summary.bodyLinks.isEmpty { continue }
      let texts = context.tree.bodies(ofMenu: summary.id, at: menu.path)
      // Raw HTML may define ids on each item's page.
      let links = summary.bodyLinks.filter { !context.site.allowsUnsafeMarkdown || !$0.hasPrefix("#") }
      let bodies = LinkChecks.Links(links: links, path: menu.path, texts: texts) {
        $0.menuRoute(summary.id)
      }
      add(bodies)
    }
    for ledger in ledgers {
      guard let summary = ledger.record.summary else { continue }
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

  /// Renders the pages that links with a fragment refer to, to collect their ids. Excludes reports and content with
  /// errors.
  func anchors(
    of links: [LinkChecks.Links], _ checks: LinkChecks, _ loader: SiteLoader, _ menus: [MenuUnit.Result],
    _ site: SiteUnits, _ catalog: AssetCatalog
  ) async -> PageAnchors {
    let context = loader.context
    let anchors = PageAnchors(wanted: Set(links.flatMap(checks.anchorPages)))
    if anchors.wanted.isEmpty { return anchors }
    for path in context.tree.statics {
      let page = String(path.dropFirst(ContentLayout.statics.utf8.count))
      guard anchors.wanted.contains(page), let file = try? context.tree.read(path) else { continue }
      anchors.add(page, file.bytes.span)
    }
    let folders = Set(anchors.wanted.compactMap(menuID))
    let linked = menus.filter { menu in
      menu.record.summary.map { $0.isServed && !$0.isElsewhere && folders.contains($0.id) } ?? false
    }
    // No page is written, so it doesn't throw.
    _ = try? await inParallel(linked.map(\.path), workers: options.workers, state: { PageOutput(anchors) }) {
      path, output in
      _ = try MenuUnit(context: context, images: catalog, path: path).build(loader.parsedMenus[path], into: output)
    }
    let output = PageOutput(anchors)
    var site = site
    site.failedPages = []
    for language in context.languages { try? site.writeSite(language, to: output) }
    try? site.goals.build(into: output)
    return anchors
  }

  /// The id of the menu in whose folder a page is, in any language.
  private func menuID(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let menus = parts.prefix(2).firstIndex(of: OutputLayout.menus.dropLast()), menus + 1 < parts.count else {
      return nil
    }
    return String(parts[menus + 1])
  }
}
