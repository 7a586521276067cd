extension [Availability] {
  /// Returns the times at which both these rules and those of a nested section or item apply.
  ///
  /// Returns `nil` if no time is left. Above 200 combinations, returns the nested rules unchanged.
  package func narrowed(by rules: [Availability]) -> [Availability]? {
    if isEmpty { return rules }
    if rules.isEmpty { return self }
    guard count * rules.count <= 200 else { return rules }
    var both: [Availability] = []
    for rule in rules {
      for outer in self {
        for found in rule.narrowed(by: outer) where found.hasItsDays {
          if let known = both.firstIndex(where: { $0.hasTimes(of: found) }) {
            both[known].days = both[known].days.joined(by: found.days)
          } else {
            both.append(found)
          }
        }
      }
    }
    return both.isEmpty ? nil : both
  }
}

extension Availability {
  /// Whether any of its weekdays is between its dates.
  package var hasItsDays: Bool {
    guard !days.isEmpty, let between = daysBetweenDates else { return true }
    return days.contains { between.contains($0) }
  }

  /// The weekdays between its dates, from the first on; `nil` if that is all of them.
  package var daysBetweenDates: [Weekday]? {
    guard let validFrom, let validThrough else { return nil }
    let count = validThrough.daysSinceEpoch - validFrom.daysSinceEpoch + 1
    guard (0..<7).contains(count) else { return nil }
    return (0..<count).map { Weekday.allCases[(validFrom.weekday - 1 + $0) % 7] }
  }

  fileprivate func narrowed(by outer: Availability) -> [Availability] {
    var both = self
    both.validFrom = [validFrom, outer.validFrom].compactMap(\.self).max()
    both.validThrough = [validThrough, outer.validThrough].compactMap(\.self).min()
    if let from = both.validFrom, let through = both.validThrough, through < from { return [] }
    switch (hours, outer.hours) {
    case (.between(let hours), .between(let outerHours)):
      // Hours past midnight may overlap the other rule's next or previous day.
      return [-1, 0, 1].compactMap { shift in
        let day = shift * Self.day
        let shared = hours.clamped(to: outerHours.lowerBound + day..<outerHours.upperBound + day)
        guard !shared.isEmpty, let days = days(sharedWith: outer, shift: shift) else { return nil }
        both.days = days
        switch shared {
        case hours: (both.from, both.to) = (from, to)
        case outerHours: (both.from, both.to) = (outer.from, outer.to)
        default:
          both.from = ClockTime(minutes: shared.lowerBound % Self.day)
          both.to = ClockTime(minutes: shared.upperBound > Self.day ? shared.upperBound % Self.day : shared.upperBound)
          if shared.lowerBound >= Self.day { both.days = days.map(\.next) }
        }
        return both
      }
    case (.between(let hours), .from(let start)): return both.begin(start, outer, within: self, hours)
    case (.from(let start), .between(let hours)): return both.begin(start, self, within: outer, hours)
    case (.between(let hours), .until(let end)): return both.end(end, outer, within: self, hours)
    case (.until(let end), .between(let hours)): return both.end(end, self, within: outer, hours)
    case (.from(let start), .until(let end)):
      guard end > start || end < Self.morning else { return [] }
      both.to = outer.to
    case (.until(let end), .from(let start)):
      guard end > start || end < Self.morning else { return [] }
      both.from = outer.from
    case (.from(let start), .from(let outerStart)): if outerStart > start { both.from = outer.from }
    case (.until(let end), .until(let outerEnd)): if outerEnd < end { both.to = outer.to }
    case (.allDay, _): (both.from, both.to) = (outer.from, outer.to)
    case (_, .allDay): break
    }
    guard let days = days(sharedWith: outer, shift: 0) else { return [] }
    both.days = days
    return [both]
  }

  /// The overlap of `rule` with a rule that only has a start: it ends when `rule` ends, even after midnight.
  private func begin(
    _ start: Int, _ open: Availability, within rule: Availability, _ hours: Range<Int>
  ) -> [Availability] {
    let start = Self.place(start, in: hours) { hours.contains($0) }
    if start >= hours.upperBound { return [] }
    var both = self
    (both.from, both.to) = (start > hours.lowerBound ? open.from : rule.from, rule.to)
    // Its days are those on which it begins.
    guard let days = open.days(sharedWith: rule, shift: start >= Self.day ? -1 : 0) else { return [] }
    both.days = days
    return [both]
  }

  /// The overlap of `rule` with a rule that only has an end: it begins when `rule` begins.
  private func end(
    _ end: Int, _ open: Availability, within rule: Availability, _ hours: Range<Int>
  ) -> [Availability] {
    var end = Self.place(end, in: hours) { $0 > hours.lowerBound && $0 <= hours.upperBound }
    // For an evening that ends at 23:00, "until 1:00" means the following night.
    if end < Self.morning, hours.lowerBound >= Self.morning { end += Self.day }
    if end <= hours.lowerBound { return [] }
    var both = self
    (both.from, both.to) = (rule.from, end < hours.upperBound ? open.to : rule.to)
    guard let days = rule.days(sharedWith: open, shift: 0) else { return [] }
    both.days = days
    return [both]
  }

  /// The minute of a time relative to hours that may run past midnight: on their day, or on the next one if it is
  /// within them there.
  private static func place(_ time: Int, in hours: Range<Int>, liesWithin: (Int) -> Bool) -> Int {
    if liesWithin(time) { return time }
    let isOfTheNight = liesWithin(time + day) || hours.upperBound > day && time < morning
    return isOfTheNight ? time + day : time
  }

  /// Whether both differ at most in their weekdays.
  fileprivate func hasTimes(of other: Availability) -> Bool {
    from == other.from && to == other.to && validFrom == other.validFrom && validThrough == other.validThrough
  }

  private static let day = 24 * 60

  /// Earlier times belong to the night before, for hours that run past midnight.
  private static let morning = 6 * 60

  /// In minutes from the preceding midnight.
  private enum Hours {
    case allDay
    case from(Int)
    case until(Int)
    /// Ends after 24:00 for hours that run past midnight.
    case between(Range<Int>)
  }

  private var hours: Hours {
    switch (from?.minutes, to?.minutes) {
    case (nil, nil), (0, nil), (0, Self.day): .allDay
    case (let start?, nil): .from(start)
    case (nil, let end?): .until(end)
    case (let start?, let end?): .between(start..<(end > start ? end : end + Self.day))
    }
  }

  /// The days on which `other`, shifted by `shift` days, applies, too; empty for every day, `nil` for none.
  private func days(sharedWith other: Availability, shift: Int) -> [Weekday]? {
    if days.isEmpty, other.days.isEmpty { return [] }
    let shared = Weekday.allCases.filter { day in
      (days.isEmpty || days.contains(day))
        && (other.days.isEmpty || other.days.contains { $0.number % 7 == (day.number + shift + 7) % 7 })
    }
    return shared.isEmpty ? nil : shared
  }
}

extension [Weekday] {
  /// The union of weekdays; empty for every day.
  fileprivate func joined(by others: Self) -> Self {
    isEmpty || others.isEmpty ? [] : Weekday.allCases.filter { contains($0) || others.contains($0) }
  }
}

extension Weekday {
  fileprivate var next: Weekday { Weekday.allCases[number % 7] }
}
