import MenugenText
import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Items and sections whose days and hours never overlap with those of their section and menu.
  static let neverServed = MenuRule(traits: .availability) { checked in
    var findings: [Finding] = []
    var (itemIndex, sectionIndex) = (0, 0)
    func visit(_ section: MenuSection, _ around: [Availability]) {
      guard sectionIndex < checked.places.sections.count else { return }
      let places = checked.places.sections[sectionIndex]
      sectionIndex += 1
      let times = around.narrowed(by: section.availability)
      if times == nil {
        findings.append(Finding(.neverServed("section '\(section.name.first.value)'"), at: places.availability))
      }
      // One warning for the section covers its items.
      let around = times ?? []
      for item in section.items {
        if !item.availability.isEmpty, around.narrowed(by: item.availability) == nil {
          let range = checked.places.items[itemIndex].availability
          findings.append(Finding(.neverServed("'\(item.shownName)'"), at: range))
        }
        itemIndex += 1
      }
      for nested in section.sections { visit(nested, around) }
    }
    for section in checked.menu.sections { visit(section, checked.menu.availability) }
    return findings
  }
}
