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
    self.menus = Dictionary(summaries.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  // MARK: - Prices

  /// Warns of each price that rose or fell to more than five times or less than a fifth, as a decimal point may be
  /// missing.
  func priceJumps(menus: [BuiltMenu], site: Site) -> [Diagnostic] {
    menus.flatMap { menu -> [Diagnostic] in
      guard !menu.isKept, let new = menu.entry.summary, let old = self.menus[new.id] else { return [] }
      let jumps = self.jumps(from: old.prices, to: new.prices)
      guard !jumps.isEmpty, let file = try? tree.read(menu.path) else { return [] }
      let places = placesOfItems(in: file, site: site)
      return jumps.map { price, before in
        Diagnostic(
          .priceJump(price.item, from: before.decimal, to: price.money.decimal),
          at: places[price.item] ?? .file(tree.shown(menu.path)))
      }
    }
  }

  private func jumps(
    from old: [MenuSummary.KnownPrice], to new: [MenuSummary.KnownPrice]
  ) -> [(price: MenuSummary.KnownPrice, before: Money)] {
    if old == new { return [] }
    struct Offer: Hashable {
      var item: String
      var terms: String
    }
    let before = Dictionary(
      old.map { (Offer(item: $0.item, terms: $0.terms), $0.money) }, uniquingKeysWith: { first, _ in first })
    return new.compactMap { price in
      guard let old = before[Offer(item: price.item, terms: price.terms)], old.currency == price.money.currency else {
        return nil
      }
      let (small, large) = (min(old.minorUnits, price.money.minorUnits), max(old.minorUnits, price.money.minorUnits))
      return small > 0 && large / 5 >= small && large > 5 * small ? (price, old) : nil
    }
  }
}
