import Domain

/// Diets that what is in a dish, a size of it or a choice contradicts: one warning a diet, with all that does.
@Sendable func findContradictedDiets(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  func add(_ name: String, _ diet: Diet, _ reasons: [String], _ traces: [String], _ range: Range<Int>?) {
    if reasons.isEmpty, traces.isEmpty { return }
    let what = reasons.isEmpty ? "may contain \(joined(traces))" : "contains \(joined(reasons))"
    findings.append(
      MenuFinding(
        message: "'\(name)' is \(diet.rawValue), but \(what)",
        hint: "remove the diet, or what contradicts it", range: range))
  }
  checked.forEachItem { item, places, shared in
    for diet in item.diets {
      let reasons = contradictions(diet, item) + contradictions(diet, item, shared, checked.menu.optionGroups)
      let traces = reasons.isEmpty ? traces(diet, item.commonAllergens) : []
      if reasons.isEmpty, traces.isEmpty { continue }
      let place =
        checked.place(of: diet.rawValue, in: places.diets) ?? checked.place(of: diet.rawValue, in: places.tags)
      add(item.shownName, diet, reasons, traces, place ?? places.diets ?? places.tags ?? places.item)
    }
  }
  checked.forEachOption { option, places in
    for diet in option.diets {
      add(
        option.name.entries[0].value, diet, contradictions(diet, option.allergens), traces(diet, option.allergens),
        checked.place(of: diet.rawValue, in: places?.diets) ?? places?.diets ?? places?.option)
    }
  }
  return findings
}

private func contradictions(_ diet: Diet, _ declaration: AllergenDeclaration) -> [String] {
  guard case .declared(let entries) = declaration else { return [] }
  return entries.filter { $0.presence == .contains && diet.excludes($0.allergen) }.map(\.word)
}

/// What may be in it, of a diet that promises there is none: who eats vegan asks for no such promise.
private func traces(_ diet: Diet, _ declaration: AllergenDeclaration) -> [String] {
  guard diet == .glutenFree || diet == .lactoseFree, case .declared(let entries) = declaration else { return [] }
  return entries.filter { $0.presence == .mayContain && diet.excludes($0.allergen) }.map(\.word)
}

/// What all its sizes have, then what each has besides: `milk`, `fish as '33 cm'`.
private func contradictions(_ diet: Diet, _ item: borrowing MenuItem) -> [String] {
  let common = contradictions(diet, item.commonAllergens)
  var reasons = common
  for size in item.sizes {
    for word in contradictions(diet, item.allergens(ofSize: size)) where !common.contains(word) {
      reasons.append("\(word) as '\(size.name.entries[0].value)'")
    }
  }
  return reasons
}

/// What comes with it unless a guest chooses otherwise, and what comes with it whatever a guest chooses:
/// `milk with 'Mozzarella'`, `milk with any 'Cheese'`.
private func contradictions(
  _ diet: Diet, _ item: borrowing MenuItem, _ shared: [String], _ groups: [OptionGroup]
) -> [String] {
  if shared.isEmpty, item.optionGroups.isEmpty { return [] }
  let ids = Set(shared + item.optionGroups)
  return groups.filter { ids.contains($0.id) }.flatMap { group -> [String] in
    let options = group.options.filter { $0.status != .hidden }
    let reasons = options.map { contradictions(diet, $0.allergens) }
    if group.minimum > 0, let first = reasons.first, reasons.allSatisfy({ !$0.isEmpty }) {
      return ["\(joined(first)) with any '\(group.name.entries[0].value)'"]
    }
    return zip(options, reasons).filter { $0.isDefault && !$1.isEmpty }.map { option, reasons in
      "\(joined(reasons)) with '\(option.name.entries[0].value)'"
    }
  }
}

private func joined(_ words: [String]) -> String {
  words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
}

/// A code that two dishes share orders either.
@Sendable func findSharedOrderCodes(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  var owners: [String: String] = [:]
  checked.forEachItem { item, places in
    guard let code = item.orderCode else { return }
    let name = item.shownName
    guard let other = owners[code] else { return owners[code] = name }
    findings.append(
      MenuFinding(
        message: "'\(name)' has the order code '\(code)' of '\(other)'", hint: "give each its own order code",
        range: places.orderCode))
  }
  return findings
}
