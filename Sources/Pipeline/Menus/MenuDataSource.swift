import MenugenDomain
import MenugenText
package import MenugenViewModels

/// Stands between a menu and what is shown of it: asked for sections and rows, it answers with text ready to be printed.
///
/// Nested sections count depth-first, each after the one it stands in. Hidden dishes have no row.
/// Every menu page is built by walking this; there is no second path from a dish to a page.
package final class MenuDataSource {
  /// Which choices a row shows: on a menu's page those that all dishes of a section have stand with the section.
  package enum Choices: Sendable { case ownOnly, all }

  private let flat: FlatMenu
  private let sections: [FlatMenu.Section]
  private let presentation: Presentation
  /// The page that rows are shown on: links are made from here.
  private let route: Route
  /// The menu's page, for which the links in its texts are written.
  private let menuRoute: Route
  private let choices: Choices
  private let links: KnownLinks
  private let currency: KnownCurrency?
  /// Whether none of several dishes declares its allergens: a menu's page then says so once.
  package let declaresNothing: Bool
  /// The same, whatever page it is.
  private let isSaidOnce: Bool
  /// Whether some of such a menu's choices declare theirs.
  private let choicesDeclare: Bool

  package init(_ menu: FlatMenu, presentation: Presentation, route: Route, choices: Choices = .all) {
    flat = menu
    sections = menu.sections
    self.presentation = presentation
    self.route = route
    menuRoute = presentation.menuRoute(menu.menu.id)
    self.choices = choices
    links = KnownLinks(presentation, writtenFor: menuRoute, shownAt: route)
    currency = menu.firstCurrency.map { KnownCurrency($0, in: presentation) }
    isSaidOnce = menu.declaresNothing
    choicesDeclare = isSaidOnce && menu.groups.values.contains(where: \.declaresAny)
    declaresNothing = choices == .ownOnly && isSaidOnce
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
          item, in: flat.menu.language, of: menuRoute, allergens: allergens(of: item, choices: all), comingWith: all,
          choices: choices == .all ? all : own, choiceWords: choiceWords(item, all),
          under: choices == .all ? 1 : min(6, section.depth + 2), at: route, links: links, currency: currency)
      }
    }
  }

  /// Whether nothing is marked here but what isn't declared.
  private var isBrief: Bool { choices == .ownOnly && presentation.site.allergenCodes == .none }

  /// What stands with a row: less where the menu doesn't mark allergens, or says once that none are declared.
  private func allergens(of item: borrowing MenuItem, choices all: [OptionGroup]) -> AllergensViewModel {
    if !isBrief, !declaresNothing { return presentation.allergens(of: item, in: flat.menu.language, choices: all) }
    var allergens = presentation.allergens(of: item, in: flat.menu.language, choices: all)
    if declaresNothing { allergens.notDeclared = nil }
    if !isBrief { return allergens }
    allergens = allergens.withoutWords
    allergens.withChoices =
      allergens.notDeclared != nil || declaresNothing ? [] : presentation.undeclaredChoices(of: all)
    return allergens
  }

  /// What the choices that stand with a row say of their allergens: not once more that nothing is declared.
  private func choiceWords(_ item: borrowing MenuItem, _ all: [OptionGroup]) -> ChoiceWords {
    if choices == .ownOnly { return sharedChoiceWords }
    return all.isEmpty || item.allergens.isDeclared || item.hasSizeAllergens || all.contains(where: \.declaresAny)
      ? .all : .nothing
  }

  /// The same of those that stand with a section.
  private var sharedChoiceWords: ChoiceWords {
    declaresNothing && !choicesDeclare ? .nothing : isBrief ? .unknownOnly : .all
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
    of item: borrowing MenuItem, in section: borrowing FlatMenu.Section
  ) -> (all: [OptionGroup], own: [OptionGroup]) {
    if section.optionGroups.isEmpty, item.optionGroups.isEmpty { return ([], []) }
    let own = item.optionGroups.compactMap { flat.groups[$0] }
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
    sections.withElement(section) { shown in
      shown.items.withElement(row) { item in
        let isAlike =
          shown.optionGroups.isEmpty && presentation.site.allergenCodes != .none
          && !(isSaidOnce && !item.optionGroups.isEmpty)
        if !isAlike, let other = self.item(forRow: row, inSection: section) { model = other }
        model.url = "./"
        if item.description?.contains(where: { !$0.value.links.isEmpty || $0.value.hasHeadings }) == true {
          model.description = presentation.markup(item.description, in: flat.menu.language, links: links, under: 1)
        }
        if let image = item.image { model.image = presentation.image(image, in: flat.menu.language, at: route) }
        if !times.isEmpty {
          model.servingTimes =
            item.availability.isEmpty
            ? times : presentation.servingTimes(shown.availability.narrowed(by: item.availability) ?? item.availability)
          model.availability = model.servingTimes.map(\.text)
        }
        if isAlike, isSaidOnce {
          model.allergens = allergens(of: item, choices: groups(of: item, in: shown).all)
        }
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
          ? presentation.markup(item.body, in: flat.menu.language, links: links) : known
      }
    }
  }

  /// A section's heading, without its rows; `nil` for a section that there isn't.
  package func header(forSection section: Int) -> MenuSectionViewModel? {
    guard sections.indices.contains(section) else { return nil }
    return sections.withElement(section) { shown in
      var header = presentation.sectionHeader(
        shown.section, in: flat.menu.language, depth: shown.depth, at: route, links: links)
      if choices == .ownOnly, !shown.ownGroups.isEmpty { header.optionGroups = sharedGroups(of: shown) }
      return header
    }
  }

  /// The choices that a section shares with the sections in it, where any of them has a dish: with the sizes of all these.
  private func sharedGroups(of section: borrowing FlatMenu.Section) -> [OptionGroupViewModel] {
    let dishes = section.section.shownItems.filter(\.sharesChoices)
    if dishes.isEmpty { return [] }
    var known: Set<String> = []
    let sizes = dishes.flatMap(\.sizes).filter { known.insert($0.id).inserted }
    return section.ownGroups.map {
      presentation.optionGroup($0, sizes: sizes, in: flat.menu.language).saying(sharedChoiceWords)
    }
  }
}

/// What choices say of their allergens where they stand.
enum ChoiceWords {
  case all
  /// That they aren't declared, on a menu that doesn't mark allergens.
  case unknownOnly
  /// Where it is said once above them that nothing is declared.
  case nothing
}

extension OptionGroupViewModel {
  func saying(_ words: ChoiceWords) -> Self {
    if words == .all { return self }
    var group = self
    for index in options.indices {
      group.options[index].allergens = options[index].allergens.withoutWords
      if words == .nothing { group.options[index].allergens.notDeclared = nil }
    }
    return group
  }
}
