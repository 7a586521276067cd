package import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// A check of a parsed menu.
package struct MenuRule: Sendable {
  package let id: String
  package let level: Severity
  /// The traits a menu must have for the rule to apply; empty for every menu.
  var traits: MenuTraits = []
  /// Returns all violations of the rule.
  let check: @Sendable (borrowing CheckedMenu) -> [MenuFinding]

  package static let all: [MenuRule] = [
    MenuRule(id: "diet.contradicts-allergen", level: .warning, check: findContradictedDiets),
    MenuRule(id: "allergens.undeclared", level: .warning, traits: .undeclared, check: findUndeclaredAllergens),
    MenuRule(id: "label.untranslated", level: .warning, check: findUntranslatedLabels),
    MenuRule(id: "image.no-alt", level: .warning, traits: .images, check: findImagesWithoutWords),
    MenuRule(
      id: "ingredient.undeclared-allergen", level: .warning, traits: .ingredients, check: findUndeclaredIngredients),
    MenuRule(id: "availability.never", level: .warning, traits: .availability, check: findNeverServed),
    MenuRule(id: "item.duplicate-order-code", level: .warning, traits: .orderCodes, check: findSharedOrderCodes),
    MenuRule(id: "option.below-zero", level: .warning, check: findTotalsBelowZero),
    MenuRule(id: "item.no-price", level: .warning, traits: .unpriced, check: findUnpricedItems),
    MenuRule(id: "menu.empty", level: .warning, check: findEmptyMenu),
    MenuRule(id: "section.empty", level: .warning, check: findEmptySections),
  ]
}

/// Traits recorded while a menu is read, so that rules can be skipped without walking all items.
struct MenuTraits: OptionSet {
  let rawValue: UInt8

  static let images = MenuTraits(rawValue: 1)
  static let ingredients = MenuTraits(rawValue: 2)
  static let orderCodes = MenuTraits(rawValue: 4)
  static let availability = MenuTraits(rawValue: 8)
  /// Items or options without an allergen declaration, except by size.
  static let undeclared = MenuTraits(rawValue: 16)
  /// Items without a price or sizes.
  static let unpriced = MenuTraits(rawValue: 32)
}

/// A menu with the locations of its parts in the source file.
struct CheckedMenu {
  let menu: Menu
  let site: Site
  let file: SourceFile
  /// The locations of items, in the order of `forEachItem`.
  let places: [ItemPlaces]
  /// The locations of sections, each before its nested ones.
  let sectionPlaces: [SectionPlaces]
  /// The locations of option groups.
  let groupPlaces: [GroupPlaces]
  let menuPlaces: MenuPlaces
  /// Whether any text is written by language.
  let isWrittenByLanguage: Bool

  /// Calls `body` with each visible item and its index in `places`, a section's own before those of nested sections.
  func forEachItem(_ body: (borrowing MenuItem, _ place: Int) -> Void) {
    var index = 0
    func visit(_ section: borrowing MenuSection) {
      section.items.forEachInPlace { item in
        if item.status != .hidden { body(item, index) }
        index += 1
      }
      section.sections.forEachInPlace { visit($0) }
    }
    menu.sections.forEachInPlace { visit($0) }
  }

  /// Calls `body` with each visible item and the ids of its sections' option groups.
  func forEachItem(_ body: (borrowing MenuItem, _ place: Int, _ sharedGroups: [String]) -> Void) {
    var index = 0
    func visit(_ section: borrowing MenuSection, _ shared: [String]) {
      let shared = section.optionGroups.isEmpty ? shared : shared + section.optionGroups
      section.items.forEachInPlace { item in
        if item.status != .hidden { body(item, index, item.sharesChoices ? shared : []) }
        index += 1
      }
      section.sections.forEachInPlace { visit($0, shared) }
    }
    menu.sections.forEachInPlace { visit($0, []) }
  }
}

extension CheckedMenu {
  /// Calls `body` with each section, before its nested ones.
  func forEachSection(_ body: (borrowing MenuSection, SectionPlaces) -> Void) {
    var index = 0
    func visit(_ section: borrowing MenuSection) {
      guard index < sectionPlaces.count else { return }
      body(section, sectionPlaces[index])
      index += 1
      section.sections.forEachInPlace { visit($0) }
    }
    menu.sections.forEachInPlace { visit($0) }
  }

  /// Calls `body` with each visible option.
  func forEachOption(_ body: (OptionGroup.Option, OptionPlaces?) -> Void) {
    for (group, places) in zip(menu.optionGroups, groupPlaces) {
      for (index, option) in group.options.enumerated() where option.status != .hidden {
        body(option, places.options.indices.contains(index) ? places.options[index] : nil)
      }
    }
  }

