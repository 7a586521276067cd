/// What a dish's choices bring along besides what it has itself.
package struct ChoiceAllergens: Sendable, Equatable {
  /// In it whatever is chosen: something must be, and all there is to choose from has it. By Annex II.
  package var unavoidable: [DeclaredAllergen] = []
  /// What some choices contain, or may contain where none contains it, by Annex II.
  package var avoidable: [DeclaredAllergen] = []
  /// Whether one that a guest may choose says nothing of its allergens: then nobody knows what the dish comes with.
  package var hasUndeclared = false
  /// Whether the dish can't be had without one of these.
  package var needsUndeclared = false

  /// - Parameter own: What is in the dish anyway. What it says isn't said again; what it only may contain doesn't
  ///   hide what a choice has for sure.
  package init(of groups: [OptionGroup], besides own: AllergenDeclaration) {
    var certain: [DeclaredAllergen] = []
    if case .declared(let entries) = own { certain = entries }
    var brought: [DeclaredAllergen] = []
    for group in groups {
      var offered: [DeclaredAllergen] = []
      for option in group.options where option.status != .hidden {
        switch option.allergens {
        case .declared(let entries): offered = offered.joined(by: entries)
        case .notDeclared: hasUndeclared = true
        }
      }
      if group.minimum > 0 {
        if group.cannotAvoid({ $0.allergens == .notDeclared }) { needsUndeclared = true }
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
      brought = brought.joined(by: offered)
    }
    unavoidable.sort()
    for entry in brought where entry.presence == .contains && !certain.say(entry) { avoidable.append(entry) }
    certain += avoidable
    for entry in brought where entry.presence == .mayContain && !certain.say(entry) { avoidable.append(entry) }
    avoidable.sort()
  }
}

extension OptionGroup {
  /// Whether the others are too few for what must be chosen.
  fileprivate func cannotAvoid(_ isOne: (Option) -> Bool) -> Bool {
    let shown = options.lazy.filter { $0.status != .hidden }
    if shown.isEmpty { return false }
    let without = shown.count { !isOne($0) }
    if without == 0 { return true }
    guard let maximumPerOption else { return false }
    return maximumPerOption <= (minimum - 1) / without
  }
}
