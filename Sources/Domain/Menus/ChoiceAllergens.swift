/// The allergens that an item's choices add to those of an order without any choice.
package struct ChoiceAllergens: Sendable, Equatable {
  /// Allergens that every possible choice contains, in the order of Annex II.
  package var unavoidable: [DeclaredAllergen] = []
  /// Allergens that every possible choice contains or may contain, in the order of Annex II.
  package var unavoidablyPossible: [DeclaredAllergen] = []
  /// Allergens that some choices contain, or may contain if none contains them, in the order of Annex II.
  package var avoidable: [DeclaredAllergen] = []
  /// Allergens of required choices, as possible if each can be avoided but not all together. In the order of Annex II.
  package var needed: [DeclaredAllergen] = []
  /// Whether an option that a guest may add doesn't declare its allergens.
  package var hasUndeclared = false
  /// Whether every possible choice includes an undeclared option.
  package var needsUndeclared = false
  /// Whether a required choice offers an undeclared option.
  package var mayNeedUndeclared = false
  /// Whether every possible choice has at least one of these allergens, even if each can be avoided.
  package var hasNoFreeChoice = false

  /// - Parameter own: The allergens of the item and its default choices. They are omitted, except that "may contain"
  ///   doesn't hide "contains".
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
          for entry in group.offeredAllergens where !certain.cover(entry) {
            needed = needed.joined(by: [DeclaredAllergen(entry.allergen, kind: entry.kind, presence: .mayContain)])
          }
        }
        for entry in offered where entry.presence == .contains && !certain.cover(entry) {
          // If the kinds differ between choices, only the allergen is unavoidable.
          for found in [entry, DeclaredAllergen(entry.allergen)]
          where !certain.cover(found) && group.cannotAvoid({ $0.allergens.has(found) }) {
            unavoidable.append(found)
            certain.append(found)
            break
          }
        }
      }
      for entry in offered where group.minimum > 0 {
        let possible = DeclaredAllergen(entry.allergen, kind: entry.kind, presence: .mayContain)
        if certain.cover(possible) { continue }
        for found in [possible, DeclaredAllergen(entry.allergen, presence: .mayContain)]
        where !certain.cover(found) && !unavoidablyPossible.cover(found)
          && group.cannotAvoid({ $0.allergens.has(found) })
        {
          unavoidablyPossible.append(found)
          break
        }
      }
      brought = brought.joined(by: offered)
    }
    // Wheat makes "may contain gluten" redundant; almonds don't make "may contain nuts" redundant.
    if certain.contains(where: { $0.allergen == .gluten && $0.presence == .contains }) {
      certain.append(DeclaredAllergen(.gluten, presence: .mayContain))
      unavoidablyPossible.removeAll { $0.allergen == .gluten && !$0.hasKind }
    }
    unavoidable.sort()
    unavoidablyPossible.sort()
    for entry in brought where entry.presence == .contains && !certain.cover(entry) { avoidable.append(entry) }
    certain += avoidable + unavoidablyPossible
    for entry in brought where entry.presence == .mayContain && !certain.cover(entry) { avoidable.append(entry) }
    avoidable.sort()
    needed = needed.joined(by: unavoidable).joined(by: unavoidablyPossible)
  }

  /// Records a group's undeclared options, except its default ones.
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
  /// The allergens declared by the offered options.
  fileprivate var offeredAllergens: [DeclaredAllergen] {
    offeredOptions.reduce([]) { all, option in
      if case .declared(let entries) = option.allergens { all.joined(by: entries) } else { all }
    }
  }

  /// Whether every permitted choice includes an option that `isOne` matches. Sold-out options count only if all are
  /// sold out.
  package func cannotAvoid(_ isOne: (Option) -> Bool) -> Bool {
    let offered = offeredOptions
    if offered.isEmpty { return false }
    let without = offered.count { !isOne($0) }
    if without == 0 { return true }
    guard let maximumPerOption else { return false }
    return maximumPerOption <= (minimum - 1) / without
  }
}
