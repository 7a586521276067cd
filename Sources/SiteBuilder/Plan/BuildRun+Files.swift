import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Publishes the files of `assets/` that have references, and all files of `static/`.
extension BuildRun {
  private func assetReferences(_ content: Content, _ goals: GoalUnit) -> AssetReferences {
    let presentation = context.main.presentation
    let scansHTML = context.site.allowsUnsafeMarkdown
    var references = AssetReferences(presentation)
    references.add(context.site.links, writtenFor: presentation.homeRoute, shownTo: .site)
    references.add(images: context.site.imageLinks, writtenFor: presentation.homeRoute)
    for (_, page) in loader.pageFiles {
      references.add(
        page.links(scansHTML: scansHTML), writtenFor: presentation.pageRoute(page.path), shownTo: .site)
    }
    for menu in content.menuSummaries {
      let route = presentation.menuRoute(menu.id)
      references.add(menu.links, writtenFor: route, shownTo: .site)
      references.add(images: menu.imageLinks, writtenFor: route)
      references.add(menu.bodyLinks, writtenFor: route, shownTo: .site)
      references.add(menu.unlistedLinks, writtenFor: route, shownTo: .nobody)
    }
    for location in content.locationSummaries {
      references.add(location.links, writtenFor: presentation.homeRoute, shownTo: .site)
      references.add(images: location.imageLinks, writtenFor: presentation.homeRoute)
    }
    for ledger in content.ledgerSummaries {
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

  /// - Returns: The pictures of unknown size.
  mutating func publishFiles(_ content: Content, _ goals: GoalUnit) throws(BuildFailure) -> Set<String> {
    let references = assetReferences(content, goals)
    let receipts = try publishReceipts(content)
    let privateFiles = PrivateFiles(content.ledgers, receipts: receipts)
    // The references of content with errors are unknown.
    let isWhole = !outcome.hasErrors && !outcome.hasFileFailure
    let uses = imageUses(content)
    log("picture", try build("picture", pictureUnits(uses, privateFiles)))
    let assets = try build("file", assetUnits(references, privateFiles))
    log("file", assets)
    let statics = try build(
      "file",
      tree.statics.map { path in
        StaticFileUnit(tree: tree, version: catalog.version, key: path, privateFiles: privateFiles)
      })
    log("file", statics)
    if isWhole {
      outcome.diagnostics += unusedAssets(references, receipts: content.ledgerSummaries.flatMap(\.receipts), tree)
    }
    noteMissingResizer(references)
    return Set(assets.filter { $0.summary == nil && $0.entry.diagnostics.isEmpty }.map(\.path))
  }

  /// Copies the receipts of all private ledgers into the reports. Those of public ledgers are only checked.
  private mutating func publishReceipts(_ content: Content) throws(BuildFailure) -> [BuiltUnit<ReceiptSummary>] {
    let all = Set(content.ledgerSummaries.flatMap(\.receipts))
    outcome.omitUnused(all, tree)
    let copied = Set(content.ledgerSummaries.filter { !$0.isPublic }.flatMap(\.receipts))
    let receipts = try build(
      "file",
      all.sorted().map { path in
        ReceiptUnit(tree: tree, version: catalog.version, source: path, isCopied: copied.contains(path))
      })
    log("file", receipts)
    let unused = tree.receipts.filter { !all.contains($0) }
    if let first = unused.first, !outcome.hasErrors, !outcome.hasFileFailure {
      let folder = ContentLayout.receipts
      outcome.diagnostics.append(
        Diagnostic(
          .unusedReceipts(unused.count, shortList(unused, below: folder)),
          at: .file(tree.shown(unused.count == 1 ? first : ContentLayout.name(folder)))))
    }
    return receipts
  }

  /// The images that public pages show.
  private func imageUses(_ content: Content) -> [ImageUse] {
    context.site.imageUses + content.menuSummaries.filter(\.isServed).flatMap(\.imageUses)
      + content.locationSummaries.flatMap(\.imageUses)
  }

  /// A unit for each photograph of which copies are published.
  func pictureUnits(_ uses: [ImageUse], _ privateFiles: PrivateFiles) -> [PictureUnit] {
    if !catalog.resizesPictures { return [] }
    var bySource: [String: [ImageUse]] = [:]
    var known: Set<ImageUse> = []
    for use in uses where known.insert(use).inserted { bySource[use.source, default: []].append(use) }
    return bySource.keys.sorted().filter(catalog.isResized).map { source in
      PictureUnit(
        tree: tree, catalog: catalog, source: source, uses: bySource[source, default: []], privateFiles: privateFiles)
    }
  }

  /// Adds a note if photographs are published in full size because a tool is missing.
  private mutating func noteMissingResizer(_ references: AssetReferences) {
    guard catalog.lacksResizer else { return }
    let count = references.images.count { catalog.contains($0) && (try? catalog.entry(of: $0).isPhotograph) == true }
    if count > 0 { outcome.diagnostics.append(Diagnostic(.resizerMissing(count), at: .run)) }
  }

  private func assetUnits(_ references: AssetReferences, _ privateFiles: PrivateFiles) -> [AssetUnit] {
    let statics = Set(tree.statics)
    // Copies of photographs are published by their own units.
    let ofSite = references.ofSite.union(references.images.filter { !catalog.isResized($0) })
    return ofSite.union(references.ofReports).sorted().compactMap { path in
      let isInStatic =
        !catalog.contains(path) && references.ofReports.contains(path) && statics.contains(ContentLayout.statics + path)
      guard catalog.contains(path) || isInStatic else { return nil }
      return AssetUnit(
        tree: tree, catalog: catalog, key: path, source: isInStatic ? ContentLayout.statics + path : path,
        isPublic: !isInStatic && ofSite.contains(path), isPrivate: references.ofReports.contains(path),
        privateFiles: privateFiles)
    }
  }

  /// A single warning for all unused files of `assets/`, as there may be thousands.
  private func unusedAssets(
    _ references: AssetReferences, receipts: [String], _ tree: ContentTree
  ) -> [Diagnostic] {
    let used = references.ofSite.union(references.images).union(references.ofReports).union(references.hidden)
      .union(receipts)
    let unused = tree.assets.filter { !used.contains($0) }
    guard let first = unused.first else { return [] }
    return [
      Diagnostic(
        .unusedAssets(
          unused.count, shortList(unused, below: ContentLayout.assets),
          folder: tree.shown(ContentLayout.name(ContentLayout.statics))),
        at: .file(tree.shown(unused.count == 1 ? first : ContentLayout.name(ContentLayout.assets))))
    ]
  }
}

/// The first names of files in a folder, and the number of the others.
private func shortList(_ paths: [String], below folder: String) -> String {
  let names = paths.prefix(5).map { String($0.dropFirst(folder.utf8.count)) }
  let rest = paths.count > names.count ? " and \(paths.count - names.count) more" : ""
  return names.joined(separator: ", ") + rest
}

extension BuildPlan.Outcome {
  /// Omits the warnings of unused files for those that movements name as receipts.
  mutating func omitUnused(_ receipts: Set<String>, _ tree: ContentTree) {
    if receipts.isEmpty { return }
    let shown = Set(receipts.map(tree.shown))
    let omitted = Set(tree.unusedFiles.filter { $0.file.map(shown.contains) ?? false })
    diagnostics.removeAll(where: omitted.contains)
  }
}
