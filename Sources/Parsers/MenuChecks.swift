package import Diagnostics
import Domain

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
  ]
}

/// A menu with what the rules need to know of where it comes from.
struct CheckedMenu {
  let menu: Menu
  let site: Site
  let items: [MenuItem]
  /// Where each of `items` is written.
  let places: [ItemPlaces]
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
  var image: Range<Int>?

  init(item: Range<Int>) { self.item = item }
}

extension MenuDecoder {
  mutating func check(_ menu: Menu, _ rules: [MenuRule]) {
    let checked = CheckedMenu(
      menu: menu, site: content.site, items: menu.sections.flatMap(allItems), places: itemPlaces)
    for rule in rules {
      for finding in rule.check(checked) {
        content.report(rule.level, rule.id, finding.message, hint: finding.hint, at: finding.range)
      }
    }
  }
}

/// A section's items, then those of the sections within it.
private func allItems(_ section: MenuSection) -> [MenuItem] {
  section.items + section.sections.flatMap(allItems)
}

/// What a person would call an item: its name in the first language it is written in.
private func name(_ item: MenuItem) -> String { item.name.entries[0].value }

/// `'A', 'B', 'C' and 12 more`
private func some(_ names: [String]) -> String {
  let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
  return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
}

// MARK: - Rules

@Sendable private func findContradictedDiets(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  for (item, places) in zip(checked.items, checked.places) where !item.diets.isEmpty {
    guard case .declared(let allergens) = item.allergens else { continue }
    for diet in item.diets {
      guard
        let allergen = allergens.first(where: { $0.presence == .contains && diet.excludes($0.allergen) })
      else { continue }
      findings.append(
        MenuFinding(
          message: "'\(name(item))' is \(diet.rawValue), but contains \(allergen.word)",
          hint: "remove the diet or the allergen", range: places.diets ?? places.item))
    }
  }
  return findings
}

/// One warning a menu: a menu that declares nothing would else give hundreds.
@Sendable private func findUndeclaredAllergens(_ checked: CheckedMenu) -> [MenuFinding] {
  let undeclared = zip(checked.items, checked.places).filter { $0.0.allergens == .notDeclared }
  guard let first = undeclared.first else { return [] }
  let names = some(undeclared.map { name($0.0) })
  return [
    MenuFinding(
      message: "\(undeclared.count) of \(checked.items.count) items don't declare their allergens: \(names)",
      hint: "write \"allergens\", and [] where there are none", range: first.1.item)
  ]
}

/// One warning a language of the site.
@Sendable private func findUntranslatedLabels(_ checked: CheckedMenu) -> [MenuFinding] {
  let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
  return checked.site.languages.compactMap { language in
    let missing = zip(checked.items, checked.places).filter { item, _ in
      !item.name.isWritten(in: language, context)
        || !(item.description?.isWritten(in: language, context) ?? true)
    }
    guard let first = missing.first else { return nil }
    return MenuFinding(
      message: "\(missing.count) of \(checked.items.count) items are not written in \(language.code): "
        + some(missing.map { name($0.0) }),
      hint: "write name and description in every language of the site, as {\"\(language.code)\": \"…\"}",
      range: first.1.name ?? first.1.item)
  }
}

@Sendable private func findImagesWithoutWords(_ checked: CheckedMenu) -> [MenuFinding] {
  zip(checked.items, checked.places).compactMap { item, places in
    guard let image = item.image, image.alternativeText == nil else { return nil }
    return MenuFinding(
      message: "the image of '\(name(item))' has no words for those who can't see it",
      hint: "write \"alt\", or \"\" for a picture that only decorates", range: places.image)
  }
}
