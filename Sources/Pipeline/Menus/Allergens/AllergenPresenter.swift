import MenugenDomain
import MenugenLocalization
import MenugenText
import MenugenViewModels

extension Presentation {
  /// The allergens of an item with its default choices, and those that sizes and other choices add.
  func allergens(
    of item: borrowing MenuItem, in file: LanguageTag, choices: [OptionGroup]
  ) -> AllergensViewModel {
    let isKnownInPart = item.allergens == .notDeclared && !item.ingredients.isEmpty
    if !item.hasSizeAllergens, choices.isEmpty, !isKnownInPart { return allergens(item.allergens) }
    let served = ServedAllergens(item, with: choices)
    var model = allergens(served.common, known: served.known)
    model.declared = declared(served.declared)
    model.known = model.declared == nil ? DeclaredAllergens(served.knownAllergens).unlessEmpty : nil
    if item.commonAllergens == .notDeclared, !item.ingredients.isEmpty {
      model.ofIngredients = DeclaredAllergens(item.ingredientAllergens).unlessEmpty
    }
    // "None" would be wrong if a size or a required choice may have allergens.
    if !served.isFreeOfAll { model.declaredNone = nil }
    model.withSizes = sizeAllergens(served.sizes, in: file)
    // For an undeclared item, its choices' missing declarations add nothing.
    model.withChoices = lines(served.choices, saysUnknown: model.notDeclared == nil)
    return model
  }

  /// The note that an item's choices don't declare their allergens.
  func undeclaredChoices(of groups: [OptionGroup]) -> [String] {
    let brought = ChoiceAllergens(of: groups, besides: .notDeclared)
    if brought.needsUndeclared { return [phrases.withAnyChoice("list", undeclared)] }
    return brought.hasUndeclared ? [phrases.withChoices("list", undeclared)] : []
  }

  /// The note within a sentence, whose end has the stop.
  private var undeclared: String {
    let (note, stop) = (phrases.notDeclared, phrases.required("stop"))
    return note.hasSuffix(stop) ? String(note.dropLast(stop.count)) : note
  }

  /// The allergens that choices add, unavoidable ones first.
  ///
  /// - Parameter saysUnknown: Whether to add that some choices are undeclared.
  private func lines(_ brought: ChoiceAllergens, saysUnknown: Bool) -> [String] {
    var lines: [String] = []
    func add(_ pattern: Pattern, _ entries: [DeclaredAllergen], isUnknown: Bool) {
      let contained = words(entries, .contains)
      var parts = contained.isEmpty ? [] : [list(contained)]
      if isUnknown { parts.append(undeclared) }
      if !parts.isEmpty { lines.append(pattern("list", parts.joined(separator: " · "))) }
    }
    add(phrases.withAnyChoice, brought.unavoidable, isUnknown: saysUnknown && brought.needsUndeclared)
    add(
      phrases.withChoices, brought.avoidable,
      isUnknown: saysUnknown && brought.hasUndeclared && !brought.needsUndeclared)
    let always = words(brought.unavoidablyPossible, .mayContain)
    if !always.isEmpty { lines.append(phrases.withAnyChoiceMayContain("list", list(always))) }
    let possible = words(brought.avoidable, .mayContain)
    if !possible.isEmpty { lines.append(phrases.withChoicesMayContain("list", list(possible))) }
    return lines
  }

  /// Declared allergens: contained, possible, none or undeclared.
  ///
  /// - Parameter known: The known allergens of an undeclared item.
  func allergens(_ declaration: AllergenDeclaration, known: [DeclaredAllergen] = []) -> AllergensViewModel {
    switch declaration {
    case .notDeclared:
      return AllergensViewModel(
        contains: line(known, .contains), mayContain: line(known, .mayContain), notDeclared: phrases.notDeclared,
        codes: codes(known))
    case .declared(let entries) where entries.isEmpty:
      return AllergensViewModel(declaredNone: phrases.declaredNone, declared: DeclaredAllergens())
    case .declared(let entries):
      let numbers = AllergenNumbers(entries)
      let isPlain = numbers.isPlain && hasPlainAllergenNames
      return AllergensViewModel(
        contains: isPlain ? line(numbers.contained, .contains) : line(entries, .contains),
        mayContain: isPlain ? line(numbers.possible, .mayContain) : line(entries, .mayContain),
        declared: DeclaredAllergens(entries), codes: codes(entries))
    }
  }

