import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenText
import Synchronization

/// Receives open pages with a changed theme, before the build has rendered and published all others.
package struct ThemePreview: Sendable {
  /// Returns the open pages, as paths in the output folder.
  package var openPages: @Sendable () -> Set<String>
  /// Receives the theme's folder, its files and the pages, by their paths in the output folder. They are the bytes that
  /// the build publishes if it succeeds and nothing but the theme has changed.
  package var show: @Sendable (_ themeFolder: String, _ files: [String: [UInt8]]) -> Void

  package init(
    openPages: @escaping @Sendable () -> Set<String>, show: @escaping @Sendable (String, [String: [UInt8]]) -> Void
  ) {
    self.openPages = openPages
    self.show = show
  }
}

extension BuildRun {
  /// Shows open pages with a changed theme, if nothing else changed that all pages depend on.
  ///
  /// If only files changed, pages differ in the name of their folder alone. If templates changed, the home page, Markdown
  /// pages and menus are rendered; reports wait for the build.
  func showPreview() {
    guard let preview = options.preview, let previous = previousInputs, outcome.canPublish, !outcome.hasErrors else {
      return
    }
    let changed = Set(loader.inputs.changes(since: previous))
    guard !changed.isEmpty, changed.isSubset(of: [SharedInputs.theme, SharedInputs.themeFiles]) else { return }
    let open = preview.openPages()
    if open.isEmpty { return }
    let pages =
      changed.contains(SharedInputs.theme)
      ? renderedPages(open) : renamedPages(open, from: previous.hash(of: SharedInputs.themeFiles))
    if pages.isEmpty { return }
    var files = pages
    for asset in context.theme.assets {
      for tree in OutputTree.allCases { files["\(tree.name)/\(context.theme.folder)\(asset.path)"] = asset.bytes }
    }
    preview.show(context.theme.folder, files)
  }

  /// The published pages with the theme's new folder.
  private func renamedPages(_ open: Set<String>, from hash: ContentHash?) -> [String: [UInt8]] {
    guard let hash, let output = options.output else { return [:] }
    let old = Array(OutputLayout.theme(version: hash.low).utf8)
    let new = Array(context.theme.folder.utf8)
    var pages: [String: [UInt8]] = [:]
    for path in open {
      guard var bytes = try? DiskFiles(root: output).read(path).bytes else { continue }
      bytes.replace(old, with: new)
      pages[path] = bytes
    }
    return pages
  }

  private func renderedPages(_ open: Set<String>) -> [String: [UInt8]] {
    let folder = OutputTree.site.name + "/"
    let collector = PageCollector(
      Set(open.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.utf8.count)) }))
    if collector.wanted.isEmpty { return [:] }
    let output = PageOutput(.receiver(collector))
    let menus: [MenuSummary] = previousSummaries(below: ContentLayout.menus)
    let ledgers: [LedgerSummary] = previousSummaries(below: ContentLayout.movements)
    let site = siteUnits(
      menus: menus, ledgers: ledgers,
      locations: previousSummaries(below: ContentLayout.locations)
        + previousSummaries(below: ContentLayout.locationTable),
      goals: GoalUnit(context: context, ledgers: ledgers, unusable: []))
    for language in context.languages { try? site.writeSite(language, to: output) }
    let ids = Set(collector.wanted.compactMap(menuID))
    for path in tree.menus where loader.parsedMenus[path]?.value.map({ ids.contains($0.content.id) }) ?? false {
      _ = try? menuUnit(path).build(into: output)
    }
    return Dictionary(uniqueKeysWithValues: collector.pages.map { (folder + $0, $1) })
  }

  private func previousSummaries<Summary: CacheCodable>(below folder: String) -> [Summary] {
    destination.previousSummaries { $0.hasPrefix(folder) }.compactMap {
      CacheEntry<Summary>(bytes: $0.summary)?.summary
    }
  }
}

/// Keeps the wanted pages of the site.
private final class PageCollector: PageReceiver {
  /// The pages' paths in the site.
  let wanted: Set<String>
  private let found = Mutex<[String: [UInt8]]>([:])

  init(_ wanted: Set<String>) { self.wanted = wanted }

  var pages: [String: [UInt8]] { found.withLock { $0 } }

  func wants(_ tree: OutputTree, _ path: String) -> Bool { tree == .site && wanted.contains(path) }

  func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {
    let bytes = page.bytes
    found.withLock { $0[path] = bytes }
  }

  func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) {}
}
