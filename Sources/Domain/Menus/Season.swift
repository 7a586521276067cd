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

extension [Availability] {
  /// Without the rules that are over.
  fileprivate func without(before day: CalendarDate) -> [Availability] {
    let isOver = { (rule: Availability) in rule.validThrough.map { $0 < day } ?? false }
    return contains(where: isOver) ? filter { !isOver($0) } : self
  }
}

extension Menu {
  /// The menu as it is served on a day, or at all where no day is given.
  package func served(on day: CalendarDate?) -> Menu? { if let day { inSeason(on: day) } else { self } }

  /// The menu as it is served in a season: without the sections and dishes that aren't, sections of which nothing
  /// is left, and rules that are over. `nil` for a menu that isn't itself, or of which nothing is left.
  package func inSeason(on day: CalendarDate) -> Menu? {
    guard availability.isInSeason(on: day) else { return nil }
    var menu = self
    menu.availability = availability.without(before: day)
    menu.sections = sections.compactMap { $0.inSeason(on: day) }
    // One that was empty before stays as it was written.
    return menu.sections.isEmpty && !sections.isEmpty ? nil : menu
  }
}

extension MenuSection {
  fileprivate func inSeason(on day: CalendarDate) -> MenuSection? {
    guard availability.isInSeason(on: day) else { return nil }
    var section = self
    section.availability = availability.without(before: day)
    section.items = items.filter { $0.availability.isInSeason(on: day) }
    for index in section.items.indices where !section.items[index].availability.isEmpty {
      section.items[index].availability = section.items[index].availability.without(before: day)
    }
    section.sections = sections.compactMap { $0.inSeason(on: day) }
    // One that was empty before stays as it was written.
    let isHollow = section.items.isEmpty && section.sections.isEmpty && !(items.isEmpty && sections.isEmpty)
    return isHollow ? nil : section
  }
}

extension Restaurant {
  /// The restaurant without the opening hours that are over on a day.
  package func inSeason(on day: CalendarDate) -> Restaurant {
    let isOver = { (hours: OpeningHours) in hours.validThrough.map { $0 < day } ?? false }
    var restaurant = self
    restaurant.openingHours.removeAll(where: isOver)
    restaurant.specialOpeningHours.removeAll(where: isOver)
    return restaurant
  }
}
