import MenugenText
import MenugenDomain
import MenugenPipeline

/// The part of a build that is compared with the last one.
extension BuildPlan {
  /// Reports prices that jump and content that is gone, and returns what the next build is compared with.
  func compare(
    _ loader: SiteLoader, _ menus: [MenuUnit.Result], _ ledgers: [LedgerUnit.Result], _ goals: GoalUnit,
    _ destination: Destination, _ outcome: inout Outcome
  ) -> PublishedContent {
    let context = loader.context
    var content = published(loader, menus, ledgers, goals)
    // What isn't known, for a folder that can't be read, isn't missed.
    guard !outcome.hasFileFailure, let previous = PreviousBuild(destination, tree: context.tree, menus: menus) else {
      return content
    }
    outcome.diagnostics += previous.priceJumps(menus: menus, site: context.site)
    let summaries = menus.compactMap { menu in menu.record.summary.map { ($0.id, $0) } }
    var broken = broken(loader, menus, ledgers, goals)
    broken.isSite = !outcome.canPublish
    let check = RemovalCheck(
      previous: previous, content: content, menus: Dictionary(summaries, uniquingKeysWith: { $1 }), broken: broken)
    let (removals, kept) = check.run()
    content.entries += kept
    if options.acceptsRemovals { return content }
    if !removals.isEmpty { outcome.canPublish = false }
    outcome.diagnostics += removals
    return content
  }

  private func published(
    _ loader: SiteLoader, _ menus: [MenuUnit.Result], _ ledgers: [LedgerUnit.Result], _ goals: GoalUnit
  ) -> PublishedContent {
    let tree = loader.context.tree
    var content = PublishedContent()
    func add(_ kind: PublishedContent.Kind, _ id: String, _ path: String, _ count: Int = 0, files: [String] = []) {
      content.entries.append(PublishedContent.Entry(kind: kind, id: id, path: path, count: count, files: files))
    }
    for menu in menus {
      guard let summary = menu.record.summary, summary.isServed else { continue }
      add(.menu, summary.id, menu.path, summary.items.count)
    }
    for (files, ledger) in zip(tree.ledgers, ledgers) {
      guard let summary = ledger.record.summary, summary.state != .failed else { continue }
      add(.ledger, summary.id, files.head, summary.count, files: files.parts)
    }
    for goal in goals.sound { add(.goal, goal.id, goal.path) }
    var files: [String: String] = [:]
    for (file, page) in loader.pageFiles where files.updateValue(file, forKey: page.path) == nil {
      add(.page, page.path, file)
    }
    for language in loader.context.site.languages {
      add(.language, language.code, tree.site.first ?? ContentLayout.site[0])
    }
    return content
  }

  private func broken(
    _ loader: SiteLoader, _ menus: [MenuUnit.Result], _ ledgers: [LedgerUnit.Result], _ goals: GoalUnit
  ) -> RemovalCheck.Broken {
    let context = loader.context
    var broken = RemovalCheck.Broken()
    for menu in menus where menu.record.summary == nil { broken.add(.menu, path: menu.path, id: menu.id) }
    for (files, ledger) in zip(context.tree.ledgers, ledgers) where ledger.record.summary?.state ?? .failed == .failed {
      broken.add(.ledger, path: files.head, id: ledger.record.summary?.id ?? files.name)
    }
    for goal in goals.broken { broken.add(.goal, path: goal.path, id: goal.id) }
    // A draft is not gone either.
    for path in context.tree.pages { broken.add(.page, path: path, id: path) }
    return broken
  }
}
