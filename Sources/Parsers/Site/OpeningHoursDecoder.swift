import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes opening hours in all notations of schema.org.
extension ContentDecoder {
  /// Reads texts (`Mo-Fr 11:00-23:00`) or objects (`OpeningHoursSpecification`), one or a list.
  mutating func openingHours(_ value: Value, _ field: String) -> [PlacedHours] {
    if value.kind == .array, isTooLong(value, field, most: ListLimit.hours) { return [] }
    var hours: [PlacedHours] = []
    // The days of the preceding text: a comma between hours splits a text in a YAML list.
    var days: String?
    for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
      if element.kind == .object {
        guard var entry = hoursObject(element, field) else { continue }
        if entry.days.isEmpty { entry.days = Weekday.allCases }
        hours.append(PlacedHours(entry, at: element.range))
      } else if let text = text(element, field) {
        var meant: String?
        if let entries = Restaurant.OpeningHours.list(written: text) {
          hours += entries.map { PlacedHours($0, at: element.range) }
        } else {
          meant = meantHours(text, days: days)
          report(.invalidHours(field, text, meant: meant), at: element.range)
        }
        days = (meant ?? text).split(separator: ";").last.map { rule in rule.prefix { !$0.isNumber } }.map(String.init)
      }
    }
    return hours
  }

  /// Reads special hours (`OpeningHoursSpecification` with dates), one or a list.
  mutating func specialOpeningHours(_ value: Value) -> [Restaurant.OpeningHours] {
    let field = "specialOpeningHoursSpecification"
    if value.kind == .array, isTooLong(value, field, most: ListLimit.hours) { return [] }
    var hours: [PlacedHours] = []
    for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
      let example =
        "{\"validFrom\": \"2026-12-24\", \"validThrough\": \"2026-12-24\", \"opens\": \"10:00\", \"closes\": \"14:00\"}"
      guard element.kind == .object else {
        wrongType(field, expected: "dates and hours", example: example, element)
        continue
      }
      guard let entry = hoursObject(element, field) else { continue }
      if entry.validFrom == nil, entry.validThrough == nil {
        report(.hoursWithoutDates(field), at: element.range)
      } else {
        hours.append(PlacedHours(entry, at: element.range))
        if let begin = entry.validFrom, entry.validThrough == nil {
          report(.endlessHours(from: begin.iso), at: (element.member("validFrom") ?? element).range)
        }
      }
    }
    report(hoursConflicts(hours, isSpecial: true) { [file] in file.location(of: $0) })
    return hours.map(\.hours).enumerated().sorted {
      ($0.element.firstDay, $0.offset) < ($1.element.firstDay, $1.offset)
    }
    .map(\.element)
  }

  /// Returns `nil` after an error.
  private mutating func hoursObject(_ value: Value, _ field: String) -> Restaurant.OpeningHours? {
    let errors = errorCount
    var hours = Restaurant.OpeningHours(days: [], opens: nil, closes: nil)
    var (unknown, flag): (Key?, Key?)
    checkEmptyKeys(of: value, in: field, known: ContentObject.hours.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "days", "dayOfWeek": hours.days = days(value, "days")
      case "opens", "from": hours.opens = openingTime(value, "opens")
      case "closes", "to": hours.closes = openingTime(value, "closes")
      case "validFrom": hours.validFrom = date(value, "validFrom")
      case "validThrough": hours.validThrough = date(value, "validThrough")
      case "@id", "@type": break
      // `closed: true`.
      case _ where value.bool() != nil: flag = key
      default:
        unknownKey(key, in: field, of: .hours)
        unknown = key
      }
    }
    if errorCount > errors { return nil }
    if let flag, hours.opens != nil, hours.closes != nil {
      report(.unknownKey(flag.text, in: field, .closedDay), at: flag.range)
    }
    if (hours.opens == nil) != (hours.closes == nil) {
      report(.halfHours(field), at: value.range)
    } else if hours.opens == nil, let unknown = flag ?? unknown {
      report(.missingHours(field, key: unknown.text), at: value.range)
    }
    if let opens = hours.opens, let closes = hours.closes {
      if opens.minutes == 0, closes.minutes == 0 {
        // schema.org's notation for a closed day.
        (hours.opens, hours.closes) = (nil, nil)
      } else if opens == closes || opens.minutes == 24 * 60 {
        report(.emptyHours(field), at: (value.member("opens") ?? value).range)
      } else if opens.minutes == 0, closes.minutes == 24 * 60 - 1 {
        // schema.org's notation for a whole day.
        hours.closes = ClockTime(hour: 24, minute: 0)
      }
    }
    if let from = hours.validFrom, let through = hours.validThrough, through < from {
      report(
        .hoursEndFirst(field, begin: from.iso, end: through.iso), at: (value.member("validThrough") ?? value).range)
    } else {
      checkDays(of: hours, field, value)
    }
    return errorCount > errors ? nil : hours
  }

  /// Reports hours whose days are all outside their dates.
  private mutating func checkDays(of hours: Restaurant.OpeningHours, _ field: String, _ value: Value) {
    var availability = Availability()
    availability.days = hours.days
    (availability.validFrom, availability.validThrough) = (hours.validFrom, hours.validThrough)
    guard !availability.hasItsDays, let between = availability.daysBetweenDates else { return }
    report(
      .noDayOfHours(field, between: between.map(\.rawValue).joined(separator: ", ")),
      at: (value.member("days") ?? value.member("dayOfWeek") ?? value).range)
  }

  /// Reads a time, optionally with seconds as in schema.org's `Time`: `18:00:00`, or `23:59:59` for the end of the day.
  private mutating func openingTime(_ value: Value, _ field: String) -> ClockTime? {
    if let text = value.string(), text.utf8.count == 8 {
      if text == "23:59:59" { return ClockTime(hour: 24, minute: 0) }
      if text.hasSuffix(":00"), let time = ClockTime(String(text.dropLast(3))) { return time }
    }
    return time(value, field)
  }
}

