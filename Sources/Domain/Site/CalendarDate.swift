/// A day of the proleptic Gregorian calendar, without a time or time zone: `2026-03-02`.
@usableFromInline package struct CalendarDate: Sendable, Hashable, Comparable {
  /// Year, month and day in 4 bytes, comparable as one number.
  @usableFromInline let packed: Int32

  @inlinable package var year: Int { Int(packed >> 9) }
  @inlinable package var month: Int { Int(packed >> 5) & 15 }
  @inlinable package var day: Int { Int(packed) & 31 }

  /// Returns `nil` for a day that doesn't exist, such as 30 February. Years are 0 to 9999 (RFC 3339).
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1, day <= CalendarDate.days(in: month, of: year)
    else { return nil }
    packed = Int32(year << 9 | month << 5 | day)
  }

  /// Returns `nil` outside the years 0 to 9999.
  package init?(daysSinceEpoch days: Int) {
    // Howard Hinnant's civil_from_days, the inverse of `daysSinceEpoch`.
    guard (-719_528...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Reads `YYYY-MM-DD`, or the date of an RFC 3339 date-time, ignoring its offset.
  package init?(_ text: String) {
    guard let date = CalendarDate(text.utf8.span) else { return nil }
    self = date
  }

  package init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let century = twoDigits(bytes, 0), let year = twoDigits(bytes, 2), let month = twoDigits(bytes, 5),
      let day = twoDigits(bytes, 8),
      bytes.count == 10 || isTime(bytes.extracting(10...))
    else { return nil }
    self.init(year: century * 100 + year, month: month, day: day)
  }

  /// The earliest day: 0000-01-01.
  package static var first: CalendarDate { CalendarDate(packed: 1 << 5 | 1) }

  /// The latest day: 9999-12-31.
  package static var last: CalendarDate { CalendarDate(packed: 9999 << 9 | 12 << 5 | 31) }

  private init(packed: Int32) { self.packed = packed }

  /// The date as `2026-03-02`.
  package var iso: String {
    let year = String(self.year)
    return String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year + "-" + twoDigits(month) + "-"
      + twoDigits(day)
  }

  /// From 1 (Monday) to 7 (ISO 8601).
  package var weekday: Int { (daysSinceEpoch + 3) %% 7 + 1 }

  /// Days since 1970-01-01.
  package var daysSinceEpoch: Int {
    // Howard Hinnant's days_from_civil: years start in March, so that the leap day is the last.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  @inlinable package static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.packed < right.packed }
  @inlinable package static func == (left: CalendarDate, right: CalendarDate) -> Bool { left.packed == right.packed }

  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

infix operator %% : MultiplicationPrecedence

/// The remainder, never negative.
private func %% (left: Int, right: Int) -> Int { (left % right + right) % right }

private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }

@inline(__always)
private func twoDigits(_ bytes: Span<UInt8>, _ index: Int) -> Int? {
  let (tens, ones) = (bytes[index] &- UInt8(ascii: "0"), bytes[index &+ 1] &- UInt8(ascii: "0"))
  return tens < 10 && ones < 10 ? Int(tens &* 10 &+ ones) : nil
}

private func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
  var value = 0
  for index in range {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
    value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
  }
  return value
}

/// Whether bytes are the time of an RFC 3339 date-time: `T12:30:00Z`, ` 12:30:00.5+02:00`.
private func isTime(_ bytes: Span<UInt8>) -> Bool {
  guard bytes.count >= 9, [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[0]),
    let hour = number(bytes, 1..<3), bytes[3] == UInt8(ascii: ":"), let minute = number(bytes, 4..<6),
    bytes[6] == UInt8(ascii: ":"), let second = number(bytes, 7..<9), hour < 24, minute < 60, second <= 60
  else { return false }
  var index = 9
  if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
    index += 1
    let start = index
    while index < bytes.count, number(bytes, index..<index + 1) != nil { index += 1 }
    if index == start { return false }
  }
  guard index < bytes.count else { return false }
  if bytes[index] | 0x20 == UInt8(ascii: "z") { return index + 1 == bytes.count }
  guard bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"), bytes.count == index + 6,
    let offsetHour = number(bytes, index + 1..<index + 3), bytes[index + 3] == UInt8(ascii: ":"),
    let offsetMinute = number(bytes, index + 4..<index + 6)
  else { return false }
  return offsetHour < 24 && offsetMinute < 60
}