  /// `Contains: gluten (wheat), milk`; `nil` if there are none.
  private func line(_ entries: [DeclaredAllergen], _ presence: DeclaredAllergen.Presence) -> String? {
    let words = words(entries, presence)
    if words.isEmpty { return nil }
    return presence == .contains ? phrases.contains("list", list(words)) : phrases.mayContain("list", list(words))
  }

  /// Fast path for allergens without kinds.
  private func line(_ allergens: AllergenNumbers.Bits, _ presence: DeclaredAllergen.Presence) -> String? {
    if allergens == 0 { return nil }
    return String.written { output in
      switch presence {
      case .contains: phrases.contains.write("list", to: &output) { writeNames(allergens, to: &$0) }
      case .mayContain: phrases.mayContain.write("list", to: &output) { writeNames(allergens, to: &$0) }
      }
    }
  }

  private func writeNames(_ allergens: AllergenNumbers.Bits, to output: inout ByteBuffer) {
    let count = allergens.nonzeroBitCount
    var rest = allergens
    for index in 0..<count {
      phrases.allergenNames.withElement(rest.trailingZeroBitCount) { name in
        if index > 0 { output.append(locale.lists.mark(before: name, at: index, of: count)) }
        output.append(name)
      }
      rest &= rest &- 1
    }
  }

  /// The allergens that some sizes contain, with the sizes' names: `Depending on size: fish (33 cm)`; then possible
  /// ones.
  private func sizeAllergens(
    _ allergens: [MenuItem.SizeAllergen], in file: LanguageTag
  ) -> [MixedTextViewModel] {
    func words(_ presence: DeclaredAllergen.Presence) -> [String] {
      allergens.filter { $0.entry.presence == presence }.map { found in
        let sizes = list(found.sizes.map { tagged($0.name, in: file) })
        let kind = found.entry.kind.map { phrases.word("kind.\($0)") ?? $0 }
        return phrases.allergenKind([
          "allergen": phrases.name(of: found.entry.allergen),
          "kind": [kind, sizes].compactMap(\.self).joined(separator: phrases.comma),
        ])
      }
    }
    let (contained, possible) = (words(.contains), words(.mayContain))
    var lines: [MixedTextViewModel] = []
    if !contained.isEmpty { lines.append(mixed(phrases.withSizes("list", list(contained)))) }
    if !possible.isEmpty { lines.append(mixed(phrases.withSizesMayContain("list", list(possible)))) }
    return lines
  }

  /// Each allergen with its kinds: `gluten (wheat, rye)`.
  ///
  /// `nuts` without a kind hides kinds, which could suggest that there are no other nuts; kinds of cereals are shown
  /// with `gluten`.
  private func words(_ entries: [DeclaredAllergen], _ presence: DeclaredAllergen.Presence) -> [String] {
    if !entries.contains(where: { $0.presence == presence }) { return [] }
    var words: [String] = []
    words.reserveCapacity(entries.count)
    var last: Allergen?
    func hasWhole(_ allergen: Allergen, _ presence: DeclaredAllergen.Presence) -> Bool {
      entries.contains { $0.allergen == allergen && $0.kind == nil && $0.presence == presence }
    }
    // "May contain" of the whole allergen is redundant if it is contained, but not if only a kind is.
    func isSaid(_ entry: DeclaredAllergen) -> Bool {
      presence == .mayContain && entry.kind == nil && hasWhole(entry.allergen, .contains)
    }
    for entry in entries where entry.presence == presence && entry.allergen != last && !isSaid(entry) {
      last = entry.allergen
      let name = phrases.name(of: entry.allergen)
      if !entries.contains(where: { $0.allergen == entry.allergen && $0.kind != nil })
        || entry.allergen != .gluten && hasWhole(entry.allergen, presence)
      {
        words.append(name)
        continue
      }
      let kinds = entries.compactMap { other -> String? in
        guard other.allergen == entry.allergen, other.presence == presence, let kind = other.kind else { return nil }
        return phrases.word("kind.\(kind)") ?? kind
      }
      words.append(kinds.isEmpty ? name : phrases.allergenKind(["allergen": name, "kind": list(kinds)]))
    }
    return words
  }

