/// The allergens of an item as ordered without any choice: the item's own and those of its default choices.
package struct ServedAllergens: Sendable, Equatable {
  /// The allergens of every size; not declared unless the item (or all its sizes) and its default choices declare
  /// theirs.
  package var common: AllergenDeclaration
  /// The known allergens if `common` isn't declared, in the order of Annex II.
  package var known: [DeclaredAllergen] = []
  /// The allergens that only some sizes add, in the order of Annex II.
  package var sizes: [MenuItem.SizeAllergen] = []
  /// The allergens that other choices add.
  package var choices: ChoiceAllergens
  /// The allergens of its default choices, in the order of Annex II.
  private var brought: [DeclaredAllergen] = []
  private var areDefaultsDeclared = true

  /// - Parameter groups: All choices of the item.
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
    if item.hasSizeAllergens { sizes = item.sizeAllergens.filter { !certain.cover($0.entry) } }
    choices = ChoiceAllergens(of: groups, besides: .declared(certain))
  }

  /// Whether it contains none of the 14 allergens, in any size and with any required choice.
  package var isFreeOfAll: Bool {
    common == .declared([]) && sizes.isEmpty && !choices.hasNoFreeChoice && !choices.mayNeedUndeclared
  }

  /// The allergens for machine-readable output. Those of a required choice count as possible if another choice avoids
  /// them.
  /// Not declared if a required choice may be undeclared.
  package var declared: AllergenDeclaration { withNeededChoices(common) }

  /// The allergens of one size, for machine-readable output.
  package func declared(ofSize size: MenuItem.Size, _ item: borrowing MenuItem) -> AllergenDeclaration {
    guard areDefaultsDeclared, case .declared(let own) = item.allergens(ofSize: size) else { return .notDeclared }
    return withNeededChoices(.declared(own.joined(by: brought)))
  }

  /// The known allergens if `declared` isn't declared, for machine-readable output.
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
  /// The options a guest can choose from: neither hidden nor sold out, unless all are sold out.
  package var offeredOptions: [Option] {
    let shown = options.filter { $0.status != .hidden }
    let available = shown.filter { $0.status != .soldOut }
    return available.isEmpty ? shown : available
  }

  /// The options of an order without any choice: the default ones, even if sold out, and those that the minimum
  /// requires.
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

  /// Whether a guest must choose more than the default options.
  package var leavesToChoose: Bool {
    minimum > 0 && !needsAllOptions && minimum > options.count { $0.isDefault && $0.status != .hidden }
  }

  /// Whether the minimum requires every offered option.
  private var needsAllOptions: Bool {
    let others = offeredOptions.count - 1
    guard minimum > 0, others >= 0 else { return false }
    if others == 0 { return true }
    guard let maximumPerOption else { return false }
    return maximumPerOption <= (minimum - 1) / others
  }
}

extension MenuItem {
  /// The item's diets, minus those contradicted by the item, a size, an ingredient, a default choice or all required
  /// choices.
  ///
  /// - Parameter groups: All choices of the item.
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
  /// The item's diets, minus those its allergens contradict.
  package var suitableDiets: [Diet] { diets.filter { !allergens.contains(excludedBy: $0) } }
}
