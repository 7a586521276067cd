import MenugenDomain

/// A day of the Gregorian calendar.
public struct CalendarDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  let date: CalendarDate

  init(_ date: CalendarDate) { self.date = date }

  /// Makes a day; `nil` if it isn't in the calendar, such as 30 February.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day, from 1 to the last of the month.
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

  /// The day in ISO 8601, such as `2026-03-01`.
  public var description: String { date.iso }

  /// Returns whether the first day is earlier.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.date < right.date }
}
