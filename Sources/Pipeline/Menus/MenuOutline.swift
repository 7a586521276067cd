package import MenugenDomain
import MenugenText

/// A menu's sections in depth-first order, with the visible items and options of each.
///
/// Created once for all pages and languages.
package final class MenuOutline: Sendable {
  struct Section: Sendable {
    var section: MenuSection
    /// The nesting depth: 1 for a section of the menu.
    var depth: Int
    var items: [MenuItem]
    /// The options of its items: those of the enclosing sections, then its own.
    var optionGroups: [OptionGroup]
    /// The options that enclosing sections don't have.
    var ownGroups: ArraySlice<OptionGroup>
    /// The serving times of its items, narrowed by those of the enclosing sections.
    var availability: [Availability]

    /// Option groups inherited from the section, minus those the item declares itself.
    func inherited(by item: borrowing MenuItem) -> [OptionGroup] {
      if !item.sharesChoices { return [] }
      if optionGroups.isEmpty || item.optionGroups.isEmpty { return optionGroups }
      let own = item.optionGroups
      return optionGroups.filter { !own.contains($0.id) }
    }
  }

  package let menu: Menu
  let sections: [Section]
  /// By id.
  let groups: [String: OptionGroup]

  package init(_ menu: Menu) {
    self.menu = menu
    // Omit groups without visible options.
    let shown = menu.optionGroups.filter { $0.options.contains { $0.status != .hidden } }
    let groups = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var flat: [Section] = []
    func visit(_ section: MenuSection, inherited: [OptionGroup], around: [Availability], depth: Int) {
      var shared = inherited
      for id in section.optionGroups {
        if let group = groups[id], !shared.contains(where: { $0.id == id }) { shared.append(group) }
      }
      // If the rules contradict each other, use the innermost.
      let availability = around.narrowed(by: section.availability) ?? section.availability
      flat.append(
        Section(
          section: section, depth: depth, items: section.visibleItems, optionGroups: shared,
          ownGroups: shared[inherited.count...], availability: availability))
      for inner in section.sections where inner.isShown {
        visit(inner, inherited: shared, around: availability, depth: depth + 1)
      }
    }
    for section in menu.sections where section.isShown {
      visit(section, inherited: [], around: menu.availability, depth: 1)
    }
    sections = flat
    self.groups = groups
  }

  /// The currency of the first price.
  var firstCurrency: Currency? {
    for section in sections {
      for item in section.items {
        if case .price(let price) = item.offer, let amount = price.amount { return amount.currency }
      }
    }
    return nil
  }

  /// Whether the menu has at least two items and none declares allergens.
  var declaresNothing: Bool {
    var count = 0
    var declares = false
    sections.forEachInPlace { section in
      if declares { return }
      section.items.forEachInPlace { item in
        declares = declares || item.allergens.isDeclared || item.hasSizeAllergens
        count += 1
      }
    }
    return !declares && count > 1
  }
}

extension OptionGroup {
  /// Whether any visible option declares allergens.
  var declaresAny: Bool { options.contains { $0.status != .hidden && $0.allergens.isDeclared } }
}

extension MenuSection {
  /// The visible items of the section and its nested sections.
  var shownItems: [MenuItem] { visibleItems + sections.flatMap(\.shownItems) }

  /// Whether the section has any visible item. A section written without items is shown.
  fileprivate var isShown: Bool {
    if items.isEmpty, sections.isEmpty { return true }
    return items.contains { $0.status != .hidden } || sections.contains { $0.isShown }
  }

  /// The visible items of the section itself.
  fileprivate var visibleItems: [MenuItem] {
    var hidesAny = false
    items.forEachInPlace { if $0.status == .hidden { hidesAny = true } }
    return hidesAny ? items.filter { $0.status != .hidden } : items
  }
}
