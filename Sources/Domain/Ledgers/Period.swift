/// The length of a report's periods.
package enum PeriodLength: String, Sendable, CaseIterable {
  case week, month, quarter, year

  /// The months in a period; `nil` for a week, which may belong to two months.
  package var months: Int? {
    switch self {
    case .week: nil
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }
}

/// A calendar week, month, quarter or year: `2026-W09`, `2026-03`, `2026-Q1`, `2026`; or a fiscal year: `2025/26`.
package struct Period: Sendable, Hashable, Comparable {
  package let length: PeriodLength
  /// Periods of this length since the year 0, or weeks since that of 1970-01-01.
  private let number: Int32
  /// The first day of a year: 32 times the month, and the day.
  private let yearStart: UInt16

  private static let newYear = UInt16(32 + 1)

  /// - Parameter fiscalYear: The first day of years.
  package init(of date: CalendarDate, _ length: PeriodLength, fiscalYear: MonthDay = .newYear) {
    self.length = length
    yearStart = length == .year ? UInt16(fiscalYear.month * 32 + fiscalYear.day) : Self.newYear
    let months = date.year * 12 + date.month - 1
    number =
      switch length {
      // Weeks begin on Monday (ISO 8601); 1970-01-01 was a Thursday.
      case .week: Int32((date.daysSinceEpoch - date.weekday + 4) / 7)
      case .month: Int32(months)
      case .quarter: Int32(months / 3)
      case .year: Int32(fiscalYear.firstYear(of: date))
      }
  }

  private init(_ number: Int32, _ length: PeriodLength, _ yearStart: UInt16 = newYear) {
    self.number = number
    self.length = length
    self.yearStart = yearStart
  }

  /// The week of a year by its number (ISO 8601); `nil` if the year doesn't have it.
  package init?(week: Int, of year: Int) {
    // The fourth of January is in the first week.
    guard let inFirst = CalendarDate(year: year, month: 1, day: 4) else { return nil }
    let first = Period(of: inFirst, .week)
    let period = Period(first.number + Int32(truncatingIfNeeded: week) - 1, .week)
    guard (1...53).contains(week), period.iso.hasSuffix(week < 10 ? "-W0\(week)" : "-W\(week)"),
      period.iso.hasPrefix(inFirst.iso.prefix(4))
    else { return nil }
    self = period
  }

  package var next: Period { Period(number + 1, length, yearStart) }
  package var previous: Period { Period(number - 1, length, yearStart) }

  /// The number of periods since `other`, which has the same length.
  package func distance(from other: Period) -> Int { Int(number) - Int(other.number) }

  /// The first day; `nil` for a week or a fiscal year that begins before the year 0.
  package var firstDay: CalendarDate? {
    switch length {
    case .week: CalendarDate(daysSinceEpoch: Int(number) * 7 - 3)
    case .month: CalendarDate(year: Int(number) / 12, month: Int(number) % 12 + 1, day: 1)
    case .quarter: CalendarDate(year: Int(number) / 4, month: Int(number) % 4 * 3 + 1, day: 1)
    case .year: CalendarDate(year: Int(number), month: Int(yearStart / 32), day: Int(yearStart % 32))
    }
  }

  /// The last day; that of the calendar for its last period.
  package var lastDay: CalendarDate? { next.firstDay?.adding(days: -1) ?? (firstDay == nil ? nil : .last) }

  /// The ISO 8601 form of a week, month or year; `2026-Q1` for a quarter, and `2025/26` for a fiscal year.
  package var iso: String {
    switch length {
    case .week:
      // A week belongs to the year of its Thursday.
      guard let thursday = CalendarDate(daysSinceEpoch: Int(number) * 7) else { return "" }
      let firstDay = CalendarDate(year: thursday.year, month: 1, day: 1) ?? thursday
      let week = (thursday.daysSinceEpoch - firstDay.daysSinceEpoch) / 7 + 1
      return "\(thursday.iso.prefix(4))-W\(week < 10 ? "0" : "")\(week)"
    case .month: return String((firstDay?.iso ?? "").prefix(7))
    case .quarter: return "\((firstDay?.iso ?? "").prefix(4))-Q\(number % 4 + 1)"
    case .year:
      func digits(_ number: Int32, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
      }
      if number < 0 { return "" }
      return yearStart == Self.newYear
        ? digits(number, 4) : "\(digits(number, 4))/\(digits((number + 1) % 100, 2))"
    }
  }

  package static func < (left: Period, right: Period) -> Bool { left.number < right.number }
}
