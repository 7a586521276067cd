extension [Availability] {
  /// When something is served that stands in what is served at these times and has rules of its own: both must hold.
  ///
  /// `nil` where no time is left. Rules too many to be held against each other stand as they are.
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
  /// Whether one of its days lies between its dates.
  package var hasItsDays: Bool {
    guard !days.isEmpty, let between = daysBetweenDates else { return true }
    return days.contains { between.contains($0) }
  }

  /// The days of the week that its dates leave, from the first on; `nil` where they leave all.
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
      // What runs past midnight may reach into the other's day after, or the other's night into this day.
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

  /// What is left of a rule's hours by another that only begins: its end is theirs, past midnight as well.
  private func begin(
    _ start: Int, _ open: Availability, within rule: Availability, _ hours: Range<Int>
  ) -> [Availability] {
    let start = Self.place(start, in: hours) { hours.contains($0) }
    if start >= hours.upperBound { return [] }
    var both = self
    (both.from, both.to) = (start > hours.lowerBound ? open.from : rule.from, rule.to)
    // Days are those on which it begins.
    guard let days = open.days(sharedWith: rule, shift: start >= Self.day ? -1 : 0) else { return [] }
    both.days = days
    return [both]
  }

  /// The same by another that only ends: it begins when they do.
  private func end(
    _ end: Int, _ open: Availability, within rule: Availability, _ hours: Range<Int>
  ) -> [Availability] {
    var end = Self.place(end, in: hours) { $0 > hours.lowerBound && $0 <= hours.upperBound }
    // "Until 1:00" on an evening that is over at 23:00 means the night behind it, too.
    if end < Self.morning, hours.lowerBound >= Self.morning { end += Self.day }
    if end <= hours.lowerBound { return [] }
    var both = self
    (both.from, both.to) = (rule.from, end < hours.upperBound ? open.to : rule.to)
    guard let days = rule.days(sharedWith: open, shift: 0) else { return [] }
    both.days = days
    return [both]
  }

  /// A time of day beside hours that may run past midnight: of their day or, if it lies in them then, of the day after.
  private static func place(_ time: Int, in hours: Range<Int>, liesWithin: (Int) -> Bool) -> Int {
    if liesWithin(time) { return time }
    let isOfTheNight = liesWithin(time + day) || hours.upperBound > day && time < morning
    return isOfTheNight ? time + day : time
  }

  /// Whether it is the same but for its days.
  fileprivate func hasTimes(of other: Availability) -> Bool {
    from == other.from && to == other.to && validFrom == other.validFrom && validThrough == other.validThrough
  }

  private static let day = 24 * 60

  /// What is open past midnight counts the hours before as the night's: `to: "02:00"` is no lunch.
  private static let morning = 6 * 60

  /// In minutes from the midnight before.
  private enum Hours {
    case allDay
    case from(Int)
    case until(Int)
    /// Past a day's end where they run past midnight.
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

  /// Its days on which the other is served too, or is so many days later; empty for every day, `nil` for none.
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
  /// The days of either; empty for every day.
  fileprivate func joined(by others: Self) -> Self {
    isEmpty || others.isEmpty ? [] : Weekday.allCases.filter { contains($0) || others.contains($0) }
  }
}

extension Weekday {
  fileprivate var next: Weekday { Weekday.allCases[number % 7] }
}
