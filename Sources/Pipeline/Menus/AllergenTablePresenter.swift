package import Domain
package import ViewModels

extension FramePresenter {
  /// A menu's allergen table, from the dishes as its page shows them.
  package func allergenPage(_ menu: Menu, _ page: MenuPage) -> AllergenPage {
    let route = Route(.site, presentation.menuRoute(menu.id).folder, file: "allergens.html")
    let title = presentation.phrases.required("allergenTable")
    let table = AllergenTable(menu)
    let sections = page.sections.compactMap { section -> AllergenSectionViewModel? in
      let rows = section.items.map { item in
        row(item, table.states[item.id] ?? nil)
      }
      return rows.isEmpty ? nil : AllergenSectionViewModel(name: section.name, rows: rows)
    }
    return AllergenPage(
      frame: frame(
        at: route, title: "\(title) · \(page.name.text)", breadcrumbs: [(page.name, presentation.menuRoute(menu.id))],
        twin: { Route(.site, $0.menuRoute(menu.id).folder, file: "allergens.html") }),
      title: title, menu: LinkViewModel(page.name, url: "./"),
      columns: Allergen.allCases.map { allergen in
        AllergenColumnViewModel(
          word: presentation.phrases.allergens[allergen] ?? allergen.rawValue, code: presentation.allergenCode(allergen)
        )
      },
      sections: sections, legend: AllergenTable.State.allCases.map { legend($0) },
      allergenNote: presentation.phrases.allergenNote,
      formats: [LinkViewModel(LabelViewModel(presentation.phrases.required("plainText")), url: "allergens.txt")])
  }

  private func row(_ item: MenuItemViewModel, _ states: [AllergenTable.State]?) -> AllergenRowViewModel {
    let dish = LinkViewModel(item.name, url: item.url)
    guard let states else {
      return AllergenRowViewModel(dish: dish, cells: [], notDeclared: presentation.phrases.notDeclared)
    }
    return AllergenRowViewModel(
      dish: dish,
      cells: states.map { AllergenCellViewModel(key: $0.rawValue, mark: $0.mark, word: word(for: $0)) })
  }

  private func legend(_ state: AllergenTable.State) -> LegendEntryViewModel {
    LegendEntryViewModel(code: state.mark, word: word(for: state))
  }

  private func word(for state: AllergenTable.State) -> String {
    switch state {
    case .contains: presentation.phrases.allergenContains
    case .mayContain: presentation.phrases.allergenMayContain
    case .withChoices: presentation.phrases.allergenWithChoices
    case .none: presentation.phrases.allergenNone
    }
  }
}

/// What each dish of a menu says of each allergen, its choices included.
struct AllergenTable {
  /// The states of a declared dish; one that isn't declared has none of them.
  enum State: String, CaseIterable {
    case contains
    case mayContain = "may-contain"
    case withChoices = "with-choices"
    case none

    var mark: String {
      switch self {
      case .contains: "●"
      case .mayContain: "○"
      case .withChoices: "◐"
      case .none: "–"
      }
    }
  }

  /// By the dish's id, one for each allergen in Annex II's order; `nil` for a dish whose allergens nobody declared.
  let states: [String: [State]?]

  init(_ menu: Menu) {
    let groups = Dictionary(menu.optionGroups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var states: [String: [State]?] = [:]
    func visit(_ section: MenuSection, inherited: [String]) {
      let shared = inherited + section.optionGroups
      for item in section.items {
        states[item.id] = AllergenTable.states(
          of: item, choices: (shared + item.optionGroups).compactMap { groups[$0] })
      }
      for inner in section.sections { visit(inner, inherited: shared) }
    }
    for section in menu.sections { visit(section, inherited: []) }
    self.states = states
  }

  private static func states(of item: MenuItem, choices: [OptionGroup]) -> [State]? {
    guard case .declared(let own) = item.allergens else { return nil }
    var states = [State](repeating: .none, count: Allergen.allCases.count)
    for allergen in choiceAllergens(of: choices) { states[allergen.number - 1] = .withChoices }
    for entry in own where entry.presence == .mayContain { states[entry.allergen.number - 1] = .mayContain }
    for entry in own where entry.presence == .contains { states[entry.allergen.number - 1] = .contains }
    return states
  }

  /// The allergens that are in one of the choices, or may be.
  static func choiceAllergens(of groups: [OptionGroup]) -> Set<Allergen> {
    var allergens: Set<Allergen> = []
    for option in groups.lazy.flatMap(\.options) where option.status != .hidden {
      if case .declared(let entries) = option.allergens { allergens.formUnion(entries.map(\.allergen)) }
    }
    return allergens
  }
}
