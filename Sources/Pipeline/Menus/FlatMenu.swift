package import MenugenDomain
import MenugenText

/// A menu's sections in a row, each with the dishes and the choices that are shown of it: what all its pages in all
/// languages walk, made once.
///
/// Nested sections count depth-first, each after the one it stands in. Hidden dishes are left out.
package final class FlatMenu: Sendable {
  struct Section: Sendable {
    var section: MenuSection
    /// 1 for a part of the menu, 2 for a part of that.
    var depth: Int
    var items: [MenuItem]
    /// What goes with each of its dishes: the choices of the sections around it, then its own.
    var optionGroups: [OptionGroup]
    /// Those that the sections around it don't have.
    var ownGroups: ArraySlice<OptionGroup>
    /// When its dishes are served: its own rules within those of what it stands in.
    var availability: [Availability]

    /// What its sections have for all their dishes, unless the dish names it itself.
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
    // One of which nothing is shown would be a bare heading.
    let shown = menu.optionGroups.filter { $0.options.contains { $0.status != .hidden } }
    let groups = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var flat: [Section] = []
    func visit(_ section: MenuSection, inherited: [OptionGroup], around: [Availability], depth: Int) {
      var shared = inherited
      for id in section.optionGroups {
        if let group = groups[id], !shared.contains(where: { $0.id == id }) { shared.append(group) }
      }
      // Of rules that contradict each other, the nearest.
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

  /// Whether none of several dishes declares its allergens.
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
  /// Whether an option that is shown declares its allergens.
  var declaresAny: Bool { options.contains { $0.status != .hidden && $0.allergens.isDeclared } }
}

extension MenuSection {
  /// Its dishes and those of the sections in it, but for hidden ones.
  var shownItems: [MenuItem] { visibleItems + sections.flatMap(\.shownItems) }

  /// Whether anything is to be seen of it: one whose dishes are all hidden would be a bare heading. One that was written
  /// without dishes stands as it was written.
  fileprivate var isShown: Bool {
    if items.isEmpty, sections.isEmpty { return true }
    return items.contains { $0.status != .hidden } || sections.contains { $0.isShown }
  }

  /// Its own dishes but the hidden ones.
  fileprivate var visibleItems: [MenuItem] {
    var hidesAny = false
    items.forEachInPlace { if $0.status == .hidden { hidesAny = true } }
    return hidesAny ? items.filter { $0.status != .hidden } : items
  }
}
