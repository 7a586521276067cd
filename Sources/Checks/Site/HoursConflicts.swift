package import MenugenDiagnostics
package import MenugenDomain

/// Opening hours and where they are written.
package struct PlacedHours {
  package var hours: Restaurant.OpeningHours
  package var place: Range<Int>

  package init(_ hours: Restaurant.OpeningHours, at place: Range<Int>) {
    self.hours = hours
    self.place = place
  }
}

/// Warns of hours that contradict each other: a day that is both open and closed, or times that overlap.
///
/// A closed day among more days that are open is no contradiction: it applies (`Restaurant.closeDays()`).
///
/// - Parameters:
///   - isSpecial: Whether the hours apply to dates. Usual hours are compared with others of the same dates only.
///   - location: Returns the location of a place, for messages.
package func hoursConflicts(
  _ all: [PlacedHours], isSpecial: Bool, location: (Range<Int>) -> SourceLocation
) -> [Finding] {
  all.indices.compactMap { index in
    let later = all[index]
    for earlier in all[..<index] {
      guard let conflict = conflict(earlier.hours, later.hours, isSpecial: isSpecial) else { continue }
      return Finding(.hoursConflict(conflict, with: location(earlier.place)), at: later.place)
    }
    return nil
  }
}

private func conflict(
  _ earlier: Restaurant.OpeningHours, _ later: Restaurant.OpeningHours, isSpecial: Bool
) -> DiagnosticMessage.HoursConflict? {
  if earlier == later { return nil }
  var days = commonDays(earlier, later)
  if isSpecial {
    guard let dates = commonDates(earlier, later), !earlier.isWithin(later), !later.isWithin(earlier) else {
      return nil
    }
    days = days.filter { dates.contains($0) }
  } else if earlier.validFrom != later.validFrom || earlier.validThrough != later.validThrough {
    return nil
  }
  switch (earlier.isClosed, later.isClosed) {
  case (true, true): return nil
  case (false, false):
    let isOverlap = days.isEmpty ? false : overlap(earlier, later, dayOffset: 0)
    let isNight = !isSpecial && [-1, 1].contains { hasNight(earlier, later, dayOffset: $0) }
    return isOverlap || isNight ? .overlap : nil
  default:
    let isNarrower = earlier.isClosed ? earlier.isPart(of: later) : later.isPart(of: earlier)
    if days.isEmpty || !isSpecial && isNarrower { return nil }
    return .closed(days.map(\.rawValue), isSpecial: isSpecial)
  }
}

private func commonDays(_ one: Restaurant.OpeningHours, _ other: Restaurant.OpeningHours) -> [Weekday] {
  Weekday.allCases.filter { one.applies(on: $0) && other.applies(on: $0) }
}

/// The weekdays of the dates that both hours apply to; `nil` if there is no such date.
private func commonDates(_ one: Restaurant.OpeningHours, _ other: Restaurant.OpeningHours) -> [Weekday]? {
  var both = Availability()
  both.validFrom = [one.validFrom, other.validFrom].compactMap(\.self).max()
  both.validThrough = [one.validThrough, other.validThrough].compactMap(\.self).min()
  if let from = both.validFrom, let through = both.validThrough, through < from { return nil }
  return both.daysBetweenDates ?? Weekday.allCases
}

/// Whether a night after midnight overlaps the hours of the next day.
private func hasNight(_ one: Restaurant.OpeningHours, _ other: Restaurant.OpeningHours, dayOffset: Int) -> Bool {
  overlap(one, other, dayOffset: dayOffset)
    && Weekday.allCases.indices.contains { day in
      one.applies(on: Weekday.allCases[day]) && other.applies(on: Weekday.allCases[(day + dayOffset + 7) % 7])
    }
}

/// - Parameter dayOffset: The days from one to the other.
private func overlap(_ one: Restaurant.OpeningHours, _ other: Restaurant.OpeningHours, dayOffset: Int) -> Bool {
  guard let one = one.minutes, let other = other.minutes else { return false }
  let offset = dayOffset * 24 * 60
  return one.lowerBound < other.upperBound + offset && other.lowerBound + offset < one.upperBound
}

extension Restaurant.OpeningHours {
  fileprivate func applies(on day: Weekday) -> Bool { days.isEmpty || days.contains(day) }

  /// Whether its dates are some of the other's: then they are an exception.
  fileprivate func isWithin(_ other: Self) -> Bool {
    guard validFrom != other.validFrom || validThrough != other.validThrough else { return false }
    let beginsWithin = other.validFrom.map { first in validFrom.map { $0 >= first } ?? false } ?? true
    let endsWithin = other.validThrough.map { last in validThrough.map { $0 <= last } ?? false } ?? true
    return beginsWithin && endsWithin
  }

  /// The minutes from midnight; beyond 24 hours if it closes after midnight.
  fileprivate var minutes: Range<Int>? {
    guard let opens, let closes else { return nil }
    return opens.minutes..<closes.minutes + (closes.minutes < opens.minutes ? 24 * 60 : 0)
  }

  /// Whether other hours apply on all its days, and on more.
  fileprivate func isPart(of other: Self) -> Bool { Set(days).isStrictSubset(of: other.days) }
}
