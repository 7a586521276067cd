import MenugenDiagnostics
import MenugenDomain

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
        let groups = checked.groups(of: item, inherited)
        var reasons = contradictions(diet, item) + choices(groups) { contradictions(diet, $0) }
        // The item contains what its ingredients declare, whether it declares that or not.
        let ingredients =
          item.ingredients.isEmpty ? .notDeclared : AllergenDeclaration.declared(item.ingredientAllergens)
        for word in contradictions(diet, ingredients) where !reasons.contains(word) { reasons.append(word) }
        var possible: [String] = []
        if reasons.isEmpty {
          possible = traces(diet, item.commonAllergens)
          for word in traces(diet, ingredients) where !possible.contains(word) { possible.append(word) }
          possible += choices(groups) { contradictions(diet, $0) + traces(diet, $0) }
        }
        if reasons.isEmpty, possible.isEmpty { continue }
        let places = checked.places.items[index]
        let word =
          checked.range(of: diet.rawValue, in: places.diets) ?? checked.range(of: diet.rawValue, in: places.tags)
        add(item.shownName, diet, reasons, possible, word ?? places.diets ?? places.tags ?? places.item)
      }
    }
    checked.forEachOption { option, places in
      for diet in option.diets where diet.excludesAllergens {
        add(
          option.name.first.value, diet, contradictions(diet, option.allergens), traces(diet, option.allergens),
          checked.range(of: diet.rawValue, in: places?.diets) ?? places?.diets ?? places?.option)
      }
    }
    return findings
  }
}

private func contradictions(_ diet: Diet, _ declaration: AllergenDeclaration) -> [String] {
  guard case .declared(let entries) = declaration else { return [] }
  return words(of: entries, .contains, excludedBy: diet)
}

/// Allergens that may be contained, for a diet that excludes traces: gluten-free does, vegan doesn't.
private func traces(_ diet: Diet, _ declaration: AllergenDeclaration) -> [String] {
  guard diet == .glutenFree, case .declared(let entries) = declaration else { return [] }
  return words(of: entries, .mayContain, excludedBy: diet)
}

private func words(
  of entries: [DeclaredAllergen], _ presence: DeclaredAllergen.Presence, excludedBy diet: Diet
) -> [String] {
  var words: [String] = []
  for entry in entries where diet.excludes(entry) && entry.presence == presence { words.append(entry.word) }
  return words
}

/// The allergens of all sizes, then those of single sizes: `milk`, `fish as '33 cm'`.
private func contradictions(_ diet: Diet, _ item: borrowing MenuItem) -> [String] {
  let common = contradictions(diet, item.commonAllergens)
  var reasons = common
  for size in item.sizes {
    for word in contradictions(diet, item.allergens(ofSize: size)) where !common.contains(word) {
      reasons.append("\(word) as '\(size.name.first.value)'")
    }
  }
  return reasons
}

extension CheckedMenu {
  /// The option groups of an item.
  fileprivate func groups(of item: borrowing MenuItem, _ inherited: [String]) -> [OptionGroup] {
    if inherited.isEmpty, item.optionGroups.isEmpty { return [] }
    let ids = Set(inherited + item.optionGroups)
    return menu.optionGroups.filter { ids.contains($0.id) }
  }
}

/// The allergens of default options, and of groups where every choice has one: `milk with 'Mozzarella'`, `milk with any
/// 'Cheese'`.
///
/// - Parameter find: Returns the allergens of an option that contradict the diet.
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

private func joined(_ words: [String]) -> String {
  words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
}