  /// The location of a whole word within a list.
  func place(of word: String, in range: Range<Int>?) -> Range<Int>? {
    guard let range, range.upperBound <= file.bytes.count else { return nil }
    let word = Array(word.utf8)
    func isPart(_ index: Int) -> Bool {
      guard range.contains(index) else { return false }
      let byte = file.bytes[index]
      return byte >= 0x80 || byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var index = range.lowerBound
    while index + word.count <= range.upperBound {
      let end = index + word.count
      if file.bytes[index..<end].elementsEqual(word), !isPart(index - 1), !isPart(end) { return index..<end }
      index += 1
    }
    return nil
  }
}

/// A violation of a rule, with its location; `nil` for the menu as a whole.
struct MenuFinding {
  var message: String
  var hint: String
  var range: Range<Int>?
}

/// The locations of an item and of the fields that rules check.
struct ItemPlaces {
  var item: Range<Int>
  var name: Range<Int>?
  var diets: Range<Int>?
  var tags: Range<Int>?
  var orderCode: Range<Int>?
  var ingredients: Range<Int>?
  var image: Range<Int>?
  var availability: Range<Int>?

  init(item: Range<Int>) { self.item = item }
}

/// The locations of a section and of the fields that rules check.
struct SectionPlaces {
  var section: Range<Int>
  var name: Range<Int>?
  var image: Range<Int>?
  var availability: Range<Int>?

  init(section: Range<Int>) { self.section = section }
}

/// The locations of the menu's own texts.
struct MenuPlaces {
  var name: Range<Int>?
  var description: Range<Int>?
  var disclaimer: Range<Int>?
}

/// The locations of an option group and its options.
struct GroupPlaces {
  var group: Range<Int>
  var name: Range<Int>?
  var options: [OptionPlaces] = []

  init(group: Range<Int>) { self.group = group }
}

struct OptionPlaces {
  var option: Range<Int>
  var name: Range<Int>?
  var diets: Range<Int>?

  init(option: Range<Int>) { self.option = option }
}

extension MenuDecoder {
  mutating func check(_ menu: Menu, _ rules: [MenuRule]) {
    let checked = CheckedMenu(
      menu: menu, site: content.site, file: content.file, places: itemPlaces, sectionPlaces: sectionPlaces,
      groupPlaces: groupPlaces, menuPlaces: menuPlaces, isWrittenByLanguage: content.writesByLanguage)
    for rule in rules where rule.traits.isEmpty || !rule.traits.isDisjoint(with: traits) {
      // Content with errors was omitted, so it may only seem empty.
      if rule.id.hasSuffix(".empty"), content.errorCount > 0 { continue }
      for finding in rule.check(checked) {
        content.report(rule.level, rule.id, finding.message, hint: finding.hint, at: finding.range)
      }
    }
  }
}

extension MenuItem {
  /// The name in the first language.
  var shownName: String { name.first.value }

  /// Whether the item or one of its sizes declares an allergen.
  func hasAnywhere(_ allergen: DeclaredAllergen) -> Bool {
    allergens.covers(allergen) || sizes.contains { $0.allergens.covers(allergen) }
  }
}

/// The items affected by a violation, for a single warning.
struct Affected {
  private(set) var count = 0
  private var names: [String] = []
  private(set) var first: Range<Int>?
  /// The location of the first item's name.
  private(set) var firstName: Range<Int>?

  mutating func add(_ item: borrowing MenuItem, _ places: ItemPlaces) {
    add(item.shownName, places.item, name: places.name)
  }

  mutating func add(_ name: String, _ range: Range<Int>?, name nameRange: Range<Int>? = nil) {
    if count == 0 { (first, firstName) = (range, nameRange ?? range) }
    count += 1
    if names.count < 3 { names.append(name) }
  }

  mutating func add(_ other: Affected) {
    if count == 0 { (first, firstName) = (other.first, other.firstName) }
    count += other.count
    names += other.names.prefix(3 - min(3, names.count))
  }

  /// `'A', 'B', 'C' and 12 more`.
  var text: String {
    let shown = names.map { "'\($0)'" }.joined(separator: ", ")
    return count > names.count ? "\(shown) and \(count - names.count) more" : shown
  }
}

// MARK: - Rules

/// A single warning for each menu.
@Sendable private func findUndeclaredAllergens(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var undeclared = Affected()
  var itemCount = 0
  checked.forEachItem { item, place in
    itemCount += 1
    if !item.declaresCommonAllergens { undeclared.add(item, checked.places[place]) }
  }
  // An undeclared option makes its item unknown, too.
  var choices = Affected()
  var choiceCount = 0
  checked.forEachOption { option, places in
    choiceCount += 1
    if !option.allergens.isDeclared { choices.add(option.name.first.value, places?.option) }
  }
  return [(undeclared, itemCount, "items"), (choices, choiceCount, "choices")].compactMap {
    affected, total, what in
    if affected.count == 0 { return nil }
    return MenuFinding(
      message: "\(affected.count) of \(total) \(what) don't declare their allergens: \(affected.text)",
      hint: "write \"allergens\", and [] where there are none", range: affected.first)
  }
}

@Sendable private func findImagesWithoutWords(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  checked.forEachSection { section, places in
    guard let image = section.image, image.alternativeText == nil else { return }
    findings.append(
      MenuFinding(
        message: "the image of section '\(section.name.first.value)' has no words for those who can't see it",
        hint: "write \"alt\", or \"\" for a picture that only decorates", range: places.image))
  }
  checked.forEachItem { item, place in
    guard let image = item.image, image.alternativeText == nil else { return }
    findings.append(
      MenuFinding(
        message: "the image of '\(item.shownName)' has no words for those who can't see it",
        hint: "write \"alt\", or \"\" for a picture that only decorates", range: checked.places[place].image))
  }
  return findings
}
