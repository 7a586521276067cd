import MenugenDomain

/// Diets that what is in a dish, a size of it or a choice contradicts: one warning a diet, with all that does.
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
    // As a rule nothing but what the dish itself declares can contradict it.
    let isAlone =
      shared.isEmpty && item.optionGroups.isEmpty && item.ingredients.isEmpty && !item.hasSizes
    for diet in item.diets where diet.excludesAllergens {
      if isAlone, !item.allergens.hasAny(excludedBy: diet) { continue }
      let groups = checked.groups(of: item, shared)
      var reasons = contradictions(diet, item) + choices(groups) { contradictions(diet, $0) }
      // What an ingredient declares is in the dish, whether the dish says so or not.
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

/// What may be in it, of a diet that promises there is none: who eats vegan asks for no such promise.
private func traces(_ diet: Diet, _ declaration: AllergenDeclaration) -> [String] {
  guard diet == .glutenFree, case .declared(let entries) = declaration else { return [] }
  return words(of: entries, .mayContain, excludedBy: diet)
}

private func words(
  of entries: [DeclaredAllergen], _ presence: DeclaredAllergen.Presence, excludedBy diet: Diet
) -> [String] {
  // Few have any: nothing is made of the others.
  var words: [String] = []
  for entry in entries where diet.excludes(entry) && entry.presence == presence { words.append(entry.word) }
  return words
}

/// What all its sizes have, then what each has besides: `milk`, `fish as '33 cm'`.
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
  /// The choices that go with an item.
  fileprivate func groups(of item: borrowing MenuItem, _ shared: [String]) -> [OptionGroup] {
    if shared.isEmpty, item.optionGroups.isEmpty { return [] }
    let ids = Set(shared + item.optionGroups)
    return menu.optionGroups.filter { ids.contains($0.id) }
  }
}

/// What comes with it unless a guest chooses otherwise, and what comes with it whatever a guest chooses:
/// `milk with 'Mozzarella'`, `milk with any 'Cheese'`.
///
/// - Parameter find: What of a choice's allergens tells against the diet.
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

/// A code that two dishes share orders either.
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
