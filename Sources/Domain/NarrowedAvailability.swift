extension [Availability] {
  /// When something is served that stands in what is served at these times and has rules of its own: both must hold.
  ///
  /// `nil` where no time is left, or the rules are too many to be held against each other.
  package func narrowed(by rules: [Availability]) -> [Availability]? {
    if isEmpty { return rules }
    if rules.isEmpty { return self }
    guard count * rules.count <= 200 else { return nil }
    var both: [Availability] = []
    for rule in rules {
      for outer in self {
        for found in rule.narrowed(by: outer) {
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
  fileprivate func narrowed(by outer: Availability) -> [Availability] {
    var both = self
    both.validFrom = [validFrom, outer.validFrom].compactMap(\.self).max()
    both.validThrough = [validThrough, outer.validThrough].compactMap(\.self).min()
    if let from = both.validFrom, let through = both.validThrough, through < from { return [] }
    if let hours, let outerHours = outer.hours {
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
    }
    if hours == nil { (both.from, both.to) = (outer.from, outer.to) }
    guard let days = days(sharedWith: outer, shift: 0) else { return [] }
    both.days = days
    return [both]
  }

  /// Whether it is the same but for its days.
  fileprivate func hasTimes(of other: Availability) -> Bool {
    from == other.from && to == other.to && validFrom == other.validFrom && validThrough == other.validThrough
  }

  private static let day = 24 * 60

  /// In minutes from the midnight before; `nil` for the whole day.
  private var hours: Range<Int>? {
    let start = from?.minutes ?? 0
    let end = to?.minutes ?? Self.day
    if start == 0, end == Self.day { return nil }
    return start..<(end > start ? end : end + Self.day)
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
