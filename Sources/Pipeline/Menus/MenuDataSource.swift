package import Domain
import Text
package import ViewModels

/// Stands between a menu and what is shown of it: asked for sections and rows, it answers with text ready to be printed.
///
/// Nested sections count depth-first, each after the one it stands in. Hidden dishes have no row.
/// Every menu page is built by walking this; there is no second path from a dish to a page.
package final class MenuDataSource: Sendable {
  /// Which choices a row shows: on a menu's page those that all dishes of a section have stand with the section.
  package enum Choices: Sendable { case ownOnly, all }

  private struct Section: Sendable {
    var section: MenuSection
    var isNested: Bool
    var items: [MenuItem]
    var optionGroups: [OptionGroup]

    /// All that go with a dish: what its sections have for all their dishes, unless it names them itself, and its own.
    func inherited(by item: borrowing MenuItem) -> [OptionGroup] {
      if optionGroups.isEmpty || item.optionGroups.isEmpty { return optionGroups }
      let own = item.optionGroups
      return optionGroups.filter { !own.contains($0.id) }
    }

    /// The sizes of its dishes, each once, in order.
    var sizes: [MenuItem.Size] {
      var sizes: [MenuItem.Size] = []
      for size in items.lazy.flatMap(\.sizes) where !sizes.contains(where: { $0.id == size.id }) { sizes.append(size) }
      return sizes
    }
  }

  private let menu: Menu
  private let presentation: Presentation
  /// The page that rows are shown on: links are made from here.
  private let route: Route
  /// The menu's page, for which the links in its texts are written.
  private let menuRoute: Route
  private let choices: Choices
  private let sections: [Section]
  private let groups: [String: OptionGroup]

  package init(_ menu: Menu, presentation: Presentation, route: Route, choices: Choices = .all) {
    self.menu = menu
    self.presentation = presentation
    self.route = route
    menuRoute = presentation.menuRoute(menu.id)
    self.choices = choices
    let groups = Dictionary(menu.optionGroups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var flat: [Section] = []
    func visit(_ section: MenuSection, inherited: [String], isNested: Bool) {
      let groupIDs = inherited + section.optionGroups
      flat.append(
        Section(
          section: section, isNested: isNested, items: section.visibleItems,
          optionGroups: groupIDs.compactMap { groups[$0] }))
      for inner in section.sections { visit(inner, inherited: groupIDs, isNested: true) }
    }
    for section in menu.sections { visit(section, inherited: [], isNested: false) }
    sections = flat
    self.groups = groups
  }

  package var numberOfSections: Int { sections.count }

  /// 0 for a section that there isn't.
  package func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// `nil` for a row that there isn't.
  package func item(forRow row: Int, inSection section: Int) -> MenuItemViewModel? {
    guard sections.indices.contains(section), sections[section].items.indices.contains(row) else { return nil }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        let inherited = section.inherited(by: item)
        let own = item.optionGroups.compactMap { groups[$0] }
        return presentation.menuItem(
          item, in: menu.language, of: menuRoute, choices: inherited + own,
          shown: choices == .all ? inherited + own : own, at: route)
      }
    }
  }

  /// What a row says of each allergen, in Annex II's order; `nil` where nobody declared any, or there is no such row.
  func allergenStates(forRow row: Int, inSection section: Int) -> [AllergenState]? {
    guard sections.indices.contains(section), sections[section].items.indices.contains(row) else { return nil }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        presentation.allergenStates(
          of: item.allergens, choices: section.inherited(by: item) + item.optionGroups.compactMap { groups[$0] })
      }
    }
  }

  /// A row on the dish's own page, from what it is on the menu's: most of it says the same in both places.
  ///
  /// Links and pictures lead elsewhere; choices that a section shares stand with each of its dishes here.
  func item(forRow row: Int, inSection section: Int, onMenuPage known: MenuItemViewModel) -> MenuItemViewModel {
    sections.withElement(section) { flat in
      flat.items.withElement(row) { item in
        var model = flat.optionGroups.isEmpty ? known : self.item(forRow: row, inSection: section) ?? known
        model.url = "./"
        if item.description?.entries.contains(where: { !$0.value.links.isEmpty }) == true {
          model.description = presentation.markup(
            item.description, in: menu.language, at: route, writtenFor: menuRoute)
        }
        model.image = item.image.map { presentation.image($0, in: menu.language, at: route) }
        return model
      }
    }
  }

  /// A dish's longer text.
  func body(ofRow row: Int, inSection section: Int) -> MarkupViewModel? {
    sections.withElement(section) { section in
      section.items.withElement(row) { item in
        item.body.flatMap { body in
          presentation.markup(body, in: menu.language, at: route, writtenFor: menuRoute)
        }
      }
    }
  }

  /// A section's heading, without its rows; `nil` for a section that there isn't.
  package func header(forSection section: Int) -> MenuSectionViewModel? {
    guard sections.indices.contains(section) else { return nil }
    let flat = sections[section]
    var header = presentation.sectionHeader(
      flat.section, in: menu.language, of: menuRoute, isNested: flat.isNested, at: route)
    if choices == .ownOnly, !flat.items.isEmpty, !flat.optionGroups.isEmpty {
      let sizes = flat.sizes
      header.optionGroups = flat.optionGroups.map { presentation.optionGroup($0, sizes: sizes, in: menu.language) }
    }
    return header
  }
}

extension MenuSection {
  /// Its own dishes but the hidden ones.
  fileprivate var visibleItems: [MenuItem] {
    var hidesAny = false
    items.forEachInPlace { if $0.status == .hidden { hidesAny = true } }
    return hidesAny ? items.filter { $0.status != .hidden } : items
  }
}
