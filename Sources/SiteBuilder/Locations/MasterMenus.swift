import MenugenChecks
import MenugenDomain
import MenugenPipeline
import MenugenPublishing
import MenugenText
import Synchronization

/// The site's menus as locations change them. Each is parsed when the first location needs it.
final class MasterMenus: Sendable {
  /// In the order of the home page, with those whose source gave nothing yet.
  let listed: [MenuSummary]
  /// Those whose items are known.
  private let summaries: [MenuSummary]
  let ids: Set<String>
  /// A hash of all that locations show of menus.
  let fingerprint: ContentHash
  let check: LocationCheck
  let menusOfItem: [String: [String]]
  private let cache: MenuCache

  init(_ menus: [BuiltMenu], site: Site, unusable: Set<String>, unit: @escaping @Sendable (String) -> MenuUnit) {
    listed = menus.compactMap(\.summary).ordered(by: \.order)
    summaries = listed.filter { $0.missing == nil }
    ids = Set(summaries.map(\.id))
    var fingerprint = Fingerprint()
    for menu in menus {
      fingerprint.combine(menu.path)
      fingerprint.combine(menu.fingerprint)
      fingerprint.combine(menu.entry.bytes)
    }
    self.fingerprint = fingerprint.hash
    var menusOfItem: [String: [String]] = [:]
    for menu in summaries {
      for item in menu.items + menu.unlisted { menusOfItem[item, default: []].append(menu.id) }
    }
    self.menusOfItem = menusOfItem
    let paths = Dictionary(menus.compactMap { menu in menu.summary.map { ($0.id, menu.path) } }) { first, _ in first }
    let cache = MenuCache(paths: paths, unit: unit)
    self.cache = cache
    check = LocationCheck(
      site: site, menus: summaries.map(\.id), menusOfItem: menusOfItem, unusableMenus: unusable,
      menu: { cache.menu($0) })
  }

  func menu(_ id: String) -> Menu? { cache.menu(id) }
}

private final class MenuCache: Sendable {
  private let paths: [String: String]
  private let unit: @Sendable (String) -> MenuUnit
  private let known = Mutex<[String: Menu?]>([:])

  init(paths: [String: String], unit: @escaping @Sendable (String) -> MenuUnit) {
    self.paths = paths
    self.unit = unit
  }

  func menu(_ id: String) -> Menu? {
    guard let path = paths[id] else { return nil }
    return known.withLock { known in
      if let menu = known[id] { return menu }
      let menu = unit(path).master()
      known[id] = .some(menu)
      return menu
    }
  }
}
