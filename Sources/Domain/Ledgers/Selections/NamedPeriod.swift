/// Days as a command names them: `2026-Q1`, `2026-03..2026-05`, `last-month`, `fiscal-year`.
package enum NamedPeriod: Sendable, Hashable {
  /// `nil` for an open end.
  case days(from: CalendarDate?, to: CalendarDate?)
  case relative(Word)
  /// The fiscal year that begins in a calendar year.
  case fiscalYear(from: Int)

  /// A period relative to today.
  package enum Word: String, Sendable, CaseIterable {
    case today, yesterday
    case thisWeek = "this-week"
    case lastWeek = "last-week"
    case thisMonth = "this-month"
    case lastMonth = "last-month"
    case thisQuarter = "this-quarter"
    case lastQuarter = "last-quarter"
    case thisYear = "this-year"
    case lastYear = "last-year"
    case fiscalYear = "fiscal-year"
    case lastFiscalYear = "last-fiscal-year"
  }

  /// Why a text names no period.
  package enum Fault: Error, Hashable {
    case unknown(String)
    /// It has the form of a period that the calendar doesn't have, such as `2026-13`.
    case missing(String)
    case reversed(String, String)
  }

  package init(_ text: String) throws(Fault) {
    if let word = Word(rawValue: text) {
      self = .relative(word)
      return
    }
    guard let mark = text.firstRange(of: "..") else {
      let days = try Self.days(text[...])
      self = .days(from: days.first, to: days.last)
      return
    }
    let parts = (text[..<mark.lowerBound], text[mark.upperBound...])
    guard !parts.0.isEmpty || !parts.1.isEmpty else { throw .unknown(text) }
    let from = parts.0.isEmpty ? nil : try Self.days(parts.0).first
    let to = parts.1.isEmpty ? nil : try Self.days(parts.1).last
    if let from, let to, to < from { throw .reversed(String(parts.0), String(parts.1)) }
    self = .days(from: from, to: to)
  }

  /// Returns the first and the last day; `nil` for an open end, and for a period before the year 0.
  package func days(today: CalendarDate, fiscalYear: MonthDay) -> (from: CalendarDate?, to: CalendarDate?) {
    func period(_ length: PeriodLength) -> Period { Period(of: today, length) }
    func days(_ period: Period) -> (from: CalendarDate?, to: CalendarDate?) { (period.firstDay, period.lastDay) }
    let word: Word
    switch self {
    case .days(let from, let to): return (from, to)
    case .fiscalYear(let year): return fiscalYear.year(from: year)
    case .relative(let relative): word = relative
    }
    switch word {
    case .today: return (today, today)
    case .yesterday:
      let day = today.adding(days: -1)
      return (day, day)
    case .thisWeek: return days(period(.week))
    case .lastWeek: return days(period(.week).previous)
    case .thisMonth: return days(period(.month))
    case .lastMonth: return days(period(.month).previous)
    case .thisQuarter: return days(period(.quarter))
    case .lastQuarter: return days(period(.quarter).previous)
    case .thisYear: return days(period(.year))
    case .lastYear: return days(period(.year).previous)
    case .fiscalYear: return fiscalYear.year(from: fiscalYear.firstYear(of: today))
    case .lastFiscalYear: return fiscalYear.year(from: fiscalYear.firstYear(of: today) - 1)
    }
  }

  /// The days of `2026`, `2026-Q1`, `2026-03`, `2026-W09` or `2026-03-02`.
  private static func days(_ text: Substring) throws(Fault) -> (first: CalendarDate, last: CalendarDate) {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound == bytes.count || range.upperBound < bytes.count, range.upperBound <= bytes.count,
        bytes[range].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    guard bytes.count >= 4, let year = number(0..<4), bytes.count == 4 || bytes[4] == UInt8(ascii: "-") else {
      throw .unknown(String(text))
    }
    func found(_ period: Period?) throws(Fault) -> (first: CalendarDate, last: CalendarDate) {
      guard let first = period?.firstDay, let last = period?.lastDay else { throw .missing(String(text)) }
      return (first, last)
    }
    func month(_ month: Int, _ length: PeriodLength) -> Period? {
      CalendarDate(year: year, month: month, day: 1).map { Period(of: $0, length) }
    }
    switch bytes.count {
    case 4: return try found(month(1, .year))
    case 7:
      if bytes[5] | 0x20 == UInt8(ascii: "q"), let quarter = number(6..<7) {
        return try found((1...4).contains(quarter) ? month(quarter * 3 - 2, .quarter) : nil)
      }
      if let number = number(5..<7) { return try found(month(number, .month)) }
    case 8:
      if bytes[5] | 0x20 == UInt8(ascii: "w"), let week = number(6..<8) {
        return try found(Period(week: week, of: year))
      }
    case 10:
      if number(5..<7) != nil, bytes[7] == UInt8(ascii: "-"), number(8..<10) != nil {
        guard let day = CalendarDate(String(text)) else { throw .missing(String(text)) }
        return (day, day)
      }
    default: break
    }
    throw .unknown(String(text))
  }
}

/// A day that every year has: the first of a fiscal year.
package struct MonthDay: Sendable, Hashable {
  package let month: Int
  package let day: Int

  /// Reads `--07-01` (ISO 8601:2000, XML Schema's `gMonthDay`). Returns `nil` for 29 February, too.
  package init?(_ text: String) {
    guard text.utf8.count == 7, text.hasPrefix("--"), let date = CalendarDate("2001-" + text.dropFirst(2)) else {
      return nil
    }
    (month, day) = (date.month, date.day)
  }

  private init(month: Int, day: Int) { (self.month, self.day) = (month, day) }

  package var iso: String { "-" + (CalendarDate(year: 2001, month: month, day: day)?.iso.dropFirst(4) ?? "") }

  package static let newYear = MonthDay(month: 1, day: 1)

  /// The calendar year in which the year that includes `date` begins.
  package func firstYear(of date: CalendarDate) -> Int {
    (date.month, date.day) < (month, day) ? date.year - 1 : date.year
  }

  /// The first and the last day of the year that begins in a calendar year; `nil` outside the calendar.
  package func year(from year: Int) -> (from: CalendarDate?, to: CalendarDate?) {
    let next = CalendarDate(year: year + 1, month: month, day: day)
    return (CalendarDate(year: year, month: month, day: day), next?.adding(days: -1) ?? CalendarDate.last)
  }
}

extension CalendarDate {
  /// `nil` outside the years 0 to 9999.
  package func adding(days: Int) -> CalendarDate? { CalendarDate(daysSinceEpoch: daysSinceEpoch + days) }
}
