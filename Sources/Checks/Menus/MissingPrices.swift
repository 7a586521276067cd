import MenugenText
import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Items without a price in sections where at least half of the items have one.
  ///
  /// Sections without prices, such as the courses of a set menu, are intended.
  static let missingPrices = MenuRule(traits: .unpriced) { checked in
    let pricedGroups = Set(
      checked.menu.optionGroups.lazy.filter { group in
        group.minimum > 0 && group.options.contains { if case .none = $0.price { false } else { true } }
      }
      .map(\.id))
    var findings: [Finding] = []
    var index = 0
    func visit(_ section: borrowing MenuSection, _ inherited: [String]) {
      let inherited = inherited + section.optionGroups
      var pricedCount = 0
      var unpriced: [(name: String, index: Int)] = []
      section.items.forEachInPlace { item in
        if item.status != .hidden {
          if case .none = item.offer {
            // A required option may give the price.
            let groups = item.optionGroups + (item.sharesChoices ? inherited : [])
            if !groups.contains(where: pricedGroups.contains) { unpriced.append((item.name.first.value, index)) }
          } else {
            pricedCount += 1
          }
        }
        index += 1
      }
      if unpriced.count <= pricedCount {
        findings += unpriced.map { item in
          let places = checked.places.items.indices.contains(item.index) ? checked.places.items[item.index] : nil
          return Finding(.missingPrice(of: item.name), at: places.map { $0.name ?? $0.item })
        }
      }
      section.sections.forEachInPlace { visit($0, inherited) }
    }
    checked.menu.sections.forEachInPlace { visit($0, []) }
    return findings
  }
}
