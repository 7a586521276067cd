import MenugenDomain

/// Finds a menu without sections.
@Sendable func findEmptyMenu(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  guard checked.menu.sections.isEmpty, !checked.menu.isRemote else { return [] }
  return [
    MenuFinding(
      message: "menu '\(checked.menu.id)' has no sections, and so no dishes",
      hint: "write \"sections\": [{\"name\": \"Pizzas\", \"items\": […]}]",
      range: nil)
  ]
}

/// Finds sections without content. Sections with only hidden items are intended.
@Sendable func findEmptySections(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  checked.forEachSection { section, places in
    guard section.items.isEmpty, section.sections.isEmpty else { return }
    findings.append(
      MenuFinding(
        message: "section '\(section.name.first.value)' has no items",
        hint: "write \"items\", or remove the section", range: places.name ?? places.section))
  }
  return findings
}
