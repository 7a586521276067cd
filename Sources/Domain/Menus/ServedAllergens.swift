/// The allergens of a dish as a guest gets it who chooses nothing: the dish's own with those of its default choices.
package struct ServedAllergens: Sendable, Equatable {
  /// In it whatever the size; not declared unless the dish, or all its sizes, and its default choices declare theirs.
  package var common: AllergenDeclaration
  /// What is known of it where `common` isn't declared, by Annex II.
  package var known: [DeclaredAllergen] = []
  /// What only some sizes have besides, by Annex II.
  package var sizes: [MenuItem.SizeAllergen] = []
  /// What its other choices bring along.
  package var choices: ChoiceAllergens
  /// What its default choices have, by Annex II.
  private var brought: [DeclaredAllergen] = []
  private var areDefaultsDeclared = true

  /// - Parameter groups: All choices that go with the dish.
  package init(_ item: borrowing MenuItem, with groups: [OptionGroup]) {
    for group in groups {
      for option in group.defaultOptions {
        switch option.allergens {
        case .declared(let entries): brought = brought.joined(by: entries)
        case .notDeclared: areDefaultsDeclared = false
        }
      }
    }
    switch item.commonAllergens {
    case .declared(let own) where areDefaultsDeclared: common = .declared(own.joined(by: brought))
    case .declared(let own):
      common = .notDeclared
      known = own.joined(by: brought)
    case .notDeclared:
      common = .notDeclared
      known = item.ingredientAllergens.joined(by: brought)
    }
    var certain = known
    if case .declared(let entries) = common { certain = entries }
    if item.hasSizeAllergens { sizes = item.sizeAllergens.filter { !certain.say($0.entry) } }
    choices = ChoiceAllergens(of: groups, besides: .declared(certain))
  }

  /// Whether it contains none of the fourteen, in any size and whatever must be chosen.
  package var isFreeOfAll: Bool {
    common == .declared([]) && sizes.isEmpty && !choices.hasNoFreeChoice && !choices.mayNeedUndeclared
  }

  /// The allergens to count on, for programs: those of what must be chosen, too, but where a choice may be avoided only as
  /// possible. Not declared where something that may have to be chosen isn't.
  package var declared: AllergenDeclaration { withNeededChoices(common) }

  /// The same of a size.
  package func declared(ofSize size: MenuItem.Size, _ item: borrowing MenuItem) -> AllergenDeclaration {
    guard areDefaultsDeclared, case .declared(let own) = item.allergens(ofSize: size) else { return .notDeclared }
    return withNeededChoices(.declared(own.joined(by: brought)))
  }

  /// What is known where `declared` isn't, for programs.
  package var knownAllergens: [DeclaredAllergen] {
    if case .declared(let entries) = common { return entries.joined(by: choices.needed) }
    return known.joined(by: choices.needed)
  }

  private func withNeededChoices(_ declaration: AllergenDeclaration) -> AllergenDeclaration {
    guard case .declared(let entries) = declaration, !choices.mayNeedUndeclared else { return .notDeclared }
    return .declared(entries.joined(by: choices.needed))
  }
}

extension OptionGroup {
  /// The options a guest may choose from: not hidden ones, nor sold out ones, unless all are.
  package var offeredOptions: [Option] {
    let shown = options.filter { $0.status != .hidden }
    let available = shown.filter { $0.status != .soldOut }
    return available.isEmpty ? shown : available
  }

  /// The options a guest gets who chooses nothing: the default ones, also while they are sold out, and those without which
  /// too few are left to choose from.
  package var defaultOptions: [Option] {
    if minimum == 0, !options.contains(where: \.isDefault) { return [] }
    let needsAll = needsAllOptions
    return options.filter { option in
      switch option.status {
      case .hidden: false
      case .soldOut:
        option.isDefault || needsAll && !options.contains { $0.status == .inStock || $0.status == .limited }
      case .inStock, .limited: option.isDefault || needsAll
      }
    }
  }

  /// Whether a guest has to choose something besides the default options.
  package var leavesToChoose: Bool {
    minimum > 0 && !needsAllOptions && minimum > options.count { $0.isDefault && $0.status != .hidden }
  }

  /// Whether so many must be chosen that none can be left out.
  private var needsAllOptions: Bool {
    let others = offeredOptions.count - 1
    guard minimum > 0, others >= 0 else { return false }
    if others == 0 { return true }
    guard let maximumPerOption else { return false }
    return maximumPerOption <= (minimum - 1) / others
  }
}

extension MenuItem {
  /// The dish's diets, without those that something it contains contradicts: the dish itself, a size, an ingredient, a
  /// default choice, or all that may be chosen.
  ///
  /// - Parameter groups: All choices that go with the dish.
  package func suitableDiets(with groups: [OptionGroup]) -> [Diet] {
    if !diets.contains(where: \.excludesAllergens) { return diets }
    if groups.isEmpty, ingredients.isEmpty, !hasSizes {
      if !diets.contains(where: { allergens.contains(excludedBy: $0) }) { return diets }
    }
    return diets.filter { diet in
      !(allergens.contains(excludedBy: diet) || sizes.contains { $0.allergens.contains(excludedBy: diet) }
        || ingredients.contains { AllergenDeclaration.declared($0.allergens).contains(excludedBy: diet) }
        || groups.contains { group in
          group.defaultOptions.contains { $0.allergens.contains(excludedBy: diet) }
            || group.minimum > 0 && group.cannotAvoid { $0.allergens.contains(excludedBy: diet) }
        })
    }
  }
}

extension OptionGroup.Option {
  /// Its diets, without those that its allergens contradict.
  package var suitableDiets: [Diet] { diets.filter { !allergens.contains(excludedBy: $0) } }
}
