import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// A menu's allergen table, for the items of its page.
  package func allergenPage(_ flat: MenuOutline, _ page: MenuPage) -> AllergenPage {
    let id = page.id
    let route = presentation.menuRoute(id).sibling(OutputLayout.allergens)
    let title = presentation.phrases.required("allergenTable")
    let source = MenuDataSource(flat, presentation: presentation, route: route)
    let kinds = AllergenState.allCases.map { state in
      AllergenCellViewModel(key: state.key, mark: state.mark, word: word(for: state))
    }
    var isSeen = AllergenState.allCases.map { $0 == .contains || $0 == .mayContain || $0 == .none }
    var sections: [AllergenSectionViewModel] = []
    var index = 0
    func rows(of section: borrowing MenuSectionViewModel) -> [AllergenRowViewModel] {
      var rows: [AllergenRowViewModel] = []
      rows.reserveCapacity(section.items.count)
      section.items.forEachInPlace { item in
        let states = source.allergenStates(forRow: rows.count, inSection: index)
        for state in states { isSeen[Int(state.rawValue)] = true }
        rows.append(
          AllergenRowViewModel(
            dish: LinkViewModel(item.name, url: item.url),
            cells: states.map { kinds[Int($0.rawValue)] }))
      }
      return rows
    }
    func visit(_ section: borrowing MenuSectionViewModel, in parents: [LabelViewModel]) {
      if !section.items.isEmpty {
        sections.append(AllergenSectionViewModel(name: section.name, parents: parents, rows: rows(of: section)))
      }
      index += 1
      let inner = parents + [section.name]
      section.sections.forEachInPlace { visit($0, in: inner) }
    }
    page.sections.forEachInPlace { visit($0, in: []) }
    var frame = frame(
      at: route, title: "\(title) · \(page.name.text)", breadcrumbs: [(page.name, presentation.menuRoute(id))],
      counterpart: { $0.menuRoute(id).sibling(OutputLayout.allergens) })
    frame.headingWidth = headingWidthText(of: title)
    var table = AllergenPage(
      frame: frame, title: title, menu: LinkViewModel(page.name, url: route.link(to: presentation.menuRoute(id))),
      columns: Allergen.allCases.map { allergen in
        AllergenColumnViewModel(
          word: presentation.phrases.name(of: allergen), code: presentation.allergenCode(allergen)
        )
      },
      sections: sections,
      // Explain rare marks only if they are used.
      legend: zip(AllergenState.allCases, kinds).filter { isSeen[Int($0.0.rawValue)] }.map { state, kind in
        // The legend has the full note, cells only a word.
        LegendEntryViewModel(
          code: kind.mark, word: state == .unknown ? presentation.phrases.notDeclared : kind.word)
      },
      allergenNote: presentation.phrases.allergenNote,
      formats: [
        LinkViewModel(LabelViewModel(presentation.phrases.required("plainText")), url: OutputLayout.allergenText)
      ])
    table.updated = page.updated
    return table
  }

  private func word(for state: AllergenState) -> String {
    switch state {
    case .contains: presentation.phrases.allergenContains
    case .mayContain: presentation.phrases.allergenMayContain
    case .withChoices: presentation.phrases.allergenWithChoices
    case .withSizes: presentation.phrases.allergenWithSizes
    case .none: presentation.phrases.allergenNone
    case .unknown: presentation.phrases.required("allergenUnknown")
    }
  }
}

/// The state of one of the 14 allergens in an item. The raw value is its index among a table's kinds of cells.
enum AllergenState: UInt8, CaseIterable {
  case contains, mayContain, withChoices, withSizes, none
  /// Undeclared, by the item or by a choice that may add it.
  case unknown

  var key: String {
    switch self {
    case .contains: "contains"
    case .mayContain: "may-contain"
    case .withChoices: "with-choices"
    case .withSizes: "with-sizes"
    case .none: "none"
    case .unknown: "unknown"
    }
  }

  var mark: String {
    switch self {
    case .contains: "●"
    case .mayContain: "○"
    case .withChoices: "◐"
    case .withSizes: "◑"
    case .none: "–"
    case .unknown: "?"
    }
  }
}

extension Presentation {
  /// A state for each allergen, including sizes and choices: the strongest known one.
  func allergenStates(of item: borrowing MenuItem, choices: [OptionGroup]) -> [AllergenState] {
    var own: [DeclaredAllergen] = []
    var (isDeclared, isKnown) = (false, false)
    var served: ServedAllergens?
    if choices.isEmpty, !item.hasSizeAllergens, item.ingredients.isEmpty {
      if case .declared(let entries) = item.allergens {
        own = entries
        isDeclared = true
        isKnown = true
      }
    } else {
      let all = ServedAllergens(item, with: choices)
      // The known allergens of an undeclared item.
      own = all.known
      if case .declared(let entries) = all.common {
        own = entries
        isDeclared = true
        isKnown = !all.choices.hasUndeclared
      }
      served = all
    }
    var states = [AllergenState](repeating: isKnown ? .none : .unknown, count: Allergen.allCases.count)
    for entry in own where entry.presence == .mayContain { states[entry.allergen.number - 1] = .mayContain }
    func add(_ entry: DeclaredAllergen, _ contained: AllergenState) {
      let place = entry.allergen.number - 1
      if entry.presence == .contains {
        states[place] = contained
      } else if isDeclared, states[place] == .none || states[place] == .unknown {
        states[place] = .mayContain
      }
    }
    if let served {
      for entry in served.choices.avoidable { add(entry, .withChoices) }
      for found in served.sizes { add(found.entry, .withSizes) }
      for entry in served.choices.unavoidablyPossible { add(entry, .mayContain) }
      for entry in served.choices.unavoidable { add(entry, .contains) }
    }
    for entry in own where entry.presence == .contains { states[entry.allergen.number - 1] = .contains }
    return states
  }
}