  /// The declaration in machine-readable form; `nil` if undeclared.
  func declared(_ declaration: AllergenDeclaration) -> DeclaredAllergens? {
    if case .declared(let entries) = declaration { DeclaredAllergens(entries) } else { nil }
  }

  func codes(_ entries: [DeclaredAllergen]) -> String? {
    var codes: [String] = []
    for entry in entries where entry.presence == .contains {
      if let code = allergenCode(entry.allergen), codes.last != code { codes.append(code) }
    }
    return codes.isEmpty ? nil : codes.joined(separator: ", ")
  }

  /// The site's code for an allergen: its number in Annex II, or Austria's letter (A–H, L–P, R); `nil` if words are
  /// used.
  func allergenCode(_ allergen: Allergen) -> String? {
    switch site.allergenCodes {
    case .numbers: return String(allergen.number)
    case .letters:
      let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "L", "M", "N", "O", "P", "R"]
      return letters[allergen.number - 1]
    case .words, .none: return nil
    }
  }

  /// The meanings of all 14 codes, if codes are used.
  func allergenLegend() -> [LegendEntryViewModel] {
    Allergen.allCases.compactMap { allergen in
      allergenCode(allergen).map {
        LegendEntryViewModel(code: $0, word: phrases.name(of: allergen))
      }
    }
  }

  func diets(_ diets: [Diet]) -> [BadgeViewModel] {
    diets.count == 1 ? dietBadges[diets[0].index] : diets.map { dietBadges[$0.index][0] }
  }

  /// Every diet's badge, in the order of all diets, created once.
  static func dietBadges(_ phrases: Phrases) -> [[BadgeViewModel]] {
    Diet.allCases.map { diet in
      let text = phrases.diets[diet] ?? diet.rawValue
      return [BadgeViewModel(key: diet.rawValue, text: text, schemaURL: schemaURL(of: diet))]
    }
  }

  /// schema.org's `RestrictedDiet`, if there is one, as a literal without reference counting.
  private static func schemaURL(of diet: Diet) -> String? {
    switch diet {
    case .vegan: "https://schema.org/VeganDiet"
    case .vegetarian: "https://schema.org/VegetarianDiet"
    case .halal: "https://schema.org/HalalDiet"
    case .kosher: "https://schema.org/KosherDiet"
    case .hindu: "https://schema.org/HinduDiet"
    case .glutenFree: "https://schema.org/GlutenFreeDiet"
    case .lowLactose: "https://schema.org/LowLactoseDiet"
    case .lowCalorie: "https://schema.org/LowCalorieDiet"
    case .lowFat: "https://schema.org/LowFatDiet"
    case .lowSalt: "https://schema.org/LowSaltDiet"
    case .diabetic: "https://schema.org/DiabeticDiet"
    case .lactoseFree: nil
    }
  }
}

/// The declared allergens as bits.
private struct AllergenNumbers {
  /// One bit for each allergen, in the order of Annex II.
  typealias Bits = UInt16

  var contained: Bits = 0
  var possible: Bits = 0
  /// Whether this is complete: no entry has a kind, and none is both contained and possible.
  var isPlain = true

  init(_ entries: [DeclaredAllergen]) {
    entries.forEachInPlace { entry in
      let bit: Bits = 1 << Bits(entry.allergen.number - 1)
      if entry.hasKind || (contained | possible) >= bit { isPlain = false }
      if entry.presence == .contains { contained |= bit } else { possible |= bit }
    }
  }
}

extension DeclaredAllergens {
  /// `nil` if there are no allergens.
  fileprivate var unlessEmpty: Self? { contained | possible == 0 ? nil : self }

  init(_ entries: [DeclaredAllergen]) {
    self.init()
    for entry in entries {
      let bit: UInt32 = 1 << UInt32(entry.wordNumber)
      if entry.presence == .contains { contained |= bit } else { possible |= bit }
    }
  }
}
