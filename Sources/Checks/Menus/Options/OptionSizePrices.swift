import MenugenDiagnostics
package import MenugenDomain
import MenugenText

/// The sizes that an option has prices for, and their places.
package struct SizePrices {
  package var group = ""
  let option: String
  package var sizes: [Origins.Reference] = []
  let range: Range<Int>

  package init(option: String, range: Range<Int>) {
    self.option = option
    self.range = range
  }
}

/// Compares options' prices by size with the sizes of the items they belong to.
///
/// A price for a size that no item has is an error. A size without a price and an item without sizes are warnings.
///
/// - Parameters:
///   - isWhole: Whether the menu has no errors. Otherwise items may be missing, and any size of the menu will do.
///   - writtenSizes: The ids of all sizes in the file, with those that have errors.
package func sizePriceFindings(
  _ sizePrices: [SizePrices], of menu: Menu, isWhole: Bool, writtenSizes: Set<String>
) -> [Finding] {
  let users = isWhole ? sizedItems(of: menu) : [:]
  var findings: [Finding] = []
  var reported: Set<String> = []
  var known: Set<String> = []
  /// The first of the group's items that has a size.
  var firstItems: [String: Int] = [:]
  var nearest: NearestNames?
  var group: String?
  for prices in sizePrices {
    let items = users[prices.group]
    // The prices of a group follow each other.
    if group != prices.group {
      group = prices.group
      firstItems = [:]
      for (index, item) in (items ?? []).enumerated() {
        for size in item.sizes where firstItems[size.id] == nil { firstItems[size.id] = index }
      }
      known = items == nil ? writtenSizes : Set(firstItems.keys)
      if items != nil { nearest = nil }
    }
    for size in prices.sizes where !known.contains(size.word) {
      if nearest == nil { nearest = NearestNames(known.sorted()) }
      findings.append(
        Finding(
          .unknownSize(
            size.word, group: items == nil ? nil : prices.group, nearest: nearest?.name(nearestTo: size.word),
            hasSizes: !known.isEmpty),
          at: size.range))
    }
    guard let items else { continue }
    if !known.isEmpty, reported.insert(prices.group).inserted,
      let item = items.first(where: { $0.hasOnePrice && $0.status != .hidden })
    {
      findings.append(
        Finding(.itemWithoutSizes(item.shownName, option: prices.option, group: prices.group), at: prices.range))
    }
    let priced = Set(prices.sizes.map(\.word))
    // A misspelt size is likely the missing one.
    if priced.isSubset(of: known), priced.count < known.count,
      let item = known.subtracting(priced).compactMap({ firstItems[$0] }).min().map({ items[$0] }),
      let size = item.sizes.first(where: { !priced.contains($0.id) })
    {
      findings.append(
        Finding(.optionWithoutPrice(forSize: size.id, of: item.shownName, option: prices.option), at: prices.range))
    }
  }
  return findings
}

/// The items of each option group, by the group's id: the groups of an item are its own and those of its sections.
private func sizedItems(of menu: Menu) -> [String: [MenuItem]] {
  var items: [String: [MenuItem]] = [:]
  func visit(_ section: MenuSection, inherited: [String]) {
    let inherited = inherited + section.optionGroups
    for item in section.items {
      for group in Set((item.sharesChoices ? inherited : []) + item.optionGroups) {
        items[group, default: []].append(item)
      }
    }
    for nested in section.sections { visit(nested, inherited: inherited) }
  }
  for section in menu.sections { visit(section, inherited: []) }
  return items
}

extension MenuItem {
  /// Whether the item has a price that doesn't depend on a size; a market price may cover any.
  fileprivate var hasOnePrice: Bool {
    if case .price(let price) = offer { price.kind != .market } else { false }
  }
}
