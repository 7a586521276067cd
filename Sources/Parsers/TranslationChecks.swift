import Domain

/// For each language of the site a warning of the menu's own texts, one of items, and one of what stands around them.
@Sendable func findUntranslatedLabels(_ checked: CheckedMenu) -> [MenuFinding] {
  let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
  return checked.site.languages.flatMap { language in
    let check = TranslationCheck(language: language, context: context)
    var findings: [MenuFinding] = []
    func find(_ missing: Affected, _ subject: String, _ hint: String) {
      if missing.count == 0 { return }
      findings.append(
        MenuFinding(
          message: "\(subject) not written in '\(language.code)': \(missing.text)", hint: check.hint(hint),
          range: missing.firstName))
    }
    if let finding = check.find(checked.menu, checked.menuPlaces) { findings.append(finding) }
    var items = Affected()
    checked.forEachItem { item, places in if check.isMissingAny(of: item) { items.add(item, places) } }
    find(items, "\(items.count) of \(checked.itemCount) items are", "name and description")
    var sections = Affected()
    checked.forEachSection { section, places in
      // A name made of the id says the same in every language.
      guard let name = places.name, check.isMissing(section.name) || check.isMissing(section.description) else {
        return
      }
      sections.add(section.name.entries[0].value, places.section, name: name)
    }
    find(sections, "\(sections.count) of \(checked.sectionPlaces.count) sections are", "name and description")
    var choices = Affected()
    var total = 0
    for (group, places) in zip(checked.menu.optionGroups, checked.groupPlaces) {
      let names = [(group.name, places.name)] + zip(group.options.map(\.name), places.options.map(\.name))
      for case (let name, let range?) in names {
        total += 1
        if check.isMissing(name) { choices.add(name.entries[0].value, range) }
      }
    }
    find(choices, "\(choices.count) of \(total) names of choices are", "them")
    return findings
  }
}

/// What a menu says in one of the site's languages.
private struct TranslationCheck {
  let language: LanguageTag
  let context: LanguageContext

  func hint(_ what: String) -> String {
    "write \(what) in every language of the site, as {\"\(language.code)\": \"…\"}"
  }

  func isMissing<Part>(_ label: Localized<Part>?) -> Bool { !(label?.isWritten(in: language, context) ?? true) }

  /// What is written by language, but not in this one: sizes and pictures that are written once may do for all.
  func isHalf<Part>(_ label: Localized<Part>?) -> Bool {
    guard let label, label.entries.contains(where: { $0.language != nil }) else { return false }
    return isMissing(label)
  }

  func isMissingAny(of item: borrowing MenuItem) -> Bool {
    if isMissing(item.name) || isMissing(item.description) { return true }
    return item.sizes.contains { isHalf($0.name) } || item.ingredients.contains { isHalf($0.name) }
      || isHalf(item.image?.alternativeText)
  }

  /// The menu's own texts, in one warning; a name made of the id says the same in every language.
  func find(_ menu: Menu, _ places: MenuPlaces) -> MenuFinding? {
    let missing = [
      places.name.flatMap { isMissing(menu.name) ? ("name", $0) : nil },
      places.description.flatMap { isMissing(menu.description) ? ("description", $0) : nil },
      places.disclaimer.flatMap { isMissing(menu.disclaimer) ? ("disclaimer", $0) : nil },
    ].compactMap(\.self)
    guard let first = missing.first else { return nil }
    let names = missing.map(\.0).joined(separator: ", ")
    return MenuFinding(
      message: "the menu's own texts are not written in '\(language.code)': \(names)", hint: hint("them"),
      range: first.1)
  }
}
