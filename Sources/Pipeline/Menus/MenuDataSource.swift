package import Domain
import Text
package import ViewModels

/// Stands between a menu and what is shown of it: asked for sections and rows, it answers with text ready to be printed.
///
/// Nested sections count depth-first, each after the one it stands in. Hidden dishes have no row.
/// Every menu page is built by walking this; there is no second path from a dish to a page.
package final class MenuDataSource {
  /// Which choices a row shows: on a menu's page those that all dishes of a section have stand with the section.
  package enum Choices: Sendable { case ownOnly, all }

  private struct Section: Sendable {
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

  private let menu: Menu
  private let presentation: Presentation
  /// The page that rows are shown on: links are made from here.
  private let route: Route
  /// The menu's page, for which the links in its texts are written.
  private let menuRoute: Route
  private let choices: Choices
  private let links = KnownLinks()
  private let sections: [Section]
  private let groups: [String: OptionGroup]
  /// Whether none of several dishes declares its allergens: a menu's page then says so once.
  package let declaresNothing: Bool

  package init(_ menu: Menu, presentation: Presentation, route: Route, choices: Choices = .all) {
    self.menu = menu
    self.presentation = presentation
    self.route = route
    menuRoute = presentation.menuRoute(menu.id)
    self.choices = choices
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
    declaresNothing = choices == .ownOnly && Self.declareNothing(flat)
  }

  private static func declareNothing(_ sections: [Section]) -> Bool {
    var count = 0
    for section in sections {
      for index in section.items.indices {
        let declares = section.items.withElement(index) { item in
          if case .declared = item.allergens { true } else { item.hasSizeAllergens }
        }
        if declares { return false }
        count += 1
      }
    }
    return count > 1
  }

  package var numberOfSections: Int { sections.count }

  /// How deep a section stands: 1 for a part of the menu; 0 for a section that there isn't.
  package func depth(ofSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].depth : 0
  }

  /// 0 for a section that there isn't.
  package func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections.withElement(section) { $0.items.count } : 0
  }

  /// `nil` for a row that there isn't.
  package func item(forRow row: Int, inSection section: Int) -> MenuItemViewModel? {
    guard row >= 0, row < numberOfRows(inSection: section) else { return nil }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        let (all, own) = groups(of: item, in: section)
        return presentation.menuItem(
          item, in: menu.language, of: menuRoute, allergens: allergens(of: item, choices: all),
          choices: choices == .all ? all : own, isBrief: isBrief,
          under: choices == .all ? 1 : min(6, section.depth + 2), at: route, links: links)
      }
    }
  }

  /// Whether nothing is marked here but what isn't declared.
  private var isBrief: Bool { choices == .ownOnly && presentation.site.allergenCodes == .none }

  /// What stands with a row: less where the menu doesn't mark allergens, or says once that none are declared.
  private func allergens(of item: borrowing MenuItem, choices all: [OptionGroup]) -> AllergensViewModel {
    if !isBrief, !declaresNothing { return presentation.allergens(of: item, in: menu.language, choices: all) }
    var allergens = presentation.allergens(of: item, in: menu.language, choices: all)
    if declaresNothing { allergens.notDeclared = nil }
    if !isBrief { return allergens }
    allergens = allergens.withoutWords
    allergens.withChoices = presentation.undeclaredChoices(of: all)
    return allergens
  }

  /// What a row says of each allergen, in Annex II's order; of a row that there isn't nothing is known.
  func allergenStates(forRow row: Int, inSection section: Int) -> AllergenStates {
    guard row >= 0, row < numberOfRows(inSection: section) else { return AllergenStates(repeating: .unknown) }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        presentation.allergenStates(
          of: item, choices: groups(of: item, in: section).all)
      }
    }
  }

  /// The choices that go with a dish, those of its sections first, and its own alone. Most dishes have none.
  private func groups(
    of item: borrowing MenuItem, in section: borrowing Section
  ) -> (all: [OptionGroup], own: [OptionGroup]) {
    if section.optionGroups.isEmpty, item.optionGroups.isEmpty { return ([], []) }
    let own = item.optionGroups.compactMap { groups[$0] }
    return (section.inherited(by: item) + own, own)
  }

  /// When the dishes of a section are served that say nothing of it themselves, by it and all that it stands in.
  func servingTimes(inSection section: Int) -> [ServingTimeViewModel] {
    sections.indices.contains(section) ? presentation.servingTimes(sections[section].availability) : []
  }

  /// Moves a row from the menu's page to the dish's own: most of it says the same in both places.
  ///
  /// Links and pictures lead elsewhere; choices that a section shares stand with each of its dishes here, and so do the
  /// times that its section and menu are served.
  ///
  /// - Parameter times: Those of the section's dishes.
  func move(_ model: inout MenuItemViewModel, row: Int, section: Int, servedAt times: [ServingTimeViewModel]) {
    sections.withElement(section) { flat in
      flat.items.withElement(row) { item in
        let isAlike = flat.optionGroups.isEmpty && presentation.site.allergenCodes != .none
        if !isAlike, let other = self.item(forRow: row, inSection: section) { model = other }
        model.url = "./"
        if item.description?.contains(where: { !$0.value.links.isEmpty || $0.value.hasHeadings }) == true {
          model.description = presentation.markup(
            item.description, in: menu.language, at: route, writtenFor: menuRoute, under: 1, links: links)
        }
        if let image = item.image { model.image = presentation.image(image, in: menu.language, at: route) }
        if !times.isEmpty {
          model.servingTimes =
            item.availability.isEmpty
            ? times : presentation.servingTimes(flat.availability.narrowed(by: item.availability) ?? item.availability)
          model.availability = model.servingTimes.map(\.text)
        }
        // Where the menu says it once for all.
        if model.allergens.declared == nil { model.allergens.notDeclared = presentation.phrases.notDeclared }
      }
    }
  }

  /// A dish's longer text on its own page, from what it is on the menu's.
  func body(ofRow row: Int, inSection section: Int, onMenuPage known: MarkupViewModel?) -> MarkupViewModel? {
    if known == nil { return nil }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        let hasLinks = item.body?.contains { !$0.value.links.isEmpty } == true
        return hasLinks
          ? presentation.markup(item.body, in: menu.language, at: route, writtenFor: menuRoute, links: links) : known
      }
    }
  }

  /// A section's heading, without its rows; `nil` for a section that there isn't.
  package func header(forSection section: Int) -> MenuSectionViewModel? {
    guard sections.indices.contains(section) else { return nil }
    let flat = sections[section]
    var header = presentation.sectionHeader(
      flat.section, in: menu.language, of: menuRoute, depth: flat.depth, at: route)
    if choices == .ownOnly, !flat.ownGroups.isEmpty { header.optionGroups = sharedGroups(of: flat) }
    return header
  }

  /// The choices that a section shares with the sections in it, where any of them has a dish: with the sizes of all these.
  private func sharedGroups(of flat: Section) -> [OptionGroupViewModel] {
    let dishes = flat.section.shownItems.filter(\.sharesChoices)
    if dishes.isEmpty { return [] }
    var sizes: [MenuItem.Size] = []
    for size in dishes.lazy.flatMap(\.sizes) where !sizes.contains(where: { $0.id == size.id }) { sizes.append(size) }
    return flat.ownGroups.map { group in
      let model = presentation.optionGroup(group, sizes: sizes, in: menu.language)
      return isBrief ? model.withoutAllergens : model
    }
  }
}

extension OptionGroupViewModel {
  /// As it stands on a menu that doesn't mark allergens.
  var withoutAllergens: Self {
    var group = self
    for index in options.indices { group.options[index].allergens = options[index].allergens.withoutWords }
    return group
  }
}

extension MenuSection {
  /// Its dishes and those of the sections in it, but for hidden ones.
  fileprivate var shownItems: [MenuItem] { visibleItems + sections.flatMap(\.shownItems) }

  /// Its own dishes but the hidden ones.
  /// Whether anything is to be seen of it: one whose dishes are all hidden would be a bare heading. One that was written
  /// without dishes stands as it was written.
  fileprivate var isShown: Bool {
    if items.isEmpty, sections.isEmpty { return true }
    return items.contains { $0.status != .hidden } || sections.contains { $0.isShown }
  }

  fileprivate var visibleItems: [MenuItem] {
    var hidesAny = false
    items.forEachInPlace { if $0.status == .hidden { hidesAny = true } }
    return hidesAny ? items.filter { $0.status != .hidden } : items
  }
}
