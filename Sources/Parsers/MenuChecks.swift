package import Diagnostics
import Domain
import Text

/// One rule that a menu is held against once it is read. A new rule only has to be added to `all`.
package struct MenuRule: Sendable {
  package let id: String
  package let level: Severity
  /// Everything in the menu that breaks the rule.
  let check: @Sendable (CheckedMenu) -> [MenuFinding]

  package static let all: [MenuRule] = [
    MenuRule(id: "diet.contradicts-allergen", level: .warning, check: findContradictedDiets),
    MenuRule(id: "allergens.undeclared", level: .warning, check: findUndeclaredAllergens),
    MenuRule(id: "label.untranslated", level: .warning, check: findUntranslatedLabels),
    MenuRule(id: "image.no-alt", level: .warning, check: findImagesWithoutWords),
    MenuRule(id: "ingredient.undeclared-allergen", level: .warning, check: findUndeclaredIngredients),
  ]
}

/// A menu with what the rules need to know of where it comes from.
struct CheckedMenu {
  let menu: Menu
  let site: Site
  /// Where its items are written, in the order of `forEachItem`.
  let places: [ItemPlaces]

  /// Visits a section's items, then those of the sections within it.
  func forEachItem(_ body: (borrowing MenuItem, ItemPlaces) -> Void) {
    var index = 0
    func visit(_ section: MenuSection) {
      section.items.forEachInPlace { item in
        body(item, places[index])
        index += 1
      }
      section.sections.forEachInPlace { visit($0) }
    }
    menu.sections.forEachInPlace { visit($0) }
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
  var ingredients: Range<Int>?
  var image: Range<Int>?

  init(item: Range<Int>) { self.item = item }
}

extension MenuDecoder {
  mutating func check(_ menu: Menu, _ rules: [MenuRule]) {
    let checked = CheckedMenu(menu: menu, site: content.site, places: itemPlaces)
    for rule in rules {
      for finding in rule.check(checked) {
        content.report(rule.level, rule.id, finding.message, hint: finding.hint, at: finding.range)
      }
    }
  }
}

extension MenuItem {
  /// What a person would call it: its name in the first language it is written in.
  var shownName: String { name.entries[0].value }
}

/// Items that share a fault, for the one warning that tells of all.
private struct Affected {
  private(set) var count = 0
  private var names: [String] = []
  private(set) var first: ItemPlaces?

  mutating func add(_ item: MenuItem, _ places: ItemPlaces) {
    count += 1
    if first == nil { first = places }
    if names.count < 3 { names.append(item.shownName) }
  }

  /// `'A', 'B', 'C' and 12 more`
  var text: String {
    let shown = names.map { "'\($0)'" }.joined(separator: ", ")
    return count > names.count ? "\(shown) and \(count - names.count) more" : shown
  }
}

// MARK: - Rules

@Sendable private func findContradictedDiets(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  checked.forEachItem { item, places in
    guard !item.diets.isEmpty, case .declared(let allergens) = item.allergens else { return }
    for diet in item.diets {
      guard let allergen = allergens.first(where: { $0.presence == .contains && diet.excludes($0.allergen) }) else {
        continue
      }
      findings.append(
        MenuFinding(
          message: "'\(item.shownName)' is \(diet.rawValue), but contains \(allergen.word)",
          hint: "remove the diet or the allergen", range: places.diets ?? places.item))
    }
  }
  return findings
}

/// One warning a menu: a menu that declares nothing would else give hundreds.
@Sendable private func findUndeclaredAllergens(_ checked: CheckedMenu) -> [MenuFinding] {
  var undeclared = Affected()
  checked.forEachItem { item, places in
    if item.allergens == .notDeclared { undeclared.add(item, places) }
  }
  guard let first = undeclared.first else { return [] }
  return [
    MenuFinding(
      message: "\(undeclared.count) of \(checked.places.count) items don't declare their allergens: \(undeclared.text)",
      hint: "write \"allergens\", and [] where there are none", range: first.item)
  ]
}

/// One warning a language of the site.
@Sendable private func findUntranslatedLabels(_ checked: CheckedMenu) -> [MenuFinding] {
  let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
  return checked.site.languages.compactMap { language in
    var missing = Affected()
    checked.forEachItem { item, places in
      guard
        !item.name.isWritten(in: language, context)
          || !(item.description?.isWritten(in: language, context) ?? true)
      else { return }
      missing.add(item, places)
    }
    guard let first = missing.first else { return nil }
    return MenuFinding(
      message:
        "\(missing.count) of \(checked.places.count) items are not written in '\(language.code)': \(missing.text)",
      hint: "write name and description in every language of the site, as {\"\(language.code)\": \"…\"}",
      range: first.name ?? first.item)
  }
}

/// What an ingredient says of itself, the dish must say too: guests look there.
@Sendable private func findUndeclaredIngredients(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  checked.forEachItem { item, places in
    guard !item.ingredients.isEmpty else { return }
    for ingredient in item.ingredients {
      for allergen in ingredient.allergens where !item.allergens.covers(allergen) {
        let name = ingredient.name.entries[0].value.map(\.text).joined()
        findings.append(
          MenuFinding(
            message: "'\(name)' of '\(item.shownName)' has \(allergen.word), which the item's allergens don't say",
            hint: "add \(allergen.word) to \"allergens\"", range: places.ingredients))
      }
    }
    if item.allergens == .declared([]), item.ingredients.contains(where: { $0.isMarked && $0.allergens.isEmpty }) {
      findings.append(
        MenuFinding(
          message: "ingredients of '\(item.shownName)' mark an allergen, but its allergens say that there are none",
          hint: "add it to \"allergens\", or take the ** away", range: places.ingredients))
    }
  }
  return findings
}

@Sendable private func findImagesWithoutWords(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  checked.forEachItem { item, places in
    guard let image = item.image, image.alternativeText == nil else { return }
    findings.append(
      MenuFinding(
        message: "the image of '\(item.shownName)' has no words for those who can't see it",
        hint: "write \"alt\", or \"\" for a picture that only decorates", range: places.image))
  }
  return findings
}
