/// Movements with one name, account and currency that come at regular intervals.
package struct Recurrence: Sendable, Hashable {
  package var name: String
  package var account: String?
  package var currency: Currency
  package var interval: PeriodLength
  /// The number of movements at this interval.
  package var count: Int
  /// The latest one, of whose amount the next ones are assumed to be.
  package var last: CalendarDate
  package var minorUnits: Int64
  /// The day of the month that most of them have; weeks count from the last one.
  var day: Int

  /// The fewest movements that are a recurrence.
  package static let leastCount = 3

  /// The days of the next ones, up to and including `end`.
  package func next(to end: CalendarDate) -> [CalendarDate] {
    var days: [CalendarDate] = []
    while days.count < Recurrence.dayLimit, let next = day(days.count + 1), next <= end { days.append(next) }
    return days
  }

  /// About a hundred years of weeks.
  private static let dayLimit = 5_300

  /// The day of the one that comes `number` intervals after the last.
  private func day(_ number: Int) -> CalendarDate? {
    guard let months = interval.months else { return last.adding(days: 7 * number) }
    // A payment that slipped into the next or the previous month counts from the month that it belongs to.
    let slip = last.day - day
    let shift = slip > 15 ? 1 : slip < -15 ? -1 : 0
    let month = last.year * 12 + last.month - 1 + shift + months * number
    return CalendarDate.clipped(year: month / 12, month: month % 12 + 1, day: day)
  }
}

extension CalendarDate {
  /// The day, or the last one of a month that is too short.
  static func clipped(year: Int, month: Int, day: Int) -> CalendarDate? {
    guard (1...12).contains(month) else { return nil }
    return CalendarDate(year: year, month: month, day: min(day, days(in: month, of: year)))
  }
}

extension Ledger {
  /// The movements that recur every week, month, quarter or year, at least three times up to a day, and not too long ago.
  ///
  /// A week may be a day off, a month four, a quarter seven and a year ten. Movements before an irregular interval don't count.
  /// A recurrence has ended if its next movement is missing although the day is later than that. Transfers recur, too. Split
  /// movements are whole.
  package func recurrences(on today: CalendarDate) -> [Recurrence] {
    struct Key: Hashable {
      let name: String
      let account: Int32?
      let currency: Currency
    }
    var groups: [Key: [Int]] = [:]
    for (place, movement) in movements.enumerated() {
      guard let date = movement.date, date <= today, movement.minorUnits != 0 else { continue }
      if let split = movement.details?.split, split.number > 1 { continue }
      groups[Key(name: movement.name, account: movement.account, currency: movement.currency), default: []].append(
        place)
    }
    let found = groups.values.compactMap { places -> Recurrence? in
      guard places.count >= Recurrence.leastCount else { return nil }
      return recurrence(of: places.map { movements[$0] }, on: today)
    }
    return found.sorted { left, right in
      if left.name != right.name { return left.name < right.name }
      if left.account != right.account { return isBefore(left.account, right.account) }
      return left.currency.code < right.currency.code
    }
  }

  private func recurrence(of movements: [Movement], on today: CalendarDate) -> Recurrence? {
    let dates = movements.compactMap(\.date)
    guard let last = dates.last, let movement = movements.last else { return nil }
    for interval in PeriodLength.allCases {
      // The movements since the last irregular interval.
      var count = 1
      while count < dates.count, interval.fits(dates[dates.count - count - 1], dates[dates.count - count]) {
        count += 1
      }
      guard count >= Recurrence.leastCount else { continue }
      let recurrence = Recurrence(
        name: movement.name, account: account(of: movement), currency: movement.currency, interval: interval,
        count: count, last: last, minorUnits: movement.details?.split?.minorUnits ?? movement.minorUnits,
        day: commonDay(dates.suffix(count)))
      let due = last.daysSinceEpoch + interval.days.upperBound
      return today.daysSinceEpoch > due ? nil : recurrence
    }
    return nil
  }
}

/// The day of the month that most dates have, which may be the last one of a short month; of equally many, the latest.
private func commonDay(_ dates: ArraySlice<CalendarDate>) -> Int {
  func count(_ day: Int) -> Int {
    dates.count { CalendarDate.clipped(year: $0.year, month: $0.month, day: day) == $0 }
  }
  return Set(dates.map(\.day)).max { (count($0), $0) < (count($1), $1) } ?? 1
}

extension PeriodLength {
  /// The days between two movements at this interval.
  fileprivate var days: ClosedRange<Int> {
    switch self {
    case .week: 6...8
    case .month: 26...35
    case .quarter: 83...99
    case .year: 355...376
    }
  }

  fileprivate func fits(_ one: CalendarDate, _ other: CalendarDate) -> Bool {
    days.contains(other.daysSinceEpoch - one.daysSinceEpoch)
  }
}

/// What is expected of a ledger's recurring movements. No other figure includes it.
package struct LedgerForecast: Sendable {
  package struct Entry: Sendable, Hashable {
    package let date: CalendarDate
    package let recurrence: Recurrence
  }

  /// By day, then as the recurrences.
  package let entries: [Entry]
  /// The sum of each currency, by code.
  package let sums: [(currency: Currency, units: Int128)]

  /// - Parameters:
  ///   - today: The day by which a recurrence must not have ended; later movements don't count. What is overdue is part of
  ///     the forecast.
  ///   - end: Its last day.
  package init(_ ledger: Ledger, on today: CalendarDate, to end: CalendarDate) {
    entries = ledger.recurrences(on: today).enumerated()
      .flatMap { place, recurrence in recurrence.next(to: end).map { ($0, place, recurrence) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { Entry(date: $0.0, recurrence: $0.2) }
    var sums: [Currency: Int128] = [:]
    for entry in entries { sums[entry.recurrence.currency, default: 0] += Int128(entry.recurrence.minorUnits) }
    self.sums = sums.sorted { $0.key.code < $1.key.code }.map { ($0.key, $0.value) }
  }
}
