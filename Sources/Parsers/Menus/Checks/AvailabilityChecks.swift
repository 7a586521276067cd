import MenugenDomain

/// Finds items and sections whose serving times never overlap those of their section or menu.
@Sendable func findNeverServed(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  var (item, section) = (0, 0)
  func add(_ subject: String, _ range: Range<Int>?) {
    findings.append(
      MenuFinding(
        message: "\(subject) is never served: its days and hours never meet those of what it stands in",
        hint: "write days and hours within those of its section and its menu", range: range))
  }
  func visit(_ part: MenuSection, _ around: [Availability]) {
    guard section < checked.sectionPlaces.count else { return }
    let places = checked.sectionPlaces[section]
    section += 1
    let times = around.narrowed(by: part.availability)
    if times == nil { add("section '\(part.name.first.value)'", places.availability) }
    // Reported once, not for each item.
    let around = times ?? []
    for dish in part.items {
      if !dish.availability.isEmpty, around.narrowed(by: dish.availability) == nil {
        add("'\(dish.shownName)'", checked.places[item].availability)
      }
      item += 1
    }
    for inner in part.sections { visit(inner, around) }
  }
  for part in checked.menu.sections { visit(part, checked.menu.availability) }
  return findings
}