extension Restaurant.OpeningHours {
  fileprivate var firstDay: CalendarDate { validFrom ?? validThrough ?? CalendarDate.first }

  /// Reads schema.org's text notation: days such as `Mo-Fr` or `Mo,We`, then times (none for the whole day), or
  /// `closed`.
  ///
  /// There may be several times (`Mo-Fr 12:00-14:30, 18:00-23:00`), and several rules separated by semicolons.
  static func list(written text: String) -> [Self]? {
    var hours: [Self] = []
    for rule in text.split(separator: ";") {
      if isBlank(String(rule)) { continue }
      guard let found = list(rule: rule) else { return nil }
      hours += found
    }
    return hours.isEmpty ? nil : hours
  }

  private static func list(rule: Substring) -> [Self]? {
    let times = rule.drop { !($0.isASCII && $0.isNumber) }
    var dayWords = rule[..<times.startIndex].split(separator: " ")
    let isClosed = times.isEmpty && dayWords.last?.lowercased() == "closed"
    if isClosed { dayWords.removeLast() }
    guard let days = Weekday.list(written: dayWords.joined()[...]) else { return nil }
    if isClosed { return [Self(days: days, opens: nil, closes: nil)] }
    if times.isEmpty {
      return [Self(days: days, opens: ClockTime(hour: 0, minute: 0), closes: ClockTime(hour: 24, minute: 0))]
    }
    var hours: [Self] = []
    for span in spans(in: times) {
      let ends = span.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let opens = ClockTime(String(ends[0])), let closes = ClockTime(String(ends[1])) else {
        return nil
      }
      if opens.minutes == 0, closes.minutes == 0 {
        hours.append(Self(days: days, opens: nil, closes: nil))
      } else if opens != closes, opens.minutes < 24 * 60 {
        hours.append(Self(days: days, opens: opens, closes: closes))
      } else {
        return nil
      }
    }
    return hours
  }

  /// `12:00-14:30` and `18:00-23:00` for `12:00 – 14:30, 18:00-23:00`.
  private static func spans(in times: Substring) -> [String] {
    var text = ""
    for character in times {
      let isDash = character == "-" || character == "–"
      if isDash { while text.last == " " { text.removeLast() } }
      if character == " ", text.last == "-" { continue }
      text.append(isDash ? "-" : character)
    }
    return text.split { $0 == "," || $0 == " " }.map(String.init)
  }
}

/// The probable meaning of hours: `Tu-Fr 18:00-23:00` for `Di–Fr 18-23 Uhr`; `nil` if unclear.
///
/// - Parameter before: The days for hours without days.
private func meantHours(_ text: String, days before: String?) -> String? {
  let times = text.drop { !($0.isASCII && $0.isNumber) }
  let dayText = text[..<times.startIndex].filter { $0 != "." && $0 != ":" }
  var days = ""
  for word in dayText.split(whereSeparator: { $0 == " " }).joined().split(separator: ",") {
    let ends = word.split { $0 == "-" || $0 == "–" }.map { end in
      Weekday(written: String(end))?.rawValue ?? WordAliases.exact(String(end), for: .day)
    }
    guard (1...2).contains(ends.count), ends.allSatisfy({ $0 != nil }) else { return nil }
    let short = ends.compactMap { $0?.split(separator: "-").map { $0.prefix(2).capitalized }.joined(separator: "-") }
    days += (days.isEmpty ? "" : ",") + short.joined(separator: "-")
  }
  if days.isEmpty { days = before.map { $0.split(separator: " ").joined() } ?? "Mo-Su" }
  var spans = ""
  for span in times.split(separator: ",") {
    let ends = span.split { $0 == "-" || $0 == "–" }.compactMap { meantTime(String($0)) }
    guard ends.count == 2 else { return nil }
    spans += (spans.isEmpty ? "" : ", ") + ends.joined(separator: "-")
  }
  let meant = spans.isEmpty ? days : "\(days) \(spans)"
  return Restaurant.OpeningHours.list(written: meant) == nil ? nil : meant
}

extension Substring {
  /// With an upper-case first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension Weekday {
  /// Reads `Mo-Fr`, `Sa,Su`; a range may cross the end of the week.
  static func list(written text: Substring) -> [Weekday]? {
    var days: [Weekday] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Weekday(written: String($0)) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else { return nil }
      var number = first.number
      while true {
        let day = allCases[(number - 1) % 7]
        if !days.contains(day) { days.append(day) }
        if day == last { break }
        number += 1
      }
    }
    return days
  }
}
