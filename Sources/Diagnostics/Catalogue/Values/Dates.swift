/// Dates, times and days.
extension DiagnosticMessage {
  package static func invalidDate(_ field: String, _ written: String, meant: String?) -> Self {
    .error(
      "date.invalid", "\(field) is not a valid date: '\(written)'",
      hint: "write year, month and day, such as \(meant ?? "2026-03-02")")
  }

  package static func invalidMonthDay(_ field: String, _ written: String, meant: String?) -> Self {
    .error(
      "date.month-day", "\(field) is not a month and a day that every year has: '\(written)'",
      hint: "write two hyphens, the month and the day, such as \(meant ?? "--07-01")")
  }

  package static func invalidTime(_ field: String, _ written: String, meant: String?) -> Self {
    .error(
      "time.invalid", "\(field) is not a valid time: '\(written)'",
      hint: "write hours and minutes in quotes, such as \"\(meant ?? "18:00")\"")
  }

  package static func noDay(_ field: String) -> Self {
    .error(
      "day.none", "\(field) are empty, so it would never be served",
      hint: "write days such as [fri, sat], or remove the key for every day")
  }

  // MARK: - Availability and opening hours

  package static func emptyAvailability(_ field: String) -> Self {
    .error(
      "availability.hours", "\(field) has no duration",
      hint: "write two different times, or remove both for the whole day")
  }

  package static func availabilityEndsFirst(_ field: String, begin: String, end: String) -> Self {
    endsFirst("availability.dates", field, begin, end)
  }

  package static func noDayOfAvailability(_ field: String, between days: String) -> Self {
    noDay("availability.days", field, days)
  }

  package static func invalidHours(_ field: String, _ written: String, meant: String?) -> Self {
    .error(
      "hours.invalid", "\(field) can't be read: '\(written)'",
      hint: "write days and hours, such as \(meant ?? "Mo-Fr 11:00-23:00")")
  }

  package static func emptyHours(_ field: String) -> Self {
    .error(
      "hours.invalid", "\(field) has hours without a duration",
      hint: "write two different times; \"00:00\" and \"24:00\" are the whole day")
  }

  package static func hoursEndFirst(_ field: String, begin: String, end: String) -> Self {
    endsFirst("hours.dates", field, begin, end)
  }

  package static func noDayOfHours(_ field: String, between days: String) -> Self { noDay("hours.days", field, days) }

  package static func hoursWithoutDates(_ field: String) -> Self {
    .error(
      "hours.no-dates", "\(field) has hours without dates",
      hint: "write \"validFrom\" and \"validThrough\", or write the hours as openingHours")
  }

  /// Special hours that begin on a day and have no last one.
  package static func endlessHours(from begin: String) -> Self {
    .warning(
      "hours.no-end", "these special hours begin on \(begin) and have no last day, so they are shown for ever",
      hint: "write \"validThrough\": \"\(begin)\" for one day, or the last day")
  }

  package enum HoursConflict: Sendable {
    case overlap
    case closed([String], isSpecial: Bool)
  }

  /// - Parameter other: Where the other hours are.
  package static func hoursConflict(_ conflict: HoursConflict, with other: SourceLocation) -> Self {
    switch conflict {
    case .overlap:
      .warning(
        "hours.conflict", "these hours overlap with those at \(other.text)",
        hint: "write times that don't overlap, or remove one of them")
    case .closed(let days, let isSpecial):
      .warning(
        "hours.conflict",
        "both open and closed on \(days.joined(separator: ", ")): see \(other.text)\(isSpecial ? "" : "; it is shown as closed")",
        hint: "remove one of them, or write other days")
    }
  }

  /// Opening hours with only one of the two times.
  package static func halfHours(_ field: String) -> Self {
    .error(
      "hours.half", "\(field) has only one of \"opens\" and \"closes\"", hint: "write both \"opens\" and \"closes\"")
  }

  /// Opening hours with neither time but with another key.
  package static func missingHours(_ field: String, key: String) -> Self {
    .error(
      "hours.half", "\(field) has neither \"opens\" nor \"closes\"",
      hint: "write \"opens\" and \"closes\", or remove '\(key)' for a closed day")
  }

  private static func endsFirst(_ id: String, _ field: String, _ begin: String, _ end: String) -> Self {
    .error(id, "\(field) ends on \(end), before it begins on \(begin)", hint: "write \(begin) or a later day")
  }

  private static func noDay(_ id: String, _ field: String, _ days: String) -> Self {
    .error(
      id, "\(field) has no day between its dates, so it never applies", hint: "write days among \(days), or other dates"
    )
  }
}
