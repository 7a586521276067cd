package import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// One rule that a menu is held against once it is read. A new rule only has to be added to `all`.
package struct MenuRule: Sendable {
  package let id: String
  package let level: Severity
  /// What it is about: a menu that has none of it can't break the rule. Empty for a rule about every menu.
  var traits: MenuTraits = []
  /// Everything in the menu that breaks the rule.
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

/// What some menus have and many don't, noted as they are read: to look through all dishes for each was an eighth of reading
/// them.
struct MenuTraits: OptionSet {
  let rawValue: UInt8

  static let images = MenuTraits(rawValue: 1)
  static let ingredients = MenuTraits(rawValue: 2)
  static let orderCodes = MenuTraits(rawValue: 4)
  static let availability = MenuTraits(rawValue: 8)
  /// Dishes or choices that say nothing of their allergens, but perhaps by size.
  static let undeclared = MenuTraits(rawValue: 16)
  /// Dishes without a price or sizes.
  static let unpriced = MenuTraits(rawValue: 32)
}

/// A menu with what the rules need to know of where it comes from.
struct CheckedMenu {
  let menu: Menu
  let site: Site
  let file: SourceFile
  /// Where its items are written, in the order of `forEachItem`.
  let places: [ItemPlaces]
  /// Where its sections are written, each before those within it.
  let sectionPlaces: [SectionPlaces]
  /// Where its groups of options are written.
  let groupPlaces: [GroupPlaces]
  let menuPlaces: MenuPlaces
  /// Whether any of its texts is written by language.
  let isWrittenByLanguage: Bool

  /// Visits a section's items, but for hidden ones, then those of the sections within it, each with its place in `places`.
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

  /// The same, each item with the ids of the choices that its sections have for all of theirs.
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
  /// Visits each section, then those within it.
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

  /// Visits each option that a guest may see.
  func forEachOption(_ body: (OptionGroup.Option, OptionPlaces?) -> Void) {
    for (group, places) in zip(menu.optionGroups, groupPlaces) {
      for (index, option) in group.options.enumerated() where option.status != .hidden {
        body(option, places.options.indices.contains(index) ? places.options[index] : nil)
      }
    }
  }

  /// Where a word stands within a list that was read: not within a longer word.
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

/// What breaks a rule, and where; no place for the menu as a whole.
struct MenuFinding {
  var message: String
  var hint: String
  var range: Range<Int>?
}

/// Where an item and those of its fields stand that the rules speak of.
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

/// Where a section and those of its fields stand that the rules speak of.
struct SectionPlaces {
  var section: Range<Int>
  var name: Range<Int>?
  var image: Range<Int>?
  var availability: Range<Int>?

  init(section: Range<Int>) { self.section = section }
}

/// Where the texts of a menu itself stand.
struct MenuPlaces {
  var name: Range<Int>?
  var description: Range<Int>?
  var disclaimer: Range<Int>?
}

/// Where a group of options stands, and each of them.
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
      // What has an error was left out: then nothing is said of what is empty.
      if rule.id.hasSuffix(".empty"), content.errorCount > 0 { continue }
      for finding in rule.check(checked) {
        content.report(rule.level, rule.id, finding.message, hint: finding.hint, at: finding.range)
      }
    }
  }
}

extension MenuItem {
  /// What a person would call it: its name in the first language it is written in.
  var shownName: String { name.first.value }

  /// Whether it declares an allergen, or one of its sizes does.
  func hasAnywhere(_ allergen: DeclaredAllergen) -> Bool {
    allergens.covers(allergen) || sizes.contains { $0.allergens.covers(allergen) }
  }
}

/// Items that share a fault, for the one warning that tells of all.
struct Affected {
  private(set) var count = 0
  private var names: [String] = []
  private(set) var first: Range<Int>?
  /// The first one's name.
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

  /// `'A', 'B', 'C' and 12 more`
  var text: String {
    let shown = names.map { "'\($0)'" }.joined(separator: ", ")
    return count > names.count ? "\(shown) and \(count - names.count) more" : shown
  }
}

// MARK: - Rules

/// One warning a menu: a menu that declares nothing would else give hundreds.
@Sendable private func findUndeclaredAllergens(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var undeclared = Affected()
  var itemCount = 0
  checked.forEachItem { item, place in
    itemCount += 1
    if !item.declaresCommonAllergens { undeclared.add(item, checked.places[place]) }
  }
  // A dish with such a choice is unknown, too.
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
