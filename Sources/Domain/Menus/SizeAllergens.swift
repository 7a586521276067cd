/// An item's allergens apply to all its sizes; a size may add more.
extension MenuItem {
  /// Whether a size declares allergens.
  package var hasSizeAllergens: Bool {
    guard case .sizes(let sizes) = offer else { return false }
    return sizes.contains { $0.allergens.isDeclared }
  }

  /// The allergens of the item in `size`; the size's own if the item declares none.
  package func allergens(ofSize size: Size) -> AllergenDeclaration {
    switch (allergens, size.allergens) {
    case (_, .notDeclared): allergens
    case (.notDeclared, .declared): size.allergens
    case (.declared(let own), .declared(let besides)): .declared(own.joined(by: besides))
    }
  }

  /// The allergens of every size; not declared if those of any size are unknown.
  package var commonAllergens: AllergenDeclaration {
    guard hasSizeAllergens else { return allergens }
    var common: [DeclaredAllergen]?
    for size in sizes {
      guard case .declared(let entries) = allergens(ofSize: size) else { return .notDeclared }
      common = common.map { $0.shared(with: entries) } ?? entries
    }
    return .declared(common ?? [])
  }

  /// Whether the allergens of every size are declared.
  package var declaresCommonAllergens: Bool {
    if allergens.isDeclared { return true }
    guard case .sizes(let sizes) = offer else { return false }
    return sizes.allSatisfy { $0.allergens.isDeclared }
  }

  /// An allergen that only some sizes contain or may contain.
  package struct SizeAllergen: Sendable, Equatable {
    package var entry: DeclaredAllergen
    package var sizes: [Size]
  }

  /// The allergens that only some sizes have, in the order of Annex II, contained ones before possible ones.
  package var sizeAllergens: [SizeAllergen] {
    guard hasSizeAllergens else { return [] }
    let common = commonAllergens
    var found: [(entry: DeclaredAllergen, sizes: [Size])] = []
    for size in sizes {
      guard case .declared(let entries) = allergens(ofSize: size) else { continue }
      for entry in entries where !common.includes(entry) {
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

  /// The allergens that any size contains, in the order of Annex II.
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
  /// Whether the declaration covers `entry`, of the same kind or of the whole allergen.
  func includes(_ entry: DeclaredAllergen) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.cover(entry)
  }

  /// Whether it has something, even as a trace, that the diet excludes.
  package func hasAny(excludedBy diet: Diet) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains { diet.excludes($0) }
  }

  /// Whether it contains something that the diet excludes.
  package func contains(excludedBy diet: Diet) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains { $0.presence == .contains && diet.excludes($0) }
  }

  /// Whether it has `entry`; any kind matches an entry without a kind.
  func has(_ entry: DeclaredAllergen) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.contains { $0.covers(entry) && (!entry.hasKind || $0.hasWord(of: entry)) }
  }

  /// Whether it is declared, and `others` covers all of it.
  func isCovered(by others: [DeclaredAllergen]) -> Bool {
    guard case .declared(let entries) = self else { return false }
    return entries.allSatisfy { others.cover($0) }
  }

  /// The allergens it contains, in the order of Annex II.
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
  /// "Contains" covers "may contain".
  fileprivate func covers(_ other: DeclaredAllergen) -> Bool {
    allergen == other.allergen && (presence == .contains || other.presence == .mayContain)
  }
}

extension [DeclaredAllergen] {
  /// Whether an entry covers `entry`, of the same kind or of the whole allergen.
  /// Almonds alone don't cover other nuts.
  func cover(_ entry: DeclaredAllergen) -> Bool { contains { $0.covers(entry) && $0.hasWord(of: entry) } }

  /// The union of both, where "contains" takes precedence over "may contain".
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

  /// The entries in both. Where the kinds differ, only the allergen is kept.
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
