import MenugenChecks
import MenugenDomain
import MenugenPipeline
import MenugenText

/// Compares a build with the last one.
extension BuildRun {
  /// Reports price jumps and removed content, and returns the record for the next build.
  mutating func compareWithLastBuild(_ content: Content, _ goals: GoalUnit) -> PublishedContent {
    var published = published(content, goals)
    // The content of an unreadable folder is unknown.
    guard !outcome.hasFileFailure,
      let previous = PreviousBuild(destination, tree: tree, menus: content.menus, locations: content.locations)
    else { return published }
    outcome.diagnostics += previous.priceJumps(menus: content.menus, site: context.site)
    let ofLocations = previous.priceJumps(locations: content.locations, site: context.site) { try? locationTable() }
    outcome.diagnostics += ofLocations
    var broken = broken(content, goals)
    broken.isSite = !outcome.canPublish
    func ids(_ menu: MenuSummary) -> RemovalCheck.MenuItemIDs {
      RemovalCheck.MenuItemIDs(listed: menu.items, unlisted: menu.unlisted)
    }
    let menus = content.menuSummaries.filter { $0.missing == nil }.map { ($0.id, ids($0)) }
    let check = RemovalCheck(
      previous: previous.content, previousMenus: previous.menus.mapValues(ids), content: published,
      menus: Dictionary(menus, uniquingKeysWith: { $1 }), broken: broken, sources: { [tree] in tree.sources },
      shown: tree.shown)
    let result = check.run()
    published.entries += result.kept
    if options.acceptsRemovals { return published }
    if !result.removals.isEmpty { outcome.canPublish = false }
    outcome.diagnostics += result.removals + result.losses
    return published
  }

  private func published(_ content: Content, _ goals: GoalUnit) -> PublishedContent {
    var published = PublishedContent()
    func add(_ kind: PublishedContent.Kind, _ id: String, _ path: String, _ count: Int = 0, files: [String] = []) {
      published.entries.append(PublishedContent.Entry(kind: kind, id: id, path: path, count: count, files: files))
    }
    for menu in content.menus {
      guard let summary = menu.summary, summary.isServed, summary.missing == nil else { continue }
      add(.menu, summary.id, menu.path, summary.items.count)
    }
    for (files, ledger) in zip(tree.ledgers, content.ledgers) {
      guard let summary = ledger.summary, summary.state == .ready else { continue }
      add(.ledger, summary.id, files.head, summary.count, files: files.parts)
    }
    for location in content.locations {
      guard let summary = location.summary else { continue }
      let isRow = tree.locationTable.map { location.path.hasPrefix($0) } ?? false
      add(.location, summary.id, isRow ? tree.locationTable ?? location.path : location.path)
    }
    for goal in goals.sound { add(.goal, goal.id, goal.path) }
    var files: [String: String] = [:]
    for (file, page) in loader.pageFiles where files.updateValue(file, forKey: page.path) == nil {
      add(.page, page.path, file)
    }
    for language in context.site.languages {
      add(.language, language.code, tree.site.first ?? ContentLayout.site[0])
    }
    return published
  }

  private func broken(_ content: Content, _ goals: GoalUnit) -> RemovalCheck.Broken {
    var broken = RemovalCheck.Broken()
    // A source that fails removes nothing.
    for menu in content.menus where menu.summary == nil || menu.summary?.missing != nil {
      if menu.summary == nil {
        broken.add(.menu, path: menu.path, id: menu.id)
      } else {
        broken.addUnavailable(.menu, path: menu.path, id: menu.id)
      }
    }
    for ledger in content.ledgers {
      switch ledger.summary?.state {
      case .ready: break
      case .failed, nil: broken.add(.ledger, path: ledger.path, id: ledger.id)
      case .loading, .internetError, .serviceError:
        broken.addUnavailable(.ledger, path: ledger.path, id: ledger.id)
      }
    }
    for location in content.locations where location.summary == nil {
      broken.add(.location, path: location.path, id: location.id)
    }
    for goal in goals.broken { broken.add(.goal, path: goal.path, id: goal.id) }
    // Drafts aren't gone.
    for path in tree.pages { broken.add(.page, path: path, id: path) }
    return broken
  }
}
