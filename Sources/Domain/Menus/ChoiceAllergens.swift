/// What a dish's choices bring along besides what a guest gets who chooses nothing.
package struct ChoiceAllergens: Sendable, Equatable {
  /// In it whatever is chosen: something must be, and all there is to choose from has it. By Annex II.
  package var unavoidable: [DeclaredAllergen] = []
  /// What whatever is chosen may contain, or does: no more is sure of it. By Annex II.
  package var unavoidablyPossible: [DeclaredAllergen] = []
  /// What some choices contain, or may contain where none contains it, by Annex II.
  package var avoidable: [DeclaredAllergen] = []
  /// What must be chosen has, or may have: as possible where each of these may be avoided, though not all. By Annex II.
  package var needed: [DeclaredAllergen] = []
  /// Whether one that a guest may choose, and doesn't get anyway, says nothing of its allergens: then nobody knows what the
  /// dish comes with.
  package var hasUndeclared = false
  /// Whether the dish can't be had without one of these.
  package var needsUndeclared = false
  /// Whether such a one is among those that something must be chosen from.
  package var mayNeedUndeclared = false
  /// Whether nothing that may be chosen is without any of these: then the dish isn't free of all, though each may be avoided.
  package var hasNoFreeChoice = false

  /// - Parameter own: What is in the dish anyway, default choices included. What it says isn't said again; what it only may
  ///   contain doesn't hide what a choice has for sure.
  package init(of groups: [OptionGroup], besides own: AllergenDeclaration) {
    var certain: [DeclaredAllergen] = []
    if case .declared(let entries) = own { certain = entries }
    var brought: [DeclaredAllergen] = []
    for group in groups {
      var offered: [DeclaredAllergen] = []
      for option in group.options where option.status != .hidden {
        switch option.allergens {
        case .declared(let entries): offered = offered.joined(by: entries)
        case .notDeclared: continue
        }
      }
      if group.options.contains(where: { $0.allergens == .notDeclared && $0.status != .hidden }) {
        countUndeclared(of: group)
      }
      if group.minimum > 0 {
        if group.cannotAvoid({ !$0.allergens.isCovered(by: certain) }) {
          hasNoFreeChoice = true
          for entry in group.offeredAllergens where !certain.say(entry) {
            needed = needed.joined(by: [DeclaredAllergen(entry.allergen, kind: entry.kind, presence: .mayContain)])
          }
        }
        for entry in offered where entry.presence == .contains && !certain.say(entry) {
          // Of kinds that differ from choice to choice the allergen as such is left.
          for found in [entry, DeclaredAllergen(entry.allergen)]
          where !certain.say(found) && group.cannotAvoid({ $0.allergens.has(found) }) {
            unavoidable.append(found)
            certain.append(found)
            break
          }
        }
      }
      for entry in offered where group.minimum > 0 {
        let possible = DeclaredAllergen(entry.allergen, kind: entry.kind, presence: .mayContain)
        if certain.say(possible) { continue }
        for found in [possible, DeclaredAllergen(entry.allergen, presence: .mayContain)]
        where !certain.say(found) && !unavoidablyPossible.say(found)
          && group.cannotAvoid({ $0.allergens.has(found) })
        {
          unavoidablyPossible.append(found)
          break
        }
      }
      brought = brought.joined(by: offered)
    }
    // Beside wheat that is in a dish for sure, "may contain gluten" tells nobody more; beside almonds "may contain nuts" does.
    if certain.contains(where: { $0.allergen == .gluten && $0.presence == .contains }) {
      certain.append(DeclaredAllergen(.gluten, presence: .mayContain))
      unavoidablyPossible.removeAll { $0.allergen == .gluten && !$0.hasKind }
    }
    unavoidable.sort()
    unavoidablyPossible.sort()
    for entry in brought where entry.presence == .contains && !certain.say(entry) { avoidable.append(entry) }
    certain += avoidable + unavoidablyPossible
    for entry in brought where entry.presence == .mayContain && !certain.say(entry) { avoidable.append(entry) }
    avoidable.sort()
    needed = needed.joined(by: unavoidable).joined(by: unavoidablyPossible)
  }

  /// Notes the options of a group that say nothing of their allergens, but for those that a guest gets anyway.
  private mutating func countUndeclared(of group: OptionGroup) {
    let defaults = Set(group.defaultOptions.lazy.map(\.id))
    func isUnknown(_ option: OptionGroup.Option) -> Bool {
      option.allergens == .notDeclared && option.status != .hidden && !defaults.contains(option.id)
    }
    guard group.options.contains(where: isUnknown) else { return }
    hasUndeclared = true
    if group.minimum > 0, group.cannotAvoid({ $0.allergens == .notDeclared }) { needsUndeclared = true }
    if needsUndeclared || group.leavesToChoose && group.offeredOptions.contains(where: isUnknown) {
      mayNeedUndeclared = true
    }
  }
}

extension OptionGroup {
  /// All that the options on offer declare.
  fileprivate var offeredAllergens: [DeclaredAllergen] {
    offeredOptions.reduce([]) { all, option in
      if case .declared(let entries) = option.allergens { all.joined(by: entries) } else { all }
    }
  }

  /// Whether the others are too few for what must be chosen. What is sold out is none, unless all is.
  package func cannotAvoid(_ isOne: (Option) -> Bool) -> Bool {
    let offered = offeredOptions
    if offered.isEmpty { return false }
    let without = offered.count { !isOne($0) }
    if without == 0 { return true }
    guard let maximumPerOption else { return false }
    return maximumPerOption <= (minimum - 1) / without
  }
}
