import MenugenDomain
import MenugenText

/// Finds items without a price in sections where at least half of the items have one.
///
/// Sections without prices, such as the courses of a set menu, are intended.
@Sendable func findUnpricedItems(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  let priced = Set(
    checked.menu.optionGroups.lazy.filter { group in
      group.minimum > 0 && group.options.contains { if case .none = $0.price { false } else { true } }
    }
    .map(\.id))
  var findings: [MenuFinding] = []
  var index = 0
  func visit(_ section: borrowing MenuSection, _ shared: [String]) {
    let shared = shared + section.optionGroups
    var pricedCount = 0
    var unpriced: [(name: String, place: Int)] = []
    section.items.forEachInPlace { item in
      if item.status != .hidden {
        if case .none = item.offer {
          // A required option may have the price.
          let groups = item.optionGroups + (item.sharesChoices ? shared : [])
          if !groups.contains(where: priced.contains) { unpriced.append((item.name.first.value, index)) }
        } else {
          pricedCount += 1
        }
      }
      index += 1
    }
    if unpriced.count <= pricedCount {
      findings += unpriced.map { item in
        let places = checked.places.indices.contains(item.place) ? checked.places[item.place] : nil
        return MenuFinding(
          message: "'\(item.name)' has no price, unlike other items of its section",
          hint: "write its \"price\"; of what is free {\"kind\": \"free\"}, of the market price {\"kind\": \"market\"}",
          range: places.map { $0.name ?? $0.item })
      }
    }
    section.sections.forEachInPlace { visit($0, shared) }
  }
  checked.menu.sections.forEachInPlace { visit($0, []) }
  return findings
}
