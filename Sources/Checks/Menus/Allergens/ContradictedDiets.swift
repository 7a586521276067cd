import MenugenDiagnostics
package import MenugenDomain

extension MenuRule {
  /// Diets that an allergen of the item, of one of its sizes or of an option contradicts: one warning a diet.
  static let contradictedDiets = MenuRule { checked in
    var findings: [Finding] = []
    func add(_ name: String, _ diet: Diet, _ reasons: [String], _ traces: [String], _ range: Range<Int>?) {
      if reasons.isEmpty, traces.isEmpty { return }
      findings.append(
        Finding(
          reasons.isEmpty
            ? .dietContradictedByTraces(diet.rawValue, of: name, joined(traces))
            : .contradictedDiet(diet.rawValue, of: name, joined(reasons)),
          at: range))
    }
    checked.forEachItem { item, index, inherited in
      // As a rule only the item's declaration can contradict its diets.
      let isAlone =
        inherited.isEmpty && item.optionGroups.isEmpty && item.ingredients.isEmpty && !item.hasSizes
      for diet in item.diets where diet.excludesAllergens {
        if isAlone, !item.allergens.hasAny(excludedBy: diet) { continue }
        let (reasons, possible) = checked.allergens(of: item, inherited, ExcludedAllergens(diet))
        if reasons.isEmpty, possible.isEmpty { continue }
        let places = checked.places.items[index]
        let word =
          checked.range(of: diet.rawValue, in: places.diets) ?? checked.range(of: diet.rawValue, in: places.tags)
        add(item.shownName, diet, reasons, possible, word ?? places.diets ?? places.tags ?? places.item)
      }
    }
    checked.forEachOption { option, places in
      for diet in option.diets where diet.excludesAllergens {
        let excluded = ExcludedAllergens(diet)
        add(
          option.name.first.value, diet, excluded.contained(option.allergens), excluded.possible(option.allergens),
          checked.range(of: diet.rawValue, in: places?.diets) ?? places?.diets ?? places?.option)
      }
    }
    return findings
  }

  /// Tags such as `nut-free` that an allergen of the item, of one of its sizes or of an option contradicts.
  ///
  /// - Parameter find: Returns the allergens that a text says a dish is free from, written in one of these languages or
  ///   another.
  package static func contradictedTags(
    _ find: @escaping @Sendable (String, [LanguageTag]) -> [NamedAllergen]
  ) -> MenuRule {
    MenuRule(traits: .tags) { checked in
      var findings: [Finding] = []
      let languages = [checked.menu.language] + checked.site.languages
      checked.forEachItem { item, index, inherited in
        for tag in item.tags {
          let absent = find(tag, languages)
          if absent.isEmpty { continue }
          let (reasons, possible) = checked.allergens(of: item, inherited, ExcludedAllergens(absent))
          if reasons.isEmpty, possible.isEmpty { continue }
          let places = checked.places.items[index]
          findings.append(
            Finding(
              .contradictedTag(
                tag, of: item.shownName, joined(reasons.isEmpty ? possible : reasons), isTrace: reasons.isEmpty),
              at: checked.range(of: tag, in: places.tags) ?? places.tags ?? places.item))
        }
      }
      return findings
    }
  }
}

/// The allergens that a diet or a tag excludes.
private struct ExcludedAllergens {
  private let contains: (DeclaredAllergen) -> Bool
  /// Whether traces are excluded, too: gluten-free and nut-free do that, vegan doesn't.
  private let excludesTraces: Bool

  init(_ diet: Diet) {
    contains = { diet.excludes($0) }
    excludesTraces = diet == .glutenFree
  }

  init(_ absent: [NamedAllergen]) {
    contains = { entry in
      absent.contains { named in
        named.allergen == entry.allergen && (named.kind == nil || entry.kind == nil || named.kind == entry.kind)
      }
    }
    excludesTraces = true
  }

  func contained(_ declaration: AllergenDeclaration) -> [String] { words(declaration, .contains) }

  func possible(_ declaration: AllergenDeclaration) -> [String] {
    excludesTraces ? words(declaration, .mayContain) : []
  }

  /// The allergens of all sizes, then those of single sizes: `milk`, `fish as '33 cm'`.
  func contained(_ item: borrowing MenuItem) -> [String] { bySize(item) { contained($0) } }

  func possible(_ item: borrowing MenuItem) -> [String] { bySize(item) { possible($0) } }

  private func bySize(_ item: borrowing MenuItem, _ find: (AllergenDeclaration) -> [String]) -> [String] {
    let common = find(item.commonAllergens)
    var found = common
    for size in item.sizes {
      for word in find(item.allergens(ofSize: size)) where !common.contains(word) {
        found.append("\(word) as '\(size.name.first.value)'")
      }
    }
    return found
  }

  private func words(_ declaration: AllergenDeclaration, _ presence: DeclaredAllergen.Presence) -> [String] {
    guard case .declared(let entries) = declaration else { return [] }
    return entries.filter { $0.presence == presence && contains($0) }.map(\.word)
  }
}

extension CheckedMenu {
  /// The excluded allergens that an item contains, and if it contains none, those that it may contain.
  fileprivate func allergens(
    of item: borrowing MenuItem, _ inherited: [String], _ excluded: ExcludedAllergens
  ) -> (contained: [String], possible: [String]) {
    let groups = groups(of: item, inherited)
    var contained = excluded.contained(item) + choices(groups) { excluded.contained($0) }
    // The item contains what its ingredients declare, whether it declares that or not.
    let ingredients =
      item.ingredients.isEmpty ? .notDeclared : AllergenDeclaration.declared(item.ingredientAllergens)
    for word in excluded.contained(ingredients) where !contained.contains(word) { contained.append(word) }
    if !contained.isEmpty { return (contained, []) }
    var possible = excluded.possible(item)
    for word in excluded.possible(ingredients) where !possible.contains(word) { possible.append(word) }
    possible += choices(groups) { excluded.contained($0) + excluded.possible($0) }
    return ([], possible)
  }

  /// The option groups of an item.
  func groups(of item: borrowing MenuItem, _ inherited: [String]) -> [OptionGroup] {
    if inherited.isEmpty, item.optionGroups.isEmpty { return [] }
    let ids = Set(inherited + item.optionGroups)
    return menu.optionGroups.filter { ids.contains($0.id) }
  }
}

/// The allergens of default options, and of groups where every choice has one: `milk with 'Mozzarella'`, `milk with any
/// 'Cheese'`.
///
/// - Parameter find: Returns the excluded allergens of an option.
private func choices(_ groups: [OptionGroup], _ find: (AllergenDeclaration) -> [String]) -> [String] {
  groups.flatMap { group -> [String] in
    if group.minimum > 0, group.cannotAvoid({ !find($0.allergens).isEmpty }) {
      let first = group.options.filter { $0.status != .hidden }.map { find($0.allergens) }.first { !$0.isEmpty }
      return ["\(joined(first ?? [])) with any '\(group.name.first.value)'"]
    }
    return group.options.filter { $0.status != .hidden && $0.isDefault && !find($0.allergens).isEmpty }.map { option in
      "\(joined(find(option.allergens))) with '\(option.name.first.value)'"
    }
  }
}

func joined(_ words: [String]) -> String {
  words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
}
