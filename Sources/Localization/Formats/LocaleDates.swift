package import MenugenText

extension LocaleFormat {
  /// The fields of a date and their length. The examples are German.
  package enum DateStyle: Int, Sendable, CaseIterable {
    /// `Freitag, 13. März 2026`.
    case full
    /// `13. März 2026`.
    case long
    /// `13.03.2026`.
    case medium
    /// `13.03.26`.
    case short
    /// `März 2026`.
    case monthYear
    /// `März 2026`, but abbreviated for long months: `Sept. 2026`.
    case shortMonthYear
    /// `13. März`.
    case monthDay
    /// `13. März`, but abbreviated for long months: `13. Sept.`.
    case shortMonthDay
  }

  package enum NameStyle: Sendable { case wide, short }

  /// A Gregorian day in the locale's calendar, such as the Buddhist one in Thai or the Persian one in Persian.
  package func date(year: Int, month: Int, day: Int, style: DateStyle) -> String {
    return String.written { output in
      appendDate(year: year, month: month, day: day, style: style, to: &output)
    }
  }

  /// Appends what `date` returns. Writes plain digits for a date out of range, which parsers reject.
  package func appendDate(year: Int, month: Int, day: Int, style: DateStyle, to output: inout ByteBuffer) {
    guard (1...12).contains(month), (1...31).contains(day), (1...9999).contains(year) else {
      output.append("\(year)-\(month)-\(day)")
      return
    }
    dates.write(CalendarDay(year: year, month: month, day: day), style.rawValue, number, to: &output)
  }

  /// A time of day, such as `18:00` or `6:00 PM`; 24:00 is written as midnight.
  package func time(hour: Int, minute: Int) -> String {
    return String.written { output in
      var moment = CalendarDay(year: 1, month: 1, day: 1)
      moment.hour = ((hour % 24) + 24) % 24
      moment.minute = minute
      dates.write(moment, DatePatterns.timePattern, number, to: &output)
    }
  }

  /// 24:00 as the end of the day; `nil` in locales with a 12-hour clock.
  package var endOfDay: String? {
    guard dates.countsHoursTo24 else { return nil }
    return String.written { output in
      var moment = CalendarDay(year: 1, month: 1, day: 1)
      moment.hour = 24
      dates.write(moment, DatePatterns.timePattern, number, to: &output)
    }
  }

  /// A month's standalone name; 1 is January, or the first month of the Persian calendar. `nil` for an unknown month.
  package func monthName(_ month: Int, _ style: NameStyle = .wide) -> String? {
    let names = style == .wide ? dates.standaloneMonths : dates.shortStandaloneMonths
    return names.indices.contains(month - 1) ? names[month - 1] : nil
  }

  /// A weekday's standalone name; 1 is Monday, 7 Sunday (ISO 8601). `nil` for an unknown weekday.
  package func weekdayName(_ weekday: Int, _ style: NameStyle = .wide) -> String? {
    let names = style == .wide ? dates.standaloneWeekdays : dates.shortStandaloneWeekdays
    guard (1...7).contains(weekday), names.count == 7 else { return nil }
    return names[weekday % 7]
  }
}

/// A locale's date patterns (UTS #35, "Date Format Patterns") and names. Weeks begin on Sunday here.
struct DatePatterns: Sendable {
  static let timePattern = 8

  let standaloneMonths: [String]
  let shortStandaloneMonths: [String]
  let standaloneWeekdays: [String]
  let shortStandaloneWeekdays: [String]
  let patterns: [[UInt8]]
  let calendar: String
  private let months: [String]
  private let shortMonths: [String]
  private let weekdays: [String]
  private let shortWeekdays: [String]
  private let dayPeriods: [String]

  init(_ table: LocaleTable) {
    patterns = table["dates"].map { Array($0.utf8) }
    calendar = table["calendar"].joined()
    months = table["months"]
    shortMonths = table["shortMonths"]
    standaloneMonths = table["standaloneMonths"]
    shortStandaloneMonths = table["shortStandaloneMonths"]
    weekdays = table["weekdays"]
    shortWeekdays = table["shortWeekdays"]
    standaloneWeekdays = table["standaloneWeekdays"]
    shortStandaloneWeekdays = table["shortStandaloneWeekdays"]
    dayPeriods = table["dayPeriods"]
  }

  var countsHoursTo24: Bool {
    patterns.indices.contains(Self.timePattern) && patterns[Self.timePattern].contains(UInt8(ascii: "H"))
  }

  /// Writes a Gregorian day by the pattern at `index`.
  func write(_ gregorian: CalendarDay, _ index: Int, _ digits: NumberShape, to output: inout ByteBuffer) {
    guard patterns.indices.contains(index) else { return }
    let pattern = patterns[index]
    let weekday = gregorian.weekday
    let day = gregorian.inCalendar(calendar)
    var position = 0
    while position < pattern.count {
      let letter = pattern[position]
      var length = 1
      if letter == UInt8(ascii: "'") {
        length = writeQuoted(pattern[position...], to: &output)
      } else if isPatternLetter(letter) {
        while position + length < pattern.count, pattern[position + length] == letter { length += 1 }
        write(letter, length, day, weekday, digits, to: &output)
      } else {
        output.append(letter)
      }
      position += length
    }
  }

  private func write(
    _ letter: UInt8, _ length: Int, _ day: CalendarDay, _ weekday: Int, _ digits: NumberShape,
    to output: inout ByteBuffer
  ) {
    func name(_ names: [String], _ index: Int) { if names.indices.contains(index) { output.append(names[index]) } }
    func number(_ value: Int) { digits.writePlain(value, width: length, to: &output) }
    switch letter {
    case UInt8(ascii: "y"): number(length == 2 ? day.year % 100 : day.year)
    case UInt8(ascii: "M") where length > 2: name(length == 3 ? shortMonths : months, day.month - 1)
    case UInt8(ascii: "L") where length > 2: name(length == 3 ? shortStandaloneMonths : standaloneMonths, day.month - 1)
    case UInt8(ascii: "M"), UInt8(ascii: "L"): number(day.month)
    case UInt8(ascii: "d"): number(day.day)
    case UInt8(ascii: "E"): name(length < 4 ? shortWeekdays : weekdays, weekday)
    case UInt8(ascii: "c"): name(length < 4 ? shortStandaloneWeekdays : standaloneWeekdays, weekday)
    case UInt8(ascii: "H"): number(day.hour)
    case UInt8(ascii: "h"): number((day.hour + 11) % 12 + 1)
    case UInt8(ascii: "m"): number(day.minute)
    case UInt8(ascii: "a"): name(dayPeriods, day.hour < 12 ? 0 : 1)
    default: break
    }
  }

  /// Writes a quoted literal, in which two apostrophes are one, and returns its length.
  private func writeQuoted(_ pattern: ArraySlice<UInt8>, to output: inout ByteBuffer) -> Int {
    let apostrophe = UInt8(ascii: "'")
    let rest = pattern.dropFirst()
    if rest.first == apostrophe {
      output.append(apostrophe)
      return 2
    }
    let literal = rest.prefix { $0 != apostrophe }
    output.append(literal)
    return literal.count + 2
  }

  private func isPatternLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
