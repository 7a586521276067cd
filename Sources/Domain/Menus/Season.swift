extension Availability {
  /// Whether `day` is between its first and last day. Weekdays and hours are shown, not filtered.
  package func isInSeason(on day: CalendarDate) -> Bool {
    if let validFrom, day < validFrom { return false }
    if let validThrough, day > validThrough { return false }
    return true
  }
}

extension [Availability] {
  /// Whether any rule is in season, or there are no rules.
  package func isInSeason(on day: CalendarDate) -> Bool { isEmpty || contains { $0.isInSeason(on: day) } }
}

extension [Availability] {
  /// Returns the rules that aren't over before `day`.
  fileprivate func without(before day: CalendarDate) -> [Availability] {
    let isOver = { (rule: Availability) in rule.validThrough.map { $0 < day } ?? false }
    return contains(where: isOver) ? filter { !isOver($0) } : self
  }
}

extension Menu {
  /// Returns the menu as served on a day, or unchanged for `nil`.
  package func served(on day: CalendarDate?) -> Menu? { if let day { inSeason(on: day) } else { self } }

  /// Returns the menu without sections and items out of season, emptied sections and past rules.
  ///
  /// Returns `nil` if the menu is out of season or nothing is left.
  package func inSeason(on day: CalendarDate) -> Menu? {
    guard availability.isInSeason(on: day) else { return nil }
    var menu = self
    menu.availability = availability.without(before: day)
    menu.sections = sections.compactMap { $0.inSeason(on: day) }
    // Keep a menu that was empty before.
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
    // Keep a section that was empty before.
    let isHollow = section.items.isEmpty && section.sections.isEmpty && !(items.isEmpty && sections.isEmpty)
    return isHollow ? nil : section
  }
}

extension Restaurant {
  /// Returns the restaurant without opening hours that ended before `day`.
  package func inSeason(on day: CalendarDate) -> Restaurant {
    let isOver = { (hours: OpeningHours) in hours.validThrough.map { $0 < day } ?? false }
    var restaurant = self
    restaurant.openingHours.removeAll(where: isOver)
    restaurant.specialOpeningHours.removeAll(where: isOver)
    return restaurant
  }
}
