import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes dates, times and weekdays.
extension ContentDecoder {
  mutating func date(_ value: Value, _ field: String) -> CalendarDate? {
    if let date = value.withText({ CalendarDate($0) }) ?? nil { return date }
    guard let text = textOrDigits(value, field) else { return nil }
    report(.invalidDate(named(field), text, meant: meantDate(text)), at: value.range)
    return nil
  }

  /// Reads `--07-01`.
  mutating func monthDay(_ value: Value, _ field: String) -> MonthDay? {
    guard let text = textOrDigits(value, field) else { return nil }
    if let day = MonthDay(text) { return day }
    // `07-01` and `2026-07-01` mean the same day.
    let meant = MonthDay("--" + text.suffix(5))?.iso
    report(.invalidMonthDay(named(field), text, meant: meant), at: value.range)
    return nil
  }

  mutating func time(_ value: Value, _ field: String) -> ClockTime? {
    guard let text = textOrDigits(value, field) else { return nil }
    if let time = ClockTime(text) { return time }
    report(.invalidTime(named(field), text, meant: meantTime(text)), at: value.range)
    return nil
  }

  mutating func days(_ value: Value, _ field: String) -> [Weekday] {
    guard value.kind == .array else { return dayRange(value, field) }
    var days: [Weekday] = []
    var isEmpty = true
    for element in value.elements where !element.isNull {
      isEmpty = false
      for day in dayRange(element, field) where !days.contains(day) { days.append(day) }
    }
    if isEmpty {
      report(.noDay(named(field)), at: value.range)
    }
    return days
  }

  /// Reads `fri`, or a range as in schema.org: `mon-fri`.
  private mutating func dayRange(_ value: Value, _ field: String) -> [Weekday] {
    guard let text = text(value, field) else { return [] }
    if let day = Weekday(written: text) { return [day] }
    if let days = Weekday.list(written: text[...]) { return days }
    if text.hasSuffix("PublicHolidays") {
      report(.unknownWord(text, .day, of: subjectName, .holidays), at: value.range)
      return []
    }
    unknownWord(.day, field, text, among: Weekday.allCases.map(\.rawValue), at: value.range)
    return []
  }

  /// Reads serving times: an object, or a list of them.
  mutating func availabilities(_ value: Value) -> [Availability] {
    guard value.kind == .array else { return availability(value).map { [$0] } ?? [] }
    if isTooLong(value, "availability") { return [] }
    return value.elements.compactMap { $0.isNull ? nil : availability($0) }
  }

  private mutating func availability(_ value: Value) -> Availability? {
    guard value.kind == .object else {
      wrongType(
        "availability", expected: "days and hours",
        example: "{\"days\": [\"fri\"], \"from\": \"18:00\", \"to\": \"23:00\"}",
        value)
      return nil
    }
    var availability = Availability()
    checkEmptyKeys(of: value, in: "availability", known: ContentObject.availability.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "days": availability.days = days(value, "days")
      case "from": availability.from = time(value, "from")
      case "to": availability.to = time(value, "to")
      case "validFrom": availability.validFrom = date(value, "validFrom")
      case "validThrough": availability.validThrough = date(value, "validThrough")
      default: unknownKey(key, in: "availability", of: .availability)
      }
    }
    if let from = availability.from, from == availability.to || from.minutes == 24 * 60 {
      report(.emptyAvailability(named("availability")), at: (value.member("from") ?? value).range)
    }
    if let from = availability.validFrom, let through = availability.validThrough, through < from {
      report(
        .availabilityEndsFirst(named("availability"), begin: from.iso, end: through.iso),
        at: (value.member("validThrough") ?? value).range)
    } else if !availability.hasItsDays, let between = availability.daysBetweenDates {
      report(
        .noDayOfAvailability(named("availability"), between: between.map(\.rawValue).joined(separator: ", ")),
        at: (value.member("days") ?? value).range)
    }
    return availability
  }
}

/// `2026-09-30` for `2026-9-30`, `30.9.2026` and `9/30/2026`. What begins with the day or the month could be either,
/// unless it is above 12, or has dots: then the day is first.
private func meantDate(_ text: String) -> String? {
  var parts = text.split { $0 == "-" || $0 == "." || $0 == "/" }
  guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
  if parts[2].utf8.count == 4, let first = Int(parts[0]), let second = Int(parts[1]) {
    if first > 12 || text.utf8.contains(UInt8(ascii: ".")) {
      parts.reverse()
    } else if second > 12 {
      parts = [parts[2], parts[0], parts[1]]
    }
  }
  guard parts[0].utf8.count == 4 else { return nil }
  let padded = parts.map { $0.utf8.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
  return CalendarDate(padded)?.iso
}

/// `18:30` for `18.30`, `18h30` and `6:30 pm`, `24:00` for `24`.
func meantTime(_ text: String) -> String? {
  let word = text.lowercased().filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }
  let isMorning = word.hasSuffix("am") || word.hasSuffix("a.m.")
  let isEvening = word.hasSuffix("pm") || word.hasSuffix("p.m.")
  let clock = word.prefix { $0.isASCII && $0.isNumber || $0 == ":" || $0 == "." || $0 == "h" }
  let rest = word.dropFirst(clock.count)
  guard isMorning || isEvening || rest.isEmpty || rest == "uhr" else { return nil }
  let parts = clock.split { $0 == ":" || $0 == "." || $0 == "h" }
  guard (1...2).contains(parts.count), var hour = Int(parts[0]), let minute = parts.count == 2 ? Int(parts[1]) : 0
  else {
    return nil
  }
  if isMorning || isEvening {
    guard (1...12).contains(hour) else { return nil }
    hour = hour % 12 + (isEvening ? 12 : 0)
  }
  return ClockTime(hour: hour, minute: minute)?.iso
}

extension Weekday {
  /// Reads `fri` and common forms: `Fr`, `Friday`, `https://schema.org/Friday`.
  init?(written: String) {
    var word = written.lowercased()
    for prefix in ["https://schema.org/", "http://schema.org/", "schema:"] where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
    }
    let full = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    if let day = Weekday(rawValue: word) {
      self = day
    } else if let index = full.firstIndex(where: { $0 == word || $0.prefix(2) == word }) {
      self = Weekday.allCases[index]
    } else {
      return nil
    }
  }
}
