import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// What the previous build published, for comparison.
struct PreviousBuild {
  let tree: ContentTree
  /// `nil` if the previous build left no record.
  let content: PublishedContent?
  /// The previous summaries of rebuilt menus, by id.
  let menus: [String: MenuSummary]

  /// Returns `nil` if there is no previous build.
  init?(_ destination: Destination, tree: ContentTree, menus: [BuiltMenu]) {
    let keptMenus = Set(menus.lazy.filter(\.isKept).map(\.path))
    let units = destination.previousSummaries {
      $0 == PublishedContent.unit || $0.hasPrefix(ContentLayout.menus) && !keptMenus.contains($0)
    }
    guard !units.isEmpty else { return nil }
    self.tree = tree
    content = units.first { $0.key == PublishedContent.unit }.flatMap { PublishedContent(bytes: $0.summary) }
    let summaries = units.compactMap { unit in
      unit.key == PublishedContent.unit ? nil : CacheEntry<MenuSummary>(bytes: unit.summary)?.summary
    }
    // A menu whose source failed is compared with what was published before.
    self.menus = Dictionary(summaries.filter { $0.missing == nil }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// A warning for each price that changed much.
  func priceJumps(menus: [BuiltMenu], site: Site) -> [Diagnostic] {
    menus.flatMap { menu -> [Diagnostic] in
      guard !menu.isKept, let new = menu.entry.summary, let old = self.menus[new.id] else { return [] }
      let jumps = MenugenChecks.priceJumps(from: old.prices, to: new.prices)
      guard !jumps.isEmpty, let file = try? tree.read(menu.path) else { return [] }
      let places = placesOfItems(in: file, site: site)
      return jumps.map { Diagnostic($0.message, at: places[$0.item] ?? .file(tree.shown(menu.path))) }
    }
  }
}
