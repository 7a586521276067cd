import MenugenText
import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenPublishing

/// Publishes the referenced files of `assets/`, and all of `static/`.
extension BuildPlan {
  func assetReferences(
    _ loader: SiteLoader, _ menus: [MenuSummary], _ ledgers: [LedgerSummary], _ goals: GoalUnit
  ) -> AssetReferences {
    let context = loader.context
    let presentation = context.main.presentation
    let scansHTML = context.site.allowsUnsafeMarkdown
    var references = AssetReferences(presentation)
    references.add(context.site.links, writtenFor: presentation.homeRoute, shownTo: .site)
    for (_, page) in loader.pageFiles {
      references.add(
        page.links(scansHTML: scansHTML), writtenFor: presentation.pageRoute(page.path), shownTo: .site)
    }
    for menu in menus {
      let route = presentation.menuRoute(menu.id)
      references.add(menu.links, writtenFor: route, shownTo: .site)
      references.add(menu.bodyLinks, writtenFor: route, shownTo: .site)
      references.add(menu.unlistedLinks, writtenFor: route, shownTo: .nobody)
    }
    for ledger in ledgers {
      let route = presentation.ledgerRoute(ledger.id, isPublic: ledger.isPublic)
      for links in [ledger.links, ledger.namedFiles] {
        references.add(links, writtenFor: route, shownTo: ledger.isPublic ? .site : .reports)
      }
    }
    for (goals, isPublic) in [(goals.publicGoals, true), (goals.privateGoals, false)] {
      for goal in goals {
        references.add(
          goal.links(scansHTML: scansHTML), writtenFor: presentation.goalRoute(goal.id, isPublic: isPublic),
          shownTo: isPublic ? .site : .reports)
      }
    }
    references.add(context.theme.assetReferences, among: context.tree.assets)
    references.followStyleSheets { path in try? context.tree.read(path).bytes }
    return references
  }

  /// Publishes referenced assets, and all of `static/`.
  ///
  /// - Returns: The files that aren't images of known size.
  func publishFiles(
    _ references: AssetReferences, _ context: BuildContext, _ catalog: AssetCatalog, _ destination: Destination,
    private privateFiles: PrivateFiles, _ outcome: inout Outcome
  ) async throws(BuildFailure) -> Set<String> {
    let tree = context.tree
    let statics = Set(tree.statics)
    let wanted = references.ofSite.union(references.ofReports).sorted().compactMap { path -> AssetUnit? in
      let isInStatic =
        !catalog.contains(path) && references.ofReports.contains(path) && statics.contains(ContentLayout.statics + path)
      guard catalog.contains(path) || isInStatic else { return nil }
      return AssetUnit(
        tree: tree, catalog: catalog, path: path, source: isInStatic ? ContentLayout.statics + path : path,
        isPublic: !isInStatic && references.ofSite.contains(path), isPrivate: references.ofReports.contains(path),
        privateFiles: privateFiles)
    }
    let isWhole = !outcome.hasErrors && !outcome.hasFileFailure
    let assets = try await each("file", wanted, destination) { unit, output throws(BuildFailure) in
      try unit.publish(to: output)
    }
    outcome.diagnostics += assets.flatMap(\.record.diagnostics)
    if assets.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    let copies = try await each("file", tree.statics, destination) { path, output throws(BuildFailure) in
      try StaticFileUnit(tree: tree, version: catalog.version, path: path, privateFiles: privateFiles).publish(
        to: output)
    }
    outcome.diagnostics += copies.flatMap(\.diagnostics)
    if copies.contains(where: \.hasFileFailure) { outcome.hasFileFailure = true }
    // The references of content with errors are unknown.
    if isWhole { outcome.diagnostics += unusedAssets(references, tree) }
    return Set(assets.filter { $0.record.summary == nil && $0.record.diagnostics.isEmpty }.map(\.path))
  }

  /// A single warning for all unused files of `assets/`, as there may be thousands.
  private func unusedAssets(_ references: AssetReferences, _ tree: ContentTree) -> [Diagnostic] {
    let used = references.ofSite.union(references.ofReports).union(references.hidden)
    let unused = tree.assets.filter { !used.contains($0) }
    guard let first = unused.first else { return [] }
    let names = unused.prefix(5).map { String($0.dropFirst(ContentLayout.assets.utf8.count)) }
    let rest = unused.count > names.count ? " and \(unused.count - names.count) more" : ""
    return [
      Diagnostic(
        .warning, "asset.unused",
        unused.count == 1
          ? "nothing refers to this file, so it is not published"
          : "nothing refers to \(unused.count) files, so they are not published: \(names.joined(separator: ", "))\(rest)",
        hint:
          "link to it, or move it to \(tree.shown(ContentLayout.name(ContentLayout.statics))) to publish it as it is",
        at: .file(tree.shown(unused.count == 1 ? first : ContentLayout.name(ContentLayout.assets))))
    ]
  }
}
