/// A dish's allergens hold for each of its sizes; a size may have some besides: the large one comes with an anchovy.
extension MenuItem {
  /// Whether a size says something of its allergens.
  package var hasSizeAllergens: Bool {
    guard case .sizes(let sizes) = offer else { return false }
    return sizes.contains { $0.allergens.isDeclared }
  }

  /// What is in it in that size. Where the dish says nothing, the size's own declaration is all of it.
  package func allergens(ofSize size: Size) -> AllergenDeclaration {
    switch (allergens, size.allergens) {
    case (_, .notDeclared): allergens
    case (.notDeclared, .declared): size.allergens
    case (.declared(let own), .declared(let besides)): .declared(own.joined(by: besides))
    }
  }

  /// What is in it whichever size is ordered; not declared where that isn't known of one of them.
  package var commonAllergens: AllergenDeclaration {
    guard hasSizeAllergens else { return allergens }
    var common: [DeclaredAllergen]?
    for size in sizes {
      guard case .declared(let entries) = allergens(ofSize: size) else { return .notDeclared }
      common = common.map { $0.shared(with: entries) } ?? entries
    }
    return .declared(common ?? [])
  }

  /// Whether that is known of every size.
  package var declaresCommonAllergens: Bool {
    if allergens.isDeclared { return true }
    guard case .sizes(let sizes) = offer else { return false }
    return sizes.allSatisfy { $0.allergens.isDeclared }
  }

  /// An allergen, or a kind of one, that some sizes have, or may have, where others don't.
  package struct SizeAllergen: Sendable, Equatable {
    package var entry: DeclaredAllergen
    package var sizes: [Size]
  }

  /// What only some sizes bring along, by Annex II, what they contain before what they may contain.
  package var sizeAllergens: [SizeAllergen] {
    guard hasSizeAllergens else { return [] }
    let common = commonAllergens
    var found: [(entry: DeclaredAllergen, sizes: [Size])] = []
    for size in sizes {
      guard case .declared(let entries) = allergens(ofSize: size) else { continue }
      for entry in entries where !common.says(entry) {
        if let known = found.firstIndex(where: { $0.entry == entry }) {
          found[known].sizes.append(size)
        } else {
          found.append((entry, [size]))
        }
      }
    }
    return found.sorted {
      $0.entry < $1.entry || !($1.entry < $0.entry) && $0.entry.presence == .contains && $1.entry.presence != .contains
    }
    .map { SizeAllergen(entry: $0.entry, sizes: $0.sizes) }
  }

  /// What is in any of its sizes for sure, by Annex II.
  package var containedAllergens: [Allergen] {
    var all = allergens.contained
    if hasSizeAllergens {
      for size in sizes { all += size.allergens.contained }
      all = Set(all).sorted()
    }
    return all
  }
}

extension AllergenDeclaration {
  /// Whether it tells as much of the same kind, or of the same allergen without one.
  func says(_ entry: DeclaredAllergen) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.say(entry)
  }

  /// Whether a dish of the diet can't contain, or may not contain, something of it.
  package func hasAny(excludedBy diet: Diet) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains { diet.excludes($0) }
  }

  /// Whether it is known to contain something that a dish of the diet can't.
  package func contains(excludedBy diet: Diet) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains { $0.presence == .contains && diet.excludes($0) }
  }

  /// Whether there is as much of it: of an allergen as such any of its kinds will do.
  func has(_ entry: DeclaredAllergen) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains { $0.tellsAsMuch(as: entry) && (!entry.hasKind || $0.hasWord(of: entry)) }
  }

  /// Whether it is declared, and tells of nothing that others don't.
  func isCovered(by others: [DeclaredAllergen]) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.allSatisfy { others.say($0) }
  }

  /// What it says is in there for sure, by Annex II.
  fileprivate var contained: [Allergen] {
    guard case .declared(let entries) = self else { return [] }
    var allergens: [Allergen] = []
    for entry in entries where entry.presence == .contains && allergens.last != entry.allergen {
      allergens.append(entry.allergen)
    }
    return allergens
  }
}

extension DeclaredAllergen {
  /// What is in there for sure tells of what may be, too.
  fileprivate func tellsAsMuch(as other: DeclaredAllergen) -> Bool {
    allergen == other.allergen && (presence == .contains || other.presence == .mayContain)
  }
}

extension [DeclaredAllergen] {
  /// Whether they tell as much of the same kind, or of the same allergen without one: who reads of almonds isn't told
  /// that there are other nuts.
  func say(_ entry: DeclaredAllergen) -> Bool { contains { $0.tellsAsMuch(as: entry) && $0.hasWord(of: entry) } }

  /// These and those, each once: what is in a dish for sure stands over what may be in it.
  func joined(by others: Self) -> Self {
    var all = self
    for entry in others {
      if let known = all.firstIndex(where: { $0.hasWord(of: entry) }) {
        if entry.presence == .contains { all[known].presence = .contains }
      } else {
        all.append(entry)
      }
    }
    return all.sorted()
  }

  /// What stands in both, by the kinds that both name; of one in other kinds the allergen alone is left.
  fileprivate func shared(with others: Self) -> Self {
    var shared: Self = []
    for entry in self {
      let alike = others.filter { $0.allergen == entry.allergen }
      guard let match = alike.first(where: { $0.hasWord(of: entry) }) ?? alike.first else { continue }
      var both = entry
      if !match.hasWord(of: entry) { both.kind = nil }
      if alike.allSatisfy({ $0.presence == .mayContain }) || match.hasWord(of: entry) && match.presence == .mayContain {
        both.presence = .mayContain
      }
      if !shared.contains(where: { $0.hasWord(of: both) }) { shared.append(both) }
    }
    return shared.sorted()
  }
}
