import Diagnostics
import Domain
import Files
import Parsers
import Pipeline
import Publishing

/// Compares what a build makes with what the last one published: a menu or a ledger that is gone is an error, since a folder
/// that was renamed or moved looks like one that was emptied.
///
/// Content that says itself that it isn't shown (`hidden`, a season that is over) is not gone, and content with errors has
/// its own.
struct PreviousBuild {
  let tree: ContentTree
  let site: Site
  /// The menus and ledgers of the last build that this one made anew or no longer has.
  private let menus: [(path: String, summary: MenuSummary)]
  private let ledgers: [(path: String, summary: LedgerSummary)]

  /// `nil` without a build before.
  init?(
    _ destination: Destination, tree: ContentTree, site: Site, menus: [MenuUnit.Result], ledgers: [LedgerUnit.Result]
  ) {
    guard case .publication(let publication) = destination else { return nil }
    self.tree = tree
    self.site = site
    let keptMenus = Set(menus.lazy.filter(\.isKept).map(\.path))
    let keptLedgers = Set(ledgers.lazy.filter(\.isKept).map(\.path))
    self.menus = publication.previousSummaries { $0.hasPrefix("menus/") && !keptMenus.contains($0) }
      .compactMap { unit in UnitRecord<MenuSummary>(bytes: unit.summary)?.summary.map { (unit.key, $0) } }
    self.ledgers = publication.previousSummaries { $0.hasPrefix("movements/") && !keptLedgers.contains($0) }
      .compactMap { unit in UnitRecord<LedgerSummary>(bytes: unit.summary)?.summary.map { (unit.key, $0) } }
  }

  // MARK: - What would be removed

  /// An error for each menu and ledger that the build would remove, and for each menu that would lose more than a fifth of
  /// its items.
  func removals(menus: [MenuUnit.Result], ledgers: [LedgerUnit.Result]) -> [Diagnostic] {
    let known = Dictionary(
      menus.compactMap { menu in menu.record.summary.map { ($0.id, (menu.path, $0)) } }, uniquingKeysWith: { $1 })
    let broken = Set(menus.filter { $0.record.summary == nil }.flatMap { [$0.path, $0.id] })
    let lostMenus = self.menus.compactMap { path, old -> Diagnostic? in
      // One without a page has none to lose.
      guard old.isServed, !broken.contains(path), !broken.contains(old.id) else { return nil }
      guard let (newPath, new) = known[old.id] else { return removed(old, path) }
      return lostItems(from: old, to: new, newPath)
    }
    let knownLedgers = Set(ledgers.compactMap(\.record.summary?.id))
    let brokenLedgers = Set(ledgers.filter { $0.record.summary == nil }.flatMap { [$0.path, fileID($0.path)] })
      .union(ledgers.filter { $0.record.summary?.state == .failed }.map(\.path))
    let lostLedgers = self.ledgers.compactMap { path, old -> Diagnostic? in
      if old.state == .failed || knownLedgers.contains(old.id) { return nil }
      if brokenLedgers.contains(path) || brokenLedgers.contains(old.id) { return nil }
      return Diagnostic(
        .error, "ledger.removed", "this build would remove the ledger '\(old.id)' (\(count(old.count, "movement")))",
        hint: hint(path), at: .file(tree.shown(path)))
    }
    return lostMenus + lostLedgers
  }

  private func removed(_ menu: MenuSummary, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "menu.removed", "this build would remove the menu '\(menu.id)' (\(count(menu.items.count, "item")))",
      hint: hint(path), at: .file(tree.shown(path)))
  }

  /// An item that another one takes the place of is no loss.
  private func lostItems(from old: MenuSummary, to new: MenuSummary, _ path: String) -> Diagnostic? {
    let all = new.items + new.unlisted
    let remaining = Set(all)
    let gone = old.items.filter { !remaining.contains($0) }
    let before = Set(old.items + old.unlisted)
    let lost = gone.count - all.count { !before.contains($0) }
    guard lost > 0, lost * 5 > old.items.count else { return nil }
    let shown = gone.prefix(Self.shownItems).joined(separator: ", ")
    let more = gone.count > Self.shownItems ? " and \(gone.count - Self.shownItems) more" : ""
    return Diagnostic(
      .error, "menu.items-removed",
      "this build would remove \(gone.count) of the \(count(old.items.count, "item")) of menu '\(old.id)': \(shown)\(more)",
      hint: "put them back, or build with --accept-removals", at: .file(tree.shown(path)))
  }

  private static let shownItems = 50

  private func hint(_ path: String) -> String {
    tree.has(path)
      ? "write its id again, or build with --accept-removals"
      : "put \(tree.shown(path)) back, or build with --accept-removals"
  }

  // MARK: - Prices

  /// A warning for each price that is more than five times what it was, or less than a fifth: a point may be missing.
  func priceJumps(menus: [MenuUnit.Result]) -> [Diagnostic] {
    let old = Dictionary(self.menus.map { ($0.summary.id, $0.summary.prices) }, uniquingKeysWith: { $1 })
    return menus.flatMap { menu -> [Diagnostic] in
      guard !menu.isKept, let new = menu.record.summary, let before = old[new.id] else { return [] }
      let jumps = self.jumps(from: before, to: new.prices)
      guard !jumps.isEmpty, let file = try? tree.read(menu.path) else { return [] }
      let places = placesOfItems(in: file, site: site)
      return jumps.map { price, before in
        Diagnostic(
          .warning, "price.jump",
          "price of '\(price.item)' is \(price.money.decimal), and was \(before.decimal) in the last build",
          hint: "correct it, or build once without --strict if it is right",
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

private func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
