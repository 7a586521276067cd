import MenugenDomain
import MenugenLocalization
import MenugenText
import MenugenViewModels

/// What an item tells a filter.
///
/// An allergen that a guest may get counts: one of a size or a choice is possible, even if another size or choice avoids
/// it, and so is one that a required choice may add. An item is never left out as unsafe because of what it may contain,
/// and never shown without a note.
struct FilterBits: Hashable {
  /// One bit for each allergen, in the order of Annex II.
  var contained: UInt16 = 0
  var possible: UInt16 = 0
  /// Whether the state of an allergen is unknown.
  var isUncertain = false
  /// One bit for each diet, in their order.
  var diets: UInt16 = 0

  init() {}

  init(_ states: [AllergenState], diets: [Diet]) {
    for (index, state) in states.enumerated() {
      let bit: UInt16 = 1 << UInt16(index)
      switch state {
      case .contains: contained |= bit
      case .mayContain, .withChoices, .withSizes: possible |= bit
      case .unknown: isUncertain = true
      case .none: break
      }
    }
    add(diets)
  }

  /// An item without sizes, choices or ingredients that change its allergens.
  init(_ allergens: AllergenDeclaration, diets: [Diet]) {
    if case .declared(let entries) = allergens {
      entries.forEachInPlace { entry in
        let bit: UInt16 = 1 << UInt16(entry.allergen.number - 1)
        if entry.presence == .contains { contained |= bit } else { possible |= bit }
      }
      possible &= ~contained
    } else {
      isUncertain = true
    }
    add(diets)
  }

  /// What is vegan is vegetarian, and what has no lactose is low in it.
  private mutating func add(_ diets: [Diet]) {
    for diet in diets {
      self.diets |= 1 << UInt16(diet.index)
      switch diet {
      case .vegan: self.diets |= 1 << UInt16(Diet.vegetarian.index)
      case .lactoseFree: self.diets |= 1 << UInt16(Diet.lowLactose.index)
      default: break
      }
    }
  }

  /// CSS classes, each after a space: ` a-milk m-nuts u d-vegan`.
  var classes: String {
    String.written { output in
      for allergen in Allergen.allCases {
        let bit: UInt16 = 1 << UInt16(allergen.number - 1)
        if contained & bit != 0 { output.append(" a-\(allergen.rawValue)") }
        if possible & bit != 0 { output.append(" m-\(allergen.rawValue)") }
      }
      if isUncertain { output.append(" u") }
      for diet in Diet.allCases where diets & 1 << UInt16(diet.index) != 0 { output.append(" d-\(diet.rawValue)") }
    }
  }
}

extension Presentation {
  /// The digits of numbers, by their names in CSS.
  fileprivate var digits: String {
    switch number(0) {
    case "\u{660}": "arabic-indic"
    case "\u{6F0}": "persian"
    default: "decimal"
    }
  }

  /// `May contain: nuts`; `nil` if there are none.
  func possibleAllergens(_ bits: FilterBits) -> String? {
    let names = Allergen.allCases.filter { bits.possible & 1 << UInt16($0.number - 1) != 0 }.map(phrases.name)
    return names.isEmpty ? nil : phrases.mayContain("list", list(names))
  }
}

/// The filter of a menu, and the classes of its items: few different ones, each made once.
struct MenuFilter {
  private var classes: [FilterBits: String] = [:]
  private var all = FilterBits()
  private var count = 0

  /// Adds an item, and returns its classes.
  mutating func add(_ bits: FilterBits) -> String {
    count += 1
    if let known = classes[bits] { return known }
    all.contained |= bits.contained
    all.possible |= bits.possible
    all.diets |= bits.diets
    if bits.isUncertain { all.isUncertain = true }
    let text = bits.classes
    classes[bits] = text
    return text
  }

  /// `nil` if there is nothing to choose.
  func viewModel(in presentation: Presentation) -> MenuFilterViewModel? {
    let phrases = presentation.phrases
    let allergens = Allergen.allCases.filter { (all.contained | all.possible) & 1 << UInt16($0.number - 1) != 0 }
    let diets = Diet.allCases.filter { all.diets & 1 << UInt16($0.index) != 0 }
    if count < 2 || allergens.isEmpty && diets.isEmpty { return nil }
    // The browser counts the items that are left.
    let left = phrases.filterLeft(["count": presentation.number(count), "left": "\u{0}"])
    let parts = left.split(separator: "\u{0}", maxSplits: 1, omittingEmptySubsequences: false)
    return MenuFilterViewModel(
      allergens: allergens.map { FilterChoiceViewModel(key: $0.rawValue, text: phrases.name(of: $0)) },
      diets: diets.map { FilterChoiceViewModel(key: $0.rawValue, text: phrases.diets[$0] ?? $0.rawValue) },
      beforeCount: String(parts.first ?? ""), afterCount: parts.count > 1 ? String(parts[1]) : "",
      digits: presentation.digits, hasUncertain: all.isUncertain || all.possible != 0)
  }
}
