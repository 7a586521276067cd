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
  /// The previous summaries of rebuilt locations, by id.
  private let locations: [String: LocationSummary]

  /// Returns `nil` if there is no previous build.
  init?(_ destination: Destination, tree: ContentTree, menus: [BuiltMenu], locations: [BuiltLocation]) {
    let kept = Set(menus.lazy.filter(\.isKept).map(\.path)).union(locations.lazy.filter(\.isKept).map(\.path))
    let units = destination.previousSummaries {
      $0 == PublishedContent.unit
        || ($0.hasPrefix(ContentLayout.menus) || Self.isLocation($0)) && !kept.contains($0)
    }
    guard !units.isEmpty else { return nil }
    self.tree = tree
    content = units.first { $0.key == PublishedContent.unit }.flatMap { PublishedContent(bytes: $0.summary) }
    let summaries = units.compactMap { unit in
      unit.key.hasPrefix(ContentLayout.menus) ? CacheEntry<MenuSummary>(bytes: unit.summary)?.summary : nil
    }
    let locations = units.compactMap { unit in
      Self.isLocation(unit.key) ? CacheEntry<LocationSummary>(bytes: unit.summary)?.summary : nil
    }
    self.locations = Dictionary(locations.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    // A menu whose source failed is compared with what was published before.
    self.menus = Dictionary(summaries.filter { $0.missing == nil }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Whether a unit's key is that of a location's file or row.
  private static func isLocation(_ key: String) -> Bool {
    key.hasPrefix(ContentLayout.locations) || key.hasPrefix(ContentLayout.locationTable)
  }

  /// A warning for each price of a location that changed much.
  func priceJumps(locations: [BuiltLocation], site: Site, table: () -> LocationTable?) -> [Diagnostic] {
    locations.flatMap { location -> [Diagnostic] in
      guard !location.isKept, let new = location.summary, let old = self.locations[new.id] else { return [] }
      let before = Dictionary(old.menus.map { ($0.id, $0.prices) }, uniquingKeysWith: { $1 })
      var jumps: [(menu: String, message: DiagnosticMessage, item: String)] = []
      for menu in new.menus {
        let found = MenugenChecks.priceJumps(from: before[menu.id, default: []], to: menu.prices)
        jumps += found.map { (menu.id, $0.message, $0.item) }
      }
      if jumps.isEmpty { return [] }
      let places = LocationPrices(location.path, tree, site, table)
      // An item on several menus has one price.
      var known: Set<Diagnostic> = []
      return jumps.map { Diagnostic($0.message, at: places.place(of: $0.item, on: $0.menu)) }
        .filter { known.insert($0).inserted }
    }
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

/// The places of a location's prices: in its file, or its row.
private struct LocationPrices {
  private let whole: Diagnostic.Place
  private var file: SourceFile?
  private var parsed: ParsedLocation?

  init(_ path: String, _ tree: ContentTree, _ site: Site, _ table: () -> LocationTable?) {
    guard tree.locations.contains(path), let file = try? tree.read(path) else {
      whole = table()?.place(ofKey: path) ?? .file(tree.shown(path))
      return
    }
    whole = .file(tree.shown(path))
    self.file = file
    parsed = parseLocation(file, site: site).value
  }

  func place(of item: String, on menu: String) -> Diagnostic.Place {
    guard let file, let parsed else { return whole }
    let place = zip(parsed.location.items, parsed.places.items).reversed().first { override, place in
      override.item == item && (override.menu ?? menu) == menu && (place.price != nil || !place.sizes.isEmpty)
    }?.1
    return place.map { .line(file.location(of: $0.price ?? $0.sizes.first ?? $0.id)) } ?? whole
  }
}
