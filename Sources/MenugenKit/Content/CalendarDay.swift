import MenugenDomain

/// A day of the Gregorian calendar.
public struct CalendarDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  let date: CalendarDate

  init(_ date: CalendarDate) { self.date = date }

  /// Makes a day; `nil` for one that isn't in the calendar, such as 30 February.
  ///
  /// - Parameters:
  ///   - year: From 1 to 9999.
  ///   - month: From 1 to 12.
  ///   - day: From 1 to the number of the month's days.
  public init?(year: Int, month: Int, day: Int) {
    guard let date = CalendarDate(year: year, month: month, day: day) else { return nil }
    self.date = date
  }

  /// The year.
  public var year: Int { date.year }

  /// The month, from 1 to 12.
  public var month: Int { date.month }

  /// The day of the month, from 1.
  public var day: Int { date.day }

  /// The day as ISO 8601 writes it: `2026-03-01`.
  public var description: String { date.iso }

  /// Returns whether the first is earlier.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.date < right.date }
}
