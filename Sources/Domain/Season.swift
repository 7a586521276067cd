extension Availability {
  /// Whether `day` lies between its first and its last day. Weekdays and hours don't count: they are printed, not dropped.
  package func isInSeason(on day: CalendarDate) -> Bool {
    if let validFrom, day < validFrom { return false }
    if let validThrough, day > validThrough { return false }
    return true
  }
}

extension [Availability] {
  /// Something without rules is always in season; one with rules is when one of them is.
  package func isInSeason(on day: CalendarDate) -> Bool { isEmpty || contains { $0.isInSeason(on: day) } }
}

extension Menu {
  /// The menu as it is served in a season: without the sections and dishes that aren't. `nil` for a menu that isn't itself.
  package func inSeason(on day: CalendarDate) -> Menu? {
    guard availability.isInSeason(on: day) else { return nil }
    var menu = self
    menu.sections = sections.compactMap { $0.inSeason(on: day) }
    return menu
  }
}

extension MenuSection {
  fileprivate func inSeason(on day: CalendarDate) -> MenuSection? {
    guard availability.isInSeason(on: day) else { return nil }
    var section = self
    section.items = items.filter { $0.availability.isInSeason(on: day) }
    section.sections = sections.compactMap { $0.inSeason(on: day) }
    return section
  }
}
