import MenugenDomain

/// Finds diets contradicted by the allergens of an item, a size or an option: one warning for each diet with all
/// reasons.
@Sendable func findContradictedDiets(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  func add(_ name: String, _ diet: Diet, _ reasons: [String], _ traces: [String], _ range: Range<Int>?) {
    if reasons.isEmpty, traces.isEmpty { return }
    let what = reasons.isEmpty ? "may contain \(joined(traces))" : "contains \(joined(reasons))"
    findings.append(
      MenuFinding(
        message: "'\(name)' is \(diet.rawValue), but \(what)",
        hint: "remove the diet, or what contradicts it"
          + (reasons.isEmpty ? "" : "; until then the diet isn't shown"),
        range: range))
  }
  checked.forEachItem { item, place, shared in
    // Fast path: only the item itself declares allergens.
    let isAlone =
      shared.isEmpty && item.optionGroups.isEmpty && item.ingredients.isEmpty && !item.hasSizes
    for diet in item.diets where diet.excludesAllergens {
      if isAlone, !item.allergens.hasAny(excludedBy: diet) { continue }
      let groups = checked.groups(of: item, shared)
      var reasons = contradictions(diet, item) + choices(groups) { contradictions(diet, $0) }
      // Allergens of ingredients count, even if the item doesn't declare them.
      let ingredients = item.ingredients.isEmpty ? .notDeclared : AllergenDeclaration.declared(item.ingredientAllergens)
      for word in contradictions(diet, ingredients) where !reasons.contains(word) { reasons.append(word) }
      var possible: [String] = []
      if reasons.isEmpty {
        possible = traces(diet, item.commonAllergens)
        for word in traces(diet, ingredients) where !possible.contains(word) { possible.append(word) }
        possible += choices(groups) { contradictions(diet, $0) + traces(diet, $0) }
      }
      if reasons.isEmpty, possible.isEmpty { continue }
      let places = checked.places[place]
      let word =
        checked.place(of: diet.rawValue, in: places.diets) ?? checked.place(of: diet.rawValue, in: places.tags)
      add(item.shownName, diet, reasons, possible, word ?? places.diets ?? places.tags ?? places.item)
    }
  }
  checked.forEachOption { option, places in
    for diet in option.diets where diet.excludesAllergens {
      add(
        option.name.first.value, diet, contradictions(diet, option.allergens), traces(diet, option.allergens),
        checked.place(of: diet.rawValue, in: places?.diets) ?? places?.diets ?? places?.option)
    }
  }
  return findings
}

private func contradictions(_ diet: Diet, _ declaration: AllergenDeclaration) -> [String] {
  guard case .declared(let entries) = declaration else { return [] }
  return words(of: entries, .contains, excludedBy: diet)
}

/// Possible allergens contradict gluten-free, but not diets such as vegan.
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

/// The contradictions of all sizes, then of single ones: `milk`, `fish as '33 cm'`.
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
  fileprivate func groups(of item: borrowing MenuItem, _ shared: [String]) -> [OptionGroup] {
    if shared.isEmpty, item.optionGroups.isEmpty { return [] }
    let ids = Set(shared + item.optionGroups)
    return menu.optionGroups.filter { ids.contains($0.id) }
  }
}

/// The contradictions of default options, and of every possible choice: `milk with 'Mozzarella'`, `milk with any
/// 'Cheese'`.
///
/// - Parameter find: The allergens of an option that contradict the diet.
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

/// Finds order codes shared by several items.
@Sendable func findSharedOrderCodes(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  var owners: [String: String] = [:]
  checked.forEachItem { item, place in
    guard let code = item.orderCode else { return }
    let name = item.shownName
    guard let other = owners[code] else { return owners[code] = name }
    findings.append(
      MenuFinding(
        message: "'\(name)' has the order code '\(code)' of '\(other)'", hint: "give each its own order code",
        range: checked.places[place].orderCode))
  }
  return findings
}
