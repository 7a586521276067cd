import MenugenDomain
import MenugenText
package import MenugenViewModels

/// Provides a menu's sections and rows as text to display.
///
/// Sections are in depth-first order; hidden items have no row. Every menu page is built from this.
package final class MenuDataSource {
  /// The options a row shows. On a menu's page, the section shows those shared by all its items.
  package enum Choices: Sendable { case ownOnly, all }

  private let flat: MenuOutline
  private let sections: [MenuOutline.Section]
  private let presentation: Presentation
  /// The page that shows the rows, to which links are relative.
  private let route: Route
  /// The menu's page.
  private let menuRoute: Route
  private let choices: Choices
  private let links: LinkCache
  private let currency: PriceFormatter?
  /// What guests can filter the rows by, from those asked for so far.
  private var choicesOfFilter = MenuFilter()
  /// Whether the page has one note that no item declares allergens.
  package let declaresNothing: Bool
  /// Whether some options of such a menu declare allergens.
  private let choicesDeclare: Bool

  package init(_ menu: MenuOutline, presentation: Presentation, route: Route, choices: Choices = .all) {
    flat = menu
    sections = menu.sections
    self.presentation = presentation
    self.route = route
    menuRoute = presentation.menuRoute(menu.menu.id)
    self.choices = choices
    links = LinkCache(presentation, writtenFor: presentation.masterMenuRoute(menu.menu.id), shownAt: route)
    currency = menu.firstCurrency.map { PriceFormatter($0, in: presentation) }
    choicesDeclare = menu.declaresNothing && menu.groups.values.contains(where: \.declaresAny)
    declaresNothing = choices == .ownOnly && menu.declaresNothing
  }

  package var numberOfSections: Int { sections.count }

  /// The nesting depth of a section, from 1; 0 for an invalid index.
  package func depth(ofSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].depth : 0
  }

  /// The number of rows; 0 for an invalid index.
  package func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections.withElement(section) { $0.items.count } : 0
  }

  /// The item of a row; `nil` for an invalid index.
  package func item(forRow row: Int, inSection section: Int) -> MenuItemViewModel? {
    guard row >= 0, row < numberOfRows(inSection: section) else { return nil }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        let (all, own) = groups(of: item, in: section)
        var model = presentation.menuItem(
          item, in: flat.menu.language, of: menuRoute, allergens: allergens(of: item, choices: all), comingWith: all,
          choices: choices == .all ? all : own, choiceWords: choiceWords(item, all),
          under: choices == .all ? 1 : min(6, section.depth + 2), crop: choices == .all ? .page : .list, at: route,
          links: links, currency: currency)
        if choices == .ownOnly { addToFilter(item, &model, choices: all) }
        return model
      }
    }
  }

  /// What guests can filter the menu's page by.
  var filter: MenuFilterViewModel? { choicesOfFilter.viewModel(in: presentation) }

  /// The currency as most prices write it; empty if there are none.
  var currencySymbol: String { currency?.symbol ?? "" }

  private func addToFilter(_ item: borrowing MenuItem, _ model: inout MenuItemViewModel, choices: [OptionGroup]) {
    let diets = item.suitableDiets(with: choices)
    let isPlain = choices.isEmpty && !item.hasSizeAllergens && item.ingredients.isEmpty
    let bits =
      isPlain
      ? FilterBits(item.allergens, diets: diets)
      : FilterBits(presentation.allergenStates(of: item, choices: choices), diets: diets)
    model.filterClasses = choicesOfFilter.add(bits)
    if isBrief { model.allergens.whileFiltering = presentation.possibleAllergens(bits) }
  }

  /// Whether only undeclared allergens are shown.
  private var isBrief: Bool { choices == .ownOnly && presentation.site.allergenCodes == .none }

  /// A row's allergens, reduced if the menu doesn't show them, or has a note that none are declared.
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

  /// The allergens to show for a row's options, without repeating that none are declared.
  private func choiceWords(_ item: borrowing MenuItem, _ all: [OptionGroup]) -> ChoiceWords {
    if choices == .ownOnly { return sharedChoiceWords }
    return all.isEmpty || item.allergens.isDeclared || item.hasSizeAllergens || all.contains(where: \.declaresAny)
      ? .all : .nothing
  }

  /// The allergens to show for a section's options.
  private var sharedChoiceWords: ChoiceWords {
    declaresNothing && !choicesDeclare ? .nothing : isBrief ? .unknownOnly : .all
  }

  /// A row's state of each allergen, in the order of Annex II; empty for an invalid index.
  func allergenStates(forRow row: Int, inSection section: Int) -> [AllergenState] {
    guard row >= 0, row < numberOfRows(inSection: section) else { return [] }
    return sections.withElement(section) { section in
      section.items.withElement(row) { item in
        presentation.allergenStates(
          of: item, choices: groups(of: item, in: section).all)
      }
    }
  }

  /// The options of an item: all, with those of its sections first, and its own.
  private func groups(
    of item: borrowing MenuItem, in section: borrowing MenuOutline.Section
  ) -> (all: [OptionGroup], own: [OptionGroup]) {
    if section.optionGroups.isEmpty, item.optionGroups.isEmpty { return ([], []) }
    let own = item.optionGroups.compactMap { flat.groups[$0] }
    return (section.inherited(by: item) + own, own)
  }

  /// Returns an item for its own page, with the serving times of its section; `nil` for an invalid index.
  func itemOnOwnPage(forRow row: Int, inSection section: Int) -> MenuItemViewModel? {
    guard var model = item(forRow: row, inSection: section) else { return nil }
    model.url = presentation.namesFiles ? OutputLayout.index : "./"
    sections.withElement(section) { section in
      if section.availability.isEmpty { return }
      section.items.withElement(row) { item in
        let availability = section.availability.narrowed(by: item.availability) ?? item.availability
        model.servingTimes = presentation.servingTimes(item.availability.isEmpty ? section.availability : availability)
        model.availability = model.servingTimes.map(\.text)
      }
    }
    return model
  }

  /// A section without its rows; `nil` for an invalid index.
  package func header(forSection section: Int) -> MenuSectionViewModel? {
    guard sections.indices.contains(section) else { return nil }
    return sections.withElement(section) { shown in
      var header = presentation.sectionHeader(
        shown.section, in: flat.menu.language, depth: shown.depth, at: route, links: links)
      if choices == .ownOnly, !shown.ownGroups.isEmpty { header.optionGroups = sharedGroups(of: shown) }
      return header
    }
  }

  /// The options shared by a section and its nested sections, if any item uses them, with the prices of all their
  /// sizes.
  private func sharedGroups(of section: borrowing MenuOutline.Section) -> [OptionGroupViewModel] {
    let dishes = section.section.shownItems.filter(\.sharesChoices)
    if dishes.isEmpty { return [] }
    var known: Set<String> = []
    let sizes = dishes.flatMap(\.sizes).filter { known.insert($0.id).inserted }
    return section.ownGroups.map {
      presentation.optionGroup($0, sizes: sizes, in: flat.menu.language, currency).showingAllergens(sharedChoiceWords)
    }
  }
}

/// The allergens to show for options.
enum ChoiceWords {
  case all
  /// Only that they are undeclared, on a menu that doesn't show allergens.
  case unknownOnly
  /// Empty if the menu has a note that none are declared.
  case nothing
}

extension OptionGroupViewModel {
  func showingAllergens(_ words: ChoiceWords) -> Self {
    if words == .all { return self }
    var group = self
    for index in options.indices {
      group.options[index].allergens = options[index].allergens.withoutWords
      if words == .nothing { group.options[index].allergens.notDeclared = nil }
    }
    return group
  }
}
