package import MenugenDomain
import MenugenText

/// A menu's summary for other pages: cards, sitemap entries and links.
///
/// Cached, so that an unchanged menu need not be parsed.
package struct MenuSummary: Sendable {
  package var id: String
  package var name: Label
  package var description: Localized<String>?
  package var language: LanguageTag
  package var updated: CalendarDate?
  package var availability: [Availability]
  /// Its place among the menus.
  package var order: Int?
  /// The items with a page, in order.
  package var items: [String]
  /// The items without a page: hidden or out of season. Movements may refer to them.
  package var unlisted: [String]
  /// Whether the menu has a page; not if it is out of season.
  package var isServed: Bool
  /// Why its items are unknown, if they are in a remote source.
  package var missing: MissingContent?
  /// Its remote source, and a hash of what it gave.
  package var source: RemoteSource?
  package var sourceStamp: UInt64 = 0
  /// The distinct site paths of its links.
  package var links: [String]
  /// The distinct site paths of its images.
  package var imageLinks: [String] = []
  /// The same for its items' longer texts, which may be in other files.
  package var bodyLinks: [String] = []
  /// The price of each item and size, for the next build to compare.
  package var prices: [KnownPrice] = []
  /// What a unit of each item costs to make, for private ledgers.
  package var costs: [KnownPrice] = []
  /// The files and paths used only by items that aren't shown.
  package var unlistedLinks: [String] = []
  /// The images whose size was read from their files.
  package var pictures: [String] = []
  /// The images that are shown.
  package var imageUses: [ImageUse] = []
  /// A hash of these sizes, and of the images' copies.
  package var pictureSizes: UInt64 = 0
  /// The images whose size is unknown.
  package var unmeasured: [String]

  package init(
    id: String, name: Label, description: Localized<String>? = nil, language: LanguageTag, updated: CalendarDate? = nil,
    availability: [Availability] = [], items: [String] = [],
    unlisted: [String] = [], isServed: Bool = true, missing: MissingContent? = nil, links: [String] = [],
    unmeasured: [String] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.language = language
    self.updated = updated
    self.availability = availability
    self.items = items
    self.unlisted = unlisted
    self.isServed = isServed
    self.missing = missing
    self.links = links
    self.unmeasured = unmeasured
  }

  /// - Parameters:
  ///   - served: The menu in season; `nil` if it is out of season.
  ///   - scansHTML: Whether files in raw HTML count as links.
  package init(_ menu: Menu, served: Menu?, scansHTML: Bool = false) {
    self.init(
      id: menu.id, name: menu.name, description: menu.description?.map(\.plain), language: menu.language,
      updated: menu.updated, availability: menu.availability)
    order = menu.order
    isServed = served != nil
    missing = menu.missing
    source = menu.source
    items = served?.itemIDs { $0.status != .hidden } ?? []
    let ids = menu.itemIDs { _ in true }
    if ids.count > items.count {
      let listed = Set(items)
      unlisted = ids.filter { !listed.contains($0) }
    }
    prices = menu.knownPrices
    costs = menu.knownCosts
    if let served {
      (links, imageLinks, bodyLinks, unmeasured) = served.linksAndUnmeasured(scansHTML: scansHTML)
      imageUses = served.imageUses
    }
    guard served == nil || !unlisted.isEmpty else { return }
    let all = menu.linksAndUnmeasured(includesHidden: true, scansHTML: scansHTML)
    let shown = Set(links + imageLinks + bodyLinks)
    unlistedLinks = (all.links + all.images + all.bodyLinks).filter { !shown.contains($0) }
  }
}

extension Menu {
  /// The price of each item and size.
  package var knownPrices: [KnownPrice] {
    var prices: [KnownPrice] = []
    sections.forEachInPlace { $0.addPrices(to: &prices) }
    return prices
  }

  fileprivate var knownCosts: [KnownPrice] {
    var costs: [KnownPrice] = []
    sections.forEachInPlace { $0.addCosts(to: &costs) }
    return costs
  }

  package func itemIDs(where isWanted: (borrowing MenuItem) -> Bool) -> [String] {
    var ids: [String] = []
    var count = 0
    sections.forEachInPlace { count += $0.items.count }
    ids.reserveCapacity(count)
    sections.forEachInPlace { $0.addItemIDs(to: &ids, where: isWanted) }
    return ids
  }
}

extension MenuSection {
  fileprivate borrowing func addPrices(to prices: inout [KnownPrice]) {
    items.forEachInPlace { item in
      switch item.offer {
      case .none: break
      case .price(let price): price.add(to: &prices, of: item.id, size: "")
      case .sizes(let sizes): for size in sizes { size.price.add(to: &prices, of: item.id, size: size.id) }
      }
    }
    sections.forEachInPlace { $0.addPrices(to: &prices) }
  }

  fileprivate borrowing func addCosts(to costs: inout [KnownPrice]) {
    items.forEachInPlace { item in
      if let cost = item.cost { costs.append(KnownPrice(item: item.id, terms: "", money: cost)) }
    }
    sections.forEachInPlace { $0.addCosts(to: &costs) }
  }

  fileprivate borrowing func addItemIDs(to ids: inout [String], where isWanted: (borrowing MenuItem) -> Bool) {
    items.forEachInPlace { if isWanted($0) { ids.append($0.id) } }
    sections.forEachInPlace { $0.addItemIDs(to: &ids, where: isWanted) }
  }
}

extension Price {
  fileprivate func add(to prices: inout [KnownPrice], of item: String, size: String) {
    guard let amount else { return }
    var terms = size
    if case .perUnit(_, let measure) = kind { terms += " per \(measure.quantity ?? "1") \(measure.unit.rawValue)" }
    prices.append(KnownPrice(item: item, terms: terms, money: amount))
  }
}

extension Array {
  /// The menus by their `order`; those without one follow, as they are.
  package func ordered(by order: (Element) -> Int?) -> [Element] {
    enumerated().sorted { one, other in
      (order(one.element) ?? Int.max, one.offset) < (order(other.element) ?? Int.max, other.offset)
    }.map(\.element)
  }
}
